use super::*;

/// Speaks by saying who it is.
struct Engine {
    rate: u32,
    voices: Vec<Voice>,
}

#[async_trait]
impl TextToSpeech for Engine {
    fn voices(&self) -> Vec<Voice> {
        self.voices.clone()
    }

    async fn speak(&self, voice: &Voice, _text: &str) -> Result<Pcm, SpeechError> {
        if self.voices.contains(voice) {
            Ok(Pcm { rate: self.rate, samples: Vec::new() })
        } else {
            Err(SpeechError::UnknownVoice(voice.name.clone()))
        }
    }
}

fn voice(provider: &str, name: &str) -> Voice {
    Voice::new(provider, "en-GB", name, None)
}

fn engines() -> Engines {
    let engine = |rate, voices| Arc::new(Engine { rate, voices }) as Arc<dyn TextToSpeech>;
    Engines::new([
        engine(1, vec![voice("one", "Ada"), voice("one", "Eve")]),
        engine(2, vec![voice("two", "Ada")]),
        engine(3, vec![voice("two", "Max")]),
    ])
}

async fn check(provider: &str, name: &str, rate: Result<u32, &str>) {
    let spoken = engines().speak(&voice(provider, name), "Hello").await;
    let rate = rate.map_err(|name| SpeechError::UnknownVoice(name.to_owned()));
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
async fn every_voice_that_is_listed_can_be_spoken_with() {
    let engines = engines();
    let voices = engines.voices();
    let names: Vec<_> = voices.iter().map(|voice| (voice.provider.as_str(), voice.name.as_str())).collect();
    assert_eq!(names, [("one", "Ada"), ("one", "Eve"), ("two", "Ada")]);
    for voice in &voices {
        assert!(engines.speak(voice, "Hello").await.is_ok(), "{voice:?}");
    }
}
