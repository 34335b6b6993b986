//! Texts and analyses by a language model: used if they arrive in time, and replaced by the rules if they do not.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::harness::model_server::{ModelServer, Mood};
use crate::harness::{Database, METRICS, POLL_INTERVAL, Server, both};
use crate::media::recordings::say;
use crate::transitions::invitation_in;

const MESSAGES: [&str; 2] = ["01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d01", "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d02"];

const KEY: &str = "sk-a-secret-of-the-operator";

async fn server(database: Database, model: &ModelServer, asked: &str) -> Server {
    let settings = [
        ("COLLOQUY_AI", asked),
        ("COLLOQUY_AI_LOCAL_URL", &model.url()),
        ("COLLOQUY_AI_LOCAL_MODEL", "small-1"),
        ("COLLOQUY_AI_LOCAL_KEY", KEY),
        ("COLLOQUY_AI_LOCAL_PRICES", "2.5,10"),
    ];
    Server::start(database, &settings).await
}

async fn created(server: &Server) -> Value {
    let body = json!({ "prompt": "Ask about their first week at work, and follow up on friction." });
    server.call("POST", "/v1/interviews", Some(body)).await.ok()[0].clone()
}

async fn log(server: &Server, interview: &Value) -> Vec<Value> {
    let path = format!("/v1/interviews/{}/logs", interview["id"].as_str().expect("an id"));
    server.call("GET", &path, None).await.ok().as_array().expect("an array").clone()
}

/// Checks the origin of a text, and that its time is the entry's.
fn check_origin(entry: &Value, text: Option<&str>, provider: &str, model: &str) {
    let generated = &entry["data"]["generated"];
    let origin = text.map_or(generated, |text| &generated[text]);
    assert_eq!((&origin["provider"], &origin["model"]), (&json!(provider), &json!(model)), "{entry}");
    assert!(origin["template"].as_str().is_some_and(|template| !template.is_empty()), "{entry}");
    assert_eq!(origin["at"], entry["createdAt"]);
}

#[tokio::test]
async fn stores_a_models_texts_with_their_origin() {
    for database in both().await {
        let model = ModelServer::start(Mood::Says("Tell me about your week.".to_owned()));
        let server = server(database, &model, "local,offline").await;
        let interview = created(&server).await;
        for text in ["title", "intro", "firstMessage"] {
            let written = interview[text].as_str().expect("a text");
            assert_eq!(written.trim_end_matches(['.', '?']), "Tell me about your week", "{text}");
        }
        let entry = log(&server, &interview).await.pop().expect("an entry");
        for text in ["title", "intro", "firstMessage"] {
            check_origin(&entry, Some(text), "local", "small-1");
        }
        model.set_mood(Mood::Says("What was hard?".to_owned()));
        let path = format!("/v1/interviews/{}", interview["id"].as_str().expect("an id"));
        let again = server.call("POST", &format!("{path}/regenerate-first-message"), None).await.ok();
        assert_eq!(again["firstMessage"], "What was hard?");
        check_origin(&log(&server, &interview).await[0], None, "local", "small-1");
        // Texts that the author provides are not generated.
        let body =
            json!({ "prompt": "Ask about the canteen.", "title": "T", "intro": "I", "firstMessage": "F" });
        model.requests();
        let given = server.call("POST", "/v1/interviews", Some(body)).await.ok()[0].clone();
        assert_eq!(log(&server, &given).await.pop().expect("an entry")["data"]["generated"], json!({}));
        // Only the guide is the model's, and no one waits for it.
        assert!(model.requests().iter().all(ModelServer::wants_guide));
    }
}

#[tokio::test]
async fn creation_waits_three_seconds_for_a_model_and_never_fails_because_of_it() {
    for mood in [Mood::Stalls, Mood::Refuses(500), Mood::Refuses(401), Mood::Says(String::new())] {
        let model = ModelServer::start(mood.clone());
        let server = server(Database::sqlite(), &model, "local").await;
        let began = Instant::now();
        let interview = created(&server).await;
        assert!(began.elapsed() < Duration::from_secs(8), "{mood:?}: {:?}", began.elapsed());
        let entry = log(&server, &interview).await.pop().expect("an entry");
        for text in ["title", "intro", "firstMessage"] {
            assert!(interview[text].as_str().is_some_and(|text| !text.is_empty()), "{mood:?}: {interview}");
            check_origin(&entry, Some(text), "offline", "rules-1");
        }
    }
}

