//! A case that is missing from its macro would never run.

const SUITES: &str = include_str!("mod.rs");

fn check(source: &str) {
    let names = source.lines().filter_map(|line| line.strip_prefix("pub async fn ")?.split('(').next());
    for name in names {
        let named = SUITES.lines().filter(|line| line.trim() == format!("{name},")).count();
        assert_eq!(named, 1, "{name} must occur once in its suite");
    }
}

#[test]
fn every_case_is_in_its_suite() {
    check(include_str!("failure_limiter.rs"));
    check(include_str!("media.rs"));
    check(include_str!("rate_limiter.rs"));
    check(include_str!("storage/commits.rs"));
    check(include_str!("storage/concurrency.rs"));
    check(include_str!("storage/events.rs"));
    check(include_str!("storage/fields.rs"));
    check(include_str!("storage/invitations.rs"));
    check(include_str!("storage/listing.rs"));
    check(include_str!("storage/log.rs"));
    check(include_str!("storage/lookup.rs"));
    check(include_str!("storage/mails.rs"));
    check(include_str!("storage/sharing.rs"));
    check(include_str!("storage/session_runs.rs"));
    check(include_str!("storage/unread.rs"));
    check(include_str!("storage/unsubscriptions.rs"));
}
