//! Members create and edit interviews, and invite people.

use super::person::{Person, between};
use crate::harness::{Response, Server, both};

const PROMPT: &str = "Find out how the first week went.\r\nAsk about the training.";

/// Creates an interview and returns its path.
async fn created(member: &Person<'_>) -> String {
    let response = member.post("/interviews", &[("prompt", PROMPT), ("locale", "de"), ("title", "")]).await;
    assert_eq!(response.status, 303, "{}", response.text);
    path_of(&response)
}

fn path_of(response: &Response) -> String {
    let path = response.header("location").expect("a redirection");
    path.split('?').next().expect("a path").to_owned()
}

/// Returns the path with its query, which says what a form has done.
fn led_to(response: &Response) -> String {
    let path = response.header("location").expect("a redirection");
    path.split('#').next().expect("a path").to_owned()
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
        // The owner's form was opened before the member saved another title.
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
        assert_eq!(owner.post_to(&format!("{path}/edit"), &outdated).await.status, 303);
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
async fn a_member_invites_a_pasted_list_or_nobody_of_it() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        let path = created(&member).await;
        let invite = format!("{path}/invite");
        let list = "Name;Email\r\nAda;ada@a.example\r\nGrace\r\nADA@a.example";
        let refused = member.post_to(&invite, &[("form", "many"), ("people", list)]).await;
        assert_eq!(refused.status, 400);
        for shown in
            ["Line 3", "Line 4", "There is no email address.", "in line 2 already", "Lines to correct: 2."]
        {
            assert!(refused.text.contains(shown), "no {shown} in {}", refused.text);
        }
        assert!(!member.read(&path).await.text.contains("ada@a.example"), "nobody is invited");
        let list = "Ada;ada@a.example\r\ngrace@a.example";
        let invited = member.post_to(&invite, &[("form", "many"), ("people", list)]).await;
        assert_eq!(invited.status, 303, "{}", invited.text);
        let page = member.read(&path).await.text;
        assert!(page.contains("ada@a.example") && page.contains("grace@a.example"), "{page}");
        let one = member.post_to(&invite, &[("form", "one"), ("name", "Bob"), ("email", "")]).await;
        assert_eq!(one.status, 303, "{}", one.text);
        let page = member.read(&path_of(&one)).await.text;
        assert!(page.contains("Bob") && page.contains("id=\"link\" readonly value=\"http"), "{page}");
        let wrong = member.post_to(&invite, &[("form", "one"), ("name", "Bob"), ("email", "bob")]).await;
        assert_eq!((wrong.status, wrong.text.contains("id=\"email-error\"")), (400, true));
    }
}

/// Returns the fields of the form on the page that shows what was read from a file.
fn checked(page: &str) -> Vec<(&str, &str)> {
    let chosen = |name: &str| {
        let choices = between(page, &format!("name=\"{name}\">"), "</select>");
        let chosen = choices.split("<option ").find(|option| option.contains(" selected"));
        between(chosen.expect("a choice"), "value=\"", "\"")
    };
    vec![
        ("file", between(page, "<textarea name=\"file\" hidden>\n", "</textarea>")),
        ("once", between(page, "name=\"once\" value=\"", "\"")),
        ("emailColumn", chosen("emailColumn")),
        ("nameColumn", chosen("nameColumn")),
        ("familyNameColumn", chosen("familyNameColumn")),
    ]
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
async fn a_member_checks_a_file_of_people_before_anyone_is_invited() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        let path = created(&member).await;
        let invite = format!("{path}/invite");
        let mut file = "Team;Vorname;Nachname;E-Mail\r\n".to_owned();
        for number in 0..50 {
            let address = match number {
                7 => String::new(),
                8 => "p8@".to_owned(),
                9 => "p1@example.org".to_owned(),
                _ => format!("p{number}@example.org"),
            };
            file.push_str(&format!("A;Zoë;Person {number};{address}\r\n"));
        }
        // As a spreadsheet on Windows saves it.
        let windows: Vec<u8> = file.chars().map(|letter| letter as u8).collect();
        let page = member.post_file(&invite, &[("form", "file")], &windows).await;
        assert_eq!(page.status, 200, "{}", page.text);
        for shown in [
            "Nobody has been invited yet.",
            "Zoë Person 0",
            "Lines that are skipped: 3",
            "Line 9",
            "Line 10",
            "in line 3 already",
            "Invite and send (47)",
        ] {
            assert!(page.text.contains(shown), "no {shown} in {}", page.text);
        }
        assert!(!member.read(&path).await.text.contains("p0@example.org"), "nobody is invited");
        let form = [&checked(&page.text)[..], &[("form", "file-invite")]].concat();
        for _ in 0..2 {
            let invited = member.post_to(&invite, &form).await;
            assert_eq!(invited.status, 303, "{}", invited.text);
        }
        let all = between(&member.read(&path).await.text, "<span class=\"number\">", "<").to_owned();
        assert_eq!(all, "48", "with the first invitation; sending the form twice invites once");
        let other = [("form", "file"), ("emailColumn", "3"), ("nameColumn", ""), ("familyNameColumn", "2")];
        let again = member.post_file(&invite, &other, file.as_bytes()).await.text;
        assert!(again.contains("<strong dir=\"auto\">Person 0</strong>"), "{again}");
        let empty = member.post_file(&invite, &[("form", "file")], b"").await;
        assert!(empty.status == 400 && empty.text.contains("id=\"file-error\""), "{}", empty.text);
    }
}

