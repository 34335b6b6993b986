//! API calls and their responses.

use reqwest::header::HeaderMap;
use reqwest::{Method, RequestBuilder};
use serde_json::Value;

use super::Server;

pub struct Response {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
}

impl Response {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().expect("visible ASCII"))
    }

    /// Returns the body of a 200 response.
    pub fn ok(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text);
        self.json()
    }

    pub async fn of(response: Result<reqwest::Response, reqwest::Error>) -> Result<Response, reqwest::Error> {
        let response = response?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Ok(Response { status, headers, text: response.text().await? })
    }
}

impl Server {
    pub fn request(&self, method: &str, path: &str) -> RequestBuilder {
        let method = Method::from_bytes(method.as_bytes()).expect("a method");
        self.client.request(method, format!("{}{path}", self.url))
    }

    /// Sends a request with the first key.
    pub async fn call(&self, method: &str, path: &str, body: Option<Value>) -> Response {
        self.call_with(&self.home.key, method, path, body).await
    }

    pub async fn call_with(&self, key: &str, method: &str, path: &str, body: Option<Value>) -> Response {
        let mut request = self.request(method, path).bearer_auth(key);
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        Response::of(request.send().await).await.expect("a response")
    }

    /// Creates an interview and returns its id.
    pub async fn interview(&self) -> String {
        let body = serde_json::json!({ "prompt": "Ask about their first week at work." });
        let created = self.call("POST", "/v1/interviews", Some(body)).await.ok();
        created[0]["id"].as_str().expect("an id").to_owned()
    }
}

/// Returns the (path, code) pairs of a validation error, sorted.
pub fn entries(response: &Value) -> Vec<(String, String)> {
    let errors = response["errors"].as_array().unwrap_or_else(|| panic!("no errors in {response}"));
    let entry =
        |error: &Value| (error["path"].to_string(), error["code"].as_str().unwrap_or("none").to_owned());
    let mut entries: Vec<_> = errors.iter().map(entry).collect();
    entries.sort();
    entries
}
