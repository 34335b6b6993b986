//! Words questions about noun phrases.

use colloquy_domain::interviewing::is_akin;
use colloquy_domain::language::Language;
use colloquy_languages::fill;
use colloquy_languages::guide::GeneralTopic;

use super::super::check::is_name_fit;
use super::super::informal::informal_words;
use super::super::matching::{has_any, has_stem};
use super::english_nouns::{
    GENERAL_NOUNS, NOUNS_IN_ING, OWN_ADJECTIVES, SHARED_NOUNS, WORDS_WITHOUT_ARTICLE,
};
use super::names::INDEFINITE;
use super::{GuideComposer, TopicWording, capitalized, chosen, is_romance, lowered};
use crate::prompt_parts::is_latin;
use crate::prompt_parts::keywords::after_link;
use crate::prompt_parts::wording::{after, after_any, cut_at_word};

/// The most characters of a noun phrase in a question.
const PHRASE_CHARACTERS: usize = 100;
/// What begins a remark on a noun phrase, which is not spoken.
const REMARKS: &[&str] = &[
    ", e.g.",
    " y la que ",
    " y las que ",
    " y los que ",
    " et celle qu",
    " et celles qu",
    " et celui qu",
    " et ceux qu",
    ", i.e.",
    ", etc",
    " etc.",
    ", especially",
    ", v. a.",
    ", v.a.",
    ", z. B.",
    ", z.B.",
    ", vor allem",
    ", usw",
    " usw.",
    ", p. ex.",
    ", surtout",
    ", notamment",
    ", sobre todo",
    ", p. ej.",
    ", soprattutto",
    ", ad es.",
    ", sobretudo",
    ", bijv.",
    ", vooral",
    " enz.",
];
/// Questions about what one does: "finding the room".
const ABOUT_GERUND: &[&str] =
    &["How has {topic} been for you?", "What has been your experience with {topic}?"];
/// How many words of a noun phrase decide what kind of thing it is.
const HEAD_WORDS: usize = 4;

