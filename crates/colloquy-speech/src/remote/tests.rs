mod contract;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::task::spawn;

use super::*;

const KEY: &str = "key-of-the-test";

/// What the server sends in response to a request.
#[derive(Clone)]
enum StubResponse {
    Whole(Vec<u8>),
    /// A beginning that is never followed by the rest.
    Partial(Vec<u8>),
}

struct Asked {
    head: String,
    body: Value,
}

fn whole(head: &str, body: &[u8]) -> StubResponse {
    let head = format!("HTTP/1.1 {head}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", body.len());
    StubResponse::Whole([head.as_bytes(), body].concat())
}

fn ok(body: &[u8]) -> StubResponse {
    whole("200 OK\r\nContent-Type: audio/pcm", body)
}

/// Encodes a body in chunks of these lengths; the last length is repeated as often as needed.
fn chunked(body: &[u8], lengths: &[usize]) -> Vec<u8> {
    let mut answer = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n".to_vec();
    let (mut left, mut lengths) = (body, lengths.iter().copied());
    let mut length = 1;
    while !left.is_empty() {
        length = lengths.next().unwrap_or(length);
        let (chunk, rest) = left.split_at(length.min(left.len()));
        answer.extend(format!("{:x}\r\n", chunk.len()).into_bytes());
        answer.extend(chunk);
        answer.extend(b"\r\n");
        left = rest;
    }
    answer
}

async fn request(connection: &mut TcpStream) -> Asked {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(connection.read_u8().await.expect("a request is whole"));
    }
    let head = String::from_utf8(head).expect("text");
    let lower = head.to_ascii_lowercase();
    let length = lower.lines().find_map(|line| line.strip_prefix("content-length: "));
    let mut body = vec![0; length.expect("it has a length").parse().expect("a number")];
    connection.read_exact(&mut body).await.expect("a request is whole");
    Asked { head, body: serde_json::from_slice(&body).expect("JSON") }
}

/// Starts a server that sends these responses in turn, and repeats the last one.
async fn server(answers: Vec<StubResponse>) -> (RemoteTextToSpeechSettings, mpsc::UnboundedReceiver<Asked>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let url = format!("http://{}/v1/", listener.local_addr().expect("it has an address"));
    let (tell, asked) = mpsc::unbounded_channel();
    spawn(async move {
        let mut stalled = Vec::new();
        let mut number = 0;
        while let Ok((mut connection, _)) = listener.accept().await {
            let _ = tell.send(request(&mut connection).await);
            match &answers[number.min(answers.len() - 1)] {
                StubResponse::Whole(bytes) => connection.write_all(bytes).await.expect("it is read"),
                StubResponse::Partial(bytes) => {
                    connection.write_all(bytes).await.expect("it is read");
                    stalled.push(connection);
                }
            }
            number += 1;
        }
    });
    let voice = RemoteVoiceDescription {
        name: "alloy".to_owned(),
        label: Some("Alloy the Calm".to_owned()),
        language: "en-US".to_owned(),
        gender: None,
    };
    (RemoteTextToSpeechSettings::new(&url, "tts-1", Some(KEY.to_owned()), vec![voice]), asked)
}

fn voices(settings: RemoteTextToSpeechSettings) -> RemoteTextToSpeech {
    RemoteTextToSpeech::new(settings).expect("the settings are right")
}

async fn says(voices: &RemoteTextToSpeech, text: &str) -> Result<Pcm, TextToSpeechError> {
    voices.speak(&voices.voices()[0], text).await
}

/// Returns sound at the common loudness and without silence, so that it passes through unchanged.
fn speech() -> Vec<i16> {
    (0..2_400).map(|number| if number % 2 == 0 { 23_197 } else { 300 + number as i16 }).collect()
}

fn bytes(samples: &[i16]) -> Vec<u8> {
    samples.iter().flat_map(|sample| sample.to_le_bytes()).collect()
}

