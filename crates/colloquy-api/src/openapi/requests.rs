//! The schemas of request bodies. The service validates inputs with its own table, which knows codes and
//! paths. Tests of the whole server compare that table with these schemas.

use super::patterns;
use super::schema::{
    JsonSchema, Properties, array, boolean, email, input_id, input_moment, input_text, limit, reference,
    request, text,
};

/// The maximum number of invitees in one call.
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
                vec![("name", name()), ("email", email().about("Pre-fills the email. No mail is sent."))],
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
                vec![(
                    "sendEmail",
                    boolean().about("Mail the link again when a completed invitation is reopened."),
                )],
            ),
        ),
        ("ShareLinkUpdate", share_link_update()),
    ]
}

fn named() -> JsonSchema {
    input_text().length(0, 200)
}

fn name() -> JsonSchema {
    named().about("The invitee's name.")
}

fn to() -> JsonSchema {
    email().about("The recipient of the link.")
}

fn invitees() -> JsonSchema {
    array(reference("Invitee")).with("maxItems", MAX_INVITEES)
}

fn prompt() -> (&'static str, JsonSchema) {
    ("prompt", input_text().length(10, 50_000).about("What the interview is about."))
}

fn texts() -> Properties {
    vec![
        (
            "title",
            input_text()
                .length(0, 500)
                .about("The name in lists. Generated from the prompt if absent on create."),
        ),
        (
            "intro",
            input_text()
                .length(0, 10_000)
                .about("The introduction that the invitee gets before the first question."),
        ),
        ("firstMessage", input_text().length(0, 5_000).about("The opening question.")),
    ]
}

fn new_interview() -> JsonSchema {
    let mut properties = vec![prompt()];
    properties.extend(texts());
    let locale = "A language tag; any text is accepted. Defaults to the organization's setting, else to the service's.";
    let voice = "Defaults to the organization's setting, else to the first voice of the language.";
    properties.extend([
        ("locale", input_text().about(locale)),
        ("voiceId", input_id().about(voice)),
        ("email", email().about("Pre-fills the single invitation if there are no invitees.")),
        ("invitees", invitees().about("Each gets an invitation by mail. An empty list counts as absent.")),
    ]);
    request(&["prompt"], properties)
}

fn interview_update() -> JsonSchema {
    let mut properties = texts();
    properties.insert(1, prompt());
    properties.extend([
        ("locale", input_text().length(2, 10).about("A language tag.")),
        ("voiceId", input_id().about("The id of a voice.")),
        ("maxMinutes", limit().about("The maximum of active minutes.")),
        ("maxResponses", limit().about("The maximum number of the invitee's answers.")),
        (
            "disableOrgSystemPrompt",
            boolean().about("Ignore the organization's instructions for all interviews."),
        ),
    ]);
    request(&[], properties)
}

fn share_link_update() -> JsonSchema {
    let domains =
        "Separated by commas; empty if any domain is allowed. Enforced if `askEmail` is `required`.";
    request(
        &[],
        vec![
            ("enabled", boolean().about("Whether the link is enabled.")),
            ("askName", reference("AskPolicy").about("Whether the form asks for a name.")),
            ("askEmail", reference("AskPolicy").about("Whether the form asks for an email.")),
            ("maxInterviews", limit().or_null().about("The maximum number of invitations from the link.")),
            (
                "maxPerDay",
                limit()
                    .or_null()
                    .about("The maximum number of visits in a day (UTC). The default is 500; null removes the limit."),
            ),
            ("maxPerIpPerDay", limit().or_null().about("The maximum number of invitations for one IP address in a day.")),
            ("opensAt", input_moment().or_null().about("When the link opens.")),
            ("closesAt", input_moment().or_null().about("When the link closes; must be after `opensAt`.")),
            (
                "dedupeByContact",
                boolean().about(
                    "Whether each email gets only one invitation. A visitor who enters it again gets the link by mail.",
                ),
            ),
            (
                "accessCode",
                input_text()
                    .length(0, 200)
                    .with("writeOnly", true)
                    .about("The code that visitors must enter; an empty text removes it."),
            ),
            (
                "allowedEmailDomains",
                text().with("pattern", patterns::EMAIL_DOMAINS).length(0, 5_000).about(domains),
            ),
        ],
    )
}
