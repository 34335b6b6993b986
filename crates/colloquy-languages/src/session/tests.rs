use std::collections::BTreeSet;

use crate::Language;
use crate::tests::{placeholders, texts};

/// The script fills in only numbers.
#[test]
fn the_script_gets_no_sentence_about_an_organization() {
    for language in Language::ALL {
        let of_live = texts(&language.tables().session.live);
        for sentence in of_live.values().flatten() {
            assert!(placeholders(sentence).iter().all(|name| name == "count"), "{sentence}");
        }
    }
}

/// The states appear in the same place, so listeners must be able to distinguish them.
#[test]
fn the_states_of_an_interview_have_different_names() {
    for language in Language::ALL {
        let live = &language.tables().session.live;
        let states = [live.connecting, live.speaking, live.listening, live.typing_only, live.thinking];
        let paused = [live.paused, live.paused_silence, live.paused_disconnected];
        let all: BTreeSet<_> = states.into_iter().chain(paused).collect();
        assert_eq!(all.len(), 8, "{language:?}");
    }
}
