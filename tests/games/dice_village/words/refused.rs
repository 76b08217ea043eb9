//! Every refusal, in every language and both forms: it has words of its own that bear what they are told.

use town_crier::crier::{Form, InWords as _, Language, Why, Words};
use town_crier::games::dice_village::record::{Damage, SheetReason};
use town_crier::games::dice_village::rules::{
    Base, Card, ChangeReason, CorrectionReason, Face, Keeper, Merchant, Phase, PurchaseReason, Reason, RollReason,
    SaleReason, Seat, SetupReason,
};

use super::{plain, says};
use crate::games::check;
use crate::games::dice_village::kit::{at, counted, follow, refused, roll, sell};
use crate::games::dice_village::record::code;

/// A refusal, and what its words bear in every language.
type Sample = (Box<dyn Why>, Vec<&'static str>);

fn sample(reason: impl Why + 'static, bears: &[&'static str]) -> Sample {
    (Box::new(reason), bears.to_vec())
}

/// One of each.
fn samples() -> Vec<Sample> {
    let merchant = Merchant::all().nth(3).expect("there are thirty");
    let mut samples = vec![
        sample(SetupReason::PlayerCount(7), &["2", "4", "7"]),
        sample(SetupReason::NoSuchFirst(Seat(6)), &["7"]),
        sample(SetupReason::MerchantCount(31), &["30", "31"]),
        sample(SetupReason::NoSuchMerchant(4, 77), &["5", "29", "77"]),
        sample(SetupReason::MerchantTwice(merchant), &["3"]),
        sample(SheetReason::Uncounted, &[]),
        sample(SheetReason::Cards(34), &["3", "33", "34"]),
        sample(
            Reason::Roll(vec![RollReason::Players(3, 2), RollReason::Caravans(Seat(1), 7, 12)]),
            &["3", "2", "7", "12"],
        ),
    ];
    let phases = [Phase::Caravans, Phase::Sell(Seat(0)), Phase::Place(Seat(0), 1), Phase::Spend(Seat(0)), Phase::End];
    let all = [Phase::AllSell(Seat(0)), Phase::AllSpend(Seat(0)), Phase::Over];
    samples.extend(phases.into_iter().chain(all).map(|phase| sample(Reason::NotNow(phase), &[])));
    let changes = [
        (ChangeReason::NoSuchSeat(Seat(6)), &["7"][..]),
        (ChangeReason::NoDice, &[]),
        (ChangeReason::NoSuchDie(6), &["7"]),
        (ChangeReason::DiePlaced(1), &["2"]),
        (ChangeReason::DieOrder(2), &["3"]),
        (ChangeReason::Favours(12, 0), &["12", "0"]),
    ];
    samples.extend(changes.map(|(reason, bears)| sample(Reason::Change(vec![reason]), bears)));
    let sales = [
        (SaleReason::NoSuchSeat(Seat(6)), &["7"][..]),
        (SaleReason::Closed(at(1, Base::TwoFive)), &["2-5"]),
        (SaleReason::NoDie(Face::Five), &["5"]),
        (SaleReason::NotYours(at(2, Base::OneSix)), &["1-6"]),
        (SaleReason::NoSuchCard(Keeper::House(merchant)), &["3 ("]),
        (SaleReason::NoSuchCard(Keeper::Counted(Face::Two)), &["2"]),
        (SaleReason::Reckoned, &[]),
        (SaleReason::OwnVillage, &[]),
        (SaleReason::TooManyFree, &[]),
        (SaleReason::SeventhDie, &[]),
        (SaleReason::PileEmpty, &[]),
    ];
    samples.extend(sales.map(|(reason, bears)| sample(Reason::Sale(vec![reason]), bears)));
    let purchases = [
        (PurchaseReason::NoSuchCard(Card::House(merchant)), &["3 ("][..]),
        (PurchaseReason::NoSuchCard(Card::Counted), &[]),
        (PurchaseReason::Coins(5, 3), &["5", "3"]),
    ];
    samples.extend(purchases.map(|(reason, bears)| sample(Reason::Purchase(vec![reason]), bears)));
    let corrections = [
        (CorrectionReason::NoSuchSeat(Seat(8)), &["9"][..]),
        (CorrectionReason::DiceCount(7), &["1", "6", "7"]),
        (CorrectionReason::NoSuchDie(7), &["8"]),
        (CorrectionReason::DiePlaced(3), &["4"]),
        (CorrectionReason::RolledAlready, &[]),
        (CorrectionReason::CardsKnown, &[]),
        (CorrectionReason::CardsCounted, &[]),
        (CorrectionReason::OnTable(4, 6), &["4", "6"]),
        (CorrectionReason::InRow(9, 3), &["9", "3"]),
        (CorrectionReason::TooMany(31), &["30", "31"]),
        (CorrectionReason::Same, &[]),
    ];
    samples.extend(corrections.map(|(reason, bears)| sample(Reason::Correction(vec![reason]), bears)));
    samples
}