#[tokio::test]
async fn a_text_is_sent_with_the_servers_name_of_the_voice() {
    let (settings, mut asked) = server(vec![ok(&bytes(&speech()))]).await;
    let voices = voices(settings);
    assert_eq!(says(&voices, "Good day.").await, Ok(Pcm { rate: 24_000, samples: speech() }));
    let Asked { head, body } = asked.recv().await.expect("it was asked");
    assert!(head.starts_with("POST /v1/audio/speech HTTP/1.1\r\n"), "{head}");
    assert!(head.contains("authorization: Bearer key-of-the-test\r\n"), "{head}");
    assert_eq!(
        body,
        json!({ "model": "tts-1", "voice": "alloy", "input": "Good day.", "response_format": "pcm" })
    );
}

#[tokio::test]
async fn a_label_changes_no_id() {
    let (mut settings, _asked) = server(vec![]).await;
    let labelled = voices(settings.clone()).voices().remove(0);
    settings.voices[0].label = None;
    let bare = voices(settings).voices().remove(0);
    assert_eq!((labelled.name.as_str(), bare.name.as_str()), ("Alloy the Calm", "alloy"));
    assert_eq!((labelled.id, bare.id), (bare.id, Voice::new("openai", "en-US", "alloy", None).id));
}

#[tokio::test]
async fn samples_that_are_split_between_chunks_are_joined() {
    let answer = [chunked(&bytes(&speech()), &[1, 3, 5, 1_001]), b"0\r\n\r\n".to_vec()].concat();
    let (settings, _asked) = server(vec![StubResponse::Whole(answer)]).await;
    assert_eq!(says(&voices(settings), "Hello").await, Ok(Pcm { rate: 24_000, samples: speech() }));
    let (settings, _asked) = server(vec![ok(&[bytes(&speech()), vec![7]].concat())]).await;
    assert_eq!(says(&voices(settings), "Hello").await, Ok(Pcm { rate: 24_000, samples: speech() }));
}

#[tokio::test]
async fn a_wav_file_is_recognized_by_its_header() {
    let file = Pcm { rate: 22_050, samples: speech() }.to_wav();
    let (settings, _asked) = server(vec![whole("200 OK\r\nContent-Type: audio/wav", &file)]).await;
    assert_eq!(says(&voices(settings), "Hello").await, Ok(Pcm { rate: 22_050, samples: speech() }));
}

#[tokio::test]
async fn markup_reaches_the_server_as_words() {
    let (settings, mut asked) = server(vec![ok(&bytes(&speech()))]).await;
    let voices = voices(settings);
    let text = "<speak>Say <break time=\"9s\"/> [hi](/ha/)\u{7} & go</speak>";
    assert!(says(&voices, text).await.is_ok());
    let input = asked.recv().await.expect("it was asked").body["input"].as_str().expect("text").to_owned();
    assert_eq!(input, "speak Say  break time=\"9s\"/   hi (/ha/)  & go /speak");
    assert_eq!(says(&voices, " \n ").await.map(|pcm| pcm.samples), Ok(Vec::new()));
    assert!(asked.try_recv().is_err(), "no request is sent for an empty text");
}

async fn check_fails(answer: StubResponse, words: &str) {
    let (mut settings, _asked) = server(vec![answer]).await;
    settings.silence_limit = Duration::from_millis(200);
    let error = says(&voices(settings), "Hello").await.expect_err("it fails").to_string();
    assert!(error.contains(words) && !error.contains(KEY), "{error} has no {words}");
}

#[tokio::test]
async fn failures_are_reported_without_the_key() {
    check_fails(whole("500 X", b"boom\nkey-of-the-test"), "returned 500 Internal Server Error: boom ***")
        .await;
    check_fails(whole("401 X", b"key-of-the-test is wrong"), "returned 401 Unauthorized: *** is wrong").await;
    check_fails(whole("429 X\r\nRetry-After: 3", b"{}"), "returned 429").await;
    check_fails(whole("307 X\r\nLocation: http://127.0.0.1:1/", b""), "returned 307").await;
    check_fails(whole("200 OK\r\nContent-Type: audio/mpeg", &[0; 99]), "audio/mpeg instead").await;
    check_fails(ok(b"ID3\x04\x00"), "compressed").await;
    check_fails(ok(b""), "no sound").await;
    check_fails(ok(&[0; 4_800]), "no sound").await;
    check_fails(ok(b"RIFF...."), "WAV file cannot be used").await;
}

