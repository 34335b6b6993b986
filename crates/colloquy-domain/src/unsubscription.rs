//! Unsubscribing: what a mail's unsubscribe link carries, and what is kept of a recipient who used one.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::ids::{MailId, OrganizationId};
use crate::ports::Randomness;
use crate::text::Email;

/// Why a mail is not sent, and what the invitation says of it.
pub const UNSUBSCRIBED: &str = "the recipient has unsubscribed from mails of this organization";

const SECRET_BYTES: usize = 16;
const ID_BYTES: usize = 16;

/// What only the mail with the link has. It does not show itself in logs, and comparing it takes the same time wherever
/// two secrets differ.
#[derive(Clone, Copy)]
pub struct UnsubscribeSecret([u8; SECRET_BYTES]);

impl UnsubscribeSecret {
    pub fn draw(randomness: &dyn Randomness) -> Self {
        let mut bytes = [0; SECRET_BYTES];
        randomness.fill(&mut bytes);
        UnsubscribeSecret(bytes)
    }

    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(UnsubscribeSecret)
    }

    /// For storing it beside its mail.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl PartialEq for UnsubscribeSecret {
    fn eq(&self, other: &Self) -> bool {
        let differing = self.0.iter().zip(other.0).fold(0, |bits, (one, another)| bits | (one ^ another));
        std::hint::black_box(differing) == 0
    }
}

impl Eq for UnsubscribeSecret {}

impl fmt::Debug for UnsubscribeSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("UnsubscribeSecret(…)")
    }
}

/// The last part of an unsubscribe link: the mail that it came with, and its secret. It opens no interview, for mail
/// programs and scanners see the header that it is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnsubscribeToken {
    pub mail_id: MailId,
    pub secret: UnsubscribeSecret,
}

impl UnsubscribeToken {
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        let (id, secret) = bytes.split_at_checked(ID_BYTES)?;
        let mail_id = MailId::from_uuid(Uuid::from_slice(id).ok()?);
        Some(UnsubscribeToken { mail_id, secret: UnsubscribeSecret::from_bytes(secret)? })
    }

    /// 43 letters, digits, `-` and `_`.
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode([self.mail_id.uuid().as_bytes(), self.secret.bytes()].concat())
    }
}

/// A mail address as one organization's list of unsubscribed recipients keeps it: a hash, which recognizes the address,
/// and neither reveals it nor matches that of another organization. So an entry can stay after a person's data is erased,
/// and goes on keeping mails away from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UnsubscribedRecipient(pub [u8; 32]);

impl UnsubscribedRecipient {
    /// Letter case makes no difference.
    pub fn new(organization: OrganizationId, email: &Email) -> Self {
        let hash = Sha256::new().chain_update(organization.uuid());
        UnsubscribedRecipient(hash.chain_update(email.as_str().to_ascii_lowercase()).finalize().into())
    }
}

/// That a recipient wants no more mails of an organization.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsubscription {
    pub organization_id: OrganizationId,
    pub recipient: UnsubscribedRecipient,
    pub created_at: Timestamp,
}

#[cfg(test)]
mod tests;
