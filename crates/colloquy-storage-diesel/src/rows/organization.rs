use colloquy_domain::accent_colour::RgbColour;
use colloquy_domain::logo::LogoHash;
use colloquy_domain::organization::{
    Appearance, Organization, OrganizationFacts, ResumeWindow, UsageCap, WithdrawalPolicy,
};
use colloquy_domain::revision::Revision;
use colloquy_domain::text::{
    ClosingText, Email, Locale, MailText, OrganizationName, SafetyContact, SenderName, SystemPrompt,
};
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, stored_id};
use crate::schema::organizations;
use crate::sql_types::{StoredId, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = organizations, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct OrganizationRow {
    pub id: StoredId,
    pub name: String,
    pub default_locale: Option<String>,
    pub default_voice_id: Option<StoredId>,
    pub created_at: StoredMoment,
    pub reply_to: Option<String>,
    pub revision: i64,
    pub system_prompt: Option<String>,
    pub resume_seconds: i64,
    pub cap_seconds: Option<i64>,
    pub safety_contact: Option<String>,
    pub withdrawal_policy: String,
    #[diesel(embed)]
    pub appearance: AppearanceRow,
}

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = organizations, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct AppearanceRow {
    pub sender_name: Option<String>,
    pub accent_colour: Option<String>,
    pub mail_text: Option<String>,
    pub closing_text: Option<String>,
    pub logo: Option<Vec<u8>>,
}

impl OrganizationRow {
    pub fn new(organization: &Organization, revision: Revision) -> Self {
        let appearance = &organization.appearance;
        OrganizationRow {
            id: stored_id(organization.id),
            name: organization.name.as_str().to_owned(),
            default_locale: organization.default_locale.as_ref().map(|locale| locale.as_str().to_owned()),
            default_voice_id: organization.default_voice_id.map(stored_id),
            created_at: StoredMoment(organization.created_at),
            reply_to: organization.reply_to.as_ref().map(|email| email.as_str().to_owned()),
            revision: revision.number(),
            system_prompt: organization.system_prompt.as_ref().map(|prompt| prompt.as_str().to_owned()),
            resume_seconds: organization.resume_time.seconds(),
            cap_seconds: organization.cap.map(UsageCap::seconds),
            safety_contact: organization.safety_contact.as_ref().map(|contact| contact.as_str().to_owned()),
            withdrawal_policy: organization.withdrawal_policy.as_str().to_owned(),
            appearance: AppearanceRow {
                sender_name: appearance.sender_name.as_ref().map(|name| name.as_str().to_owned()),
                accent_colour: appearance.accent_colour.map(RgbColour::written),
                mail_text: appearance.mail_text.as_ref().map(|text| text.as_str().to_owned()),
                closing_text: appearance.closing_text.as_ref().map(|text| text.as_str().to_owned()),
                logo: appearance.logo.map(|hash| hash.0.to_vec()),
            },
        }
    }
}

impl TryFrom<OrganizationRow> for Organization {
    type Error = UnreadableValue;

    fn try_from(row: OrganizationRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("organizations");
        let parse_locale = |text: String| Locale::parse(&text);
        let appearance = row.appearance;
        let facts = OrganizationFacts {
            id: id(row.id),
            name: columns.read("name", OrganizationName::from_text(row.name))?,
            default_locale: columns.optional("default_locale", row.default_locale, parse_locale)?,
            default_voice_id: row.default_voice_id.map(id),
            reply_to: columns.optional("reply_to", row.reply_to, Email::from_text)?,
            system_prompt: columns.optional("system_prompt", row.system_prompt, SystemPrompt::from_text)?,
            resume_time: columns.read("resume_seconds", ResumeWindow::from_seconds(row.resume_seconds))?,
            cap: columns.optional("cap_seconds", row.cap_seconds, UsageCap::from_seconds)?,
            safety_contact: columns.optional(
                "safety_contact",
                row.safety_contact,
                SafetyContact::from_text,
            )?,
            withdrawal_policy: columns.word(
                "withdrawal_policy",
                &row.withdrawal_policy,
                WithdrawalPolicy::from_word,
            )?,
            appearance: Appearance {
                sender_name: columns.optional(
                    "sender_name",
                    appearance.sender_name,
                    SenderName::from_text,
                )?,
                accent_colour: columns.optional(
                    "accent_colour",
                    appearance.accent_colour,
                    RgbColour::from_text,
                )?,
                mail_text: columns.optional("mail_text", appearance.mail_text, MailText::from_text)?,
                closing_text: columns.optional(
                    "closing_text",
                    appearance.closing_text,
                    ClosingText::from_text,
                )?,
                logo: columns.optional("logo", appearance.logo, LogoHash::from_bytes)?,
            },
            created_at: row.created_at.0,
        };
        Ok(Organization::from_stored(facts, Revision::from_stored(row.revision)))
    }
}
