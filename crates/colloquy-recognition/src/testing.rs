//! What the tests of several modules use.

use std::fs;
use std::path::Path;

use colloquy_domain::ports::Pcm;

use crate::sound::RATE;

const LIBRIVOX: &str = "/usr/share/pocketsphinx/test/data/librivox";

/// Sentences read aloud by a volunteer, each with its text.
pub fn librivox() -> Vec<(Pcm, String)> {
    let folder = Path::new(LIBRIVOX);
    let lines = fs::read_to_string(folder.join("transcription"));
    let lines = lines.expect("these tests use human speech: install the package pocketsphinx-testdata");
    let sentence = |line: &str| {
        let (text, name) = line.rsplit_once(" (").expect("a line has a text and a name");
        let text = text.replace("<s>", "").replace("</s>", "");
        let path = folder.join(name.trim_end_matches(')')).with_extension("wav");
        let mut file = hound::WavReader::open(path).expect("each sentence has a file");
        let samples = file.samples().map(|sample| sample.expect("the file is whole")).collect();
        (Pcm { rate: file.spec().sample_rate, samples }, text)
    };
    lines.lines().map(sentence).collect()
}

/// How many words must be put in, left out or changed to make one text of the other, and how many there should be.
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

/// White noise that is the same each time.
pub fn noise(seconds: usize, loudness: i32) -> Vec<i16> {
    let mut state = 1_u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((state >> 16) as i32 - 0x8000) * loudness / 0x8000
    };
    (0..seconds * RATE).map(|_| i16::try_from(next()).expect("it is no louder than asked for")).collect()
}

/// What this process holds, by Linux's count.
pub fn memory_mib() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or_default() / 1024
}
