use super::*;

fn parsed(text: &str) -> ConnectionUrl {
    ConnectionUrl::parse(text, &["redis", "smtp"]).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

fn check_host(text: &str, host: &str, port: Option<u16>) {
    let url = parsed(text);
    assert_eq!((url.host.as_str(), url.port), (host, port), "{text}");
}

fn check_account(text: &str, expected: Option<(&str, &str)>) {
    let account = parsed(text).account;
    let account = account.as_ref().map(|account| (account.user.as_str(), account.password.as_str()));
    assert_eq!(account, expected, "{text}");
}

fn check_refused(text: &str, expected: ConnectionUrlFault) {
    assert_eq!(ConnectionUrl::parse(text, &["redis", "smtp"]).err(), Some(expected), "{text:?}");
}

#[test]
fn reads_the_server() {
    check_host("redis://localhost", "localhost", None);
    check_host("SMTP://Mail.Example.ORG:2525/", "mail.example.org", Some(2525));
    check_host("redis://u:p@10.0.0.1:7000/1", "10.0.0.1", Some(7000));
    check_host("redis://[2001:DB8::1]:7000", "2001:db8::1", Some(7000));
    check_host("redis://[::1]", "::1", None);
    assert_eq!(parsed("REDIS://localhost").scheme, "redis");
}

#[test]
fn reads_and_decodes_the_account() {
    check_account("redis://localhost", None);
    check_account("redis://:p%40ss@localhost", Some(("", "p@ss")));
    check_account("smtp://u%40h:p%3A%2F@w%C3%A9:d]@localhost", Some(("u@h", "p:/@wé:d]")));
    check_account("smtp://u:50% + \"x\"ü@localhost", Some(("u", "50% + \"x\"ü")));
}

#[test]
fn reads_and_decodes_the_parameters() {
    let parameters = |text| parsed(text).parameters;
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(parameters("smtp://h?"), []);
    assert_eq!(parameters("smtp://h?&a=&"), [pair("a", "")]);
    assert_eq!(
        parameters("smtp://h/?ca=/a+b/our ca%20@1.pem&t=x=y"),
        [pair("ca", "/a+b/our ca @1.pem"), pair("t", "x=y"),]
    );
}

#[test]
fn rejects_what_is_not_the_url_of_a_server() {
    use ConnectionUrlFault::{Account, Delimiter, Fragment, Host, Parameter, Port, Scheme};
    for (text, expected) in [
        ("", Scheme),
        ("smtp:host", Scheme),
        (" smtp://host", Scheme),
        ("http://localhost", Scheme),
        ("smtp://", Host),
        ("smtp://:25", Host),
        ("smtp://user:password@", Host),
        ("smtp://a b", Host),
        ("smtp://host ", Host),
        ("smtp://ho\nst", Host),
        ("smtp://ho%20st", Host),
        ("smtp://müller.example", Host),
        ("smtp://[::1", Host),
        ("smtp://[fe80]:25", Host),
        ("smtp://[::1]25", Port),
        ("smtp://[::1]:x", Port),
        ("smtp://host:", Port),
        ("smtp://host:0", Port),
        ("smtp://host:65536", Port),
        ("smtp://user@host", Account),
        ("smtp://user:@host", Account),
        ("smtp://:@host", Account),
        ("smtp://@host", Account),
        ("smtp://user:%00@host", Account),
        ("smtp://user:%ff@host", Account),
        ("smtp://user:pass/word@host", Delimiter),
        ("smtp://user:25#@host", Delimiter),
        ("smtp://host#a", Fragment),
        ("smtp://host?ca=/a#b", Fragment),
        ("smtp://host?a", Parameter),
        ("smtp://host?a=%00", Parameter),
    ] {
        check_refused(text, expected);
    }
}

#[test]
fn the_account_is_never_shown() {
    let account = UrlCredentials { user: "user".to_owned(), password: "secret".to_owned() };
    assert_eq!(masked("smtp", Some(&account), "::1", 25), "smtp://…@[::1]:25");
    assert_eq!(masked("redis", None, "localhost", 6379), "redis://localhost:6379");
}
