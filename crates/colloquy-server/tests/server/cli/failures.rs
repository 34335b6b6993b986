//! How commands report failures, and when they retry.

use crate::harness::command_line::{Ran, command, program, ran};
use crate::harness::{Database, Server};

use super::stub_server::StubServer;

const ID: &str = "019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d";
const BUSY: &str = "429 Too Many Requests\nRetry-After: 0\n\n{\"statusCode\":429,\"error\":\"Too Many Requests\",\"message\":\"Too many\"}";
const AWAY: &str = "503 Service Unavailable\nRetry-After: 0\n\n{\"statusCode\":503,\"error\":\"Service Unavailable\",\"message\":\"Away\"}";
const DONE: &str = "200 OK\n\n{\"id\":\"1\"}";

fn run(stub: &StubServer, words: &[&str]) -> Ran {
    let mut command = command(program(), &stub.url(), "clq_secret");
    command.args(words);
    ran(command, "")
}

#[tokio::test]
async fn reports_rejected_requests_with_their_status() {
    let server = Server::sqlite().await;
    let missing = server.colloquy(&["interviews", "get", ID]).failure(1, Some(404));
    assert_eq!(missing, format!("Interview {ID} not found"));
    let words =
        ["interviews", "create", "--prompt", "short", "--email", "nobody", "--data", "{\"titel\": \"x\"}"];
    let refused = server.colloquy(&words).failure(1, Some(400));
    for part in ["prompt: Too small", "email: Invalid", "titel", "; "] {
        assert!(refused.contains(part), "{part}: {refused}");
    }
    let elsewhere = server.home.organization("Others");
    let interview = server.interview().await;
    let words = ["interviews", "get", &interview, "--api-key", &elsewhere];
    assert!(server.colloquy(&words).failure(1, Some(403)).contains("another organization"));
}

#[tokio::test]
async fn an_invalid_key_exits_with_status_3() {
    let server = Server::sqlite().await;
    let words = ["voices", "list", "--api-key", "clq_wrong"];
    assert_eq!(server.colloquy(&words).failure(3, Some(401)), "The API key is not valid");
}

#[tokio::test]
async fn does_not_wait_for_the_rate_limit_longer_than_max_wait() {
    let server = Server::start(Database::sqlite(), &[("COLLOQUY_RATE_LIMIT", "1")]).await;
    server.colloquy(&["voices", "list"]).ok();
    let refused = server.colloquy(&["voices", "list", "--max-wait", "0"]).failure(1, Some(429));
    assert!(
        refused.contains("try again in") && refused.ends_with("(--max-wait allows no longer waiting)"),
        "{refused}"
    );
}

#[test]
fn retries_any_request_after_a_429() {
    let stub = StubServer::with_responses(vec![Some(BUSY), Some(BUSY), Some(DONE)]);
    run(&stub, &["invitations", "cancel", ID]).ok();
    assert_eq!(stub.requests().len(), 3);
}

#[test]
fn retries_after_a_503_only_if_the_request_is_safe_to_repeat() {
    let stub = StubServer::with_responses(vec![Some(AWAY), Some(DONE)]);
    run(&stub, &["invitations", "send", ID, "--email", "ada@example.org"]).ok();
    let stub = StubServer::with_responses(vec![Some(AWAY), Some(DONE)]);
    assert_eq!(run(&stub, &["invitations", "cancel", ID]).failure(1, Some(503)), "Away");
}

#[test]
fn retries_after_a_lost_response_with_the_same_idempotency_key() {
    let stub = StubServer::with_responses(vec![None, None, Some(DONE)]);
    run(&stub, &["invitations", "send", ID, "--email", "ada@example.org"]).ok();
    let requests = stub.requests();
    assert_eq!(requests.len(), 3);
    let key = requests[0].header("idempotency-key").expect("a key");
    for request in &requests {
        assert_eq!(request.header("idempotency-key"), Some(key));
        assert_eq!(request.header("authorization"), Some("Bearer clq_secret"));
        assert_eq!(request.body, "{\"email\":\"ada@example.org\"}");
    }
    let stub = StubServer::with_responses(vec![None, None, None]);
    let words = ["invitations", "create", ID, "--idempotency-key", "order-7"];
    let lost = run(&stub, &words).failure(1, None);
    assert!(lost.contains(&stub.url()) && lost.contains("--idempotency-key order-7"), "{lost}");
    assert_eq!(stub.requests().len(), 3);
}

#[test]
fn does_not_retry_a_request_that_might_take_effect_twice() {
    let stub = StubServer::with_responses(vec![None, Some(DONE)]);
    let lost = run(&stub, &["interviews", "regenerate-intro", ID]).failure(1, None);
    assert!(lost.ends_with("whether it took effect is not known: look before you try again"), "{lost}");
    assert_eq!(stub.requests().len(), 1);
}

#[test]
fn detects_responses_that_are_not_from_the_service() {
    let stub = StubServer::with_responses(vec![Some("502 Bad Gateway\n\n<html>"), Some("200 OK\n\n<html>")]);
    let refused = run(&stub, &["voices", "list"]).failure(1, Some(502));
    assert!(refused.contains("is it the right --base-url?"), "{refused}");
    let unread = run(&stub, &["voices", "list"]).failure(1, None);
    assert!(unread.contains("not JSON"), "{unread}");
}

#[test]
fn a_redirect_does_not_send_the_key_to_another_address() {
    let other = StubServer::with_responses(vec![Some(DONE)]);
    let to_other = format!("307 Temporary Redirect\nLocation: {}/v1/voices\n\n", other.url());
    let stub = StubServer::with_responses(vec![Some(to_other.leak())]);
    let error = run(&stub, &["voices", "list"]).failure(1, Some(307));
    assert!(error.contains(&other.url()), "{error}");
    assert_eq!(other.requests().len(), 0);
}

#[test]
fn requests_the_next_page_from_the_same_server() {
    let elsewhere = StubServer::with_responses(vec![Some("200 OK\n\n[3]")]);
    let next = format!("200 OK\nLink: <{}/v1/voices?cursor=c>; rel=\"next\"\n\n[1, 2]", elsewhere.url());
    let stub = StubServer::with_responses(vec![Some(next.leak()), Some("200 OK\n\n[3]")]);
    let listed = run(&stub, &["voices", "list", "--all", "--language", "en"]).ok();
    assert_eq!(listed, serde_json::json!([1, 2, 3]));
    assert_eq!(elsewhere.requests().len(), 0);
    assert!(stub.requests()[1].head.starts_with("GET /v1/voices?language=en&cursor=c HTTP/1.1"));
}

#[test]
fn notes_that_a_list_has_more_rows() {
    let next = "200 OK\nLink: </v1/voices?cursor=c>; rel=\"next\"\n\n[1]";
    let stub = StubServer::with_responses(vec![Some(next), Some(next)]);
    let cut = run(&stub, &["voices", "list"]);
    assert_eq!((cut.status, &*cut.out), (0, "[1]\n"));
    assert_eq!(cut.err, "{\"next\":\"c\",\"note\":\"there are more rows; --all gets them\"}\n");
    run(&stub, &["voices", "list", "--limit", "1"]).ok();
}
