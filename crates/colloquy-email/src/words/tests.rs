use super::*;

fn sentences(words: &MailTexts) -> Vec<&str> {
    let letters = [&words.invitation, &words.resumption, &words.link];
    let of_letters = letters.iter().flat_map(|letter| {
        [letter.subject, letter.subject_titled, letter.opening, letter.opening_titled, letter.button]
    });
    [words.greeting, words.greeting_named, words.intro_label, words.what, words.when, words.link_hint]
        .into_iter()
        .chain([words.recorded, words.contact, words.unsubscribe, words.unnamed_organization])
        .chain(of_letters)
        .collect()
}

#[test]
fn every_language_has_every_sentence() {
    for language in Language::ALL {
        for sentence in sentences(MailTexts::of(*language)) {
            assert!(!sentence.trim().is_empty(), "{language:?}");
        }
    }
}

#[test]
fn every_sentence_uses_only_known_placeholders() {
    for language in Language::ALL {
        for sentence in sentences(MailTexts::of(*language)) {
            let named = fill(sentence, &[("organization", "O"), ("title", "T"), ("name", "N")]);
            let bare = sentence.replace("{organization}", "O").replace("{title}", "T").replace("{name}", "N");
            assert_eq!(named, bare, "{language:?}");
        }
    }
}

#[test]
fn titled_sentences_have_the_title_and_the_organization() {
    for language in Language::ALL {
        let words = MailTexts::of(*language);
        for letter in [&words.invitation, &words.resumption, &words.link] {
            for sentence in [letter.subject_titled, letter.opening_titled] {
                assert!(sentence.contains("{title}") && sentence.contains("{organization}"), "{sentence}");
            }
            assert!(letter.subject.contains("{organization}"), "{}", letter.subject);
        }
    }
}

#[test]
fn a_value_that_looks_like_a_placeholder_is_left_alone() {
    let filled = fill("{name} and {title}", &[("name", "{title}"), ("title", "{name")]);
    assert_eq!(filled, "{title} and {name");
}
