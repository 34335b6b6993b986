//! The language of the console: that of the browser, until a person chooses another one.

use colloquy_testkit::TestMailServer;
use mail_parser::MessageParser;

use super::person::{PASSWORD, Person};
use crate::harness::{Database, Server, both};

const CHOOSE: &str = "/app/language";

async fn check_language(person: &Person<'_>, pages: &[&str], language: &str) {
    for page in pages {
        let shown = person.read(page).await.text;
        assert!(shown.contains(&format!("<html lang=\"{language}\">")), "{page} is not {language}: {shown}");
    }
}

async fn check_visitor(server: &Server) {
    let mut visitor = Person::visitor(server);
    let pages = ["/app/sign-in", "/app/forgotten-password", "/app/nothing"];
    check_language(&visitor, &pages, "en").await;
    for (page, back) in [
        ("/app/forgotten-password?sent", "/app/forgotten-password?sent"),
        ("/app/nothing", "/app/sign-in"),
        ("https://evil.example/app/account", "/app/sign-in"),
        ("//evil.example", "/app/sign-in"),
        // Would complete a sign-in a second time.
        ("/app/sign-in/provider/callback?code=x", "/app/sign-in"),
    ] {
        let chosen = visitor.send(CHOOSE, &[("language", "de"), ("page", page)]).await;
        assert_eq!((chosen.status, chosen.header("location")), (303, Some(back)), "{page}");
    }
    assert_eq!(visitor.cookie.as_deref(), Some("colloquy_language=de"));
    check_language(&visitor, &pages, "de").await;
    let page = visitor.read("/app/sign-in").await.text;
    assert!(page.contains("value=\"de\" lang=\"de\" aria-current=\"true\">Deutsch"), "{page}");
    let unknown = visitor.submit(CHOOSE, &[("language", "xx")], Some(&server.url)).await;
    assert_eq!(unknown.status, 400);
    // Someone whose account has no language keeps the one of the browser after signing in.
    assert_eq!(visitor.sign_in("ada@example.org", PASSWORD).await.status, 303);
    let session = visitor.cookie.take().expect("a session");
    visitor.cookie = Some(format!("{session}; colloquy_language=de"));
    check_language(&visitor, &["/app/account"], "de").await;
}

async fn check_account(server: &Server, owner: &Person<'_>, mails: &mut TestMailServer) {
    let choose = async |word| owner.post_to("/app/account/language", &[("language", word)]).await;
    let saved = choose("nl").await;
    assert_eq!((saved.status, saved.header("location")), (303, Some("/app/account?saved")));
    // This browser shows it after signing out, too.
    assert!(saved.header("set-cookie").is_some_and(|cookie| cookie.starts_with("colloquy_language=nl; ")));
    let missing = format!("{}/interviews/01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d99", owner.base);
    let (keys, unknown) = (format!("{}/keys", owner.base), format!("{}/unknown", owner.base));
    let pages = ["/app/account", keys.as_str(), &missing, &unknown, "/app/nothing"];
    check_language(owner, &pages, "nl").await;
    let page = owner.read("/app/account").await.text;
    assert!(page.contains("<option value=\"nl\" lang=\"nl\" selected>Nederlands</option>"), "{page}");
    assert!(!page.contains(&format!("action=\"{CHOOSE}\"")), "two choices on one page: {page}");
    assert_eq!(choose("xx").await.status, 400);

    // Another browser, in which German was chosen before the sign-in.
    let mut other = Person::visitor(server);
    assert_eq!(other.sign_in("ada@example.org", PASSWORD).await.status, 303);
    let session = other.cookie.take().expect("a session");
    other.cookie = Some(format!("{session}; colloquy_language=de"));
    check_language(&other, &["/app/account"], "nl").await;

    // The mail is Dutch although the browser that asks for it is English.
    let visitor = Person::visitor(server);
    let asked = [("email", "ada@example.org")];
    let asked = visitor.submit("/app/forgotten-password", &asked, Some(&server.url)).await;
    assert_eq!(asked.status, 303);
    mails.until_mails(1).await;
    let content = mails.mails[0]["content"].as_str().expect("a mail");
    let mail = MessageParser::new().parse(content.as_bytes()).expect("a mail that can be read");
    assert_eq!(mail.subject(), Some("Kies een nieuw wachtwoord"));

    let back = choose("").await;
    assert!(back.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")));
    check_language(owner, &pages, "en").await;
}

async fn check(database: Database) {
    let mut mails = TestMailServer::plain().await;
    let server = Server::start(database, &[("COLLOQUY_MAIL", &mails.url())]).await;
    let owner = Person::owner(&server).await;
    check_visitor(&server).await;
    check_account(&server, &owner, &mut mails).await;
}

#[tokio::test]
async fn people_choose_the_language_of_pages_and_mails_in_their_account_and_before_they_sign_in() {
    for database in both().await {
        check(database).await;
    }
}
