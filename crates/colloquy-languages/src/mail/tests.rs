use crate::Language;

#[test]
fn titled_sentences_have_the_title_and_the_organization() {
    for language in Language::ALL {
        let words = &language.tables().mail;
        for letter in [&words.invitation, &words.resumption, &words.link] {
            for sentence in [letter.subject_titled, letter.opening_titled] {
                assert!(sentence.contains("{title}") && sentence.contains("{organization}"), "{sentence}");
            }
            assert!(letter.subject.contains("{organization}"), "{}", letter.subject);
        }
    }
}
