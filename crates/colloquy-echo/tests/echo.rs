//! What echo cancelling promises, with computed rooms and synthesized and human voices.

mod rooms;

use std::sync::OnceLock;

use colloquy_domain::ports::EchoCanceller;
use colloquy_echo::AdaptiveEchoCanceller;
use colloquy_pico::{PicoTtsVoice, say};
use rooms::trial::{FRAME, Heard, Near, Scores, Trial, hear};
use rooms::{Noise, Room, dbfs, scaled};

const DRY: Room = Room { seed: 11, decay_ms: 60.0, reflections: 0.2 };
const LIVING: Room = Room { seed: 12, decay_ms: 180.0, reflections: 0.5 };

/// A voice that interrupts the interviewer is recognized from this much of it.
const BARGE_IN_MS: usize = 300;

/// Returns four sentences of an interviewer, at a usual level.
fn sentences(speaker: PicoTtsVoice) -> Vec<Vec<i16>> {
    let texts = match speaker {
        PicoTtsVoice::German => [
            "Vielen Dank, dass Sie sich Zeit nehmen.",
            "Wie war Ihre erste Woche?",
            "Was hat geholfen?",
            "Und was war schwer?",
        ],
        PicoTtsVoice::French => [
            "Merci de prendre le temps de me parler.",
            "Comment était votre semaine ?",
            "Qui vous a aidé ?",
            "Et le plus dur ?",
        ],
        _ => [
            "Thank you for taking the time today.",
            "How was your first week?",
            "What helped you most?",
            "And what was hard?",
        ],
    };
    texts.iter().map(|text| scaled(&say(speaker, [*text], || true).expect("a voice"), -20.0)).collect()
}

fn english() -> &'static [Vec<i16>] {
    static SENTENCES: OnceLock<Vec<Vec<i16>>> = OnceLock::new();
    SENTENCES.get_or_init(|| sentences(PicoTtsVoice::AmericanEnglish))
}

/// Returns the reading of a human voice.
fn reading(number: u32) -> Vec<i16> {
    let path = format!(
        "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0{number}.wav"
    );
    let file =
        hound::WavReader::open(path).expect("this test uses human speech: install pocketsphinx-testdata");
    let samples: Vec<i16> = file.into_samples().map(|sample| sample.expect("the file is whole")).collect();
    scaled(&samples, -26.0)
}

fn trial(room: Room, echo_db: f32, delay_ms: usize) -> Trial {
    Trial { room, echo_db, delay_ms, drive: 1.5, noise: 10.0, drift_ppm: 0.0 }
}

/// Plays the sentences to one canceller, each with an error of the estimated start.
fn interview(trial: &Trial, sentences: &[Vec<i16>], errors_ms: &[i64]) -> Vec<Heard> {
    let (mut canceller, mut vad) = (AdaptiveEchoCanceller::default(), Scores::new());
    let mut noise = Noise::new(trial.delay_ms as u64);
    let all = sentences.iter().zip(errors_ms.iter().cycle());
    all.map(|(sentence, error_ms)| {
        hear(&mut canceller, &mut vad, trial, sentence, *error_ms, None, &mut noise)
    })
    .collect()
}

/// The level of the loudest tenth of a second, after the echo's first half second.
fn loudest(trial: &Trial, samples: &[i16]) -> f32 {
    let settled = (100 + trial.delay_ms + 500) * 16;
    samples[settled.min(samples.len())..].chunks(1_600).map(dbfs).fold(-120.0, f32::max)
}

#[test]
fn removes_echo_at_every_level_and_delay() {
    for (room, echo_db, delay_ms) in [
        (DRY, -10.0, 30),
        (LIVING, -10.0, 250),
        (DRY, -20.0, 400),
        (LIVING, -30.0, 120),
        (DRY, -40.0, 200),
        (LIVING, -50.0, 330),
    ] {
        let trial = trial(room, echo_db, delay_ms);
        for (number, heard) in interview(&trial, english(), &[0]).iter().enumerate().skip(1) {
            let (before, after) = (loudest(&trial, &heard.microphone), loudest(&trial, &heard.cleaned));
            let is_removed = after < before - 20.0 || after < -65.0;
            assert!(is_removed, "{trial:?}, sentence {number}: from {before} to {after} dBFS");
        }
    }
}

