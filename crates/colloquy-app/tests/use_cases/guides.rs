//! The guides of interviews, and the texts that a model writes after the caller has its answer.

use colloquy_app::interviews::{create, update};
use colloquy_app::sessions::{ShownConsent, consent};
use colloquy_domain::InterviewId;
use colloquy_domain::guide::GuideSourceHash;
use colloquy_domain::interview::{Interview, InterviewUpdate, NewInterview};
use colloquy_domain::invitation::Status;
use colloquy_domain::ports::Interviews;
use colloquy_domain::text::{FirstMessage, Intro, Title};
use serde_json::{Value, json};

use crate::generators::SHOWN_VERSION;
use crate::world::{World, input};

async fn created(world: &World, input: NewInterview) -> Interview {
    create::create(&world.app, &world.caller, input).await.expect("an interview").interview
}

fn about_the_first_week() -> NewInterview {
    input(json!({ "prompt": "Ask how the first week went." }))
}

/// Returns the stored guide's first question and its provider, if it is from the interview's present prompt.
async fn guide(world: &World, id: InterviewId) -> Option<(String, String)> {
    let interview = world.stored_interview(id).await;
    let stored = world.storage.guide(id).await.expect("the storage answers")?;
    let is_current = stored.source == GuideSourceHash::of_interview(&interview);
    is_current.then(|| (stored.guide.topics[0].opening.clone(), stored.origin.by.provider))
}

fn by(provider: &str) -> Option<(String, String)> {
    Some((format!("Guide by {provider}"), provider.to_owned()))
}

fn texts(interview: &Interview) -> [Option<&str>; 3] {
    [
        interview.title.as_ref().map(Title::as_str),
        interview.intro.as_ref().map(Intro::as_str),
        interview.first_message.as_ref().map(FirstMessage::as_str),
    ]
}

#[tokio::test]
async fn an_interview_is_stored_with_the_guide_that_its_texts_are_written_from() {
    let world = World::new().await;
    let interview = created(&world, about_the_first_week()).await;
    assert_eq!(guide(&world, interview.id).await, by("model"));
}

#[tokio::test]
async fn a_model_that_failed_at_creation_replaces_the_texts_of_the_rules_later() {
    let world = World::new().await;
    world.model.fail();
    let id = created(&world, about_the_first_week()).await.id;
    assert_eq!(guide(&world, id).await, by("rules"));
    world.model.recover();
    world.app.write_waiting_texts().await;
    assert_eq!(guide(&world, id).await, by("model"));
    let interview = world.stored_interview(id).await;
    assert_eq!(
        texts(&interview),
        [Some("Title by model"), Some("Intro by model"), Some("Question by model")]
    );
    let (event, data) = world.log(id).await.pop().expect("a log entry");
    assert_eq!((event, &data["changed"]), ("interview.updated", &json!(["title", "intro", "firstMessage"])));
    assert_eq!(data["generated"]["intro"]["provider"], "model");
}

#[tokio::test]
async fn a_text_that_a_person_wrote_meanwhile_stays() {
    let world = World::new().await;
    world.model.fail();
    let id = created(&world, about_the_first_week()).await.id;
    world.model.recover();
    let own: InterviewUpdate = input(json!({ "title": "Our first week" }));
    update::update(&world.app, &world.caller, id, own).await.expect("it is updated");
    world.app.write_waiting_texts().await;
    let interview = world.stored_interview(id).await;
    assert_eq!(texts(&interview)[..2], [Some("Our first week"), Some("Intro by model")]);
}

#[tokio::test]
async fn the_texts_of_the_rules_stay_if_the_model_fails_again() {
    let world = World::new().await;
    world.model.fail();
    let id = created(&world, about_the_first_week()).await.id;
    let before = world.stored_interview(id).await;
    world.app.write_waiting_texts().await;
    assert_eq!(world.stored_interview(id).await, before);
    assert_eq!(guide(&world, id).await, by("rules"));
}

async fn changed(world: &World, id: InterviewId, change: Value) {
    let change: InterviewUpdate = input(change);
    update::update(&world.app, &world.caller, id, change).await.expect("it is updated");
}

#[tokio::test]
async fn another_prompt_or_language_makes_another_guide() {
    let world = World::new().await;
    let id = created(&world, about_the_first_week()).await.id;
    for change in [json!({ "prompt": "Ask about the last day." }), json!({ "locale": "fr" })] {
        changed(&world, id, change).await;
        assert_eq!(guide(&world, id).await, None);
        world.app.write_waiting_texts().await;
        assert_eq!(guide(&world, id).await, by("model"));
    }
    changed(&world, id, json!({ "title": "The last day" })).await;
    assert_eq!(guide(&world, id).await, by("model"));
}

#[tokio::test]
async fn a_new_guide_leaves_the_texts_and_the_log_alone() {
    let world = World::new().await;
    let id = created(&world, about_the_first_week()).await.id;
    changed(&world, id, json!({ "prompt": "Ask about the last day." })).await;
    let (before, logged) = (world.stored_interview(id).await, world.log(id).await.len());
    world.app.write_waiting_texts().await;
    assert_eq!((world.stored_interview(id).await, world.log(id).await.len()), (before, logged));
}

#[tokio::test]
async fn without_a_model_a_changed_prompt_is_not_read_until_its_guide_is_needed() {
    let world = World::without_model().await;
    let id = created(&world, about_the_first_week()).await.id;
    assert_eq!(guide(&world, id).await, by("rules"));
    changed(&world, id, json!({ "prompt": "Ask about the canteen." })).await;
    world.app.write_waiting_texts().await;
    assert_eq!(guide(&world, id).await, None);
}

#[tokio::test]
async fn a_guide_that_no_text_needs_is_made_and_stored_for_the_first_session() {
    let world = World::without_model().await;
    let own = json!({
        "prompt": "Ask how the first week went.", "title": "The week", "intro": "Hello.", "firstMessage": "How was it?",
    });
    let id = created(&world, input(own)).await.id;
    assert_eq!(guide(&world, id).await, None);
    let invitation = world.invitation_in(Status::Ready).await;
    let shown = ShownConsent { version: SHOWN_VERSION.to_owned(), language: None };
    consent(&world.app, &invitation.slug, &shown).await.expect("an answer").expect("consent");
    // Consent prepares the session in the background.
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    assert_eq!(guide(&world, invitation.interview_id).await, by("rules"));
}
