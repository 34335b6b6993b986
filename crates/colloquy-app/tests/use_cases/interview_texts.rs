use colloquy_app::interviews::{preview, regenerate};
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

mod preview_interview {
    use colloquy_app::interviews::preview::{InterviewPreview, InterviewTextKind};
    use colloquy_domain::input::FromJson;
    use colloquy_domain::interview::NewInterview;
    use colloquy_domain::violation::Violations;
    use serde_json::Value;

    use super::*;

    fn new(fields: Value) -> NewInterview {
        NewInterview::read(&fields, &[], &mut Violations::default()).expect("an interview")
    }

    fn titled() -> NewInterview {
        new(json!({ "prompt": "Ask how the first week went.", "title": "My title" }))
    }

    fn texts(preview: &InterviewPreview) -> [&str; 3] {
        let interview = &preview.interview;
        [
            interview.title.as_ref().map_or("", |title| title.as_str()),
            interview.intro.as_ref().map_or("", |intro| intro.as_str()),
            interview.first_message.as_ref().map_or("", |message| message.as_str()),
        ]
    }

    #[tokio::test]
    async fn a_draft_is_written_by_the_rules_even_if_there_is_a_model() {
        let world = World::new().await;
        let call = preview::draft(&world.app, &world.caller, titled());
        let draft = world.without_effect(call).await.expect("a draft");
        assert_eq!(texts(&draft), ["My title", "Intro by rules", "Question by rules"]);
        assert!(!draft.is_by_model);
    }

    #[tokio::test]
    async fn a_preview_is_written_by_the_model_and_says_so() {
        let world = World::new().await;
        let call = preview::preview(&world.app, &world.caller, titled());
        let shown = world.without_effect(call).await.expect("a preview");
        assert_eq!(texts(&shown), ["My title", "Intro by model", "Question by model"]);
        assert!(shown.is_by_model);
        world.model.fail();
        let shown = preview::preview(&world.app, &world.caller, titled()).await.expect("a preview");
        assert!(!shown.is_by_model && texts(&shown)[1] == "Intro by rules");
        let without = World::without_model().await;
        let shown = preview::preview(&without.app, &without.caller, titled()).await.expect("a preview");
        assert!(!shown.is_by_model);
    }

    #[tokio::test]
    async fn one_text_is_written_again_by_the_model_or_else_by_the_rules() {
        let world = World::new().await;
        for (text, expected) in [
            (InterviewTextKind::Title, "Title by model instead of \"My title\""),
            (InterviewTextKind::Intro, "Intro by model"),
            (InterviewTextKind::FirstMessage, "Question by model"),
        ] {
            let call = preview::rewritten(&world.app, &world.caller, titled(), text);
            assert_eq!(world.without_effect(call).await.expect("a text"), expected);
        }
        world.model.fail();
        let text = preview::rewritten(&world.app, &world.caller, titled(), InterviewTextKind::Intro).await;
        assert_eq!(text.expect("a text"), "Intro by rules");
    }
}