fn damages() -> Vec<(Damage, Vec<&'static str>)> {
    let code = || code("Market Day");
    vec![
        (Damage::First { found: 1, dealt: 3, code: code() }, vec!["1", "3", "MARKETDAY"]),
        (Damage::Merchant { at: 7, found: Some(4), dealt: Some(12), code: code() }, vec!["7", "4", "12", "MARKETDAY"]),
        (Damage::Merchant { at: 7, found: None, dealt: Some(12), code: code() }, vec!["7", "12"]),
        (Damage::Merchant { at: 31, found: Some(4), dealt: None, code: code() }, vec!["31", "4"]),
        (Damage::Face { order: 5, face: 8 }, vec!["5", "8"]),
        (Damage::NoSuchMerchant { order: 5, merchant: 44 }, vec!["5", "29", "44"]),
    ]
}

#[track_caller]
fn is_whole(words: &Words, text: &str, bears: &[&'static str], form: Form) {
    check(words, text);
    says(words, text, &bears.iter().map(|&bears| bears.to_owned()).collect::<Vec<_>>());
    assert_eq!(text.ends_with('.'), form == Form::Sentence, "{}: {text}", words.language());
}

#[test]
fn every_refusal_has_words_in_every_language() {
    for words in Language::ALL.map(plain) {
        for (reason, bears) in samples() {
            for form in [Form::Sentence, Form::Clause] {
                is_whole(&words, &reason.why(&words, form), &bears, form);
            }
        }
        for (damage, bears) in damages() {
            is_whole(&words, &damage.in_words(&words), &bears, Form::Clause);
        }
    }
}

#[test]
fn no_refusal_is_told_in_english_elsewhere() {
    let english = plain(Language::English);
    for words in Language::ALL.map(plain).iter().filter(|words| words.language() != Language::English) {
        for (reason, _) in samples() {
            assert_ne!(reason.why(words, Form::Sentence), reason.why(&english, Form::Sentence));
        }
        for (damage, _) in damages() {
            assert_ne!(damage.in_words(words), damage.in_words(&english));
        }
    }
}

/// Whoever reads it learns of both reasons.
#[test]
fn what_may_be_wrong_in_two_ways_is_told_with_both() {
    let words = plain(Language::English);
    let merchant = Merchant::all().nth(3).expect("there are thirty");
    let used = ChangeReason::DiePlaced(2).why(&words, Form::Sentence);
    assert_eq!(used, "Die 3 was used already, or went to the market.");
    let named = SaleReason::NoSuchCard(Keeper::House(merchant)).why(&words, Form::Sentence);
    assert!(named.starts_with("This merchant is not in hand, or was named twice: 3 (left "), "{named}");
}

/// All that is wrong with a sale is said at once.
#[test]
fn all_reasons_are_collected() {
    let mut table = counted(2);
    follow(&mut table, &roll(&["1622", "3344"]));
    follow(&mut table, &sell(at(1, Base::OneSix), &[]));
    let reason = refused(&table, &sell(at(1, Base::OneSix), &[]));
    let words = plain(Language::English);
    assert_eq!(
        words.sentence(&reason),
        "Dice lie at 1-6 of Blue: this village is closed until the round ends. No unused die shows 1 (silk). No unused die \
         shows 6 (porcelain)."
    );
    assert_eq!(
        reason.in_words(&words),
        "dice lie at 1-6 of Blue: this village is closed until the round ends; no unused die shows 1 (silk); no unused die \
         shows 6 (porcelain)"
    );
}
