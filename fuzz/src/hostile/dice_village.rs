//! Dice Village.

use arbitrary::{Arbitrary as _, Result, Unstructured};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, FirstFrom, Next, Opening, Record, deal_reroll};
use town_crier::games::dice_village::rules::{
    Correction, Depth, Face, Keeper, Merchant, Order, Paid, Player, Sale, Seat, Side, Spot, Stall, Step, Table, Told,
};

use super::Hostile;

impl Hostile for DiceVillage {
    fn any_opening(input: &mut Unstructured<'_>) -> Result<Opening> {
        let depths = [Depth::Dice, Depth::Sales, Depth::Purses].map(CardsFrom::Box);
        Ok(Opening {
            code: super::code(input)?,
            players: vec![String::new(); input.int_in_range(1..=5)?],
            first: input
                .choose(&[FirstFrom::Code, FirstFrom::Entered(Seat(0)), FirstFrom::Entered(Seat(3))])
                .copied()?,
            paid: input.choose(&[Paid::Owner, Paid::Seller]).copied()?,
            cards: if input.arbitrary()? { CardsFrom::Code } else { *input.choose(&depths)? },
            dice: input.choose(&[DiceFrom::Code, DiceFrom::Entered]).copied()?,
        })
    }

    fn any_order(record: &Record, input: &mut Unstructured<'_>) -> Result<Order> {
        let table = record.table();
        let seat = Seat(input.int_in_range(0..=4)?);
        Ok(match input.int_in_range(0..=8)? {
            0 => {
                let mut dice = Vec::new();
                for _ in 0..input.int_in_range(0..=4)? {
                    dice.push(faces(input)?);
                }
                Order::Roll(dice)
            }
            1 => {
                let dice = faces(input)?;
                let which: Result<Vec<_>> = dice.iter().map(|face| Ok((input.int_in_range(0..=6)?, *face))).collect();
                Order::Reroll(seat, which?)
            }
            2 => Order::Adjust(seat, input.int_in_range(0..=6)?, step(input)?),
            3 => {
                let at = spot(table, input)?;
                let mut tucked = Vec::new();
                for _ in 0..input.int_in_range(0..=2)? {
                    tucked.push(stall(input)?);
                }
                Order::Sell(Box::new(Sale { at, tucked, told: Told::NOTHING }))
            }
            4 => Order::Place(spot(table, input)?, stall(input)?),
            5 => Order::Buy(stall(input)?.keeper.card()),
            6 => Order::Correct(match input.int_in_range(0..=5)? {
                0 => Correction::Caravans(seat, input.int_in_range(0..=8)?),
                1 => Correction::Die(seat, input.int_in_range(0..=6)?, face(input)?),
                2 => Correction::First(seat),
                3 => Correction::OnTable(seat, input.int_in_range(0..=40)?),
                4 => Correction::InRow(input.int_in_range(0..=40)?),
                _ => Correction::Stalls(spot(table, input)?, side(input)?, faces(input)?),
            }),
            7 => Order::Done,
            _ => Order::Close,
        })
    }

    fn offered(record: &Record, input: &mut Unstructured<'_>) -> Result<Option<Order>> {
        let table = record.table();
        let next = match record.next() {
            Next::Order(ask) => return Ok(Some(record.complete(ask))),
            Next::Enter => {
                let mut dice = Vec::new();
                for (_, player) in table.players() {
                    let thrown: Result<Vec<Face>> = (0..player.caravans()).map(|_| face(input)).collect();
                    dice.push(thrown?);
                }
                return Ok(Some(Order::Roll(dice)));
            }
            Next::Choose(done) => record.complete(done),
            Next::Pick | Next::Over => return Ok(None),
        };
        let mut orders = vec![next];
        orders.extend(table.sales_on_offer().into_iter().map(|sale| Order::Sell(sale.into())));
        orders.extend(table.placements_on_offer().into_iter().map(|(at, stall)| Order::Place(at, stall)));
        orders.extend(table.purchases_on_offer().into_iter().map(Order::Buy));
        for (seat, _) in table.players() {
            let changes = table.changes_on_offer(seat);
            if changes.adjust {
                orders.extend(changes.dice.iter().map(|die| Order::Adjust(seat, *die, Step::Up)));
            }
            if changes.reroll && record.opening().dice == DiceFrom::Code {
                orders.push(Order::Reroll(seat, deal_reroll(&record.opening().code, table, seat, &changes.dice)));
            }
        }
        let mut order = orders.swap_remove(input.choose_index(orders.len())?);
        if let Order::Sell(sale) = &mut order {
            while !input.is_empty()
                && input.arbitrary()?
                && let tucks = table.tucks(sale)
                && !tucks.is_empty()
            {
                sale.tucked.push(*input.choose(&tucks)?);
            }
        }
        Ok(Some(order))
    }

