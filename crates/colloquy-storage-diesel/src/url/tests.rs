use super::*;

fn check_refused(text: &str, fault: InvalidStorageUrl) {
    let refused: Result<StorageUrl, InvalidStorageUrl> = text.parse();
    assert_eq!(refused.map(|url| url.to_string()), Err(fault));
}

fn check_shown(text: &str, shown: &str) {
    let url: StorageUrl = text.parse().expect("a URL");
    assert_eq!(url.to_string(), shown);
    assert!(!format!("{url:?}").contains("secret"), "shows the password: {url:?}");
}

fn check_tls(parameters: &str, mode: SslMode, verification: ServerCertificatePolicy) {
    let url: PostgresUrl = format!("postgres://me@db/colloquy?{parameters}").parse().expect("a URL");
    assert_eq!((url.config.get_ssl_mode(), url.verification), (mode, verification));
}

#[test]
fn rejects_what_is_not_a_database_url() {
    check_refused("mysql://localhost", InvalidStorageUrl::Scheme);
    check_refused("", InvalidStorageUrl::Scheme);
    check_refused("sqlite:", InvalidStorageUrl::Path);
    check_refused("sqlite::memory:", InvalidStorageUrl::Path);
    check_refused("postgres://me@db/colloquy?sslmode=maybe", InvalidStorageUrl::SslMode);
    check_refused("postgres://me@db/colloquy?colour=red", InvalidStorageUrl::Postgres);
}

#[test]
fn does_not_show_the_password() {
    check_shown("sqlite:/data/colloquy.db", "sqlite:/data/colloquy.db");
    check_shown("postgres://me:secret@db:5433/colloquy", "postgres://me@db:5433/colloquy");
    check_shown("postgresql://me:secret@db/colloquy?sslmode=require", "postgres://me@db:5432/colloquy");
}

#[test]
fn the_ssl_mode_decides_about_encryption_and_certificates() {
    let full = |authorities| ServerCertificatePolicy::Full { authorities };
    check_tls("", SslMode::Prefer, ServerCertificatePolicy::None);
    check_tls("sslmode=disable", SslMode::Disable, ServerCertificatePolicy::None);
    check_tls("sslmode=require", SslMode::Require, ServerCertificatePolicy::None);
    check_tls("sslmode=verify-full&connect_timeout=3", SslMode::Require, full(None));
    check_tls("sslmode=verify-full&sslrootcert=/ca.pem", SslMode::Require, full(Some("/ca.pem".into())));
}
