//! The plots of the hall of fame; the tables beside them have the same in words.

use std::cmp::Ordering;

use egui::Ui;
use egui_plot::{Line, MarkerShape, Points};

use crate::desk::tokens;
use crate::desk::widgets::graph::{Look, legend, plot};
use crate::desk::widgets::tools::{Tools, describe};
use crate::show::HallPlayer;

/// Returns the look of that player, who has this index.
fn look(tools: &Tools<'_>, player: &HallPlayer, at: usize) -> Look {
    const SHAPES: [MarkerShape; 6] = [
        MarkerShape::Circle,
        MarkerShape::Square,
        MarkerShape::Diamond,
        MarkerShape::Up,
        MarkerShape::Cross,
        MarkerShape::Plus,
    ];
    let [card, ink] = [tools.palette.card, tools.palette.ink].map(tokens::token);
    let color = tools.armorial.arms_in(&player.name, player.color).color.legible(card, ink, 3.0);
    (color.into(), SHAPES.get(at % SHAPES.len()).copied().unwrap_or(MarkerShape::Circle))
}

/// The number of points in a line beyond which their marks would hide it.
const MARKED: usize = 400;

/// Draws each player's scores, game after game.
pub(super) fn scores(ui: &mut Ui, tools: &Tools<'_>, players: &[HallPlayer]) {
    let looks = players.iter().enumerate().map(|(at, player)| (look(tools, player, at), player.name.as_str()));
    legend(ui, looks);
    let whole = |mark: egui_plot::GridMark, _: &std::ops::RangeInclusive<f64>| {
        if mark.value.fract() == 0.0 && mark.value > 0.0 { mark.value.to_string() } else { String::new() }
    };
    // Around a single game there is room enough for its number.
    let plot =
        plot(ui, "scores").include_x(0.5).include_x(1.5).x_axis_formatter(whole).x_axis_label(tools.text("hall-games"));
    let response = plot.show(ui, |plot| {
        for (at, player) in players.iter().enumerate() {
            let points = course(&player.scores);
            let name = player.name.as_str();
            let (color, shape) = look(tools, player, at);
            plot.line(Line::new(name, points.clone()).color(color).width(2.0));
            if player.scores.len() <= MARKED {
                plot.points(Points::new(name, points).color(color).shape(shape).radius(4.5));
            }
        }
    });
    describe(ui, response.response.rect, response.response.id.with("name"), &tools.text("unit-scores"));
}

/// Returns the scores as the corners of a line. Where they are too many, the least and the greatest of each few stand
/// for them: the line covers the same area.
fn course(scores: &[u16]) -> Vec<[f64; 2]> {
    let corners = (1_u32..).zip(scores).map(|(game, score)| [f64::from(game), f64::from(*score)]);
    let corners: Vec<[f64; 2]> = corners.collect();
    let few = corners.len().div_ceil(MARKED);
    if few <= 2 {
        return corners;
    }
    let ends = |few: &[[f64; 2]]| {
        let by_score = |[_, one]: &&[f64; 2], [_, other]: &&[f64; 2]| one.total_cmp(other);
        let mut ends = [few.iter().min_by(by_score).copied(), few.iter().max_by(by_score).copied()];
        ends.sort_by(|one, other| one.partial_cmp(other).unwrap_or(Ordering::Equal));
        ends
    };
    corners.chunks(few).flat_map(ends).flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_scores_stand_as_they_are() {
        assert_eq!(course(&[7, 3]), [[1.0, 7.0], [2.0, 3.0]]);
    }

    #[test]
    fn of_many_scores_the_ends_stand_in_their_order() {
        let scores: Vec<u16> = (0..4000).map(|game| if game == 1234 { 900 } else { game % 50 }).collect();
        let course = course(&scores);
        assert!(course.len() <= 2 * MARKED && course.is_sorted_by(|one, other| one[0] <= other[0]));
        assert!(course.contains(&[1235.0, 900.0]), "the best game is seen");
        assert!(course.iter().all(|[game, score]| {
            (1..).zip(&scores).any(|(at, of)| (f64::from(at), f64::from(*of)) == (*game, *score))
        }));
    }
}
