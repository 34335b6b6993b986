use colloquy_domain::mail_report::MailReportKind::{self, HardBounce, SoftBounce};

use super::bounce_kind;

#[track_caller]
fn check(status: Option<&str>, reply: &str, kind: MailReportKind) {
    assert_eq!(bounce_kind(status, reply), kind, "{status:?} {reply:?}");
}

#[test]
fn an_address_that_does_not_exist_is_a_hard_bounce() {
    check(Some("5.1.1"), "", HardBounce);
    check(Some("5.1.10"), "smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound", HardBounce);
    check(Some("5.4.1 (denied)"), "", HardBounce);
}

#[test]
fn full_mailboxes_large_mails_and_policies_are_soft_bounces() {
    for status in ["5.2.2", "5.2.3", "5.3.4", "5.7.1", "5.7.26", "5.1.8", "4.4.7", "4.2.2"] {
        check(Some(status), "", SoftBounce);
    }
}

#[test]
fn the_content_and_a_server_that_is_away_are_not_the_fault_of_the_address() {
    for status in ["5.6.0", "5.6.7", "5.4.7"] {
        check(Some(status), "", SoftBounce);
    }
    check(None, "smtp; 554 5.6.0 message contains a virus", SoftBounce);
    check(Some("5.4.4"), "", HardBounce);
}

#[test]
fn the_reply_decides_if_there_is_no_status() {
    check(None, "smtp; 550 no such user", HardBounce);
    check(None, "smtp; 550-5.7.1 blocked", SoftBounce);
    check(None, "smtp; 552 mailbox full", SoftBounce);
    check(None, "smtp; 451 try again", SoftBounce);
    check(Some("unknown"), "550 no such user", HardBounce);
}

#[test]
fn the_reply_decides_if_the_status_is_unspecific() {
    check(Some("5.0.0"), "smtp; 550 5.7.1 spam", SoftBounce);
    check(Some("5.0.0"), "smtp; 552 5.2.2 full", SoftBounce);
    check(Some("5.0.0"), "smtp; 421 busy", SoftBounce);
    check(Some("5.0.0"), "", HardBounce);
    check(Some("4.0.0"), "", SoftBounce);
}

#[test]
fn a_failure_without_any_code_is_a_soft_bounce() {
    check(None, "", SoftBounce);
    check(None, "retry timeout exceeded", SoftBounce);
}

#[test]
fn addresses_and_other_numbers_are_not_codes() {
    check(None, "host mx.example.org [192.0.2.1] said 5.1", SoftBounce);
    check(None, "from 5.1.1.7 and [2001:db8:550::1] on port 5500", SoftBounce);
    check(None, "host [5.1.1.7] 450 4.2.1 try later", SoftBounce);
}
