//! Operations 23 and 24: reading and changing a share link.

use futures::future::join_all;

use super::*;
use crate::harness::{both, entries};

/// Returns the log of the link's interview, newest first.
async fn log(server: &Server, link: &Value) -> Vec<Value> {
    let path = format!("/v1/interviews/{}/logs", text(link, "interviewId"));
    server.call("GET", &path, None).await.ok().as_array().expect("an array").clone()
}

#[tokio::test]
async fn the_first_read_creates_a_disabled_link_and_later_reads_return_it() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let interview = server.interview().await;
        let path = format!("/v1/interviews/{interview}");
        let before = server.call("GET", &path, None).await.ok();
        let link = server.call("GET", &format!("{path}/share"), None).await.ok();
        let slug = text(&link, "slug");
        assert!(slug.len() == 10 && slug.bytes().all(|byte| byte.is_ascii_alphanumeric()), "{slug}");
        let expected = json!({
            "interviewId": interview, "slug": slug, "url": format!("{}/share/{slug}", server.url),
            "enabled": false, "askName": "optional", "askEmail": "optional", "maxInterviews": null,
            "maxPerDay": 500, "maxPerIpPerDay": null, "opensAt": null, "closesAt": null, "dedupeByContact": false,
            "hasAccessCode": false, "allowedEmailDomains": "", "usageCount": 0,
            "createdAt": link["createdAt"], "updatedAt": link["createdAt"],
        });
        assert_eq!(link, expected);
        assert_eq!(server.call("GET", &format!("{path}/share"), None).await.ok(), link);
        assert_eq!(server.call("GET", &path, None).await.ok(), before);
        let logged = log(&server, &link).await;
        let types: Vec<&Value> = logged.iter().map(|entry| &entry["type"]).collect();
        assert_eq!(types, ["invitation.created", "interview.created"]);
    }
}

#[tokio::test]
async fn fifty_concurrent_first_reads_create_one_link() {
    for database in both().await {
        let nodes = nodes(database, &[]).await;
        for round in 1..=5 {
            let path = format!("/v1/interviews/{}/share", nodes[0].interview().await);
            let reads = (0..50).map(|read| nodes[read % nodes.len()].call("GET", &path, None));
            let mut links: Vec<Value> = join_all(reads).await.iter().map(Response::ok).collect();
            for link in &mut links {
                // Each node returns its own address.
                link.as_object_mut().expect("an object").remove("url");
            }
            assert!(links.iter().all(|link| *link == links[0]), "{links:?}");
            assert_eq!(nodes[0].home.count("share_links", "true").await, round);
        }
    }
}

#[tokio::test]
async fn absent_fields_stay_null_clears_and_a_value_sets() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let first = link(&server, json!({})).await;
        let set = json!({
            "enabled": true, "askName": "required", "askEmail": "off", "maxInterviews": 9_007_199_254_740_991_i64,
            "maxPerDay": 20, "maxPerIpPerDay": 1, "opensAt": "2030-01-01T01:00:00+01:00", "closesAt": "2030-01-01T00:00:00.5Z",
            "dedupeByContact": true, "allowedEmailDomains": " Example.org,, b.example ",
        });
        let changed = change(&server, &first, set.clone()).await;
        for (field, value) in set.as_object().expect("an object") {
            let expected = match &**field {
                "opensAt" => json!("2030-01-01T00:00:00.000Z"),
                "closesAt" => json!("2030-01-01T00:00:00.500Z"),
                _ => value.clone(),
            };
            assert_eq!(changed[field], expected, "{field}");
        }
        assert!(text(&changed, "updatedAt") > text(&first, "updatedAt"), "{changed}");
        assert_eq!(changed["createdAt"], first["createdAt"]);
        let nullable = ["maxInterviews", "maxPerDay", "maxPerIpPerDay", "opensAt", "closesAt"];
        for field in nullable {
            let cleared = change(&server, &first, json!({ field: null })).await;
            assert_eq!(cleared[field], Value::Null, "{field}");
            let others = |link: &Value| {
                let all = link.as_object().expect("an object").clone();
                all.into_iter().filter(|(name, _)| name != "updatedAt" && !nullable.contains(&&**name))
            };
            assert!(others(&cleared).eq(others(&changed)), "{field}: {cleared}");
        }
        assert_eq!(server.call("GET", &settings_of(&first), None).await.ok()["askName"], "required");
    }
}

