//! Typed ids: each kind of entity has an id type of its own.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;

use uuid::Uuid;

use crate::violation::{ViolationCode, ViolationReason};

/// The kind of entity that an id identifies. `NAME` is the name that messages use. A kind can be copied, compared and
/// hashed, because traits are derived for an id only if its kind has them.
pub trait IdKind: Copy + Ord + Hash + 'static {
    const NAME: &'static str;
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id<K: IdKind> {
    uuid: Uuid,
    kind: PhantomData<fn() -> K>,
}

impl<K: IdKind> Id<K> {
    pub const fn from_uuid(uuid: Uuid) -> Self {
        Id { uuid, kind: PhantomData }
    }

    pub fn uuid(self) -> Uuid {
        self.uuid
    }

    /// Parses an id. Accepts only the hyphenated form: UUIDs of versions 1 to 8 whose variant digit is 8, 9,
    /// a or b, the nil UUID and the max UUID.
    pub fn parse(text: &str) -> Result<Self, ViolationReason> {
        if is_interface_uuid(text.as_bytes())
            && let Ok(uuid) = Uuid::try_parse(text)
        {
            return Ok(Id::from_uuid(uuid));
        }
        Err(ViolationReason::new(ViolationCode::InvalidFormat, "Invalid UUID"))
    }
}

fn is_interface_uuid(text: &[u8]) -> bool {
    const MAX: &[u8] = b"ffffffff-ffff-ffff-ffff-ffffffffffff";
    const NIL: &[u8] = b"00000000-0000-0000-0000-000000000000";
    if text == MAX || text == NIL {
        return true;
    }
    text.len() == 36
        && text.iter().enumerate().all(|(place, byte)| match place {
            8 | 13 | 18 | 23 => *byte == b'-',
            14 => (b'1'..=b'8').contains(byte),
            19 => matches!(byte, b'8' | b'9' | b'a' | b'b' | b'A' | b'B'),
            _ => byte.is_ascii_hexdigit(),
        })
}

impl<K: IdKind> fmt::Debug for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", K::NAME, self.uuid)
    }
}

impl<K: IdKind> fmt::Display for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.uuid.fmt(f)
    }
}

macro_rules! ids {
    ($($id:ident = $kind:ident, $name:literal;)*) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $kind {}
        impl IdKind for $kind {
            const NAME: &'static str = $name;
        }
        pub type $id = Id<$kind>;
    )*};
}

ids! {
    AccountId = AccountKind, "Account";
    AccountMailId = AccountMailKind, "Mail";
    AuditEntryId = AuditEntryKind, "Audit entry";
    BrowserSessionId = BrowserSessionKind, "Browser session";
    OneTimeLinkId = OneTimeLinkKind, "Link";
    PasskeyId = PasskeyKind, "Passkey";
    NoteId = NoteKind, "Note";
    OrganizationId = OrganizationKind, "Organization";
    ApiKeyId = ApiKeyKind, "API key";
    EndpointId = EndpointKind, "Webhook endpoint";
    ErasureId = ErasureKind, "Erasure";
    EventId = EventKind, "Event";
    InterviewId = InterviewKind, "Interview";
    InvitationId = InvitationKind, "Invitation";
    LogEntryId = LogEntryKind, "Log entry";
    MailId = MailKind, "Mail";
    MessageId = MessageKind, "Message";
    VisitId = VisitKind, "Visit";
    VoiceId = VoiceKind, "Voice";
}

#[cfg(test)]
mod tests;
