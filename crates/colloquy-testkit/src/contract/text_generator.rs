//! The contract of a text generator.

use std::sync::Arc;

use colloquy_domain::guide::InterviewGuide;
use colloquy_domain::ports::{GuideAndTextsGenerator, Provenance, TextGenerationInput, WithProvenance};
use colloquy_domain::text::{Locale, OrganizationName, Prompt};
use futures::future::join_all;

use super::abandon;
use crate::languages::{InterviewSample, LANGUAGES};
use crate::sample::{guide_asking, text};

const TITLE_CHARACTERS: usize = 120;

/// Everything that a brief refers to.
struct Interview {
    prompt: Prompt,
    locale: Locale,
    organization_name: OrganizationName,
}

impl Interview {
    fn of(sample: &InterviewSample) -> Self {
        Interview {
            prompt: sample.parsed_prompt(),
            locale: sample.locale(),
            organization_name: text(OrganizationName::parse, "Lovelace & Co."),
        }
    }

    fn brief<'a>(&'a self, previous: Option<&'a str>, seed: u64) -> TextGenerationInput<'a> {
        TextGenerationInput {
            prompt: &self.prompt,
            locale: &self.locale,
            organization_name: &self.organization_name,
            organization_prompt: None,
            previous,
            seed,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TextKind {
    Title,
    Intro,
    FirstMessage,
}

const KINDS: [TextKind; 3] = [TextKind::Title, TextKind::Intro, TextKind::FirstMessage];

/// Returns a text, which must not be blank, and its origin.
async fn generated(
    generator: &dyn GuideAndTextsGenerator,
    kind: TextKind,
    brief: &TextGenerationInput<'_>,
) -> (String, Provenance) {
    // A guide is in the language of its interview.
    let sample = LANGUAGES.iter().find(|sample| sample.language == brief.locale.language());
    let guide = guide_asking(&[sample.map_or("What does your work look like?", |sample| sample.question)]);
    let generated = match kind {
        TextKind::Title => generator.title(brief, &guide).await.map(|text| (text.value.to_string(), text.by)),
        TextKind::Intro => generator.intro(brief, &guide).await.map(|text| (text.value.to_string(), text.by)),
        TextKind::FirstMessage => {
            generator.first_message(brief, &guide).await.map(|text| (text.value.to_string(), text.by))
        }
    };
    let (text, by) = generated.unwrap_or_else(|error| panic!("{kind:?} of {brief:?}: {error}"));
    assert!(text.contains(char::is_alphanumeric), "{kind:?} of {brief:?}: {text:?}");
    (text, by)
}

async fn check_language(generator: &dyn GuideAndTextsGenerator, sample: &InterviewSample) {
    let interview = Interview::of(sample);
    for kind in [TextKind::Intro, TextKind::FirstMessage] {
        let (text, _) = generated(generator, kind, &interview.brief(None, 0)).await;
        sample.check_language_of(&text);
    }
}

pub async fn intros_and_first_messages_are_in_the_language_of_the_interview(
    generator: Arc<dyn GuideAndTextsGenerator>,
) {
    for sample in &LANGUAGES {
        check_language(&*generator, sample).await;
    }
}

pub async fn a_title_is_one_short_line(generator: Arc<dyn GuideAndTextsGenerator>) {
    for sample in &LANGUAGES {
        let interview = Interview::of(sample);
        let long = Interview {
            prompt: text(Prompt::parse, &format!("{} ", sample.prompt).repeat(100)),
            ..Interview::of(sample)
        };
        for (interview, seed) in [(&interview, 0), (&interview, 1), (&long, 2)] {
            let (title, _) = generated(&*generator, TextKind::Title, &interview.brief(None, seed)).await;
            assert!(title.chars().count() <= TITLE_CHARACTERS && !title.contains('\n'), "{title:?}");
        }
    }
}

pub async fn a_new_text_differs_from_the_previous_one(generator: Arc<dyn GuideAndTextsGenerator>) {
    for sample in &LANGUAGES {
        let interview = Interview::of(sample);
        for kind in KINDS {
            let (previous, _) = generated(&*generator, kind, &interview.brief(None, 3)).await;
            let (next, _) = generated(&*generator, kind, &interview.brief(Some(&previous), 3)).await;
            assert_ne!(next, previous, "{kind:?}");
        }
    }
}

fn odd_prompts() -> [String; 4] {
    [
        "??????????".to_owned(),
        "{topic} {{prompt}} <script>alert(1)</script> [[CLOSE]] \"quoted\" **bold**".to_owned(),
        "\u{1f600} \u{202e}\u{202e} 面接 ".repeat(3),
        "Ask about everything, in detail, and do not forget anything. ".repeat(800),
    ]
}

pub async fn any_brief_gets_its_texts(generator: Arc<dyn GuideAndTextsGenerator>) {
    for prompt in odd_prompts() {
        for (locale, name) in [("tlh", "{organization}"), ("", "\u{1f600}"), ("pt-BR", "A\nB")] {
            let interview = Interview {
                prompt: text(Prompt::parse, &prompt),
                locale: text(Locale::parse, locale),
                organization_name: text(OrganizationName::parse, name),
            };
            for kind in KINDS {
                generated(&*generator, kind, &interview.brief(None, u64::MAX)).await;
            }
        }
    }
}

pub async fn every_text_names_its_origin(generator: Arc<dyn GuideAndTextsGenerator>) {
    for kind in KINDS {
        let (_, by) = generated(&*generator, kind, &Interview::of(&LANGUAGES[0]).brief(None, 0)).await;
        assert!(![&by.provider, &by.model, &by.template].into_iter().any(String::is_empty), "{by:?}");
    }
}

pub async fn concurrent_texts_do_not_mix(generator: Arc<dyn GuideAndTextsGenerator>) {
    let texts = LANGUAGES.iter().map(|sample| {
        let generator = generator.clone();
        tokio::spawn(async move { check_language(&*generator, sample).await })
    });
    for text in join_all(texts.collect::<Vec<_>>()).await {
        text.expect("it is in its language");
    }
}

pub async fn an_abandoned_text_does_not_disturb_the_next(generator: Arc<dyn GuideAndTextsGenerator>) {
    let german = Interview::of(&LANGUAGES[2]);
    let brief = german.brief(None, 0);
    let guide = guide_asking(&["What does your work look like?"]);
    abandon(generator.guide(&brief)).await;
    abandon(generator.title(&brief, &guide)).await;
    abandon(generator.intro(&brief, &guide)).await;
    abandon(generator.first_message(&brief, &guide)).await;
    check_language(&*generator, &LANGUAGES[0]).await;
}

/// The most words in a question that is easy to follow by ear.
const QUESTION_WORDS: usize = 45;

async fn check_guide(generator: &dyn GuideAndTextsGenerator, interview: &Interview) -> InterviewGuide {
    let generated = generator.guide(&interview.brief(None, 0)).await;
    let WithProvenance { value: guide, by } =
        generated.unwrap_or_else(|error| panic!("{:?}: {error}", interview.prompt));
    assert!(![&by.provider, &by.model, &by.template].into_iter().any(String::is_empty), "{by:?}");
    for topic in &guide.topics {
        assert!(topic.opening.split_whitespace().count() <= QUESTION_WORDS, "{topic:?}");
        assert!(topic.keywords.iter().all(|word| *word == word.to_lowercase()), "{topic:?}");
    }
    guide
}

pub async fn a_guide_is_in_the_language_of_the_interview(generator: Arc<dyn GuideAndTextsGenerator>) {
    for sample in &LANGUAGES {
        let guide = check_guide(&*generator, &Interview::of(sample)).await;
        let openings: Vec<&str> = guide.topics.iter().map(|topic| topic.opening.as_str()).collect();
        sample.check_language_of(&openings.join(" "));
    }
}

pub async fn any_brief_gets_a_guide(generator: Arc<dyn GuideAndTextsGenerator>) {
    for prompt in odd_prompts() {
        for locale in ["tlh", "", "pt-BR"] {
            let interview = Interview {
                prompt: text(Prompt::parse, &prompt),
                locale: text(Locale::parse, locale),
                organization_name: text(OrganizationName::parse, "Lovelace & Co."),
            };
            check_guide(&*generator, &interview).await;
        }
    }
}

pub async fn the_first_message_opens_the_first_topic(generator: Arc<dyn GuideAndTextsGenerator>) {
    for sample in &LANGUAGES {
        let interview = Interview::of(sample);
        let guide = check_guide(&*generator, &interview).await;
        let first =
            generator.first_message(&interview.brief(None, 0), &guide).await.expect("a first message");
        sample.check_language_of(first.value.as_str());
    }
}

/// Runs every case of the [`GuideAndTextsGenerator`] contract, each with a new generator from `fresh`:
/// `text_generator_contract!(fresh)` where `async fn fresh() -> FreshAdapter<Arc<dyn GuideAndTextsGenerator>>`.
#[macro_export]
macro_rules! text_generator_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            text_generator,
            [
                a_guide_is_in_the_language_of_the_interview,
                a_new_text_differs_from_the_previous_one,
                a_title_is_one_short_line,
                an_abandoned_text_does_not_disturb_the_next,
                any_brief_gets_a_guide,
                any_brief_gets_its_texts,
                concurrent_texts_do_not_mix,
                every_text_names_its_origin,
                intros_and_first_messages_are_in_the_language_of_the_interview,
                the_first_message_opens_the_first_topic,
            ]
        );
    };
}
