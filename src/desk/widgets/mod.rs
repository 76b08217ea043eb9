//! The drawing tools of all parts of the desk: fonts and style, the pictures, and the tools that are passed down.

pub(crate) mod answers;
pub(crate) mod captions;
pub(crate) mod column;
pub(crate) mod cry_banner;
pub(crate) mod cry_cards;
pub(crate) mod explain;
pub(crate) mod flex;
pub(crate) mod graph;
pub(crate) mod grid;
pub(crate) mod ground;
pub(crate) mod hint;
pub(crate) mod large;
pub(crate) mod legend;
pub(crate) mod lines;
pub(crate) mod menu;
pub(crate) mod menu_item;
mod menu_look;
pub(crate) mod number;
pub(crate) mod parts;
mod picture;
mod raster;
pub(crate) mod qr;
pub(crate) mod drawing;
pub(crate) mod scrolled;
pub(crate) mod shield;
pub(crate) mod sidebar;
pub(crate) mod signs;
pub(crate) mod spot;
pub(crate) mod style;
mod textures;
pub(crate) mod thrown;
pub(crate) mod tools;
pub(crate) mod tracer;

pub(crate) use picture::Frame;
pub use picture::{Drawings, Pictures, Rasterize};
pub(crate) use raster::rgba;
