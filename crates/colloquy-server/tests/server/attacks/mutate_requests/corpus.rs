//! The valid requests that mutations start from.

use colloquy_api::operations::{OPERATIONS, Operation, OperationId};
use serde_json::{Value, json};

use super::mutation::{Random, damage_bytes, damage_headers, damage_json, damage_path, damage_query};
use crate::harness::Server;
use crate::walk::inputs;

/// The parts of a request.
#[derive(Clone)]
struct Parts {
    method: &'static str,
    path: String,
    query: String,
    headers: Vec<String>,
    body: Option<String>,
}

/// A request in the form in which it is sent.
pub struct Request {
    pub bytes: Vec<u8>,
    /// Whether its framing is intact, so that another request can follow on the connection.
    pub is_framed: bool,
}

pub struct Corpus {
    parts: Vec<Parts>,
    key: String,
}

/// Keeps responses small. Lists grow with what the requests create, and other tests cover long lists.
const SHORT_LIST: &str = "limit=5";

impl Corpus {
    pub async fn of(server: &Server) -> Corpus {
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let (mut interviews, mut invitations, mut slugs) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..4 {
            let body = json!({ "prompt": "Ask how the first week went.", "email": "ada@example.org" });
            let created = server.call("POST", "/v1/interviews", Some(body)).await.ok();
            interviews.push(text(&created[0]["id"]));
            invitations.push(text(&created[0]["invitations"][0]["id"]));
            slugs.push(text(&created[0]["invitations"][0]["slug"]));
        }
        let path = format!("/v1/interviews/{}/share", interviews[0]);
        let share = server.call("PATCH", &path, Some(json!({ "enabled": true }))).await.ok();
        let voices = server.call("GET", "/v1/voices?limit=1", None).await.ok();
        let ids = [interviews, invitations, vec![text(&voices[0]["id"])]];
        let mut parts: Vec<Parts> = OPERATIONS.iter().flat_map(|one| of_operation(one, &ids)).collect();
        parts.extend(of_model_context());
        parts.extend(of_pages(&slugs, &text(&share["slug"])));
        Corpus { parts, key: server.home.key.clone() }
    }

    pub fn mutated(&self, random: &mut Random) -> Request {
        let mut parts = self.parts[random.below(self.parts.len())].clone();
        if random.chance(95) {
            parts.headers.push(format!("Authorization: Bearer {}", self.key));
        }
        for _ in 0..random.below(4) {
            damage(&mut parts, random);
        }
        let mut bytes = parts.to_bytes();
        let is_framed = random.chance(85);
        if !is_framed {
            damage_bytes(&mut bytes, random);
        }
        Request { bytes, is_framed }
    }
}

fn damage(parts: &mut Parts, random: &mut Random) {
    const METHODS: [&str; 8] = ["GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE"];
    match random.below(10) {
        0 => parts.method = random.pick(&METHODS),
        1 => damage_path(&mut parts.path, random),
        2 => damage_query(&mut parts.query, random),
        3 => damage_headers(&mut parts.headers, random),
        4 => {
            let mut body = parts.body.take().unwrap_or_default().into_bytes();
            damage_bytes(&mut body, random);
            // Bodies that are not UTF-8 are covered by mutating whole requests.
            parts.body = Some(String::from_utf8_lossy(&body).into_owned());
        }
        _ => {
            let text = parts.body.as_deref().unwrap_or("{}");
            let mut value = serde_json::from_str(text).unwrap_or_else(|_| json!({ "prompt": text }));
            damage_json(&mut value, random);
            parts.body = Some(value.to_string());
        }
    }
}

