use std::collections::BTreeSet;

use serde_json::Value;

use super::*;

/// Destructures without `..`, so that a new sentence cannot be forgotten.
fn sentences(words: &'static SessionWords) -> Vec<String> {
    let SessionWords { expect, no_script, consent, check, interview, live } = words;
    let ExpectWords { typed, minutes, answers, freedom } = expect;
    let ConsentWords { heading, declined, button, given, resume } = consent;
    let of_consent = [heading, declined, button, given, resume];
    let fixed = [typed, minutes, answers, freedom, &no_script.heading, &no_script.text];
    let fixed = fixed.into_iter().chain(of_consent).chain(of_check(check)).chain(of_interview(interview));
    fixed.map(|sentence| (*sentence).to_owned()).chain(of_live(live)).collect()
}

fn of_check(words: &'static CheckWords) -> [&'static &'static str; 11] {
    let CheckWords {
        heading,
        asking,
        microphone,
        level,
        speak,
        loudspeaker,
        play,
        unheard,
        start,
        typing,
        again,
    } = words;
    [heading, asking, microphone, level, speak, loudspeaker, play, unheard, start, typing, again]
}

fn of_interview(words: &'static InterviewWords) -> [&'static &'static str; 14] {
    let InterviewWords {
        heading,
        conversation,
        controls,
        repeat,
        type_answer,
        answer,
        send,
        end,
        end_question,
        end_meaning,
        end_confirm,
        end_cancel,
        try_now,
        sound_on,
    } = words;
    let ending = [end_question, end_meaning, end_confirm, end_cancel];
    let [question, meaning, confirm, cancel] = ending;
    [
        heading,
        conversation,
        controls,
        repeat,
        type_answer,
        answer,
        send,
        end,
        question,
        meaning,
        confirm,
        cancel,
        try_now,
        sound_on,
    ]
}

fn of_live(words: &LiveWords) -> Vec<String> {
    fn gather(value: &Value, sentences: &mut Vec<String>) {
        match value {
            Value::String(sentence) => sentences.push(sentence.clone()),
            Value::Object(fields) => fields.values().for_each(|field| gather(field, sentences)),
            other => panic!("{other} is not a sentence"),
        }
    }
    let mut sentences = Vec::new();
    gather(&serde_json::to_value(words).expect("JSON"), &mut sentences);
    sentences
}

fn placeholders(sentence: &str) -> BTreeSet<String> {
    let found = sentence.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
    found.map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn every_language_has_every_sentence() {
    for language in Language::ALL {
        for sentence in sentences(SessionWords::of(*language)) {
            assert!(!sentence.is_empty() && sentence.trim() == sentence, "{language:?}: {sentence:?}");
        }
    }
}

#[test]
fn no_sentence_is_left_untranslated() {
    for (index, one) in Language::ALL.iter().enumerate() {
        for other in &Language::ALL[index + 1..] {
            let pairs =
                sentences(SessionWords::of(*one)).into_iter().zip(sentences(SessionWords::of(*other)));
            for (a, b) in pairs.filter(|(a, _)| a.replace("{count}", "").trim().contains(' ')) {
                assert_ne!(a, b, "{one:?} and {other:?}");
            }
        }
    }
}

#[test]
fn every_language_uses_the_same_placeholders() {
    let all = |language| -> Vec<_> {
        sentences(SessionWords::of(language)).iter().map(|sentence| placeholders(sentence)).collect()
    };
    let english = all(Language::English);
    for language in Language::ALL {
        assert_eq!(all(*language), english, "{language:?}");
    }
}

/// The script fills in only numbers.
#[test]
fn the_script_gets_no_sentence_about_an_organization() {
    for language in Language::ALL {
        for sentence in of_live(&SessionWords::of(*language).live) {
            assert!(placeholders(&sentence).iter().all(|name| name == "count"), "{sentence}");
        }
    }
}

/// The states appear in the same place, so listeners must be able to distinguish them.
#[test]
fn the_states_of_an_interview_have_different_names() {
    for language in Language::ALL {
        let live = &SessionWords::of(*language).live;
        let states = [live.connecting, live.speaking, live.listening, live.typing_only, live.thinking];
        let paused = [live.paused, live.paused_silence, live.paused_disconnected];
        let all: BTreeSet<_> = states.into_iter().chain(paused).collect();
        assert_eq!(all.len(), 8, "{language:?}");
    }
}
