use super::*;

#[test]
fn pieces_with_their_lengths_become_words() {
    let long = "a".repeat(130);
    let file =
        [b"\x05<unk>\x00\x01\xc3\x01\xa9\x07\xe2\x96\x81good\x01.\x82\x01".as_slice(), long.as_bytes()]
            .concat();
    let vocabulary = TokenVocabulary::of_lengths_and_bytes(&file).expect("it is whole");
    // A letter over two pieces, marks left out, and a number that is not there.
    assert_eq!(vocabulary.text(&[0, 4, 2, 3, 5, 1, 99, -1]), "goodé.");
    assert_eq!(vocabulary.text(&[6]), long);
}

#[test]
fn a_file_that_ends_within_a_piece_is_refused() {
    for file in [b"\x05ab".as_slice(), b"\x80", b"\x80\x01abc"] {
        assert!(matches!(TokenVocabulary::of_lengths_and_bytes(file), Err(EngineError::File(_))), "{file:?}");
    }
}

#[test]
fn printable_bytes_become_words() {
    let file = r#"{"ĠgrÃ¼n": 0, "Ċ": 1, "!": 2}"#;
    let vocabulary = TokenVocabulary::of_printable_bytes(file.as_bytes()).expect("it is JSON");
    assert_eq!(vocabulary.text(&[0, 2, 1, 50_257]), "grün!");
    assert!(TokenVocabulary::of_printable_bytes(b"[]").is_err());
}
