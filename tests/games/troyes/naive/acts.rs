//! What a group of dice does, as a child reads it in the rulebook (`T 9`, `T 13`).

use super::keeper::{At, Card, Keeper, RED, WHITE, YELLOW};

/// Where a citizen comes from.
#[derive(Clone, Debug)]
pub(super) enum From {
    Supply,
    Standing(usize),
    Lying(usize),
    Card(String),
}

#[derive(Clone, Debug)]
pub(super) enum For {
    Activity { card: String, hire: Option<From>, times: usize, on: Vec<String> },
    Church,
    Combat(String, Option<usize>),
    Citizen { from: From, out: Option<usize> },
    Agriculture,
    Unsaid,
}

#[derive(Clone, Debug)]
pub(super) struct Deed {
    pub(super) dice: Vec<(usize, usize)>,
    pub(super) cube: Option<String>,
    pub(super) what: For,
}

/// A group as it acts: the colors for which it counts, and the values.
struct Acting {
    colors: Vec<usize>,
    values: Vec<i32>,
    sum: i32,
}

impl Keeper {
    /// Does the deed if the rulebook allows it; otherwise nothing changes.
    pub(super) fn act(&mut self, deed: &Deed) -> bool {
        let mut after = self.clone();
        let done = after.try_to_act(deed).is_some();
        if done {
            *self = after;
        }
        done
    }

    fn try_to_act(&mut self, deed: &Deed) -> Option<()> {
        let At::Act(who) = self.at else { return None };
        let group = self.acting(who, deed)?;
        let cost = self.buy(who, deed);
        for (owner, index) in &deed.dice {
            self.dice[*owner][*index].gone = true;
        }
        // What is paid is there before anything is gained.
        self.deniers[who] -= cost;
        if let Some(card) = &deed.cube {
            let card = self.cards.iter_mut().find(|one| one.name == *card)?;
            card.stored[who] -= 1;
        }
        let mut rolls = false;
        match &deed.what {
            For::Activity { card, hire, times, on } => {
                self.activity(who, &group, card, hire.as_ref(), *times, on)?;
                rolls = card == "archer";
            }
            For::Church => self.church(who, &group, deed)?,
            For::Combat(event, cubes) => self.combat(who, &group, event, *cubes)?,
            For::Citizen { from, out } => self.citizen(who, &group, deed, from, *out)?,
            For::Agriculture if group.colors.contains(&YELLOW) => self.earn(who, group.sum / 2)?,
            For::Agriculture => return None,
            For::Unsaid => {}
        }
        if !self.has(self.deniers[who], 0) || !self.has(self.influence[who], 0) {
            return None;
        }
        if rolls {
            if let For::Activity { times, .. } = &deed.what {
                self.at = At::Shoot(who, *times);
            }
        } else {
            self.next_turn(who);
        }
        Some(())
    }

    fn acting(&self, who: usize, deed: &Deed) -> Option<Acting> {
        let mut dice = Vec::new();
        for (nth, at) in deed.dice.iter().enumerate() {
            if deed.dice[..nth].contains(at) {
                return None;
            }
            dice.push(self.dice.get(at.0)?.get(at.1).filter(|die| !die.gone)?);
        }
        if dice.is_empty() || dice.len() > 3 {
            return None;
        }
        let mixed = dice.iter().any(|die| die.color != dice[0].color);
        let mut color = if mixed { 3 } else { dice[0].color };
        let mut values: Vec<i32> = dice.iter().map(|die| die.value).collect();
        let mut more = 0;
        let pilgrims = matches!(&deed.what, For::Activity { card, .. } if card == "pilgrimage");
        if let Some(card) = &deed.cube {
            if self.cards.iter().find(|one| one.name == *card)?.stored[who] == 0 {
                return None;
            }
            let alone = dice.len() == 1 && color == WHITE;
            match card.as_str() {
                "blacksmith" if color == RED => more = 5,
                "militiaman" if color == YELLOW => color = RED,
                "tithe" if color == YELLOW => {}
                "priest" if color == YELLOW => values.iter_mut().for_each(|value| *value += 3),
                "apprenticeship" => values.iter_mut().for_each(|value| *value = 5),
                "confession" => values.iter_mut().for_each(|value| *value += 2),
                "monk" if alone => (color, values) = (YELLOW, vec![values[0]; 3]),
                "templar" if alone => (color, values) = (RED, vec![values[0]; 2]),
                "prior" if alone => values = vec![values[0]; 2],
                _ => return None,
            }
        }
        let unsaid = matches!(deed.what, For::Unsaid);
        if mixed && !pilgrims && !unsaid && deed.cube.as_deref() != Some("apprenticeship") {
            return None;
        }
        let sum = values.iter().sum::<i32>() + more;
        let colors = if mixed { dice.iter().map(|die| die.color).collect() } else { vec![color] };
        Some(Acting { colors, values, sum })
    }

