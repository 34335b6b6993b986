use super::*;

/// Destructures without `..`, so that a new sentence cannot be forgotten.
fn sentences(words: &'static PageTexts) -> Vec<&'static str> {
    let PageTexts {
        unnamed_organization,
        untitled,
        greeting,
        greeting_named,
        invited,
        reopened,
        in_progress,
        intro_label,
        expect_label,
        what,
        when,
        contact,
        completed,
        invitation_closed,
        capped,
        share,
        unsubscribe,
        problems,
        moment: _,
    } = words;
    let plain = [unnamed_organization, untitled, greeting, greeting_named, invited, reopened, in_progress];
    let more = [intro_label, expect_label, what, when, contact];
    let notices = [completed, invitation_closed, capped].into_iter().flat_map(parts);
    let sentences = plain.into_iter().chain(more).copied().chain(notices);
    let UnsubscribeWords { question, button, done } = unsubscribe;
    let unsubscribe = parts(question).into_iter().chain([*button]).chain(parts(done));
    sentences.chain(of_share(share)).chain(unsubscribe).chain(of_problems(problems)).collect()
}

fn parts(notice: &'static PageNotice) -> [&'static str; 2] {
    let PageNotice { heading, text } = notice;
    [heading, text]
}

fn of_share(words: &'static ShareWords) -> Vec<&'static str> {
    let ShareWords {
        name,
        email,
        access_code,
        access_code_hint,
        required,
        optional,
        use_of_details,
        button,
        complaints,
        disabled,
        not_yet,
        opens,
        over,
        full,
        full_today,
        link_mailed,
    } = words;
    let ComplaintWords {
        heading,
        name_missing,
        name_too_long,
        email_missing,
        email_invalid,
        email_domain,
        access_code_wrong,
        too_many_tries,
        too_many_today,
    } = complaints;
    let fields =
        [name, email, access_code, access_code_hint, required, optional, use_of_details, button, opens];
    let complaints = [heading, name_missing, name_too_long, email_missing, email_invalid, email_domain];
    let limits = [access_code_wrong, too_many_tries, too_many_today];
    let notices = [disabled, not_yet, over, full, full_today, link_mailed].into_iter().flat_map(parts);
    fields.into_iter().chain(complaints).chain(limits).copied().chain(notices).collect()
}

fn of_problems(words: &'static ProblemWords) -> Vec<&'static str> {
    let ProblemWords {
        not_found,
        other_method,
        unreadable,
        too_large,
        wrong_type,
        foreign_form,
        too_many,
        unavailable,
        failed,
    } = words;
    let forms = [unreadable, too_large, wrong_type, foreign_form, too_many];
    let others = [not_found, other_method, unavailable, failed];
    forms.into_iter().chain(others).flat_map(parts).collect()
}

#[test]
fn every_language_has_every_sentence() {
    for language in Language::ALL {
        for sentence in sentences(PageTexts::of(*language)) {
            assert!(!sentence.is_empty() && sentence.trim() == sentence, "{language:?}: {sentence:?}");
        }
    }
}

#[test]
fn no_sentence_is_left_untranslated() {
    for (index, one) in Language::ALL.iter().enumerate() {
        for other in &Language::ALL[index + 1..] {
            let pairs = sentences(PageTexts::of(*one)).into_iter().zip(sentences(PageTexts::of(*other)));
            // Single words may be the same in two languages, such as `Interview`.
            for (a, b) in pairs.filter(|(a, _)| a.contains(' ')) {
                assert_ne!(a, b, "{one:?} and {other:?}");
            }
        }
    }
}

#[test]
fn every_language_uses_the_same_placeholders() {
    let placeholders = |sentence: &str| {
        let found = sentence.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
        found.map(|(name, _)| name.to_owned()).collect::<Vec<_>>()
    };
    let english: Vec<_> = sentences(PageTexts::of(Language::English)).into_iter().map(placeholders).collect();
    assert!(english.iter().flatten().all(|name| ["organization", "name"].contains(&name.as_str())));
    for language in Language::ALL {
        let own: Vec<_> = sentences(PageTexts::of(*language)).into_iter().map(placeholders).collect();
        assert_eq!(own, english, "{language:?}");
    }
}

#[test]
fn leaves_values_that_look_like_placeholders_unchanged() {
    let filled = fill("{name} and {organization}", &[("name", "{organization}"), ("organization", "{name")]);
    assert_eq!(filled, "{organization} and {name");
}

#[test]
fn a_name_that_ends_in_a_full_stop_ends_the_sentence() {
    let filled = |name: &str| fill("Ask {name}. Or {name}, too.", &[("name", name)]);
    assert_eq!(filled("Ada & Co."), "Ask Ada & Co. Or Ada & Co., too.");
    assert_eq!(filled("Ada"), "Ask Ada. Or Ada, too.");
}
