use colloquy_testkit::{StubResponse, StubServer};

use super::*;

async fn server(status: u16, body: &'static str) -> StubServer {
    StubServer::start(move |request| {
        assert!(request.head.starts_with("GET /v1/models ") && request.body.is_empty());
        StubResponse { status, content_type: "application/json", body: body.into() }
    })
    .await
}

fn place(program: &'static str, server: &StubServer) -> ModelServerCandidate {
    ModelServerCandidate { program, url: format!("{}/v1", server.url()) }
}

const MODELS: &str =
    r#"{"object":"list","data":[{"id":"nomic-embed-text"},{"id":"x\"; rm"},{"id":"llama3.2:3b"}]}"#;

#[tokio::test]
async fn finds_the_first_server_that_lists_a_model_that_converses() {
    let (absent, other) = (server(404, "{}").await, server(200, "[\"<html>\"]").await);
    let (empty, good) = (server(200, r#"{"data":[]}"#).await, server(200, MODELS).await);
    let closed = ModelServerCandidate { program: "closed", url: "http://127.0.0.1:9/v1".to_owned() };
    let places = vec![
        closed,
        place("absent", &absent),
        place("other", &other),
        place("empty", &empty),
        place("Ollama", &good),
    ];
    let found = find_local_server(places.clone()).await.expect("a server");
    assert_eq!((found.place.program, found.model.as_str()), ("Ollama", "llama3.2:3b"));
    let url = &places[4].url;
    assert_eq!(
        found.settings(),
        format!("COLLOQUY_AI=local,offline COLLOQUY_AI_LOCAL_URL={url} COLLOQUY_AI_LOCAL_MODEL=llama3.2:3b")
    );
    assert_eq!(find_local_server(places[..4].to_vec()).await, None);
}

#[test]
fn does_not_take_this_service_for_a_model_server() {
    let places = ModelServerCandidate::all(8080);
    assert!(places.iter().all(|place| !place.url.contains(":8080")) && places.len() == 3);
    assert_eq!(ModelServerCandidate::all(443).len(), 4);
}