#[tokio::test]
async fn rejects_a_truncated_response() {
    let cut = b"HTTP/1.1 200 OK\r\nContent-Length: 9000\r\nConnection: close\r\n\r\n".to_vec();
    check_fails(StubResponse::Whole([cut, bytes(&speech())].concat()), "").await;
    check_fails(StubResponse::Whole(chunked(&bytes(&speech()), &[999])), "").await;
}

#[tokio::test]
async fn a_request_to_a_silent_server_times_out() {
    check_fails(StubResponse::Partial(Vec::new()), "").await;
    check_fails(StubResponse::Partial(chunked(&bytes(&speech()), &[999])), "").await;
}

#[tokio::test]
async fn the_whole_request_times_out_too() {
    let (mut settings, _asked) = server(vec![StubResponse::Partial(Vec::new())]).await;
    settings.whole_limit = Duration::from_millis(100);
    let error = says(&voices(settings), "Hello").await.expect_err("it fails").to_string();
    assert!(error.contains("took too long"), "{error}");
}

#[tokio::test]
async fn a_server_that_asks_for_a_pause_gets_it() {
    for refusal in [whole("429 X\r\nRetry-After: 9", b""), whole("403 X", b"")] {
        let (settings, mut asked) = server(vec![refusal, ok(&bytes(&speech()))]).await;
        let voices = voices(settings);
        assert!(says(&voices, "Hello").await.is_err());
        let error = says(&voices, "Hello").await.expect_err("the circuit is open").to_string();
        assert!(error.contains("gets no requests for a while"), "{error}");
        assert!(asked.recv().await.is_some() && asked.try_recv().is_err(), "it was asked again");
    }
}

#[tokio::test]
async fn a_rejected_text_does_not_affect_others() {
    let refusals = [whole("400 X", b""), whole("422 X", b""), whole("400 X", b""), ok(&bytes(&speech()))];
    let (settings, _asked) = server(refusals.to_vec()).await;
    let voices = voices(settings);
    for _ in 0..3 {
        assert!(says(&voices, "Hello").await.is_err());
    }
    assert!(says(&voices, "Hello").await.is_ok());
}

#[tokio::test]
async fn a_cancelled_request_releases_its_permit() {
    let (mut settings, mut asked) =
        server(vec![StubResponse::Partial(Vec::new()), ok(&bytes(&speech()))]).await;
    (settings.running, settings.waiting) = (1, 0);
    let voices = voices(settings);
    let second = async {
        asked.recv().await.expect("it was asked");
        says(&voices, "Hello").await
    };
    tokio::select! {
        first = says(&voices, "Hello") => panic!("{first:?}"),
        second = second => assert!(second.is_err_and(|error| error.to_string().contains("too many"))),
    }
    assert!(says(&voices, "Hello").await.is_ok());
}

#[test]
fn rejects_unusable_settings() {
    let voice =
        RemoteVoiceDescription { name: "a".to_owned(), label: None, language: "en".to_owned(), gender: None };
    let settings =
        |url: &str| RemoteTextToSpeechSettings::new(url, "any", Some(KEY.to_owned()), vec![voice.clone()]);
    let check = |settings: RemoteTextToSpeechSettings, why| {
        assert_eq!(RemoteTextToSpeech::new(settings).err(), Some(why));
    };
    for url in ["", "localhost", "ftp://x", "http://u:p@x", "http://x/?a", "http://x/#a"] {
        check(settings(url), UnusableTextToSpeechSettings::Url);
    }
    let right = settings("http://x");
    assert!(!format!("{right:?}").contains(KEY));
    check(
        RemoteTextToSpeechSettings { model: " ".to_owned(), ..right.clone() },
        UnusableTextToSpeechSettings::Model,
    );
    check(
        RemoteTextToSpeechSettings { key: Some("a b".to_owned()), ..right.clone() },
        UnusableTextToSpeechSettings::Key,
    );
    check(
        RemoteTextToSpeechSettings { running: 0, ..right.clone() },
        UnusableTextToSpeechSettings::Concurrency,
    );
    let nameless = RemoteVoiceDescription { name: " ".to_owned(), ..voice.clone() };
    check(
        RemoteTextToSpeechSettings { voices: vec![nameless], ..right },
        UnusableTextToSpeechSettings::Voice,
    );
}
