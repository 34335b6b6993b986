use proptest::prelude::*;

use super::*;

fn check(text: &str, host: &str, port: u16, tls: TlsPolicy) {
    let url: SmtpUrl = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!((url.host(), url.port(), url.tls()), (host, port, tls), "{text}");
}

fn check_refused(text: &str, reason: InvalidSmtpUrl) {
    assert_eq!(text.parse::<SmtpUrl>(), Err(reason), "{text}");
}

#[test]
fn the_port_follows_from_the_scheme_and_the_account() {
    check("smtp://mail.example.org", "mail.example.org", 25, TlsPolicy::Opportunistic);
    check("smtp://u:p@mail.example.org", "mail.example.org", 587, TlsPolicy::Required);
    check("smtps://mail.example.org", "mail.example.org", 465, TlsPolicy::Implicit);
    check("smtps://u:p@mail.example.org/", "mail.example.org", 465, TlsPolicy::Implicit);
    check("SMTP://Mail.Example.ORG:2525", "mail.example.org", 2525, TlsPolicy::Opportunistic);
    check("smtp://[2001:db8::1]:2525", "2001:db8::1", 2525, TlsPolicy::Opportunistic);
}

#[test]
fn a_password_leaves_this_machine_encrypted_unless_tls_is_off() {
    check("smtp://u:p@localhost", "localhost", 587, TlsPolicy::Opportunistic);
    check("smtp://u:p@127.0.0.1", "127.0.0.1", 587, TlsPolicy::Opportunistic);
    check("smtp://u:p@[::1]", "::1", 587, TlsPolicy::Opportunistic);
    check("smtp://u:p@10.0.0.1?tls=none", "10.0.0.1", 587, TlsPolicy::Off);
    check("smtp://u:p@localhost?tls=required", "localhost", 587, TlsPolicy::Required);
    check_refused("smtp://u:p@10.0.0.1?tls=opportunistic", InvalidSmtpUrl::PasswordAtRisk);
}

#[test]
fn the_parameters_set_the_certificates_and_the_encryption() {
    check("smtp://mail.example.org?tls=required", "mail.example.org", 25, TlsPolicy::Required);
    check("smtp://mail.example.org?tls=none", "mail.example.org", 25, TlsPolicy::Off);
    check("smtps://mail.example.org?tls=required", "mail.example.org", 465, TlsPolicy::Implicit);
    let url: SmtpUrl = "smtps://mail.example.org?ca=/etc/our%20ca.pem".parse().expect("an address");
    assert_eq!(url.authority(), Some(Path::new("/etc/our ca.pem")));
}

#[test]
fn user_and_password_are_decoded() {
    let url: SmtpUrl = "smtp://u%40example.org:p%3A%2F@w%C3%A9:d@localhost".parse().expect("an address");
    let account = UrlCredentials { user: "u@example.org".to_owned(), password: "p:/@wé:d".to_owned() };
    assert!(url.account == Some(account));
}

#[test]
fn rejects_invalid_urls() {
    check_refused("", InvalidSmtpUrl::Scheme);
    check_refused("http://mail.example.org", InvalidSmtpUrl::Scheme);
    check_refused("smtp://", InvalidSmtpUrl::Host);
    check_refused("smtp://mail example", InvalidSmtpUrl::Host);
    check_refused("smtp://[fe80]", InvalidSmtpUrl::Host);
    check_refused("smtp://mail.example.org:0", InvalidSmtpUrl::Port);
    check_refused("smtp://mail.example.org:65536", InvalidSmtpUrl::Port);
    check_refused("smtp://[::1]25", InvalidSmtpUrl::Port);
    check_refused("smtp://mail.example.org/inbox", InvalidSmtpUrl::Path);
    check_refused("smtp://user@mail.example.org", InvalidSmtpUrl::Account);
    check_refused("smtp://user:@mail.example.org", InvalidSmtpUrl::Account);
    check_refused("smtp://:secret@mail.example.org", InvalidSmtpUrl::Account);
    check_refused("smtp://u:p%00@mail.example.org", InvalidSmtpUrl::Account);
    check_refused("smtp://mail.example.org?tls=maybe", InvalidSmtpUrl::Parameter);
    check_refused("smtp://mail.example.org?tls", InvalidSmtpUrl::Parameter);
    check_refused("smtp://mail.example.org?ca=", InvalidSmtpUrl::Parameter);
    check_refused("smtp://mail.example.org?tls=none&tls=none", InvalidSmtpUrl::Parameter);
    check_refused("smtp://mail.example.org?verify=no", InvalidSmtpUrl::Parameter);
    check_refused("smtps://mail.example.org?tls=none", InvalidSmtpUrl::TlsOfSmtps);
}

#[test]
fn shows_a_url_without_its_account() {
    let url: SmtpUrl = "smtp://user:hunter2@[::1]:2525".parse().expect("an address");
    assert_eq!(url.to_string(), "smtp://…@[::1]:2525");
    assert_eq!(format!("{url:?}"), "SmtpUrl(smtp://…@[::1]:2525, Opportunistic, None)");
}

proptest! {
    #[test]
    fn no_output_contains_the_password_however_it_is_written(
        before in "[?#/:@%]?",
        after in "[?#/:@%&=]?",
        rest in prop::sample::select(vec!["@mail.example.org", "@mail.example.org?tls=none", "@", "", "@[::1]:x"]),
    ) {
        let text = format!("smtp://user:{before}hunter2{after}{rest}");
        let shown = match text.parse::<SmtpUrl>() {
            // Without an account, the apparent password is the host.
            Ok(url) if url.account.is_none() => String::new(),
            Ok(url) => format!("{url} {url:?}"),
            Err(error) => format!("{error} {error:?}"),
        };
        prop_assert!(!shown.contains("hunter"), "{text}: {shown}");
    }
}
