//! The scene as one SVG.

use proptest::prelude::*;
use town_crier::stage::{Bounds, Motion, Point, Scene};

use crate::games::troyes_dice::stage::seen::any_shown;
use crate::tried::config;

/// The elements that are open at the end; each end tag must match the last start tag.
fn still_open(svg: &str) -> Result<Vec<&str>, String> {
    let mut open = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').ok_or_else(|| format!("no end of <{tag}"))?;
        let name = tag.split([' ', '/', '\n']).find(|name| !name.is_empty()).unwrap_or_default();
        if tag.starts_with('/') {
            if open.pop() != Some(name) {
                return Err(format!("</{name}> closes nothing"));
            }
        } else if !tag.ends_with('/') && !tag.starts_with('!') {
            open.push(name);
        }
    }
    Ok(open)
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn it_is_well_formed_and_refers_to_what_it_holds(shown in any_shown(), part in 0.0_f32..1.2) {
        let scene = shown.moment.scene(Motion::Full, shown.moment.duration(Motion::Full) * part);
        let svg = scene.to_svg();
        prop_assert_eq!(still_open(&svg), Ok(Vec::new()));
        let ids: Vec<&str> = svg.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let mut once = ids.clone();
        once.sort_unstable();
        once.dedup();
        prop_assert_eq!(once.len(), ids.len());
        let used = svg.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
        let painted = svg.split("url(#").skip(1).filter_map(|rest| rest.split(')').next());
        for reference in used.chain(painted) {
            prop_assert!(ids.contains(&reference), "{} is missing", reference);
        }
        prop_assert!(!svg.contains("NaN") && !svg.contains("inf"));
    }
}

#[test]
fn a_caption_stands_below_the_picture_and_inside_of_it() {
    let bounds = Bounds::around(Point { x: 0.0, y: 0.0 }, 1000.0);
    let scene = Scene::empty(bounds).captioned("Day 3 · MARKET".to_owned());
    let [label] = &scene.labels[..] else { panic!("a caption") };
    assert!(label.center.y - label.size / 2.0 > bounds.max.y && label.center.y + label.size / 2.0 < scene.bounds.max.y);
    assert!(scene.to_svg().contains("Day 3 · MARKET"));
}
