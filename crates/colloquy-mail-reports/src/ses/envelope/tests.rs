use colloquy_domain::mail_report::MailReportKind;
use reqwest::Url;
use serde_json::{Value, json};

use super::{SnsContent, SnsMessage, is_sns};
use crate::InvalidMailReport;

const CERTIFICATE: &[u8] = include_bytes!("../../../tests/samples/sns.pem");
const OTHER_CERTIFICATE: &[u8] = include_bytes!("../../../tests/samples/sns_other.pem");
/// Signed with SHA-1.
const BOUNCE: &str = include_str!("../../../tests/samples/sns_bounce.json");
/// Signed with SHA-256.
const COMPLAINT: &str = include_str!("../../../tests/samples/sns_complaint.json");
const SUBSCRIPTION: &str = include_str!("../../../tests/samples/sns_subscription.json");

fn verified(body: &str) -> Result<SnsContent, InvalidMailReport> {
    SnsMessage::parse(body.as_bytes(), is_sns)?.verify(CERTIFICATE)
}

fn changed(body: &str, name: &str, value: Value) -> String {
    let mut message: Value = serde_json::from_str(body).expect("JSON");
    message[name] = value;
    message.to_string()
}

#[track_caller]
fn check_report(body: &str, kind: MailReportKind, reason: &str) {
    let content = verified(body).expect("a valid message");
    let SnsContent::Reports(reports) = content else { panic!("{content:?}") };
    let [report] = &reports[..] else { panic!("{reports:?}") };
    assert_eq!(report.message_id, "0193a@colloquy.example");
    assert_eq!(report.recipient.as_ref().map(|email| email.as_str()), Some("ann@example.org"));
    assert_eq!((report.kind, report.reason.as_str()), (kind, reason));
}

#[test]
fn signed_bounces_and_complaints_are_reported() {
    check_report(BOUNCE, MailReportKind::HardBounce, "smtp; 550 5.1.1 user unknown");
    check_report(COMPLAINT, MailReportKind::Complaint, "abuse");
}

#[test]
fn a_subscription_names_the_address_that_confirms_it() {
    let content = verified(SUBSCRIPTION).expect("a valid message");
    let SnsContent::SubscriptionConfirmation(url) = content else { panic!("{content:?}") };
    assert!(url.to_string().starts_with("https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription"));
}

#[test]
fn every_signed_member_is_protected() {
    for body in [BOUNCE, COMPLAINT, SUBSCRIPTION] {
        for name in ["Message", "MessageId", "Timestamp", "TopicArn"] {
            assert_eq!(
                verified(&changed(body, name, json!("{}"))),
                Err(InvalidMailReport::Signature),
                "{name}"
            );
        }
    }
    assert_eq!(verified(&changed(COMPLAINT, "Subject", json!("x"))), Err(InvalidMailReport::Signature));
    let url = json!("https://sns.eu-west-1.amazonaws.com/?Action=Other");
    assert_eq!(verified(&changed(SUBSCRIPTION, "SubscribeURL", url)), Err(InvalidMailReport::Signature));
    assert_eq!(verified(&changed(BOUNCE, "SignatureVersion", json!("2"))), Err(InvalidMailReport::Signature));
}

#[test]
fn a_signature_by_another_certificate_is_rejected() {
    let message = SnsMessage::parse(BOUNCE.as_bytes(), is_sns).expect("a message");
    assert_eq!(message.verify(OTHER_CERTIFICATE), Err(InvalidMailReport::Signature));
    assert_eq!(message.verify(b"no certificate"), Err(InvalidMailReport::Certificate));
}

#[test]
fn incomplete_messages_are_rejected() {
    for (name, value) in [
        ("Type", json!("Other")),
        ("SignatureVersion", json!("3")),
        ("Signature", json!("?")),
        ("SigningCertURL", json!(1)),
    ] {
        assert_eq!(verified(&changed(BOUNCE, name, value)), Err(InvalidMailReport::Member(name)));
    }
    assert_eq!(verified("[]"), Err(InvalidMailReport::NotJson));
}

#[test]
fn certificates_come_from_sns_alone() {
    for url in [
        "https://sns.eu-west-1.amazonaws.com/certificate.txt",
        "https://example.org/certificate.pem",
        "http://sns.eu-west-1.amazonaws.com/certificate.pem",
    ] {
        let body = changed(BOUNCE, "SigningCertURL", json!(url));
        assert_eq!(verified(&body), Err(InvalidMailReport::Address("SigningCertURL")), "{url}");
    }
}

#[test]
fn only_the_hosts_of_sns_are_accepted() {
    let accepted = |text: &str| is_sns(&Url::parse(text).expect(text));
    assert!(accepted("https://sns.eu-west-1.amazonaws.com/a.pem"));
    assert!(accepted("https://sns.cn-north-1.amazonaws.com.cn/a.pem"));
    assert!(accepted("https://sns.us-gov-west-1.amazonaws.com/a.pem"));
    for url in [
        "http://sns.eu-west-1.amazonaws.com/a.pem",
        "https://sns.amazonaws.com/a.pem",
        "https://sns..amazonaws.com/a.pem",
        "https://evil.sns.eu-west-1.amazonaws.com/a.pem",
        "https://sns.evil.eu-west-1.amazonaws.com/a.pem",
        "https://sns.eu-west-1.amazonaws.com.example.org/a.pem",
        "https://sns.eu-west-1.amazonaws.com:8443/a.pem",
        "https://sns.eu-west-1.amazonaws.com@example.org/a.pem",
        "https://a@sns.eu-west-1.amazonaws.com/a.pem",
        "https://bucket.s3.amazonaws.com/sns.eu-west-1.amazonaws.com/a.pem",
        "https://sns.s3.amazonaws.com/a.pem",
        "https://sns.s3-us-west-2.amazonaws.com/a.pem",
        "https://sns.s3-accelerate.amazonaws.com/a.pem",
        "https://sns.us-west.amazonaws.com/a.pem",
        "https://sns.-1.amazonaws.com/a.pem",
        "https://sns.us--1.amazonaws.com/a.pem",
        "https://sns.eu-west-1a.amazonaws.com/a.pem",
    ] {
        assert!(!accepted(url), "{url}");
    }
}
