//! The contract of a text-to-speech engine.

use std::collections::HashSet;
use std::sync::Arc;

use colloquy_domain::ports::{Pcm, TextToSpeech, TextToSpeechError};
use colloquy_domain::voice::Voice;
use futures::future::join_all;

use super::abandon;

const SENTENCE: &str = "Thank you for taking the time to talk with me about your work today.";

/// The rates that the service can play and record.
const RATES: std::ops::RangeInclusive<u32> = 8_000..=48_000;

/// Returns the sound, or fails with the engine's reason, which says what to install if something is missing.
async fn speak(engine: &dyn TextToSpeech, voice: &Voice, text: &str) -> Pcm {
    let sound = engine.speak(voice, text).await;
    let sound = sound.unwrap_or_else(|error| panic!("{} with {text:?}: {error}", voice.name));
    assert!(RATES.contains(&sound.rate), "{}: {}", voice.name, sound.rate);
    sound
}

fn first_voice(engine: &dyn TextToSpeech) -> Voice {
    engine.voices().into_iter().next().expect("an engine under test has a voice")
}

pub async fn every_voice_speaks(engine: Arc<dyn TextToSpeech>) {
    for voice in engine.voices() {
        assert!(!speak(&*engine, &voice, SENTENCE).await.samples.is_empty(), "{}", voice.name);
    }
}

pub async fn voices_differ_in_their_ids(engine: Arc<dyn TextToSpeech>) {
    let voices = engine.voices();
    let ids: HashSet<_> = voices.iter().map(|voice| voice.id).collect();
    assert_eq!((ids.len(), voices.is_empty()), (voices.len(), false), "{voices:?}");
    assert_eq!(engine.voices(), voices, "the list is always the same");
}

pub async fn every_text_of_a_voice_has_the_same_rate(engine: Arc<dyn TextToSpeech>) {
    for voice in engine.voices() {
        let rate = speak(&*engine, &voice, SENTENCE).await.rate;
        for text in ["", "One.", "Two, three, four."] {
            assert_eq!(speak(&*engine, &voice, text).await.rate, rate, "{} with {text:?}", voice.name);
        }
    }
}

pub async fn a_longer_text_takes_longer(engine: Arc<dyn TextToSpeech>) {
    let voice = first_voice(&*engine);
    let mut previous = 0;
    for times in [1, 2, 4, 8] {
        let length = speak(&*engine, &voice, &format!("{SENTENCE} ").repeat(times)).await.samples.len();
        assert!(length > previous, "{times} sentences have {length} samples");
        previous = length;
    }
}

pub async fn a_text_without_words_is_no_sound(engine: Arc<dyn TextToSpeech>) {
    for text in ["", " ", " \n\t\r\n "] {
        let sound = speak(&*engine, &first_voice(&*engine), text).await;
        assert!(sound.samples.is_empty(), "{text:?} has {} samples", sound.samples.len());
    }
}

pub async fn nothing_in_a_text_is_a_command(engine: Arc<dyn TextToSpeech>) {
    let voice = first_voice(&*engine);
    for text in [
        "--version",
        "-w /tmp/file",
        "<speak>Hello <break time=\"9s\"/></speak>",
        "<play file=\"/etc/passwd\"/> hello",
        "Hello [[h@l'oU]]",
        "$(reboot); `reboot`",
        "{\"input\": \"hello\"}",
    ] {
        assert!(!speak(&*engine, &voice, text).await.samples.is_empty(), "{text:?}");
    }
}

pub async fn any_text_is_accepted(engine: Arc<dyn TextToSpeech>) {
    let voice = first_voice(&*engine);
    for text in
        ["\u{1f600}\u{1f44d}\u{1f3fd}", "面接へようこそ", "مرحبا", "\u{0}\u{1b}[31m\u{7}", "…?!—", "ß"]
    {
        speak(&*engine, &voice, text).await;
    }
}

pub async fn an_unknown_voice_is_reported_by_its_name(engine: Arc<dyn TextToSpeech>) {
    let known = first_voice(&*engine);
    for (provider, name) in [("nobody", "Nobody"), ("nobody", known.name.as_str())] {
        let unknown = Voice::new(provider, &known.language, name, known.gender);
        let expected = Err(TextToSpeechError::UnknownVoice(name.to_owned()));
        assert_eq!(engine.speak(&unknown, "Hello").await, expected);
        assert_eq!(engine.speak_itself(&unknown, "Hello").await, expected);
        assert_eq!(engine.speak(&unknown, "").await, expected);
    }
}

pub async fn audio_to_be_stored_sounds_like_any_other(engine: Arc<dyn TextToSpeech>) {
    for voice in engine.voices() {
        let spoken = speak(&*engine, &voice, SENTENCE).await;
        let stored = engine.speak_itself(&voice, SENTENCE).await.expect("it speaks");
        assert_eq!((stored.rate, stored.samples.len()), (spoken.rate, spoken.samples.len()));
    }
}

pub async fn concurrent_texts_do_not_mix(engine: Arc<dyn TextToSpeech>) {
    let voice = first_voice(&*engine);
    let texts: Vec<String> = (1..=8).map(|times| "Good morning. ".repeat(times)).collect();
    let mut expected = Vec::new();
    for text in &texts {
        expected.push(speak(&*engine, &voice, text).await.samples.len());
    }
    let speaking = texts.into_iter().map(|text| {
        let (engine, voice) = (engine.clone(), voice.clone());
        tokio::spawn(async move { speak(&*engine, &voice, &text).await.samples.len() })
    });
    let lengths = join_all(speaking.collect::<Vec<_>>()).await;
    let lengths: Vec<usize> = lengths.into_iter().map(|length| length.expect("it speaks")).collect();
    assert_eq!(lengths, expected);
}

pub async fn an_abandoned_text_does_not_disturb_the_next(engine: Arc<dyn TextToSpeech>) {
    let voice = first_voice(&*engine);
    let expected = speak(&*engine, &voice, SENTENCE).await.samples.len();
    for _ in 0..20 {
        abandon(engine.speak(&voice, &"This is never heard to its end. ".repeat(50))).await;
    }
    assert_eq!(speak(&*engine, &voice, SENTENCE).await.samples.len(), expected);
}

/// Runs every case of the [`TextToSpeech`] contract, each with a new engine from `fresh`:
/// `text_to_speech_contract!(fresh)` where `async fn fresh() -> FreshAdapter<Arc<dyn TextToSpeech>>`.
#[macro_export]
macro_rules! text_to_speech_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            text_to_speech,
            [
                a_longer_text_takes_longer,
                a_text_without_words_is_no_sound,
                an_abandoned_text_does_not_disturb_the_next,
                an_unknown_voice_is_reported_by_its_name,
                any_text_is_accepted,
                audio_to_be_stored_sounds_like_any_other,
                concurrent_texts_do_not_mix,
                every_text_of_a_voice_has_the_same_rate,
                every_voice_speaks,
                nothing_in_a_text_is_a_command,
                voices_differ_in_their_ids,
            ]
        );
    };
}
