mod contract;

use colloquy_pico::PicoTtsVoice;
use tokio::sync::OnceCell;

use super::*;
use crate::models::tests::models;
use crate::sound::RATE;
use crate::testing::{any_invitation, librivox};

/// Returns one detector for all tests, so that the model is loaded once. Its queue has places for all of them.
async fn shared() -> Arc<LocalTurnDetector> {
    static DETECTOR: OnceCell<Arc<LocalTurnDetector>> = OnceCell::const_new();
    let made = async || LocalTurnDetector::with_queue(models().await, 64);
    DETECTOR.get_or_init(async || Arc::new(made().await.expect("a thread starts"))).await.clone()
}

fn locale(tag: &str) -> Locale {
    Locale::parse(tag).expect("any text is a locale")
}

async fn judge(samples: Vec<i16>) -> f32 {
    let sound = Pcm { rate: RATE as u32, samples };
    let judged = shared().await.judge(any_invitation(), &sound, &locale("en")).await;
    judged.expect("it is judged")
}

/// Returns what the model thinks of a sound as it is.
async fn probability(samples: &[i16]) -> f32 {
    let detector = shared().await;
    let model = detector.lazy_model.engine(&detector.models).expect("the model loads");
    model.probability(samples).expect("it is judged")
}

/// Returns a text by a built-in voice, and 0.3 s of silence.
fn spoken(speaker: PicoTtsVoice, text: &str) -> Vec<i16> {
    let mut samples = colloquy_pico::say(speaker, [text], || true).expect("the built-in voice speaks");
    samples.resize(samples.len() + 3 * RATE / 10, 0);
    samples
}

/// What the implementation of the model's authors returns (`pipecat-ai`, in Python with ONNX Runtime), if it does not
/// round activations either.
const EXPECTED: [(PicoTtsVoice, &str, f32); 9] = [
    (
        PicoTtsVoice::AmericanEnglish,
        "I started in the team two years ago, and my first weeks were rather quiet.",
        0.9842,
    ),
    (PicoTtsVoice::AmericanEnglish, "What I liked was that the people were", 0.9519),
    (
        PicoTtsVoice::BritishEnglish,
        "We lost a week because nobody knew who was responsible for the report.",
        0.9380,
    ),
    (PicoTtsVoice::BritishEnglish, "I started in March, and", 0.0058),
    (PicoTtsVoice::German, "Ich arbeite seit zwei Jahren in dieser Firma und bin sehr zufrieden.", 0.9905),
    (PicoTtsVoice::French, "Ce qui m'a plu, c'est que les gens", 0.9803),
    (PicoTtsVoice::Spanish, "Me gustaría aprender más sobre nuestros clientes.", 0.9907),
    (PicoTtsVoice::Spanish, "Ella me dijo que yo debía", 0.9765),
    (PicoTtsVoice::Italian, "Avevamo spesso problemi a causa della", 0.0707),
];

/// The same for the sentences of a human reader: whole, and the first four seconds of the longer ones.
const EXPECTED_OF_A_READER: [(f32, Option<f32>); 5] =
    [(0.9867, Some(0.2868)), (0.4329, None), (0.9364, Some(0.0060)), (0.9858, Some(0.0060)), (0.9605, None)];

#[tokio::test]
async fn judges_as_the_implementation_of_its_authors() {
    for (speaker, text, expected) in EXPECTED {
        let judged = probability(&spoken(speaker, text)).await;
        assert!((judged - expected).abs() < 0.005, "{judged} instead of {expected}: {text}");
    }
    for ((sound, text), (whole, beginning)) in librivox().into_iter().zip(EXPECTED_OF_A_READER) {
        let mut samples = sound.samples;
        let judged = probability(&samples).await;
        assert!((judged - whole).abs() < 0.005, "{judged} instead of {whole}: {text}");
        if let Some(beginning) = beginning {
            samples.truncate(4 * RATE);
            let judged = probability(&samples).await;
            assert!((judged - beginning).abs() < 0.005, "{judged} instead of {beginning} of: {text}");
        }
    }
}

#[tokio::test]
async fn the_loudness_of_a_microphone_does_not_matter() {
    let loud = spoken(PicoTtsVoice::BritishEnglish, "I started in March, and then I moved.");
    let quiet: Vec<i16> = loud.iter().map(|sample| sample / 8).collect();
    let (loud, quiet) = (probability(&loud).await, probability(&quiet).await);
    assert!((loud - quiet).abs() < 0.05, "{loud} and {quiet}");
}

#[tokio::test]
async fn the_silence_since_the_last_word_does_not_matter() {
    for text in ["I started in March, and", "My manager listens well, and she gives me time to think."] {
        let soon = spoken(PicoTtsVoice::BritishEnglish, text);
        let mut late = soon.clone();
        late.resize(soon.len() + RATE, 0);
        let (soon, late) = (judge(soon).await, judge(late).await);
        assert!((soon - late).abs() < 0.2, "{soon} and {late}: {text}");
    }
}

#[tokio::test]
async fn judges_nothing_without_the_model() {
    let folder = tempfile::tempdir().expect("a folder");
    let detector = LocalTurnDetector::new(ModelFolder::new(folder.path())).expect("a thread starts");
    assert!(!detector.supports(&locale("en")));
    let sound = Pcm { rate: RATE as u32, samples: vec![0; RATE] };
    let judged = detector.judge(any_invitation(), &sound, &locale("en")).await;
    assert_eq!(judged, Err(TurnDetectionError::Unavailable));
}

#[tokio::test]
async fn a_sound_without_a_rate_fails() {
    let sound = Pcm { rate: 0, samples: vec![1, 2, 3] };
    let judged = shared().await.judge(any_invitation(), &sound, &locale("en")).await;
    assert!(matches!(judged, Err(TurnDetectionError::Failed(_))), "{judged:?}");
}

#[tokio::test]
async fn refuses_decisions_that_would_be_too_late() {
    let detector = LocalTurnDetector::new(models().await).expect("a thread starts");
    let sound = Pcm { rate: RATE as u32, samples: vec![0; RATE] };
    let locale = locale("en");
    let judgements =
        (0..MAX_WAITING_JUDGEMENTS + 3).map(|_| detector.judge(any_invitation(), &sound, &locale));
    let judgements = futures::future::join_all(judgements).await;
    let refused = judgements.iter().filter(|judged| **judged == Err(TurnDetectionError::Busy)).count();
    let judged = judgements.iter().filter(|judged| judged.is_ok()).count();
    // One may have left the queue before the last ones came.
    assert!((2..=3).contains(&refused) && refused + judged == MAX_WAITING_JUDGEMENTS + 3, "{judgements:?}");
}
