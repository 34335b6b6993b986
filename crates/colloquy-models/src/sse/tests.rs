use proptest::prelude::*;

use super::*;

fn read(pieces: &[&[u8]]) -> Result<Vec<ServerSentEvent>, String> {
    let mut reader = ServerSentEventReader::default();
    let mut events = Vec::new();
    for piece in pieces {
        reader.push(&Bytes::copy_from_slice(piece))?;
        events.extend(std::iter::from_fn(|| reader.next()));
    }
    reader.finish()?;
    events.extend(std::iter::from_fn(|| reader.next()));
    Ok(events)
}

fn data(data: &str) -> ServerSentEvent {
    ServerSentEvent { name: String::new(), data: data.to_owned() }
}

const STREAM: &str = "\u{feff}: hello\r\n\r\nevent: ping\r\ndata: {\"a\":\"Zoë 🎈\"}\r\n\r\n:\n\ndata:1\ndata: 2\n\ndata: é\r\rid: 3\n\n";

fn expected() -> Vec<ServerSentEvent> {
    vec![
        ServerSentEvent { name: "ping".to_owned(), data: "{\"a\":\"Zoë 🎈\"}".to_owned() },
        data("1\n2"),
        data("é"),
    ]
}

#[test]
fn events_are_the_same_however_the_bytes_are_split() {
    let stream = STREAM.as_bytes();
    for cut in 0..=stream.len() {
        let (one, other) = stream.split_at(cut);
        assert_eq!(read(&[one, other]), Ok(expected()), "cut at {cut}");
    }
    let single: Vec<&[u8]> = stream.chunks(1).collect();
    assert_eq!(read(&single), Ok(expected()));
}

#[test]
fn an_end_without_the_empty_line_loses_nothing() {
    assert_eq!(read(&[b"data: a\n\ndata: b"]), Ok(vec![data("a"), data("b")]));
}

#[test]
fn comments_and_fields_without_data_are_no_events() {
    assert_eq!(read(&[b": keep-alive\n\nevent: ping\n\nid: 1\n\n: \n\n"]), Ok(vec![]));
}

#[test]
fn a_line_has_a_bound() {
    let line = [b"data: ".as_slice(), &vec![b'x'; LINE_BYTES]].concat();
    assert_eq!(read(&[&line]), Err("a line of the response is too long".to_owned()));
    assert!(
        read(&[&line[..LINE_BYTES]]).is_ok_and(|events| events.len() == 1),
        "a line up to the bound is read"
    );
}

#[test]
fn a_response_has_a_bound() {
    let comments = ": keep-alive\n\n".repeat(ANSWER_BYTES / 14 + 1);
    assert_eq!(read(&[comments.as_bytes()]), Err("the response is too long".to_owned()));
}

#[test]
fn rejects_invalid_utf_8() {
    assert_eq!(read(&[b"data: \xff\xfe\n\n"]), Err("the response is not UTF-8".to_owned()));
}

proptest! {
    #[test]
    fn any_bytes_in_any_pieces_give_what_they_give_in_one(
        bytes in proptest::collection::vec(prop_oneof![Just(b'\n'), Just(b'\r'), Just(b':'), Just(b'd'), any::<u8>()], 0..80),
        cut in 0_usize..80,
    ) {
        let cut = cut.min(bytes.len());
        prop_assert_eq!(read(&[&bytes[..cut], &bytes[cut..]]).ok(), read(&[&bytes]).ok());
    }
}
