//! The parts of an interview's recording: a part is a session, or as much of it as one lease holder has run.

use uuid::Uuid;

use crate::ids::{InvitationId, MessageId};
use crate::media::MediaName;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RecordingPart {
    pub invitation: InvitationId,
    pub session: i32,
    /// Where it begins on the session's clock.
    pub from_ms: i64,
    /// The lease holder that runs it.
    pub holder: Uuid,
}

impl RecordingPart {
    /// Returns the name of the recording, which has both sides. The name identifies the part.
    pub fn name(&self) -> MediaName {
        let RecordingPart { invitation, session, from_ms, holder } = self;
        MediaName::built(format!("recordings/{invitation}/{session}-{from_ms}-{}.ogg", holder.simple()))
    }

    pub fn named(name: &MediaName) -> Option<Self> {
        let (_, part) = name.as_str().strip_prefix("recordings/")?.split_once('/')?;
        let mut words = part.strip_suffix(".ogg")?.splitn(3, '-');
        let found = RecordingPart {
            invitation: invitation_of(name)?,
            session: words.next()?.parse().ok()?,
            from_ms: words.next()?.parse().ok()?,
            holder: Uuid::try_parse(words.next()?).ok()?,
        };
        (found.name() == *name).then_some(found)
    }
}

/// How loud a recording of an interview is over time, and where its sessions are in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waveform {
    pub duration_ms: i64,
    pub sessions: Vec<SessionOffset>,
    /// The loudest moment of each of up to `Waveform::PEAKS` equal spans, in percent of the loudest of all.
    pub peaks: Vec<u8>,
}

/// Where the clock of a session starts in a recording. It is negative if the recording begins later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionOffset {
    pub session: i32,
    pub at_ms: i64,
}

impl Waveform {
    /// More would not be visible on a screen.
    pub const PEAKS: usize = 800;
}

/// Returns the name of the recording of a whole interview, joined from this many parts. With a further part
/// it gets another name.
pub fn of_interview(invitation: InvitationId, parts: usize) -> MediaName {
    MediaName::built(format!("recordings/{invitation}/whole-{parts}.ogg"))
}

/// Whether a file of the media store belongs to an invitation.
pub fn belongs_to(name: &MediaName, invitation: InvitationId) -> bool {
    name.as_str().strip_prefix(&format!("recordings/{invitation}/")).is_some()
}

/// Returns the invitation that a file of the media store belongs to.
pub fn invitation_of(name: &MediaName) -> Option<InvitationId> {
    let (invitation, _) = name.as_str().strip_prefix("recordings/")?.split_once('/')?;
    let invitation = InvitationId::from_uuid(Uuid::try_parse(invitation).ok()?);
    belongs_to(name, invitation).then_some(invitation)
}

/// Returns a name that comes right before those of an invitation's recordings.
pub fn before_recordings_of(invitation: InvitationId) -> MediaName {
    MediaName::built(format!("recordings/{invitation}.ogg"))
}

/// Returns the name of a message's recording.
pub fn of_message(invitation: InvitationId, message: MessageId) -> MediaName {
    MediaName::built(format!("recordings/{invitation}/messages/{message}.ogg"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part() -> RecordingPart {
        let (invitation, holder) = (InvitationId::from_uuid(Uuid::from_u128(7)), Uuid::from_u128(9));
        RecordingPart { invitation, session: 2, from_ms: 61_340, holder }
    }

    #[test]
    fn a_part_is_recognized_by_its_name() {
        let name = part().name();
        assert_eq!(MediaName::parse(name.as_str()).as_ref(), Some(&name), "a valid media name");
        assert_eq!(RecordingPart::named(&name), Some(part()));
    }

    #[test]
    fn other_names_belong_to_no_part() {
        let message = of_message(part().invitation, MessageId::from_uuid(Uuid::from_u128(3)));
        assert_eq!(MediaName::parse(message.as_str()).as_ref(), Some(&message));
        let text = part().name().as_str().replace("61340", "061340");
        let whole = of_interview(part().invitation, 2);
        assert_eq!(MediaName::parse(whole.as_str()).as_ref(), Some(&whole));
        for name in [message, whole, MediaName::parse(&text).expect("a name")] {
            assert_eq!(RecordingPart::named(&name), None, "{name}");
        }
    }
}
