mod contract;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::task::spawn;

use super::*;
use crate::testing::{any_invitation, librivox};

const KEY: &str = "key-of-the-test";

/// Starts a server that sends this response, and returns the requests it gets. Without a response it never answers.
async fn server(
    answer: Option<&'static str>,
) -> (RemoteRecognizerSettings, mpsc::UnboundedReceiver<Vec<u8>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let url = format!("http://{}/v1/", listener.local_addr().expect("it has an address"));
    let (tell, asked) = mpsc::unbounded_channel();
    spawn(async move {
        while let Ok((mut connection, _)) = listener.accept().await {
            let mut request = Vec::new();
            while !request.ends_with(b"\r\n\r\n") {
                request.push(connection.read_u8().await.expect("a request is whole"));
            }
            let head = String::from_utf8_lossy(&request).to_ascii_lowercase();
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            let length = length.expect("a form has a length").parse().expect("it is a number");
            let mut body = vec![0; length];
            connection.read_exact(&mut body).await.expect("a request is whole");
            let _ = tell.send([request, body].concat());
            match answer {
                Some(answer) => connection.write_all(answer.as_bytes()).await.expect("it is read"),
                None => std::future::pending().await,
            }
        }
    });
    (RemoteRecognizerSettings::new(&url, "whisper-1", Some(KEY.to_owned())), asked)
}

fn recognizer(settings: RemoteRecognizerSettings) -> RemoteRecognizer {
    RemoteRecognizer::new(settings).expect("the settings are right")
}

fn locale(tag: &str) -> Locale {
    Locale::parse(tag).expect("any text is a locale")
}

fn sentence() -> Pcm {
    librivox().swap_remove(1).0
}

fn has(request: &[u8], text: &str) -> bool {
    request.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn speech_is_sent_as_a_file_with_its_language() {
    let (settings, mut asked) =
        server(Some("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{\"text\":\" Guten Tag. \",\"x\":1}")).await;
    let heard = recognizer(settings).recognize(any_invitation(), &sentence(), &locale("de-AT")).await;
    let right =
        RecognizedSpeech { text: "Guten Tag.".to_owned(), confidence: None, model: "whisper-1".to_owned() };
    assert_eq!(heard, Ok(right));
    let request = asked.recv().await.expect("it was asked");
    for text in [
        "POST /v1/audio/transcriptions HTTP/1.1\r\n",
        "authorization: Bearer key-of-the-test\r\n",
        "name=\"file\"; filename=\"speech.wav\"\r\nContent-Type: audio/wav\r\n\r\nRIFF",
        "name=\"model\"\r\n\r\nwhisper-1\r\n",
        "name=\"language\"\r\n\r\nde\r\n",
        "name=\"response_format\"\r\n\r\njson\r\n",
    ] {
        assert!(has(&request, text), "{text:?} is not in {}", String::from_utf8_lossy(&request[..400]));
    }
}

#[tokio::test]
async fn silence_is_not_sent() {
    let (settings, mut asked) = server(None).await;
    let silence = Pcm { rate: 48_000, samples: vec![0; 48_000] };
    let heard = recognizer(settings).recognize(any_invitation(), &silence, &locale("de")).await;
    assert_eq!(heard.map(|heard| heard.text), Ok(String::new()));
    assert!(asked.try_recv().is_err(), "it was asked");
}

async fn check_fails(answer: &'static str, words: &str) {
    let (settings, _asked) = server(Some(answer)).await;
    match recognizer(settings).recognize(any_invitation(), &sentence(), &locale("en")).await {
        Err(RecognitionError::Failed(error)) => {
            assert!(error.contains(words) && !error.contains(KEY), "{error}");
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn passes_on_the_servers_error_without_the_key() {
    check_fails(
        "HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\nkey-of-the-test is wrong",
        "the server returned 401 Unauthorized: *** is wrong",
    )
    .await;
    check_fails("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n<html>", "cannot be used").await;
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let answer =
        "HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:1/\r\nConnection: close\r\n\r\n";
    check_fails(answer, "the server returned 307").await;
}

#[tokio::test]
async fn an_overloaded_server_counts_as_crowded() {
    let (settings, _asked) =
        server(Some("HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n\r\n")).await;
    let heard = recognizer(settings).recognize(any_invitation(), &sentence(), &locale("en")).await;
    assert_eq!(heard, Err(RecognitionError::Crowded));
}

#[tokio::test]
async fn a_request_to_a_silent_server_times_out() {
    let (mut settings, _asked) = server(None).await;
    settings.whole_limit = Duration::from_millis(100);
    let heard = recognizer(settings).recognize(any_invitation(), &sentence(), &locale("en")).await;
    assert!(matches!(heard, Err(RecognitionError::Failed(_))), "{heard:?}");
}

#[tokio::test]
async fn limits_the_requests_that_wait() {
    let (mut settings, mut asked) = server(None).await;
    (settings.running, settings.waiting) = (1, 0);
    let recognizer = recognizer(settings);
    let (sound, locale) = (sentence(), locale("en"));
    let second = async {
        asked.recv().await.expect("it was asked");
        recognizer.recognize(any_invitation(), &sound, &locale).await
    };
    tokio::select! {
        first = recognizer.recognize(any_invitation(), &sound, &locale) => panic!("{first:?}"),
        second = second => assert_eq!(second, Err(RecognitionError::Crowded)),
    }
}

#[tokio::test]
async fn languages_can_be_restricted() {
    let mut settings = RemoteRecognizerSettings::new("http://localhost", "any", None);
    assert_eq!(recognizer(settings.clone()).supports(&locale("tlh")), Ok(()));
    settings.languages = vec!["de".to_owned()];
    assert_eq!(recognizer(settings.clone()).supports(&locale("de-AT")), Ok(()));
    assert_eq!(recognizer(settings).supports(&locale("en")), Err(SpeechUnavailable::NotThisLanguage));
}

#[test]
fn rejects_unusable_settings() {
    let check = |settings: RemoteRecognizerSettings, why| {
        assert_eq!(RemoteRecognizer::new(settings).err(), Some(why));
    };
    for url in ["", "localhost", "ftp://x", "http://u:p@x", "http://x/?a", "http://x/#a"] {
        check(RemoteRecognizerSettings::new(url, "any", None), UnusableRecognizerSettings::Url);
    }
    check(RemoteRecognizerSettings::new("http://x", " ", None), UnusableRecognizerSettings::Model);
    check(
        RemoteRecognizerSettings::new("http://x", "any", Some("a b".to_owned())),
        UnusableRecognizerSettings::Key,
    );
    let settings = RemoteRecognizerSettings::new("http://x", "any", Some(KEY.to_owned()));
    assert!(!format!("{settings:?}").contains(KEY));
    check(RemoteRecognizerSettings { running: 0, ..settings }, UnusableRecognizerSettings::Concurrency);
}
