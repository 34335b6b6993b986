use crate::console_rehearsal::RehearsalTexts;

pub const REHEARSAL: RehearsalTexts = RehearsalTexts {
    rehearse: "Rehearse",
    heading: "Rehearsal",
    title: "Rehearsal: {title}",
    lead: "Take the interview yourself before you invite anyone. A rehearsal does not count: it is not recorded, appears in no list or result, uses up no minutes, and is deleted at its end.",
    begin: "Begin the rehearsal",
    running: "The rehearsal is ready",
    running_lead: "The interview opens in a new tab, only in this browser. Come back here when it has ended. If it is idle for half an hour, it is deleted.",
    open: "Open the interview",
    show_outcome: "Show the outcome",
    end: "End and delete",
    ending: "The summary is being written",
    ending_lead: "The rehearsal has ended. It usually takes a few seconds.",
    deleted: "This rehearsal is deleted",
    deleted_lead: "You see its outcome only this once. When you leave or reload the page, it is gone.",
    covered: "Covered",
    again: "Rehearse again",
    marked_title: "Rehearsal: {title}",
    marked_intro: "This is a rehearsal. Below you read what invitees read. Different from theirs, your conversation is not recorded, and everything you say is deleted at the end.",
};
