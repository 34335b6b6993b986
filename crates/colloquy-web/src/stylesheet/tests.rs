use super::*;

/// Returns the colour in the light or the dark scheme.
fn colour(name: &str, is_dark: bool) -> [f64; 3] {
    let declaration = format!("--{name}: #");
    let values: Vec<_> =
        CSS.match_indices(&declaration).map(|(at, found)| &CSS[at + found.len()..][..6]).collect();
    assert_eq!(values.len(), 2, "{name} has one value for each scheme");
    let digits = u32::from_str_radix(values[usize::from(is_dark)], 16).expect("six hexadecimal digits");
    [digits >> 16, digits >> 8 & 0xff, digits & 0xff].map(|part| f64::from(part) / 255.0)
}

/// Returns the relative luminance as defined in WCAG 2.2.
fn luminance(colour: [f64; 3]) -> f64 {
    let [red, green, blue] =
        colour.map(|part| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn check_contrast(front: &str, back: &str, least: f64) {
    for is_dark in [false, true] {
        let (one, other) = (luminance(colour(front, is_dark)), luminance(colour(back, is_dark)));
        let contrast = (one.max(other) + 0.05) / (one.min(other) + 0.05);
        assert!(contrast >= least, "{front} on {back}, dark {is_dark}: {contrast}");
    }
}

#[test]
fn texts_have_the_contrast_of_aa() {
    for front in ["ink", "muted", "accent", "accent-strong", "alert"] {
        check_contrast(front, "paper", 4.5);
        check_contrast(front, "surface", 4.5);
    }
    check_contrast("on-accent", "accent", 4.5);
    check_contrast("on-accent", "accent-strong", 4.5);
}

#[test]
fn edges_of_fields_have_the_contrast_of_aa() {
    check_contrast("edge", "paper", 3.0);
    check_contrast("edge", "surface", 3.0);
}

#[test]
fn loads_nothing_from_other_sites() {
    for reference in ["url(", "@import", "@font-face", "http", "//"] {
        assert!(!CSS.contains(reference), "{reference}");
    }
}

#[test]
fn respects_the_readers_preferences() {
    assert!(CSS.contains("prefers-color-scheme: dark") && CSS.contains("prefers-reduced-motion: reduce"));
    assert!(CSS.contains(":focus-visible"));
}

#[test]
fn caches_only_the_requested_version() {
    let caching = |query: &str| {
        let response = answer(query);
        let value = response.headers().get(CACHE_CONTROL).and_then(|value| value.to_str().ok());
        value.unwrap_or_default().to_owned()
    };
    assert_eq!(caching(&format!("v={}", *VERSION)), "public, max-age=31536000, immutable");
    assert_eq!(caching("v=0123456789abcdef"), "no-cache");
    assert_eq!(caching(""), "no-cache");
}

#[test]
fn the_pages_whose_colours_are_read_have_these_backgrounds() {
    let is = |name: &str, is_dark: bool, page: RgbColour| {
        let digits = format!("--{name}: {}", page.written());
        let declared = CSS.match_indices(&format!("--{name}: #")).nth(usize::from(is_dark));
        declared.is_some_and(|(at, _)| CSS[at..].starts_with(&digits))
    };
    assert!(is("paper", false, RgbColour::LIGHT_PAGE) && is("surface", true, RgbColour::DARK_PAGE));
}

#[test]
fn a_colour_has_a_stylesheet_and_anything_else_has_none() {
    let response = accent_answer("1a6b52").expect("a stylesheet");
    assert_eq!(
        response.headers().get(CONTENT_TYPE).map(|it| it.as_bytes()),
        Some(&b"text/css; charset=utf-8"[..])
    );
    for query in ["", "1A6B52", "#1a6b52", "1a6b5", "1a6b522", "1a6b52}body{display:none", "teal"] {
        assert!(accent_answer(query).is_none(), "{query}");
    }
}
