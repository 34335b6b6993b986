//! The inputs of each operation: valid ones, and invalid ones with the expected faults.

use colloquy_api::operations::OperationId;
use serde_json::{Value, json};

/// The path of a fault as JSON, and its code.
pub type Fault = (String, String);

#[derive(Clone, Debug)]
pub struct Variant {
    pub query: &'static str,
    pub body: Option<String>,
    pub content_type: &'static str,
    pub faults: Vec<Fault>,
}

const JSON: &str = "application/json";

pub fn fault(path: &str, code: &str) -> Fault {
    (path.to_owned(), code.to_owned())
}

fn variant(query: &'static str, body: Option<String>, faults: &[(&str, &str)]) -> Variant {
    let faults = faults.iter().map(|(path, code)| fault(path, code)).collect();
    Variant { query, body, content_type: JSON, faults }
}

fn bare() -> Variant {
    variant("", None, &[])
}

fn good_body(body: Value) -> Variant {
    variant("", Some(body.to_string()), &[])
}

fn text(body: &str) -> Variant {
    variant("", Some(body.to_owned()), &[])
}

fn query(query: &'static str) -> Variant {
    variant(query, None, &[])
}

fn bad(body: Value, faults: &[(&str, &str)]) -> Variant {
    variant("", Some(body.to_string()), faults)
}

fn bad_query(query: &'static str, faults: &[(&str, &str)]) -> Variant {
    variant(query, None, faults)
}

/// Returns bodies that every operation with a body rejects.
fn no_object() -> Vec<Variant> {
    let plain = Variant { content_type: "text/plain", ..variant("", Some("{}".into()), &[("[]", "custom")]) };
    vec![
        bad(json!([]), &[("[]", "invalid_type")]),
        bad(json!("text"), &[("[]", "invalid_type")]),
        variant("", Some("{\"name\": ".into()), &[("[]", "custom")]),
        plain,
    ]
}

/// The value of `updatedSince`, in the middle of a walk.
pub const SINCE: &str = "2026-03-04T05:06:40.089Z";

