//! The page that an invitation's link leads to.

mod expected_words;

use serde_json::{Value, json};

use crate::harness::{Response, Server, both};
use expected_words::LANGUAGES;

pub fn text<'a>(record: &'a Value, field: &str) -> &'a str {
    record[field].as_str().unwrap_or_else(|| panic!("no {field} in {record}"))
}

/// Creates an interview with these fields and returns the first row.
pub async fn created(server: &Server, key: &str, fields: Value) -> Value {
    let mut body = json!({ "prompt": "Ask about the secret workshop." });
    body.as_object_mut().expect("an object").extend(fields.as_object().expect("an object").clone());
    server.call_with(key, "POST", "/v1/interviews", Some(body)).await.ok()[0].clone()
}

pub fn page(row: &Value) -> String {
    format!("/i/{}", text(&row["invitations"][0], "slug"))
}

/// Requests a page as a browser does, without a key.
async fn get(server: &Server, path: &str) -> Response {
    Response::of(server.request("GET", path).send().await).await.expect("a response")
}

/// Checks what every page has in common.
pub fn check_page(response: &Response, status: u16, language: &str, words: &str) {
    let page = &response.text;
    assert_eq!(response.status, status, "{page}");
    assert_eq!(response.header("content-type"), Some("text/html; charset=utf-8"));
    assert!(page.contains(&format!("<html lang=\"{language}\">")), "not {language}: {page}");
    assert!(page.contains(words), "no {words:?} in {page}");
    let policy = response.header("content-security-policy").expect("a policy");
    let directives: Vec<&str> = policy.split(';').map(str::trim).collect();
    for directive in
        ["default-src 'none'", "style-src 'self'", "form-action 'self'", "frame-ancestors 'none'"]
    {
        assert!(directives.contains(&directive), "no {directive} in {policy}");
    }
    // Only the interview page may run scripts, and only the service's own.
    let is_session = page.contains("id=\"session\"");
    let scripts = directives.iter().filter(|directive| directive.starts_with("script-src"));
    assert_eq!(scripts.collect::<Vec<_>>(), if is_session { vec![&"script-src 'self'"] } else { vec![] });
    assert!(!policy.contains("unsafe"), "{policy}");
    let microphone = if is_session { "microphone=(self)" } else { "microphone=()" };
    let permissions = response.header("permissions-policy").expect("a policy");
    assert!(permissions.contains(microphone), "{permissions}");
    // A visitor's form must send its origin for the check. Unsubscribing needs none.
    let is_visitors_form = page.contains("<form method=\"post\"") && !page.contains("List-Unsubscribe");
    let referrer = if is_visitors_form { "same-origin" } else { "no-referrer" };
    for (name, expected) in [
        ("referrer-policy", referrer),
        ("cache-control", "no-store"),
        ("x-robots-tag", "noindex"),
        ("x-content-type-options", "nosniff"),
    ] {
        assert_eq!(response.header(name), Some(expected), "{name}");
    }
    assert!(page.contains("<meta name=\"robots\" content=\"noindex\">"), "{page}");
    assert!(response.header("x-request-id").is_some_and(|id| id.len() == 36));
    assert_eq!(response.header("set-cookie"), None);
    // A page links and loads nothing from other sites.
    let foreign = page.replace("xmlns='http://www.w3.org/2000/svg'", "");
    assert!(!foreign.contains("://"), "{page}");
    assert_eq!(page.matches("<script").count(), if is_session { 2 } else { 0 }, "{page}");
}

