use uuid::Uuid;

use super::*;
use crate::revision::Revision;
use crate::text::SafetyContact;

fn check(text: &str, expected: Result<i64, ViolationCode>) {
    let parsed = ResumeWindow::parse(text);
    assert_eq!(parsed.map(ResumeWindow::seconds).map_err(|fault| fault.code), expected, "{text:?}");
}

#[test]
fn a_resume_time_is_written_in_seconds_or_with_a_unit() {
    check("86400", Ok(86_400));
    check("86400s", Ok(86_400));
    check("90m", Ok(5_400));
    check("24h", Ok(86_400));
    check("7d", Ok(604_800));
    for text in ["", "h", "-1d", "+7d", "1.5h", "1h30m", "24 h", "24H", "24w", "\u{1F388}", "\u{661}h"] {
        check(text, Err(ViolationCode::InvalidFormat));
    }
}

#[test]
fn a_resume_time_is_from_five_minutes_to_seven_days() {
    check("299", Err(ViolationCode::TooSmall));
    check("0d", Err(ViolationCode::TooSmall));
    check("300", Ok(300));
    check("5m", Ok(300));
    check("604800", Ok(604_800));
    check("604801", Err(ViolationCode::TooBig));
    check("8d", Err(ViolationCode::TooBig));
    check("9223372036854775807d", Err(ViolationCode::TooBig));
    check("99999999999999999999", Err(ViolationCode::TooBig));
    assert_eq!(
        ResumeWindow::from_seconds(i64::MIN).map_err(|fault| fault.code),
        Err(ViolationCode::TooSmall)
    );
    assert_eq!(ResumeWindow::default().duration(), SignedDuration::from_hours(24));
}

fn organization() -> Organization {
    let name = OrganizationName::parse("Lovelace").expect("a name");
    Organization::new(OrganizationId::from_uuid(Uuid::nil()), name, Timestamp::UNIX_EPOCH)
}

/// Returns an update of every setting.
fn full_update() -> OrganizationUpdate {
    OrganizationUpdate {
        name: OrganizationName::parse("Babbage").ok(),
        default_locale: Patch::Set(Locale::parse("pt-BR").expect("a locale")),
        default_voice_id: Patch::Set(VoiceId::from_uuid(Uuid::max())),
        reply_to: Patch::Set(Email::parse("office@example.org").expect("an address")),
        system_prompt: Patch::Set(SystemPrompt::parse("Be brief.").expect("a prompt")),
        safety_contact: Patch::Set(SafetyContact::parse("Ada, 123").expect("a contact")),
        resume_time: Some(ResumeWindow::SHORTEST),
        cap: Patch::Set(UsageCap::parse("10h").expect("a cap")),
        withdrawal_policy: Some(WithdrawalPolicy::EraseAtOnce),
        appearance: AppearanceUpdate {
            sender_name: Patch::Set(SenderName::parse("The research team").expect("a name")),
            accent_colour: Patch::Set(RgbColour::parse("#1a6b52").expect("a colour")),
            mail_text: Patch::Set(MailText::parse("Three people read it.").expect("a text")),
            closing_text: Patch::Set(ClosingText::parse("Thank you.").expect("a text")),
            logo: Patch::Set(LogoHash([7; 32])),
        },
    }
}

#[test]
fn a_new_organization_has_the_default_settings() {
    let organization = organization();
    assert_eq!(organization.revision(), Revision::FIRST);
    assert_eq!((organization.resume_time, organization.cap), (ResumeWindow::default(), None));
    assert_eq!(organization.withdrawal_policy, WithdrawalPolicy::AskFirst);
    assert!(organization.may_start(Usage { active_ms: i64::MAX }));
}

#[test]
fn an_update_changes_the_settings_that_are_present() {
    let mut changed = organization();
    assert_eq!(changed.update(&full_update()), TransitionOutcome::Changed);
    let expected = OrganizationFacts {
        id: changed.id,
        name: OrganizationName::parse("Babbage").expect("a name"),
        default_locale: Locale::parse("pt-BR").ok(),
        default_voice_id: Some(VoiceId::from_uuid(Uuid::max())),
        reply_to: Email::parse("office@example.org").ok(),
        system_prompt: SystemPrompt::parse("Be brief.").ok(),
        safety_contact: SafetyContact::parse("Ada, 123").ok(),
        resume_time: ResumeWindow::SHORTEST,
        cap: UsageCap::parse("10h").ok(),
        withdrawal_policy: WithdrawalPolicy::EraseAtOnce,
        appearance: Appearance {
            sender_name: SenderName::parse("The research team").ok(),
            accent_colour: RgbColour::parse("#1a6b52").ok(),
            mail_text: MailText::parse("Three people read it.").ok(),
            closing_text: ClosingText::parse("Thank you.").ok(),
            logo: Some(LogoHash([7; 32])),
        },
        created_at: Timestamp::UNIX_EPOCH,
    };
    assert_eq!(*changed, expected);

    let cleared = OrganizationUpdate { reply_to: Patch::Clear, cap: Patch::Clear, ..Default::default() };
    assert_eq!(changed.update(&cleared), TransitionOutcome::Changed);
    assert_eq!(*changed, OrganizationFacts { reply_to: None, cap: None, ..expected });
}

#[test]
fn an_update_to_the_present_settings_changes_nothing() {
    let mut organization = organization();
    assert_eq!(organization.update(&OrganizationUpdate::default()), TransitionOutcome::Unchanged);
    let cleared = OrganizationUpdate { cap: Patch::Clear, ..Default::default() };
    assert_eq!(organization.update(&cleared), TransitionOutcome::Unchanged);
    assert_eq!(organization.update(&full_update()), TransitionOutcome::Changed);
    assert_eq!(organization.update(&full_update()), TransitionOutcome::Unchanged);
}

#[test]
fn no_interview_starts_once_the_cap_is_used_up() {
    let mut organization = organization();
    let capped = OrganizationUpdate { cap: Patch::Set(UsageCap(60)), ..Default::default() };
    assert_eq!(organization.update(&capped), TransitionOutcome::Changed);
    let may_start = [59_999, 60_000].map(|active_ms| organization.may_start(Usage { active_ms }));
    assert_eq!(may_start, [true, false]);
}

#[test]
fn a_safety_contact_is_one_line() {
    assert!(SafetyContact::parse("Ada, 123").is_ok() && SafetyContact::parse(&"x".repeat(200)).is_ok());
    for text in ["", "  ", "Ada\n123", &"x".repeat(201)] {
        assert!(SafetyContact::parse(text).is_err(), "{text:?}");
    }
}

#[test]
fn a_resume_time_is_written_as_it_is_read() {
    for written in ["90m", "1d", "7d", "36h", "301s"] {
        assert_eq!(ResumeWindow::parse(written).expect("a time").written(), written);
    }
}
