use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::ports::IdSource;
use colloquy_domain::session::TurnEndReason;
use colloquy_testkit::{SeededIdSource, sample};

use super::*;

fn turn() -> TurnTimings {
    TurnTimings {
        speech_ended_ms: 4_000,
        turn_ended_ms: 4_700,
        recognized_ms: Some(4_800),
        replied_ms: Some(5_400),
        heard_ms: None,
        interruptions: 1,
        withdrawals: 2,
        ended_by: TurnEndReason::Open,
    }
}

fn invitation(ids: &SeededIdSource) -> Invitation {
    let organization = colloquy_domain::OrganizationId::from_uuid(ids.next());
    let mut invitation =
        sample::invitation(ids, &sample::interview(ids, organization, sample::now()), sample::now());
    invitation.start(sample::now()).expect("a ready one starts");
    invitation
}

fn entries(writes: &[Write]) -> Vec<&LogEntry> {
    let entries = writes.iter().filter_map(|write| match write {
        Write::AddLogEntry(entry) => Some(entry),
        _ => None,
    });
    entries.collect()
}

#[test]
fn a_turn_is_stored_once_before_what_is_stored_with_it() {
    let (ids, mut log) = (SeededIdSource::new(1), PendingTurnLog::default());
    let invitation = invitation(&ids);
    log.ended(LogEntryId::from_uuid(ids.next()), turn());
    let message = || vec![Write::AddMessage(sample::message(&ids, &invitation, 1, sample::now()))];
    let writes = log.add_to(message(), &invitation, sample::now());
    let [Write::AddLogEntry(entry), Write::AddMessage(_)] = &writes[..] else { panic!("{writes:?}") };
    assert_eq!((entry.event, entry.invitation_id), (EventType::InvitationTurnEnded, Some(invitation.id)));
    let expected = json!({
        "session": 1,
        "endedBy": "open",
        "speechEndedMs": 4_000,
        "turnEndedAfterMs": 700,
        "recognizedAfterMs": 800,
        "repliedAfterMs": 1_400,
        "heardAfterMs": null,
        "interruptions": 1,
        "withdrawals": 2,
    });
    assert_eq!(entry.data, expected);
    log.are_stored(true);
    assert_eq!(log.add_to(message(), &invitation, sample::now()).len(), 1);
}

#[test]
fn failures_wait_for_the_next_log_entry() {
    let (ids, mut log) = (SeededIdSource::new(1), PendingTurnLog::default());
    let invitation = invitation(&ids);
    for engine in [FailedEngine::Voice, FailedEngine::Recognizer, FailedEngine::Voice] {
        log.failed(engine);
    }
    assert!(log.add_to(Vec::new(), &invitation, sample::now()).is_empty());
    log.are_stored(false);
    log.ended(LogEntryId::from_uuid(ids.next()), turn());
    log.ended(LogEntryId::from_uuid(ids.next()), turn());
    let writes = log.add_to(Vec::new(), &invitation, sample::now());
    let failures: Vec<_> = entries(&writes).iter().map(|entry| entry.data.get("failures").cloned()).collect();
    assert_eq!(failures, [Some(json!({ "recognizer": 1, "voice": 2 })), None]);
    log.are_stored(true);
    log.ended(LogEntryId::from_uuid(ids.next()), turn());
    let writes = log.add_to(Vec::new(), &invitation, sample::now());
    assert_eq!(entries(&writes)[0].data.get("failures"), None);
}
