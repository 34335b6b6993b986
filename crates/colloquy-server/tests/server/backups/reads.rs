//! What a service answers to every read, to compare it with another one.

use std::collections::BTreeMap;

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::erasure::text;
use crate::harness::Server;
use crate::interview::recording;
use crate::lists::all_pages;

/// The answers by their paths, with the server's own address removed.
pub type Answers = BTreeMap<String, Value>;

/// Returns what the service answers to every read about the interviews of the organization.
pub async fn everything(server: &Server) -> Answers {
    let mut answers = Answers::new();
    for archived in [false, true] {
        let list = format!("/v1/interviews?archived={archived}&limit=1000");
        let interviews = all_pages(server, list.clone()).await;
        for interview in &interviews {
            let id = text(interview, "id");
            answers.extend(about_interview(server, id).await);
            answers.extend([share_link(server, id).await]);
        }
        answers.insert(list, without_address(server, &Value::Array(interviews)));
    }
    answers
}

/// Returns what the service answers to every read about an interview, except for its share link.
pub async fn about_interview(server: &Server, id: &str) -> Answers {
    let mut answers = Answers::new();
    let invitations = format!("/v1/interviews/{id}/invitations");
    let mut lists = vec![format!("/v1/interviews/{id}/logs"), invitations.clone()];
    let mut singles = vec![format!("/v1/interviews/{id}")];
    for archived in [false, true] {
        for invitation in all_pages(server, format!("{invitations}?archived={archived}&limit=1000")).await {
            let path = format!("/v1/invitations/{}", text(&invitation, "id"));
            lists.push(format!("{path}/logs"));
            singles.push(path);
        }
    }
    for path in lists {
        let rows = all_pages(server, path.clone()).await;
        answers.insert(path, without_address(server, &Value::Array(rows)));
    }
    for path in singles {
        let answer = server.call("GET", &path, None).await.ok();
        answers.insert(path, without_address(server, &answer));
    }
    answers
}

/// Returns the share link. The first read of it creates it.
pub async fn share_link(server: &Server, id: &str) -> (String, Value) {
    let path = format!("/v1/interviews/{id}/share");
    let answer = server.call("GET", &path, None).await.ok();
    let answer = without_address(server, &answer);
    (path, answer)
}

fn without_address(server: &Server, answer: &Value) -> Value {
    serde_json::from_str(&answer.to_string().replace(&server.url, "https://service")).expect("JSON")
}

/// Returns the hash of each recording that the service serves for the messages in these answers.
pub async fn recordings(server: &Server, answers: &Answers) -> BTreeMap<String, String> {
    let mut hashes = BTreeMap::new();
    for invitation in answers.values().filter(|answer| answer["messages"].is_array()) {
        for message in invitation["messages"].as_array().expect("messages") {
            if message["hasAudio"] == true {
                let audio = recording(server, invitation, message).await.expect("the recording");
                let hash = Sha256::digest(audio).iter().map(|byte| format!("{byte:02x}")).collect();
                hashes.insert(text(message, "id").to_owned(), hash);
            }
        }
    }
    hashes
}