#[test]
fn echo_alone_never_sounds_like_an_interruption() {
    for (speaker, room, echo_db, delay_ms, drift_ppm) in [
        (PicoTtsVoice::AmericanEnglish, LIVING, -10.0, 30, 100.0),
        (PicoTtsVoice::German, DRY, -10.0, 400, -100.0),
        (PicoTtsVoice::French, LIVING, -20.0, 180, 0.0),
        (PicoTtsVoice::BritishEnglish, DRY, -30.0, 60, 100.0),
        (PicoTtsVoice::Spanish, LIVING, -40.0, 300, 0.0),
        (PicoTtsVoice::French, DRY, -5.0, 250, 0.0),
        (PicoTtsVoice::Italian, LIVING, 0.0, 200, 0.0),
    ] {
        let trial = Trial { drift_ppm, ..trial(room, echo_db, delay_ms) };
        // The third sentence has moved by 40 ms.
        for (number, heard) in interview(&trial, &sentences(speaker), &[0, 15, -40, 20]).iter().enumerate() {
            let voiced_ms = heard.voiced_ms();
            assert!(voiced_ms < BARGE_IN_MS / 2, "{trial:?}, sentence {number}: {voiced_ms} ms");
        }
    }
}

/// Interrupts a sentence and returns what was heard, and what would be heard of the voice alone.
fn interrupted(trial: &Trial, voice: &[i16], sentence: usize) -> (Heard, Vec<f32>) {
    let (mut canceller, mut vad) = (AdaptiveEchoCanceller::default(), Scores::new());
    let mut noise = Noise::new(5);
    for played in &english()[..sentence] {
        hear(&mut canceller, &mut vad, trial, played, 0, None, &mut noise);
    }
    let near = Near { from_ms: 500, voice: voice.to_vec() };
    // The sentence continues for as long as the voice.
    let played: Vec<i16> = english()[sentence].iter().chain(english().concat().iter()).copied().collect();
    let heard = hear(&mut canceller, &mut vad, trial, &played, 10, Some(&near), &mut noise);
    let mut alone = Scores::new();
    (heard, voice.chunks(FRAME).map(|frame| alone.score(frame)).collect())
}

#[test]
fn an_interruption_is_heard_within_a_second_even_in_the_first_sentence() {
    let voices = [reading(870), reading(890), scaled(&sentences(PicoTtsVoice::German).concat(), -26.0)];
    for (room, echo_db, delay_ms) in [(LIVING, -10.0, 60), (DRY, -10.0, 400), (DRY, -20.0, 200)] {
        let trial = trial(room, echo_db, delay_ms);
        for (number, voice) in voices.iter().enumerate() {
            for sentence in [0, 2] {
                let (heard, alone) = interrupted(&trial, voice, sentence);
                let begins_ms = 600 + 20 * alone.iter().position(|score| *score >= 0.5).expect("a voice");
                let after_ms = heard.voice_after(begins_ms, BARGE_IN_MS);
                assert!(
                    after_ms.is_some_and(|ms| ms <= 900),
                    "{trial:?}, voice {number} in sentence {sentence}: {after_ms:?}"
                );
            }
        }
    }
}

#[test]
fn a_voice_beside_the_echo_keeps_its_level_and_remains_a_voice() {
    let voice = reading(870);
    for (room, echo_db, delay_ms) in [(LIVING, -10.0, 60), (DRY, -20.0, 300), (LIVING, -40.0, 150)] {
        let trial = trial(room, echo_db, delay_ms);
        let (heard, alone) = interrupted(&trial, &voice, 2);
        let span = 600 * 16..(600 + 3_000) * 16;
        let (before, after) = (dbfs(&voice[..3_000 * 16]), dbfs(&heard.cleaned[span]));
        assert!((before - after).abs() < 4.0, "{trial:?}: from {before} to {after} dBFS");
        let voiced = (0..150).filter(|frame| alone[*frame] >= 0.5);
        let (kept, all) =
            (voiced.clone().filter(|frame| heard.is_voiced(frame + 30)).count(), voiced.count());
        assert!(kept * 10 >= all * 6, "{trial:?}: {kept} of {all} frames");
    }
}

#[test]
fn without_an_echo_a_voice_is_unchanged_and_soon_heard() {
    let trial = trial(DRY, -200.0, 100);
    let (heard, alone) = interrupted(&trial, &reading(870), 1);
    assert_eq!(heard.cleaned, heard.microphone, "headphones");
    let begins_ms = 600 + 20 * alone.iter().position(|score| *score >= 0.5).expect("a voice");
    let after_ms = heard.voice_after(begins_ms, BARGE_IN_MS);
    assert!(after_ms.is_some_and(|ms| ms <= 900), "{after_ms:?}");
}

