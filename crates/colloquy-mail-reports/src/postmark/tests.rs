use colloquy_domain::mail_report::MailReportKind;
use serde_json::{Value, json};

use super::reports;
use crate::InvalidMailReport;

fn bounce() -> Value {
    json!({
        "RecordType": "Bounce",
        "ID": 4323372036854775807_i64,
        "Type": "HardBounce",
        "TypeCode": 1,
        "Name": "Hard bounce",
        "Tag": "",
        "MessageID": "883953f4-6105-42a2-a16a-77a8eac79483",
        "ServerID": 23,
        "MessageStream": "outbound",
        "Description": "The server was unable to deliver your message (ex: unknown user, mailbox not found).",
        "Details": "smtp;550 5.1.1 The email account that you tried to reach does not exist.",
        "Email": "ann@example.org",
        "From": "interviews@colloquy.example",
        "BouncedAt": "2026-05-04T10:09:08Z",
        "Metadata": { "message-id": "0193a@colloquy.example" },
    })
}

#[track_caller]
fn kind_of(body: &Value) -> Option<MailReportKind> {
    reports(body.to_string().as_bytes()).expect("a valid body").first().map(|report| report.kind)
}

#[test]
fn a_bounce_is_reported_with_the_id_in_its_metadata() {
    let reports = reports(bounce().to_string().as_bytes()).expect("a valid body");
    let [report] = &reports[..] else { panic!("{reports:?}") };
    assert_eq!(report.message_id, "0193a@colloquy.example");
    assert_eq!(report.recipient.as_ref().map(|email| email.as_str()), Some("ann@example.org"));
    assert_eq!(report.kind, MailReportKind::HardBounce);
    assert_eq!(report.reason, "smtp;550 5.1.1 The email account that you tried to reach does not exist.");
}

#[test]
fn the_type_decides_the_kind() {
    use MailReportKind::{Complaint, HardBounce, SoftBounce};
    for (name, kind) in [
        ("BadEmailAddress", Some(HardBounce)),
        ("SoftBounce", Some(SoftBounce)),
        ("Transient", Some(SoftBounce)),
        ("SpamNotification", Some(SoftBounce)),
        ("SpamComplaint", Some(Complaint)),
        ("AutoResponder", None),
        ("Subscribe", None),
        ("SomethingNew", None),
    ] {
        let mut body = bounce();
        body["Type"] = json!(name);
        assert_eq!(kind_of(&body), kind, "{name}");
    }
    let mut body = bounce();
    body["RecordType"] = json!("SpamComplaint");
    body["Type"] = json!("SpamComplaint");
    assert_eq!(kind_of(&body), Some(Complaint));
}

#[test]
fn other_events_and_mails_of_others_have_no_reports() {
    let mut delivery = bounce();
    delivery["RecordType"] = json!("Delivery");
    assert_eq!(kind_of(&delivery), None);
    let mut foreign = bounce();
    foreign["Metadata"] = json!({});
    assert_eq!(kind_of(&foreign), None);
}

#[test]
fn a_body_that_is_no_webhook_is_rejected() {
    assert_eq!(reports(b"[]"), Err(InvalidMailReport::NotJson));
    assert_eq!(reports(b"{}"), Err(InvalidMailReport::Member("RecordType")));
    assert_eq!(reports(&vec![b' '; 1024 * 1024 + 1]), Err(InvalidMailReport::TooLong));
}