impl GuideComposer<'_> {
    pub(super) fn about_foreign(&self, name: &str, place: usize) -> Option<TopicWording> {
        let name = name.trim().to_owned();
        let opening = fill(chosen(self.words().about_foreign, place), &[("topic", &name)]);
        let is_fit = is_name_fit(&name, self.reading, self.language) && self.is_fit(&opening);
        is_fit.then_some(TopicWording { name, opening })
    }

    /// Names what a question is about before it: "The first day: how did it go?"
    pub(super) fn labelled(&self, label: &str, wording: &TopicWording) -> Option<TopicWording> {
        let name = self.with_article(self.owned(self.cleaned(label)?));
        let colon = if self.language == Language::French { "\u{a0}:" } else { ":" };
        let question = match wording.opening.strip_prefix('¿') {
            Some(question) => format!("¿{}", lowered(question)),
            None => lowered(&wording.opening),
        };
        // "How did the first day go?" is what people say.
        let asked = question.trim_end_matches(['?', ' ', '\u{a0}']);
        let is_occasion = after_any(&name, self.reading.language.tables().prompt.told_occasions).is_some();
        let named = (self.words().with_name)(asked, &name).filter(|_| !is_occasion);
        let named = named.map(|named| self.marked(&capitalized(&named)));
        if let Some(opening) = named.filter(|opening| self.is_fit(opening)) {
            return Some(TopicWording { name, opening });
        }
        let opening = format!("{}{colon} {question}", capitalized(&name));
        // What the label names may be "them".
        let is_fit = is_name_fit(&name, self.reading, self.language)
            && self.is_fit(
                &opening.replace(" them,", " it,").replace(" them?", " it?").replace(" them ", " it "),
            );
        is_fit.then_some(TopicWording { name, opening })
    }

    pub(super) fn phrase(&self, phrase: &str, place: usize) -> Option<TopicWording> {
        if let Some(wording) = self.phrase_with_reason(phrase, place) {
            return Some(wording);
        }
        let name = self.cleaned(phrase)?;
        // "Exit interviews" names the conversation and not what it is about.
        let of_prompt = self.reading.language.tables();
        let last = name.rsplit(' ').next().unwrap_or_default();
        let is_bare = after_any(&name, of_prompt.guide.determiners).is_none();
        if is_bare && of_prompt.prompt.occasions.contains(&last.to_lowercase().as_str()) {
            return None;
        }
        if self.is_foreign() || !is_latin(&name) {
            return self.about_foreign(&name, place);
        }
        // "Le logiciel, déployé en septembre": what is said of something is nothing alone.
        let is_described = |(first, rest): (&str, &str)| {
            (first.ends_with('é') || first.ends_with("és"))
                && after_any(rest, &["en", "par", "depuis", "dans", "il y a"]).is_some()
        };
        if is_bare && self.language == Language::French && name.split_once(' ').is_some_and(is_described) {
            return None;
        }
        if let Some(wording) = self.generally(&name) {
            return Some(wording);
        }
        // "Conseils pour la directrice" are asked for.
        let is_several = name.split(' ').next().is_some_and(|noun| noun.ends_with(['s', 'i', 'e']));
        let is_offer = is_bare && is_several && is_romance(self.language);
        if is_offer && self.is_kind(&name, self.words().offers) {
            let begin = if self.language == Language::French { "des " } else { "" };
            let topic = format!("{begin}{}", lowered(&name));
            let opening = fill(chosen(self.words().about_offer, place), &[("topic", &topic)]);
            return self.is_fit(&opening).then(|| TopicWording { name: self.with_article(name), opening });
        }
        let name = self.with_article(self.owned(name));
        let name = if self.is_informal { informal_words(&name, self.language) } else { name };
        if !is_name_fit(&name, self.reading, self.language) {
            return None;
        }
        if let Some(rest) = name.strip_prefix("anything ").filter(|_| self.language == Language::English) {
            let opening = format!("Is there anything {rest}?");
            return self.is_fit(&opening).then_some(TopicWording { name, opening });
        }
        if let Some(opening) = name.strip_prefix("any ").filter(|_| self.language == Language::English) {
            let verb = if head_noun(opening).ends_with('s') { "Were" } else { "Was" };
            let opening = format!("{verb} there any {opening}?");
            let wording = TopicWording { name: opening.trim_end_matches('?').to_lowercase(), opening };
            return self.is_fit(&wording.opening).then_some(wording);
        }
        let questions = self.questions_about(&name);
        let object = (self.words().object)(&name);
        let opening = capitalized(&fill(chosen(questions, place), &[("topic", &object)]));
        let is_several = self.language == Language::English && is_plural(head_noun(&name));
        let opening = match opening.strip_prefix("How was ").filter(|_| is_several) {
            Some(rest) => format!("How were {rest}"),
            None => opening,
        };
        self.is_fit(&opening).then_some(TopicWording { name, opening })
    }

    /// Asks about "their favourite cheese and why".
    fn phrase_with_reason(&self, phrase: &str, place: usize) -> Option<TopicWording> {
        let reasons = self.reading.language.tables().briefing.bare_reasons;
        let found = reasons.iter().find_map(|(_, joint)| {
            let thing = phrase.trim_end_matches(['?', ' ']).strip_suffix(joint)?;
            Some((thing.strip_suffix(' ')?.trim_end_matches(','), *joint))
        });
        let (thing, joint) = found.filter(|(thing, _)| !self.is_foreign() && !thing.is_empty())?;
        let wording = self.phrase(thing, place)?;
        let asked = wording.opening.trim_matches(['¿', '?', ' ', '\u{a0}']);
        Some(TopicWording { opening: self.marked(&format!("{asked}, {joint}")), name: wording.name })
    }

    /// "Suggestions", "a suggestion" and "room for improvement" are asked for by a general question.
    fn generally(&self, name: &str) -> Option<TopicWording> {
        let words = self.words();
        let noun = |text: &str| {
            let noun = after_any(text, words.determiners).map_or(text, |(_, noun)| noun);
            after_any(noun, words.possessives).map_or(noun, |(_, noun)| noun).to_lowercase()
        };
        let own = noun(name);
        let spelled = own.replace('\'', "’");
        let is_meant = |topic: &&GeneralTopic| {
            is_akin(&noun(topic.name), &own) || topic.meant_by.contains(&spelled.as_str())
        };
        let topic = words.general.iter().find(is_meant)?;
        Some(TopicWording { name: topic.name.to_owned(), opening: topic.opening.to_owned() })
    }

    /// Returns a noun phrase as it is spoken: without remarks, and written to the invitee.
    fn cleaned(&self, phrase: &str) -> Option<String> {
        let tables = self.reading.language.tables();
        let mut text = phrase.split(" (").next().unwrap_or(phrase).trim().to_owned();
        // "Their shifts" at the beginning of an item
        let is_theirs = after_any(&text, tables.guide.their).is_some();
        if is_theirs && self.reading.language != Language::German {
            text = lowered(&text);
        }
        for separator in [" - ", " – ", " — ", ": "].iter().chain(REMARKS) {
            text = text.split(*separator).next().unwrap_or_default().to_owned();
        }
        // "Le devis, clair ou pas"
        let alternative = [" ou pas", " ou non", " o no", " ou não"];
        if let Some((name, rest)) = text.rsplit_once(", ")
            && alternative.iter().any(|end| rest.ends_with(end))
        {
            text = name.to_owned();
        }
        if let Some((marker, rest)) = after_any(&text, tables.prompt.markers)
            && !rest.is_empty()
            && marker.contains(' ')
        {
            text = rest.to_owned();
        }
        let mut text = cut_at_word(&text, PHRASE_CHARACTERS, &tables.prompt);
        // "Customer satisfaction" is the invitee's own.
        if self.reading.language == Language::English
            && let Some((first, rest)) = text.split_once(' ')
            && tables.guide.people.contains(&first.to_lowercase().as_str())
            && has_stem(&format!(" {}", rest.split(' ').next().unwrap_or_default()), tables.guide.views)
        {
            text = format!("your {rest}");
        }
        // A noun phrase about people is turned only if they own something: "the customers' experience".
        let is_owner = self.reading.language == Language::English && text.contains('\'');
        let nouns = if is_owner { self.nouns() } else { Vec::new() };
        let second = (tables.guide.second_person)(&text, &nouns).unwrap_or(text);
        let relatives = tables.guide.relatives;
        let third = |text: &str| text.split(' ').any(|word| tables.guide.third_person.contains(&word));
        let mut text = second;
        if third(&text)
            && self.reading.language == Language::English
            && let Some(second) = (tables.guide.second_person)(&format!("what {text}"), &nouns)
        {
            text = second.trim_start_matches("what ").to_owned();
        }
        if third(&text) {
            let words: Vec<&str> = text.split(' ').collect();
            let end = words
                .iter()
                .position(|word| relatives.contains(word) || tables.guide.third_person.contains(word))?;
            let mut kept = &words[..end];
            while kept.last().is_some_and(|word| tables.prompt.function_words.contains(word)) {
                kept = &kept[..kept.len() - 1];
            }
            text = kept.join(" ");
        }
        self.in_sentence_case(&text)
    }

    /// Returns a name as it is spoken inside a question.
    fn with_article(&self, name: String) -> String {
        let words = self.words();
        let is_bare = after_any(&name, words.determiners).is_none()
            && after_any(&name, words.possessives).is_none()
            && after_link(&name, self.reading.language.tables().prompt.near_links).is_none()
            && !name.starts_with("l'")
            && !name.starts_with("un'");
        // "Orari e prezzi" needs two articles.
        let known = match name.split_once(words.and) {
            Some((one, other)) if !one.ends_with('-') => (words.with_article)(one)
                .zip((words.with_article)(other))
                .map(|(one, other)| format!("{one}{}{other}", words.and)),
            _ => (words.with_article)(&name),
        };
        let Some(known) = known.filter(|_| is_bare) else { return name };
        // "Wishes for the next year" are the invitee's own.
        let own = words.own_articles.iter().find_map(|(article, own)| {
            let rest = known.strip_prefix(article)?.strip_prefix(' ')?;
            self.is_kind(rest, words.holdings).then(|| format!("{own} {rest}"))
        });
        own.unwrap_or(known)
    }

    /// "onboarding" is "your onboarding" and "mobile app" is "the mobile app". Of other languages, the grammar knows it.
    fn owned(&self, name: String) -> String {
        let words = self.words();
        let is_bare = after_any(&name, words.determiners).is_none();
        let is_plain = name.starts_with(char::is_lowercase) && !has_any(&name, &["our"]);
        if self.language != Language::English || !is_bare || !is_plain {
            return name;
        }
        let first = name.split(' ').next().unwrap_or_default();
        // "Finding movers" is not "your finding movers", but "opening hours" has a noun.
        if first.ends_with("ing")
            && !NOUNS_IN_ING.contains(&first)
            && first != name
            && !words.events.contains(&first)
        {
            return name;
        }
        if first.ends_with("ing")
            && name.split(' ').nth(1).is_some_and(|word| words.determiners.contains(&word))
        {
            return name;
        }
        let is_kind = |stems| self.is_kind(&name, stems);
        let is_shared = SHARED_NOUNS.contains(&head_noun(&name));
        let is_several = has_any(&name, &["and"]);
        let is_own = is_kind(words.events) || is_kind(words.views) || is_kind(words.holdings);
        if OWN_ADJECTIVES.contains(&first) && !is_several || is_own && !is_shared && !is_several {
            format!("your {name}")
        } else if WORDS_WITHOUT_ARTICLE.contains(&first) || GENERAL_NOUNS.contains(&head_noun(&name)) {
            name
        } else {
            format!("the {name}")
        }
    }

    /// Returns whether a name is about one of these things. English names end in their noun.
    fn is_kind(&self, name: &str, stems: &[&str]) -> bool {
        if self.language == Language::English {
            let several: Vec<&str> = stems.iter().copied().filter(|stem| stem.contains(' ')).collect();
            has_stem(head_noun(name), stems) || has_stem(&head(name), &several)
        } else {
            has_stem(&head(name), stems)
        }
    }

    fn questions_about(&self, name: &str) -> &'static [&'static str] {
        let words = self.words();
        let head = head(name);
        let is_own = words.possessives.iter().any(|word| has_any(&head, &[word]));
        let has_determiner = after_any(name, words.determiners).is_some() || name.starts_with("l'");
        let is_several = has_any(name, &[words.and.trim()]);
        // "Die" and "der" are articles, too.
        let can_relate = !matches!(self.language, Language::German | Language::Dutch);
        let has_relative = can_relate && name.split(' ').skip(1).any(|word| words.relatives.contains(&word));
        let is_story = has_relative && !is_romance(self.language)
            || self.language == Language::English
                && has_any(name, &["yourself", "you", "you'd", "you've", "a time", "an occasion"]);
        let begins_openly = || {
            name.starts_with("un'") || name.split(' ').next().is_some_and(|word| INDEFINITE.contains(&word))
        };
        let is_choice = self.language == Language::English
            && ["your favourite", "your favorite", "your biggest", "your best", "your worst", "your main"]
                .iter()
                .any(|begin| after(name, begin).is_some());
        let has_clause = has_relative && is_romance(self.language);
        // "A ajuda que recebe" begins with the article of a known thing.
        let is_known = name.starts_with("a ");
        let has_story = !words.about_story.is_empty();
        let is_told = match has_clause {
            true => has_story && !is_known,
            false => has_story && self.reading.before_relative(name).is_some(),
        };
        let superlative = || {
            let (_, rest) = name.split_once(' ')?;
            let article =
                words.about_superlative.iter().find(|(article, _)| after_any(name, &[*article]).is_some());
            article.filter(|_| has_any(rest, words.superlatives)).map(|(_, questions)| *questions)
        };
        if let Some(questions) = superlative().filter(|_| !is_several && !has_relative) {
            questions
        } else if begins_openly() && self.is_kind(name, words.offers) {
            words.about_offer
        } else if is_choice && !is_several {
            if head_noun(name).ends_with('s') { &["What are {topic}?"] } else { &["What is {topic}?"] }
        } else if is_told && begins_openly() {
            words.about_story
        } else if is_story {
            &words.about_word[words.about_word.len() - 1..]
        } else if self.language == Language::English && !has_determiner && is_gerund(name) {
            ABOUT_GERUND
        } else if !has_determiner {
            words.about_word
        } else if is_own && self.is_kind(name, words.holdings) {
            words.about_holding
        } else if self.is_kind(name, words.grounds) {
            words.about_ground
        } else if self.is_kind(name, words.views) {
            words.about_view
        } else if self.is_kind(name, words.events) && !is_several {
            words.about_event
        } else {
            words.about_phrase
        }
    }
}

/// Returns the noun of an English name: the last word before a preposition.
fn head_noun(name: &str) -> &str {
    let cues = &Language::English.tables().prompt;
    let words = name.split(' ').skip_while(|word| cues.articles.contains(word));
    let before = words.take_while(|word| {
        !cues.function_words.contains(word) && !matches!(*word, "since" | "after" | "before" | "so")
    });
    before.last().unwrap_or(name)
}

fn is_plural(noun: &str) -> bool {
    noun.ends_with('s') && !noun.ends_with("ss")
}

fn head(name: &str) -> String {
    name.split(' ').take(HEAD_WORDS).collect::<Vec<_>>().join(" ")
}

/// Returns whether an English name begins with a verb: "finding movers", unlike "opening hours".
fn is_gerund(name: &str) -> bool {
    let (first, rest) = name.split_once(' ').unwrap_or((name, ""));
    let is_one_thing = !rest.is_empty() && !has_any(rest, &["and"]);
    first.ends_with("ing") && first.len() > 5 && is_one_thing && !NOUNS_IN_ING.contains(&first)
}
