use colloquy_api::openapi;
use colloquy_api::operations::OPERATIONS;

use super::samples::LANGUAGES;
use super::*;

const BASE: &str = "https://colloquy.example.org";

fn reference() -> ApiReference {
    ApiReference::of(&openapi::document(BASE, None))
}

fn operation(id: &str) -> DocumentedOperation {
    let groups = reference().groups.into_iter();
    let mut operations = groups.flat_map(|group| group.operations);
    operations.find(|operation| operation.id == id).unwrap_or_else(|| panic!("{id} does not exist"))
}

/// Checks the field that a path of names leads to.
fn check(fields: &[DocumentedField], way: &str, kind: &str, bounds: &[&str]) {
    let mut fields = fields;
    let mut found = None;
    for name in way.split('.') {
        let field =
            fields.iter().find(|field| field.name == name).unwrap_or_else(|| panic!("no {name} of {way}"));
        fields = &field.fields;
        found = Some(field);
    }
    let found = found.expect("the path is not empty");
    assert_eq!(
        (found.kind.as_str(), &found.bounds[..]),
        (kind, &bounds.iter().map(|b| b.to_string()).collect::<Vec<_>>()[..]),
        "{way}"
    );
}

#[test]
fn all_operations_and_webhooks_are_shown_in_groups() {
    let reference = reference();
    let names: Vec<&str> = reference.groups.iter().map(|group| group.name.as_str()).collect();
    assert_eq!(names, ["Interviews", "Invitations", "Share links", "Voices", "Webhooks"]);
    let shown: Vec<(&str, &str)> = reference
        .operations()
        .filter(|operation| !operation.is_webhook)
        .map(|operation| (operation.method.as_str(), operation.path.as_str()))
        .collect();
    assert_eq!(shown.len(), OPERATIONS.len());
    for operation in OPERATIONS {
        assert!(shown.contains(&(operation.method.as_str(), operation.path)), "{operation:?}");
    }
    let events: Vec<&str> = reference
        .operations()
        .filter(|operation| operation.is_webhook)
        .map(|operation| &*operation.path)
        .collect();
    assert_eq!(
        events,
        [
            "interview.started",
            "interview.completed",
            "invitation.erased",
            "invitation.bounced",
            "endpoint.test"
        ]
    );
}

#[test]
fn describes_bounds_and_null_in_words() {
    let create = operation("createInterview").body.expect("a body");
    assert!(create.is_required && create.is_closed);
    check(&create.fields, "prompt", "string", &["10 to 50\u{a0}000 characters"]);
    check(&create.fields, "voiceId", "string (uuid)", &["versions 1 to 8, nil or max"]);
    check(&create.fields, "invitees", "array of Invitee", &["at most 500 elements"]);
    let email = ["at most 254 characters", "no dot at either end of the local part, none doubled"];
    check(&create.fields, "invitees.email", "string (email)", &email);
    let update = operation("updateShareLink").body.expect("a body");
    check(&update.fields, "maxInterviews", "integer or null", &["greater than 0, at most 2⁵³ − 1"]);
}

#[test]
fn shows_nested_fields_of_responses() {
    let answer = operation("getInvitation").answers.remove(0).content.expect("a body");
    assert_eq!((answer.kind.as_str(), answer.is_closed), ("InvitationWithMessages", false));
    check(&answer.fields, "messages.sentiment", "string or null", &[]);
    check(&answer.fields, "messages.createdAt", "string (date-time)", &["UTC with milliseconds"]);
    let status = answer.fields.iter().find(|field| field.name == "status").expect("a status");
    assert_eq!(status.words, ["READY", "IN_PROGRESS", "COMPLETED", "REOPENED", "CANCELLED"]);
}

#[test]
fn shows_common_headers_once() {
    let reference = reference();
    let common: Vec<&str> = reference.headers.iter().map(|header| header.field.name.as_str()).collect();
    assert!(common.contains(&"X-Request-Id") && common.contains(&"RateLimit-Remaining"), "{common:?}");
    let own = |id: &str| {
        let answer = operation(id).answers.remove(0);
        answer.headers.into_iter().map(|header| header.field.name).collect::<Vec<_>>()
    };
    assert_eq!(
        (own("createInterview"), own("getInterview")),
        (vec!["Idempotency-Replayed".to_owned()], Vec::new())
    );
    let limited = reference.failures.iter().find(|failure| failure.status == "429").expect("a failure");
    assert_eq!(limited.headers[0].field.name, "Retry-After");
}

#[test]
fn every_error_of_an_operation_is_explained() {
    let reference = reference();
    for operation in reference.operations().filter(|operation| !operation.is_webhook) {
        assert_eq!(operation.failures.len(), 9, "{}", operation.id);
        for status in &operation.failures {
            assert!(reference.failures.iter().any(|failure| failure.status == *status), "{status}");
        }
    }
}

#[test]
fn a_sample_has_placeholders_for_inputs() {
    let sample = LANGUAGES[0].sample(BASE, &operation("getInterview"));
    assert_eq!(
        sample.plain(),
        "curl 'https://colloquy.example.org/v1/interviews/019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d' \\\n  -H \"Authorization: \
         Bearer $COLLOQUY_API_KEY\""
    );
    let html = sample.html();
    assert!(
        html.contains("/v1/interviews/<span class=\"hole\" data-from=\"path:id\" data-form=\"segment\""),
        "{html}"
    );
}

#[test]
fn a_sample_of_a_change_has_a_body() {
    let sample = LANGUAGES[1].sample(BASE, &operation("updateInvitation")).plain();
    assert_eq!(
        sample,
        "import { Colloquy } from \"colloquy-sdk\";\n\n// The key is in COLLOQUY_API_KEY.\n\
         const colloquy = new Colloquy({ baseUrl: \"https://colloquy.example.org\" });\n\
         const answer = await colloquy.updateInvitation(\"019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d\", {\n  \
         name: \"Maria Keller-Lang\"\n});\nconsole.log(answer);\n"
    );
}

#[test]
fn a_command_line_sample_has_flags_for_inputs() {
    let sample = |id: &str| LANGUAGES[2].sample(BASE, &operation(id));
    assert_eq!(
        sample("sendInvitation").plain(),
        "colloquy invitations send 019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d \\\n  --base-url 'https://colloquy.example.org' \\\n  \
         --data '{\n  \"email\": \"maria.keller@example.org\"\n}'"
    );
    let html = sample("listInterviews").html();
    assert!(
        html.contains(
            "data-from=\"query:updatedSince\" data-form=\"shell\" data-before=\" \\\n  --updated-since &#39;"
        ),
        "{html}"
    );
}

#[test]
fn a_retired_version_is_marked() {
    let moment = |text: &str| colloquy_api::ApiTimestamp(text.parse().expect("a time"));
    let retirement = openapi::ApiVersionRetirement {
        deprecated_at: moment("2027-01-01T00:00:00Z"),
        sunset_at: moment("2027-07-01T00:00:00Z"),
    };
    let reference = ApiReference::of(&openapi::document(BASE, Some(retirement)));
    assert!(
        reference
            .operations()
            .filter(|operation| !operation.is_webhook)
            .all(|operation| operation.is_deprecated)
    );
    assert!(render(&reference).html.contains("Deprecated: see <a href=\"/docs/migration\">"));
}