    /// Pays the sellers; returns what the buyer owes.
    fn buy(&mut self, who: usize, deed: &Deed) -> i32 {
        let each = 2 * deed.dice.len() as i32;
        let mut free = if deed.cube.as_deref() == Some("tithe") { (0..=self.n).collect() } else { Vec::new() };
        let mut cost = 0;
        for (owner, _) in &deed.dice {
            if *owner == who {
                continue;
            }
            if let Some(one) = free.iter().position(|other| other == owner) {
                free.remove(one);
                continue;
            }
            cost += each;
            if *owner < self.n {
                self.deniers[*owner] += each;
            }
        }
        cost
    }

    /// Takes a citizen from there.
    fn take(&mut self, who: usize, from: &From) -> Option<()> {
        match from {
            From::Supply if self.supply[who] > 0 => self.supply[who] -= 1,
            From::Standing(building) if self.standing[*building][who] > 0 => self.standing[*building][who] -= 1,
            From::Lying(building) if self.lying[*building][who] => self.lying[*building][who] = false,
            From::Card(name) => {
                let card = self.cards.iter_mut().find(|card| card.name == *name)?;
                *card.tradesmen.iter_mut().find(|one| **one == Some(who))? = None;
            }
            From::Supply | From::Standing(_) | From::Lying(_) => return None,
        }
        Some(())
    }

    #[expect(clippy::too_many_lines, reason = "a card after the other, as the appendix lists them")]
    fn activity(
        &mut self,
        who: usize,
        group: &Acting,
        name: &str,
        hire: Option<&From>,
        times: usize,
        on: &[String],
    ) -> Option<()> {
        let printed = self.printed[name].clone();
        if name != "pilgrimage" && !group.colors.contains(&printed.color) {
            return None;
        }
        let works = |cards: &[Card]| {
            cards.iter().find(|card| card.name == name).map(|card| card.tradesmen.contains(&Some(who)))
        };
        match (works(&self.cards)?, hire) {
            (true, None) => {}
            (false, Some(from)) => {
                self.take(who, from)?;
                self.deniers[who] -= printed.hire;
                let card = self.cards.iter_mut().find(|card| card.name == name)?;
                match card.tradesmen.iter_mut().find(|one| one.is_none()) {
                    Some(space) => *space = Some(who),
                    None => card.tradesmen.push(Some(who)),
                }
            }
            (true, Some(_)) | (false, None) => return None,
        }
        if times == 0 || times as i32 > group.sum / printed.per {
            return None;
        }
        let many = times as i32;
        match name {
            "artisan" => {
                self.influence[who] -= many;
                self.deniers[who] += 6 * many;
                // Influence that is not there cannot be paid by deniers that come.
                return (self.has(self.influence[who], 0) && self.has(self.deniers[who], 6 * many)).then_some(());
            }
            "merchant" | "mercenary" => self.earn(who, 2 * many + if name == "mercenary" { many } else { 0 })?,
            "miller" => {
                let mut sum = 0;
                for building in on {
                    sum += match building.as_str() {
                        "palace" => 2 * self.standing[RED][who],
                        "bishopric" => 2 * self.standing[WHITE][who],
                        _ => return None,
                    };
                }
                self.earn(who, sum)?;
            }
            "innkeeper" => {
                self.deniers[who] -= many;
                self.gain_influence(who, many);
            }
            "journeyman" => {
                self.deniers[who] -= 3 * many;
                self.points[who] += 2 * many;
            }
            "goldsmith" => {
                self.points[who] += many;
                self.earn(who, 2 * many)?;
            }
            "sculptor" => self.points[who] += many,
            "pilgrimage" => self.points[who] += 2 * many,
            "procession" => {
                let dice = |owner: usize| self.dice[owner].iter().filter(|die| !die.gone).count();
                let most = (0..self.n).map(dice).max().unwrap_or(0);
                let ahead: Vec<usize> = (0..self.n).filter(|owner| most > 0 && dice(*owner) == most).collect();
                for owner in ahead {
                    self.points[owner] += 2 * many;
                }
            }
            "joust" => {
                let sum = |owner: usize| self.reds(owner).sum::<i32>();
                let most = (0..self.n).map(sum).max().unwrap_or(0);
                if most > 0 && sum(who) == most {
                    let ahead: Vec<usize> = (0..self.n).filter(|owner| sum(*owner) == most).collect();
                    for owner in ahead {
                        self.points[owner] += 2 * many;
                    }
                }
            }
            "glassblower" => self.points[who] += self.on_church(who) / 2 * many,
            "captain" => self.points[who] += self.has_cube_on(who) * many,
            "hunting" => self.gain_influence(who, 3 * many),
            "troubadour" => {
                self.influence[who] -= 3 * many;
                self.points[who] += 2 * many;
            }
            "tax-collector" => {
                let mut sum = self.standing[YELLOW][self.n] * many;
                for other in (0..self.n).filter(|other| *other != who) {
                    let paid = (self.standing[YELLOW][other] * many).min(self.deniers[other]);
                    self.deniers[other] -= paid;
                    sum += paid;
                }
                self.earn(who, sum)?;
            }
            "baker" => {
                let yellow = self.dice.iter().flatten().filter(|die| !die.gone && die.color == YELLOW).count() as i32;
                self.earn(who, yellow * many)?;
            }
            "banquet" => {
                let most = (0..=self.n).map(|owner| self.reds(owner).count()).max().unwrap_or(0) as i32;
                self.points[who] += most * many;
            }
            "chivalry" => {
                let cubes = self.reds(who).count();
                let mut puts = Vec::new();
                for event in on {
                    let before: usize = puts.iter().filter(|(other, _)| other == event).map(|(_, cubes)| *cubes).sum();
                    let free = self.free(event)? - before;
                    // What has no banner left is not put (`T 9.20`), but something is.
                    puts.push((event.clone(), cubes.min(free)));
                }
                if puts.iter().any(|(_, cubes)| *cubes == 0) {
                    return None;
                }
                self.put(who, &puts)?;
            }
            "diplomat" => {
                self.influence[who] -= many;
                if !self.has(self.influence[who], 0) {
                    return None;
                }
                self.put(who, &on.iter().map(|event| (event.clone(), 1)).collect::<Vec<_>>())?;
            }
            "archer" => {}
            _ => self.cards.iter_mut().find(|card| card.name == name)?.stored[who] += many,
        }
        Some(())
    }