    fn is_offered(record: &Record, order: &Order) -> Option<bool> {
        let table = record.table();
        Some(match order {
            Order::Roll(dice) => match record.next() {
                Next::Order(ask) => record.complete(ask) == *order,
                Next::Enter => {
                    let right = |((_, player), faces): ((Seat, &Player), &Vec<Face>)| {
                        faces.len() == usize::from(player.caravans())
                    };
                    table.players().count() == dice.len() && table.players().zip(dice).all(right)
                }
                Next::Choose(_) | Next::Pick | Next::Over => false,
            },
            Order::Reroll(seat, dice) => {
                let changes = table.changes_on_offer(*seat);
                let ascending = dice.windows(2).all(|two| two[0].0 < two[1].0);
                let which: Vec<usize> = dice.iter().map(|(die, _)| *die).collect();
                let free = !dice.is_empty() && which.iter().all(|die| changes.dice.contains(die));
                let Opening { code, dice: from, .. } = record.opening();
                changes.reroll
                    && ascending
                    && free
                    && (*from == DiceFrom::Entered || deal_reroll(code, table, *seat, &which) == *dice)
            }
            Order::Adjust(seat, die, _) => {
                let changes = table.changes_on_offer(*seat);
                changes.adjust && changes.dice.contains(die)
            }
            Order::Sell(sale) => {
                let mut grown = Sale::plain(sale.at);
                table.sales_on_offer().contains(&grown)
                    && sale.tucked.iter().all(|stall| {
                        let is_there = table.tucks(&grown).contains(stall);
                        grown.tucked.push(*stall);
                        is_there
                    })
            }
            Order::Place(at, stall) => table.placements_on_offer().contains(&(*at, *stall)),
            Order::Buy(card) => table.purchases_on_offer().contains(card),
            Order::Done => table.next() == Some(Order::Done),
            Order::Close => {
                let early = !table.knows_cards() && table.active().is_some();
                table.next() == Some(Order::Close) || early
            }
            Order::Correct(_) => return None,
        })
    }

    fn holds(table: &Table) {
        // A number of dice that is corrected after the roll counts from the next round on.
        let dice = |player: &Player| player.dice().len() <= usize::from(Player::MOST_CARAVANS);
        assert!(table.players().all(|(_, player)| dice(player)));
    }
}

fn face(input: &mut Unstructured<'_>) -> Result<Face> {
    input.choose(&Face::ALL).copied()
}

fn faces(input: &mut Unstructured<'_>) -> Result<Vec<Face>> {
    (0..input.int_in_range(0..=6)?).map(|_| face(input)).collect()
}

fn side(input: &mut Unstructured<'_>) -> Result<Side> {
    input.choose(&Side::ALL).copied()
}

fn step(input: &mut Unstructured<'_>) -> Result<Step> {
    input.choose(&[Step::Up, Step::Down]).copied()
}

fn spot(table: &Table, input: &mut Unstructured<'_>) -> Result<Spot> {
    let spots: Vec<Spot> = table.spots().collect();
    input.choose(&spots).copied()
}

fn stall(input: &mut Unstructured<'_>) -> Result<Stall> {
    let merchant = Merchant::all().nth(input.int_in_range(0..=29)?).expect("there are thirty");
    let keeper = if bool::arbitrary(input)? { Keeper::House(merchant) } else { Keeper::Counted(face(input)?) };
    Ok(Stall { side: side(input)?, keeper })
}