#[tokio::test]
async fn an_invitee_declines_on_a_page_of_its_own_and_the_organization_sees_it() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let key = server.home.key.clone();
        let row = created(&server, &key, json!({ "locale": "de" })).await;
        let (path, id) = (page(&row), text(&row["invitations"][0], "id"));
        let decline = format!("{path}/decline");
        let open = get(&server, &path).await;
        assert!(open.text.contains(&format!("<a href=\"{decline}\">Ich möchte nicht teilnehmen</a>")));
        check_page(&get(&server, &decline).await, 200, "de", "Einen Grund müssen Sie nicht nennen.");
        let send = async |origin: &str| {
            let request = server.request("POST", &decline).header("origin", origin);
            Response::of(request.send().await).await.expect("a response")
        };
        assert_eq!(send("https://elsewhere.example").await.status, 403);
        let invitation = format!("/v1/invitations/{id}");
        assert_eq!(
            server.call("GET", &invitation, None).await.ok()["status"],
            "READY",
            "reading declines nothing"
        );
        check_page(&send(&server.url).await, 200, "de", "Sie haben abgesagt");
        assert_eq!(server.call("GET", &invitation, None).await.ok()["status"], "CANCELLED");
        let log = server.call("GET", &format!("{invitation}/logs"), None).await.ok();
        let newest = &log[0];
        assert_eq!(
            (&newest["type"], &newest["data"]["declined"]),
            (&json!("invitation.cancelled"), &json!(true))
        );
        check_page(&send(&server.url).await, 200, "de", "Diese Einladung ist nicht mehr gültig");
        let unknown = format!("/i/{}/decline", "0".repeat(10));
        assert_eq!(get(&server, &unknown).await.status, 404);
    }
}

/// Sets columns of an invitation in the database.
async fn set(server: &Server, id: &str, columns: &str) {
    let condition =
        format!("replace(lower({}), '-', '') = '{}'", server.home.hex_of("id"), id.replace('-', ""));
    server.home.execute(&format!("UPDATE invitations SET {columns} WHERE {condition}")).await;
}

#[tokio::test]
async fn every_state_has_its_page_in_the_interviews_language() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let key = server.home.key.clone();
        for (locale, language, [invited, in_progress, reopened, completed, closed, _]) in LANGUAGES {
            let row = created(&server, &key, json!({ "locale": locale })).await;
            let (path, id) = (page(&row), text(&row["invitations"][0], "id"));
            let archive = async |what: &str, command: &str| {
                server.call("POST", &format!("/v1/{what}/{command}"), None).await.ok();
            };
            let (invitation, interview) =
                (format!("invitations/{id}"), format!("interviews/{}", text(&row, "id")));
            // In an archived interview, running sessions continue and completed invitations are shown as completed.
            for (state, words, when_archived) in [
                ("READY", invited, closed),
                ("IN_PROGRESS", in_progress, in_progress),
                ("REOPENED", reopened, closed),
                ("COMPLETED", completed, completed),
                ("CANCELLED", closed, closed),
            ] {
                set(&server, id, &format!("status = '{state}'")).await;
                check_page(&get(&server, &path).await, 200, language, words);
                for (what, words) in [(&invitation, closed), (&interview, when_archived)] {
                    archive(what, "archive").await;
                    check_page(&get(&server, &path).await, 200, language, words);
                    archive(what, "restore").await;
                }
                check_page(&get(&server, &path).await, 200, language, words);
            }
        }
    }
}

#[tokio::test]
async fn an_unknown_link_shows_a_page_in_the_browsers_language() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let row = created(&server, &server.home.key.clone(), json!({})).await;
        let slug = text(&row["invitations"][0], "slug");
        let other_case: String = slug
            .chars()
            .map(|letter| {
                if letter.is_ascii_lowercase() {
                    letter.to_ascii_uppercase()
                } else {
                    letter.to_ascii_lowercase()
                }
            })
            .collect();
        let paths = [
            "/i/aaaaaaaaaa".to_owned(),
            format!("/i/{other_case}"),
            format!("/i/{slug}/"),
            format!("/i/{slug}x"),
            format!("/i/%20{slug}"),
            "/i/".to_owned(),
            "/i/..%2f..%2fetc".to_owned(),
            format!("/share/{slug}"),
        ];
        for (_, language, [.., nothing]) in LANGUAGES {
            for path in &paths {
                let request =
                    server.request("GET", path).header("accept-language", format!("ja, {language};q=0.5"));
                let response = Response::of(request.send().await).await.expect("a response");
                check_page(&response, 404, language, nothing);
            }
        }
    }
}

