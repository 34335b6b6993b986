//! Recognizes that an answer to another question has given a fact that a topic asks for: when, how often, with whom, whom
//! someone turns to, how much, or what would have kept them.

use colloquy_languages::PerLanguage;

use crate::guide::InterviewGuide;
use crate::interviewing::normalized_text::NormalizedText;
use crate::interviewing::synonyms::is_same_thing;
use crate::interviewing::topic_words::content_words;
use crate::interviewing::word_patterns::WordPatternSet;
use crate::language::Language;

/// The most words that carry meaning in a question for how long the wait was. Longer ones ask for more.
const WAITING_WORDS: usize = 3;

/// The cues of one language, as [`colloquy_languages::fact_cues::FactCues`] describes them.
struct CompiledFactCues {
    when: WordPatternSet,
    dates: WordPatternSet,
    how_often: WordPatternSet,
    frequencies: WordPatternSet,
    whom: WordPatternSet,
    contacting: WordPatternSet,
    company: WordPatternSet,
    companions: WordPatternSet,
    motion: WordPatternSet,
    how_much: WordPatternSet,
    amounts: WordPatternSet,
    staying: WordPatternSet,
    would_stay: WordPatternSet,
    waiting: WordPatternSet,
    durations: WordPatternSet,
    waited: WordPatternSet,
    times_asked: WordPatternSet,
    times: WordPatternSet,
    how_long: WordPatternSet,
    spans: WordPatternSet,
    instead: WordPatternSet,
    replacements: WordPatternSet,
    origins: WordPatternSet,
    brought: WordPatternSet,
    recommending: WordPatternSet,
    recommended: WordPatternSet,
    returning: WordPatternSet,
    would_return: WordPatternSet,
}

static CUES: PerLanguage<CompiledFactCues> = PerLanguage::new(|language| {
    let cues = &language.tables().fact_cues;
    let set = WordPatternSet::of;
    CompiledFactCues {
        when: set(cues.when),
        dates: set(cues.dates),
        how_often: set(cues.how_often),
        frequencies: set(cues.frequencies),
        whom: set(cues.whom),
        contacting: set(cues.contacting),
        company: set(cues.company),
        companions: set(cues.companions),
        motion: set(cues.motion),
        how_much: set(cues.how_much),
        amounts: set(cues.amounts),
        staying: set(cues.staying),
        would_stay: set(cues.would_stay),
        waiting: set(cues.waiting),
        durations: set(cues.durations),
        waited: set(cues.waited),
        times_asked: set(cues.times_asked),
        times: set(cues.times),
        how_long: set(cues.how_long),
        spans: set(cues.spans),
        instead: set(cues.instead),
        replacements: set(cues.replacements),
        origins: set(cues.origins),
        brought: set(cues.brought),
        recommending: set(cues.recommending),
        recommended: set(cues.recommended),
        returning: set(cues.returning),
        would_return: set(cues.would_return),
    }
});

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fact {
    Date,
    Frequency,
    Contact,
    Company,
    Amount,
    WhatWouldHaveKept,
    Waiting,
    TimeOfDay,
    HowLong,
    Replacement,
    Origin,
    Recommendation,
    Return,
}

/// What each topic of a guide asks for, if that is one fact.
pub struct FactMatcher {
    /// The fact, and the words that say of what.
    topics: Vec<Option<(Fact, Vec<String>)>>,
    language: Language,
}

impl FactMatcher {
    pub fn of(guide: &InterviewGuide, language: Language) -> Self {
        let topics = guide.topics.iter().map(|topic| asked_for(&topic.opening, language)).collect();
        FactMatcher { topics, language }
    }

    /// Returns whether a sentence gives the fact that a topic asks for.
    pub fn is_given(&self, topic: usize, said: &NormalizedText) -> bool {
        let Some((fact, own)) = &self.topics[topic] else { return false };
        let cues = CUES.of(self.language);
        match fact {
            Fact::Date => cues.dates.is_in(said) && self.is_about(own, said),
            Fact::Frequency => cues.frequencies.is_in(said) && self.is_about_doing(own, said),
            Fact::TimeOfDay => cues.times.is_in(said) && self.is_about_doing(own, said),
            Fact::HowLong => cues.spans.is_in(said),
            Fact::Replacement => cues.replacements.is_in(said),
            Fact::Origin => cues.brought.is_in(said),
            Fact::Recommendation => cues.recommended.is_in(said),
            Fact::Return => cues.would_return.is_in(said),
            Fact::Waiting => cues.durations.is_in(said) && cues.waited.is_in(said),
            Fact::Amount => cues.amounts.is_in(said) && self.is_about(own, said),
            Fact::Contact => cues.contacting.is_in(said),
            Fact::WhatWouldHaveKept => cues.would_stay.is_in(said),
            Fact::Company => cues.companions.is_in(said) && cues.motion.is_in(said),
        }
    }