pub fn good(operation: OperationId) -> Vec<Variant> {
    use OperationId::*;
    let ada = json!({ "name": "Ada", "email": "ada@example.org" });
    match operation {
        CreateInterview => vec![
            good_body(json!({ "prompt": "Ask how the first week went." })),
            good_body(json!({ "prompt": "Ask how the first week went.", "email": "eve@example.org" })),
            good_body(json!({
                "prompt": "Ask what to do better.", "title": " Workshop ", "intro": "", "firstMessage": "So?",
                "locale": "de", "invitees": [ada, { "email": "grace+x@example.org" }],
            })),
            good_body(json!({ "prompt": "0123456789", "invitees": [], "locale": "sw",
                "email": "alan@example.org", "voiceId": "ffffffff-ffff-ffff-ffff-ffffffffffff" })),
            good_body(json!({ "prompt": "Ünïcödé 🙂 text", "locale": "fr-CA", "title": "" })),
        ],
        UpdateInterview => vec![
            good_body(json!({})),
            good_body(json!({ "title": "Another title" })),
            good_body(
                json!({ "prompt": "Ask about something else.", "intro": "Hello", "firstMessage": "Well?" }),
            ),
            text(r#"{ "maxMinutes": 3e1, "maxResponses": 5.0, "disableOrgSystemPrompt": true }"#),
            good_body(json!({ "locale": "fr", "voiceId": "00000000-0000-0000-0000-000000000000" })),
            good_body(json!({ "maxMinutes": 9_007_199_254_740_991_i64, "disableOrgSystemPrompt": false })),
        ],
        CreateInvitation => {
            vec![bare(), good_body(json!({})), good_body(json!({ "name": "Grace" })), good_body(ada)]
        }
        CreateInvitations => vec![
            good_body(json!({ "invitees": [{ "email": "one@example.org" }] })),
            good_body(json!({ "invitees": [ada, { "name": "", "email": "two@example.org" }] })),
            good_body(json!({ "invitees": [ada, { "email": "two@example.org" }, ada] })),
        ],
        UpdateInvitation => vec![
            good_body(json!({ "name": "Grace" })),
            good_body(json!({ "name": null })),
            good_body(json!({ "name": "  " })),
        ],
        SendInvitation => vec![
            good_body(json!({ "email": "ada@example.org" })),
            good_body(json!({ "email": "Other_1@sub.example.co" })),
        ],
        ReactivateInvitation => vec![
            bare(),
            good_body(json!({ "sendEmail": true })),
            good_body(json!({})),
            good_body(json!({ "sendEmail": false })),
        ],
        UpdateShareLink => good_shares(),
        ListInterviews => ["", "archived=true", "archived=false&limit=1", "limit=2&archived=true"]
            .into_iter()
            .chain(["updatedSince=2026-03-04T07:06:40.089%2B02:00", "limit=1000&colour=blue"])
            .map(query)
            .collect(),
        ListInvitations => ["", "archived=true", "status=READY", "status=COMPLETED&archived=false&limit=1"]
            .into_iter()
            .chain(["limit=2", "status=CANCELLED&archived=true", "limit=1&archived=true", "status=REOPENED"])
            .map(query)
            .collect(),
        ListInterviewLogs | ListInvitationLogs => ["", "limit=1", "limit=3&status=x"].map(query).to_vec(),
        ListVoices => ["", "language=en", "language=en-US&limit=1", "limit=1", "language=tlh", "language=fr"]
            .map(query)
            .to_vec(),
        // An unexpected body is ignored.
        _ => vec![bare(), text("{ not JSON")],
    }
}

fn good_shares() -> Vec<Variant> {
    vec![
        good_body(json!({})),
        good_body(
            json!({ "enabled": true, "askName": "required", "askEmail": "off", "dedupeByContact": true }),
        ),
        good_body(
            json!({ "maxInterviews": 10, "maxPerDay": 1, "maxPerIpPerDay": 1, "allowedEmailDomains": "example.org" }),
        ),
        good_body(
            json!({ "maxInterviews": null, "maxPerDay": null, "maxPerIpPerDay": null, "allowedEmailDomains": "" }),
        ),
        good_body(json!({ "opensAt": "2026-05-01T02:00:00+02:00", "closesAt": "2026-06-01T00:00:00Z" })),
        good_body(json!({ "opensAt": null, "enabled": false, "askEmail": "required" })),
        good_body(json!({ "accessCode": "tulip" })),
        good_body(json!({ "accessCode": "" })),
        // Whether this is valid depends on `opensAt`.
        good_body(json!({ "closesAt": "2026-04-01T00:00:00.000Z" })),
        good_body(json!({ "closesAt": null })),
    ]
}

/// Returns invalid inputs. Empty if the operation has no input that can be invalid.
pub fn wrong(operation: OperationId) -> Vec<Variant> {
    use OperationId::*;
    let mut variants = match operation {
        CreateInterview => wrong_interviews(),
        UpdateInterview => wrong_updates(),
        CreateInvitation | CreateInvitations | UpdateInvitation | SendInvitation | ReactivateInvitation => {
            wrong_invitations(operation)
        }
        UpdateShareLink => vec![
            // A link cannot close before it opens.
            bad(
                json!({ "opensAt": "2026-06-01T00:00:00Z", "closesAt": "2026-06-01T02:00:00+02:00" }),
                &[("[\"closesAt\"]", "custom")],
            ),
            bad(
                json!({ "enabled": null, "askName": "maybe", "askEmail": null }),
                &[
                    ("[\"enabled\"]", "invalid_type"),
                    ("[\"askName\"]", "invalid_value"),
                    ("[\"askEmail\"]", "invalid_value"),
                ],
            ),
            bad(
                json!({ "maxInterviews": 0, "opensAt": "tomorrow", "slug": "x" }),
                &[
                    ("[\"maxInterviews\"]", "too_small"),
                    ("[\"opensAt\"]", "invalid_format"),
                    ("[]", "unrecognized_keys"),
                ],
            ),
        ],
        ListInterviews => {
            return vec![
                bad_query(
                    "archived=maybe&limit=0",
                    &[("[\"archived\"]", "invalid_value"), ("[\"limit\"]", "too_small")],
                ),
                bad_query(
                    "updatedSince=yesterday&limit=1001",
                    &[("[\"updatedSince\"]", "invalid_format"), ("[\"limit\"]", "too_big")],
                ),
                bad_query("cursor=nonsense", &[("[\"cursor\"]", "custom")]),
            ];
        }
        ListInvitations => {
            return vec![
                bad_query(
                    "status=DONE&archived=",
                    &[("[\"status\"]", "invalid_value"), ("[\"archived\"]", "invalid_value")],
                ),
                bad_query("cursor=%00&limit=1001", &[("[\"cursor\"]", "custom"), ("[\"limit\"]", "too_big")]),
            ];
        }
        ListInterviewLogs | ListInvitationLogs | ListVoices => {
            return vec![bad_query(
                "limit=0&cursor=nonsense",
                &[("[\"limit\"]", "too_small"), ("[\"cursor\"]", "custom")],
            )];
        }
        _ => return Vec::new(),
    };
    variants.extend(no_object());
    variants
}

fn wrong_invitations(operation: OperationId) -> Vec<Variant> {
    use OperationId::*;
    match operation {
        CreateInvitation => vec![
            bad(
                json!({ "name": null, "email": "" }),
                &[("[\"name\"]", "invalid_type"), ("[\"email\"]", "invalid_format")],
            ),
            bad(
                json!({ "name": "x".repeat(201), "slug": 1 }),
                &[("[\"name\"]", "too_big"), ("[]", "unrecognized_keys")],
            ),
        ],
        CreateInvitations => vec![
            bad(json!({}), &[("[\"invitees\"]", "invalid_type")]),
            bad(json!({ "invitees": [] }), &[("[\"invitees\"]", "too_small")]),
            bad(json!({ "invitees": vec![7; 501] }), &[("[\"invitees\"]", "too_big")]),
            bad(json!({ "invitees": { "email": "a@b.co" } }), &[("[\"invitees\"]", "invalid_type")]),
        ],
        UpdateInvitation => vec![
            bad(json!({}), &[("[\"name\"]", "invalid_type")]),
            bad(
                json!({ "name": 5, "email": "a@b.co" }),
                &[("[\"name\"]", "invalid_type"), ("[]", "unrecognized_keys")],
            ),
            bad(json!({ "name": "a\u{0}b" }), &[("[\"name\"]", "custom")]),
            variant("", None, &[("[]", "custom")]),
        ],
        SendInvitation => vec![
            bad(json!({}), &[("[\"email\"]", "invalid_type")]),
            bad(json!({ "email": "a..b@example.org" }), &[("[\"email\"]", "invalid_format")]),
            bad(
                json!({ "email": null, "name": "x", "to": 1 }),
                &[("[\"email\"]", "invalid_type"), ("[]", "unrecognized_keys")],
            ),
        ],
        ReactivateInvitation => vec![
            bad(json!({ "sendEmail": "yes" }), &[("[\"sendEmail\"]", "invalid_type")]),
            bad(
                json!({ "sendEmail": null, "mail": 1 }),
                &[("[\"sendEmail\"]", "invalid_type"), ("[]", "unrecognized_keys")],
            ),
        ],
        other => unreachable!("{other:?} is not about invitations"),
    }
}

#[rustfmt::skip]
fn wrong_interviews() -> Vec<Variant> {
    vec![
        bad(json!({}), &[("[\"prompt\"]", "invalid_type")]),
        bad(
            json!({ "prompt": "short", "title": 5, "colour": 1, "invitees": [{ "name": "x" }, { "email": "a@b" }, 7, { "email": "a@b.co", "x": 1, "y": 2 }] }),
            &[
                ("[\"prompt\"]", "too_small"),
                ("[\"title\"]", "invalid_type"),
                ("[]", "unrecognized_keys"),
                ("[\"invitees\",0,\"email\"]", "invalid_type"),
                ("[\"invitees\",1,\"email\"]", "invalid_format"),
                ("[\"invitees\",2]", "invalid_type"),
                ("[\"invitees\",3]", "unrecognized_keys"),
            ],
        ),
        bad(json!({ "prompt": null, "maxMinutes": 5, "maxResponses": 5 }), &[("[\"prompt\"]", "invalid_type"), ("[]", "unrecognized_keys")]),
        bad(json!({ "prompt": "x".repeat(50_001), "voiceId": "x", "email": "" }), &[("[\"prompt\"]", "too_big"), ("[\"voiceId\"]", "invalid_format"), ("[\"email\"]", "invalid_format")]),
        bad(json!({ "prompt": "0123456789", "title": "a\u{0}", "intro": "x".repeat(10_001), "invitees": {} }), &[("[\"title\"]", "custom"), ("[\"intro\"]", "too_big"), ("[\"invitees\"]", "invalid_type")]),
        variant("", None, &[("[]", "custom")]),
    ]
}

#[rustfmt::skip]
fn wrong_updates() -> Vec<Variant> {
    vec![
        bad(json!({ "locale": "f", "maxMinutes": 0, "maxResponses": 1.5 }), &[("[\"locale\"]", "too_small"), ("[\"maxMinutes\"]", "too_small"), ("[\"maxResponses\"]", "invalid_type")]),
        bad(json!({ "locale": "fr-CA-quebec", "maxMinutes": 9_007_199_254_740_992_i64, "title": null }), &[("[\"locale\"]", "too_big"), ("[\"maxMinutes\"]", "too_big"), ("[\"title\"]", "invalid_type")]),
        bad(json!({ "email": "a@b.co", "invitees": [], "prompt": "short" }), &[("[]", "unrecognized_keys"), ("[\"prompt\"]", "too_small")]),
        bad(json!({ "disableOrgSystemPrompt": "yes", "title": "x".repeat(501) }), &[("[\"disableOrgSystemPrompt\"]", "invalid_type"), ("[\"title\"]", "too_big")]),
    ]
}
