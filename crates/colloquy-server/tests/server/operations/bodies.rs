//! Invalid bodies and queries: every fault is reported with its path.

use colloquy_api::operations::{OPERATIONS, RequestBodyRequirement};
use serde_json::{Value, json};

use super::{Subjects, check_headers, check_standard, check_validation, good_body, path, reads_body, send};
use crate::harness::{Response, Server};

#[tokio::test]
async fn rejects_an_unusable_body_and_ignores_an_unexpected_one() {
    let server = Server::sqlite().await;
    let subjects = Subjects::of(&server).await;
    for operation in OPERATIONS {
        let path = path(operation, subjects.id_for(operation));
        let check = async |body: Vec<u8>, content_type: Option<&str>, expected: (&str, &str)| {
            let context = format!("{:?} with {} bytes of {content_type:?}", operation.id, body.len());
            let may_be_left_out = operation.body == RequestBodyRequirement::Optional && body.is_empty();
            let mut request =
                server.request(operation.method.as_str(), &path).bearer_auth(&server.home.key).body(body);
            if let Some(content_type) = content_type {
                request = request.header("content-type", content_type);
            }
            let response = Response::of(request.send().await).await.expect("a response");
            if reads_body(operation) && !may_be_left_out {
                return check_validation(&response, &path, &[expected], &context);
            }
            // A repeated command may be rejected for the status, but not for the body.
            match response.status {
                400 => check_validation(&response, &path, &[("[\"status\"]", "custom")], &context),
                404 => check_standard(&response, 404, "Not Found", &context),
                status => {
                    assert_eq!(status, 200, "{context}: {}", response.text);
                    check_headers(&response, &context);
                }
            }
        };
        let json = Some("application/json");
        check(b"{\"prompt\": ".to_vec(), json, ("[]", "custom")).await;
        check(Vec::new(), json, ("[]", "custom")).await;
        check(b"\xff\xfe".to_vec(), json, ("[]", "custom")).await;
        check(b"{}".to_vec(), None, ("[]", "custom")).await;
        check(b"{}".to_vec(), Some("text/plain"), ("[]", "custom")).await;
        check(b"{}".to_vec(), Some("application/jsonx"), ("[]", "custom")).await;
        check(vec![b' '; 1024 * 1024 + 1], json, ("[]", "too_big")).await;
        check(b"null".to_vec(), Some("Application/JSON; charset=utf-8"), ("[]", "invalid_type")).await;
    }
}

#[tokio::test]
async fn unknown_properties_are_one_fault_of_their_object() {
    let server = Server::sqlite().await;
    let subjects = Subjects::of(&server).await;
    for operation in OPERATIONS.iter().filter(|operation| reads_body(operation)) {
        let context = format!("{:?}", operation.id);
        let mut body = good_body(operation).expect("every operation that reads a body has one here");
        body["colour"] = json!(1);
        body["taste"] = json!({});
        let id = subjects.id_for(operation);
        let response = send(&server, operation, id, Some(&server.home.key), Some(&body.to_string())).await;
        check_validation(&response, &path(operation, id), &[("[]", "unrecognized_keys")], &context);
    }
}

