use crate::console_overview::OverviewTexts;

pub const OVERVIEW: OverviewTexts = OverviewTexts {
    heading: "Overview",
    running: "Interviews in progress",
    none_running: "Nobody is taking an interview right now.",
    more_running: "There are more of them.",
    person: "Person",
    interview: "Interview",
    started: "Started",
    status: "State",
    in_progress: "In progress",
    interrupted: "Interrupted since {time}",
    attention: "Needs attention",
    all_well: "Everything works.",
    undelivered: "Mail not delivered: {reason}",
    abandoned: "Left and not resumed",
    newest: "Newest interviews",
    all_interviews: "All interviews",
    usage: "Minutes used",
    week: "The last seven days",
    week_counts: "{started} begun, {completed} completed",
    completed: "Completed interviews",
};
