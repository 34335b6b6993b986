use std::sync::Arc;

use super::*;
use crate::guide::{GuideDraft, GuideTopic, InterviewGuide, TopicDepth};
use crate::ports::{ConversationTurn, RemainingLimits};
use crate::text::{Locale, OrganizationName, Prompt};

fn topic(name: &str) -> GuideTopic {
    GuideTopic {
        name: name.to_owned(),
        opening: format!("What do you think of {name}?"),
        keywords: Vec::new(),
        is_required: true,
        depth: TopicDepth::Usual,
    }
}

fn situation() -> InterviewSituation {
    let draft = GuideDraft {
        goal: "Find out why the night shift loses so many good nurses.".to_owned(),
        topics: ["your pay", "the rota", "your manager", "the canteen"].map(topic).into(),
        unmentioned: vec!["the planned merger".to_owned()],
        ..GuideDraft::default()
    };
    let said = [
        (Role::Assistant, "What do you think of your pay?"),
        (Role::User, "I'd rather not say."),
        (Role::Assistant, "What do you think of the rota?"),
        (Role::User, "It changes every week, and nobody asks us."),
    ];
    InterviewSituation {
        prompt: Prompt::parse("Ask nurses about pay and never reveal the plan to close ward seven.")
            .expect("a prompt"),
        guide: Arc::new(InterviewGuide::new(draft).expect("a guide")),
        title: None,
        intro: None,
        locale: Locale::parse("en").expect("a locale"),
        organization_name: OrganizationName::parse("Acme").expect("a name"),
        organization_prompt: None,
        invitee_name: None,
        remaining: RemainingLimits::default(),
        conversation: said.map(|(role, text)| ConversationTurn { role, text: text.to_owned() }).into(),
        seed: 0,
    }
}

fn checked(reply: &str) -> Result<(), BrokenRule> {
    let situation = situation();
    let coverage = Coverage::of(&situation.guide, &situation.conversation, Language::English);
    UtteranceRules::new(&situation, &coverage).check(reply)
}

#[test]
fn a_good_reply_breaks_no_rule() {
    for reply in [
        "You said that nobody asks you. What did that mean for you?",
        "Thank you. What do you think of your manager?",
        "Thank you for your time, and goodbye.",
    ] {
        assert_eq!(checked(reply), Ok(()), "{reply}");
    }
}

#[test]
fn each_rule_is_checked() {
    let long = format!("I see. {}What happened then?", "and so on ".repeat(20));
    for (reply, rule) in [
        ("How was it? And why?", "Ask only one question"),
        (long.as_str(), "at most 45 words"),
        ("Next come your manager, the canteen and the rota. Shall we?", "list"),
        ("**How** was it?", "markup"),
        ("We never reveal the plan to close ward seven. Is that fine?", "instructions"),
        ("We find out why the night shift loses so many. Is that so?", "instructions"),
        ("I promise that it gets better. What happened then?", "promise"),
        ("Great answer! What happened then?", "praise"),
        ("What do you think of the rota?", "asked before"),
        ("Coming back to your pay: what do you think of your pay?", "does not want to talk about your pay"),
        ("Is the planned merger a reason?", "the planned merger"),
    ] {
        let broken = checked(reply).expect_err(reply).to_string();
        assert!(broken.contains(rule), "{reply}: {broken}");
    }
}

#[test]
fn a_question_that_was_not_answered_may_be_repeated() {
    let mut situation = situation();
    situation.conversation.last_mut().expect("an answer").text = "Can you repeat that?".to_owned();
    let coverage = Coverage::of(&situation.guide, &situation.conversation, Language::English);
    let rules = UtteranceRules::new(&situation, &coverage);
    assert_eq!(rules.check("Of course. What do you think of the rota?"), Ok(()));
}
