//! Voices: their list, and which voice an interview gets.

use std::time::{Duration, Instant};

use mail_parser::MessageParser;
use serde_json::{Value, json};

use crate::harness::{Server, both, printed};
use crate::lists::all_pages;

const BUILT_IN: [(&str, &str); 6] = [
    ("de-DE", "Pico German"),
    ("en-GB", "Pico British English"),
    ("en-US", "Pico American English"),
    ("es-ES", "Pico Spanish"),
    ("fr-FR", "Pico French"),
    ("it-IT", "Pico Italian"),
];

async fn voices(server: &Server, query: &str) -> Vec<Value> {
    let list = server.call("GET", &format!("/v1/voices{query}"), None).await.ok();
    list.as_array().expect("a bare array").clone()
}

fn languages(voices: &[Value]) -> Vec<&str> {
    voices.iter().map(|voice| voice["language"].as_str().expect("a language")).collect()
}

async fn id_of(server: &Server, language: &str) -> String {
    let found = voices(server, &format!("?language={language}")).await;
    found[0]["id"].as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn voices_are_listed_by_language_and_name_with_stable_ids() {
    let server = Server::sqlite().await;
    let all = voices(&server, "").await;
    let listed = all.iter().map(|voice| (voice["language"].as_str(), voice["name"].as_str()));
    assert!(listed.eq(BUILT_IN.map(|(language, name)| (Some(language), Some(name)))), "{all:?}");
    for voice in &all {
        let mut names: Vec<&str> = voice.as_object().expect("an object").keys().map(|name| &**name).collect();
        names.sort();
        assert_eq!(names, ["gender", "id", "language", "name", "provider"]);
        let id = uuid::Uuid::parse_str(voice["id"].as_str().expect("an id")).expect("a UUID");
        assert_eq!(id.get_version(), Some(uuid::Version::Sha1), "{voice}");
        assert_eq!((&voice["gender"], &voice["provider"]), (&json!("female"), &json!("pico")));
    }
    let again = Server::start_on(server.kill()).await;
    assert_eq!(voices(&again, "").await, all);
    // Ids are the same on every machine and in every version.
    let british = "dfab9b59-f590-515c-ad43-2c59c48190b1";
    assert_eq!(id_of(&again, "en-GB").await, british);
}

#[tokio::test]
async fn a_language_matches_its_variants_and_a_full_tag_only_itself() {
    let server = Server::sqlite().await;
    for (language, found) in [
        ("en", vec!["en-GB", "en-US"]),
        ("EN", vec!["en-GB", "en-US"]),
        ("en-gb", vec!["en-GB"]),
        ("en-US", vec!["en-US"]),
        ("de", vec!["de-DE"]),
        ("en-AU", vec![]),
        ("nl", vec![]),
        ("e", vec![]),
        ("", vec![]),
        ("en%00", vec![]),
        ("%C3%A9%F0%9F%98%80", vec![]),
    ] {
        let response = server.call("GET", &format!("/v1/voices?language={language}"), None).await;
        let list = response.ok();
        assert_eq!(languages(list.as_array().expect("a bare array")), found, "{language:?}");
    }
}

#[tokio::test]
async fn pages_of_voices_add_up_to_the_list() {
    let server = Server::sqlite().await;
    let all = voices(&server, "").await;
    for limit in 1..=7 {
        assert_eq!(all_pages(&server, format!("/v1/voices?limit={limit}")).await, all, "{limit}");
    }
    let english = all_pages(&server, "/v1/voices?language=en&limit=1".to_owned()).await;
    assert_eq!(languages(&english), ["en-GB", "en-US"]);
    let page = server.call("GET", "/v1/voices?limit=4", None).await;
    assert_eq!(page.ok(), json!(all[..4]));
    let last = server.call("GET", "/v1/voices?limit=6", None).await;
    assert!(!last.header("link").unwrap_or_default().contains("rel=\"next\""), "{:?}", last.header("link"));
}

/// Creates an interview with these fields and a prompt.
async fn created(server: &Server, fields: Value) -> Value {
    let mut body = json!({ "prompt": "Ask about their first week at work." });
    body.as_object_mut().expect("an object").extend(fields.as_object().expect("an object").clone());
    server.call("POST", "/v1/interviews", Some(body)).await.ok()[0].clone()
}

fn update_organization(server: &Server, options: &[&str]) -> Value {
    let all = printed(server.home.command(&["organizations", "list", "--json"]));
    let id = all[0]["id"].as_str().expect("an id");
    let command = [&["organizations", "update", id][..], options, &["--json"]].concat();
    printed(server.home.command(&command))
}

/// Creates interviews until one is as expected. A running server applies changed settings within a second.
async fn created_when(server: &Server, is_expected: impl Fn(&Value) -> bool) -> Value {
    let started = Instant::now();
    loop {
        let interview = created(server, json!({})).await;
        if is_expected(&interview) {
            return interview;
        }
        assert!(started.elapsed() < Duration::from_secs(5), "{interview}");
    }
}

#[tokio::test]
async fn an_interview_without_a_voice_gets_one_of_its_language() {
    let server = Server::sqlite().await;
    for (locale, language) in [
        ("en", "en-GB"),
        ("en-US", "en-US"),
        ("EN-us", "en-US"),
        ("de-AT", "de-DE"),
        ("pt-BR", "en-GB"),
        ("klingon", "en-GB"),
        ("", "en-GB"),
    ] {
        let interview = created(&server, json!({ "locale": locale })).await;
        assert_eq!(interview["voiceId"], id_of(&server, language).await, "{locale}");
        assert_eq!(interview["locale"], locale);
    }
    assert_eq!(created(&server, json!({})).await["locale"], "en");
}

#[tokio::test]
async fn organization_defaults_apply_to_fields_that_the_caller_omits() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let (italian, french) = (id_of(&server, "it").await, id_of(&server, "fr").await);
        let other = server.home.organization("Other");
        let updated = update_organization(&server, &["--default-locale", "fr-CA"]);
        assert_eq!((&updated["defaultLocale"], &updated["defaultVoiceId"]), (&json!("fr-CA"), &Value::Null));
        let interview = created_when(&server, |interview| interview["locale"] == "fr-CA").await;
        assert_eq!(interview["voiceId"], french);
        update_organization(&server, &["--default-voice", &italian]);
        created_when(&server, |interview| interview["voiceId"] == italian).await;
        let german = created(&server, json!({ "locale": "de" })).await;
        assert_eq!((&german["locale"], &german["voiceId"]), (&json!("de"), &json!(italian)));
        let own = created(&server, json!({ "voiceId": french })).await;
        assert_eq!((&own["locale"], &own["voiceId"]), (&json!("fr-CA"), &json!(french)));
        let body = json!({ "prompt": "Ask about their first week at work." });
        let theirs = server.call_with(&other, "POST", "/v1/interviews", Some(body)).await.ok();
        assert_eq!(theirs[0]["locale"], "en");
        update_organization(&server, &["--default-voice", "", "--default-locale", ""]);
        let interview = created_when(&server, |interview| interview["locale"] == "en").await;
        assert_eq!(interview["voiceId"], id_of(&server, "en-GB").await);
    }
}

