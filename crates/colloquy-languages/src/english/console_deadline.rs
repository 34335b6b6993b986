use crate::console_deadline::ConsoleDeadlineTexts;

pub const DEADLINE: ConsoleDeadlineTexts = ConsoleDeadlineTexts {
    heading: "Deadline",
    lead: "Until when invitees can start. Those who have started can still finish.",
    of_interview: "The deadline of the interview, {time}, applies unless this invitation has its own.",
    interview_has_none: "The interview has no deadline.",
    label: "Start before",
    hint: "Shown on the page and in mails. After that, the share link is closed, and mails that are still waiting are not sent.",
    bad: "Enter a time in the future.",
    remove: "Remove the deadline",
    none: "No deadline",
};
