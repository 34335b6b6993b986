use std::collections::BTreeMap;

use super::FILES;

fn css() -> &'static str {
    FILES.iter().find(|(name, _)| *name == "docs.css").expect("the style of all pages").1
}

/// Returns the colours by name, light and dark.
fn colours() -> BTreeMap<&'static str, [[f64; 3]; 2]> {
    let lines = css().lines().filter_map(|line| line.trim().strip_prefix("--")?.split_once(": light-dark("));
    let colour = |text: &str| {
        let digits = text.trim().trim_start_matches('#');
        [0, 2, 4].map(|place| {
            f64::from(u8::from_str_radix(&digits[place..place + 2], 16).expect("six digits")) / 255.0
        })
    };
    lines
        .map(|(name, rest)| {
            let (light, dark) = rest.trim_end_matches(");").split_once(',').expect("two colours");
            (name, [colour(light), colour(dark)])
        })
        .collect()
}

fn luminance(colour: [f64; 3]) -> f64 {
    let linear = colour.map(|part| match part <= 0.04045 {
        true => part / 12.92,
        false => ((part + 0.055) / 1.055).powf(2.4),
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn check(texts: &[&str], grounds: &[&str], least: f64) {
    let colours = colours();
    for (text, ground) in texts.iter().flat_map(|text| grounds.iter().map(move |ground| (text, ground))) {
        for shade in [0, 1] {
            let (one, other) = (luminance(colours[text][shade]), luminance(colours[ground][shade]));
            let contrast = (one.max(other) + 0.05) / (one.min(other) + 0.05);
            assert!(contrast >= least, "{text} on {ground}, {}: {contrast:.2}", ["light", "dark"][shade]);
        }
    }
}

#[test]
fn texts_contrast_with_their_backgrounds() {
    check(&["ink", "muted", "accent"], &["paper", "side", "surface", "tint"], 4.5);
    check(
        &["code-word", "code-text", "code-number", "code-name", "code-comment"],
        &["paper", "surface", "side", "tint"],
        4.5,
    );
    check(&["ink"], &["mark"], 4.5);
    check(&["on-accent"], &["accent"], 4.5);
}

#[test]
fn edges_of_fields_are_visible() {
    check(&["edge"], &["paper"], 3.0);
}

#[test]
fn styles_and_scripts_load_nothing_from_other_sites() {
    for (name, text) in FILES {
        for part in ["http://", "https://", "url(", "@import", "eval(", "innerHTML"] {
            assert!(!text.contains(part), "{name} has {part}");
        }
    }
}
