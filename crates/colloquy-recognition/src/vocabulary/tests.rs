use super::*;

#[test]
fn reads_tokens_with_their_lengths() {
    let long = "a".repeat(130);
    let file =
        [b"\x05<unk>\x00\x01\xc3\x01\xa9\x07\xe2\x96\x81good\x01.\x82\x01".as_slice(), long.as_bytes()]
            .concat();
    let vocabulary = TokenVocabulary::of_lengths_and_bytes(&file).expect("it is whole");
    // A letter spread over two tokens, special tokens left out, and an unknown token.
    assert_eq!(vocabulary.text(&[0, 4, 2, 3, 5, 1, 99, -1]), "goodé.");
    assert_eq!(vocabulary.text(&[6]), long);
}

#[test]
fn rejects_a_truncated_file() {
    for file in [b"\x05ab".as_slice(), b"\x80", b"\x80\x01abc"] {
        assert!(
            matches!(TokenVocabulary::of_lengths_and_bytes(file), Err(RecognitionModelError::File(_))),
            "{file:?}"
        );
    }
}

#[test]
fn reads_printable_bytes() {
    let file = r#"{"ĠgrÃ¼n": 0, "Ċ": 1, "!": 2}"#;
    let vocabulary = TokenVocabulary::of_printable_bytes(file.as_bytes()).expect("it is JSON");
    assert_eq!(vocabulary.text(&[0, 2, 1, 50_257]), "grün!");
    assert!(TokenVocabulary::of_printable_bytes(b"[]").is_err());
}
