mod contract;

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use super::*;

const PANGRAM: &str = "Pa's wijze lynx bezag vroom het fikse aquaduct.";

fn voices() -> EspeakEngine {
    EspeakEngine::new([
        ("nl-NL", "nl", Some(Gender::Male)),
        ("pt-BR", "pt-br", Some(Gender::Male)),
        ("en-US", "en-us+f3", Some(Gender::Female)),
    ])
    .expect("names of voices")
}

/// Speaks a text. If eSpeak NG is missing, fails with what to install.
async fn said(name: &str, text: &str) -> Pcm {
    let espeak = voices();
    let voice = espeak.voices().into_iter().find(|voice| voice.name == name).expect("a voice of this name");
    espeak.speak(&voice, text).await.unwrap_or_else(|error| panic!("{error}"))
}

fn milliseconds(pcm: &Pcm) -> usize {
    pcm.samples.len() * 1000 / pcm.rate as usize
}

#[tokio::test]
async fn each_voice_speaks_a_sentence_at_a_plausible_pace() {
    for voice in voices().voices() {
        let pcm = said(&voice.name, PANGRAM).await;
        let pace = milliseconds(&pcm) / PANGRAM.chars().count();
        assert_eq!(pcm.rate, 22_050);
        assert!((40..=120).contains(&pace), "{}: {pace} ms a character", voice.name);
        assert_eq!(pcm.samples.iter().map(|sample| sample.unsigned_abs()).max(), Some(23_197));
    }
}

#[tokio::test]
async fn the_same_text_sounds_the_same() {
    assert_eq!(said("nl", PANGRAM).await, said("nl", PANGRAM).await);
}

#[tokio::test]
async fn voices_differ() {
    let mut sounds = HashSet::new();
    for voice in voices().voices() {
        assert!(sounds.insert(said(&voice.name, PANGRAM).await.samples), "{}", voice.name);
    }
}

#[tokio::test]
async fn a_text_without_words_is_no_sound() {
    for text in ["", " \n\t", "\u{1}", "[[]]"] {
        assert!(said("nl", text).await.samples.is_empty(), "{text:?}");
    }
}

#[tokio::test]
async fn markup_in_a_text_has_no_effect() {
    let check = async |commanding: &str, plain: &str| {
        assert_eq!(said("nl", commanding).await, said("nl", plain).await, "{commanding:?}");
    };
    check("Dag [[h@l'oU]] mens", "Dag   h@l'oU   mens").await;
    check("Dag \u{1}9S mens", "Dag  9S mens").await;
    // As an argument, this would be an option.
    assert!(milliseconds(&said("nl", "--version").await) > 300);
    assert!(milliseconds(&said("nl", "-w /tmp/file").await) > 300);
}

#[tokio::test]
async fn a_long_text_is_read_to_its_end() {
    let text = format!("{PANGRAM} ").repeat(100);
    let pace = milliseconds(&said("nl", &text).await) / text.chars().count();
    assert!((40..=120).contains(&pace), "{pace} ms a character");
}

#[tokio::test]
async fn a_text_with_emoji_is_spoken() {
    assert!(milliseconds(&said("en-us+f3", "Hi 👍🏽 there 🇳🇱").await) > 300);
}

#[tokio::test]
async fn a_voice_that_is_not_in_the_list_is_unknown() {
    for voice in [Voice::new(PROVIDER, "de-DE", "de", None), Voice::new("pico", "nl-NL", "nl", None)] {
        let error = TextToSpeechError::UnknownVoice(voice.name.clone());
        assert_eq!(voices().speak(&voice, "Dag").await, Err(error));
    }
}

#[tokio::test]
async fn reports_a_missing_voice_in_the_words_of_espeak() {
    let espeak = EspeakEngine::new([("tlh", "qqq", None)]).expect("a possible name");
    let TextToSpeechError::Failed(message) =
        espeak.speak(&espeak.voices()[0], "Dag").await.expect_err("no voice")
    else {
        panic!("it should have failed");
    };
    assert!(message.contains("voice does not exist"), "{message}");
}

#[test]
fn a_name_that_could_be_an_option_or_a_file_is_refused() {
    for name in ["", "-h", "--version", "+f3", "../nl", "/nl", "a b", "nl\n", "n\u{e9}", "nl;ls", "1"] {
        let refused = EspeakEngine::new([("nl", name, None)]).err();
        assert_eq!(refused, Some(InvalidVoiceName(name.to_owned())));
    }
}

/// Returns the outcome of speaking with a command that runs this script.
async fn from_script(script: &str) -> Result<Pcm, TextToSpeechError> {
    let folder = tempfile::tempdir().expect("a folder");
    let command = folder.path().join("espeak-ng");
    // The script stores its process id, so that the test can check that the process is gone. A shell writes the
    // script: if this process had it open for writing, a child that another test forks could hold it open, and it
    // would not start.
    let written = std::process::Command::new("sh")
        .args(["-c", "printf '%s' \"$1\" >\"$2\" && chmod 700 \"$2\"", "sh"])
        .arg(format!("#!/bin/sh\ncd '{}'\necho $$ >number\n{script}\n", folder.path().display()))
        .arg(&command)
        .status();
    assert!(written.expect("a shell").success());
    let mut espeak = voices();
    espeak.command = command;
    espeak.limits = ProcessLimits { time: Duration::from_secs(2), output_bytes: 1 << 20 };
    let outcome = espeak.speak(&espeak.voices()[0], &"Dag. ".repeat(20_000)).await;
    let number = fs::read_to_string(folder.path().join("number")).expect("it was run");
    let process = Path::new("/proc").join(number.trim());
    assert!(!process.exists(), "the process is still there: {script}");
    outcome
}

async fn check_failure(script: &str, reason: &str) {
    let Err(TextToSpeechError::Failed(message)) = from_script(script).await else {
        panic!("it should have failed: {script}");
    };
    assert!(message.contains(reason), "{message}");
}

#[tokio::test]
async fn a_failing_command_is_reported_and_leaves_no_process() {
    check_failure("exec cat /dev/zero", "it wrote more than 1048576 bytes").await;
    check_failure("exec tail -f /dev/null", "took longer than 2000 ms").await;
    check_failure("mkfifo pipe; exec >&- 2>&-; read -r line <pipe", "took longer than 2000 ms").await;
    check_failure("echo 'no such  thing' >&2; exit 1", "exit status: 1: no such  thing").await;
    check_failure("echo half; kill -9 $$", "signal: 9").await;
    check_failure("cat", "returned no sound").await;
    check_failure("exit 0", "returned no sound").await;
}

#[tokio::test]
async fn endless_error_output_is_cut_off() {
    let Err(TextToSpeechError::Failed(message)) = from_script("exec tr '\\0' x </dev/zero >&2").await else {
        panic!("it should have failed");
    };
    assert!(message.len() < 600, "{} bytes", message.len());
}

#[tokio::test]
async fn a_missing_command_says_what_to_install() {
    let mut espeak = voices();
    espeak.command = PathBuf::from("/nowhere/espeak-ng");
    let message = "`/nowhere/espeak-ng` is missing; install it, on Debian with `apt-get install espeak-ng`";
    let outcome = espeak.speak(&espeak.voices()[0], "Dag").await;
    assert_eq!(outcome, Err(TextToSpeechError::Failed(message.to_owned())));
}
