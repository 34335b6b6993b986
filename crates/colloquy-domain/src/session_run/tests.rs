use super::*;
use crate::ids::{InterviewId, MessageId};
use crate::invitation::{Invitation, InvitationSource};
use crate::message::Role;
use crate::revision::Revision;
use crate::slug::Slug;

const ONE: Uuid = Uuid::from_u128(1);
const TWO: Uuid = Uuid::from_u128(2);

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(second).expect("a moment")
}

fn ids() -> (OrganizationId, InvitationId) {
    (OrganizationId::from_uuid(ONE), InvitationId::from_uuid(TWO))
}

fn consented() -> SessionRun {
    SessionRun::consented(ids(), Consent { version: "2026-11".into(), at: at(1) })
}

fn recognized_by(model: &str) -> EngineRecord {
    EngineRecord { recognizer: Some(model.to_owned()), ..EngineRecord::default() }
}

#[test]
fn a_new_session_run_has_no_holder() {
    let session_run = consented();
    assert_eq!((session_run.lease_holder, session_run.session, session_run.seen_at), (None, 0, at(1)));
    assert_eq!(session_run.revision(), Revision::FIRST);
    assert!(!session_run.is_held_by(ONE) && !session_run.is_held_by(Uuid::nil()));
}

#[test]
fn the_newest_holder_replaces_the_one_before_and_learns_which_it_was() {
    let mut session_run = consented();
    assert_eq!(session_run.take(ONE, at(2)), None);
    assert_eq!(session_run.take(ONE, at(3)), None, "it already was the holder");
    assert_eq!(session_run.take(TWO, at(4)), Some(ONE));
    assert!(session_run.is_held_by(TWO) && !session_run.is_held_by(ONE));
    assert_eq!(session_run.seen_at, at(4));
}

#[test]
fn only_the_holder_releases_a_session_run() {
    let mut session_run = consented();
    assert_eq!(session_run.release(ONE, at(2)), TransitionOutcome::Unchanged);
    session_run.take(ONE, at(3));
    assert_eq!(session_run.release(TWO, at(4)), TransitionOutcome::Unchanged);
    assert_eq!((session_run.lease_holder, session_run.seen_at), (Some(ONE), at(3)));
    assert_eq!(session_run.release(ONE, at(5)), TransitionOutcome::Changed);
    assert_eq!((session_run.lease_holder, session_run.seen_at), (None, at(5)));
}

#[test]
fn a_clock_that_is_behind_does_not_move_seen_at_back() {
    let mut session_run = consented();
    session_run.seen(at(9));
    session_run.seen(at(8));
    session_run.take(ONE, at(7));
    assert_eq!(session_run.seen_at, at(9));
}

#[test]
fn a_session_never_goes_backwards() {
    let mut session_run = consented();
    session_run.begin_session(1, EngineRecord::default());
    session_run.reach(400, 20);
    session_run.reach(380, 21);
    assert_eq!((session_run.clock_ms, session_run.next_sequence), (400, 21));
}

#[test]
fn a_further_session_starts_at_zero_and_the_same_one_continues() {
    let mut session_run = consented();
    let (first, second) = (recognized_by("a"), recognized_by("b"));
    session_run.begin_session(1, first.clone());
    session_run.reach(400, 20);
    session_run.begin_session(1, first.clone());
    assert_eq!((session_run.clock_ms, session_run.next_sequence), (400, 20));
    assert_eq!(session_run.engine_history.records(), std::slice::from_ref(&first));
    session_run.begin_session(1, second.clone());
    assert_eq!((session_run.clock_ms, session_run.engine_history.records().len()), (400, 2));
    session_run.begin_session(2, second.clone());
    assert_eq!((session_run.session, session_run.clock_ms, session_run.next_sequence), (2, 0, 0));
    assert_eq!(session_run.engine_history.records(), [first, second.clone(), second]);
}

#[test]
fn new_knowledge_about_engines_updates_the_latest_entry() {
    let mut session_run = consented();
    session_run.begin_session(1, recognized_by("a"));
    let known = EngineRecord { recording: Some(part(1, 0)), ..recognized_by("a") };
    session_run.update_engines(&known);
    assert_eq!(session_run.engine_history.records(), [known]);
}

