//! An organization: whose interviews, invitations and keys these are.

use jiff::Timestamp;

use crate::ids::{OrganizationId, VoiceId};
use crate::revision::Revision;
use crate::text::{Email, Locale, OrganizationName, SystemPrompt};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Organization {
    pub id: OrganizationId,
    pub name: OrganizationName,
    /// The language of an interview that names none.
    pub default_locale: Option<Locale>,
    /// The voice of an interview that names none.
    pub default_voice_id: Option<VoiceId>,
    /// Where answers to its mails go.
    pub reply_to: Option<Email>,
    /// What is to be observed in all of its interviews that do not switch it off.
    pub system_prompt: Option<SystemPrompt>,
    pub created_at: Timestamp,
    pub revision: Revision,
}