#[tokio::test]
async fn a_failed_regeneration_changes_nothing() {
    for database in both().await {
        let model = ModelServer::start(Mood::Refuses(503));
        let server = server(database, &model, "local").await;
        let interview = created(&server).await;
        let path = format!("/v1/interviews/{}", interview["id"].as_str().expect("an id"));
        let before = (server.call("GET", &path, None).await.ok(), log(&server, &interview).await);
        for (mood, command) in [
            (Mood::Refuses(503), "regenerate-intro"),
            (Mood::Refuses(401), "regenerate-first-message"),
            (Mood::Says(String::new()), "regenerate-intro"),
        ] {
            model.set_mood(mood);
            let refused = server.call("POST", &format!("{path}/{command}"), None).await;
            assert_eq!(refused.status, 500, "{}", refused.text);
            assert_eq!(refused.json()["error"], "Internal Server Error");
            let request = refused.header("x-request-id").expect("an id");
            assert!(server.home.until_logged(request).await.contains("text"), "{}", refused.text);
            assert!(!refused.text.contains(KEY) && !refused.text.contains("small-1"), "{}", refused.text);
        }
        let after = (server.call("GET", &path, None).await.ok(), log(&server, &interview).await);
        assert_eq!(before, after);
        let log = std::fs::read_to_string(server.home.folder().join("log")).expect("a log");
        assert!(!log.contains(KEY), "{log}");
    }
}

#[tokio::test]
async fn falls_back_to_the_next_generator_when_one_fails() {
    let model = ModelServer::start(Mood::Refuses(503));
    let server = server(Database::sqlite(), &model, "local,offline").await;
    let interview = created(&server).await;
    let path = format!("/v1/interviews/{}/regenerate-intro", interview["id"].as_str().expect("an id"));
    let again = server.call("POST", &path, None).await.ok();
    assert_ne!(again["intro"], interview["intro"]);
    check_origin(&log(&server, &interview).await[0], None, "offline", "rules-1");
}

#[tokio::test]
async fn an_organizations_system_prompt_reaches_the_model_unless_an_interview_disables_it() {
    let model = ModelServer::start(Mood::Says("Tell me about your week.".to_owned()));
    let server = server(Database::sqlite(), &model, "local,offline").await;
    let organizations = server.home.command(&["organizations", "list", "--json"]);
    let organizations: Value = serde_json::from_slice(&organizations.stdout).expect("JSON");
    let id = organizations[0]["id"].as_str().expect("an id");
    let wish = "Speak of colleagues, never of staff.";
    let update = ["organizations", "update", id, "--system-prompt", wish, "--json"];
    let updated = server.home.command(&update);
    assert!(updated.status.success(), "{}", String::from_utf8_lossy(&updated.stderr));
    let hears =
        || model.requests().iter().map(|request| request.to_string().contains(wish)).collect::<Vec<_>>();
    let interview = created(&server).await;
    assert_eq!(hears(), [true; 4], "a guide and three texts");
    let path = format!("/v1/interviews/{}", interview["id"].as_str().expect("an id"));
    server.call("PATCH", &path, Some(json!({ "disableOrgSystemPrompt": true }))).await.ok();
    model.set_mood(Mood::Says("Another one.".to_owned()));
    server.call("POST", &format!("{path}/regenerate-intro"), None).await.ok();
    assert_eq!(hears(), [false]);
}

