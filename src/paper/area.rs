//! Points and rectangles on paper, in millimeters: x to the right, y down.

/// A point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    pub x: f32,
    pub y: f32,
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

/// The point there.
pub const fn spot(x: f32, y: f32) -> Spot {
    Spot { x, y }
}

/// The rectangle with that upper left corner, width and height.
pub const fn area(x: f32, y: f32, w: f32, h: f32) -> Area {
    Area { x, y, w, h }
}

impl Area {
    pub const fn right(self) -> f32 {
        self.x + self.w
    }

    pub const fn bottom(self) -> f32 {
        self.y + self.h
    }

    pub const fn center(self) -> Spot {
        spot(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The square of that side around a point.
    pub const fn around(center: Spot, side: f32) -> Self {
        area(center.x - side / 2.0, center.y - side / 2.0, side, side)
    }
}

impl Spot {
    /// The point that much to the right and down.
    pub const fn by(self, x: f32, y: f32) -> Self {
        spot(self.x + x, self.y + y)
    }
}
