//! Reads reports from a real IMAP server.

use std::fs;
use std::time::Duration;

use colloquy_domain::mail_report::MailReportKind;
use colloquy_domain::ports::{MailboxPosition, ReportMailbox, UnreadMail};
use colloquy_mail_reports::{ImapMailbox, UnusableAuthority};
use colloquy_testkit::TestImapServer;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

const BOUNCE: &str = include_str!("samples/postfix.eml");
const REPLY: &str = include_str!("samples/out_of_office.eml");

fn mailbox(url: &str) -> ImapMailbox {
    ImapMailbox::new(url.parse().expect(url)).expect("a mailbox")
}

async fn unread(mailbox: &ImapMailbox) -> Vec<UnreadMail> {
    mailbox.unread().await.expect("a readable mailbox")
}

fn uids(mails: &[UnreadMail]) -> Vec<u32> {
    mails.iter().map(|mail| mail.position.uid).collect()
}

fn positions(mails: &[UnreadMail]) -> Vec<MailboxPosition> {
    mails.iter().map(|mail| mail.position).collect()
}

#[tokio::test]
async fn a_mail_is_returned_until_it_is_marked_as_read() {
    let mut server = TestImapServer::start().await;
    let mailbox = mailbox(&server.url());
    assert_eq!(unread(&mailbox).await, []);
    let first = server.append(BOUNCE).await;
    let second = server.append(REPLY).await;
    let mails = unread(&mailbox).await;
    assert_eq!(uids(&mails), [first, second]);
    assert_eq!(unread(&mailbox).await, mails, "reading marks nothing");
    mailbox.mark_read(&positions(&mails[..1])).await.expect("a writable mailbox");
    assert_eq!(unread(&mailbox).await, mails[1..]);
    mailbox.mark_read(&positions(&mails)).await.expect("a writable mailbox");
    assert_eq!(unread(&mailbox).await, []);
}

#[tokio::test]
async fn a_mail_comes_with_its_reports_and_others_without() {
    let mut server = TestImapServer::start().await;
    server.append(BOUNCE).await;
    server.append(REPLY).await;
    server.append("").await;
    let mails = unread(&mailbox(&server.url())).await;
    let kinds: Vec<Vec<_>> =
        mails.iter().map(|mail| mail.reports.iter().map(|report| report.kind).collect()).collect();
    assert_eq!(kinds, [vec![MailReportKind::HardBounce, MailReportKind::SoftBounce], vec![], vec![]]);
}

#[tokio::test]
async fn the_50_oldest_mails_are_returned_first() {
    let mut server = TestImapServer::start().await;
    let mailbox = mailbox(&server.url());
    let mut appended = Vec::new();
    for _ in 0..60 {
        appended.push(server.append(REPLY).await);
    }
    let mails = unread(&mailbox).await;
    assert_eq!(uids(&mails), appended[..50]);
    mailbox.mark_read(&positions(&mails)).await.expect("a writable mailbox");
    assert_eq!(uids(&unread(&mailbox).await), appended[50..]);
}

#[tokio::test]
async fn a_large_mail_is_read_as_far_as_the_first_mebibyte() {
    let mut server = TestImapServer::start().await;
    let padding = "a\n".repeat(1_500_000);
    server.append(format!("{BOUNCE}{padding}")).await;
    server.append(format!("Subject: large\n\n{padding}{BOUNCE}")).await;
    let counts: Vec<usize> =
        unread(&mailbox(&server.url())).await.iter().map(|mail| mail.reports.len()).collect();
    assert_eq!(counts, [2, 0]);
}

#[tokio::test]
async fn another_generation_marks_nothing() {
    let mut server = TestImapServer::start().await;
    let mailbox = mailbox(&server.url());
    server.append(BOUNCE).await;
    let before = unread(&mailbox).await;
    let generation = server.renew_generation().await;
    mailbox.mark_read(&positions(&before)).await.expect("no failure");
    let after = unread(&mailbox).await;
    assert_eq!(uids(&after), uids(&before));
    assert_ne!(before[0].position.generation, generation);
    assert_eq!(after[0].position.generation, generation);
}

#[tokio::test]
async fn a_folder_of_any_name_is_read() {
    let mut server = TestImapServer::with_folder("Rückläufer & mehr").await;
    server.append(BOUNCE).await;
    let url = server.url().replace(' ', "%20");
    assert_eq!(unread(&mailbox(&url)).await.len(), 1);
    let missing = mailbox(&url.replace("mehr", "weniger")).unread().await.expect_err("no such folder");
    assert!(missing.0.contains("cannot open the folder `Rückläufer & weniger`"), "{missing}");
}

