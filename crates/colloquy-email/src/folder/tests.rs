mod contract;

use colloquy_domain::Timestamp;
use colloquy_domain::mail::Letter;
use colloquy_domain::organization::Appearance;
use colloquy_domain::text::{Email, Locale, OrganizationName};

use super::*;

struct Noon;

impl Clock for Noon {
    fn now(&self) -> Timestamp {
        Timestamp::from_second(1_700_000_000).expect("a time of 2023")
    }
}

fn letter(message_id: &str) -> InvitationLetter {
    InvitationLetter {
        message_id: message_id.to_owned(),
        letter: Letter::Invitation,
        to: Email::parse("ada@example.com").expect("an address"),
        reply_to: None,
        name: None,
        organization_name: OrganizationName::parse("Acme").expect("a name"),
        appearance: Appearance::default(),
        interview_title: None,
        intro: None,
        link: "https://colloquy.example/i/aBcDeFgH12".to_owned(),
        unsubscribe_link: None,
        deadline: None,
        withdrawal_link: None,
        locale: Locale::parse("en").expect("a locale"),
    }
}

fn mailer(folder: &Path) -> FolderMailer {
    FolderMailer::new(folder, "mail@colloquy.example".parse().expect("a sender"), Arc::new(Noon))
}

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let name =
        |entry: io::Result<fs::DirEntry>| entry.expect("an entry").file_name().into_string().expect("UTF-8");
    let mut names: Vec<String> = entries.map(name).collect();
    names.sort();
    names
}

/// Delivers the letters one after the other to a folder that does not exist yet.
async fn check(message_ids: &[&str], expected: &[&str]) {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("mail/out");
    for message_id in message_ids {
        assert_eq!(mailer(&folder).deliver(&letter(message_id)).await, Ok(()));
    }
    assert_eq!(files(&folder), expected);
}

#[tokio::test]
async fn creates_a_missing_folder() {
    check(&["one@colloquy.example"], &["one.eml"]).await;
}

#[tokio::test]
async fn the_same_letter_twice_gives_one_file() {
    check(&["one@colloquy.example", "one@colloquy.example"], &["one.eml"]).await;
}

#[tokio::test]
async fn each_letter_has_a_file_of_its_own() {
    check(&["two@colloquy.example", "one@colloquy.example"], &["one.eml", "two.eml"]).await;
}

#[tokio::test]
async fn concurrent_deliveries_leave_only_complete_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let mailer = Arc::new(mailer(folder.path()));
    let deliver = |number: usize| {
        let mailer = mailer.clone();
        tokio::spawn(
            async move { mailer.deliver(&letter(&format!("{}@colloquy.example", number % 2))).await },
        )
    };
    for delivery in (0..20).map(deliver).collect::<Vec<_>>() {
        assert_eq!(delivery.await.expect("no panic"), Ok(()));
    }
    assert_eq!(files(folder.path()), ["0.eml", "1.eml"]);
    let written = fs::read_to_string(folder.path().join("0.eml")).expect("the mail");
    assert!(written.ends_with("--\r\n"), "{written}");
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_to_is_retried_later_without_showing_its_path() {
    let parent = tempfile::tempdir().expect("a folder");
    let file = parent.path().join("taken");
    fs::write(&file, "a file, no folder").expect("a file");
    let outcome = mailer(&file.join("mail")).deliver(&letter("one@colloquy.example")).await;
    let Err(MailerError::Later(reason)) = outcome else { panic!("{outcome:?}") };
    assert!(reason.starts_with("The mail folder cannot be written to: "), "{reason}");
    assert!(!reason.contains("taken"), "{reason}");
}

#[tokio::test]
async fn a_failed_delivery_leaves_no_unfinished_file() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir_all(folder.path().join("one.eml/occupied")).expect("a folder in the way");
    let outcome = mailer(folder.path()).deliver(&letter("one@colloquy.example")).await;
    let Err(MailerError::Later(reason)) = outcome else { panic!("{outcome:?}") };
    assert!(reason.starts_with("The mail folder cannot be written to: "), "{reason}");
    assert_eq!(files(folder.path()), ["one.eml"]);
}

#[tokio::test]
async fn rejects_a_message_id_that_could_leave_the_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    for message_id in
        ["../one@colloquy.example", ".@a.b", "one", "a/b@c.d", "a@b\r\nBcc: x@y.z", "@a.b", "a@"]
    {
        let outcome = mailer(folder.path()).deliver(&letter(message_id)).await;
        let reason = "The mail's identifier is not of the form local@domain".to_owned();
        assert_eq!(outcome, Err(MailerError::Refused(reason)), "{message_id}");
    }
    assert_eq!(files(folder.path()), [] as [&str; 0]);
}
