use colloquy_domain::mail_report::MailReport;
use colloquy_domain::mail_report::MailReportKind::{self, Complaint, HardBounce, SoftBounce};
use proptest::prelude::*;

use super::reports_of_mail;

/// Returns a sample with the line ends of mails.
macro_rules! sample {
    ($name:literal) => {
        include_str!(concat!("../../tests/samples/", $name, ".eml")).replace('\n', "\r\n")
    };
}

fn postfix() -> String {
    sample!("postfix")
}

fn exim() -> String {
    sample!("exim")
}

fn complaint() -> String {
    sample!("complaint")
}

fn summary(report: &MailReport) -> (MailReportKind, Option<&str>) {
    (report.kind, report.recipient.as_ref().map(|email| email.as_str()))
}

/// Checks the reports of a sample about the mail with this number.
#[track_caller]
fn check(sample: &str, number: u32, expected: &[(MailReportKind, &str, &str)]) {
    let reports = reports_of_mail(sample.as_bytes());
    let found: Vec<_> = reports.iter().map(|report| (summary(report), report.reason.as_str())).collect();
    let expected: Vec<_> = expected.iter().map(|(kind, email, why)| ((*kind, Some(*email)), *why)).collect();
    assert_eq!(found, expected);
    for report in &reports {
        assert_eq!(
            report.message_id,
            format!("01980000-0000-7000-8000-0000000000{number:02}@colloquy.example")
        );
    }
}

#[test]
fn bounces_of_postfix_are_understood() {
    let unknown =
        "550 5.1.1 <ann@example.org>: Recipient address rejected: User unknown in virtual mailbox table";
    check(
        &postfix(),
        1,
        &[(HardBounce, "ann@example.org", unknown), (SoftBounce, "bob@example.org", "452 4.2.2 Over quota")],
    );
}

#[test]
fn bounces_of_exchange_are_understood() {
    let reason = "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient dora@example.org not found by SMTP address lookup";
    let sample = sample!("exchange");
    check(&sample, 2, &[(HardBounce, "dora@example.org", reason)]);
}

#[test]
fn bounces_of_gmail_are_understood() {
    let reason = "550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 \
        double-checking the recipient's email address for typos or 550 5.1.1 \
        https://support.google.com/mail/?p=NoSuchUser 5b1f17b1804b1-441b89ee - gsmtp";
    let sample = sample!("gmail");
    check(&sample, 3, &[(HardBounce, "emil@gmail.example.org", reason)]);
}

#[test]
fn plain_bounces_of_exim_are_understood() {
    let unknown = "SMTP error from remote mail server after RCPT TO:<fay@example.org>: host mx.example.org \
        [192.0.2.25]: 550 5.1.1 <fay@example.org>: Recipient address rejected: User unknown";
    let spam = "SMTP error from remote mail server after end of data: host mx.example.org [192.0.2.25]: 550 5.7.1 \
        Message rejected as spam";
    check(
        &exim(),
        4,
        &[
            (HardBounce, "fay@example.org", unknown),
            (SoftBounce, "gus@example.org", spam),
            (HardBounce, "hal@example.org", "Unrouteable address"),
        ],
    );
}

#[test]
fn structured_bounces_of_exim_are_understood() {
    let sample = sample!("exim_report");
    check(&sample, 5, &[(SoftBounce, "ida@example.org", "552 5.2.2 Mailbox full")]);
}

#[test]
fn bounces_of_sendmail_are_understood_although_they_return_the_headers_alone() {
    let (unknown, full) =
        ("550 5.1.1 <kim@example.org>... User unknown", "552 5.2.2 <max@example.org>... Mailbox is full");
    let expected = [(HardBounce, "kim@example.org", unknown), (SoftBounce, "max@example.org", full)];
    check(&sample!("sendmail"), 11, &expected);
}

#[test]
fn bounces_of_amazon_ses_are_understood_although_it_replaces_the_message_id() {
    let sample = sample!("ses");
    check(&sample, 6, &[(HardBounce, "jo@example.org", "550 5.1.1 user unknown")]);
}

#[test]
fn complaints_are_understood() {
    check(&complaint(), 8, &[(Complaint, "lea@example.com", "abuse SomeGenerator/1.0")]);
}