#[tokio::test]
async fn a_page_can_only_be_read() {
    let server = Server::sqlite().await;
    let row = created(&server, &server.home.key.clone(), json!({})).await;
    let path = page(&row);
    for method in ["POST", "PUT", "PATCH", "DELETE"] {
        let response =
            Response::of(server.request(method, &path).body("x").send().await).await.expect("a response");
        check_page(&response, 405, "en", "This page cannot do that");
        assert_eq!(response.header("allow"), Some("GET, HEAD"), "{method}");
    }
    let (read, head) = (
        get(&server, &path).await,
        Response::of(server.request("HEAD", &path).send().await).await.expect("a response"),
    );
    assert_eq!((head.status, &*head.text), (200, ""));
    for name in ["content-type", "content-length", "content-security-policy", "cache-control", "x-robots-tag"]
    {
        assert_eq!(head.header(name), read.header(name), "{name}");
    }
}

#[tokio::test]
async fn a_page_loads_only_the_files_it_names() {
    let server = Server::sqlite().await;
    let row = created(&server, &server.home.key.clone(), json!({})).await;
    let shown = get(&server, &page(&row)).await;
    let named = |before: &str| {
        let parts = shown.text.split(before).skip(1).filter_map(|rest| rest.split_once('"'));
        parts.map(|(address, _)| address.to_owned()).collect::<Vec<_>>()
    };
    let (styles, scripts) = (named("<link rel=\"stylesheet\" href=\""), named(" src=\""));
    assert_eq!((styles.len(), scripts.len()), (3, 1), "{}", shown.text);
    for (address, kind) in styles.iter().map(|each| (each, "css")).chain([(&scripts[0], "javascript")]) {
        let file = get(&server, address).await;
        let kind = format!("text/{kind}; charset=utf-8");
        assert_eq!((file.status, file.header("content-type")), (200, Some(kind.as_str())), "{address}");
        assert_eq!(file.header("cache-control"), Some("public, max-age=31536000, immutable"), "{address}");
        assert!(!file.text.contains("url(") && !file.text.contains("@import"), "{}", file.text);
        let head = Response::of(server.request("HEAD", address).send().await).await.expect("a response");
        assert_eq!((head.status, &*head.text), (200, ""), "{address}");
    }
    assert!(!shown.text.contains(" style=") && !shown.text.contains("<style"), "{}", shown.text);
}

#[tokio::test]
async fn a_page_shows_only_what_its_invitee_may_know() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let (own, other) = (server.home.organization("Ours, Ltd"), server.home.organization("Theirs & Sons"));
        let theirs = json!({ "title": "Their title", "intro": "Their intro", "invitees": [{ "name": "Grace", "email": "grace@example.org" }] });
        created(&server, &other, theirs).await;
        let invitees = json!([
            { "name": "Ada", "email": "ada@example.org" }, { "name": "Katherine", "email": "katherine@example.org" },
        ]);
        let ours = json!({ "title": "Our title", "intro": "Our\n\nintro", "firstMessage": "A first message", "invitees": invitees });
        let row = created(&server, &own, ours).await;
        let shown = get(&server, &page(&row)).await;
        check_page(&shown, 200, "en", "Hello Ada,");
        for expected in ["Ours, Ltd", "Our title", "<p dir=\"auto\">Our</p>", "<p dir=\"auto\">intro</p>"] {
            assert!(shown.text.contains(expected), "no {expected:?} in {}", shown.text);
        }
        let (id, invitation) = (text(&row, "id"), text(&row["invitations"][0], "id"));
        for hidden in [
            "Their",
            "Sons",
            "Grace",
            "Katherine",
            "@example.org",
            "secret",
            "A first message",
            id,
            invitation,
        ] {
            assert!(!shown.text.contains(hidden), "{hidden:?} is in {}", shown.text);
        }
    }
}

