//! Makes a guide of each prompt in `prompts.txt` and compares it with the expected one.
//!
//! Each prompt follows a line `== LOCALE`, and the lines after `--` are what its guide must hold:
//! - `NAME | QUESTION`: a topic. `~` before it marks one that is not required, `+` one that is explored, `-` a brief one.
//! - `? KEYWORD | QUESTION`: a question with a condition, and one of the words that meet it.
//! - `x TEXT`: something that is not brought up.
//! - `end QUESTION`: the organization's own last question.
//!
//! All other tests hold for these prompts and for random combinations of their parts.

use colloquy_ai::{OfflineGenerator, guide_of};
use colloquy_domain::guide::{InterviewGuide, TopicDepth};
use colloquy_domain::language::Language;
use colloquy_domain::ports::{GuideAndTextsGenerator, TextGenerationInput};
use colloquy_domain::text::{Locale, OrganizationName, Prompt};
use colloquy_testkit::languages::LANGUAGES;
use proptest::prelude::*;

const PROMPTS: &str = include_str!("prompts.txt");

struct Case {
    locale: Locale,
    prompt: &'static str,
    expected: Vec<&'static str>,
}

fn cases() -> Vec<Case> {
    let cases = PROMPTS.split("== ").skip(1).map(|case| {
        let (locale, rest) = case.split_once('\n').expect("a prompt");
        let (prompt, expected) = rest.split_once("\n--\n").expect("an expected guide");
        let expected = expected.lines().filter(|line| !line.is_empty()).collect();
        Case { locale: Locale::parse(locale).expect("a locale"), prompt, expected }
    });
    cases.collect()
}

/// Returns what a guide holds, in the notation of the file.
fn written(guide: &InterviewGuide, expected: &[&str]) -> Vec<String> {
    let topics = guide.topics.iter().map(|topic| {
        let weight = if topic.is_required { "" } else { "~" };
        let depth = match topic.depth {
            TopicDepth::Brief => "-",
            TopicDepth::Usual => "",
            TopicDepth::Deep => "+",
        };
        format!("{weight}{depth}{} | {}", topic.name, topic.opening)
    });
    // A condition has many words. It is written with the expected one.
    let conditions = guide.conditions.iter().map(|condition| {
        let known = condition
            .keywords
            .iter()
            .find(|word| expected.contains(&&*format!("? {word} | {}", condition.question)));
        format!("? {} | {}", known.unwrap_or(&condition.keywords[0]), condition.question)
    });
    let unmentioned = guide.unmentioned.iter().map(|text| format!("x {text}"));
    let closing = guide.closing.iter().map(|question| format!("end {question}"));
    topics.chain(conditions).chain(unmentioned).chain(closing).collect()
}

