use super::*;

#[test]
fn the_first_people_are_replaced_with_their_determiners() {
    let people = ["kunden".to_owned(), "kundinnen".to_owned()];
    let replaced =
        replace_subject("warum unsere Kundinnen und Kunden kündigen", "Sie", &["unsere"], &people, None);
    assert_eq!(replaced.map(|words| words.join(" ")).as_deref(), Some("warum Sie kündigen"));
    assert_eq!(replace_subject("wie die Lieferung war", "Sie", &["die"], &people, None), None);
}

#[test]
fn a_noun_phrase_ends_at_a_pause() {
    let phrase = |text| first_noun_phrase(text, &["la", "l"], &["et"]);
    assert_eq!(
        phrase("comment vous avez découvert la boutique en ligne, hier"),
        Some("la boutique en ligne".into())
    );
    assert_eq!(phrase("comment vous vivez l'attente et le bruit"), Some("l'attente".into()));
    assert_eq!(phrase("comment vous vivez"), None);
}
