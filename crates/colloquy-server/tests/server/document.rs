//! Checks that the enum values and patterns of the OpenAPI document match the domain. The API crate does not depend on
//! the domain, so this is the place to compare them.

use std::collections::BTreeSet;

use colloquy_api::openapi::patterns;
use colloquy_api::words;
use colloquy_domain::event;
use colloquy_domain::ids::InterviewId;
use colloquy_domain::invitation::{EndReason, InvitationSource, Sentiment, Status};
use colloquy_domain::log_entry::{ActorKind, EventType};
use colloquy_domain::message::Role;
use colloquy_domain::share_link::{Ask, ShareLinkEmailDomains};
use colloquy_domain::slug::Slug;
use colloquy_domain::text::Email;
use colloquy_domain::voice::Gender;

fn check_words<T: Copy>(wire: &[&str], domain: &[T], as_str: fn(T) -> &'static str) {
    assert_eq!(wire, domain.iter().map(|word| as_str(*word)).collect::<Vec<_>>());
}

#[test]
fn the_enum_values_of_the_api_match_the_domain() {
    check_words(words::STATUSES, Status::ALL, Status::as_str);
    check_words(words::SOURCES, InvitationSource::ALL, InvitationSource::as_str);
    check_words(words::END_REASONS, EndReason::ALL, EndReason::as_str);
    check_words(words::SENTIMENTS, Sentiment::ALL, Sentiment::as_str);
    check_words(words::ROLES, Role::ALL, Role::as_str);
    check_words(words::GENDERS, Gender::ALL, Gender::as_str);
    check_words(words::ASK_POLICIES, Ask::ALL, Ask::as_str);
    check_words(words::ACTOR_TYPES, ActorKind::ALL, ActorKind::as_str);
    check_words(words::LOG_TYPES, EventType::ALL, EventType::as_str);
    check_words(words::EVENT_TYPES, event::EventKind::ALL, event::EventKind::as_str);
}

/// Returns every concatenation of at most this many parts.
fn texts(parts: &[&str], most: u32) -> BTreeSet<String> {
    let mut texts = BTreeSet::from([String::new()]);
    for _ in 0..most {
        let longer = texts.iter().flat_map(|text| parts.iter().map(move |part| format!("{text}{part}")));
        texts = texts.iter().cloned().chain(longer).collect();
    }
    texts
}

/// Checks that a pattern of the document accepts exactly what the domain accepts.
fn check_pattern(pattern: &str, texts: impl IntoIterator<Item = String>, is_accepted: fn(&str) -> bool) {
    let schema = serde_json::json!({ "pattern": pattern });
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    let (mut accepted, mut rejected) = (0, 0);
    for text in texts {
        let expected = is_accepted(&text);
        *(if expected { &mut accepted } else { &mut rejected }) += 1;
        assert_eq!(validator.is_valid(&serde_json::Value::from(text.as_str())), expected, "{text:?}");
    }
    assert!(accepted > 1 && rejected > 1, "{accepted} {rejected}");
}

#[test]
fn the_email_pattern_matches_the_domain_rules() {
    let parts = ["a", "B", ".", "@", "-", "'", "+c@d.ef", "x.yz", " ", "\n", "9", "_", "é"];
    check_pattern(patterns::EMAIL, texts(&parts, 4), |text| Email::parse(text).is_ok());
}

#[test]
fn the_email_domains_pattern_matches_the_domain_rules() {
    // The domain accepts any white space around a name, but the document mentions only spaces.
    let parts = ["a", ".", ",", " ", "b.co", "x-1.", "-", "9", "@", "é"];
    check_pattern(patterns::EMAIL_DOMAINS, texts(&parts, 4), |text| {
        ShareLinkEmailDomains::parse(text).is_ok()
    });
}

#[test]
fn the_id_pattern_matches_the_domain_rules() {
    let last = ["000000000000", "ffffffffffff", "FFFFFFFFFFFF", "12345678901", "g23456789012"];
    let mut ids = vec![String::new()];
    for first in ["00000000", "ffffffff", "FFFFFFFF", "01a1f867"] {
        for (version, variant) in
            "0123456789aAfF".chars().flat_map(|v| "0789abcABCfF".chars().map(move |w| (v, w)))
        {
            for fill in ["000", "fff", "5aB"] {
                ids.extend(
                    last.map(|last| format!("{first}-{fill}0-{version}{fill}-{variant}{fill}-{last}")),
                );
                ids.extend(
                    last.map(|last| format!("{first}-{fill}f-{version}{fill}-{variant}{fill}-{last}")),
                );
            }
        }
    }
    ids.extend(
        ["01a1f8677e507a8b90f1e5401dd09871", "{01a1f867-7e50-718b-90f1-e5401dd09871}"].map(str::to_owned),
    );
    check_pattern(patterns::UUID, ids, |text| InterviewId::parse(text).is_ok());
}

#[test]
fn the_slug_pattern_matches_the_domain_rules() {
    let slugs = ["q7RkZ2mXeB", "0000000000", "q7RkZ2mXe", "q7RkZ2mXeB1", "q7RkZ2mX-B", "q7RkZ2mXé", ""];
    check_pattern(patterns::SLUG, slugs.map(str::to_owned), |text| Slug::parse(text).is_some());
}
