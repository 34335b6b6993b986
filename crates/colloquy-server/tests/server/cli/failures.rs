//! What a command does when it cannot do what was asked, and when it tries again.

use crate::harness::command_line::{Ran, command, program, ran};
use crate::harness::{Database, Server};

use super::desk::Desk;

const ID: &str = "019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d";
const BUSY: &str = "429 Too Many Requests\nRetry-After: 0\n\n{\"statusCode\":429,\"error\":\"Too Many Requests\",\"message\":\"Too many\"}";
const AWAY: &str = "503 Service Unavailable\nRetry-After: 0\n\n{\"statusCode\":503,\"error\":\"Service Unavailable\",\"message\":\"Away\"}";
const DONE: &str = "200 OK\n\n{\"id\":\"1\"}";

fn asked(desk: &Desk, words: &[&str]) -> Ran {
    let mut command = command(program(), &desk.url(), "clq_secret");
    command.args(words);
    ran(command, "")
}

#[tokio::test]
async fn what_the_service_refuses_is_told_with_its_status() {
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
async fn a_key_that_is_not_taken_ends_with_3() {
    let server = Server::sqlite().await;
    let words = ["voices", "list", "--api-key", "clq_wrong"];
    assert_eq!(server.colloquy(&words).failure(3, Some(401)), "The API key is not valid");
}

#[tokio::test]
async fn more_requests_than_are_allowed_are_not_waited_for_longer_than_is_said() {
    let server = Server::start(Database::sqlite(), &[("COLLOQUY_RATE_LIMIT", "1")]).await;
    server.colloquy(&["voices", "list"]).ok();
    let refused = server.colloquy(&["voices", "list", "--max-wait", "0"]).failure(1, Some(429));
    assert!(
        refused.contains("try again in") && refused.ends_with("(--max-wait allows no longer waiting)"),
        "{refused}"
    );
}

#[test]
fn a_request_that_came_too_early_is_made_again_whatever_it_is() {
    let desk = Desk::that_answers(vec![Some(BUSY), Some(BUSY), Some(DONE)]);
    asked(&desk, &["invitations", "cancel", ID]).ok();
    assert_eq!(desk.requests().len(), 3);
}

#[test]
fn a_service_without_its_database_is_asked_again_where_that_does_nothing_twice() {
    let desk = Desk::that_answers(vec![Some(AWAY), Some(DONE)]);
    asked(&desk, &["invitations", "send", ID, "--email", "ada@example.org"]).ok();
    let desk = Desk::that_answers(vec![Some(AWAY), Some(DONE)]);
    assert_eq!(asked(&desk, &["invitations", "cancel", ID]).failure(1, Some(503)), "Away");
}

#[test]
fn a_call_whose_answer_is_lost_is_made_again_with_the_same_key() {
    let desk = Desk::that_answers(vec![None, None, Some(DONE)]);
    asked(&desk, &["invitations", "send", ID, "--email", "ada@example.org"]).ok();
    let requests = desk.requests();
    assert_eq!(requests.len(), 3);
    let key = requests[0].header("idempotency-key").expect("a key");
    for request in &requests {
        assert_eq!(request.header("idempotency-key"), Some(key));
        assert_eq!(request.header("authorization"), Some("Bearer clq_secret"));
        assert_eq!(request.body, "{\"email\":\"ada@example.org\"}");
    }
    let desk = Desk::that_answers(vec![None, None, None]);
    let words = ["invitations", "create", ID, "--idempotency-key", "order-7"];
    let lost = asked(&desk, &words).failure(1, None);
    assert!(lost.contains(&desk.url()) && lost.contains("--idempotency-key order-7"), "{lost}");
    assert_eq!(desk.requests().len(), 3);
}

#[test]
fn what_might_take_effect_twice_is_not_repeated() {
    let desk = Desk::that_answers(vec![None, Some(DONE)]);
    let lost = asked(&desk, &["interviews", "regenerate-intro", ID]).failure(1, None);
    assert!(lost.ends_with("whether it took effect is not known: look before you try again"), "{lost}");
    assert_eq!(desk.requests().len(), 1);
}

#[test]
fn who_is_not_the_service_is_told_from_it() {
    let desk = Desk::that_answers(vec![Some("502 Bad Gateway\n\n<html>"), Some("200 OK\n\n<html>")]);
    let refused = asked(&desk, &["voices", "list"]).failure(1, Some(502));
    assert!(refused.contains("is it the right --base-url?"), "{refused}");
    let unread = asked(&desk, &["voices", "list"]).failure(1, None);
    assert!(unread.contains("no JSON"), "{unread}");
}

#[test]
fn a_key_does_not_follow_to_another_address() {
    let other = Desk::that_answers(vec![Some(DONE)]);
    let to_other = format!("307 Temporary Redirect\nLocation: {}/v1/voices\n\n", other.url());
    let desk = Desk::that_answers(vec![Some(to_other.leak())]);
    let told = asked(&desk, &["voices", "list"]).failure(1, Some(307));
    assert!(told.contains(&other.url()), "{told}");
    assert_eq!(other.requests().len(), 0);
}

#[test]
fn the_next_page_is_asked_of_whom_the_first_was() {
    let elsewhere = Desk::that_answers(vec![Some("200 OK\n\n[3]")]);
    let next = format!("200 OK\nLink: <{}/v1/voices?cursor=c>; rel=\"next\"\n\n[1, 2]", elsewhere.url());
    let desk = Desk::that_answers(vec![Some(next.leak()), Some("200 OK\n\n[3]")]);
    let listed = asked(&desk, &["voices", "list", "--all", "--language", "en"]).ok();
    assert_eq!(listed, serde_json::json!([1, 2, 3]));
    assert_eq!(elsewhere.requests().len(), 0);
    assert!(desk.requests()[1].head.starts_with("GET /v1/voices?language=en&cursor=c HTTP/1.1"));
}

#[test]
fn a_list_that_is_cut_unasked_says_so() {
    let next = "200 OK\nLink: </v1/voices?cursor=c>; rel=\"next\"\n\n[1]";
    let desk = Desk::that_answers(vec![Some(next), Some(next)]);
    let cut = asked(&desk, &["voices", "list"]);
    assert_eq!((cut.status, &*cut.out), (0, "[1]\n"));
    assert_eq!(cut.err, "{\"next\":\"c\",\"note\":\"there are more rows; --all gets them\"}\n");
    asked(&desk, &["voices", "list", "--limit", "1"]).ok();
}
