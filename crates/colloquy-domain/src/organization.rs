//! An organization: the owner of interviews, invitations and API keys.

use jiff::{SignedDuration, Timestamp};

use crate::ids::{OrganizationId, VoiceId};
use crate::revision::Revision;
use crate::text::{Email, Locale, OrganizationName, SystemPrompt};
use crate::usage::Usage;
use crate::violation::{Fault, ViolationCode};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Organization {
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
    /// How long a paused interview can be resumed.
    pub resume_time: ResumeTime,
    /// The active time that its interviews may use in a calendar month. Once it is reached, no interview
    /// starts.
    pub cap: Option<UsageCap>,
    pub created_at: Timestamp,
    pub revision: Revision,
}

impl Organization {
    /// Whether an interview may start, given the active time of this month.
    pub fn may_start(&self, usage: Usage) -> bool {
        self.cap.is_none_or(|cap| usage.is_within(cap))
    }
}

/// A duration from five minutes to seven days, in whole seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ResumeTime(i64);

impl ResumeTime {
    pub const SHORTEST: ResumeTime = ResumeTime(5 * 60);
    pub const LONGEST: ResumeTime = ResumeTime(7 * 24 * 60 * 60);

    pub fn from_seconds(seconds: i64) -> Result<Self, Fault> {
        match ResumeTime(seconds) {
            time if time < Self::SHORTEST => {
                Err(Fault::new(ViolationCode::TooSmall, "Too small: at least 5 minutes"))
            }
            time if time > Self::LONGEST => Err(Fault::new(ViolationCode::TooBig, "Too big: at most 7 days")),
            time => Ok(time),
        }
    }

    /// Parses a number of seconds, or a number followed by `s`, `m`, `h` or `d`.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        Self::from_seconds(seconds(text)?)
    }

    pub fn seconds(self) -> i64 {
        self.0
    }

    pub fn duration(self) -> SignedDuration {
        SignedDuration::from_secs(self.seconds())
    }
}

/// Returns one day.
impl Default for ResumeTime {
    fn default() -> Self {
        ResumeTime(24 * 60 * 60)
    }
}

/// Active time in whole seconds. With a cap of zero, no interview can start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct UsageCap(i64);

impl UsageCap {
    pub fn from_seconds(seconds: i64) -> Result<Self, Fault> {
        match seconds {
            ..0 => Err(Fault::new(ViolationCode::TooSmall, "Too small: at least 0")),
            seconds => Ok(UsageCap(seconds)),
        }
    }

    /// Parses the same format as [`ResumeTime::parse`].
    pub fn parse(text: &str) -> Result<Self, Fault> {
        Self::from_seconds(seconds(text)?)
    }

    pub fn seconds(self) -> i64 {
        self.0
    }
}

fn seconds(text: &str) -> Result<i64, Fault> {
    let (digits, unit_seconds) = match text.as_bytes().last() {
        Some(b's') => (&text[..text.len() - 1], 1),
        Some(b'm') => (&text[..text.len() - 1], 60),
        Some(b'h') => (&text[..text.len() - 1], 60 * 60),
        Some(b'd') => (&text[..text.len() - 1], 24 * 60 * 60),
        _ => (text, 1),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Fault::new(
            ViolationCode::InvalidFormat,
            "Expected seconds, or a time such as 90m, 24h or 7d",
        ));
    }
    // A number too large to parse is also too long a time.
    let count: i64 = digits.parse().unwrap_or(i64::MAX);
    Ok(count.saturating_mul(unit_seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Result<i64, ViolationCode>) {
        let parsed = ResumeTime::parse(text);
        assert_eq!(parsed.map(ResumeTime::seconds).map_err(|fault| fault.code), expected, "{text:?}");
    }

    #[test]
    fn a_resume_time_is_written_in_seconds_or_with_a_unit() {
        check("86400", Ok(86_400));
        check("86400s", Ok(86_400));
        check("90m", Ok(5_400));
        check("24h", Ok(86_400));
        check("7d", Ok(604_800));
        for text in ["", "h", "-1d", "+7d", "1.5h", "1h30m", "24 h", "24H", "24w", "\u{1F388}", "\u{661}h"] {
            check(text, Err(ViolationCode::InvalidFormat));
        }
    }

    #[test]
    fn a_resume_time_is_from_five_minutes_to_seven_days() {
        check("299", Err(ViolationCode::TooSmall));
        check("0d", Err(ViolationCode::TooSmall));
        check("300", Ok(300));
        check("5m", Ok(300));
        check("604800", Ok(604_800));
        check("604801", Err(ViolationCode::TooBig));
        check("8d", Err(ViolationCode::TooBig));
        check("9223372036854775807d", Err(ViolationCode::TooBig));
        check("99999999999999999999", Err(ViolationCode::TooBig));
        assert_eq!(
            ResumeTime::from_seconds(i64::MIN).map_err(|fault| fault.code),
            Err(ViolationCode::TooSmall)
        );
        assert_eq!(ResumeTime::default().duration(), SignedDuration::from_hours(24));
    }
}
