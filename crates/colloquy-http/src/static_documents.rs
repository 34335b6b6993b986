//! Documents that are the same for every client and do not change while the service runs.

use std::collections::HashMap;
use std::io::Write;
use std::sync::LazyLock;

use actix_web::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, HeaderName, HeaderValue,
    IF_NONE_MATCH, VARY,
};
use actix_web::{HttpRequest, HttpResponse};
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// Smaller documents are not worth compressing.
const WORTH_COMPRESSING_BYTES: usize = 1_024;

pub struct StaticDocument {
    headers: HeaderMap,
    /// The entity tag of the content, compressed or not.
    tag: String,
    plain: Bytes,
    compressed: Option<Bytes>,
}

impl StaticDocument {
    pub fn new(content_type: &'static str, body: impl Into<Bytes>) -> Self {
        let plain: Bytes = body.into();
        let digest = Sha256::digest(&plain);
        let digits: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        // Pictures are compressed already.
        let is_worth = plain.len() > WORTH_COMPRESSING_BYTES && !content_type.starts_with("image/");
        let compressed = is_worth.then(|| compressed(&plain)).flatten();
        let document =
            StaticDocument { headers: HeaderMap::new(), tag: format!("W/\"{digits}\""), plain, compressed };
        document
            .with_header(CONTENT_TYPE.as_str(), content_type)
            .with_header(CACHE_CONTROL.as_str(), "no-cache")
    }

    /// Sets a header, replacing any other with its name. Ignores an invalid header.
    pub fn with_header(mut self, name: &str, value: &str) -> Self {
        if let (Ok(name), Ok(value)) = (HeaderName::try_from(name), HeaderValue::from_str(value)) {
            self.headers.insert(name, value);
        }
        self
    }

    pub(crate) fn answer(&self, request: &HttpRequest) -> HttpResponse {
        let mut response = match is_known(request.headers(), &self.tag) {
            true => HttpResponse::NotModified().finish(),
            false => match self.compressed.as_ref().filter(|_| takes_gzip(request.headers())) {
                Some(body) => HttpResponse::Ok().insert_header((CONTENT_ENCODING, "gzip")).body(body.clone()),
                None => HttpResponse::Ok().body(self.plain.clone()),
            },
        };
        let headers = response.headers_mut();
        for (name, value) in &self.headers {
            headers.insert(name.clone(), value.clone());
        }
        if let Ok(tag) = HeaderValue::from_str(&self.tag) {
            headers.insert(ETAG, tag);
        }
        headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
        response
    }
}

fn compressed(plain: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(plain.len() / 4), Compression::default());
    encoder.write_all(plain).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

fn elements<'h>(headers: &'h HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'h str> {
    let values = headers.get_all(name).filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).map(str::trim)
}

/// Returns whether the client has the content already.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let strong = |tag: &str| tag.trim_start_matches("W/").to_owned();
    elements(headers, &IF_NONE_MATCH).any(|known| known == "*" || strong(known) == strong(tag))
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    elements(headers, &ACCEPT_ENCODING).any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
        let is_refused = quality.trim().strip_prefix("q=").is_some_and(|quality| quality.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case("gzip") && !is_refused
    })
}

type Documents = HashMap<String, StaticDocument>;

/// The documents by path. They are made on the first request, because most processes never get one.
pub struct StaticDocuments(LazyLock<Documents, Box<dyn FnOnce() -> Documents + Send>>);

impl StaticDocuments {
    pub fn new(make: impl FnOnce() -> Documents + Send + 'static) -> Self {
        StaticDocuments(LazyLock::new(Box::new(make)))
    }

    pub fn find(&self, path: &str) -> Option<&StaticDocument> {
        self.0.get(path)
    }
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn check(name: &str, value: &str, status: u16, encoding: Option<&str>) {
        let document = StaticDocument::new("text/plain", "word ".repeat(1_000));
        let request = TestRequest::default().insert_header((name, value.replace("TAG", &document.tag)));
        let response = document.answer(&request.to_http_request());
        let found = response.headers().get(CONTENT_ENCODING).map(|value| value.to_str().expect("a word"));
        assert_eq!((response.status().as_u16(), found), (status, encoding), "{name}: {value}");
    }

    #[test]
    fn compresses_a_document_if_the_client_accepts_it() {
        check("accept-encoding", "br, gzip", 200, Some("gzip"));
        check("accept-encoding", "GZIP;q=0.5", 200, Some("gzip"));
        for value in ["identity", "gzip;q=0", "gzip; q=0.0", "br"] {
            check("accept-encoding", value, 200, None);
        }
    }

    #[test]
    fn does_not_send_a_document_that_the_client_has() {
        check("if-none-match", "\"other\", TAG", 304, None);
        check("if-none-match", "*", 304, None);
        check("if-none-match", "\"other\"", 200, None);
    }

    #[test]
    fn does_not_compress_short_documents() {
        assert_eq!(StaticDocument::new("text/plain", "word").compressed, None);
    }
}
