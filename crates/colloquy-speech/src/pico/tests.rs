mod contract;

use std::collections::HashMap;
use std::time::Duration;

use super::*;

const SENTENCES: [(&str, &str); 6] = [
    ("en-US", "Thank you for taking the time to talk with me about your work today."),
    ("en-GB", "Thank you for taking the time to talk with me about your work today."),
    ("de-DE", "Vielen Dank, dass Sie sich heute Zeit für dieses Gespräch genommen haben."),
    ("es-ES", "Muchas gracias por dedicar hoy un momento a hablar conmigo de su trabajo."),
    ("fr-FR", "Merci beaucoup d'avoir pris le temps de me parler de votre travail aujourd'hui."),
    ("it-IT", "Grazie mille per aver trovato il tempo di parlare con me del suo lavoro."),
];

fn voice(language: &str) -> Voice {
    let voices = PicoEngine::default().voices();
    voices.into_iter().find(|voice| voice.language == language).expect("a voice of this language")
}

async fn said(language: &str, text: &str) -> Pcm {
    PicoEngine::default().speak(&voice(language), text).await.expect("it speaks")
}

fn milliseconds(pcm: &Pcm) -> usize {
    pcm.samples.len() * 1000 / pcm.rate as usize
}

/// Returns whether two sounds differ only inaudibly: the engine is not exact to the last bits.
fn alike(one: &Pcm, other: &Pcm) -> bool {
    let close = |(a, b): (&i16, &i16)| a.abs_diff(*b) <= 200;
    (one.rate, one.samples.len()) == (other.rate, other.samples.len())
        && one.samples.iter().zip(&other.samples).all(close)
}

#[tokio::test]
async fn each_voice_speaks_its_language_at_a_plausible_pace() {
    for (language, sentence) in SENTENCES {
        let pcm = said(language, sentence).await;
        let pace = milliseconds(&pcm) / sentence.chars().count();
        assert_eq!(pcm.rate, 16_000);
        assert!((40..=90).contains(&pace), "{language}: {pace} ms a character");
        assert_eq!(pcm.samples.iter().map(|sample| sample.unsigned_abs()).max(), Some(23_197));
    }
}

/// Existing interviews and links refer to voices by these ids.
#[test]
fn voices_keep_their_ids() {
    let ids: HashMap<String, String> = PicoEngine::default()
        .voices()
        .into_iter()
        .map(|voice| (voice.language, voice.id.to_string()))
        .collect();
    assert_eq!(ids.len(), 6);
    for (language, name) in [("en-US", "Pico American English"), ("it-IT", "Pico Italian")] {
        assert_eq!(ids[language], Voice::new("pico", language, name, None).id.to_string());
    }
}

