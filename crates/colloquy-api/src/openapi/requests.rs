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
        ("Invitee", request(&["email"], vec![("name", name()), ("email", to())])),
        (
            "NewInvitation",
            request(
                &[],
                vec![("name", name()), ("email", email().about("Pre-fills the email. Nothing is mailed."))],
            ),
        ),
        ("NewInvitations", request(&["invitees"], vec![("invitees", invitees().with("minItems", 1))])),
        (
            "InvitationUpdate",
            request(
                &["name"],
                vec![("name", named().or_null().about("The invitee's name; `null` clears it."))],
            ),
        ),
        ("Sending", request(&["email"], vec![("email", to())])),
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

fn named() -> Schema {
    input_text().length(0, 200)
}

fn name() -> Schema {
    named().about("The invitee's name.")
}

fn to() -> Schema {
    email().about("Where the link is mailed.")
}

fn invitees() -> Schema {
    array(reference("Invitee")).with("maxItems", MAX_INVITEES)
}

fn prompt() -> (&'static str, Schema) {
    ("prompt", input_text().length(10, 50_000).about("What the interview is about."))
}

fn texts() -> Properties {
    vec![
        (
            "title",
            input_text()
                .length(0, 500)
                .about("What lists call it. Made from the prompt when absent on create."),
        ),
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
        ("locale", input_text().length(2, 10).about("A language tag.")),
        ("voiceId", input_id().about("One of the voices.")),
        ("maxMinutes", limit().about("The most active minutes of an interview.")),
        ("maxResponses", limit().about("The most answers of an invitee.")),
        (
            "disableOrgSystemPrompt",
            boolean().about("Leave out what the organization wants of all its interviews."),
        ),
    ]);
    request(&[], properties)
}

fn share_link_update() -> Schema {
    let domains = "Separated by commas; empty when any is allowed. Enforced when askEmail is `required`.";
    request(
        &[],
        vec![
            ("enabled", boolean().about("Whether the link is open.")),
            ("askName", reference("AskPolicy").about("Whether the form asks for a name.")),
            ("askEmail", reference("AskPolicy").about("Whether the form asks for an email.")),
            ("maxInterviews", limit().or_null().about("The most invitations of the link.")),
            (
                "maxPerDay",
                limit()
                    .or_null()
                    .about("The most visits of a day (UTC); 500 until it is set, null for any number."),
            ),
            ("maxPerIpPerDay", limit().or_null().about("The most invitations for one address in a day.")),
            ("opensAt", input_moment().or_null().about("From when on it is open.")),
            ("closesAt", input_moment().or_null().about("When it closes; after opensAt.")),
            (
                "dedupeByContact",
                boolean().about(
                    "Whether an email has one invitation only. Who enters it again is sent the link by mail.",
                ),
            ),
            (
                "accessCode",
                input_text()
                    .length(0, 200)
                    .with("writeOnly", true)
                    .about("What visitors have to know; an empty one takes the code away."),
            ),
            (
                "allowedEmailDomains",
                text().with("pattern", patterns::EMAIL_DOMAINS).length(0, 5_000).about(domains),
            ),
        ],
    )
}
