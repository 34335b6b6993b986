//! Members create and edit interviews, and owners the settings.

use super::filled_form::FilledForm;
use super::person::{Person, between};
use crate::harness::{Response, Server, both};

const PROMPT: &str = "Find out how the first week went.\r\nAsk about the training.";

/// Creates an interview and returns its path.
pub async fn created(member: &Person<'_>) -> String {
    let response = member.post("/interviews", &[("prompt", PROMPT), ("locale", "de"), ("title", "")]).await;
    assert_eq!(response.status, 303, "{}", response.text);
    path_of(&response)
}

pub fn path_of(response: &Response) -> String {
    let path = response.header("location").expect("a redirection");
    path.split('?').next().expect("a path").to_owned()
}

/// Returns the values of the options that are chosen.
fn chosen(form: &str) -> Vec<&str> {
    let options = form.split("<option value=\"").skip(1).filter(|option| option.contains("\" selected"));
    options.filter_map(|option| option.split('"').next()).collect()
}

#[tokio::test]
async fn a_member_creates_edits_and_archives_an_interview() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        let path = created(&member).await;
        let page = member.read(&path).await.text;
        assert!(page.contains("Deutsch") && page.contains("Ask about the training."), "{page}");
        let form = member.read(&format!("{path}/edit")).await.text;
        let [language, voice] = chosen(&form)[..] else { panic!("two choices in {form}") };
        assert_eq!(language, "de");
        let changed = [
            ("prompt", PROMPT),
            ("locale", "nl"),
            ("voiceId", voice),
            ("title", "Woche <1>"),
            ("intro", "Hallo"),
            ("firstMessage", "Wie war es?"),
            ("maxMinutes", "12"),
            ("maxResponses", "0"),
            ("opened", super::person::between(&form, "name=\"opened\" value=\"", "\"")),
        ];
        let refused = member.post_to(&format!("{path}/edit"), &changed).await;
        assert_eq!(refused.status, 400);
        for shown in ["id=\"maxResponses-error\"", "Woche &#60;1&#62;", "Enter a whole number, 1 or more."] {
            assert!(refused.text.contains(shown), "no {shown} in {}", refused.text);
        }
        assert!(
            member.read(&format!("{path}?saved")).await.text.contains("No limit"),
            "a refused form has no effect"
        );
        let mut changed = changed;
        changed[7].1 = "9";
        let saved = member.post_to(&format!("{path}/edit"), &changed).await;
        assert_eq!(saved.status, 303, "{}", saved.text);
        let page = member.read(&path).await.text;
        for shown in ["Woche &#60;1&#62;", "At most 12", "At most 9", "Nederlands"] {
            assert!(page.contains(shown), "no {shown} in {page}");
        }
        let again = member.read(&format!("{path}/edit")).await.text;
        assert_ne!(chosen(&again)[1], voice, "the voice of another language cannot speak Dutch");
        // The owner's form was opened before the member saved another title and another introduction.
        let title = super::person::between(&form, "name=\"title\" dir=\"auto\" value=\"", "\"");
        let opened = changed[8];
        let outdated = [
            ("prompt", PROMPT),
            ("locale", "de"),
            ("voiceId", voice),
            ("title", title),
            ("intro", "Guten Tag"),
            opened,
        ];
        let refused = owner.post_to(&format!("{path}/edit"), &outdated).await;
        assert!(refused.status == 409 && refused.text.contains("Hallo"), "{}", refused.text);
        let insisting = FilledForm::of(&refused.text, &format!("{path}/edit"));
        assert_eq!(owner.post_to(&format!("{path}/edit"), &insisting.without_token()).await.status, 303);
        let page = member.read(&path).await.text;
        assert!(
            page.contains("Guten Tag") && page.contains("Woche &#60;1&#62;") && page.contains("Nederlands"),
            "{page}"
        );
        assert_eq!(member.post_to(&format!("{path}/archive"), &[]).await.status, 303);
        assert!(member.get("/interviews?archived").await.text.contains("Woche"));
        let refused =
            member.post_to(&format!("{path}/invite"), &[("form", "many"), ("people", "a@b.example")]).await;
        assert_eq!(refused.status, 400, "an archived interview takes nobody");
        assert_eq!(member.post_to(&format!("{path}/restore"), &[]).await.status, 303);
        assert!(member.get("/interviews").await.text.contains("Woche"));
    }
}

