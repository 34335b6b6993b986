use serde_json::json;
use uuid::Uuid;

use super::*;
use crate::address_group::ClientAddressGroup;
use crate::interview::ArchiveStatus;

const ACTIVE: InterviewAvailability =
    InterviewAvailability { visibility: ArchiveStatus::Active, deadline: None };

fn moment(text: &str) -> Timestamp {
    text.parse().expect("a time")
}

fn slug() -> Slug {
    Slug::parse("aB3dE6gH9k").expect("a slug")
}

fn link() -> ShareLink {
    let interview = (OrganizationId::from_uuid(Uuid::nil()), InterviewId::from_uuid(Uuid::nil()));
    ShareLink::disabled(interview, slug(), moment("2026-01-01T00:00:00Z"))
}

fn update(settings: Value) -> ShareLinkUpdate {
    let mut faults = Violations::default();
    let update = ShareLinkUpdate::read(&settings, &[], &mut faults);
    faults.unless_any(update).expect("settings without a fault")
}

fn configured(settings: Value) -> ShareLink {
    let mut link = link();
    link.configure(&update(settings), None, moment("2026-01-01T00:00:00Z")).expect("the settings agree");
    link
}

fn check(settings: Value, now: &str, expected: Result<(), ShareLinkClosed>) {
    assert_eq!(configured(settings).require_open(ACTIVE, moment(now)), expected);
}

#[test]
fn a_new_link_is_off() {
    check(json!({}), "2026-01-02T00:00:00Z", Err(ShareLinkClosed::Disabled));
}

#[test]
fn a_window_opens_at_its_first_moment_and_closes_at_its_last() {
    let window = json!({
        "enabled": true, "opensAt": "2026-01-02T01:00:00+01:00", "closesAt": "2026-01-03T00:00:00Z",
    });
    check(window.clone(), "2026-01-01T23:59:59Z", Err(ShareLinkClosed::NotYet));
    check(window.clone(), "2026-01-02T00:00:00Z", Ok(()));
    check(window, "2026-01-03T00:00:00Z", Err(ShareLinkClosed::Over));
}

#[test]
fn a_limit_of_interviews_closes_the_link() {
    let mut link = configured(json!({ "enabled": true, "maxInterviews": 1 }));
    let now = moment("2026-01-02T00:00:00Z");
    assert_eq!((link.used(ACTIVE, now), link.used(ACTIVE, now)), (Ok(()), Err(ShareLinkClosed::Full)));
}

#[test]
fn a_new_link_has_five_hundred_visits_a_day() {
    assert_eq!(link().max_per_day.map(PositiveInteger::get), Some(500));
    let lifted = configured(json!({ "enabled": true, "maxPerDay": null }));
    assert_eq!(lifted.max_per_day, None);
}

#[test]
fn visits_per_day_are_limited_and_the_next_day_starts_at_zero() {
    let mut link = configured(json!({ "enabled": true, "maxPerDay": 2 }));
    let (evening, midnight) = (moment("2026-01-02T23:59:59.999Z"), moment("2026-01-03T00:00:00Z"));
    assert_eq!((link.used(ACTIVE, evening), link.revisited(ACTIVE, evening)), (Ok(()), Ok(())));
    assert_eq!(
        (link.used(ACTIVE, evening), link.revisited(ACTIVE, evening)),
        (Err(ShareLinkClosed::FullToday), Err(ShareLinkClosed::FullToday))
    );
    assert_eq!(link.opens_next(ACTIVE, evening), Some(midnight));
    assert_eq!((link.require_open(ACTIVE, midnight), link.opens_next(ACTIVE, midnight)), (Ok(()), None));
    assert_eq!(link.used(ACTIVE, midnight), Ok(()));
    // A node whose clock is behind does not return to the previous day.
    assert_eq!(link.used(ACTIVE, evening), Ok(()));
    assert_eq!(link.used(ACTIVE, evening), Err(ShareLinkClosed::FullToday));
    assert_eq!(link.usage_count, 3);
}

#[test]
fn visits_are_counted_even_without_a_limit() {
    let mut link = configured(json!({ "enabled": true, "maxPerDay": null }));
    let now = moment("2026-01-02T12:00:00Z");
    for _ in 0..600 {
        assert_eq!(link.used(ACTIVE, now), Ok(()));
    }
    link.configure(&update(json!({ "maxPerDay": 600 })), None, now).expect("the settings agree");
    assert_eq!(link.require_open(ACTIVE, now), Err(ShareLinkClosed::FullToday));
}

