//! The names of recordings and voice samples in the media store.

use std::fmt;

use crate::ids::VoiceId;

/// A relative path of one to four plain segments whose last segment has an extension for its content type.
/// Such a name cannot point outside the media store.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MediaName(String);

/// The extension and content type of each kind of file.
const KINDS: [(&str, &str); 2] = [("wav", "audio/wav"), ("ogg", "audio/ogg")];

impl MediaName {
    pub fn parse(text: &str) -> Option<Self> {
        let is_plain = |text: &str| {
            (1..=100).contains(&text.len())
                && text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
        };
        let (stem, extension) = text.rsplit_once('.')?;
        let is_known = KINDS.iter().any(|(known, _)| *known == extension);
        let fits = is_known && stem.split('/').count() <= 4 && stem.split('/').all(is_plain);
        fits.then(|| MediaName(text.to_owned()))
    }

    /// Wraps a name that is built only from ids and numbers, and is therefore valid.
    pub(crate) fn built(text: String) -> Self {
        MediaName(text)
    }

    /// Returns the name of a voice's sample.
    pub fn sample_of(voice: VoiceId) -> Self {
        MediaName::built(format!("voices/{voice}.wav"))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn content_type(&self) -> &'static str {
        let extension = self.0.rsplit('.').next().unwrap_or_default();
        KINDS.iter().find(|(known, _)| *known == extension).map_or("application/octet-stream", |(_, is)| is)
    }
}

impl fmt::Display for MediaName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_path_with_a_known_extension_is_a_name() {
        let name = MediaName::parse("recordings/0190-a/7.ogg").expect("a name");
        assert_eq!((name.as_str(), name.content_type()), ("recordings/0190-a/7.ogg", "audio/ogg"));
    }

    #[test]
    fn rejects_any_other_name() {
        for text in [
            "",
            ".wav",
            "a",
            "a.mp3",
            "a.WAV",
            "/a.wav",
            "a//b.wav",
            "../a.wav",
            "a/../b.wav",
            "a/./b.wav",
            "a\\b.wav",
            "a/b/c/d/e.wav",
            "a.b.wav",
            "a%2fb.wav",
            "a.wav\0",
            "ä.wav",
            "a/.wav",
        ] {
            assert_eq!(MediaName::parse(text), None, "{text:?}");
        }
    }
}