#[tokio::test]
async fn a_form_that_is_sent_twice_creates_and_invites_once() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let once = |page: &str| super::person::between(page, "name=\"once\" value=\"", "\"").to_owned();
        let opened = once(&owner.get("/interviews/new").await.text);
        let fields = [("once", &*opened), ("prompt", PROMPT), ("locale", "en"), ("title", "Training")];
        let (first, second) =
            tokio::join!(owner.post("/interviews", &fields), owner.post("/interviews", &fields));
        let path = path_of(&first);
        assert_eq!((first.status, second.status, path_of(&second)), (303, 303, path.clone()));
        assert_eq!(owner.get("/interviews").await.text.matches("Training").count(), 1);
        let mut changed = fields;
        changed[3].1 = "Another one";
        assert_ne!(path_of(&owner.post("/interviews", &changed).await), path, "other content is meant");

        let opened = once(&owner.read(&format!("{path}/invite")).await.text);
        let people = [("once", &*opened), ("form", "many"), ("people", "ada@a.example")];
        let mut shown = Vec::new();
        for _ in 0..2 {
            let invited = owner.post_to(&format!("{path}/invite"), &people).await;
            assert_eq!(invited.status, 303, "{}", invited.text);
            shown.push(owner.read(&path).await.text.matches("ada@a.example").count());
        }
        assert!(shown[0] > 0 && shown[0] == shown[1], "{shown:?}");
    }
}

#[tokio::test]
async fn a_short_prompt_is_refused_and_a_long_one_in_any_letters_is_kept() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let refused = owner.post("/interviews", &[("prompt", "short"), ("locale", "en")]).await;
    assert_eq!(refused.status, 400);
    assert!(refused.text.contains("id=\"prompt-error\"") && refused.text.contains("short</textarea>"));
    let long = "😀".repeat(50_000);
    let response = owner.post("/interviews", &[("prompt", &long), ("locale", "en")]).await;
    assert_eq!(response.status, 303, "{}", response.text);
    let copy = owner
        .get(&format!("/interviews/new?from={}", path_of(&response).rsplit('/').next().expect("an id")))
        .await;
    assert!(copy.text.contains(&long), "a copy begins with the prompt");
}

#[tokio::test]
async fn a_preview_fills_in_the_texts_shows_the_questions_and_creates_nothing() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let new = owner.get("/interviews/new?template=onboarding").await.text;
        let prompt = between(&new, "aria-describedby=\"prompt-hint\" required>\n", "</textarea>").to_owned();
        assert!(prompt.contains("How was your first day?"), "{prompt}");
        let form =
            [("prompt", prompt.as_str()), ("locale", "en"), ("intro", "Hello there."), ("preview", "yes")];
        let preview = owner.post("/interviews", &form).await;
        assert_eq!(preview.status, 200, "{}", preview.text);
        let questions = between(&preview.text, "id=\"preview\"", "</section>");
        for question in ["How was your first day?", "What was missing or took too long?"] {
            assert!(questions.contains(question), "no {question} in {questions}");
        }
        assert!(preview.text.contains("Hello there.</textarea>"), "what was entered is kept");
        let title =
            between(&preview.text, "id=\"title\" name=\"title\" dir=\"auto\" value=\"", "\"").to_owned();
        assert!(!title.is_empty());
        assert!(!owner.get("/interviews").await.text.contains(&title), "nothing is created");
        let created = owner.post("/interviews", &[&form[..3], &[("title", title.as_str())]].concat()).await;
        assert_eq!(created.status, 303);
        assert!(owner.read(&path_of(&created)).await.text.contains(&title));
    }
}

#[tokio::test]
async fn a_viewer_sees_no_button_that_changes_something() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let path = created(&owner).await;
    let viewer = owner.colleague("v@example.org", "viewer").await;
    let (page, list) = (viewer.read(&path).await.text, viewer.get("/interviews").await.text);
    for button in ["/edit\"", "/invite\"", "/archive\"", "interviews/new"] {
        assert!(!page.contains(button) && !list.contains(button), "{button}");
    }
    assert!(owner.read(&path).await.text.contains("/archive\""));
}

