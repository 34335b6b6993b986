use jiff::ToSpan;
use uuid::Uuid;

use super::*;
use crate::ids::InvitationId;

fn days(days: i32) -> RetentionPeriod {
    RetentionPeriod::from_days(days).expect("a valid number of days")
}

fn check(text: &str, expected: Result<Option<i32>, ViolationCode>) {
    let parsed = RetentionPeriod::parse(text);
    assert_eq!(parsed.map(RetentionPeriod::days).map_err(|fault| fault.code), expected, "{text:?}");
}

#[test]
fn a_period_is_a_number_of_days_or_forever() {
    check("90", Ok(Some(90)));
    check("90d", Ok(Some(90)));
    check("forever", Ok(None));
    check("36500", Ok(Some(36_500)));
    for text in ["", "d", "-1", "+7", "1.5", "24h", "Forever", "9 d", "\u{661}"] {
        check(text, Err(ViolationCode::InvalidFormat));
    }
    check("0", Err(ViolationCode::TooSmall));
    check("36501d", Err(ViolationCode::TooBig));
    check("99999999999999999999", Err(ViolationCode::TooBig));
    for period in [days(1), RetentionPeriod::Forever] {
        assert_eq!(RetentionPeriod::parse(&period.written()), Ok(period));
    }
}

#[test]
fn an_interview_overrides_each_kind_and_follows_the_organization_in_the_others() {
    let organization = RetentionRules::default()
        .with(RetentionKind::Audio, Some(days(90)))
        .with(RetentionKind::Transcripts, Some(days(30)));
    let interview = RetentionRules::default()
        .with(RetentionKind::Audio, Some(RetentionPeriod::Forever))
        .with(RetentionKind::PersonalFields, Some(days(7)));
    let applied = interview.within(&organization);
    assert_eq!(applied.get(RetentionKind::Audio), RetentionPeriod::Forever);
    assert_eq!(applied.get(RetentionKind::Transcripts), days(30));
    assert_eq!(applied.get(RetentionKind::PersonalFields), days(7));
    let neither = RetentionRules::default().within(&RetentionRules::default());
    assert!(RetentionKind::ALL.iter().all(|kind| neither.get(*kind) == RetentionPeriod::Forever));
}

#[test]
fn copies_are_kept_no_longer_than_what_they_are_copies_of() {
    let rules = RetentionRules::default()
        .with(RetentionKind::PersonalFields, Some(days(30)))
        .with(RetentionKind::Transcripts, Some(days(14)))
        .with(RetentionKind::Mails, Some(days(60)))
        .with(RetentionKind::Logs, Some(days(20)));
    let applied = rules.within(&RetentionRules::default());
    assert_eq!(applied.get(RetentionKind::Logs), days(20));
    assert_eq!(applied.get(RetentionKind::Mails), days(30));
    assert_eq!(applied.get(RetentionKind::WebhookBodies), days(14));
    assert_eq!(applied.get(RetentionKind::Audio), RetentionPeriod::Forever);
}

#[test]
fn a_period_ends_after_whole_days() {
    let now = Timestamp::UNIX_EPOCH + (24 * 100).hours();
    assert_eq!(days(100).cutoff(now), Some(Timestamp::UNIX_EPOCH));
    assert_eq!(RetentionPeriod::Forever.cutoff(now), None);
    // The longest period reaches further back than any time that is stored.
    assert!(days(RetentionPeriod::LONGEST_DAYS).cutoff(now).is_some());
}

#[test]
fn a_run_never_goes_back() {
    let scope = RetentionScope::Organization(OrganizationId::from_uuid(Uuid::nil()));
    let mut run = RetentionRun::new(scope, Timestamp::UNIX_EPOCH);
    let at = |seconds: i64| RetentionPosition {
        ended_at: Timestamp::UNIX_EPOCH + seconds.seconds(),
        invitation_id: InvitationId::from_uuid(Uuid::max()),
    };
    assert_eq!(run.position(RetentionKind::Audio), None);
    run.pass(RetentionKind::Audio, at(2));
    run.pass(RetentionKind::Audio, at(1));
    assert_eq!(run.position(RetentionKind::Audio), Some(at(2)));
    assert_eq!(run.position(RetentionKind::Logs), None);
}