#[tokio::test]
async fn every_wrong_value_is_reported_with_its_path() {
    let server = Server::sqlite().await;
    let Subjects { interview, invitation, .. } = Subjects::of(&server).await;
    let check = async |method: &str, path: String, body: Value, expected: &[(&str, &str)]| {
        let response = server.call(method, &path, Some(body.clone())).await;
        let path = path.split('?').next().unwrap_or_default();
        check_validation(&response, path, expected, &format!("{method} {path} {body}"));
    };
    let of_interview = |part: &str| format!("/v1/interviews/{interview}/{part}");
    let of_invitation = |part: &str| format!("/v1/invitations/{invitation}{part}");
    let long = "x".repeat(201);
    let bulk = |invitees: Value| json!({ "invitees": invitees });
    for (body, expected) in [
        (json!({}), vec![("[\"invitees\"]", "invalid_type")]),
        (bulk(json!(null)), vec![("[\"invitees\"]", "invalid_type")]),
        (bulk(json!([])), vec![("[\"invitees\"]", "too_small")]),
        (bulk(json!(vec![json!({ "email": "a@example.org" }); 501])), vec![("[\"invitees\"]", "too_big")]),
        (
            bulk(json!([1, { "email": "a@b" }, { "name": long }, { "email": "a@example.org", "x": 1 }])),
            vec![
                ("[\"invitees\",0]", "invalid_type"),
                ("[\"invitees\",1,\"email\"]", "invalid_format"),
                ("[\"invitees\",2,\"email\"]", "invalid_type"),
                ("[\"invitees\",2,\"name\"]", "too_big"),
                ("[\"invitees\",3]", "unrecognized_keys"),
            ],
        ),
    ] {
        check("POST", of_interview("invitations/bulk"), body, &expected).await;
    }
    let both = [("[\"email\"]", "invalid_format"), ("[\"name\"]", "invalid_type")];
    check("POST", of_interview("invitations"), json!({ "name": null, "email": "" }), &both).await;
    check("PATCH", of_invitation(""), json!({}), &[("[\"name\"]", "invalid_type")]).await;
    check("PATCH", of_invitation(""), json!({ "name": 1 }), &[("[\"name\"]", "invalid_type")]).await;
    check("PATCH", of_invitation(""), json!({ "name": long }), &[("[\"name\"]", "too_big")]).await;
    check("POST", of_invitation("/send"), json!({}), &[("[\"email\"]", "invalid_type")]).await;
    let flag = [("[\"sendEmail\"]", "invalid_type")];
    check("POST", of_invitation("/reactivate"), json!({ "sendEmail": null }), &flag).await;
    check("POST", of_invitation("/reactivate"), json!({ "sendEmail": "true" }), &flag).await;
    let query = "invitations?status=ready&archived=maybe&limit=0&cursor=x";
    let expected = [
        ("[\"archived\"]", "invalid_value"),
        ("[\"cursor\"]", "custom"),
        ("[\"limit\"]", "too_small"),
        ("[\"status\"]", "invalid_value"),
    ];
    check("GET", of_interview(query), json!({}), &expected).await;
    check("GET", "/v1/voices?cursor=x".to_owned(), json!({}), &[("[\"cursor\"]", "custom")]).await;
    let foreign = format!("/v1/voices?cursor={}", "AZMtXnwaez6cTS9qiwwdLg");
    check("GET", foreign, json!({}), &[("[\"cursor\"]", "custom")]).await;
    let audio = of_invitation("/messages/1/audio-url");
    check("GET", audio, json!({}), &[("[\"messageId\"]", "invalid_format")]).await;
}

#[tokio::test]
async fn text_is_rejected_for_its_length_or_a_null_character_and_never_truncated() {
    let server = Server::sqlite().await;
    let check = async |body: Value, expected: &[(&str, &str)]| {
        let response = server.call("POST", "/v1/interviews", Some(body)).await;
        check_validation(&response, "/v1/interviews", expected, "create");
    };
    let long = json!({
        "prompt": "x".repeat(50_001), "title": "x".repeat(501), "intro": "x".repeat(10_001),
        "firstMessage": "x".repeat(5_001), "email": format!("{}@example.org", "a".repeat(250)),
        "invitees": [{ "email": "a@example.org", "name": "x".repeat(201) }],
    });
    let fields = ["prompt", "title", "intro", "firstMessage", "email"];
    let mut expected: Vec<(String, &str)> =
        fields.iter().map(|field| (format!("[{field:?}]"), "too_big")).collect();
    expected.push(("[\"invitees\",0,\"name\"]".to_owned(), "too_big"));
    let expected: Vec<(&str, &str)> = expected.iter().map(|(path, code)| (&**path, *code)).collect();
    check(long, &expected).await;
    check(json!({ "prompt": "with \u{0} inside" }), &[("[\"prompt\"]", "custom")]).await;
    let too_many: Vec<Value> = (0..501).map(|n| json!({ "email": format!("a{n}@example.org") })).collect();
    check(json!({ "prompt": "long enough", "invitees": too_many }), &[("[\"invitees\"]", "too_big")]).await;
    let text = "  \u{301}\r\n\t\"kept\" 🎈 exactly  ";
    let kept = server.call("POST", "/v1/interviews", Some(json!({ "prompt": text, "title": "" }))).await.ok();
    assert_eq!((&kept[0]["prompt"], &kept[0]["title"]), (&json!(text), &json!("")));
}
