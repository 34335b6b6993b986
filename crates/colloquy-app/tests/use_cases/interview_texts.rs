use colloquy_app::interviews::regenerate;
use colloquy_domain::interview::Interview;
use serde_json::json;

use crate::world::{World, refusal};

mod regenerate_intro {
    use super::*;

    #[tokio::test]
    async fn refuses_interviews_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = async |caller, id| regenerate::intro(&world.app, &caller, id).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn commits_a_text_other_than_the_previous_one_with_its_origin_in_the_log() {
        let world = World::new().await;
        let id = world.interview().await.id;
        world.in_one_commit(regenerate::intro(&world.app, &world.caller, id)).await.expect("a new intro");
        let stored: Interview = world.stored_interview(id).await;
        let expected = "Intro by model instead of \"Hello, this takes ten minutes.\"";
        assert_eq!(stored.intro.as_ref().map(|intro| intro.as_str()), Some(expected));
        let generated = stored.origins.intro.as_ref().map(|origin| origin.to_json());
        let entry = ("interview.introRegenerated", json!({ "generated": generated }));
        assert_eq!(world.log(id).await, [entry]);
    }

    #[tokio::test]
    async fn keeps_the_text_if_the_model_fails() {
        let world = World::new().await;
        let id = world.interview().await.id;
        world.model.fail();
        let refused = world.without_effect(regenerate::intro(&world.app, &world.caller, id)).await;
        assert_eq!(refusal(refused), "no text could be generated");
    }
}

mod regenerate_first_message {
    use super::*;

    #[tokio::test]
    async fn refuses_interviews_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = async |caller, id| regenerate::first_message(&world.app, &caller, id).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn commits_a_question_other_than_the_previous_one_with_its_origin_in_the_log() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = regenerate::first_message(&world.app, &world.caller, id);
        world.in_one_commit(call).await.expect("a new first message");
        let stored: Interview = world.stored_interview(id).await;
        let expected = "Question by model instead of \"How was your first week?\"";
        assert_eq!(stored.first_message.as_ref().map(|message| message.as_str()), Some(expected));
        let generated = stored.origins.first_message.as_ref().map(|origin| origin.to_json());
        let entry = ("interview.firstMessageRegenerated", json!({ "generated": generated }));
        assert_eq!(world.log(id).await, [entry]);
    }

    #[tokio::test]
    async fn keeps_the_question_if_the_model_fails() {
        let world = World::new().await;
        let id = world.interview().await.id;
        world.model.fail();
        let refused = world.without_effect(regenerate::first_message(&world.app, &world.caller, id)).await;
        assert_eq!(refusal(refused), "no text could be generated");
    }
}
