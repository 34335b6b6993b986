//! Rows with a common start. The common part may be long, so it is kept only once, in memory and in stored responses.
//! Each row is assembled when it is sent.

use std::convert::Infallible;

use actix_web::HttpResponse;
use actix_web::body::SizedStream;
use actix_web::http::header::ContentType;
use bytes::Bytes;
use futures::stream;
use serde::{Deserialize, Serialize};

/// The prefix of stored rows. Other stored responses are JSON and cannot start with it.
const KEPT: &str = "rows:";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SharedPrefixJsonRows {
    head: String,
    tails: Vec<String>,
}

impl SharedPrefixJsonRows {
    /// A row is `head` followed by one of `tails`.
    pub fn new(head: String, tails: Vec<String>) -> Self {
        SharedPrefixJsonRows { head, tails }
    }

    pub fn from_kept(kept: &str) -> Option<Self> {
        serde_json::from_str(kept.strip_prefix(KEPT)?).ok()
    }

    pub fn to_kept(&self) -> String {
        // A struct of strings can always be written as JSON.
        let rows = serde_json::to_string(self).unwrap_or_default();
        format!("{KEPT}{rows}")
    }

    fn length(&self) -> usize {
        let rows: usize = self.tails.iter().map(|tail| self.head.len() + tail.len()).sum();
        rows + self.tails.len().saturating_sub(1) + "[]".len()
    }

    pub fn into_response(self) -> HttpResponse {
        let length = self.length() as u64;
        let SharedPrefixJsonRows { head, tails } = self;
        let last = tails.len().saturating_sub(1);
        let rows = tails.into_iter().enumerate().map(move |(number, tail)| {
            let start = if number == 0 { "[" } else { "," };
            let end = if number == last { "]" } else { "" };
            Ok::<_, Infallible>(Bytes::from([start, &head, &tail, end].concat()))
        });
        let mut response = HttpResponse::Ok();
        response.content_type(ContentType::json()).body(SizedStream::new(length, stream::iter(rows)))
    }
}

#[cfg(test)]
mod tests {
    use actix_web::body::to_bytes;

    use super::*;

    #[actix_web::test]
    async fn rows_form_one_array_of_the_announced_length() {
        let tails = ["1}", "\"\u{1F388}\"}", "[]}"].map(str::to_owned).to_vec();
        let rows = SharedPrefixJsonRows::new("{\"shared\":true,\"own\":".to_owned(), tails);
        let length = rows.length();
        let again = SharedPrefixJsonRows::from_kept(&rows.to_kept());
        assert_eq!(again.as_ref(), Some(&rows));
        let body = to_bytes(rows.into_response().into_body()).await.expect("a body");
        let whole = "[{\"shared\":true,\"own\":1},{\"shared\":true,\"own\":\"\u{1F388}\"},{\"shared\":true,\"own\":[]}]";
        assert_eq!((body.len(), &body[..]), (length, whole.as_bytes()));
    }

    #[test]
    fn does_not_read_another_stored_response_as_rows() {
        assert_eq!(SharedPrefixJsonRows::from_kept("[{}]"), None);
    }
}
