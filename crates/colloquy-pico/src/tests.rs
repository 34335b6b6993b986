use super::*;

const SPEAKERS: [PicoTtsVoice; 6] = [
    PicoTtsVoice::AmericanEnglish,
    PicoTtsVoice::BritishEnglish,
    PicoTtsVoice::French,
    PicoTtsVoice::German,
    PicoTtsVoice::Italian,
    PicoTtsVoice::Spanish,
];

fn said(speaker: PicoTtsVoice, texts: &[&str]) -> Vec<i16> {
    say(speaker, texts.iter().copied(), || true).expect("it speaks")
}

#[test]
fn every_speaker_has_a_sound_of_its_own() {
    let sounds = SPEAKERS.map(|speaker| said(speaker, &["Martina"]));
    for (index, sound) in sounds.iter().enumerate() {
        assert!(sound.iter().any(|sample| sample.unsigned_abs() > 2_000), "{:?}", SPEAKERS[index]);
        assert!(!sounds[..index].contains(sound), "{:?}", SPEAKERS[index]);
    }
}

#[test]
fn texts_follow_each_other() {
    let (one, two) = (said(PicoTtsVoice::German, &["Eins."]), said(PicoTtsVoice::German, &["Zwei."]));
    let both = said(PicoTtsVoice::German, &["Eins.", "Zwei."]);
    assert!(both.len() > one.len() && both.len() > two.len());
    assert!(both.len().abs_diff(one.len() + two.len()) < RATE as usize / 10, "{} samples", both.len());
}

#[test]
fn speaks_a_text_longer_than_its_buffers_to_the_end() {
    // The text has 36 kB, and the engine counts bytes with a signed 16-bit integer.
    let text = "Roma.                                                                   ".repeat(500);
    let sound = said(PicoTtsVoice::Italian, &[&text]);
    let once = said(PicoTtsVoice::Italian, &["Roma. Roma. Roma. Roma."]).len() / 4;
    assert!((450..=600).contains(&(sound.len() / once)), "{} samples", sound.len());
}

#[test]
fn stops_when_the_caller_stops_waiting() {
    let steps = std::cell::Cell::new(0);
    let waits = || {
        steps.set(steps.get() + 1);
        steps.get() < 5
    };
    let text = "Roma. ".repeat(12_000);
    assert_eq!(say(PicoTtsVoice::Italian, [text.as_str()], waits), Err(PicoError::Abandoned));
    assert_eq!(steps.get(), 5);
}
