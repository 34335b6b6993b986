use super::{ImapTls, ImapUrl, InvalidImapUrl};

#[track_caller]
fn parsed(text: &str) -> ImapUrl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
fn check(text: &str, expected: InvalidImapUrl) {
    assert_eq!(text.parse::<ImapUrl>(), Err(expected), "{text}");
}

#[test]
fn the_defaults_are_the_inbox_and_the_usual_port() {
    let url = parsed("imaps://ann:secret@imap.example.org");
    assert_eq!((url.port(), url.tls(), url.folder()), (993, ImapTls::Implicit, "INBOX"));
    let url = parsed("imap://ann:secret@imap.example.org/");
    assert_eq!((url.port(), url.tls(), url.folder()), (143, ImapTls::Required, "INBOX"));
}

#[test]
fn only_a_server_on_this_machine_and_tls_none_may_be_reached_unencrypted() {
    for host in ["localhost", "127.0.0.1", "[::1]"] {
        assert_eq!(parsed(&format!("imap://a:b@{host}")).tls(), ImapTls::Off);
        assert_eq!(parsed(&format!("imap://a:b@{host}?tls=required")).tls(), ImapTls::Required);
    }
    assert_eq!(parsed("imap://a:b@imap.example.org?tls=none").tls(), ImapTls::Off);
    check("imaps://a:b@imap.example.org?tls=none", InvalidImapUrl::TlsOfImaps);
}

#[test]
fn account_and_folder_are_decoded() {
    let url =
        parsed("imaps://ann%40example.org:a%2Fb@imap.example.org:1993/INBOX/R%C3%BCck%20l?ca=/etc/ca.pem");
    assert_eq!((url.port(), url.folder()), (1993, "INBOX/Rück l"));
    assert_eq!((url.account().user.as_str(), url.account().password.as_str()), ("ann@example.org", "a/b"));
    assert_eq!(url.authority(), Some("/etc/ca.pem".as_ref()));
}

#[test]
fn a_user_may_have_no_password() {
    for account in ["ann@", "ann:@"] {
        let url = parsed(&format!("imaps://{account}imap.example.org"));
        assert_eq!((url.has_password(), url.account().user.as_str()), (false, "ann"));
    }
    assert!(parsed("imaps://ann:secret@imap.example.org").has_password());
}

#[test]
fn no_output_has_the_password() {
    let url = parsed("imaps://ann:secret@imap.example.org/Bounces");
    assert_eq!(url.to_string(), "imaps://…@imap.example.org:993/Bounces");
    assert!(!format!("{url:?}").contains("secret"));
}

#[test]
fn a_url_that_cannot_be_used_says_why() {
    check("https://a:b@imap.example.org", InvalidImapUrl::Scheme);
    for account in ["", "@", ":b@", ":@"] {
        check(&format!("imaps://{account}imap.example.org"), InvalidImapUrl::Account);
    }
    check("imaps://a:b@imap.example.org:0", InvalidImapUrl::Port);
    check("imaps://a:b/c@imap.example.org", InvalidImapUrl::Delimiter);
    check("imaps://a:b@imap.example.org/%FF", InvalidImapUrl::Folder);
    check("imaps://a:b@imap.example.org/a%0D%0A", InvalidImapUrl::Folder);
    check("imaps://a:b@imap.example.org?tls=opportunistic", InvalidImapUrl::Parameter);
    check("imaps://a:b@imap.example.org?ca=a&ca=b", InvalidImapUrl::Parameter);
}
