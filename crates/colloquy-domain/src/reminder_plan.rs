//! When an organization reminds the invitees of an interview who have not started.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};

/// The reminders that one invitee can get by a plan.
pub const MOST_REMINDERS: usize = 3;

/// The days between two mails to one invitee.
pub const FEWEST_DAYS: i32 = 1;
pub const MOST_DAYS: i32 = 60;

/// Why a plan cannot be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReminderPlanFault {
    /// There are none or too many reminders, or a number of days is not allowed.
    Days,
    /// The window ends when it begins, or its hours are none of a day.
    Window,
    UnknownTimeZone,
}

/// The hours of a day in which mails are sent, and the time zone that they are in. A window that ends at a lower hour than it
/// begins is across midnight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReminderWindow {
    pub from_hour: i8,
    pub until_hour: i8,
    zone: TimeZoneName,
}

/// The name of a time zone that exists, such as `Europe/Lisbon`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeZoneName(String);

impl TimeZoneName {
    /// The longest name that is looked up.
    const MOST_BYTES: usize = 60;

    pub fn parse(name: &str) -> Option<Self> {
        if name.len() > Self::MOST_BYTES {
            return None;
        }
        let zone = TimeZone::get(name).ok()?;
        Some(TimeZoneName(zone.iana_name()?.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the hour of the day at a time.
    fn hour(&self, at: Timestamp) -> i8 {
        at.to_zoned(TimeZone::get(&self.0).unwrap_or(TimeZone::UTC)).hour()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReminderPlan {
    /// The days from the invitation to the first reminder, from the first to the second, and so on.
    days: Vec<i32>,
    window: ReminderWindow,
}

impl ReminderPlan {
    pub fn new(days: Vec<i32>, hours: (i8, i8), zone: &str) -> Result<Self, ReminderPlanFault> {
        let is_allowed = |days: &i32| (FEWEST_DAYS..=MOST_DAYS).contains(days);
        if days.is_empty() || days.len() > MOST_REMINDERS || !days.iter().all(is_allowed) {
            return Err(ReminderPlanFault::Days);
        }
        let (from_hour, until_hour) = hours;
        let is_of_day = (0..24).contains(&from_hour) && (1..=24).contains(&until_hour);
        if !is_of_day || from_hour == until_hour {
            return Err(ReminderPlanFault::Window);
        }
        let zone = TimeZoneName::parse(zone).ok_or(ReminderPlanFault::UnknownTimeZone)?;
        Ok(ReminderPlan { days, window: ReminderWindow { from_hour, until_hour, zone } })
    }

    pub fn days(&self) -> &[i32] {
        &self.days
    }

    pub fn window(&self) -> &ReminderWindow {
        &self.window
    }

    pub fn zone(&self) -> &TimeZoneName {
        &self.window.zone
    }

    /// Returns the time at or before which an invitee with this many reminders must have got the last mail to get the next
    /// one now, or `None` if the invitee gets no more.
    pub fn cutoff(&self, reminders: usize, now: Timestamp) -> Option<Timestamp> {
        let days = self.days.get(reminders)?;
        Some(now - SignedDuration::from_hours(24 * i64::from(*days)))
    }

    /// Whether mails are sent at this hour to an invitee, in whose time zone the hours are if it is known.
    pub fn is_open(&self, zone: Option<&TimeZoneName>, now: Timestamp) -> bool {
        let hour = zone.unwrap_or(&self.window.zone).hour(now);
        let (from, until) = (self.window.from_hour, self.window.until_hour);
        if from < until { (from..until).contains(&hour) } else { hour >= from || hour < until }
    }

    /// Returns when mails are sent to an invitee next: now, or when the hours of the plan begin.
    pub fn next_opening(&self, zone: Option<&TimeZoneName>, now: Timestamp) -> Timestamp {
        // An hour of the day may be left out when clocks change, but not on two days in a row.
        let last = now + SignedDuration::from_hours(48);
        let mut at = now;
        while at < last && !self.is_open(zone, at) {
            at = next_quarter_hour(at);
        }
        at
    }

    /// Returns the JSON form that the database stores.
    pub fn to_json(&self) -> Value {
        let ReminderWindow { from_hour, until_hour, zone } = &self.window;
        json!({ "days": self.days, "fromHour": from_hour, "untilHour": until_hour, "timeZone": zone.0 })
    }

    pub fn from_json(value: &Value) -> Option<Self> {
        let number = |value: &Value| value.as_i64().and_then(|number| i32::try_from(number).ok());
        let hour = |name: &str| i8::try_from(value.get(name)?.as_i64()?).ok();
        let days: Option<Vec<i32>> = value.get("days")?.as_array()?.iter().map(number).collect();
        let hours = (hour("fromHour")?, hour("untilHour")?);
        ReminderPlan::new(days?, hours, value.get("timeZone")?.as_str()?).ok()
    }
}

/// Returns the next time at which an hour of the day may begin: offsets of time zones are whole quarters of an hour.
fn next_quarter_hour(at: Timestamp) -> Timestamp {
    const QUARTER_S: i64 = 900;
    let next = (at.as_second().div_euclid(QUARTER_S) + 1) * QUARTER_S;
    Timestamp::from_second(next).unwrap_or(Timestamp::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(days: &[i32], hours: (i8, i8), zone: &str) -> Result<ReminderPlan, ReminderPlanFault> {
        ReminderPlan::new(days.to_vec(), hours, zone)
    }

    fn at(time: &str) -> Timestamp {
        time.parse().expect("a time")
    }

    #[test]
    fn a_plan_has_up_to_three_reminders_within_hours_of_a_day() {
        for days in [&[][..], &[1, 1, 1, 1], &[0], &[61], &[1, -1]] {
            assert_eq!(plan(days, (9, 18), "UTC"), Err(ReminderPlanFault::Days), "{days:?}");
        }
        for hours in [(9, 9), (-1, 5), (20, 25), (24, 5), (22, 0), (22, -2), (0, 0)] {
            assert_eq!(plan(&[1], hours, "UTC"), Err(ReminderPlanFault::Window), "{hours:?}");
        }
        let long = "a".repeat(2_000);
        for zone in ["Europe/Atlantis", "", "../../etc/passwd", &long] {
            assert_eq!(plan(&[1], (0, 24), zone), Err(ReminderPlanFault::UnknownTimeZone), "{zone}");
        }
        for hours in [(0, 24), (22, 6), (23, 1)] {
            let valid = plan(&[1, 60, 7], hours, "europe/lisbon").expect("a plan");
            assert_eq!(valid.zone().as_str(), "Europe/Lisbon");
            assert_eq!(ReminderPlan::from_json(&valid.to_json()), Some(valid));
        }
    }

    #[test]
    fn a_reminder_is_due_the_days_of_the_plan_after_the_last_mail() {
        let (plan, now) = (plan(&[3, 7], (9, 18), "UTC").expect("a plan"), at("2026-12-08T12:00:00Z"));
        let cutoffs = [0, 1, 2].map(|reminders| plan.cutoff(reminders, now));
        let expected = [Some(at("2026-12-05T12:00:00Z")), Some(at("2026-12-01T12:00:00Z")), None];
        assert_eq!(cutoffs, expected);
    }

    #[test]
    fn the_window_is_in_the_time_zone_of_the_invitee_also_when_clocks_change() {
        let plan = plan(&[1], (9, 18), "Europe/Berlin").expect("a plan");
        let is_open = |zone: Option<&str>, time: &str| {
            let zone = zone.map(|name| TimeZoneName::parse(name).expect("a time zone"));
            plan.is_open(zone.as_ref(), at(time))
        };
        // Summer time ended on 25 October.
        assert!(is_open(None, "2026-10-24T07:00:00Z") && !is_open(None, "2026-10-26T07:59:59Z"));
        assert!(is_open(None, "2026-10-26T16:59:59Z") && !is_open(None, "2026-10-26T17:00:00Z"));
        assert!(!is_open(Some("Asia/Tokyo"), "2026-10-26T09:00:00Z"));
        assert!(is_open(Some("Asia/Tokyo"), "2026-10-26T00:00:00Z"));
        assert!(is_open(Some("Asia/Kathmandu"), "2026-10-26T03:15:00Z"));
    }

    #[test]
    fn a_window_across_midnight_is_open_on_both_sides_of_it() {
        let plan = plan(&[1], (22, 6), "Europe/Berlin").expect("a plan");
        let is_open = |zone: Option<&str>, time: &str| {
            let zone = zone.map(|name| TimeZoneName::parse(name).expect("a time zone"));
            plan.is_open(zone.as_ref(), at(time))
        };
        assert!(!is_open(None, "2026-07-01T19:59:59Z") && is_open(None, "2026-07-01T20:00:00Z"));
        assert!(is_open(None, "2026-07-01T22:00:00Z") && is_open(None, "2026-07-02T03:59:59Z"));
        assert!(!is_open(None, "2026-07-02T04:00:00Z") && !is_open(None, "2026-07-02T12:00:00Z"));
        assert!(is_open(Some("Asia/Tokyo"), "2026-07-02T13:00:00Z"));
        assert!(!is_open(Some("Asia/Tokyo"), "2026-07-01T21:00:00Z"));
    }

    #[test]
    fn the_next_opening_is_now_or_the_beginning_of_the_hours_also_when_clocks_change() {
        let check = |hours, zone: &str, now: &str, expected: &str| {
            let plan = plan(&[1], hours, zone).expect("a plan");
            assert_eq!(plan.next_opening(None, at(now)), at(expected), "{hours:?} in {zone} at {now}");
        };
        check((9, 18), "Europe/Berlin", "2026-07-01T07:00:00.5Z", "2026-07-01T07:00:00.5Z");
        check((9, 18), "Europe/Berlin", "2026-07-01T16:00:00Z", "2026-07-02T07:00:00Z");
        check((9, 18), "Europe/Berlin", "2026-10-24T16:00:01.5Z", "2026-10-25T08:00:00Z");
        check((9, 18), "Asia/Kathmandu", "2026-07-01T03:14:59Z", "2026-07-01T03:15:00Z");
        check((9, 18), "Australia/Lord_Howe", "2026-04-04T08:00:00Z", "2026-04-04T22:30:00Z");
        check((22, 6), "Europe/Berlin", "2026-07-02T04:00:00Z", "2026-07-02T20:00:00Z");
        check((22, 6), "Europe/Berlin", "2026-07-02T02:30:00Z", "2026-07-02T02:30:00Z");
        // The hour from two to three does not exist on 29 March.
        check((2, 3), "Europe/Berlin", "2026-03-28T02:00:00Z", "2026-03-30T00:00:00Z");
    }
}
