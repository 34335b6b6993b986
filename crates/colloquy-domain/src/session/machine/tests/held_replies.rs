//! When a reply that is ready begins.

use super::turn_ends::asked_in;
use super::world::{World, timings};
use crate::language::Language;
use crate::session::{SessionEffect, SessionInput, ShownSessionState};

/// Returns the silences after which the page shows that the interviewer thinks, and after which the reply begins.
fn silences(world: &mut World, text: &str) -> (i64, i64) {
    world.say(text, 1_500);
    let mut thinking_ms = None;
    for silence_ms in (20..10_000).step_by(20) {
        world.silence(20);
        match world.state() {
            ShownSessionState::Thinking => _ = thinking_ms.get_or_insert(silence_ms),
            ShownSessionState::Speaking => return (thinking_ms.unwrap_or(silence_ms), silence_ms),
            _ => {}
        }
    }
    panic!("no reply");
}

#[test]
fn the_reply_to_a_brief_statement_waits_for_more_in_all_languages() {
    for (language, brief, longer) in [
        (
            Language::English,
            "They sent me a letter.",
            "They sent me a letter, and I paid the bill on the same day.",
        ),
        (
            Language::German,
            "Es war sehr laut dort.",
            "Es war sehr laut dort, und ich konnte mich kaum konzentrieren.",
        ),
        (
            Language::French,
            "Le bureau était fermé.",
            "Le bureau était fermé, alors je suis rentré à la maison.",
        ),
        (
            Language::Spanish,
            "La caja llegó rota.",
            "La caja llegó rota y nadie contestó el teléfono ese día.",
        ),
        (
            Language::Italian,
            "Il treno era in ritardo.",
            "Il treno era in ritardo e ho perso la mia coincidenza.",
        ),
        (
            Language::Portuguese,
            "O prazo era curto.",
            "O prazo era curto e ninguém explicou o que faltava fazer.",
        ),
        (Language::Dutch, "De kamer was koud.", "De kamer was koud en niemand had ons iets gezegd."),
    ] {
        for (text, expected_ms) in [(brief, 2_500..2_900), (longer, 850..2_600)] {
            let (thinking_ms, reply_ms) = silences(&mut asked_in(language), text);
            assert!(thinking_ms <= 700, "{text}: thinks after {thinking_ms} ms");
            assert!(expected_ms.contains(&reply_ms), "{text}: replies after {reply_ms} ms");
        }
    }
}

#[test]
fn replies_to_facts_and_to_closed_questions_and_questions_of_the_invitee_come_at_once() {
    for text in ["In March.", "Yes, I did that twice.", "No, it never came back.", "How long will this take?"]
    {
        let (_, reply_ms) = silences(&mut World::asked(), text);
        assert!(reply_ms < 1_300, "{text}: {reply_ms} ms");
    }
}

#[test]
fn the_longer_a_statement_is_the_sooner_its_reply_begins_and_never_within_a_short_pause() {
    let mut before_ms = i64::MAX;
    for text in [
        "They sent me a letter.",
        "They sent me a letter, and I paid the bill.",
        "They sent me a letter, and I paid the bill on the same day.",
        "They sent me a letter, and I paid the bill on the same day because it was late.",
        "They sent me a letter, and I paid the bill on the same day because it was late, and when I called them to ask \
         what had happened nobody knew anything about it.",
    ] {
        let (_, reply_ms) = silences(&mut World::asked(), text);
        assert!((850..before_ms).contains(&reply_ms), "{text}: {reply_ms} ms after {before_ms} ms");
        before_ms = reply_ms;
    }
    assert!(before_ms < 1_000, "{before_ms} ms");
}

#[test]
fn someone_who_goes_on_after_a_brief_statement_hears_nothing_in_between() {
    for pause_ms in [900, 1_500, 2_400] {
        let mut world = World::asked();
        world.say("They sent me a letter.", 1_500);
        world.silence(pause_ms);
        world.say("It had the wrong amount in it.", 1_500);
        world.until_replied();
        world.listen_to_the_end();
        assert_eq!(timings(&world).last().map(|turn| turn.withdrawals), Some(0), "after {pause_ms} ms");
        assert_eq!(world.answers(), ["They sent me a letter. It had the wrong amount in it."]);
    }
}

