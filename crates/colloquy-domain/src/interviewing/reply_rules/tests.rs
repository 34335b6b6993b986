use std::sync::Arc;

use super::*;
use crate::guide::{GuideDraft, GuideTopic, InterviewGuide, TopicDepth};
use crate::ports::{ConversationTurn, RemainingInterviewLimits};
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
        remaining: RemainingInterviewLimits::default(),
        conversation: said.map(|(role, text)| ConversationTurn { role, text: text.to_owned() }).into(),
        seed: 0,
    }
}

fn checked(reply: &str) -> Result<(), BrokenReplyRule> {
    let situation = situation();
    let coverage = Coverage::of(&situation.guide, &situation.conversation, Language::English);
    ReplyRules::new(&situation, &coverage).check(reply)
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

/// Checks a reply to an answer in an interview without a topic that it could ask about.
fn checked_in(language: Language, answer: &str, reply: &str) -> Result<(), BrokenReplyRule> {
    let mut situation = situation();
    situation.locale = Locale::from(language);
    situation.conversation.last_mut().expect("an answer").text = answer.to_owned();
    let coverage = Coverage::of(&situation.guide, &situation.conversation, language);
    ReplyRules::new(&situation, &coverage).check(reply)
}

#[test]
fn promises_are_recognized_in_every_language() {
    for (language, replies) in [
        (
            Language::English,
            [
                "Thank you. We will follow up on that.",
                "Someone from the team will get in touch and fix it.",
                "This will be looked into. What happened then?",
                "You'll hear from us soon.",
            ],
        ),
        (
            Language::German,
            [
                "Danke. Wir gehen dem nach.",
                "Ich gebe das gern an die Leitung weiter.",
                "Das wird bald behoben. Was geschah dann?",
                "Sie werden bald von uns hören.",
            ],
        ),
        (
            Language::French,
            [
                "Merci. Nous allons y remédier et vous recontacter.",
                "Je transmettrai cela à la direction.",
                "Ce sera bientôt corrigé.",
                "Vous recevrez une réponse.",
            ],
        ),
        (
            Language::Italian,
            [
                "Grazie. La ricontatteremo presto.",
                "Lo segnalerò alla direzione.",
                "Il problema sarà presto risolto.",
                "Riceverà una risposta.",
            ],
        ),
        (
            Language::Spanish,
            [
                "Gracias. Nos pondremos en contacto con usted.",
                "Voy a transmitirlo a la dirección.",
                "Eso se va a solucionar: será corregido.",
                "Recibirá una respuesta.",
            ],
        ),
        (
            Language::Portuguese,
            [
                "Certo. Vamos entrar em contacto consigo.",
                "Vou transmitir isso à direção.",
                "Isso será resolvido em breve.",
                "Vai receber uma resposta.",
            ],
        ),
        (
            Language::Dutch,
            [
                "Dank u. We nemen daarover contact met u op.",
                "Ik geef dat aan de leiding door.",
                "Dat wordt snel opgelost.",
                "U hoort van ons.",
            ],
        ),
    ] {
        for reply in replies {
            assert_eq!(
                checked_in(language, "", reply),
                Err(BrokenReplyRule::Promise),
                "{language:?}: {reply}"
            );
        }
    }
}

#[test]
fn nothing_bad_is_called_good() {
    for (language, bad, fine, reply) in [
        (
            Language::English,
            "I had an accident at work.",
            "The stairs are new.",
            "Good to hear. What happened then?",
        ),
        (Language::German, "Ich hatte einen Unfall.", "Die Treppe ist neu.", "Schön zu hören. Und dann?"),
        (
            Language::French,
            "J’ai eu un accident.",
            "L’escalier est neuf.",
            "Ravi de l’entendre. Et ensuite ?",
        ),
        (Language::Italian, "Ho avuto un incidente.", "La scala è nuova.", "Mi fa piacere. E poi?"),
        (Language::Spanish, "Tuve un accidente.", "La escalera es nueva.", "Me alegro de oírlo. ¿Y después?"),
        (Language::Portuguese, "Tive um acidente.", "A escada é nova.", "Ainda bem que contou. E depois?"),
        (Language::Dutch, "Ik had een ongeluk.", "De trap is nieuw.", "Fijn om te horen. En toen?"),
    ] {
        assert_eq!(checked_in(language, bad, reply), Err(BrokenReplyRule::HarmWelcomed), "{language:?}");
        assert_eq!(checked_in(language, fine, reply), Ok(()), "{language:?}");
    }
}

#[test]
fn praise_is_recognized_in_statements_only() {
    for reply in ["That's a really valuable insight. Why?", "How fascinating. Why?", "You're right. Why?"] {
        assert_eq!(checked(reply), Err(BrokenReplyRule::Praise), "{reply}");
    }
    for reply in ["What would be a good example?", "What will be improved, in your view?"] {
        assert_eq!(checked(reply), Ok(()), "{reply}");
    }
}

#[test]
fn the_phrases_of_the_rules_neither_praise_nor_promise() {
    for language in Language::ALL {
        let patterns = CompiledAnswerPatterns::of(*language);
        for words in language.tables().all_interviewer_phrases() {
            let lists =
                [words.acknowledgements, words.sympathies, words.passed, words.unknown, words.hurried];
            let others = [words.passed, words.brought_back, words.once_more, words.unheard, words.greeted];
            let ends = [words.deflected, words.calm, words.last_questions];
            let said = lists.iter().chain(&others).chain(&ends).flat_map(|list| list.iter().copied());
            for text in
                said.chain(words.ends()).chain([words.feels_ignored, words.foreign_guide, words.earlier])
            {
                for part in stated(text, *language) {
                    assert!(!patterns.promises.is_in(&part), "{language:?}: {text}");
                    assert!(!patterns.praises.is_in(&part), "{language:?}: {text}");
                }
            }
            let rapport = &language.tables().rapport;
            for replies in [&rapport.formal, &rapport.informal] {
                let fixed =
                    [replies.confirmed, replies.more_to_ask, replies.nothing_to_ask, replies.passed_on];
                let said = replies.to_feelings().chain(replies.apologies()).chain(fixed);
                for part in said.chain(replies.noted.iter().copied()).flat_map(|text| stated(text, *language))
                {
                    assert!(!patterns.promises.is_in(&part), "{language:?}: {part:?}");
                    assert!(!patterns.praises.is_in(&part), "{language:?}: {part:?}");
                }
            }
            for text in words.sympathies.iter().chain(words.acknowledgements) {
                assert!(!patterns.welcomes.is_in(&NormalizedText::of(text)), "{language:?}: {text}");
            }
        }
    }
}

#[test]
fn a_question_that_was_not_answered_may_be_repeated() {
    let mut situation = situation();
    situation.conversation.last_mut().expect("an answer").text = "Can you repeat that?".to_owned();
    let coverage = Coverage::of(&situation.guide, &situation.conversation, Language::English);
    let rules = ReplyRules::new(&situation, &coverage);
    assert_eq!(rules.check("Of course. What do you think of the rota?"), Ok(()));
}