impl Parts {
    /// Serializes the request. Removes line breaks from the parts, so that the head ends where it should.
    fn to_bytes(&self) -> Vec<u8> {
        let clean = |text: &str| text.replace(['\r', '\n'], "");
        let mut target = clean(&self.path).replace(' ', "%20");
        if !self.query.is_empty() {
            target = format!("{target}?{}", clean(&self.query));
        }
        let mut text = format!("{} {target} HTTP/1.1\r\nHost: localhost\r\n", self.method);
        for header in &self.headers {
            text += &clean(header);
            text += "\r\n";
        }
        let body = self.body.as_deref().unwrap_or_default();
        if self.body.is_some() {
            text += &format!("Content-Length: {}\r\n", body.len());
        }
        text += "\r\n";
        text += body;
        text.into_bytes()
    }
}

fn of_operation(operation: &'static Operation, ids: &[Vec<String>; 3]) -> Vec<Parts> {
    let subjects = match operation.subject() {
        Some("Interview") => &ids[0][..],
        Some("Invitation") => &ids[1][..],
        Some(_) => &ids[2][..],
        None => &ids[0][..1],
    };
    let is_list = matches!(operation.id, OperationId::ListInterviews | OperationId::ListInterviewLogs);
    let variants = inputs::good(operation.id).into_iter().chain(inputs::wrong(operation.id));
    let of_variant = |variant: inputs::Variant| {
        let with = |id: &String| Parts {
            method: operation.method.as_str(),
            path: operation.path.replace("{id}", id).replace("{messageId}", id),
            query: match is_list {
                true => format!("{SHORT_LIST}&{}", variant.query),
                false => variant.query.to_owned(),
            },
            headers: vec![format!("Content-Type: {}", variant.content_type)],
            body: variant.body.clone(),
        };
        subjects.iter().map(with).collect::<Vec<_>>()
    };
    variants.flat_map(of_variant).collect()
}

fn of_model_context() -> Vec<Parts> {
    let call = |method: &str, parameters: Value| json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": parameters });
    let tool =
        |name: &str, arguments: Value| call("tools/call", json!({ "name": name, "arguments": arguments }));
    let client = json!({ "name": "test", "version": "1" });
    let opening = json!({ "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": client });
    let bodies = [
        call("initialize", opening),
        call("ping", json!({})),
        call("tools/list", json!({})),
        tool("list-interviews", json!({ "limit": 2 })),
        tool("create-interview", json!({ "prompt": "Ask how the first week went." })),
        tool("get-interview", json!({ "interviewId": "0190aaaa-0000-7000-8000-00000000000f" })),
        json!([call("tools/list", json!({})), call("ping", json!({}))]),
    ];
    let headers = ["Content-Type: application/json", "Accept: application/json, text/event-stream"];
    let parts = |body: Value| Parts {
        method: "POST",
        path: "/api/mcp".to_owned(),
        query: String::new(),
        headers: headers.map(str::to_owned).to_vec(),
        body: Some(body.to_string()),
    };
    bodies.into_iter().map(parts).collect()
}

fn of_pages(slugs: &[String], shared: &str) -> Vec<Parts> {
    let form = "Content-Type: application/x-www-form-urlencoded";
    let json = "Content-Type: application/json";
    let mut parts = Vec::new();
    let mut add = |method, path: String, header: &str, body: Option<&str>| {
        let headers = vec![header.to_owned(), "Origin: http://localhost".to_owned()];
        parts.push(Parts { method, path, query: String::new(), headers, body: body.map(str::to_owned) });
    };
    for slug in slugs {
        add("GET", format!("/i/{slug}"), "Accept-Language: de", None);
        add("POST", format!("/i/{slug}/consent"), json, Some(r#"{"version":"1"}"#));
        add("GET", format!("/i/{slug}/session"), "Upgrade: websocket", None);
    }
    add("GET", format!("/share/{shared}"), "Accept-Language: fr", None);
    add("POST", format!("/share/{shared}"), form, Some("name=Ada&email=ada%40example.org&accessCode="));
    for path in ["/", "/openapi.json", "/docs", "/docs/webhooks.md", "/healthz", "/readyz", "/media/none"] {
        add("GET", path.to_owned(), "Accept-Encoding: gzip", None);
    }
    parts
}
