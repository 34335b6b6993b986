//! What a browser accepts: the language of pages that belong to no interview, and whether it accepts HTML at
//! all.

use actix_web::http::header::{ACCEPT, ACCEPT_LANGUAGE, HeaderMap};
use colloquy_domain::language::Language;

pub fn language(headers: &HeaderMap) -> Language {
    let values = headers.get_all(ACCEPT_LANGUAGE).filter_map(|value| value.to_str().ok());
    best(values.flat_map(|value| value.split(',')))
}

/// Returns the supported language with the highest weight, the first of several.
fn best<'h>(ranges: impl Iterator<Item = &'h str>) -> Language {
    let mut best = (Language::DEFAULT, 0);
    for range in ranges {
        if let Some((language, weight)) = weighed(range)
            && weight > best.1
        {
            best = (language, weight);
        }
    }
    best.0
}

fn weighed(range: &str) -> Option<(Language, u16)> {
    let (tag, parameters) = range.split_once(';').unwrap_or((range, ""));
    let primary = tag.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
    let weight = match parameters.trim().strip_prefix("q=") {
        Some(quality) => (quality.trim().parse::<f32>().ok()?.clamp(0.0, 1.0) * 1_000.0) as u16,
        None => 1_000,
    };
    Some((Language::from_word(&primary)?, weight))
}

/// Returns whether the request accepts HTML by name. Programs accept anything or send no header.
pub fn html(headers: &HeaderMap) -> bool {
    let values = headers.get_all(ACCEPT).filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|range| {
        let (kind, parameters) = range.split_once(';').unwrap_or((range, ""));
        let is_html =
            ["text/html", "application/xhtml+xml"].contains(&kind.trim().to_ascii_lowercase().as_str());
        let mut parameters = parameters.split(';').map(|parameter| parameter.trim().to_ascii_lowercase());
        let is_refused = parameters
            .any(|parameter| parameter.strip_prefix("q=").is_some_and(|quality| quality.parse() == Ok(0.0)));
        is_html && !is_refused
    })
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    fn check_html(accept: Option<&str>, expected: bool) {
        let mut headers = HeaderMap::new();
        if let Some(accept) = accept {
            headers.insert(ACCEPT, HeaderValue::from_str(accept).expect("a value"));
        }
        assert_eq!(html(&headers), expected, "{accept:?}");
    }

    #[test]
    fn a_browser_asks_for_html_and_a_program_does_not() {
        check_html(Some("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"), true);
        check_html(Some("Text/HTML; q=0.5"), true);
        for accept in [None, Some("*/*"), Some("application/json"), Some("text/html;q=0"), Some("text/*")] {
            check_html(accept, false);
        }
    }

    fn check(header: &str, expected: Language) {
        assert_eq!(best(header.split(',')), expected, "{header}");
    }

    #[test]
    fn chooses_the_language_with_the_highest_weight() {
        check("de-AT,de;q=0.9,en;q=0.8", Language::German);
        check("en;q=0.2, fr ; q=0.7", Language::French);
        check("pt-BR", Language::Portuguese);
        check("it,es", Language::Italian);
    }

    #[test]
    fn skips_unsupported_languages() {
        check("ja,ko;q=0.9,nl;q=0.1", Language::Dutch);
    }

    #[test]
    fn defaults_to_english() {
        for header in ["", "*", "ja", "de;q=0", "de;q=x", ";;;,=", "de;q=NaN"] {
            check(header, Language::English);
        }
    }
}
