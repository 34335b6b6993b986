//! The texts of the console about the reminders of an interview.

/// `{days}`, `{fewest}` and `{most}` are placeholders.
#[derive(serde::Serialize)]
pub struct ConsoleReminderTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    pub first: &'static str,
    pub second: &'static str,
    pub third: &'static str,
    pub days: &'static str,
    pub days_hint: &'static str,
    pub from: &'static str,
    pub until: &'static str,
    pub hour: &'static str,
    pub hours_hint: &'static str,
    pub zone: &'static str,
    pub zone_hint: &'static str,
    pub planned: &'static str,
    pub none: &'static str,
    pub remind: &'static str,
    pub bad_days: &'static str,
    pub bad_hours: &'static str,
    pub bad_zone: &'static str,
}