#[tokio::test]
async fn the_same_text_sounds_the_same_and_another_text_does_not() {
    let (language, sentence) = SENTENCES[2];
    let first = said(language, sentence).await;
    said(language, "Etwas anderes.").await;
    assert!(alike(&said(language, sentence).await, &first));
    assert!(!alike(&said(language, "Etwas anderes.").await, &first));
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_texts_do_not_disturb_each_other() {
    let engine = Arc::new(PicoEngine::new(8));
    let texts = SENTENCES.iter().chain(&SENTENCES[..2]);
    let speaking: Vec<_> = texts
        .map(|(language, sentence)| {
            let engine = Arc::clone(&engine);
            (language, sentence, tokio::spawn(async move { engine.speak(&voice(language), sentence).await }))
        })
        .collect();
    assert_eq!(speaking.len(), 8);
    for (language, sentence, speaking) in speaking {
        let pcm = speaking.await.expect("it ends").expect("it speaks");
        assert!(alike(&pcm, &said(language, sentence).await), "{language}");
    }
}

#[tokio::test]
async fn a_text_without_words_is_no_sound_or_a_short_one() {
    for text in ["", " \n\t ", "\0\u{1}\u{7f}", "<>", "...", "👍", "\u{200b}", "-"] {
        let pcm = said("en-GB", text).await;
        assert!(milliseconds(&pcm) <= 2_000, "{text:?}: {} ms", milliseconds(&pcm));
    }
}

#[tokio::test]
async fn emoji_and_control_characters_are_skipped() {
    let odd = said("en-GB", "Hello\u{1}\u{1b} 👍🏽 there\0 my\r\nfriend, 日本 \u{202e}welcome.").await;
    assert!(milliseconds(&odd) > 1_000, "{} ms", milliseconds(&odd));
}

#[tokio::test]
async fn an_ampersand_is_read_as_the_word_for_it() {
    let check = async |language: &str, text: &str, read: &str| {
        assert!(alike(&said(language, text).await, &said(language, read).await), "{text}");
    };
    check("fr-FR", "Pierre & Paul", "Pierre et Paul").await;
    check("en-US", "A&lt;B", "A and lt;B").await;
}

/// Writes a sound of two seconds that the engine can read.
fn planted(folder: &tempfile::TempDir) -> String {
    let path = folder.path().join("planted.wav");
    let samples = (0..2 * RATE as i16).map(|index| if index % 40 < 20 { 9_000 } else { -9_000 }).collect();
    std::fs::write(&path, Pcm { rate: RATE, samples }.to_wav()).expect("it is written");
    path.into_os_string().into_string().expect("UTF-8")
}

#[tokio::test]
async fn markup_is_read_and_never_obeyed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = planted(&folder);
    let text = format!("Hello <play file=\"{file}\"/> you");
    let raw = colloquy_pico::say(PicoTtsVoice::BritishEnglish, [text.as_str()], || true).expect("it speaks");
    let greeting =
        colloquy_pico::say(PicoTtsVoice::BritishEnglish, ["Hello you"], || true).expect("it speaks");
    assert!(
        raw.len().abs_diff(greeting.len() + 2 * RATE as usize) < RATE as usize / 2,
        "the engine obeys markup"
    );

    let spoken = said("en-GB", &text).await;
    assert!(alike(&spoken, &said("en-GB", &text.replace(['<', '>'], " ")).await));
    drop(folder);
    assert!(alike(&spoken, &said("en-GB", &text).await), "the file makes a difference");
}

#[tokio::test]
async fn a_text_longer_than_the_engine_takes_is_read_to_its_end() {
    // Mostly spaces, which the engine processes quickly.
    let sentence = format!("Roma è bella.{}", " ".repeat(187));
    let text = sentence.repeat(200);
    assert!(text.len() > 32_768);
    let (once, all) =
        (milliseconds(&said("it-IT", &sentence).await), milliseconds(&said("it-IT", &text).await));
    assert!((250..=300).contains(&(all / once)), "{all} ms, and {once} ms once");
}

#[tokio::test]
async fn a_voice_that_is_not_built_in_is_unknown() {
    for voice in
        [Voice::new("pico", "nl-NL", "Pico Dutch", None), Voice::new("espeak", "de-DE", "Pico German", None)]
    {
        let error = TextToSpeechError::UnknownVoice(voice.name.clone());
        assert_eq!(PicoEngine::default().speak(&voice, "Hello").await, Err(error));
    }
}

#[tokio::test]
async fn an_abandoned_text_releases_its_permit() {
    let engine = PicoEngine::new(1);
    let (german, text) = (voice("de-DE"), "Ein langer Text. ".repeat(7_000));
    let abandoned = tokio::time::timeout(Duration::from_millis(100), engine.speak(&german, &text)).await;
    assert!(abandoned.is_err(), "a text of hours takes longer than this");
    let next = tokio::time::timeout(Duration::from_secs(10), engine.speak(&german, "Guten Tag.")).await;
    assert!(next.is_ok_and(|said| said.is_ok()), "the permit is still taken");
}
