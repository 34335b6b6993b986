//! Unsubscribing: the token in a mail's unsubscribe link, and the record of a recipient who used it.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::ids::{MailId, OrganizationId};
use crate::ports::Randomness;
use crate::text::Email;

/// Why a mail is not sent, as the invitation reports it.
pub const UNSUBSCRIBED: &str = "the recipient has unsubscribed from mails of this organization";

const SECRET_BYTES: usize = 16;
const ID_BYTES: usize = 16;

/// A secret known only from the mail that contains the link. `Debug` does not print it, and comparison takes
/// constant time.
#[derive(Clone, Copy)]
pub struct UnsubscribeLinkSecret([u8; SECRET_BYTES]);

impl UnsubscribeLinkSecret {
    pub fn draw(randomness: &dyn Randomness) -> Self {
        let mut bytes = [0; SECRET_BYTES];
        randomness.fill(&mut bytes);
        UnsubscribeLinkSecret(bytes)
    }

    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(UnsubscribeLinkSecret)
    }

    /// Returns the bytes to be stored with the mail.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl PartialEq for UnsubscribeLinkSecret {
    fn eq(&self, other: &Self) -> bool {
        let differing = self.0.iter().zip(other.0).fold(0, |bits, (one, another)| bits | (one ^ another));
        std::hint::black_box(differing) == 0
    }
}

impl Eq for UnsubscribeLinkSecret {}

impl fmt::Debug for UnsubscribeLinkSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("UnsubscribeLinkSecret(…)")
    }
}

/// The last part of an unsubscribe link: the mail that contains it, and its secret. It gives no access to the
/// interview, because mail programs and scanners see the header with the link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnsubscribeToken {
    pub mail_id: MailId,
    pub secret: UnsubscribeLinkSecret,
}

impl UnsubscribeToken {
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        let (id, secret) = bytes.split_at_checked(ID_BYTES)?;
        let mail_id = MailId::from_uuid(Uuid::from_slice(id).ok()?);
        Some(UnsubscribeToken { mail_id, secret: UnsubscribeLinkSecret::from_bytes(secret)? })
    }

    /// Returns the token as 43 letters, digits, `-` and `_`.
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode([self.mail_id.uuid().as_bytes(), self.secret.bytes()].concat())
    }
}

/// A mail address in an organization's list of unsubscribed recipients. It is a hash that recognizes the
/// address without revealing it, and differs between organizations. So an entry can stay, and continue to
/// prevent mails, after a person's data has been erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RecipientHash(pub [u8; 32]);

impl RecipientHash {
    /// Hashes an address, ignoring letter case.
    pub fn new(organization: OrganizationId, email: &Email) -> Self {
        let hash = Sha256::new().chain_update(organization.uuid());
        RecipientHash(hash.chain_update(email.as_str().to_ascii_lowercase()).finalize().into())
    }
}

/// Records that a recipient has unsubscribed from an organization's mails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsubscription {
    pub organization_id: OrganizationId,
    pub recipient: RecipientHash,
    pub created_at: Timestamp,
}

#[cfg(test)]
mod tests;