#[tokio::test]
async fn a_file_may_hold_more_people_than_one_change_invites() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let path = created(&owner).await;
        let invite = format!("{path}/invite");
        let file: String = (0..1_201).map(|number| format!("p{number}@example.org\n")).collect();
        let page = owner.post_file(&invite, &[("form", "file")], file.as_bytes()).await.text;
        let form = [&checked(&page)[..], &[("form", "file-invite")]].concat();
        assert_eq!(owner.post_to(&invite, &form).await.status, 303);
        let all = between(&owner.read(&path).await.text, "<span class=\"number\">", "<").to_owned();
        assert_eq!(all, "1202", "with the first invitation");
        let more: String = (0..10_001).map(|number| format!("q{number}@example.org\n")).collect();
        let refused = owner.post_file(&invite, &[("form", "file")], more.as_bytes()).await;
        assert!(refused.status == 400 && refused.text.contains("at most 10000 people"), "{}", refused.text);
    }
}

#[tokio::test]
async fn a_member_does_the_same_with_several_invitations() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        let path = created(&member).await;
        let people = "Ada;ada@a.example\nBob;bob@a.example\nEve;eve@a.example";
        member.post_to(&format!("{path}/invite"), &[("form", "many"), ("people", people)]).await;
        let page = member.read(&path).await.text;
        let ids: Vec<&str> = page
            .split("name=\"invitation\" value=\"")
            .skip(1)
            .filter(|row| ["Select Ada", "Select Bob"].iter().any(|name| row[..90].contains(name)))
            .map(|row| row.split('"').next().expect("an id"))
            .collect();
        assert_eq!(ids.len(), 2, "{page}");
        let chosen = |action| [("invitation", ids[0]), ("invitation", ids[1]), ("action", action)];
        let apply = format!("{path}/invitations");
        let cancelled = member.post_to(&apply, &chosen("cancel")).await;
        let outcome = member.read(&led_to(&cancelled)).await.text;
        assert!(outcome.contains("Done: 2.") && outcome.contains("?status=CANCELLED"), "{outcome}");
        let again = member.post_to(&apply, &chosen("cancel")).await;
        let outcome = member.read(&led_to(&again)).await.text;
        assert!(outcome.contains("Done: 0. Not possible in their state: 2."), "{outcome}");
        assert_eq!(member.post_to(&apply, &chosen("erase")).await.status, 400);
        let history = member.read(&format!("{}/invitations/{}", member.base, ids[0])).await.text;
        let history = between(&history, "<details class=\"history\">", "</details>");
        let positions: Vec<usize> = ["Invitation created", "Mail sent", "Invitation cancelled"]
            .iter()
            .map(|event| history.find(event).unwrap_or_else(|| panic!("no {event} in {history}")))
            .collect();
        assert!(positions.is_sorted() && history.contains("Grace"), "{history}");
        let viewer = owner.colleague("v@example.org", "viewer").await;
        assert!(!viewer.read(&path).await.text.contains("name=\"invitation\""));
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
            "60 min in a month are free.",
            "/api/mcp",
        ] {
            assert!(page.contains(shown), "no {shown} in {page}");
        }
        let prompt = serde_json::json!({ "prompt": "Ask about the tea." });
        server.call("POST", "/v1/interviews", Some(prompt)).await.ok();
        assert!(owner.get("/interviews").await.text.contains("Français"));
        assert!(owner.get("/audit-log").await.text.contains("Byron &#38; Daughters"));
        let wrong = [("name", ""), ("locale", "fr"), ("replyTo", "no address"), ("resumeTime", "8d")];
        let refused = owner.post("/settings", &wrong).await;
        assert_eq!(refused.status, 400);
        for field in ["name", "replyTo", "resumeTime"] {
            assert!(refused.text.contains(&format!("id=\"{field}-error\"")), "{field}");
        }
        assert!(owner.get("/settings").await.text.contains("answers@example.org"), "nothing was changed");
    }
}
