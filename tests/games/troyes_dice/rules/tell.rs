//! A happening as one line of text, so that it can be held against the naive model's.

use town_crier::games::troyes_dice::rules::{
    Attack, Calendar, Color, Dice, Die, Flip, Half, HalfDay, Happening, Offer, Placed, Roll, Side, Strike,
};

/// The happenings, a line each.
pub(crate) fn tell(happenings: &[Happening]) -> Vec<String> {
    happenings.iter().map(line).collect()
}

fn line(happening: &Happening) -> String {
    match happening {
        Happening::Dice(Dice::Rolled { half_day, roll }) => format!("rolled {} {}", when(*half_day), faces(*roll)),
        Happening::Dice(Dice::Placed(placed)) => format!("placed {}", placed.map(lies).join(" ")),
        Happening::Attack(Attack::Spared(spared)) => {
            format!("spared {}{}{} tile {}", spared.notch.index(), letter(spared.color), spared.value, spared.tile)
        }
        Happening::Attack(Attack::Struck(strike)) => format!("struck {}", struck(*strike)),
        Happening::Dice(Dice::Offered(offered)) => {
            let (offers, available) = (offered.offers.iter().copied().map(offer), offered.available);
            let offers = offers.collect::<Vec<_>>().join(" ");
            let counts =
                format!("r{} y{} w{}", available[Color::Red], available[Color::Yellow], available[Color::White]);
            format!("offered {offers} | {counts} | {}", if offered.any_free { "free" } else { "none free" })
        }
        Happening::Calendar(Calendar::Closed(half_day)) => format!("closed {}", when(*half_day)),
        Happening::Flip(Flip::Plaza { notch, from, to }) => {
            format!("rebuilt {} {}>{}", notch.index(), letter(*from), letter(*to))
        }
        Happening::Flip(Flip::Tile { tile, notch }) => format!("raid {tile} at {}", notch.index()),
        Happening::Calendar(Calendar::DayBegan { day, neutral }) => {
            format!("day {} neutral {}", day.number(), neutral.index())
        }
        Happening::Calendar(Calendar::Ended(half_days)) => format!("ended {half_days}"),
    }
}

fn when(half_day: HalfDay) -> String {
    let half = match half_day.half {
        Half::Morning => 'm',
        Half::Afternoon => 'a',
    };
    format!("{}{half}", half_day.day.number())
}

fn faces(roll: Roll) -> String {
    let [a, b, c] = roll.clear();
    format!("{} {a} {b} {c}", roll.black())
}

pub(crate) fn letter(color: Color) -> char {
    match color {
        Color::Red => 'r',
        Color::Yellow => 'y',
        Color::White => 'w',
    }
}

fn kind(die: Die) -> char {
    match die {
        Die::Black => 'b',
        Die::Clear => 'c',
    }
}

fn lies(placed: Placed) -> String {
    let Placed { place, notch, color, die, value } = placed;
    format!("{}:{}{}{}{value}", place.number(), notch.index(), letter(color), kind(die))
}

fn struck(strike: Strike) -> String {
    let Strike { half_day, notch, color, value, by, sheets, already } = strike;
    let mut line = format!("{}{}{}{value} {}", notch.index(), letter(color), kind(by), when(half_day));
    line.push_str(if sheets { " sheets" } else { "" });
    line.push_str(if already { " already" } else { "" });
    line
}

fn offer(offer: Offer) -> String {
    let (price, value) = (offer.price(), offer.value());
    let lies = format!(
        "{}:{}{}{}{}",
        offer.place.number(),
        offer.notch.index(),
        letter(offer.color),
        kind(offer.die),
        offer.face
    );
    let price = format!("d{}i{}k{}a{}", price.denier, price.influence, price.knowledge, price.any);
    let tile = offer.tile.map_or_else(String::new, |tile| {
        let side = match tile.side {
            Side::Banquet => 'b',
            Side::Raid => 'r',
        };
        format!(",{}{side}", tile.tile)
    });
    format!("{lies}={value},{price}{tile}")
}
