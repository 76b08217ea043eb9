//! A scene in the public JSON of a phone's view.

#![allow(missing_docs, reason = "assets/page/format.md has every field")]

use serde::Serialize;

use crate::stage;

/// The font of letters in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    Text,
    Bold,
    Display,
}

/// The ink of letters in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ink {
    Dark,
    Light,
}

#[derive(Debug, Serialize)]
pub struct Scene {
    pub bounds: [f32; 4],
    pub sprites: Vec<Sprite>,
    pub labels: Vec<Label>,
}

#[derive(Debug, Serialize)]
pub struct Sprite {
    pub art: &'static str,
    #[serde(skip_serializing_if = "is_zero")]
    pub x: f32,
    #[serde(skip_serializing_if = "is_zero")]
    pub y: f32,
    pub size: f32,
    #[serde(skip_serializing_if = "is_one")]
    pub stretch: f32,
    #[serde(skip_serializing_if = "is_zero")]
    pub lean: f32,
    #[serde(skip_serializing_if = "is_zero")]
    pub degrees: f32,
    #[serde(skip_serializing_if = "is_one")]
    pub opacity: f32,
    #[serde(skip_serializing_if = "is_one")]
    pub presence: f32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cut: Option<Vec<[f32; 2]>>,
}

#[derive(Debug, Serialize)]
pub struct Label {
    pub text: String,
    pub x: f32,
    pub y: f32,
    pub size: f32,
    pub weight: Weight,
    pub ink: Ink,
}

pub(super) const fn ink(ink: stage::Ink) -> Ink {
    match ink {
        stage::Ink::Dark => Ink::Dark,
        stage::Ink::Light => Ink::Light,
    }
}

/// Rounds a coordinate to tenths, which are finer than any phone shows.
pub(super) fn place(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

/// Rounds a small number or a share to hundredths.
fn round(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}

/// Rounds a factor to thousandths.
fn factor(number: f32) -> f32 {
    (number * 1000.0).round() / 1000.0
}

pub(super) fn scene(scene: &stage::Scene) -> Scene {
    let sprite = |placement: &stage::Placement| Sprite {
        art: placement.sprite.name(),
        x: place(placement.center.x),
        y: place(placement.center.y),
        size: round(placement.size),
        stretch: factor(placement.stretch),
        lean: factor(placement.lean),
        degrees: place(placement.angle.to_degrees()),
        opacity: round(placement.opacity),
        presence: round(placement.presence),
        cut: placement.cut.map(|cut| cut.corners.iter().map(|corner| [corner.x, corner.y]).collect()),
    };
    let label = |label: &stage::Label| Label {
        text: label.text.clone(),
        x: place(label.center.x),
        y: place(label.center.y),
        size: round(label.size),
        weight: match label.weight {
            stage::Weight::Text => Weight::Text,
            stage::Weight::Bold => Weight::Bold,
            stage::Weight::Display => Weight::Display,
        },
        ink: ink(label.ink),
    };
    let (corner, bounds) = (scene.bounds.min, scene.bounds);
    Scene {
        bounds: [corner.x, corner.y, bounds.width(), bounds.height()].map(round),
        sprites: scene.sprites.iter().map(sprite).filter(|sprite| sprite.opacity > 0.0).collect(),
        labels: scene.labels.iter().map(label).collect(),
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_zero(number: &f32) -> bool {
    number.abs() < f32::EPSILON
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_one(number: &f32) -> bool {
    (number - 1.0).abs() < f32::EPSILON
}