#[tokio::test]
async fn a_change_logs_the_changed_fields_and_equal_values_change_nothing() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let set = json!({
            "enabled": true, "askEmail": "required", "maxInterviews": 5, "opensAt": "2030-01-01T00:00:00Z",
            "dedupeByContact": false, "accessCode": "Sesame", "allowedEmailDomains": "example.org",
        });
        let link = link(&server, set.clone()).await;
        let logged = log(&server, &link).await;
        assert_eq!(logged[0]["type"], "share.updated");
        assert_eq!(logged[0]["actor"]["type"], "apiKey");
        let changed =
            json!(["enabled", "askEmail", "maxInterviews", "opensAt", "accessCode", "allowedEmailDomains"]);
        assert_eq!(logged[0]["data"], json!({ "changed": changed }));
        assert_eq!(logged[0]["createdAt"], link["updatedAt"]);
        for same in [json!({}), json!({ "closesAt": null, "opensAt": "2030-01-01T02:00:00+02:00" }), set] {
            assert_eq!(change(&server, &link, same.clone()).await, link, "{same}");
            assert_eq!(log(&server, &link).await, logged, "{same}");
        }
    }
}

#[tokio::test]
async fn a_link_cannot_close_before_it_opens() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let link = link(&server, json!({ "opensAt": "2030-01-01T00:00:00Z" })).await;
        for refused in [
            json!({ "closesAt": "2030-01-01T00:00:00Z" }),
            json!({ "closesAt": "2029-12-31T23:59:59.999Z", "enabled": true }),
            json!({ "opensAt": "2031-01-01T00:00:00Z", "closesAt": "2031-01-01T01:00:00+01:00" }),
        ] {
            let response = server.call("PATCH", &settings_of(&link), Some(refused.clone())).await;
            assert_eq!(response.status, 400, "{refused}: {}", response.text);
            let expected = [("[\"closesAt\"]".to_owned(), "custom".to_owned())];
            assert_eq!(entries(&response.json()), expected, "{refused}");
            assert_eq!(server.call("GET", &settings_of(&link), None).await.ok(), link, "{refused}");
        }
        let moved = json!({ "opensAt": "2028-01-01T00:00:00Z", "closesAt": "2029-01-01T00:00:00Z" });
        assert_eq!(change(&server, &link, moved).await["closesAt"], "2029-01-01T00:00:00.000Z");
    }
}

#[tokio::test]
async fn every_wrong_setting_is_named_and_none_is_stored() {
    let server = Server::sqlite().await;
    let link = link(&server, json!({})).await;
    let long = "x".repeat(201);
    let faults = [
        ("enabled", json!("true"), "invalid_type"),
        ("enabled", json!(null), "invalid_type"),
        ("askName", json!("maybe"), "invalid_value"),
        ("askEmail", json!(null), "invalid_value"),
        ("maxInterviews", json!(0), "too_small"),
        ("maxInterviews", json!(1.5), "invalid_type"),
        ("maxPerDay", json!(0), "too_small"),
        ("maxPerDay", json!("500"), "invalid_type"),
        ("maxPerIpPerDay", json!(9_007_199_254_740_992_i64), "too_big"),
        ("opensAt", json!("tomorrow"), "invalid_format"),
        ("closesAt", json!(1_893_456_000), "invalid_type"),
        ("dedupeByContact", json!(1), "invalid_type"),
        ("accessCode", json!(null), "invalid_type"),
        ("accessCode", json!(1234), "invalid_type"),
        ("accessCode", json!(long), "too_big"),
        ("accessCode", json!("a\0b"), "custom"),
        ("allowedEmailDomains", json!(null), "invalid_type"),
        ("allowedEmailDomains", json!("example.org, example"), "invalid_format"),
    ];
    for (field, value, code) in faults {
        let body =
            json!({ field: value, "askName": if field == "askName" { value.clone() } else { json!("off") } });
        let response = server.call("PATCH", &settings_of(&link), Some(body.clone())).await;
        assert_eq!(response.status, 400, "{body}: {}", response.text);
        assert_eq!(entries(&response.json()), [(format!("[\"{field}\"]"), code.to_owned())], "{body}");
    }
    for field in ["usageCount", "slug", "url", "hasAccessCode", "interviewId", "createdAt"] {
        let response = server.call("PATCH", &settings_of(&link), Some(json!({ field: link[field] }))).await;
        let expected = [("[]".to_owned(), "unrecognized_keys".to_owned())];
        assert_eq!(entries(&response.json()), expected, "{field}");
    }
    assert_eq!(server.call("GET", &settings_of(&link), None).await.ok(), link);
}