    /// Gains deniers; all that is owed must have been paid before.
    fn earn(&mut self, who: usize, count: i32) -> Option<()> {
        if !self.has(self.deniers[who], 0) {
            return None;
        }
        self.deniers[who] += count;
        Some(())
    }

    fn reds(&self, owner: usize) -> impl Iterator<Item = i32> + '_ {
        self.dice[owner].iter().filter(|die| !die.gone && die.color == RED).map(|die| die.value)
    }

    /// The banners of an event that are free.
    fn free(&self, event: &str) -> Option<usize> {
        Some(self.printed[event].banners - self.queue[self.place_of(event)?].1.len())
    }

    /// Puts cubes on events, all of them: there are banners for them, counted before the first is put.
    pub(super) fn put(&mut self, who: usize, puts: &[(String, usize)]) -> Option<()> {
        for (event, _) in puts {
            let all: usize = puts.iter().filter(|(other, _)| other == event).map(|(_, cubes)| *cubes).sum();
            if all > self.free(event)? {
                return None;
            }
        }
        for (event, cubes) in puts {
            for _ in 0..*cubes {
                self.cube(self.place_of(event)?, who);
            }
        }
        Some(())
    }

    fn church(&mut self, who: usize, group: &Acting, deed: &Deed) -> Option<()> {
        if !group.colors.contains(&WHITE) || matches!(deed.cube.as_deref(), Some("confession" | "apprenticeship")) {
            return None;
        }
        for value in &group.values {
            let site = &mut self.church[usize::try_from(value - 1).ok()?];
            *site.iter_mut().find(|level| level.is_none())? = Some(who);
            self.points[who] += 1;
            self.gain_influence(who, if *value <= 3 { 1 } else { 2 });
        }
        Some(())
    }

    fn combat(&mut self, who: usize, group: &Acting, event: &str, cubes: Option<usize>) -> Option<()> {
        let printed = self.printed[event].clone();
        let free = self.free(event)?;
        if printed.fought != 3 && !group.colors.contains(&printed.fought) {
            return None;
        }
        let most = (group.sum / printed.per) as usize;
        let cubes = cubes.unwrap_or(most.min(free));
        if cubes == 0 || cubes > most {
            return None;
        }
        self.put(who, &[(event.to_owned(), cubes)])
    }

    fn citizen(&mut self, who: usize, group: &Acting, deed: &Deed, from: &From, out: Option<usize>) -> Option<()> {
        if deed.dice.len() != 1 || group.values.len() != 1 || group.sum > 6 {
            return None;
        }
        let building = group.colors[0];
        match deed.cube.as_deref() {
            Some("blacksmith" | "priest") => return None,
            Some("apprenticeship" | "confession") if building != RED => return None,
            _ => {}
        }
        self.take(who, from)?;
        match out {
            None if self.crowd(building) == 6 => return None,
            None => {}
            Some(owner) if self.standing[building][owner] == 0 || self.lying[building][owner] => return None,
            Some(owner) => {
                self.standing[building][owner] -= 1;
                self.lying[building][owner] = true;
            }
        }
        self.standing[building][who] += 1;
        Some(())
    }
}