#[test]
fn a_reply_comes_sooner_after_a_sentence_with_a_pause_and_not_after_a_pause_between_sentences() {
    for (first, second, expected_ms) in [
        ("They sent a letter because.", "The bill was wrong.", 1_100..1_600),
        ("They sent a letter.", "The bill was wrong.", 2_400..2_900),
    ] {
        let mut world = World::asked();
        world.say(first, 1_500);
        world.silence(1_500);
        let (_, reply_ms) = silences(&mut world, second);
        assert!(expected_ms.contains(&reply_ms), "{first} {second}: {reply_ms} ms");
    }
}

#[test]
fn a_word_before_a_comma_is_a_reply_only_if_it_is_yes_or_no_in_all_languages() {
    for (language, adverb, no) in [
        (Language::English, "Honestly, it was the noise.", "No, it was the noise."),
        (Language::German, "Ehrlich, es war der Lärm.", "Nein, es war der Lärm."),
        (Language::French, "Franchement, c'était le bruit.", "Non, c'était le bruit."),
        (Language::Spanish, "Sinceramente, era el ruido allí.", "No, era el ruido allí."),
        (Language::Italian, "Onestamente, era il rumore lì.", "No, era il rumore lì."),
        (Language::Portuguese, "Sinceramente, era o barulho ali.", "Não, era o barulho ali."),
        (Language::Dutch, "Eerlijk, het was de herrie.", "Nee, het was de herrie."),
    ] {
        for (text, expected_ms) in [(adverb, 2_400..2_900), (no, 850..1_300)] {
            let (_, reply_ms) = silences(&mut asked_in(language), text);
            assert!(expected_ms.contains(&reply_ms), "{text}: replies after {reply_ms} ms");
        }
    }
}

#[test]
fn a_few_words_of_which_the_recognizer_is_not_sure_wait_for_more() {
    for (confidence, expected_ms) in [(0.9, 850..1_300), (0.3, 2_400..2_900)] {
        let mut world = World::asked();
        world.confidence = Some(confidence);
        let (_, reply_ms) = silences(&mut world, "Next week.");
        assert!(expected_ms.contains(&reply_ms), "{confidence}: {reply_ms} ms");
    }
}

#[test]
fn someone_who_pauses_is_not_taken_for_someone_who_does_not() {
    let mut world = World::asked();
    for _ in 0..3 {
        world.say("They sent a letter.", 1_500);
        world.silence(1_500);
        world.say("It was wrong.", 1_500);
        world.until_replied();
        world.listen_to_the_end();
    }
    let (thinking_ms, reply_ms) = silences(&mut world, "They sent me a letter.");
    assert!((2_500..2_900).contains(&reply_ms), "{reply_ms} ms");
    assert!(thinking_ms <= 700, "pauses that were waited for cost nothing: {thinking_ms} ms");
}

#[test]
fn someone_in_whose_pauses_replies_were_heard_gets_more_time() {
    let mut world = World::asked();
    for expected_ms in [900, 1_100, 1_300, 1_500, 1_500] {
        let (_, reply_ms) = silences(&mut world, "Yes, it was fine.");
        assert!(
            (expected_ms - 100..=expected_ms + 100).contains(&reply_ms),
            "{reply_ms} ms, not {expected_ms}"
        );
        world.say("And it was cheap.", 1_000);
        world.until_replied();
        world.listen_to_the_end();
    }
}

#[test]
fn a_doubt_delays_the_reply_longer_than_the_sign_of_thinking() {
    for (text, judgements, replied_ms) in
        [("Yes, it was fine.", vec![0.0], 1_900..2_200), ("Yes, it was fine for", vec![], 2_900..3_200)]
    {
        let mut world = World::asked();
        world.judgements = judgements;
        let (thinking_ms, reply_ms) = silences(&mut world, text);
        assert!(thinking_ms <= 1_500 || text.ends_with("for"), "{text}: thinks after {thinking_ms} ms");
        assert!(replied_ms.contains(&reply_ms), "{text}: replies after {reply_ms} ms");
    }
}