#[tokio::test]
async fn an_access_code_can_be_set_and_cleared_and_is_never_revealed_or_stored() {
    const CODE: &str = "Grüße, Sesam 77";
    for database in both().await {
        let server = Server::start(database.clone(), &[("COLLOQUY_LOG", "trace")]).await;
        let link = link(&server, json!({ "enabled": true })).await;
        let response = server.call("PATCH", &settings_of(&link), Some(json!({ "accessCode": CODE }))).await;
        let set = response.ok();
        assert_eq!((&set["hasAccessCode"], set.get("accessCode")), (&json!(true), None));
        assert_eq!(server.home.count("share_links", "access_code_hash LIKE '$argon2id$%'").await, 1);
        let visitor = Visitor::new();
        check_refused(&visitor.post(&server, &link, &[("accessCode", "sesame")]).await, 422, "not right");
        let refused = visitor.post(&server, &link, &[("name", &"x".repeat(201)), ("accessCode", CODE)]).await;
        check_refused(&refused, 422, "at most 200");
        admitted(&visitor.post(&server, &link, &[("accessCode", CODE)]).await);
        let read = server.call("GET", &settings_of(&link), None).await;
        let logs = log(&server, &link).await;
        for shown in [&response.text, &read.text, &refused.text, &json!(logs).to_string()] {
            assert!(!shown.contains("Sesam 77") && !shown.contains("argon2"), "{shown}");
        }
        check_not_kept(&server, &database, "Sesam 77").await;
        let other = change(&server, &link, json!({ "accessCode": "another" })).await;
        assert_ne!(other["updatedAt"], set["updatedAt"]);
        check_refused(&visitor.post(&server, &link, &[("accessCode", CODE)]).await, 422, "not right");
        admitted(&visitor.post(&server, &link, &[("accessCode", "another")]).await);
        let cleared = change(&server, &link, json!({ "accessCode": "" })).await;
        assert_eq!(cleared["hasAccessCode"], false);
        assert_eq!(server.home.count("share_links", "access_code_hash IS NULL").await, 1);
        assert_eq!(change(&server, &link, json!({ "accessCode": "" })).await, cleared);
        admitted(&visitor.post(&server, &link, &[]).await);
    }
}

/// Checks that a text is in nothing that the service has stored or logged.
async fn check_not_kept(server: &Server, database: &Database, text: &str) {
    if let Database::Postgres { .. } = database {
        for table in
            ["share_links", "share_visits", "log_entries", "invitations", "interviews", "idempotency_records"]
        {
            let rows = server.home.count(table, &format!("{table}::text LIKE '%{text}%'")).await;
            assert_eq!(rows, 0, "it is in {table}");
        }
    }
    for entry in std::fs::read_dir(server.home.folder()).expect("the server's folder") {
        let path = entry.expect("an entry").path();
        let content = if path.is_file() { std::fs::read(&path).expect("a file") } else { Vec::new() };
        let has = content.windows(text.len()).any(|window| window == text.as_bytes());
        assert!(!has, "it is in {}", path.display());
    }
}
