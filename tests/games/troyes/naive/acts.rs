//! What a group of dice does, as a child reads it in the rulebook (`T 9`, `T 13`).

use super::group::Acting;
use super::keeper::{At, Card, DENIERS, INFLUENCE, Keeper, Printed, RED, Said, WHITE, YELLOW};

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
    Activity {
        card: String,
        hire: Option<From>,
        /// What people say that the hire costs.
        price: Option<i32>,
        times: usize,
        on: Vec<String>,
        said: Vec<Said>,
    },
    Church,
    Combat(String, Option<usize>, Option<Said>),
    Citizen {
        from: From,
        out: Option<usize>,
    },
    Agriculture,
    Unsaid,
}

#[derive(Clone, Debug)]
pub(super) struct Deed {
    pub(super) dice: Vec<(usize, usize)>,
    pub(super) cube: Option<String>,
    pub(super) what: For,
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
            For::Activity { card, hire, price, times, on, said } => {
                let printed = self.printed[card].clone();
                self.hire(who, card, printed.hire, hire.as_ref(), *price)?;
                // Only these put cubes at once.
                if !said.is_empty() && !["chivalry", "diplomat"].contains(&card.as_str()) {
                    return None;
                }
                self.activity(who, &group, card, &printed, *times, on, said)?;
                rolls = card == "archer";
            }
            For::Church => self.church(who, &group, deed)?,
            For::Combat(event, cubes, said) => self.combat(who, &group, event, *cubes, said.as_ref())?,
            For::Citizen { from, out } => self.citizen(who, &group, deed, from, *out)?,
            For::Agriculture if group.colors.contains(&YELLOW) => self.earn(who, group.sum / 2)?,
            For::Agriculture => return None,
            For::Unsaid => {
                // Nobody gains or loses influence by another's deed.
                let all = (0..self.n).flat_map(|other| (0..6).map(move |of| (other, of)));
                self.doubts.extend(all.filter(|(other, of)| *other == who || *of != INFLUENCE));
            }
        }
        if !self.has(who, DENIERS, 0) || !self.has(who, INFLUENCE, 0) {
            return None;
        }
        self.settle_doubts();
        if rolls {
            if let For::Activity { times, .. } = &deed.what {
                self.at = At::Shoot(who, *times);
            }
        } else {
            self.next_turn(who);
        }
        Some(())
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

    /// Puts a tradesman on the card, if there is none of that player's, and pays for it as far as anybody knows the price.
    fn hire(
        &mut self,
        who: usize,
        card: &str,
        known: Option<i32>,
        hire: Option<&From>,
        said: Option<i32>,
    ) -> Option<()> {
        let works =
            |cards: &[Card]| cards.iter().find(|one| one.name == card).map(|one| one.tradesmen.contains(&Some(who)));
        let from = match (works(&self.cards)?, hire) {
            (true, None) => return Some(()),
            (false, Some(from)) => from,
            (true, Some(_)) | (false, None) => return None,
        };
        self.take(who, from)?;
        match (known, said) {
            (Some(price), None) | (None, Some(price)) => self.deniers[who] -= price,
            (None, None) => self.doubts.push((who, DENIERS)),
            (Some(_), Some(_)) => return None,
        }
        let card = self.cards.iter_mut().find(|one| one.name == card)?;
        match card.tradesmen.iter_mut().find(|one| one.is_none()) {
            Some(space) => *space = Some(who),
            None => card.tradesmen.push(Some(who)),
        }
        Some(())
    }

    #[expect(clippy::too_many_lines, reason = "a card after the other, as the appendix lists them")]
    #[expect(clippy::too_many_arguments, reason = "all that people say of a card")]
    fn activity(
        &mut self,
        who: usize,
        group: &Acting,
        name: &str,
        printed: &Printed,
        times: usize,
        on: &[String],
        said: &[Said],
    ) -> Option<()> {
        if name != "pilgrimage" && !group.colors.contains(&printed.color) {
            return None;
        }
        if times == 0 || times as i32 > group.sum / printed.per.unwrap_or(1) {
            return None;
        }
        let many = times as i32;
        match name {
            "artisan" => {
                self.influence[who] -= many;
                self.deniers[who] += 6 * many;
                // Influence that is not there cannot be paid by deniers that come.
                return (self.has(who, INFLUENCE, 0) && self.has(who, DENIERS, 6 * many)).then_some(());
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
                    let due = self.standing[YELLOW][other] * many;
                    let paid = if self.inexact[other][DENIERS] { due } else { due.min(self.deniers[other]) };
                    if self.inexact[other][DENIERS] && due > 0 {
                        self.doubts.push((who, DENIERS));
                    }
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
                self.put(who, &puts, said)?;
            }
            "diplomat" => {
                self.influence[who] -= many;
                if !self.has(who, INFLUENCE, 0) {
                    return None;
                }
                self.put(who, &on.iter().map(|event| (event.clone(), 1)).collect::<Vec<_>>(), said)?;
            }
            "archer" => {}
            _ => self.cards.iter_mut().find(|card| card.name == name)?.stored[who] += many,
        }
        Some(())
    }

    /// Gains deniers; all that is owed must have been paid before.
    fn earn(&mut self, who: usize, count: i32) -> Option<()> {
        if !self.has(who, DENIERS, 0) {
            return None;
        }
        self.deniers[who] += count;
        Some(())
    }

    fn reds(&self, owner: usize) -> impl Iterator<Item = i32> + '_ {
        self.dice[owner].iter().filter(|die| !die.gone && die.color == RED).map(|die| die.value)
    }

    /// The banners of an event that are free; any number if nobody knows.
    fn free(&self, event: &str) -> Option<usize> {
        let cubes = self.queue[self.place_of(event)?].1.len();
        Some(self.printed[event].banners.map_or(usize::MAX, |banners| banners - cubes))
    }

    /// Puts cubes on events, all of them: there are banners for them, counted before the first is put.
    pub(super) fn put(&mut self, who: usize, puts: &[(String, usize)], said: &[Said]) -> Option<()> {
        for (event, _) in puts {
            let all: usize = puts.iter().filter(|(other, _)| other == event).map(|(_, cubes)| *cubes).sum();
            if all > self.free(event)? {
                return None;
            }
        }
        let events: Vec<&str> = puts.iter().map(|(event, _)| event.as_str()).collect();
        if !self.may_say(&events, said) {
            return None;
        }
        for (nth, (event, cubes)) in puts.iter().enumerate() {
            for cube in 1..=*cubes {
                let last = cube == *cubes && !events[nth + 1..].contains(&event.as_str());
                self.cube(self.place_of(event)?, who, last, said);
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

    fn combat(
        &mut self,
        who: usize,
        group: &Acting,
        event: &str,
        cubes: Option<usize>,
        said: Option<&Said>,
    ) -> Option<()> {
        let printed = self.printed[event].clone();
        let free = self.free(event)?;
        if printed.fought.is_some_and(|of| of != 3 && !group.colors.contains(&of)) {
            return None;
        }
        let most = (group.sum / printed.per.unwrap_or(1)) as usize;
        let cubes = cubes.or(printed.per.map(|_| most.min(free)))?;
        if cubes == 0 || cubes > most {
            return None;
        }
        self.put(who, &[(event.to_owned(), cubes)], said.map_or(&[], std::slice::from_ref))
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