#[test]
fn the_reply_to_a_fact_that_was_asked_for_does_not_wait_as_long_in_any_language() {
    for (language, question, fact, reason) in [
        (Language::English, "And when did you start?", "I started in March.", "And how was it?"),
        (Language::German, "Seit wann sind Sie dabei?", "Ich bin seit März dabei.", "Wie war das für Sie?"),
        (Language::French, "D'accord. Depuis quand ?", "J'ai commencé en mars.", "Comment était-ce ?"),
        (Language::Spanish, "¿Cuándo empezó?", "Yo empecé en marzo.", "¿Cómo fue?"),
        (Language::Italian, "Quando ha iniziato?", "Ho iniziato a marzo.", "Com'è stato?"),
        (Language::Portuguese, "Quando começou?", "Eu comecei em março.", "Como foi?"),
        (Language::Dutch, "Wanneer bent u begonnen?", "Ik begon in maart.", "Hoe was dat?"),
    ] {
        for (question, expected_ms) in [(question, 1_400..1_900), (reason, 2_400..2_900)] {
            let mut world = asked_in(language);
            world.reply = question.to_owned();
            world.give(SessionInput::Typed { text: "X".into() });
            world.until_replied();
            world.listen_to_the_end();
            let (_, reply_ms) = silences(&mut world, fact);
            assert!(expected_ms.contains(&reply_ms), "{question} {fact}: {reply_ms} ms");
        }
    }
}

#[test]
fn someone_whose_brief_statements_are_whole_answers_waits_less_and_less() {
    let mut world = World::asked();
    let mut before_ms = i64::MAX;
    for _ in 0..4 {
        let (_, reply_ms) = silences(&mut world, "They sent me a letter.");
        assert!(reply_ms < before_ms, "{reply_ms} ms after {before_ms} ms");
        before_ms = reply_ms;
        world.listen_to_the_end();
    }
    assert!(before_ms < 1_300, "{before_ms} ms");
}

#[test]
fn a_typed_answer_gets_its_reply_at_once() {
    let mut world = World::asked();
    world.give(SessionInput::Typed { text: "They sent me a letter.".into() });
    world.silence(1_000);
    assert_eq!(world.state(), ShownSessionState::Speaking);
}

#[test]
fn a_reply_that_waits_begins_with_the_frame_that_ends_its_wait() {
    let mut world = World::asked();
    world.say("They sent me a letter.", 1_500);
    while world.state() != ShownSessionState::Thinking {
        world.silence(20);
    }
    for _ in 0..200 {
        let at_once = world.session.frames_at_once();
        world.silence(20);
        if world.state() == ShownSessionState::Speaking {
            assert_eq!(at_once, 1, "the frame would have waited for others");
            return;
        }
    }
    panic!("no reply");
}

#[test]
fn the_reply_to_an_answer_that_is_known_to_be_whole_comes_at_once() {
    for (is_whole, expected_ms) in [(true, 850..1_300), (false, 2_400..2_900)] {
        let mut world = World::asked();
        world.whole_answers = vec![is_whole];
        let (_, reply_ms) = silences(&mut world, "I would rather not say.");
        assert!(expected_ms.contains(&reply_ms), "{is_whole}: {reply_ms} ms");
    }
}

#[test]
fn only_an_answer_whose_reply_waits_and_whose_words_are_sure_is_interpreted_and_only_once() {
    for (text, confidence, expected) in [
        ("I would rather not say.", 0.9, 1),
        ("I would rather not say.", 0.3, 0),
        ("No.", 0.9, 0),
        ("Yes, I did.", 0.9, 0),
    ] {
        let mut world = World::asked();
        world.confidence = Some(confidence);
        silences(&mut world, text);
        let count = world.count(|effect| matches!(effect, SessionEffect::InterpretAnswer { .. }));
        assert_eq!(count, expected, "{text} {confidence}");
    }
}

#[test]
fn whole_answers_that_are_no_statements_do_not_shorten_the_wait_after_statements() {
    let mut world = World::asked();
    world.whole_answers = vec![true];
    for _ in 0..3 {
        silences(&mut world, "I would rather not say.");
        world.listen_to_the_end();
    }
    world.whole_answers = vec![false];
    let (_, reply_ms) = silences(&mut world, "They sent me a letter.");
    assert!((2_400..2_900).contains(&reply_ms), "{reply_ms} ms");
}
