use async_trait::async_trait;
use bytes::{BufMut, Bytes, BytesMut};

use crate::voice::Voice;

/// Sound of one channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pcm {
    /// Samples a second.
    pub rate: u32,
    pub samples: Vec<i16>,
}

const HEADER_BYTES: u32 = 44;
const SAMPLE_BYTES: u32 = 2;

impl Pcm {
    /// A WAV file, which everything plays. What is past the format's 4 GiB (a day and more) is left out.
    pub fn to_wav(&self) -> Bytes {
        let longest = (u32::MAX - HEADER_BYTES) / SAMPLE_BYTES;
        let count = u32::try_from(self.samples.len()).unwrap_or(u32::MAX).min(longest);
        let data_bytes = count * SAMPLE_BYTES;
        let mut file = BytesMut::with_capacity((HEADER_BYTES + data_bytes) as usize);
        file.put_slice(b"RIFF");
        file.put_u32_le(HEADER_BYTES - 8 + data_bytes);
        file.put_slice(b"WAVEfmt ");
        file.put_u32_le(16);
        file.put_u16_le(1);
        file.put_u16_le(1);
        file.put_u32_le(self.rate);
        file.put_u32_le(self.rate.saturating_mul(SAMPLE_BYTES));
        file.put_u16_le(2);
        file.put_u16_le(16);
        file.put_slice(b"data");
        file.put_u32_le(data_bytes);
        for sample in &self.samples[..count as usize] {
            file.put_i16_le(*sample);
        }
        file.freeze()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpeechError {
    /// No engine here speaks with this voice.
    #[error("no engine speaks with the voice {0}")]
    UnknownVoice(String),
    #[error("the speech engine failed: {0}")]
    Failed(String),
}

/// Speaks texts.
#[async_trait]
pub trait TextToSpeech: Send + Sync {
    /// Those it can speak with.
    fn voices(&self) -> Vec<Voice>;

    /// The text as it is read aloud. Nothing in it is taken as a command to the engine.
    async fn speak(&self, voice: &Voice, text: &str) -> Result<Pcm, SpeechError>;

    /// By this voice and no other, also where another would speak instead of one that fails: for what is kept.
    async fn speak_itself(&self, voice: &Voice, text: &str) -> Result<Pcm, SpeechError> {
        self.speak(voice, text).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sound_is_a_file_of_its_length() {
        let file = Pcm { rate: 22_050, samples: vec![0, 1, -1, i16::MAX, i16::MIN] }.to_wav();
        let number = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().expect("four bytes"));
        assert_eq!((file.len(), number(4), number(40)), (54, 46, 10));
        assert_eq!((number(24), number(28)), (22_050, 44_100));
        assert_eq!(&file[46..], [1, 0, 255, 255, 255, 127, 0, 128]);
    }
}