#[tokio::test]
async fn any_well_formed_voice_id_is_accepted() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        for voice in ["01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d2e", "00000000-0000-0000-0000-000000000000"] {
            let interview = created(&server, json!({ "voiceId": voice })).await;
            assert_eq!(interview["voiceId"], voice);
            let path = format!("/v1/interviews/{}", interview["id"].as_str().expect("an id"));
            assert_eq!(server.call("GET", &path, None).await.ok()["voiceId"], voice);
        }
    }
}

#[tokio::test]
async fn voices_added_by_the_operator_are_listed_selected_and_spoken() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("voices.toml");
    let text = "[[voice]]\nprovider = \"espeak\"\nlanguage = \"nl\"\nname = \"nl\"\ngender = \"male\"\n\
                [[voice]]\nprovider = \"espeak\"\nlanguage = \"en-GB\"\nname = \"en-gb\"\n";
    std::fs::write(&file, text).expect("the file is written");
    let path = file.to_str().expect("text");
    let server = Server::start(crate::harness::Database::sqlite(), &[("COLLOQUY_VOICES", path)]).await;
    let all = voices(&server, "").await;
    let expected = ["de-DE", "en-GB", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "nl"];
    assert_eq!(languages(&all), expected);
    assert_eq!((&all[1]["name"], &all[2]["name"]), (&json!("Pico British English"), &json!("en-gb")));
    assert_eq!((&all[2]["gender"], &all[2]["provider"]), (&Value::Null, &json!("espeak")));
    assert_eq!(all[7]["gender"], "male");
    assert_eq!(created(&server, json!({ "locale": "nl-BE" })).await["voiceId"], all[7]["id"]);
    assert_eq!(created(&server, json!({ "locale": "en-GB" })).await["voiceId"], all[1]["id"]);
    for voice in [&all[2], &all[7]] {
        let path = format!("/v1/voices/{}/test-audio-url", voice["id"].as_str().expect("an id"));
        let sample = server.call("GET", &path, None).await.ok();
        let sound = server.client.get(sample["url"].as_str().expect("an address")).send().await;
        let sound = sound.expect("a response").bytes().await.expect("an audio file");
        crate::media::check_sample(&sound);
    }
}

#[tokio::test]
async fn replies_to_mails_go_to_the_organizations_address() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let mut seen = Vec::new();
        for reply_to in ["", "Team@example.org", ""] {
            update_organization(&server, &["--reply-to", reply_to]);
            let invitees = json!([{ "email": "ada@example.org" }]);
            created(&server, json!({ "invitees": invitees })).await;
            let mails = server.home.mails();
            let new: Vec<_> = mails.into_iter().filter(|path| !seen.contains(path)).collect();
            let [path] = &new[..] else { panic!("{new:?}") };
            let content = std::fs::read(path).expect("a mail");
            let mail = MessageParser::new().parse(&content).expect("a mail that can be read");
            let read = mail.reply_to().and_then(|to| to.first()).and_then(|to| to.address());
            assert_eq!(read, Some(reply_to).filter(|expected| !expected.is_empty()));
            seen.extend(new);
        }
    }
}