    /// Returns whether a sentence is about these words, or about going somewhere or using something if they are: "How often do
    /// you come?" is answered by "we are there every day".
    fn is_about_doing(&self, own: &[String], said: &NormalizedText) -> bool {
        let motion = &CUES.of(self.language).motion;
        let is_coming = own.iter().all(|word| motion.is_in(&NormalizedText::of(word)));
        self.is_about(own, said) || is_coming && motion.is_in(said)
    }

    /// Returns whether a sentence has half of these words, or words for the same things.
    fn is_about(&self, own: &[String], said: &NormalizedText) -> bool {
        let shared = |word: &&String| said.words().any(|other| is_same_thing(word, other, self.language));
        let count = own.iter().filter(shared).count();
        count > 0 && count * 2 >= own.len()
    }
}

/// Returns the fact that a question asks for, and the words that say of what. A question for two things asks for no single
/// fact.
fn asked_for(opening: &str, language: Language) -> Option<(Fact, Vec<String>)> {
    let (asked, cues) = (NormalizedText::of(opening), CUES.of(language));
    let words: Vec<&str> = asked.words().collect();
    let question_words = language.tables().prompt.question_words;
    let interrogatives = || (0..words.len()).filter(|at| question_words.contains(&words[*at]));
    let first = interrogatives().next().unwrap_or(words.len());
    let asks = |patterns: &WordPatternSet| patterns.places_in(&words).next().is_some_and(|at| at <= first);
    let fact = match () {
        () if cues.whom.is_in(&asked) => Fact::Contact,
        () if cues.company.is_in(&asked) => Fact::Company,
        () if asks(&cues.how_often) => Fact::Frequency,
        () if asks(&cues.times_asked) => Fact::TimeOfDay,
        () if asks(&cues.how_long) => Fact::HowLong,
        () if asks(&cues.how_much) => Fact::Amount,
        () if asks(&cues.when) => Fact::Date,
        () if cues.staying.is_in(&asked) => Fact::WhatWouldHaveKept,
        () if cues.waiting.is_in(&asked) && content_words(&asked, language).len() <= WAITING_WORDS => {
            Fact::Waiting
        }
        () if cues.instead.is_in(&asked) => Fact::Replacement,
        () if first < words.len() && cues.origins.is_in(&asked) => Fact::Origin,
        () if cues.recommending.is_in(&asked) => Fact::Recommendation,
        () if cues.returning.is_in(&asked) => Fact::Return,
        () => return None,
    };
    // "When and why did you leave?" is not answered by a month.
    let joints = language.tables().sentiment.modifiers.joints;
    let is_second = |at: usize| at > 0 && joints.contains(&words[at - 1]);
    if interrogatives().any(is_second) {
        return None;
    }
    // "Often" says nothing of what.
    let is_of_question = |word: &&str| cues.how_often.has_word(word) || cues.times_asked.has_word(word);
    let own = content_words(&asked, language).into_iter().filter(|word| !is_of_question(word));
    Some((fact, own.map(str::to_owned).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::{GuideDraft, GuideTopic, TopicDepth};

    fn is_given(language: Language, question: &str, answer: &str) -> bool {
        let topic = GuideTopic {
            name: "it".to_owned(),
            opening: question.to_owned(),
            keywords: vec!["it".to_owned()],
            is_required: true,
            depth: TopicDepth::Usual,
        };
        let draft = GuideDraft { topics: vec![topic], ..GuideDraft::default() };
        let guide = InterviewGuide::new(draft).expect("a guide");
        FactMatcher::of(&guide, language).is_given(0, &NormalizedText::of(answer))
    }

    #[test]
    fn a_fact_may_be_given_before_it_is_asked_for() {
        use Language::{Dutch, English, French, German, Italian, Portuguese, Spanish};
        let given = [
            (English, "Who can you turn to with questions?", "Denise is the one I go to with everything"),
            (English, "Who did you come with?", "we went with the kids on Sunday"),
            (English, "When did you cancel?", "I cancelled at the end of February"),
            (English, "How often do you swim?", "I swim three times a week before work"),
            (English, "How much do you pay for the ticket?", "the ticket is 49 euros now"),
            (German, "An wen wenden Sie sich mit Fragen?", "Wenn was ist, frage ich immer die Petra"),
            (German, "Mit wem waren Sie da?", "Wir waren mit den Enkeln da"),
            (German, "Wann haben Sie gekündigt?", "gekündigt habe ich schon im Herbst"),
            (German, "Wie oft schwimmen Sie?", "ich schwimme dreimal die Woche vor der Arbeit"),
            (French, "Vers qui vous tournez-vous ?", "en général je demande à la secrétaire"),
            (French, "Avec qui êtes-vous venue ?", "nous sommes venus avec les petits"),
            (French, "Combien de fois nagez-vous ?", "je nage deux fois par semaine avant le travail"),
            (Spanish, "¿Con quién vino?", "para allá que nos fuimos con los nietos"),
            (Spanish, "¿A quién acude cuando tiene dudas?", "yo siempre le pregunto a Maite"),
            (Spanish, "¿Cuántas veces va a la piscina?", "voy a la piscina tres veces por semana"),
            (Italian, "A chi ti sei rivolto?", "ne ho parlato solo con la mia ragazza"),
            (Italian, "Con chi è venuta?", "ci siamo andati con i nipoti"),
            (Portuguese, "Com quem veio?", "viemos com as crianças"),
            (Portuguese, "A quem recorre quando tem dúvidas?", "eu pergunto à Sandra"),
            (Dutch, "Bij wie kunt u terecht met vragen?", "dat vraag ik altijd even na bij Els"),
            (Dutch, "Met wie kwam u?", "we zijn met de kinderen gekomen"),
            (English, "Could anything have kept you?", "if they had let me do afternoons I'd have stayed"),
            (German, "Was hätte Sie halten können?", "mit Teilzeit wäre ich geblieben"),
            (French, "Qu’est-ce qui aurait pu vous retenir ?", "avec un temps partiel je serais restée"),
            (Spanish, "¿Qué le habría hecho quedarse?", "con otro horario me hubiera quedado"),
            (Italian, "Che cosa l’avrebbe trattenuta?", "con un altro orario sarei rimasta"),
            (Dutch, "Wat had u kunnen houden?", "met minder uren was ik gebleven"),
            (Portuguese, "O que o teria feito ficar?", "com outro horário teria ficado"),
            (English, "Who did you ring about it?", "in the end I rang the ward and a girl explained it"),
            (English, "At what times of day do you use it?", "I use it mostly in the evening"),
            (English, "How long have you lived here?", "I've been in this flat for eleven years"),
            (English, "What do you use instead?", "it kept failing, so we've gone back to spreadsheets"),
            (English, "How did you come to join us?", "a friend from work dragged me along"),
            (English, "Would you recommend it to a friend?", "I wouldn't recommend it to anyone my age"),
            (English, "Would you come again?", "we'll be back before the summer"),
            (English, "What do you do for exercise instead?", "these days I push a buggy up the hill"),
            (Italian, "Con chi è venuto?", "siamo venuti in quattro, con due cani"),
            (Portuguese, "A quem recorre quando a internet cai?", "quando cai é ela quem resolve"),
            (German, "Zu welcher Tageszeit nutzen Sie die App?", "ich nutze die App vor allem abends"),
            (German, "Wie lange wohnen Sie schon hier?", "ich bin seit neun Jahren im Haus"),
            (German, "Was nutzen Sie stattdessen?", "wir sind zurück zu Papier"),
            (German, "Wie sind Sie zu uns gekommen?", "meine Nachbarin hat mich damals mitgenommen"),
            (German, "Würden Sie uns weiterempfehlen?", "im Moment würde ich das keinem empfehlen"),
            (French, "À quels moments l’utilisez-vous ?", "je l'utilise surtout le matin"),
            (French, "Depuis combien de temps êtes-vous là ?", "j'y suis depuis quatre ans"),
            (French, "Qu’utilisez-vous maintenant ?", "on est revenus à un simple cahier"),
            (French, "Comment nous avez-vous connus ?", "c'est ma voisine qui m'en a parlé"),
            (French, "Reviendriez-vous ?", "je reviendrai avec les petits"),
            (Spanish, "¿En qué momentos la usas?", "la uso sobre todo por la noche"),
            (Spanish, "¿Cuánto tiempo llevas aquí?", "llevo seis años en la empresa"),
            (Spanish, "¿Qué usas ahora en su lugar?", "me he pasado a una libreta"),
            (Spanish, "¿Cómo nos conociste?", "me lo recomendó una compañera"),
            (Italian, "In quali momenti della giornata l’hai usata?", "uso l'app soprattutto la mattina"),
            (Italian, "Da quanto tempo canti con noi?", "ci vengo da dodici anni"),
            (Italian, "Che cosa usi adesso?", "sono tornata al foglio di carta"),
            (Italian, "La consiglieresti a un collega?", "per ora a un collega non la consiglio"),
            (Portuguese, "Há quanto tempo é sócio?", "já cá estou há vinte anos"),
            (Portuguese, "O que usa agora em vez disso?", "voltei ao papel e à caneta"),
            (Portuguese, "Como soube de nós?", "foi a minha irmã que me falou"),
            (Portuguese, "Voltaria a inscrever-se?", "com este preço não volto"),
            (Dutch, "Hoe lang ben je al lid?", "ik zing er al tweeëntwintig jaar"),
            (Dutch, "Wat gebruik je nu in plaats daarvan?", "ik ben terug naar papier"),
            (Dutch, "Hoe ben je bij het koor gekomen?", "mijn buurvrouw nam me mee"),
            (Dutch, "Zou u het aanraden?", "ik zou het mijn zus niet aanraden"),
        ];
        let missed: Vec<_> = given.iter().filter(|it| !is_given(it.0, it.1, it.2)).collect();
        assert!(missed.is_empty(), "{missed:#?}");
    }

    #[test]
    fn a_date_or_a_person_in_passing_answers_no_question() {
        use Language::{Dutch, English, French, German, Italian, Portuguese, Spanish};
        let others = [
            (English, "When did you cancel?", "my sister moved here in February"),
            (English, "When and why did you cancel?", "I cancelled in February"),
            (English, "What was it like when you arrived?", "we arrived in June"),
            (English, "How often do you swim?", "I water the plants every day"),
            (English, "Who did you come with?", "I have trouble with my knee"),
            (English, "How much do you pay for the ticket?", "a coffee is five euros there"),
            (German, "Wann haben Sie gekündigt?", "im März war es noch kalt"),
            (German, "Mit wem waren Sie da?", "ich wohne mit meiner Mutter zusammen"),
            (German, "Wie oft schwimmen Sie?", "ich gehe jeden Tag mit dem Hund"),
            (French, "Avec qui êtes-vous venue ?", "j’habite avec ma mère"),
            (French, "Combien de fois nagez-vous ?", "je promène le chien tous les jours"),
            (Spanish, "¿Con quién vino?", "comparto piso con mi hermana"),
            (Italian, "Con chi è venuta?", "abito con mia madre"),
            (Portuguese, "Com quem veio?", "moro com a minha mãe"),
            (Dutch, "Met wie kwam u?", "ik woon met mijn moeder samen"),
            (English, "Could anything have kept you?", "I stayed for four years"),
            (English, "Would you come again, and why?", "we'll be back before the summer"),
            (English, "At what times of day do you use it?", "my sister works in the evening"),
            (English, "How did you come to join us?", "I've been a member for years"),
            (English, "Would you recommend it to a friend?", "a friend of mine is on holiday"),
            (German, "Wie sind Sie zu uns gekommen?", "ich komme jeden Dienstag"),
            (German, "Würden Sie uns weiterempfehlen?", "mein Arzt hat mir Ruhe empfohlen"),
            (French, "Comment nous avez-vous connus ?", "je connais tout le monde ici"),
            (Spanish, "¿Cuánto tiempo llevas aquí?", "llevo a los niños al colegio"),
            (Italian, "Da quanto tempo canti con noi?", "canto nel coro dei bassi"),
            (Portuguese, "Voltaria a inscrever-se?", "inscrevi-me pela internet"),
            (Dutch, "Wat gebruik je nu in plaats daarvan?", "ik gebruikte het elke dag"),
        ];
        let wrong: Vec<_> = others.iter().filter(|it| is_given(it.0, it.1, it.2)).collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}