#[tokio::test]
async fn a_wrong_password_is_named_without_the_password() {
    let server = TestImapServer::start().await;
    let mailbox = mailbox(&server.url_with("imap", "not the password"));
    let error = mailbox.unread().await.expect_err("a wrong password");
    assert!(error.0.contains("rejects the user or the password"), "{error}");
    assert!(!error.0.contains("not the password"), "{error}");
}

#[tokio::test]
async fn a_password_that_the_server_repeats_is_hidden() {
    let url = server_that_sends(&["* OK ready\r\n", "A0001 NO wrong password hunter2, go away\r\n"]).await;
    let error = mailbox(&url).unread().await.expect_err("a wrong password");
    assert!(error.0.contains("wrong password …, go away"), "{error}");
}

#[tokio::test]
async fn encrypted_connections_are_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = vec!["127.0.0.1".to_owned()];
    let own = rcgen::generate_simple_self_signed(names).expect("a certificate");
    let (certificate, key) = (folder.path().join("certificate.pem"), folder.path().join("key.pem"));
    fs::write(&certificate, own.cert.pem()).expect("a file");
    fs::write(&key, own.signing_key.serialize_pem()).expect("a file");
    for (tls, scheme, parameters) in [("implicit", "imaps", "?"), ("starttls", "imap", "?tls=required&")] {
        let mut server = TestImapServer::with_tls(tls, &certificate, &key).await;
        server.append(BOUNCE).await;
        let url = server.url_with(scheme, TestImapServer::PASSWORD);
        let trusting = format!("{url}{parameters}ca={}", certificate.display());
        assert_eq!(unread(&mailbox(&trusting)).await.len(), 1, "{tls}");
        let doubting = mailbox(&format!("{url}{}", parameters.trim_end_matches(['&', '?'])));
        let error = doubting.unread().await.expect_err("an unknown authority");
        assert!(error.0.contains("cannot be encrypted"), "{error}");
    }
}

#[tokio::test]
async fn the_password_is_not_sent_if_the_server_refuses_to_encrypt() {
    let server = TestImapServer::start().await;
    let error = mailbox(&format!("{}?tls=required", server.url())).unread().await.expect_err("no STARTTLS");
    assert!(error.0.contains("refuses STARTTLS"), "{error}");
}

#[tokio::test]
async fn a_file_without_certificates_is_rejected_before_connecting() {
    let missing = "imaps://a:b@imap.example.org?ca=/missing/ca.pem".parse().expect("a URL");
    let error = ImapMailbox::new(missing).err();
    assert_eq!(error, Some(UnusableAuthority::Unreadable(std::io::ErrorKind::NotFound)));
}

#[tokio::test]
async fn a_server_that_never_answers_ends_at_the_limit() {
    let url = server_that_sends(&[]).await;
    let limit = Duration::from_millis(200);
    let mailbox = ImapMailbox::with_limit(url.parse().expect("a URL"), limit).expect("a mailbox");
    let error = mailbox.unread().await.expect_err("no answer");
    assert!(error.0.contains("took longer than 0.2 s"), "{error}");
    let position = MailboxPosition { generation: 1, uid: 1 };
    let error = mailbox.mark_read(&[position]).await.expect_err("no answer");
    assert!(error.0.contains("took longer than 0.2 s"), "{error}");
}

#[tokio::test]
async fn a_server_that_announces_too_much_is_not_read() {
    let url = server_that_sends(&["* OK ready\r\n", "* 1 FETCH (BODY[] {500000000}\r\n"]).await;
    let error = mailbox(&url).unread().await.expect_err("too much");
    assert!(error.0.contains("sends more than is read"), "{error}");
}

#[tokio::test]
async fn a_server_that_is_down_is_named() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    drop(listener);
    let error = mailbox(&format!("imap://a:b@127.0.0.1:{port}")).unread().await.expect_err("no server");
    assert!(error.0.starts_with(&format!("cannot connect to 127.0.0.1:{port}: ")), "{error}");
}

/// Starts a server that sends the first text at once and each further one after a command. It returns its URL.
async fn server_that_sends(texts: &'static [&'static str]) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    tokio::spawn(async move {
        let mut connections = Vec::new();
        while let Ok((mut connection, _)) = listener.accept().await {
            for (index, text) in texts.iter().enumerate() {
                if index > 0 {
                    let _ = connection.read(&mut [0; 1024]).await;
                }
                let _ = connection.write_all(text.as_bytes()).await;
            }
            connections.push(connection);
        }
    });
    format!("imap://ann:hunter2@127.0.0.1:{port}")
}
