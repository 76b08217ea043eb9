//! The messages that tell a whole game in plain English, each with what it is told, ready to be formatted and nothing else.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::{
    Attack, Calendar, Color, Day, Dice, Die, Effect, Face, Flip, Half, HalfDay, Happening, Notch, Offer, Place, Placed,
    Plaza, Side, Strike, Table,
};
use town_crier::games::troyes_dice::words;

/// The messages of one game, in the order in which they are formatted.
pub(crate) struct Said {
    bundle: FluentBundle<FluentResource>,
    english: Words,
    messages: Vec<(&'static str, FluentArgs<'static>)>,
}

type Args<'a> = &'a [(&'static str, FluentValue<'static>)];

impl Said {
    pub(crate) fn of(record: &Record) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().expect("a language")]);
        bundle.set_use_isolating(false);
        for source in
            [include_str!("../assets/app/locales/en.ftl"), include_str!("../assets/troyes-dice/locales/en.ftl")]
        {
            bundle.add_resource_overriding(FluentResource::try_new(source.to_owned()).expect("messages"));
        }
        let english = Words::of::<TroyesDice>(Language::English, Manner::Plain);
        let mut said = Self { bundle, english, messages: Vec::new() };
        said.opened(record);
        for told in record.walk() {
            told.happenings.iter().for_each(|happening| said.told(told.after, happening));
        }
        said
    }

    /// Formats them all, one after another.
    pub(crate) fn format(&self) -> impl Iterator<Item = Cow<'_, str>> {
        self.messages.iter().map(|(name, args)| self.formatted(name, args))
    }

    fn formatted<'a>(&'a self, name: &str, args: &'a FluentArgs<'static>) -> Cow<'a, str> {
        let pattern = self.bundle.get_message(name).and_then(|message| message.value()).expect("a message");
        self.bundle.format_pattern(pattern, Some(args), &mut Vec::new())
    }

    fn say(&mut self, name: &'static str, args: Args<'_>) -> FluentValue<'static> {
        let args: FluentArgs<'static> = args.iter().cloned().collect();
        let said = self.formatted(name, &args).into_owned();
        self.messages.push((name, args));
        said.into()
    }

    fn opened(&mut self, record: &Record) {
        let table = record.opened_table();
        if let Some(code) = record.code() {
            self.say("cli-code", &[("code", code.to_string().into())]);
        }
        self.say("cry-opening", &[("numbers", table.numbering().to_string().into())]);
        for tile in table.tiles() {
            let effect = self.effect(tile.effect());
            let args = [("tile", tile.tile.number().into()), ("side", "banquet".into()), ("effect", effect)];
            self.say("cry-tile-in-play", &args);
        }
        self.say("cli-wheel", &[]);
        for notch in Notch::all() {
            let plaza = self.plaza(table.wheel().plaza(notch));
            self.say("cli-plaza", &[("number", (notch.index() + 1).into()), ("plaza", plaza)]);
            if let Some(tile) = table.tile_at(notch) {
                self.say("tile-name", &[("tile", tile.tile.number().into())]);
            }
        }
        self.say("cli-neutral", &[]);
    }

    fn told(&mut self, table: &Table, happening: &Happening) {
        match happening {
            Happening::Dice(Dice::Rolled { half_day, roll }) => {
                let said = self.say("half-day", &day_and_half(*half_day));
                let number = ("number", half_day.number().into());
                self.say("cli-heading", &[("half-day", said), number, ("all", HalfDay::COUNT.into())]);
                let clear = roll.clear().map(|face| face.to_string()).join(" ");
                let roll = [("black", roll.black().value().into()), ("clear", clear.into())];
                let roll = self.say("roll", &roll);
                self.say("cli-dice", &[("roll", roll)]);
            }
            Happening::Dice(Dice::Placed(places)) => places.iter().for_each(|placed| self.placed(table, *placed)),
            Happening::Attack(Attack::Spared(spared)) => {
                self.say("cry-spared", &color_value(spared.color, spared.value));
            }
            Happening::Attack(Attack::Struck(strike)) => self.struck(*strike),
            Happening::Dice(Dice::Offered(offered)) => {
                self.say("cli-choose", &[]);
                offered.offers.iter().for_each(|offer| self.offer(*offer));
                let count = |color| offered.available[color].into();
                let colors = [("red", Color::Red), ("yellow", Color::Yellow), ("white", Color::White)];
                let available = self.say("available", &colors.map(|(name, color)| (name, count(color))));
                self.say("cli-available", &[("available", available)]);
                if !offered.any_free {
                    self.say("cry-none-free", &[]);
                }
            }
            Happening::Calendar(Calendar::Closed(half_day)) if half_day.number() + 1 == HalfDay::LAST.number() => {
                self.say("cry-last-half-day", &[]);
            }
            Happening::Calendar(Calendar::Closed(_)) => {}
            Happening::Flip(Flip::Plaza { from, to, .. }) => {
                self.say("cry-rebuilt", &[("from", color(*from)), ("to", color(*to)), same(*from, *to)]);
            }
            Happening::Flip(Flip::Tile { tile, .. }) => {
                let effect = self.effect(tile.effect(Side::Raid));
                self.say("cry-turned-to-raid", &[("tile", tile.number().into()), ("effect", effect)]);
            }
            Happening::Calendar(Calendar::DayBegan { day, .. }) => self.day(table, *day),
            Happening::Calendar(Calendar::Ended(_)) => drop(self.say("cry-ended", &[])),
        }
    }

    fn struck(&mut self, strike: Strike) {
        let args = color_value(strike.color, strike.value);
        self.say(if strike.by == Die::Black { "cry-plaza-struck" } else { "cry-plaza-raided" }, &args);
        match (strike.sheets, strike.already) {
            (true, true) => drop(self.say("cry-already-struck", &args)),
            (true, false) => drop(self.say("cry-sheets-struck", &args)),
            (false, _) => {}
        }
    }

    fn day(&mut self, table: &Table, day: Day) {
        self.say("cry-day-began", &[("day", day.number().into())]);
        if day == Day::FIRST_SHEET_STRIKE {
            self.say("cry-sheet-strikes-begin", &[]);
        }
        if day == Day::LAST {
            self.say("cry-last-day", &[]);
        }
        for half in [Half::Morning, Half::Afternoon] {
            let notch = |place: Place| place.notch(HalfDay { day, half });
            let plazas = Place::ALL.map(|place| {
                match self.say("plaza-color", &[("color", color(table.wheel().plaza(notch(place)).up))]) {
                    FluentValue::String(text) => text.into_owned(),
                    _ => String::new(),
                }
            });
            let plazas = plazas.join(", ");
            self.say("cli-plazas", &[("half", self::half(half)), ("plazas", plazas.into())]);
        }
    }

    fn placed(&mut self, table: &Table, placed: Placed) {
        let die = match placed.die {
            Die::Black => self.say("cli-black-die", &[("value", placed.value.value().into())]),
            Die::Clear => self.say("colored-die", &color_value(placed.color, placed.value)),
        };
        let plaza = self.plaza(table.wheel().plaza(placed.notch));
        let number = ("number", (placed.notch.index() + 1).into());
        let args = [("place", placed.place.number().into()), ("die", die), number, ("plaza", plaza)];
        let said = self.say("cli-place", &args);
        if table.is_destroyed(placed.notch) {
            self.say("cli-place-destroyed", &[("placed", said)]);
        }
    }

    fn plaza(&mut self, plaza: Plaza) -> FluentValue<'static> {
        self.say("plaza", &[("up", color(plaza.up)), ("down", color(plaza.down)), same(plaza.up, plaza.down)])
    }

    fn offer(&mut self, offer: Offer) {
        let price = offer.price();
        let parts = [
            ("price-any", price.any),
            ("price-denier", price.denier),
            ("price-influence", price.influence),
            ("price-knowledge", price.knowledge),
        ];
        let mut said: Vec<String> = Vec::new();
        for (name, count) in parts.into_iter().filter(|(_, count)| *count > 0) {
            if let FluentValue::String(text) = self.say(name, &[("count", count.into())]) {
                said.push(text.into_owned());
            }
        }
        let price = if price.is_free() { self.say("price-free", &[]) } else { said.join(" + ").into() };
        let die = if offer.die == Die::Black { "black" } else { "clear" };
        let color = ("color", color(offer.color));
        let args = [color, ("value", offer.value().into()), ("die", die.into()), ("price", price)];
        let said = self.say("offer", &args);
        if let Some(effect) = offer.effect() {
            let effect = self.effect(effect);
            self.say("offer-with-tile", &[("offer", said), ("effect", effect)]);
        }
    }

    fn effect(&mut self, effect: Effect) -> FluentValue<'static> {
        let text = words::effect(&self.english, effect);
        let name = EFFECTS.into_iter().find(|name| self.english.text(name) == text).expect("an effect");
        self.say(name, &[])
    }
}

