//! The schemas of what is sent. The service reads inputs by a table of its own, which knows codes and paths; the tests
//! of the whole server hold it to these.

use super::patterns;
use super::schema::{
    Properties, Schema, array, boolean, email, input_id, input_moment, input_text, limit, reference, request,
    text,
};

/// The most invitees that one call may name.
const MAX_INVITEES: i64 = 500;

pub fn schemas() -> Properties {
    vec![
        ("NewInterview", new_interview()),
        ("InterviewUpdate", interview_update()),
        ("Invitee", request(&["email"], vec![("name", name()), ("email", email())])),
        ("NewInvitation", request(&[], vec![("name", name()), ("email", email())])),
        ("NewInvitations", request(&["invitees"], vec![("invitees", invitees().with("minItems", 1))])),
        ("InvitationUpdate", request(&["name"], vec![("name", name().or_null().about("`null` clears it."))])),
        ("Sending", request(&["email"], vec![("email", email())])),
        (
            "Reactivation",
            request(
                &[],
                vec![("sendEmail", boolean().about("Mail the link again when a completed one is opened."))],
            ),
        ),
        ("ShareLinkUpdate", share_link_update()),
    ]
}

fn name() -> Schema {
    input_text().length(0, 200)
}

fn invitees() -> Schema {
    array(reference("Invitee")).with("maxItems", MAX_INVITEES)
}

fn prompt() -> (&'static str, Schema) {
    ("prompt", input_text().length(10, 50_000).about("What the interview is about."))
}

fn texts() -> Properties {
    vec![
        ("title", input_text().length(0, 500)),
        (
            "intro",
            input_text().length(0, 10_000).about("What the invitee is told before the first question."),
        ),
        ("firstMessage", input_text().length(0, 5_000).about("The opening question.")),
    ]
}

fn new_interview() -> Schema {
    let mut properties = vec![prompt()];
    properties.extend(texts());
    let locale =
        "A language tag; any text is taken. The organization's default, else the service's, when absent.";
    let voice = "The organization's default, else the first voice of the language, when absent.";
    properties.extend([
        ("locale", input_text().about(locale)),
        ("voiceId", input_id().about(voice)),
        ("email", email().about("Pre-fills the single invitation when there are no invitees.")),
        (
            "invitees",
            invitees().about("One invitation is made and mailed for each. An empty list counts as absent."),
        ),
    ]);
    request(&["prompt"], properties)
}

fn interview_update() -> Schema {
    let mut properties = texts();
    properties.insert(1, prompt());
    properties.extend([
        ("locale", input_text().length(2, 10)),
        ("voiceId", input_id()),
        ("maxMinutes", limit()),
        ("maxResponses", limit()),
        ("disableOrgSystemPrompt", boolean()),
    ]);
    request(&[], properties)
}

fn share_link_update() -> Schema {
    let domains = "Separated by commas; empty when any is allowed. Enforced when askEmail is `required`.";
    request(
        &[],
        vec![
            ("enabled", boolean()),
            ("askName", reference("AskPolicy")),
            ("askEmail", reference("AskPolicy")),
            ("maxInterviews", limit().or_null()),
            ("maxPerIpPerDay", limit().or_null()),
            ("opensAt", input_moment().or_null()),
            ("closesAt", input_moment().or_null().about("After opensAt.")),
            ("dedupeByContact", boolean()),
            (
                "accessCode",
                input_text()
                    .length(0, 200)
                    .with("writeOnly", true)
                    .about("An empty one takes the code away."),
            ),
            (
                "allowedEmailDomains",
                text().with("pattern", patterns::EMAIL_DOMAINS).length(0, 5_000).about(domains),
            ),
        ],
    )
}
