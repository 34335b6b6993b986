//! Human speech for tests, and a measure of how well it was recognized.

use std::fs;
use std::path::Path;

const LIBRIVOX: &str = "/usr/share/pocketsphinx/test/data/librivox";

/// A sentence read aloud, with 16 000 samples per second, and its text.
#[derive(Clone, Debug)]
pub struct SpokenSample {
    pub samples: Vec<i16>,
    pub text: String,
}

/// Returns sentences read aloud by a volunteer.
pub fn librivox() -> Vec<SpokenSample> {
    let folder = Path::new(LIBRIVOX);
    let lines = fs::read_to_string(folder.join("transcription"));
    let lines = lines.expect("these tests use human speech: install the package pocketsphinx-testdata");
    let sentence = |line: &str| {
        let (text, name) = line.rsplit_once(" (").expect("a line has a text and a name");
        let text = text.replace("<s>", "").replace("</s>", "").trim().to_owned();
        let path = folder.join(name.trim_end_matches(')')).with_extension("wav");
        let mut file = hound::WavReader::open(path).expect("each sentence has a file");
        assert_eq!(file.spec().sample_rate, 16_000);
        SpokenSample {
            samples: file.samples().map(|sample| sample.expect("the file is whole")).collect(),
            text,
        }
    };
    lines.lines().map(sentence).collect()
}

/// Returns how many words must be inserted, removed or replaced to turn one text into the other, and the
/// number of words in the right text.
pub fn word_errors(right: &str, heard: &str) -> (u32, u32) {
    let (right, heard) = (words(right), words(heard));
    let mut distances: Vec<u32> = (0..).take(heard.len() + 1).collect();
    for word in &right {
        let mut diagonal = distances[0];
        distances[0] += 1;
        for (at, other) in heard.iter().enumerate() {
            let changed = diagonal + u32::from(word != other);
            diagonal = distances[at + 1];
            distances[at + 1] = changed.min(diagonal + 1).min(distances[at] + 1);
        }
    }
    (distances[heard.len()], u32::try_from(right.len()).expect("texts are short"))
}

fn words(text: &str) -> Vec<String> {
    let is_part = |c: char| c.is_alphanumeric() || c == '\'';
    let text = text.to_lowercase().replace('’', "'");
    text.split(|c| !is_part(c)).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