#[tokio::test]
async fn a_member_opens_the_share_link_within_limits() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        let path = created(&member).await;
        let page = member.read(&path).await.text;
        let link = super::person::between(&page, "id=\"share-url\" readonly value=\"", "\"");
        let link = link.strip_prefix(&server.url).expect("a link to this service").to_owned();
        let visitor = Person::visitor(&server);
        let is_open = async || visitor.read(&link).await.text.contains("name=\"name\"");
        assert!(!is_open().await, "the link is closed at first");
        let settings = format!("{path}/share-link");
        let asked = [("enabled", "yes"), ("askName", "required"), ("askEmail", "off"), ("maxPerDay", "5")];
        let refused = member.post_to(&settings, &[&asked[..], &[("maxInterviews", "many")]].concat()).await;
        assert_eq!(refused.status, 400);
        assert!(
            refused.text.contains("id=\"maxInterviews-error\"") && refused.text.contains("value=\"many\"")
        );
        assert!(!is_open().await, "a refused form has no effect");
        let between =
            |opens_at, closes_at| [&asked[..], &[("opensAt", opens_at), ("closesAt", closes_at)]].concat();
        let reversed = member.post_to(&settings, &between("2999-01-02T10:00", "2999-01-01T10:00")).await;
        assert!(
            reversed.status == 400 && reversed.text.contains("id=\"closesAt-error\""),
            "{}",
            reversed.text
        );
        assert_eq!(member.post_to(&settings, &between("2999-01-02T10:00", "")).await.status, 303);
        assert!(!is_open().await, "it opens later");
        assert!(member.read(&settings).await.text.contains("value=\"2999-01-02T10:00\""));
        assert_eq!(member.post_to(&settings, &between("", "2999-01-02T10:00")).await.status, 303);
        assert!(is_open().await, "it closes later");
        let of_domain = |domain| [&asked[..], &[("allowedEmailDomains", domain)]].concat();
        let refused = member.post_to(&settings, &of_domain("not a domain")).await;
        assert!(refused.status == 400 && refused.text.contains("id=\"allowedEmailDomains-error\""));
        assert_eq!(member.post_to(&settings, &of_domain("example.org")).await.status, 303);
        assert!(member.read(&settings).await.text.contains("value=\"example.org\""));
        let with_code = [&asked[..], &[("maxInterviews", ""), ("accessCode", "tulip")]].concat();
        assert_eq!(member.post_to(&settings, &with_code).await.status, 303);
        let opened = visitor.read(&link).await;
        assert!(is_open().await && opened.text.contains("accessCode"), "{}", opened.text);
        let form = member.read(&settings).await.text;
        assert!(
            form.contains("A code is set.") && !form.contains("tulip") && form.contains("value=\"5\""),
            "{form}"
        );
        assert_eq!(member.post_to(&settings, &asked).await.status, 303);
        assert!(visitor.read(&link).await.text.contains("accessCode"), "an empty field keeps the code");
        assert_eq!(
            member.post_to(&settings, &[&asked[..], &[("removeCode", "yes")]].concat()).await.status,
            303
        );
        assert!(!visitor.read(&link).await.text.contains("accessCode"));
        assert_eq!(member.post_to(&settings, &asked[1..]).await.status, 303);
        assert!(!is_open().await, "the link is closed again");
    }
}

/// Checks that an invitee's page has the colour and the words of the organization.
async fn check_the_invitees_page(server: &Server, interview: &serde_json::Value) {
    let slug = interview[0]["invitations"][0]["slug"].as_str().expect("a slug");
    let page = server.call("GET", &format!("/i/{slug}"), None).await.text;
    for shown in ["href=\"/assets/accent.css?1a6b52\"", "We will write in &#60;May&#62;."] {
        assert!(page.contains(shown), "no {shown} in {page}");
    }
    let stylesheet = server.call("GET", "/assets/accent.css?1a6b52", None).await;
    assert!(
        stylesheet.status == 200 && stylesheet.text.contains("--accent: #1a6b52;"),
        "{}",
        stylesheet.text
    );
    assert_eq!(server.call("GET", "/assets/accent.css?teal", None).await.status, 404);
}

#[tokio::test]
async fn an_owner_changes_what_holds_for_all_interviews() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        assert_eq!(member.get("/settings").await.status, 403);
        let form = [
            ("name", "Byron & Daughters"),
            ("locale", "fr"),
            ("voiceId", ""),
            ("replyTo", "answers@example.org"),
            ("systemPrompt", "Be brief."),
            ("safetyContact", "+44 20 1234"),
            ("resumeTime", "36h"),
            ("senderName", "Ada from Byron"),
            ("accentColour", "#1A6B52"),
            ("mailText", "Three people read it."),
            ("closingText", "We will write in <May>."),
        ];
        let saved = owner.post("/settings", &form).await;
        assert_eq!(saved.status, 303, "{}", saved.text);
        let page = owner.get("/settings").await.text;
        for shown in [
            "value=\"Byron &#38; Daughters\"",
            "<option value=\"fr\" selected>",
            "value=\"answers@example.org\"",
            "Be brief.</textarea>",
            "value=\"+44 20 1234\"",
            "value=\"36h\"",
            "value=\"Ada from Byron\"",
            "value=\"#1a6b52\"",
            "Three people read it.</textarea>",
            "We will write in &#60;May&#62;.</textarea>",
            "60 min in a month are free.",
            "/api/mcp",
        ] {
            assert!(page.contains(shown), "no {shown} in {page}");
        }
        let prompt = serde_json::json!({ "prompt": "Ask about the tea." });
        let interview = server.call("POST", "/v1/interviews", Some(prompt)).await.ok();
        check_the_invitees_page(&server, &interview).await;
        assert!(owner.get("/interviews").await.text.contains("Français"));
        assert!(owner.get("/audit-log").await.text.contains("Byron &#38; Daughters"));
        let wrong = [("name", ""), ("replyTo", "no address"), ("resumeTime", "8d"), ("accentColour", "teal")];
        let refused = owner.post("/settings", &wrong).await;
        assert_eq!(refused.status, 400);
        for field in ["name", "replyTo", "resumeTime", "accentColour"] {
            assert!(refused.text.contains(&format!("id=\"{field}-error\"")), "{field}");
        }
        assert!(owner.get("/settings").await.text.contains("answers@example.org"), "nothing was changed");
    }
}