#[test]
fn admitted_visitors_can_return_to_a_full_link() {
    let mut link = configured(json!({ "enabled": true, "maxInterviews": 1 }));
    let now = moment("2026-01-02T12:00:00Z");
    assert_eq!((link.used(ACTIVE, now), link.used(ACTIVE, now)), (Ok(()), Err(ShareLinkClosed::Full)));
    assert_eq!((link.revisited(ACTIVE, now), link.usage_count, link.visits.count), (Ok(()), 1, 2));
}

#[test]
fn a_link_that_closes_before_tomorrow_does_not_open_again() {
    let settings = json!({ "enabled": true, "maxPerDay": 1, "closesAt": "2026-01-03T00:00:00Z" });
    let mut link = configured(settings);
    let now = moment("2026-01-02T12:00:00Z");
    assert_eq!(link.used(ACTIVE, now), Ok(()));
    assert_eq!(
        (link.require_open(ACTIVE, now), link.opens_next(ACTIVE, now)),
        (Err(ShareLinkClosed::FullToday), None)
    );
}

#[test]
fn a_window_must_end_after_it_begins() {
    let fault = ViolationReason::new(ViolationCode::Custom, "Must be after opensAt").at_field("closesAt");
    let mut faults = Violations::default();
    let same = json!({ "opensAt": "2026-01-02T00:00:00Z", "closesAt": "2026-01-02T00:00:00Z" });
    ShareLinkUpdate::read(&same, &[], &mut faults);
    assert_eq!(faults.iter().collect::<Vec<_>>(), [&fault]);
    let mut link = configured(json!({ "opensAt": "2026-01-02T00:00:00Z" }));
    let late = update(json!({ "closesAt": "2026-01-02T00:00:00Z" }));
    assert_eq!(link.configure(&late, None, moment("2026-01-01T00:00:00Z")), Err(fault));
}

#[test]
fn a_window_is_checked_together_with_the_stored_settings() {
    let mut link = configured(json!({ "closesAt": "2026-01-02T00:00:00Z" }));
    let late = update(json!({ "opensAt": "2026-01-03T00:00:00Z" }));
    assert!(link.configure(&late, None, moment("2026-01-01T00:00:00Z")).is_err());
    let moved = update(json!({ "opensAt": "2026-01-03T00:00:00Z", "closesAt": null }));
    assert_eq!(link.configure(&moved, None, moment("2026-01-01T00:00:00Z")), Ok(vec!["opensAt", "closesAt"]));
}

#[test]
fn only_differing_settings_change() {
    let mut link = configured(json!({ "enabled": true, "maxInterviews": 3 }));
    let later = moment("2026-01-02T00:00:00Z");
    let same = update(json!({ "enabled": true, "maxInterviews": 3, "askName": "optional" }));
    assert_eq!(link.configure(&same, None, later), Ok(Vec::new()));
    assert_eq!(link.updated_at, moment("2026-01-01T00:00:00Z"));
    let other = update(json!({ "maxInterviews": null, "askEmail": "required" }));
    assert_eq!(link.configure(&other, None, later), Ok(vec!["askEmail", "maxInterviews"]));
    assert_eq!((link.max_interviews, link.updated_at), (None, later));
}

#[test]
fn every_wrong_setting_is_named() {
    let mut faults = Violations::default();
    let settings = json!({
        "enabled": null, "askName": "maybe", "askEmail": 1, "maxInterviews": 0, "opensAt": "tomorrow", "closesAt": 7,
        "accessCode": null, "allowedEmailDomains": "example.org, nonsense", "colour": 1,
    });
    ShareLinkUpdate::read(&settings, &[], &mut faults);
    let mut found: Vec<String> =
        faults.iter().map(|fault| format!("{:?} {}", fault.path, fault.reason.code.as_str())).collect();
    found.sort();
    let expected = [
        "[Field(\"accessCode\")] invalid_type",
        "[Field(\"allowedEmailDomains\")] invalid_format",
        "[Field(\"askEmail\")] invalid_value",
        "[Field(\"askName\")] invalid_value",
        "[Field(\"closesAt\")] invalid_type",
        "[Field(\"enabled\")] invalid_type",
        "[Field(\"maxInterviews\")] too_small",
        "[Field(\"opensAt\")] invalid_format",
        "[] unrecognized_keys",
    ];
    assert_eq!(found, expected);
}

#[test]
fn domains_match_in_any_letter_case() {
    let admits = |domains: &str, email: &str| {
        let domains = ShareLinkEmailDomains::parse(domains).expect("domains");
        domains.admit(&Email::parse(email).expect("an address"))
    };
    assert!(admits("", "a@b.co"));
    assert!(admits(" , ", "a@b.co"));
    assert!(admits("example.org, B.co", "a@b.CO"));
    assert!(!admits("b.co", "a@x.b.co"));
}

