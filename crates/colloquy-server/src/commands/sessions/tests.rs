use colloquy_domain::Timestamp;
use colloquy_domain::ids::{InterviewId, LogEntryId, MessageId, OrganizationId};
use colloquy_domain::log_entry::Actor;
use uuid::Uuid;

use super::*;

fn now() -> Timestamp {
    "2027-01-31T09:00:04Z".parse().expect("a time")
}

fn entry(event: EventType, data: Value) -> LogEntry {
    let owner = (OrganizationId::from_uuid(Uuid::nil()), InterviewId::from_uuid(Uuid::nil()));
    LogEntry::of_interview(LogEntryId::from_uuid(Uuid::nil()), event, owner, Actor::system(), now())
        .with(data)
}

#[test]
fn a_turn_is_described_by_what_the_invitee_waited_for() {
    let turn = entry(
        EventType::InvitationTurnEnded,
        json!({
            "session": 2,
            "endedBy": "finished",
            "speechEndedMs": 127_400,
            "turnEndedAfterMs": 700,
            "recognizedAfterMs": 760,
            "repliedAfterMs": 1_204,
            "heardAfterMs": null,
            "interruptions": 0,
            "withdrawals": 2,
            "failures": { "voice": 3 },
        }),
    );
    assert_eq!(
        entry_text(&turn),
        "2/02:07.4  turn ended (finished), decided after 0.70 s, words after 0.76 s, reply after 1.20 s, \
         withdrawn replies: 2; failed: voice 3 times"
    );
}

#[test]
fn pauses_and_returns_are_described_in_words() {
    for (event, data, expected) in [
        (EventType::InvitationDisconnected, json!({ "session": 1, "reason": "silence" }), "paused: silence"),
        (EventType::InvitationResumed, json!({ "session": 2 }), "resumed in session 2"),
        (EventType::InvitationCompleted, json!({ "endReason": "finished" }), "ended: finished"),
        (EventType::InvitationOpened, json!({}), "invitation.opened"),
    ] {
        assert_eq!(entry_text(&entry(event, data)), expected);
    }
}

#[test]
fn a_message_has_its_position_and_stays_on_its_line() {
    let message = Message {
        id: MessageId::from_uuid(Uuid::nil()),
        organization_id: OrganizationId::from_uuid(Uuid::nil()),
        invitation_id: InvitationId::from_uuid(Uuid::nil()),
        index: 1,
        role: Role::User,
        content: "It was\nfine.\u{1b}[2J".to_owned(),
        sentiment: None,
        insights: None,
        created_at: now(),
        offset_ms: 61_950,
        duration_ms: 1_500,
        interrupted: false,
        audio: None,
        typed: true,
        session: 1,
    };
    assert_eq!(message_text(&message), r"1/01:01.9  invitee [typed]: It was fine.\u001b[2J");
    let lost = Message { content: String::new(), typed: false, ..message };
    assert_eq!(message_text(&lost), "1/01:01.9  invitee [not recognized]: ");
}