#[test]
fn recorded_parts_are_returned_once_and_in_order() {
    let mut session_run = consented();
    let (first, taken_over, further) = (part(1, 0), part(1, 12_000), part(2, 0));
    for (session, recognizer, part) in
        [(1, "a", taken_over), (1, "a", first), (1, "b", first), (2, "b", further)]
    {
        session_run
            .begin_session(session, EngineRecord { recording: Some(part), ..recognized_by(recognizer) });
    }
    session_run.begin_session(3, recognized_by("b"));
    assert_eq!(session_run.recorded(), [first, taken_over, further]);
    let places = [(1, 0), (1, 11_999), (1, 12_000), (2, 12_000)];
    let parts = places.map(|(session, offset_ms)| session_run.recorded_at(session, offset_ms));
    assert_eq!(parts, [Some(first), Some(first), Some(taken_over), Some(further)]);
    assert_eq!(session_run.recorded_at(3, 0), None);
}

#[test]
fn a_part_of_another_invitation_is_none_of_this_one() {
    let mut session_run = consented();
    let foreign = RecordingPart { invitation: InvitationId::from_uuid(ONE), ..part(1, 0) };
    session_run.begin_session(1, EngineRecord { recording: Some(foreign), ..recognized_by("a") });
    assert_eq!((session_run.recorded(), session_run.recorded_at(1, 0)), (Vec::new(), None));
}

fn part(session: i32, from_ms: i64) -> RecordingPart {
    RecordingPart { invitation: ids().1, session, from_ms, holder: Uuid::from_u128(7) }
}

#[test]
fn consenting_again_keeps_the_session() {
    let mut session_run = consented();
    session_run.begin_session(1, EngineRecord::default());
    session_run.renew_consent(Consent { version: "2027-01".into(), at: at(50) });
    assert_eq!((session_run.session, session_run.consent.version.as_str()), (1, "2027-01"));
    assert_eq!(session_run.consent.at, at(50));
}

fn message(index: i32, session: i32, offset_ms: i64) -> Message {
    Message {
        id: MessageId::from_uuid(Uuid::from_u128(index as u128)),
        organization_id: ids().0,
        invitation_id: ids().1,
        index,
        role: if index % 2 == 0 { Role::Assistant } else { Role::User },
        content: format!("{index}"),
        sentiment: None,
        insights: None,
        created_at: at(1),
        offset_ms,
        duration_ms: 500,
        interrupted: false,
        audio: None,
        typed: false,
        session,
    }
}

fn check_clock(clock_ms: i64, messages: &[Message], expected_ms: i64) {
    let slug = Slug::parse("aB3dE6gH9k").expect("a slug");
    let interview = (ids().0, InterviewId::from_uuid(ONE));
    let mut invitation = Invitation::ready(ids().1, interview, slug, InvitationSource::Direct, at(0));
    assert_eq!(invitation.start(at(1)).map(|_| ()), Ok(()));
    assert_eq!(invitation.meter(700, true, at(2)), Ok(()));
    let mut session_run = consented();
    session_run.begin_session(2, EngineRecord::default());
    session_run.reach(clock_ms, 20);
    let past = session_run.past(&invitation, messages);
    assert_eq!((past.session, past.clock_ms, past.next_sequence), (2, expected_ms, 20));
    assert_eq!((past.active_ms, past.responses), (700, 1));
    let spoken: Vec<_> = past.conversation.iter().map(|turn| turn.text.as_str()).collect();
    assert_eq!(spoken, messages.iter().map(|message| message.content.as_str()).collect::<Vec<_>>());
}

#[test]
fn a_session_continues_after_its_clock_and_its_messages() {
    check_clock(400, &[], 400);
    check_clock(400, &[message(0, 1, 9_000)], 400);
    check_clock(400, &[message(0, 1, 9_000), message(1, 2, 0)], 500);
    check_clock(400, &[message(0, 2, 1_000), message(1, 2, 200)], 1_500);
    check_clock(4_000, &[message(0, 2, 1_000)], 4_000);
}

#[test]
fn an_interview_is_idle_since_it_was_last_stored() {
    let mut session_run = consented();
    session_run.seen(at(10));
    let said = |second| Message { created_at: at(second), ..message(0, 1, 0) };
    assert_eq!(session_run.idle_ms(&[], at(14)), 4_000);
    assert_eq!(session_run.idle_ms(&[said(3), said(12)], at(14)), 2_000);
    assert_eq!(session_run.idle_ms(&[said(3)], at(9)), 0, "clocks of machines differ a little");
}

#[test]
fn the_next_message_comes_after_all_others() {
    assert_eq!(next_index(&[]), 0);
    assert_eq!(next_index(&[message(0, 1, 0), message(1, 1, 0)]), 2);
}
