//! An organization: the owner of interviews, invitations and API keys.

use jiff::{SignedDuration, Timestamp};

use crate::accent_colour::RgbColour;
use crate::ids::{OrganizationId, VoiceId};
use crate::input::Patch;
use crate::logo::LogoHash;
use crate::revision::{TransitionOutcome, Versioned};
use crate::text::{
    ClosingText, Email, Locale, MailText, OrganizationName, SafetyContact, SenderName, SystemPrompt,
};
use crate::usage::Usage;
use crate::violation::{ViolationCode, ViolationReason};
use crate::words::words;

words! {
    /// What happens when an invitee withdraws their consent.
    WithdrawalPolicy {
        /// The organization decides about each withdrawal.
        AskFirst = "ask",
        /// Everything about the invitation is erased.
        EraseAtOnce = "erase",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrganizationFacts {
    pub id: OrganizationId,
    pub name: OrganizationName,
    /// The language of an interview that does not specify one.
    pub default_locale: Option<Locale>,
    /// The voice of an interview that does not specify one.
    pub default_voice_id: Option<VoiceId>,
    /// The address for replies to its mails.
    pub reply_to: Option<Email>,
    /// Instructions for all of its interviews, unless an interview disables them.
    pub system_prompt: Option<SystemPrompt>,
    /// Whom an invitee who is in danger can turn to.
    pub safety_contact: Option<SafetyContact>,
    /// How long a paused interview can be resumed.
    pub resume_time: ResumeWindow,
    /// The active time that its interviews may use in a calendar month. Once it is reached, no interview
    /// starts.
    pub cap: Option<UsageCap>,
    pub withdrawal_policy: WithdrawalPolicy,
    pub appearance: Appearance,
    pub created_at: Timestamp,
}

/// What invitees see of an organization besides its name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Appearance {
    /// The sender of its mails, if it is not the organization's name.
    pub sender_name: Option<SenderName>,
    /// The colour of links and buttons.
    pub accent_colour: Option<RgbColour>,
    /// What mails that invite or remind say besides.
    pub mail_text: Option<MailText>,
    /// What the page says after an interview.
    pub closing_text: Option<ClosingText>,
    /// The picture at the head of the pages.
    pub logo: Option<LogoHash>,
}

/// What changes of an appearance.
#[derive(Clone, Debug, Default)]
pub struct AppearanceUpdate {
    pub sender_name: Patch<SenderName>,
    pub accent_colour: Patch<RgbColour>,
    pub mail_text: Patch<MailText>,
    pub closing_text: Patch<ClosingText>,
    pub logo: Patch<LogoHash>,
}

/// The name of an organization that was erased.
const ERASED_NAME: &str = "Erased organization";

/// The settings that the operator changes. Absent ones stay as they are.
#[derive(Clone, Debug, Default)]
pub struct OrganizationUpdate {
    pub name: Option<OrganizationName>,
    pub default_locale: Patch<Locale>,
    pub default_voice_id: Patch<VoiceId>,
    pub reply_to: Patch<Email>,
    pub system_prompt: Patch<SystemPrompt>,
    pub safety_contact: Patch<SafetyContact>,
    pub resume_time: Option<ResumeWindow>,
    pub cap: Patch<UsageCap>,
    pub withdrawal_policy: Option<WithdrawalPolicy>,
    pub appearance: AppearanceUpdate,
}

pub type Organization = Versioned<OrganizationFacts>;

impl Organization {
    /// Creates an organization with the default settings.
    pub fn new(id: OrganizationId, name: OrganizationName, now: Timestamp) -> Self {
        Versioned::new_unsaved(OrganizationFacts {
            id,
            name,
            default_locale: None,
            default_voice_id: None,
            reply_to: None,
            system_prompt: None,
            safety_contact: None,
            resume_time: ResumeWindow::default(),
            cap: None,
            withdrawal_policy: WithdrawalPolicy::AskFirst,
            appearance: Appearance::default(),
            created_at: now,
        })
    }

    /// Applies the settings that are present and differ.
    pub fn update(&mut self, update: &OrganizationUpdate) -> TransitionOutcome {
        let mut facts = self.facts.clone();
        if let Some(name) = &update.name {
            facts.name.clone_from(name);
        }
        update.default_locale.apply(&mut facts.default_locale);
        update.default_voice_id.apply(&mut facts.default_voice_id);
        update.reply_to.apply(&mut facts.reply_to);
        update.system_prompt.apply(&mut facts.system_prompt);
        update.safety_contact.apply(&mut facts.safety_contact);
        update.cap.apply(&mut facts.cap);
        facts.resume_time = update.resume_time.unwrap_or(facts.resume_time);
        let (appearance, change) = (&mut facts.appearance, &update.appearance);
        change.sender_name.apply(&mut appearance.sender_name);
        change.accent_colour.apply(&mut appearance.accent_colour);
        change.mail_text.apply(&mut appearance.mail_text);
        change.closing_text.apply(&mut appearance.closing_text);
        change.logo.apply(&mut appearance.logo);
        facts.withdrawal_policy = update.withdrawal_policy.unwrap_or(facts.withdrawal_policy);
        if facts == self.facts {
            return TransitionOutcome::Unchanged;
        }
        self.facts = facts;
        TransitionOutcome::Changed
    }

    /// Removes everything that says whose organization it was. Its id and the time of its creation stay.
    pub fn erase(&mut self) -> TransitionOutcome {
        let Ok(name) = OrganizationName::parse(ERASED_NAME) else { return TransitionOutcome::Unchanged };
        let erased = Organization::new(self.id, name, self.created_at).facts;
        if erased == self.facts {
            return TransitionOutcome::Unchanged;
        }
        self.facts = erased;
        TransitionOutcome::Changed
    }

    /// Whether an interview may start, given the active time of this month.
    pub fn may_start(&self, usage: Usage) -> bool {
        self.cap.is_none_or(|cap| usage.is_within(cap))
    }
}

/// A duration from five minutes to seven days, in whole seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ResumeWindow(i64);

impl ResumeWindow {
    pub const SHORTEST: ResumeWindow = ResumeWindow(5 * 60);
    pub const LONGEST: ResumeWindow = ResumeWindow(7 * 24 * 60 * 60);

    pub fn from_seconds(seconds: i64) -> Result<Self, ViolationReason> {
        match ResumeWindow(seconds) {
            time if time < Self::SHORTEST => {
                Err(ViolationReason::new(ViolationCode::TooSmall, "Too small: at least 5 minutes"))
            }
            time if time > Self::LONGEST => {
                Err(ViolationReason::new(ViolationCode::TooBig, "Too big: at most 7 days"))
            }
            time => Ok(time),
        }
    }

    /// Parses a number of seconds, or a number followed by `s`, `m`, `h` or `d`.
    pub fn parse(text: &str) -> Result<Self, ViolationReason> {
        Self::from_seconds(seconds(text)?)
    }

    pub fn seconds(self) -> i64 {
        self.0
    }

    /// Returns the time as people write it, with the largest unit that fits: `90m`, `24h`, `7d`.
    pub fn written(self) -> String {
        let units = [(24 * 60 * 60, 'd'), (60 * 60, 'h'), (60, 'm')];
        let unit = units.into_iter().find(|(seconds, _)| self.0 % seconds == 0);
        unit.map_or_else(|| format!("{}s", self.0), |(seconds, unit)| format!("{}{unit}", self.0 / seconds))
    }

    pub fn duration(self) -> SignedDuration {
        SignedDuration::from_secs(self.seconds())
    }
}

/// Returns one day.
impl Default for ResumeWindow {
    fn default() -> Self {
        ResumeWindow(24 * 60 * 60)
    }
}

/// Active time in whole seconds. With a cap of zero, no interview can start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct UsageCap(i64);

impl UsageCap {
    pub fn from_seconds(seconds: i64) -> Result<Self, ViolationReason> {
        match seconds {
            ..0 => Err(ViolationReason::new(ViolationCode::TooSmall, "Too small: at least 0")),
            seconds => Ok(UsageCap(seconds)),
        }
    }

    /// Parses the same format as [`ResumeWindow::parse`].
    pub fn parse(text: &str) -> Result<Self, ViolationReason> {
        Self::from_seconds(seconds(text)?)
    }

    pub fn seconds(self) -> i64 {
        self.0
    }
}

fn seconds(text: &str) -> Result<i64, ViolationReason> {
    let (digits, unit_seconds) = match text.as_bytes().last() {
        Some(b's') => (&text[..text.len() - 1], 1),
        Some(b'm') => (&text[..text.len() - 1], 60),
        Some(b'h') => (&text[..text.len() - 1], 60 * 60),
        Some(b'd') => (&text[..text.len() - 1], 24 * 60 * 60),
        _ => (text, 1),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ViolationReason::new(
            ViolationCode::InvalidFormat,
            "Expected seconds, or a time such as 90m, 24h or 7d",
        ));
    }
    // A number too large to parse is also too long a time.
    let count: i64 = digits.parse().unwrap_or(i64::MAX);
    Ok(count.saturating_mul(unit_seconds))
}

#[cfg(test)]
mod tests;
