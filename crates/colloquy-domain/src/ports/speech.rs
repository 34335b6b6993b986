use async_trait::async_trait;
use bytes::{BufMut, Bytes, BytesMut};

use crate::voice::Voice;

/// Audio with one channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pcm {
    /// Samples per second.
    pub rate: u32,
    pub samples: Vec<i16>,
}

const HEADER_BYTES: u32 = 44;
const SAMPLE_BYTES: u32 = 2;

impl Pcm {
    /// Encodes the audio as a WAV file, which every player supports. Audio beyond the format's limit of 4 GiB
    /// (more than a day) is cut off.
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
pub enum TextToSpeechError {
    /// No configured engine has this voice.
    #[error("no engine speaks with the voice {0}")]
    UnknownVoice(String),
    #[error("the speech engine failed: {0}")]
    Failed(String),
}

/// Converts text to speech.
#[async_trait]
pub trait TextToSpeech: Send + Sync {
    /// Returns the available voices: always the same ones, each with an id of its own.
    fn voices(&self) -> Vec<Voice>;

    /// Reads a text in any script aloud. Nothing in the text is interpreted as a command to the engine. All
    /// audio of a voice has the same sample rate, from 8 to 48 kHz, unless another voice replaces it. A text of
    /// spaces alone gives no samples.
    async fn speak(&self, voice: &Voice, text: &str) -> Result<Pcm, TextToSpeechError>;

    /// Speaks with exactly this voice, even where another voice would replace one that fails. Used for audio
    /// that is stored.
    async fn speak_itself(&self, voice: &Voice, text: &str) -> Result<Pcm, TextToSpeechError> {
        self.speak(voice, text).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wav_file_has_the_length_of_its_audio() {
        let file = Pcm { rate: 22_050, samples: vec![0, 1, -1, i16::MAX, i16::MIN] }.to_wav();
        let number = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().expect("four bytes"));
        assert_eq!((file.len(), number(4), number(40)), (54, 46, 10));
        assert_eq!((number(24), number(28)), (22_050, 44_100));
        assert_eq!(&file[46..], [1, 0, 255, 255, 255, 127, 0, 128]);
    }
}