#[test]
fn feedback_that_is_no_complaint_gives_nothing() {
    for kind in ["not-spam", "auth-failure", "dmarc"] {
        check(&complaint().replace("Feedback-Type: abuse", &format!("Feedback-Type: {kind}")), 8, &[]);
    }
}

#[test]
fn a_mail_that_is_no_report_gives_nothing() {
    check(&sample!("delayed"), 7, &[]);
    check(&sample!("out_of_office"), 9, &[]);
    check(&sample!("reply"), 10, &[]);
    check("", 0, &[]);
    check("no headers at all", 0, &[]);
}

#[test]
fn a_bounce_without_the_original_gives_nothing() {
    check(&postfix().replace("message/rfc822", "text/plain"), 1, &[]);
}

#[test]
fn line_ends_and_letter_case_do_not_matter() {
    let reports = reports_of_mail(postfix().as_bytes());
    assert_eq!(reports_of_mail(postfix().replace("\r\n", "\n").as_bytes()), reports);
    let other_case = postfix()
        .replace("Action: failed", "ACTION: Failed")
        .replace("Final-Recipient", "final-recipient")
        .replace("message/delivery-status", "Message/Delivery-Status");
    assert_eq!(reports_of_mail(other_case.as_bytes()), reports);
}

#[test]
fn encoded_parts_are_decoded() {
    let header = "Content-Type: message/delivery-status\r\n";
    let encoded = postfix()
        .replace(header, &format!("{header}Content-Transfer-Encoding: quoted-printable\r\n"))
        .replace("Status: 5.1.1", "Sta=\r\ntus: 5=2E7.1");
    assert_eq!(summary(&reports_of_mail(encoded.as_bytes())[0]), (SoftBounce, Some("ann@example.org")));
}

#[test]
fn the_original_recipient_is_named_if_the_final_one_is_no_address() {
    let mail =
        postfix().replace("Final-Recipient: rfc822; ann@example.org", "Final-Recipient: x400; /O=Example/");
    assert_eq!(summary(&reports_of_mail(mail.as_bytes())[0]), (HardBounce, Some("ann.smith@example.org")));
}

#[test]
fn only_20_recipients_of_a_report_are_read() {
    let block = "Final-Recipient: rfc822; bob@example.org\r\n";
    let many = postfix().replace(block, &format!("{block}Action: failed\r\n\r\n").repeat(100));
    assert_eq!(reports_of_mail(many.as_bytes()).len(), 20);
    let many = exim().replace("fay@example.org,", &"fay@example.org,".repeat(100));
    assert_eq!(reports_of_mail(many.as_bytes()).len(), 20);
}

#[test]
fn only_the_first_mebibyte_is_read() {
    let mail = postfix();
    let (before, after) = mail.split_once("This is the mail system").expect("the notice");
    let padded = |length: usize| format!("{before}{}\r\n{after}", "a".repeat(length));
    assert_eq!(reports_of_mail(padded(500_000).as_bytes()).len(), 2);
    assert_eq!(reports_of_mail(padded(1_100_000).as_bytes()), []);
}

#[test]
fn a_mail_that_was_cut_off_after_the_original_is_read() {
    let mail = postfix();
    let (start, _) = mail.split_once("Hello Ann").expect("the body");
    assert_eq!(reports_of_mail(start.as_bytes()).len(), 2);
}

#[test]
fn deeply_nested_mails_do_no_harm() {
    let nested = "Content-Type: message/rfc822\r\n\r\n".repeat(30_000);
    let in_report = "Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\n".to_owned() + &nested;
    let multiparts = "Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\n".repeat(20_000);
    for mail in [nested, in_report, multiparts] {
        assert_eq!(reports_of_mail(mail.as_bytes()), []);
    }
}

proptest! {
    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
        reports_of_mail(&bytes);
    }

    #[test]
    fn damaged_reports_never_panic(
        sample in prop::sample::select(vec![postfix(), exim(), complaint()]),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..40),
        cut in any::<prop::sample::Index>(),
    ) {
        let mut mail = sample.as_bytes().to_vec();
        for (place, byte) in damage {
            let place = place.index(mail.len());
            mail[place] = byte;
        }
        mail.truncate(cut.index(sample.len() + 1));
        for report in reports_of_mail(&mail) {
            prop_assert!(report.reason.chars().count() <= MailReport::REASON_CHARACTERS);
            prop_assert!(!report.reason.contains(char::is_control));
        }
    }
}