#[test]
fn domains_apply_only_if_an_address_is_required() {
    let email = Email::parse("a@elsewhere.org").expect("an address");
    let with = |ask: &str| configured(json!({ "askEmail": ask, "allowedEmailDomains": "b.co" }));
    assert!(with("optional").admits(&email));
    assert!(!with("required").admits(&email));
}

fn counted_as(slug: &Slug, address: &str) -> Vec<(VisitorNetworkHash, u32)> {
    VisitorNetworkHash::counted_as(slug, ClientAddressGroup::of(address.parse().expect("an address")))
}

#[test]
fn a_visitor_is_identified_by_network_and_link() {
    let visitor = |slug: &Slug, address: &str| counted_as(slug, address)[0];
    let other = Slug::parse("0123456789").expect("a slug");
    assert_eq!(visitor(&slug(), "192.0.2.1"), visitor(&slug(), "::ffff:192.0.2.1"));
    assert_eq!(visitor(&slug(), "2001:db8::1"), visitor(&slug(), "2001:db8::ffff:1"));
    assert_ne!(visitor(&slug(), "2001:db8::1"), visitor(&slug(), "2001:db8:0:1::1"));
    assert_ne!(visitor(&slug(), "192.0.2.1"), visitor(&slug(), "192.0.2.2"));
    assert_ne!(visitor(&slug(), "192.0.2.1"), visitor(&other, "192.0.2.1"));
}

#[test]
fn counts_ipv6_visitors_by_their_site_too() {
    let (one, neighbour) = (counted_as(&slug(), "2001:db8::1"), counted_as(&slug(), "2001:db8:0:1::1"));
    assert_eq!((one.len(), one[0].1, one[1].1), (2, 1, 16));
    assert_eq!(one[1], neighbour[1]);
    assert_ne!(one[1], counted_as(&slug(), "2001:db8:1::1")[1]);
    assert_eq!(counted_as(&slug(), "192.0.2.1").len(), 1);
}

#[test]
fn a_day_begins_at_midnight_utc() {
    assert_eq!(day_of(moment("2026-01-02T23:59:59.999Z")), moment("2026-01-02T00:00:00Z"));
}

#[test]
fn the_link_of_an_archived_interview_is_off() {
    let now = moment("2026-01-02T00:00:00Z");
    let archived = InterviewAvailability { visibility: ArchiveStatus::Archived { at: now }, ..ACTIVE };
    let mut link = configured(json!({ "enabled": true, "opensAt": "2026-01-03T00:00:00Z" }));
    let before = link.clone();
    let closed = Err(ShareLinkClosed::Disabled);
    assert_eq!((link.require_open(archived, now), link.require_window(archived, now)), (closed, closed));
    assert_eq!((link.used(archived, now), link.revisited(archived, now)), (closed, closed));
    assert_eq!(link.opens_next(archived, now), None);
    assert_eq!(link, before);
}

#[test]
fn a_full_link_lets_visitors_with_an_invitation_return() {
    use ShareLinkClosed::{Disabled, Full, FullToday, NotYet, Over};
    let full = [Full, FullToday, Disabled, NotYet, Over].map(ShareLinkClosed::is_full);
    assert_eq!(full, [true, true, false, false, false]);
}

#[test]
fn the_visits_of_a_client_network_are_limited_by_its_allowance() {
    let limited = configured(json!({ "enabled": true, "maxPerIpPerDay": 2 }));
    assert_eq!([1, 2].map(|visits| limited.has_room_for(visits, 1)), [true, false]);
    assert_eq!([7, 8].map(|visits| limited.has_room_for(visits, 4)), [true, false]);
    assert!(configured(json!({ "enabled": true })).has_room_for(i64::MAX, 1), "no limit");
}

#[test]
fn the_link_closes_at_the_deadline_of_the_interview() {
    let deadline = moment("2026-01-03T00:00:00Z");
    let interview = InterviewAvailability { deadline: Some(deadline), ..ACTIVE };
    let link = configured(json!({ "enabled": true, "closesAt": "2026-01-04T00:00:00Z" }));
    assert_eq!(link.require_open(interview, moment("2026-01-02T23:59:59Z")), Ok(()));
    assert_eq!(link.require_open(interview, deadline), Err(ShareLinkClosed::Over));
    let mut full = configured(json!({ "enabled": true, "maxPerDay": 1 }));
    let evening = moment("2026-01-02T20:00:00Z");
    assert_eq!(full.used(interview, evening), Ok(()));
    assert_eq!(full.require_open(interview, evening), Err(ShareLinkClosed::FullToday));
    assert_eq!(full.opens_next(interview, evening), None, "it does not open again");
}