/// Plays these sentences to a canceller that knows another room.
fn then(canceller: &mut AdaptiveEchoCanceller, trial: &Trial, sentences: &[Vec<i16>]) -> Vec<Heard> {
    let (mut vad, mut noise) = (Scores::new(), Noise::new(9));
    let heard = |sentence: &Vec<i16>| hear(canceller, &mut vad, trial, sentence, 0, None, &mut noise);
    sentences.iter().map(heard).collect()
}

#[test]
fn an_invitee_who_puts_headphones_on_is_heard_as_if_there_had_never_been_an_echo() {
    let (room, headphones) = (trial(DRY, -10.0, 100), trial(DRY, -200.0, 100));
    let mut canceller = AdaptiveEchoCanceller::default();
    then(&mut canceller, &room, &english()[..3]);
    then(&mut canceller, &headphones, english());
    let (voice, mut alone) = (scaled(&reading(870), -45.0), Scores::new());
    let alone: Vec<f32> = voice.chunks(FRAME).map(|frame| alone.score(frame)).collect();
    let near = Near { from_ms: 500, voice };
    let played = english().concat();
    let (mut vad, mut noise) = (Scores::new(), Noise::new(5));
    let heard = hear(&mut canceller, &mut vad, &headphones, &played, 0, Some(&near), &mut noise);
    assert_eq!(heard.cleaned, heard.microphone);
    let begins_ms = 600 + 20 * alone.iter().position(|score| *score >= 0.5).expect("a voice");
    let after_ms = heard.voice_after(begins_ms, BARGE_IN_MS);
    assert!(after_ms.is_some_and(|ms| ms <= 600), "{after_ms:?}");
}

#[test]
fn an_echo_that_returns_does_not_sound_like_an_interruption() {
    for (room, echo_db, delay_ms) in [
        (DRY, -10.0, 100),
        (LIVING, -10.0, 400),
        (LIVING, -20.0, 180),
        (DRY, -30.0, 60),
        (LIVING, -40.0, 300),
    ] {
        let trial = trial(room, echo_db, delay_ms);
        let mut canceller = AdaptiveEchoCanceller::default();
        then(&mut canceller, &trial, &english()[..3]);
        then(&mut canceller, &Trial { echo_db: -200.0, ..trial.clone() }, &[english(), english()].concat());
        for (number, heard) in then(&mut canceller, &trial, english()).iter().enumerate() {
            let voiced_ms = heard.voiced_ms();
            assert!(voiced_ms < BARGE_IN_MS / 2, "{trial:?}, sentence {number}: {voiced_ms} ms");
        }
    }
}

#[test]
fn a_short_answer_right_after_a_question_is_not_taken_for_echo() {
    let reading = reading(890);
    let mut alone = Scores::new();
    let begins = reading.chunks(FRAME).position(|frame| alone.score(frame) >= 0.5).expect("a voice");
    let voice = &reading[begins * FRAME..][..400 * 16];
    let mut alone = Scores::new();
    let all = voice.chunks(FRAME).filter(|frame| alone.score(frame) >= 0.5).count();
    for echo_db in [-10.0, -30.0, -200.0] {
        let trial = trial(DRY, echo_db, 400);
        let (mut canceller, mut vad, mut noise) =
            (AdaptiveEchoCanceller::default(), Scores::new(), Noise::new(3));
        hear(&mut canceller, &mut vad, &trial, &english()[0], 0, None, &mut noise);
        let question = &english()[1];
        let near = Near { from_ms: question.len() / 16 + 420, voice: voice.to_vec() };
        let heard = hear(&mut canceller, &mut vad, &trial, question, 0, Some(&near), &mut noise);
        let from = (100 + near.from_ms) / 20;
        let kept = (from..heard.frames.len()).filter(|frame| heard.is_voiced(*frame)).count();
        assert!(all >= 12 && kept * 10 >= all * 7, "{echo_db} dB: {kept} of {all} frames");
    }
}

#[test]
fn silence_remains_silence() {
    let mut canceller = AdaptiveEchoCanceller::default();
    for _ in 0..100 {
        let mut frame = [0; FRAME];
        canceller.clean(&mut frame, &[0; FRAME]);
        assert_eq!(frame, [0; FRAME]);
    }
}
