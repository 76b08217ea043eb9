//! The results as a picture to share.

use crate::crier::Words;
use crate::games::troyes_dice::record::Results;
use crate::games::troyes_dice::rules::{Building, Color, Score};
use crate::games::troyes_dice::stage::{Art, Icon};
use crate::stage::{Bounds, Ink, Label, Placement, Point, Scene, Weight};

/// A row's height; the picture's unit.
const ROW: f32 = 10.0;
const NAME: f32 = 60.0;
const COLUMN: f32 = 15.0;

/// The results: a row for each player, the best first, with points by row of the sheet.
pub(crate) fn picture(results: &Results, title: &str, words: &Words) -> Scene {
    let mut sprites = Vec::new();
    let heads = Building::ALL.map(Art::Building).into_iter();
    let heads = heads.chain([Art::Icon(Icon::Any), Art::Citizen(Color::Red)]);
    for (at, sprite) in heads.enumerate() {
        sprites.push(Placement::new(sprite, Point { x: column(at), y: ROW * 2.2 }, ROW));
    }
    let label = |text: String, x: f32, y: f32, size: f32, weight| {
        let center = Point { x, y };
        Label { text, center, size, weight, ink: Ink::Dark }
    };
    let width = column(9) + COLUMN;
    let mut labels = vec![
        label(title.to_owned(), width / 2.0, ROW * 0.8, 9.0, Weight::Display),
        label(words.text("results-total"), column(8), ROW * 2.2, 4.5, Weight::Bold),
        label(words.text("results-rank"), column(9), ROW * 2.2, 4.5, Weight::Bold),
    ];
    let scores = results.scores();
    let mut players: Vec<_> = results.players.iter().zip(&scores).zip(results.ranks()).collect();
    players.sort_by_key(|(_, rank)| rank.unwrap_or(usize::MAX));
    let mut y = ROW * 3.5;
    for ((player, score), rank) in players {
        labels.push(label(player.name.trim().to_owned(), NAME / 2.0, y, 6.0, Weight::Bold));
        for (at, points) in points(score.as_ref().ok()).into_iter().enumerate() {
            let weight = if at < 8 { Weight::Text } else { Weight::Bold };
            labels.push(label(points, column(at), y, 6.5, weight));
        }
        let rank = rank.map_or_else(|| "–".to_owned(), |rank| format!("{rank}."));
        labels.push(label(rank, column(9), y, 6.5, Weight::Bold));
        y += ROW;
    }
    Scene { bounds: Bounds { min: Point { x: 0.0, y: 0.0 }, max: Point { x: width, y } }, sprites, labels }
}

/// A row's points from left to right, and their sum; strokes where the sheet cannot be.
fn points(score: Option<&Score>) -> Vec<String> {
    let Some(score) = score else { return vec!["–".to_owned(); 9] };
    let rows = Building::ALL.map(|building| *score.rows.get(building));
    let points = rows.into_iter().chain([score.leftovers, score.citizens]).map(|points| points.to_string());
    points.chain([score.total().to_string()]).collect()
}

/// The middle of a column of points.
fn column(at: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "ten columns")]
    let at = at as f32;
    NAME + COLUMN * (at + 0.5)
}