#[test]
fn the_guide_of_a_template_asks_its_questions_as_they_are_written() {
    let mut faults = String::new();
    for language in Language::ALL {
        for (word, template) in language.tables().console.editing.templates.all() {
            let prompt = template.prompt.replace('’', "'").replace(" ?", "\u{a0}?");
            let questions = prompt.lines().filter_map(|line| line.strip_prefix("- "));
            let guide = guide_of(template.prompt, *language);
            let openings: Vec<&str> = guide.topics.iter().map(|topic| topic.opening.as_str()).collect();
            if openings != questions.collect::<Vec<_>>() {
                faults.push_str(&format!("{language:?} {word}: {openings:#?}\n"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults}");
}

#[test]
fn every_prompt_has_the_expected_guide() {
    let mut faults = String::new();
    let cases = cases();
    assert!(cases.len() >= 60, "{} prompts", cases.len());
    for case in cases {
        let guide = guide_of(case.prompt, case.locale.language());
        let written = written(&guide, &case.expected);
        if written != case.expected {
            faults.push_str(&format!("== {}\n{}\n--\n{}\n\n", case.locale, case.prompt, written.join("\n")));
        }
    }
    assert!(faults.is_empty(), "these guides are different:\n\n{faults}");
}

/// Words that occur in instructions, and that no one says to the invitee.
const INSTRUCTIONS: &[&str] = &[
    "interviewee",
    "participants",
    "respondent",
    "ask ",
    "find out",
    "follow up",
    "make sure",
    "befrage",
    "finde heraus",
    "du bist",
    "du fragst",
    "du führst",
    "du interviewst",
    "du sollst",
    "du sprichst",
    "erwähne",
    "interviewst",
    "teilnehmende",
    "demande ",
    "interroge",
    "pregunta a",
    "averigua",
    "chiedi",
    "intervista i",
    "pergunte",
    "descubra",
    "vraag naar",
    "interviewt",
];

/// Returns everything that must not be in the texts for the invitee.
fn faults(prompt: &str, locale: &Locale) -> Vec<String> {
    let guide = guide_of(prompt, locale.language());
    let mut faults = Vec::new();
    let questions = guide.topics.iter().map(|topic| &topic.opening);
    let questions =
        questions.chain(guide.conditions.iter().map(|condition| &condition.question)).chain(&guide.closing);
    for question in questions {
        let is_verbatim = prompt
            .replace(['’', '´'], "'")
            .contains(question.trim_matches(|letter: char| !letter.is_alphanumeric()));
        let lower = format!("{} ", question.to_lowercase());
        if !is_verbatim
            && INSTRUCTIONS.iter().any(|word| {
                lower.split_once(word).is_some_and(|(before, _)| {
                    // "Could you ask for help?" is about what the invitee did.
                    !before.ends_with(char::is_alphanumeric) && !before.contains("could ")
                })
            })
        {
            faults.push(format!("an instruction: {question}"));
        }
        if question.matches(['?', '？']).count() != 1 || question.split_whitespace().count() > 45 {
            faults.push(format!("not one short question: {question}"));
        }
    }
    for topic in &guide.topics {
        if topic.name.contains(['?', '\n']) || topic.keywords.iter().any(|word| *word != word.to_lowercase())
        {
            faults.push(format!("a name or its keywords: {topic:?}"));
        }
    }
    faults
}

#[test]
fn no_guide_has_an_instruction_in_a_question() {
    for case in cases() {
        assert_eq!(faults(case.prompt, &case.locale), Vec::<String>::new(), "{}", case.prompt);
    }
}

#[test]
fn a_guide_keeps_to_the_language_of_its_interview() {
    for case in cases() {
        for sample in &LANGUAGES {
            let locale = sample.locale();
            assert_eq!(
                faults(case.prompt, &locale),
                Vec::<String>::new(),
                "{} in {}",
                case.prompt,
                sample.name
            );
        }
        let guide = guide_of(case.prompt, case.locale.language());
        let openings: Vec<&str> = guide.topics.iter().map(|topic| topic.opening.as_str()).collect();
        let sample =
            LANGUAGES.iter().find(|sample| sample.language == case.locale.language()).expect("a sample");
        if openings.len() > 2 {
            sample.check_language_of(&openings.join(" "));
        }
    }
}

/// Returns the title, the intro and the first message.
fn texts(prompt: &str, locale: &Locale, seed: u64) -> [String; 3] {
    let prompt = Prompt::parse(prompt).expect("a prompt");
    let organization_name = OrganizationName::parse("Acme").expect("a name");
    let brief = TextGenerationInput {
        prompt: &prompt,
        locale,
        organization_name: &organization_name,
        organization_prompt: None,
        previous: None,
        seed,
    };
    let guide = guide_of(prompt.as_str(), locale.language());
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(async {
        let generator = OfflineGenerator::new();
        let title = generator.title(&brief, &guide).await.expect("a title").value.to_string();
        let intro = generator.intro(&brief, &guide).await.expect("an intro").value.to_string();
        let first_message =
            generator.first_message(&brief, &guide).await.expect("a question").value.to_string();
        [title, intro, first_message]
    })
}

#[test]
fn the_texts_of_an_interview_have_no_instruction() {
    for case in cases().iter().filter(|case| case.prompt.len() >= 10) {
        for seed in 0..3 {
            let [title, intro, first_message] = texts(case.prompt, &case.locale, seed);
            for text in [&title, &intro] {
                let lower = text.to_lowercase();
                let is_instruction = |word: &&&str| {
                    lower
                        .split_once(**word)
                        .is_some_and(|(before, _)| !before.ends_with(char::is_alphanumeric))
                };
                assert_eq!(INSTRUCTIONS.iter().find(is_instruction), None, "{text}");
            }
            let opening = &guide_of(case.prompt, case.locale.language()).topics[0].opening;
            assert!(first_message.ends_with(opening), "{first_message}");
            assert!(title.chars().count() <= 60 && !intro.contains(';'), "{title}: {intro}");
        }
    }
}

#[test]
fn remains_of_an_instruction_are_no_question() {
    let locale = Language::English.into();
    let prompts = [
        "if they ask about ?<",
        "<Ⰰif they ask about ?\0,",
        "1if they ask about how ?",
        "how #ask about ?",
        "a>ask about > ",
    ];
    for prompt in prompts {
        assert_eq!(faults(prompt, &locale), Vec::<String>::new());
    }
    let asked = guide_of("If they could change one thing, what would it be?", Language::English);
    assert_eq!(asked.topics[0].opening, "If you could change one thing, what would it be?");
}

fn part() -> impl Strategy<Value = String> {
    let lines: Vec<String> =
        cases().iter().flat_map(|case| case.prompt.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
    prop_oneof![
        8 => proptest::sample::select(lines),
        1 => "(?s)([a-z.?:,¿'\"<>*_#\\-1-9 \n]|.|ask about |frage nach |if they |don't mention |how ){0,60}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn combinations_of_prompts_have_no_instruction_either(parts in proptest::collection::vec(part(), 1..12), language in 0..7_usize) {
        let prompt = parts.join("\n");
        let language = Language::ALL[language];
        prop_assert_eq!(faults(&prompt, &language.into()), Vec::<String>::new(), "{}", prompt);
        prop_assert_eq!(guide_of(&prompt, language), guide_of(&prompt, language));
    }
}