#[tokio::test]
async fn a_preview_follows_the_form_stores_nothing_and_has_a_limit_for_each_browser() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let draft = async |prompt: &str| {
        owner
            .post("/interviews/preview", &[("prompt", prompt), ("locale", "en"), ("title", "Week <1>")])
            .await
    };
    assert!(draft("Ask").await.text.contains("Once the prompt has 10 characters"));
    let shown = draft("Ask about the first week and the training.").await;
    assert_eq!(shown.status, 200);
    for part in
        ["<h3 dir=\"auto\">Week &#60;1&#62;</h3>", "training", "Written by rules.", "data-announcement"]
    {
        assert!(shown.text.contains(part), "no {part} in {}", shown.text);
    }
    assert!(!shown.text.contains("<html"), "a part of a page");
    let again = draft("Ask about the first week and the training.").await;
    assert_eq!(again.text, shown.text, "the same prompt has the same wordings");
    let longest: String =
        "Ask about the training, and what was missing. ".repeat(1_080).chars().take(49_900).collect();
    assert_eq!(draft(&longest).await.status, 200);
    assert!(owner.get("/interviews").await.text.contains("No interviews yet"), "nothing is stored");
    let mut statuses = Vec::new();
    for _ in 0..57 {
        statuses.push(draft("Ask").await.status);
    }
    assert_eq!((statuses[55], statuses[56]), (200, 429));
    let colleague = owner.colleague("m@example.org", "member").await;
    assert_eq!(colleague.post("/interviews/preview", &[]).await.status, 200, "others have their own limit");
}

#[tokio::test]
async fn one_text_is_written_again_and_saved_only_with_the_form() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let path = created(&owner).await;
    let form = owner.read(&format!("{path}/edit")).await.text;
    let before = between(&form, "dir=\"auto\" aria-describedby=\"intro-hint\">\n", "</textarea>").to_owned();
    let fields = [
        ("prompt", PROMPT),
        ("locale", "de"),
        ("voiceId", chosen(&form)[1]),
        ("title", "Mein Titel"),
        ("intro", &*before),
        ("rewrite", "intro"),
        ("opened", between(&form, "name=\"opened\" value=\"", "\"")),
    ];
    for path in [format!("{path}/edit"), format!("{}/interviews", owner.base)] {
        let again = owner.post_to(&path, &fields).await;
        assert_eq!(again.status, 200, "{}", again.text);
        let after = between(&again.text, "dir=\"auto\" aria-describedby=\"intro-hint\">\n", "</textarea>");
        assert!(after != before && !after.is_empty(), "{after}");
        assert!(again.text.contains("value=\"Mein Titel\""), "the other fields stay");
    }
    let stored = owner.read(&format!("{path}/edit")).await.text;
    assert!(stored.contains(&before) && !stored.contains("Mein Titel"), "nothing is saved yet");
}

#[tokio::test]
async fn the_sample_of_a_voice_can_be_heard_by_who_may_choose_it() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    for page in ["/interviews/new", "/settings"] {
        let form = owner.get(page).await;
        let policy = form.header("content-security-policy").expect("a policy").to_owned();
        assert!(policy.contains("script-src 'self'; connect-src 'self'"), "{policy}");
        assert!(policy.contains(&format!("media-src 'self' {}", server.url)), "{policy}");
        assert!(form.text.contains("data-voice-sample="), "{}", form.text);
        let script = between(&form.text, "src=\"/app/scripts/voice.js", "\"").to_owned();
        let script = owner.read(&format!("/app/scripts/voice.js{script}")).await;
        assert_eq!(script.header("cache-control"), Some("public, max-age=31536000, immutable"));
    }
    let sample = owner.get("/voice-sample?voice=&locale=de").await;
    assert_eq!(sample.status, 303, "{}", sample.text);
    let address = sample.header("location").expect("an address").to_owned();
    let path = address.strip_prefix(&server.url).expect("an address of this service");
    assert_eq!(owner.read(path).await.header("content-type"), Some("audio/wav"));
    for unknown in
        ["/voice-sample", "/voice-sample?voice=x", "/voice-sample?voice=01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d99"]
    {
        assert_eq!(owner.get(unknown).await.status, 404, "{unknown}");
    }
    let viewer = owner.colleague("v@example.org", "viewer").await;
    assert_eq!(viewer.get("/voice-sample?voice=&locale=de").await.status, 403);
}
