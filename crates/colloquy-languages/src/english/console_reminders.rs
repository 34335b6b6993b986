use crate::console_reminders::ConsoleReminderTexts;

pub const REMINDERS: ConsoleReminderTexts = ConsoleReminderTexts {
    heading: "Reminders",
    lead: "Who was invited by mail and has not started is reminded up to three times: not after a start, a refusal, a failed mail or the deadline.",
    first: "First reminder after",
    second: "Second one after another",
    third: "Third one after another",
    days: "days",
    days_hint: "Leave a field empty for no reminder. Without any, nobody is reminded.",
    from: "Send from",
    until: "Send until",
    hour: "o’clock",
    hours_hint: "From 22 until 6 is across midnight.",
    zone: "Time zone",
    zone_hint: "The hours are in the time zone of the invitee as soon as they have opened the link, and until then in this one, for example Europe/Lisbon.",
    planned: "After {days} days",
    none: "None",
    remind: "Remind",
    bad_days: "Enter a number of days from {fewest} to {most}, and the reminders in their order.",
    bad_hours: "Enter two different full hours: the beginning from 0 to 23, the end from 1 to 24.",
    bad_zone: "Enter a time zone such as Europe/Lisbon.",
};
