use super::*;

fn briefing(prompt: &str, language: Language) -> PromptWithoutFraming {
    PromptWithoutFraming::of(prompt, language)
}

#[test]
fn an_email_is_read_without_its_header_greeting_and_signature() {
    let mail = "From: Ana\nSubject: interviews??\n\nHi both,\n\nAsk about the rooms.\n\nTa,\nAna\n--\nAna | Head of Rooms";
    assert_eq!(briefing(mail, Language::English).text.trim(), "Ask about the rooms.");
    assert_eq!(briefing("Subject: onboarding", Language::English).text, "Subject: onboarding");
}

#[test]
fn a_limit_is_a_number_of_questions_and_no_topic() {
    for (prompt, language, most) in [
        ("Ask about tea. No more than six questions.", Language::English, Some(6)),
        ("Frage nach dem Essen. Höchstens fünf Fragen.", Language::German, Some(5)),
        ("Massimo 5 domande. Chiedi del vino.", Language::Italian, Some(5)),
        ("Vraag naar het eten. max 4 vragen", Language::Dutch, Some(4)),
        ("Ask the five questions about tea.", Language::English, None),
    ] {
        let read = briefing(prompt, language);
        assert_eq!(read.most_questions, most, "{prompt}");
        assert!(most.is_none() || !read.text.contains(['4', '5']), "{}", read.text);
    }
}

#[test]
fn the_form_of_address_is_read() {
    for (prompt, language, address) in [
        ("Bitte die Gäste duzen.", Language::German, Some(FormOfAddress::Informal)),
        ("Dare del Lei.", Language::Italian, Some(FormOfAddress::Formal)),
        ("Keep it casual, use \"je\".", Language::English, Some(FormOfAddress::Informal)),
        ("Keep it casual.", Language::English, None),
    ] {
        assert_eq!(briefing(prompt, language).address, address, "{prompt}");
    }
}

#[test]
fn what_is_said_at_the_end_is_told_to_the_invitee() {
    let farewell = |prompt, language| briefing(prompt, language).farewell;
    assert_eq!(
        farewell("Thank them and tell them they will get a voucher.", Language::English).as_deref(),
        Some("I would also like to tell you that you will get a voucher.")
    );
    assert_eq!(
        farewell("Zum Schluss sagst du, dass die Praxis um acht öffnet.", Language::German).as_deref(),
        Some("Ich soll Ihnen noch sagen, dass die Praxis um acht öffnet.")
    );
    assert_eq!(farewell("At the end, ask whether they would come back.", Language::English), None);
}

#[test]
fn a_remark_in_brackets_is_a_condition_a_mark_or_nothing() {
    let read = |prompt| briefing(prompt, Language::English).text;
    assert_eq!(read("- The refund (only if they asked for one)"), "- only if they asked for one: The refund");
    assert_eq!(read("- The refund (optional)"), "- The refund (optional)");
    assert_eq!(read("Ask about the refund (tact!)."), "Ask about the refund.");
}

#[test]
fn a_condition_within_a_list_limits_what_it_stands_with() {
    let read = |prompt, language| briefing(prompt, language).text;
    assert_eq!(
        read("Ask about the stalls, the play (only if they saw it) and the queue.", Language::English),
        "Ask about the stalls and the queue. Only if they saw it: the play."
    );
    assert_eq!(
        read("Ask about the hours, and only if they swim daily, about the showers.", Language::English),
        "Ask about the hours. Only if they swim daily: the showers."
    );
    assert_eq!(
        read("Frag nach den Zeiten und, nur wenn sie pendeln, nach dem Parkplatz.", Language::German),
        "Frag nach den Zeiten. Nur wenn sie pendeln: der Parkplatz."
    );
    let bonus = "Ask about the hours, and only if there is time, about the showers.";
    assert_eq!(read(bonus, Language::English), bonus);
}

#[test]
fn the_third_person_becomes_instructions() {
    let read = |prompt, language| briefing(prompt, language).text;
    assert_eq!(
        read(
            "The interviewer finds out whether the bike runs. If it broke, the guest is asked what they did.",
            Language::English
        ),
        "Find out whether the bike runs. If it broke, ask what they did."
    );
    assert_eq!(
        read(
            "The interviewer never asks for money, never mentions the fire and does not ask about age.",
            Language::English
        ),
        "Never ask for money, never mention the fire and do not ask about age."
    );
    assert_eq!(
        read("Anyone who missed a boat should be asked what happened that day.", Language::English),
        "Anyone who missed a boat: what happened that day."
    );
    assert_eq!(
        read("The interviewer asks whether the pump leaks and does not close.", Language::English),
        "Ask whether the pump leaks and does not close."
    );
    assert_eq!(read("Nobody is asked what they earn.", Language::English), "Nobody is asked what they earn.");
    assert_eq!(
        read("Der Gast wird gefragt, was er mitgebracht hat.", Language::German),
        "Frage, was er mitgebracht hat."
    );
    assert_eq!(
        read("Wer den Bus verpasst hat, soll erzählen, was er dann gemacht hat.", Language::German),
        "Wer den Bus verpasst hat: was sie dann gemacht haben."
    );
}

#[test]
fn labels_and_numbers_of_a_plan_are_list_items() {
    let plan = "4 Topic guide\n4.1 How a shift begins\nBlock B. The tools";
    let read = briefing(plan, Language::English);
    assert_eq!(read.text, "# Topic guide\n- How a shift begins\n- The tools");
    assert!(read.has_topic_list);
}

#[test]
fn the_spelling_of_a_hasty_prompt_is_corrected() {
    let read = |prompt| briefing(prompt, Language::English).text;
    assert_eq!(read("hey can u ask poeple what theyd change thx"), "can you ask people what they'd change");
    assert_eq!(read("Section n = 24"), "Section n = 24");
}
