//! Servers reuse what they computed for the beginning of the last request.

use serde_json::Value;

use super::*;

async fn messages_of(situations: &[InterviewSituation]) -> Vec<Vec<Value>> {
    let scripts: Vec<ScriptedResponse> = situations.iter().map(|_| streamed("I see.")).collect();
    let provider = StubModelServer::start(scripts).await;
    let model = model(openai(&provider));
    for situation in situations {
        model.reply(situation, &mut FakeReplyListener::default()).await.expect("a reply");
    }
    let requests = provider.requests();
    requests.iter().map(|request| request.body["messages"].as_array().expect("messages").clone()).collect()
}

#[tokio::test]
async fn two_turns_begin_alike_up_to_what_is_new_in_the_conversation() {
    let first = situation_after("By bike.");
    let mut second = first.clone();
    second.remaining = RemainingInterviewLimits { active_ms: Some(90_000), responses: Some(3) };
    second.conversation.extend([turn(Role::Assistant, "Why by bike?"), turn(Role::User, "It is quick.")]);
    let requests = messages_of(&[first, second]).await;
    let (first, second) = (&requests[0], &requests[1]);
    let last = first.len() - 1;
    assert_eq!(first[..last], second[..last]);
    let [of_first, of_second] = [&first[last], &second[last]].map(|message| message["content"].as_str());
    assert_eq!(of_second, Some("By bike."));
    assert!(of_first.is_some_and(|text| text.starts_with("By bike.\n\n<state>")));
}

#[tokio::test]
async fn a_long_conversation_begins_alike_for_twenty_turns() {
    let mut situation = situation_after("By bike.");
    let mut situations = Vec::new();
    for number in 0..40 {
        let question = turn(Role::Assistant, &format!("I see. Question {number}?"));
        situation.conversation.extend([question, turn(Role::User, "It is quick.")]);
        situations.push(situation.clone());
    }
    let requests = messages_of(&situations).await;
    let changed = requests.windows(2).filter(|pair| pair[0][..3] != pair[1][..3]).count();
    assert_eq!(changed, 3, "82 turns: the beginning moves after the 40th, the 60th and the 80th");
}

#[tokio::test]
async fn the_instructions_of_a_short_guide_have_at_most_five_hundred_tokens() {
    let requests = messages_of(&[situation_after("")]).await;
    let instructions = requests[0][0]["content"].as_str().expect("instructions");
    let state = requests[0].last().and_then(|last| last["content"].as_str()).expect("the state");
    let words = instructions.split_whitespace().chain(state.split_whitespace()).count();
    let tokens = words * 14 / 10;
    assert!(tokens <= 500, "{words} words are about {tokens} tokens");
}

#[tokio::test]
async fn anthropic_keeps_the_instructions_and_all_but_the_last_message() {
    let provider = StubModelServer::start([]).await;
    let _ = model(anthropic(&provider)).reply(&covered(), &mut FakeReplyListener::default()).await;
    let requests = provider.requests();
    let body = &requests[0].body;
    assert_eq!(body["system"][0]["cache_control"]["type"], "ephemeral");
    let messages = body["messages"].as_array().expect("messages");
    let marked: Vec<usize> = (0..messages.len())
        .filter(|place| messages[*place]["content"][0]["cache_control"]["type"] == "ephemeral")
        .collect();
    assert_eq!(marked, [messages.len() - 2]);
    assert!(messages[messages.len() - 1]["content"].is_string());
}

#[tokio::test]
async fn a_preparation_sends_the_beginning_of_the_first_request_and_asks_for_one_token() {
    let provider = StubModelServer::start([streamed("I"), streamed("I see.")]).await;
    let mut settings = openai(&provider);
    settings.prepares = true;
    let model = model(settings);
    let situation = situation_after("By bike.");
    let mut before = situation.clone();
    before.conversation.truncate(1);
    model.prepare(&before).await;
    model.reply(&situation, &mut FakeReplyListener::default()).await.expect("a reply");
    let requests = provider.requests();
    assert_eq!(requests[0].body["max_tokens"], 1);
    let messages = |place: usize| requests[place].body["messages"].as_array().expect("messages").clone();
    assert_eq!(messages(0)[..3], messages(1)[..3], "instructions, a beginning and the first question");
    let purposes: Vec<&str> = model.usage().iter().map(|usage| usage.purpose.as_str()).collect();
    assert_eq!(purposes, ["interview", "preparation"]);
}

#[tokio::test]
async fn nothing_is_prepared_unless_the_provider_is_set_to() {
    let provider = StubModelServer::start([]).await;
    let model = model(openai(&provider));
    model.prepare(&situation_after("By bike.")).await;
    assert_eq!((provider.requests().len(), model.usage().len()), (0, 0));
}

#[tokio::test]
async fn one_preparation_runs_at_a_time() {
    let gate = TestLatch::shut();
    let provider = StubModelServer::start([ScriptedResponse::events().waiting(&gate), streamed("I")]).await;
    let mut settings = openai(&provider);
    settings.prepares = true;
    let model = std::sync::Arc::new(model(settings));
    let asked = model.clone();
    let first = tokio::spawn(async move { asked.prepare(&situation_after("By bike.")).await });
    eventually(|| !provider.requests().is_empty()).await;
    model.prepare(&situation_after("By car.")).await;
    assert_eq!(provider.requests().len(), 1);
    first.abort();
}