const EFFECTS: [&str; 16] = [
    "effect-influence-by-two",
    "effect-no-influence",
    "effect-free",
    "effect-one-denier-more",
    "effect-cathedral-gains",
    "effect-one-knowledge-more",
    "effect-work-citizen",
    "effect-value-nothing",
    "effect-cheap-color",
    "effect-no-color-change",
    "effect-fortress-citizens",
    "effect-one-influence-more",
    "effect-great-hall-counts",
    "effect-no-prestige",
    "effect-strike-ignored",
    "effect-clear-strikes",
];

fn color(color: Color) -> FluentValue<'static> {
    match color {
        Color::Red => "red".into(),
        Color::Yellow => "yellow".into(),
        Color::White => "white".into(),
    }
}

fn half(half: Half) -> FluentValue<'static> {
    match half {
        Half::Morning => "morning".into(),
        Half::Afternoon => "afternoon".into(),
    }
}

fn same(a: Color, b: Color) -> (&'static str, FluentValue<'static>) {
    ("same", if a == b { "yes".into() } else { "no".into() })
}

fn color_value(of: Color, value: Face) -> [(&'static str, FluentValue<'static>); 2] {
    [("color", color(of)), ("value", value.value().into())]
}

fn day_and_half(half_day: HalfDay) -> [(&'static str, FluentValue<'static>); 2] {
    [("day", half_day.day.number().into()), ("half", half(half_day.half))]
}
