use super::*;

const MALFORMED: &str = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";

fn roots(pem: &str) -> Result<usize, String> {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), pem).expect("it is written");
    trusted_roots(Some(file.path())).map(|roots| roots.len()).map_err(|error| error.to_string())
}

#[test]
fn a_malformed_certificate_does_not_affect_the_others() {
    let certificate = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    assert_eq!(roots(&format!("{MALFORMED}{}", certificate.cert.pem())), Ok(1));
}

#[test]
fn a_file_without_certificates_is_an_error() {
    let expected = Err("no certificate of a trusted authority was found".to_owned());
    for pem in ["", "not PEM", MALFORMED] {
        assert_eq!(roots(pem), expected, "{pem}");
    }
    assert!(trusted_roots(Some(Path::new("/nowhere.pem"))).is_err());
}
