use colloquy_domain::Timestamp;
use colloquy_domain::mail_report::MailReportKind;
use ring::hmac;
use serde_json::{Value, json};

use super::{bytes_of_hex, reports};
use crate::InvalidMailReport;

const KEY: &str = "key-for-tests";
const SIGNED_AT: i64 = 1_777_889_348;

fn signed(event: Value) -> Vec<u8> {
    let (timestamp, token) = (SIGNED_AT.to_string(), "f1d2a3".repeat(8));
    let key = hmac::Key::new(hmac::HMAC_SHA256, KEY.as_bytes());
    let tag = hmac::sign(&key, format!("{timestamp}{token}").as_bytes());
    let tag: String = tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    let signature = json!({ "timestamp": timestamp, "token": token, "signature": tag });
    json!({ "signature": signature, "event-data": event }).to_string().into_bytes()
}

fn failed() -> Value {
    json!({
        "event": "failed",
        "severity": "permanent",
        "reason": "bounce",
        "recipient": "ann@example.org",
        "recipient-domain": "example.org",
        "timestamp": 1777889348.25,
        "delivery-status": {
            "attempt-no": 1, "code": 550, "enhanced-code": "5.1.1", "message": "5.1.1 No such user", "description": "",
        },
        "message": { "headers": { "message-id": "0193a@colloquy.example", "to": "ann@example.org" }, "size": 3111 },
    })
}

fn after(seconds: i64) -> Timestamp {
    Timestamp::from_second(SIGNED_AT + seconds).expect("a time")
}

#[track_caller]
fn kind_of(event: Value) -> Option<MailReportKind> {
    reports(&signed(event), KEY, after(3)).expect("a valid body").first().map(|report| report.kind)
}

#[test]
fn a_failed_mail_is_reported() {
    let reports = reports(&signed(failed()), KEY, after(3)).expect("a valid body");
    let [report] = &reports[..] else { panic!("{reports:?}") };
    assert_eq!(report.message_id, "0193a@colloquy.example");
    assert_eq!(report.recipient.as_ref().map(|email| email.as_str()), Some("ann@example.org"));
    assert_eq!((report.kind, report.reason.as_str()), (MailReportKind::HardBounce, "5.1.1 No such user"));
}

#[test]
fn severity_and_reason_decide_the_kind() {
    use MailReportKind::{Complaint, HardBounce, SoftBounce};
    assert_eq!(kind_of(json!({ "event": "complained", "message": failed()["message"] })), Some(Complaint));
    assert_eq!(kind_of(json!({ "event": "delivered", "message": failed()["message"] })), None);
    for (severity, reason, code, kind) in [
        ("temporary", "generic", "4.2.1", SoftBounce),
        ("permanent", "espblock", "5.1.1", SoftBounce),
        ("permanent", "old", "", SoftBounce),
        ("permanent", "suppress-bounce", "", HardBounce),
        ("permanent", "bounce", "5.7.1", SoftBounce),
        ("permanent", "generic", "", HardBounce),
    ] {
        let mut event = failed();
        event["severity"] = json!(severity);
        event["reason"] = json!(reason);
        event["delivery-status"]["enhanced-code"] = json!(code);
        assert_eq!(kind_of(event), Some(kind), "{severity} {reason} {code}");
    }
}

#[test]
fn the_copied_id_is_preferred() {
    let mut event = failed();
    event["message"]["headers"]["x-pm-metadata-message-id"] = json!("<0194@colloquy.example>");
    let reports = reports(&signed(event), KEY, after(3)).expect("a valid body");
    assert_eq!(reports[0].message_id, "0194@colloquy.example");
}

#[test]
fn a_signature_by_another_key_is_rejected() {
    let body = signed(failed());
    assert_eq!(reports(&body, "another", after(0)), Err(InvalidMailReport::Signature));
    assert_eq!(reports(&body, "", after(0)), Err(InvalidMailReport::NoSigningKey));
    let mut changed: Value = serde_json::from_slice(&body).expect("JSON");
    changed["signature"]["timestamp"] = json!((SIGNED_AT + 1).to_string());
    let changed = changed.to_string();
    assert_eq!(reports(changed.as_bytes(), KEY, after(0)), Err(InvalidMailReport::Signature));
}

#[test]
fn a_signature_is_valid_for_15_minutes() {
    let body = signed(failed());
    assert!(reports(&body, KEY, after(15 * 60)).is_ok());
    assert_eq!(reports(&body, KEY, after(15 * 60 + 1)), Err(InvalidMailReport::Expired));
    assert_eq!(reports(&body, KEY, after(-15 * 60 - 1)), Err(InvalidMailReport::Expired));
}

#[test]
fn only_pairs_of_hexadecimal_digits_are_bytes() {
    assert_eq!(bytes_of_hex("00fFa1"), Some(vec![0, 255, 161]));
    assert_eq!(bytes_of_hex("0"), None);
    assert_eq!(bytes_of_hex("0g"), None);
}