#[tokio::test]
async fn user_text_is_never_rendered_as_markup() {
    const EVIL: &str = "</title><script>alert('1')</script><img src=x onerror=\"alert(2)\">&amp;{{ 7*7 }}";
    const SHOWN: &str = "&#60;/title&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;\
                         &#60;img src=x onerror=&#34;alert(2)&#34;&#62;&#38;amp;{{ 7*7 }}";
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let key = server.home.organization(EVIL);
        let fields = json!({
            "title": EVIL, "intro": EVIL, "locale": "xx\"><script>alert(3)</script>",
            "invitees": [{ "name": EVIL, "email": "ada@example.org" }],
        });
        let row = created(&server, &key, fields).await;
        let share = format!("/v1/interviews/{}/share", text(&row, "id"));
        let link = server.call_with(&key, "PATCH", &share, Some(json!({ "enabled": true }))).await.ok();
        let form = format!("/share/{}", text(&link, "slug"));
        for (path, least) in [(page(&row), 6), (form, 5)] {
            let shown = get(&server, &path).await;
            check_page(&shown, 200, "en", SHOWN);
            for markup in ["<img", "onerror=\"", "<script>"] {
                assert!(!shown.text.contains(markup), "{markup:?} is in {}", shown.text);
            }
            assert!(shown.text.matches(SHOWN).count() >= least, "{}", shown.text);
        }
    }
}

#[tokio::test]
async fn slugs_are_not_logged() {
    for database in both().await {
        let server = Server::start(database, &[("COLLOQUY_LOG", "debug")]).await;
        let row = created(&server, &server.home.key.clone(), json!({})).await;
        let share = format!("/v1/interviews/{}/share", text(&row, "id"));
        let link = server.call("PATCH", &share, Some(json!({ "enabled": true }))).await.ok();
        let slugs = [text(&row["invitations"][0], "slug"), text(&link, "slug"), "unKnown123"];
        let (form, mut requests) = (format!("/share/{}", slugs[1]), Vec::new());
        for path in [page(&row), form.clone(), "/i/unKnown123".to_owned(), "/share/unKnown123".to_owned()] {
            requests.push(get(&server, &path).await);
            let posted =
                server.request("POST", &path).header("referer", format!("{}{path}", server.url)).send();
            requests.push(Response::of(posted.await).await.expect("a response"));
        }
        let type_of_form = "application/x-www-form-urlencoded";
        let entered = server.request("POST", &form).header("content-type", type_of_form).body("name=Ada");
        requests.push(Response::of(entered.send().await).await.expect("a response"));
        assert_eq!(requests.last().map(|response| response.status), Some(200));
        for response in &requests {
            server.home.until_logged(response.header("x-request-id").expect("an id")).await;
        }
        let log = std::fs::read_to_string(server.home.folder().join("log")).expect("a log");
        assert!(log.contains("\"/i/{slug}\"") && log.contains("\"/share/{slug}\""), "{log}");
        for slug in slugs {
            assert!(!log.contains(slug), "{slug} is in {log}");
        }
        let invited = server.call("GET", &format!("/v1/interviews/{}", text(&row, "id")), None).await.ok();
        assert!(!log.contains(text(&invited["invitations"][0], "slug")), "{log}");
    }
}

#[tokio::test]
async fn the_root_shows_a_page_to_browsers_and_a_404_to_programs() {
    let server = Server::sqlite().await;
    let ask = async |method: &str, accept: &str| {
        let request = server.request(method, "/").header("accept", accept).header("accept-language", "de");
        Response::of(request.send().await).await.expect("a response")
    };
    let page = ask("GET", "text/html,application/xhtml+xml,*/*;q=0.8").await;
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert!(
        page.text.contains("<html lang=\"de\">") && page.text.contains("/docs/authentication"),
        "{}",
        page.text
    );
    assert_eq!(
        page.header("strict-transport-security"),
        None,
        "without its own TLS the service must not send HSTS"
    );
    for link in page.text.split("<a href=\"").skip(1) {
        let path = link.split('"').next().expect("an address");
        let response = Response::of(server.request("GET", path).send().await).await.expect("a response");
        assert_eq!(response.status, 200, "{path}");
    }
    let head = ask("HEAD", "text/html").await;
    assert_eq!((head.status, &*head.text), (200, ""));
    let program = ask("GET", "application/json").await;
    assert_eq!((program.status, &program.json()["error"]), (404, &json!("Not Found")));
    assert_eq!(ask("POST", "text/html").await.status, 404);
}