#[tokio::test]
async fn a_transcript_is_analysed_by_the_model_with_the_rules_as_fallback() {
    let analysis =
        json!({ "summary": "A good week.", "sentiment": "positive", "findings": [], "remarks": [] });
    let invented = json!({ "summary": "Good.", "sentiment": "positive", "remarks": [], "findings":
        [{ "text": "Invented.", "sentiment": "neutral", "messages": ["m99"] }] });
    for (mood, provider) in [
        (Mood::Says(analysis.to_string()), "local"),
        (Mood::Says(invented.to_string()), "offline"),
        (Mood::Says("no JSON".to_owned()), "offline"),
        (Mood::Refuses(500), "offline"),
    ] {
        for database in both().await {
            let is_sqlite = matches!(database, Database::Sqlite);
            let model = ModelServer::start(Mood::Says("Tell me about your week.".to_owned()));
            let server = server(database, &model, "local").await;
            let id = invitation_in(&server, "REOPENED").await;
            for (place, message) in MESSAGES.into_iter().enumerate() {
                say(&server, is_sqlite, &id, place, message, None).await;
            }
            model.set_mood(mood.clone());
            let path = format!("/v1/invitations/{id}");
            let completed = server.call("POST", &format!("{path}/complete"), None).await.ok();
            assert!(completed["summary"].is_string(), "{mood:?}: {completed}");
            assert_eq!(completed["summary"] == "A good week.", provider == "local", "{mood:?}: {completed}");
            let log = server.call("GET", &format!("{path}/logs"), None).await.ok();
            let generated = log.as_array().expect("an array").iter();
            let entry = generated.clone().find(|entry| entry["type"] == "insights.generated");
            let entry = entry.expect("an entry");
            check_origin(entry, None, provider, if provider == "local" { "small-1" } else { "rules-1" });
            assert_eq!(entry["data"]["messages"], 2);
        }
    }
}

#[tokio::test]
async fn a_slow_analysis_delays_no_other_change_and_is_repeated_after_it() {
    let model = ModelServer::start(Mood::Says("Tell me about your week.".to_owned()));
    let server = server(Database::sqlite(), &model, "local").await;
    let id = invitation_in(&server, "REOPENED").await;
    for (place, message) in MESSAGES.into_iter().enumerate() {
        say(&server, true, &id, place, message, None).await;
    }
    model.set_mood(Mood::Stalls);
    model.requests();
    let path = format!("/v1/invitations/{id}");
    let complete = format!("{path}/complete");
    let change = async {
        while model.requests().is_empty() {
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        let analysis =
            json!({ "summary": "A good week.", "sentiment": "positive", "findings": [], "remarks": [] });
        model.set_mood(Mood::Says(analysis.to_string()));
        let began = Instant::now();
        server.call("PATCH", &path, Some(json!({ "name": "Grace" }))).await.ok();
        assert!(began.elapsed() < Duration::from_secs(4), "{:?}", began.elapsed());
    };
    let (completed, ()) = tokio::join!(server.call("POST", &complete, None), change);
    let completed = completed.ok();
    assert_eq!((&completed["name"], &completed["status"]), (&json!("Grace"), &json!("COMPLETED")));
    assert_eq!(completed["summary"], "A good week.");
}

#[tokio::test]
async fn model_usage_is_exported_as_metrics() {
    let model = ModelServer::start(Mood::Says("Tell me about your week.".to_owned()));
    let settings = [
        METRICS[0],
        METRICS[1],
        ("COLLOQUY_AI", "local"),
        ("COLLOQUY_AI_LOCAL_URL", &model.url()),
        ("COLLOQUY_AI_LOCAL_MODEL", "small-1"),
        ("COLLOQUY_AI_LOCAL_PRICES", "2.5,10"),
    ];
    let server = Server::start(Database::sqlite(), &settings).await;
    created(&server).await;
    let counts = server.metrics().await;
    let labels = r#"{provider="local",model="small-1",purpose="intro"}"#;
    for (name, count) in [
        ("requests", 1),
        ("failures", 0),
        ("input_tokens", 1_000),
        ("output_tokens", 20),
        ("cost_micros", 2_700),
    ] {
        let line = format!("colloquy_ai_{name}_total{labels} {count}\n");
        assert!(counts.contains(&line), "{line} is not in {counts}");
    }
    assert_eq!(
        server.call("GET", "/metrics", None).await.status,
        404,
        "the metrics are served only at their own address"
    );
}
