mod contract;

use colloquy_domain::voice::Gender;

use super::*;

/// Returns a sound whose rate identifies the engine.
struct Speaker {
    rate: u32,
    voices: Vec<Voice>,
}

#[async_trait]
impl TextToSpeech for Speaker {
    fn voices(&self) -> Vec<Voice> {
        self.voices.clone()
    }

    async fn speak(&self, voice: &Voice, _text: &str) -> Result<Pcm, TextToSpeechError> {
        if self.voices.contains(voice) {
            Ok(Pcm { rate: self.rate, samples: Vec::new() })
        } else {
            Err(TextToSpeechError::UnknownVoice(voice.name.clone()))
        }
    }
}

fn voice(provider: &str, name: &str) -> Voice {
    Voice::new(provider, "en-GB", name, None)
}

fn engines() -> FallbackTextToSpeech {
    let engine = |rate, voices| Arc::new(Speaker { rate, voices }) as Arc<dyn TextToSpeech>;
    FallbackTextToSpeech::new([
        engine(1, vec![voice("one", "Ada"), voice("one", "Eve")]),
        engine(2, vec![voice("two", "Ada")]),
        engine(3, vec![voice("two", "Max")]),
    ])
}

async fn check(provider: &str, name: &str, rate: Result<u32, &str>) {
    let spoken = engines().speak(&voice(provider, name), "Hello").await;
    let rate = rate.map_err(|name| TextToSpeechError::UnknownVoice(name.to_owned()));
    assert_eq!(spoken.map(|pcm| pcm.rate), rate);
}

#[tokio::test]
async fn the_engine_that_has_the_voice_speaks() {
    check("one", "Ada", Ok(1)).await;
    check("one", "Eve", Ok(1)).await;
    check("two", "Ada", Ok(2)).await;
}

#[tokio::test]
async fn a_voice_that_no_engine_has_is_unknown() {
    check("one", "Zoe", Err("Zoe")).await;
    check("three", "Ada", Err("Ada")).await;
}

#[tokio::test]
async fn every_listed_voice_speaks() {
    let engines = engines();
    let voices = engines.voices();
    let names: Vec<_> = voices.iter().map(|voice| (voice.provider.as_str(), voice.name.as_str())).collect();
    assert_eq!(names, [("one", "Ada"), ("one", "Eve"), ("two", "Ada")]);
    for voice in &voices {
        assert!(engines.speak(voice, "Hello").await.is_ok(), "{voice:?}");
    }
}

/// Always fails.
struct Broken(Vec<Voice>);

#[async_trait]
impl TextToSpeech for Broken {
    fn voices(&self) -> Vec<Voice> {
        self.0.clone()
    }

    async fn speak(&self, _: &Voice, _: &str) -> Result<Pcm, TextToSpeechError> {
        Err(TextToSpeechError::Failed("it is broken".to_owned()))
    }
}

fn of(provider: &str, language: &str, gender: Option<Gender>) -> Voice {
    Voice::new(provider, language, provider, gender)
}

/// Checks which engine substitutes for a broken remote one. The rate of the sound identifies the engine.
async fn check_stands_in(language: &str, gender: Option<Gender>, rate: Option<u32>) {
    let broken = of("elsewhere", language, gender);
    let engine = |rate, voices| Arc::new(Speaker { rate, voices }) as Arc<dyn TextToSpeech>;
    let engines = FallbackTextToSpeech::new([
        Arc::new(Broken(vec![of("zero", "de-DE", None)])) as Arc<dyn TextToSpeech>,
        engine(1, vec![of("one", "en-US", Some(Gender::Male)), of("one", "en-GB", None)]),
        engine(2, vec![of("two", "de-AT", None), of("two", "en-GB", None)]),
    ]);
    let engines = engines.with_remote(Arc::new(Broken(vec![broken.clone()])));
    let spoken = engines.speak(&broken, "Hello").await;
    let right = rate.ok_or_else(|| TextToSpeechError::Failed("it is broken".to_owned()));
    assert_eq!(spoken.map(|pcm| pcm.rate), right, "{language}");
    assert!(engines.speak_itself(&broken, "Hello").await.is_err(), "another voice would be kept as this one");
}

#[tokio::test]
async fn a_local_engine_substitutes_for_a_failed_one_only_in_the_same_language() {
    check_stands_in("en-GB", None, Some(1)).await;
    check_stands_in("en", None, Some(1)).await;
    check_stands_in("de-CH", None, Some(2)).await;
    check_stands_in("fr-FR", None, None).await;
}

#[tokio::test]
async fn texts_for_a_local_voice_are_not_sent_elsewhere() {
    let here = of("here", "en-GB", None);
    let engines = FallbackTextToSpeech::new([Arc::new(Broken(vec![here.clone()])) as Arc<dyn TextToSpeech>]);
    let elsewhere = Speaker { rate: 1, voices: vec![of("elsewhere", "en-GB", None)] };
    let spoken = engines.with_remote(Arc::new(elsewhere)).speak(&here, "Hello").await;
    assert_eq!(spoken, Err(TextToSpeechError::Failed("it is broken".to_owned())));
}
