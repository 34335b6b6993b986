//! Forms that are sent after their session has ended.

use super::filled_form::FilledForm;
use super::person::{PASSWORD, Person};
use crate::harness::{Server, both};

const PROMPT: &str = "Ask about \"the <last> week\" & what was missing.\n\nThen about 😀 שלום.";

#[tokio::test]
async fn what_was_entered_before_a_session_ended_can_be_sent_again() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let mut owner = Person::owner(&server).await;
        let page = owner.get("/interviews/new").await.text;
        let action = format!("{}/interviews", owner.base);
        let form = FilledForm::of(&page, &action).with(&[("prompt", PROMPT), ("title", "Kept")]);
        owner.post_to("/app/sign-out", &[]).await;
        let refused = owner.submit(&action, &form.fields(), Some(&server.url)).await;
        assert_eq!(refused.status, 401);
        assert!(
            refused.text.contains("You are signed out") && refused.text.contains("href=\"/app/sign-in\"")
        );
        let kept = FilledForm::of(&refused.text, &action);
        assert_eq!((kept.value("prompt"), kept.value("title")), (Some(PROMPT), Some("Kept")));

        let of_browser = refused.header("set-cookie").expect("a cookie").split(';').next().expect("a value");
        let of_browser = of_browser.to_owned();

        assert_eq!(owner.sign_in("ada@example.org", PASSWORD).await.status, 303);
        // Another browser with the same page has nothing that proves where the form comes from.
        let asked = owner.submit(&action, &kept.fields(), Some(&server.url)).await;
        assert_eq!(asked.status, 403, "the form has no token of the new session");
        assert_eq!(FilledForm::of(&asked.text, &action).value("prompt"), Some(PROMPT));
        assert_eq!(server.home.count("interviews", "title = 'Kept'").await, 0);
        let session = owner.cookie.clone().expect("a session");
        owner.cookie = Some(format!("{session}; {of_browser}"));
        let forged = kept.with(&[("kept", "AAAA")]);
        assert_eq!(owner.submit(&action, &forged.fields(), Some(&server.url)).await.status, 403);
        let created = owner.submit(&action, &kept.fields(), Some(&server.url)).await;
        assert_eq!(created.status, 303, "one press is enough: {}", created.text);
        assert_eq!(server.home.count("interviews", "title = 'Kept'").await, 1);
        owner.cookie = Some(of_browser);
        let signed_out = owner.submit(&action, &kept.fields(), Some(&server.url)).await;
        assert_eq!(signed_out.status, 401, "the cookie signs nobody in");
    }
}

#[tokio::test]
async fn only_what_a_page_of_the_service_has_sent_is_kept() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let (action, form) = (format!("{}/interviews", owner.base), [("prompt", PROMPT)]);
    let elsewhere = owner.submit(&action, &form, Some("https://evil.example")).await;
    assert!(elsewhere.status == 403 && !elsewhere.text.contains("what was missing"));
    let visitor = Person::visitor(&server);
    let nothing = visitor.submit(&action, &[("token", "x"), ("once", "y")], Some(&server.url)).await;
    assert_eq!((nothing.status, nothing.header("location")), (303, Some("/app/sign-in")));
    let password = [("present", PASSWORD), ("password", PASSWORD)];
    let password = visitor.submit("/app/account/password", &password, Some(&server.url)).await;
    assert_eq!((password.status, password.text.contains(PASSWORD)), (303, false));
    let file =
        visitor.post_file(&format!("{action}/{}/invite", "0".repeat(8)), &[("form", "file")], b"a").await;
    assert_eq!(file.status, 303, "a file can be chosen again");
}
