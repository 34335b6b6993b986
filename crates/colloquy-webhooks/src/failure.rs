//! Explains to an organization why a request got no response. The reason concerns the receiver, and reveals nothing
//! about the network that the request was sent from.

use std::error::Error;
use std::io::{self, ErrorKind};
use std::iter::successors;

use rustls::CertificateError;

use crate::names::UnresolvableName;
use crate::sender::WebhookTimeouts;

const CLOSED: &str = "the connection was closed before a response arrived";

pub fn explain(error: &reqwest::Error, limits: &WebhookTimeouts) -> String {
    if let Some(reason) = causes(error).find_map(reason) {
        return reason;
    }
    match error.is_timeout() {
        true if error.is_connect() => {
            format!("no connection within {} seconds", limits.connect.as_secs_f64())
        }
        true => late(limits),
        false => "the response was incomplete".to_owned(),
    }
}

pub fn late(limits: &WebhookTimeouts) -> String {
    format!("no response within {} seconds", limits.whole.as_secs_f64())
}

/// Iterates over the causes of an error, from the outermost to the root cause.
fn causes(error: &reqwest::Error) -> impl Iterator<Item = &(dyn Error + 'static)> {
    successors(error.source(), |&cause| {
        match cause.downcast_ref::<io::Error>().and_then(io::Error::get_ref) {
            // `source` would skip the inner error.
            Some(inner) => Some(inner as &(dyn Error + 'static)),
            None => cause.source(),
        }
    })
}

fn reason(cause: &(dyn Error + 'static)) -> Option<String> {
    if let Some(unresolvable) = cause.downcast_ref::<UnresolvableName>() {
        return Some(unresolvable.to_string());
    }
    if let Some(error) = cause.downcast_ref::<rustls::Error>() {
        return Some(of_tls(error));
    }
    if let Some(error) = cause.downcast_ref::<hyper::Error>() {
        return match error {
            error if error.is_incomplete_message() => Some(CLOSED.to_owned()),
            error if error.is_parse() => Some("the response is not HTTP".to_owned()),
            _ => None,
        };
    }
    match cause.downcast_ref::<io::Error>()?.kind() {
        ErrorKind::ConnectionRefused => Some("the connection was refused".to_owned()),
        ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable => {
            Some("the host cannot be reached".to_owned())
        }
        ErrorKind::ConnectionReset
        | ErrorKind::ConnectionAborted
        | ErrorKind::BrokenPipe
        | ErrorKind::UnexpectedEof => Some(CLOSED.to_owned()),
        _ => None,
    }
}

fn of_tls(error: &rustls::Error) -> String {
    match error {
        rustls::Error::InvalidCertificate(error) => {
            format!("the certificate is not valid: {}", of_certificate(error))
        }
        rustls::Error::NoCertificatesPresented => "the certificate is missing".to_owned(),
        rustls::Error::InvalidMessage(_) => "the receiver does not speak TLS".to_owned(),
        error => format!("the TLS handshake failed: {error}"),
    }
}

fn of_certificate(error: &CertificateError) -> String {
    match error {
        CertificateError::Expired | CertificateError::ExpiredContext { .. } => "it has expired".to_owned(),
        CertificateError::NotValidYet | CertificateError::NotValidYetContext { .. } => {
            "it is not valid yet".to_owned()
        }
        CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
            "it is for another name".to_owned()
        }
        CertificateError::UnknownIssuer => "its issuer is unknown".to_owned(),
        CertificateError::BadSignature => "its signature is invalid".to_owned(),
        error => error.to_string(),
    }
}
