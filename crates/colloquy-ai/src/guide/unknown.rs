//! Words the question of a condition together with the condition, for an interview in which nothing is said about it: "If
//! you have children, how do they get here?"

use colloquy_domain::interviewing::may_ask_about;
use colloquy_domain::language::Language;

use super::check::is_addressed_fit;
use super::compose::{GuideComposer, about_several, capitalized, lowered};
use super::informal::informal_clause;
use super::sayable::is_sayable;
use crate::prompt_parts::wording::{after_any, word_count};

/// The most words in such a question, which is to be understood when it is heard once.
const QUESTION_WORDS: usize = 32;

/// Among how many words at the beginning of a condition is the pronoun of "those who have children".
const RELATIVE_WITHIN: usize = 5;

impl GuideComposer<'_> {
    /// Returns the question with its condition, if the condition is a fact that someone may be asked about.
    pub fn if_unknown(&self, condition: &str, question: &str) -> Option<String> {
        if self.is_foreign() || !may_ask_about(condition, self.language) {
            return None;
        }
        let (clause, table) = (self.condition_to_invitee(condition)?, &self.language.tables().life_facts);
        let (joint, keeps_capital) = table.joint;
        let question = if keeps_capital { question.to_owned() } else { lowered_question(question) };
        let asked = format!("{} {clause}{joint}{question}", capitalized(table.if_word));
        let is_clear = word_count(&asked) <= QUESTION_WORDS
            && is_addressed_fit(&clause, self.reading, self.language)
            && is_sayable(&asked, self.language, self.reading.briefing.address);
        is_clear.then_some(asked)
    }

    /// Returns a French condition on one person as one on several, as other rules know the invitees: "si la personne est
    /// là" becomes "s'ils est là".
    fn french_clause(&self, condition: &str) -> String {
        let lower = lowered(condition).replace('’', "'");
        let people = self.language.tables().guide.people;
        let is_person = |noun: &str| noun == "personne" || people.contains(&format!("{noun}s").as_str());
        let after_si = lower.strip_prefix("si ").unwrap_or_default();
        let subject = ["la ", "le ", "l'"].iter().find_map(|article| after_si.strip_prefix(article));
        let rest = match subject.and_then(|subject| subject.split_once(' ')) {
            Some((noun, rest)) if is_person(noun) => Some(rest),
            _ => after_si.strip_prefix("elle "),
        };
        let one = rest.map_or_else(|| lower.clone(), |rest| format!("s'il {rest}"));
        about_several("il", &one, self.language, self.is_informal)
    }

    /// Returns "you have children" of "if they have children".
    fn condition_to_invitee(&self, condition: &str) -> Option<String> {
        let cues = &self.language.tables().prompt;
        let whether = cues.whether.first()?;
        if let Some((_, rest)) = after_any(condition, cues.conditions)
            && let Some((pronoun, told)) = of_someone(rest, self.language)
        {
            // "A member" may be someone else.
            let is_certain =
                !matches!(self.language, Language::German | Language::French | Language::Italian);
            match pronoun {
                true => return in_second_person(told, self.language, self.is_informal),
                false if is_certain => {}
                false => return None,
            }
        }
        let (clause, is_of_one) = match after_any(condition, cues.conditions) {
            // "S'ils" is one word.
            Some(_) if self.language == Language::French => (self.french_clause(condition), false),
            Some((_, rest)) => (format!("{whether} {rest}"), false),
            None => clause_of_relative(condition, self.language)?,
        };
        let audience = &self.reading.audience;
        let clause = if audience.is_one() {
            about_several(&audience.description, &clause, self.language, self.is_informal)
        } else {
            clause
        };
        let turned = |people: &[String]| (self.words().second_person)(&clause, people);
        let second = turned(&self.nouns())?;
        // "They were members somewhere else" is about members only besides.
        let second = match second.split_once(' ') {
            Some((_, rest)) if has_lost_words(rest, &clause, self.language) => turned(&[])?,
            _ => second,
        };
        // "Chi ha figli" has the verb of the formal address already.
        if second == clause && (!is_of_one || self.is_informal) {
            return None;
        }
        let turned = self.addressed(&second).or_else(|| informal_clause(&clause, &second, self.language))?;
        let (first, rest) = turned.split_once(' ')?;
        if has_lost_words(rest, &clause, self.language) {
            return None;
        }
        let is_whether = cues.whether.contains(&first) || cues.conditions.contains(&first);
        is_whether.then(|| restored(rest.trim_end_matches([',', ' '])))
    }
}

/// Returns what a condition says about someone or one of many, after its "if", and whether it is only "someone".
fn of_someone(condition: &str, language: Language) -> Option<(bool, &str)> {
    const SOMEONE: &[&str] = &[
        "jemand",
        "eine person",
        "iemand",
        "een persoon",
        "qualcuno",
        "una persona",
        "alguien",
        "alguém",
        "uma pessoa",
        "quelqu'un",
        "quelqu’un",
        "une personne",
    ];
    const ONE: &[&str] = &["ein", "eine", "een", "un", "una", "uno", "um", "uma", "une"];
    if language == Language::English {
        return None;
    }
    let someone = after_any(condition, SOMEONE).map(|(_, told)| (true, told));
    someone.or_else(|| after_any(condition, ONE).map(|(_, told)| (false, told)))
}

/// Puts what is said about someone in the second person, as far as that is certain: "kleine Kinder hat" becomes "Sie kleine
/// Kinder haben", and "ha figli piccoli", whose form is that of the formal address, stays as it is.
fn in_second_person(told: &str, language: Language, is_informal: bool) -> Option<String> {
    const GERMAN: &[(&str, &str)] = &[
        ("hat", "haben"),
        ("hatte", "hatten"),
        ("ist", "sind"),
        ("war", "waren"),
        ("wurde", "wurden"),
        ("kommt", "kommen"),
        ("wohnt", "wohnen"),
        ("lebt", "leben"),
        ("arbeitet", "arbeiten"),
        ("nutzt", "nutzen"),
        ("benutzt", "benutzen"),
        ("fährt", "fahren"),
        ("macht", "machen"),
        ("braucht", "brauchen"),
        ("pflegt", "pflegen"),
        ("teilnimmt", "teilnehmen"),
        ("kennt", "kennen"),
        ("kauft", "kaufen"),
        ("spielt", "spielen"),
        ("singt", "singen"),
    ];
    let told = told.trim_end_matches([',', ' ']);
    let (first, rest) = told.split_once(' ')?;
    match (language, is_informal) {
        (Language::German, false) => {
            let (before, last) = told.rsplit_once(' ')?;
            let (_, several) = GERMAN.iter().find(|(one, _)| *one == last)?;
            Some(format!("Sie {before} {several}"))
        }
        (Language::Dutch, false) => Some(format!("u {told}")),
        (Language::Dutch, true) => {
            let you = |word: &str| match word {
                "heeft" => "hebt".to_owned(),
                "is" => "bent".to_owned(),
                _ => word.to_owned(),
            };
            Some(format!("je {}", told.split(' ').map(you).collect::<Vec<_>>().join(" ")))
        }
        (Language::Italian | Language::Spanish | Language::Portuguese, false) => Some(told.to_owned()),
        (Language::Italian | Language::Spanish | Language::Portuguese, true) => {
            let second_singular = language.tables().informal.as_ref()?.second_singular?;
            Some(format!("{} {rest}", second_singular(first, rest)?))
        }
        _ => None,
    }
}

/// Returns whether a clause to the invitee has lost its verb with its noun: "you somewhere else before" of "they were members
/// somewhere else before".
fn has_lost_words(turned: &str, clause: &str, language: Language) -> bool {
    language == Language::English && word_count(turned) + 2 < word_count(clause)
}

/// Restores nouns and adverbs that were taken for verbs or adjectives in the plural: "lejo o leja" is "lejos".
fn restored(clause: &str) -> String {
    const TAKEN: [(&str, &str); 4] = [
        ("lejo o leja", "lejos"),
        ("mientro o mientra", "mientras"),
        ("studento o studenta", "studente"),
        (" en tre ", " en tren "),
    ];
    let whole = TAKEN.iter().fold(format!("{clause} "), |clause, (from, to)| clause.replace(from, to));
    whole.trim_end().to_owned()
}

/// Returns "whether they have children" of "those who have children", and whether its verb is in the singular.
fn clause_of_relative(condition: &str, language: Language) -> Option<(String, bool)> {
    let (pronouns, lead): (&[(&str, bool)], &str) = match language {
        Language::English => (&[("who", false)], "whether they"),
        Language::French => (&[("qui", false)], "s'ils"),
        Language::Spanish => (&[("que", false), ("quien", true)], "si"),
        Language::Italian => (&[("chi", true), ("che", false)], "se"),
        Language::Portuguese => (&[("que", false), ("quem", true)], "se"),
        Language::German | Language::Dutch => return None,
    };
    let words: Vec<&str> = condition.split(' ').collect();
    let at = words.iter().take(RELATIVE_WITHIN).position(|word| {
        let word = word.to_lowercase();
        pronouns.iter().any(|(pronoun, _)| *pronoun == word)
    })?;
    let word = words[at].to_lowercase();
    let is_of_one = pronouns.iter().any(|(pronoun, is_of_one)| *pronoun == word && *is_of_one);
    let rest = words[at + 1..].join(" ");
    (!rest.is_empty()).then(|| (format!("{lead} {rest}"), is_of_one))
}

fn lowered_question(question: &str) -> String {
    match question.strip_prefix('¿') {
        Some(question) => format!("¿{}", lowered(question)),
        None => lowered(question),
    }
}

#[cfg(test)]
mod tests {
    use colloquy_domain::language::Language;
    use colloquy_domain::language::Language::{Dutch, English, French, German, Italian, Portuguese, Spanish};

    use crate::guide::guide_of;

    fn asked(prompt: &str, language: Language) -> Vec<Option<String>> {
        let guide = guide_of(prompt, language);
        guide.conditions.iter().map(|condition| condition.if_unknown.clone()).collect()
    }

    #[test]
    fn a_question_names_its_condition_in_every_language() {
        let cases = [
            (
                English,
                "Ask parents about the food. If they have a child with special needs, ask how the staff helps.",
                "If you have a child with special needs, could you tell me how the staff helps?",
            ),
            (
                German,
                "Frage die Gäste nach dem Essen. Falls sie mit dem Zug angereist sind, frage, wie der Weg vom \
                 Bahnhof war.",
                "Falls Sie mit dem Zug angereist sind: Wie war der Weg vom Bahnhof?",
            ),
            (
                French,
                "Demandez aux vacanciers comment s'est passée l'arrivée. S'ils ont un chien, demandez comment il \
                 a été accueilli.",
                "Si vous avez un chien, pouvez-vous me dire comment il a été accueilli\u{a0}?",
            ),
            (
                Spanish,
                "Pregunta a los socios por los horarios. Si tienen hijos, pregunta si les serviría una ludoteca.",
                "Si tiene hijos, ¿le serviría una ludoteca?",
            ),
            (
                Italian,
                "Chiedi ai clienti dei prezzi. Se hanno un animale domestico, chiedi se trovano i prodotti giusti.",
                "Se ha un animale domestico, trova i prodotti giusti?",
            ),
            (
                Portuguese,
                "Pergunte aos pacientes pelos horários. Se vêm de ônibus, pergunte como é o caminho até a clínica.",
                "Se vem de ônibus, como é o caminho até a clínica?",
            ),
            (
                Dutch,
                "Vraag klanten naar de prijs. Als ze met de trein kwamen, vraag hoe ze onze winkel vonden.",
                "Als u met de trein kwam, hoe vond u onze winkel?",
            ),
        ];
        for (language, prompt, question) in cases {
            assert_eq!(asked(prompt, language), [Some(question.to_owned())], "{language:?}");
        }
    }

    #[test]
    fn those_for_whom_a_question_is_are_asked_whether_they_belong_to_them() {
        let cases = [
            (
                English,
                "Ask visitors about the museum. Those who have children: what do you think of the playroom?",
                "If you have children, what do you think of the playroom?",
            ),
            (
                Italian,
                "Intervista i visitatori sul museo. A chi è venuto in treno, chiedi come ci ha trovati.",
                "Se è venuto in treno, come ci ha trovati?",
            ),
            (
                Spanish,
                "Entrevista a los visitantes sobre el museo. A los que vinieron en coche, pregúntales cómo nos \
                 encontraron.",
                "Si vino en coche, ¿cómo nos encontró?",
            ),
        ];
        for (language, prompt, question) in cases {
            assert_eq!(asked(prompt, language), [Some(question.to_owned())], "{language:?}");
        }
    }

    #[test]
    fn what_is_said_felt_or_delicate_is_not_asked_about() {
        let prompt = "Ask about the food. If they mention another nursery, ask what it did better. If they sound \
                      unhappy, ask why. If their child died, ask how we helped. If they had an accident, ask what \
                      happened.";
        let asked = asked(prompt, English);
        assert!(asked.len() >= 3 && asked.iter().all(Option::is_none), "{asked:#?}");
    }

    #[test]
    fn what_is_to_be_left_at_an_answer_is_no_reason_to_ask() {
        for (language, prompt) in [
            (German, "Frage Eltern nach dem Essen. Bei Kritik an einzelnen Lehrern nicht nachbohren."),
            (German, "Frage Gäste nach dem Zimmer. Bei Krankheiten bitte nicht weiter nachfragen."),
            (Dutch, "Vraag ouders naar het eten. Bij kritiek op een leerkracht niet doorvragen."),
        ] {
            assert_eq!(asked(prompt, language), [], "{prompt}");
        }
    }

    #[test]
    fn a_condition_on_someone_is_put_to_the_invitee_and_one_on_somebody_else_is_not() {
        let cases = [
            (
                German,
                "Frage die Mitglieder nach dem Training. Falls jemand kleine Kinder hat, frage nach der Betreuung.",
                Some("Falls Sie kleine Kinder haben: Was denken Sie über die Betreuung?"),
            ),
            (
                Dutch,
                "Vraag leden naar de training. Als iemand met de bus komt, vraag dan hoe de reis is.",
                Some("Als u met de bus komt, hoe is de reis?"),
            ),
            (
                Italian,
                "Chiedi ai soci dell'allenamento. Se qualcuno ha figli piccoli, chiedi della custodia.",
                Some("Se ha figli piccoli, come valuta la custodia?"),
            ),
            (
                Spanish,
                "Pregunta a los socios por la sala. Si alguien tiene hijos pequeños, pregunta por la guardería.",
                Some("Si tiene hijos pequeños, ¿qué opina sobre la guardería?"),
            ),
            (
                Portuguese,
                "Pergunte aos sócios pelo treino. Se alguém tem filhos pequenos, pergunte pela creche.",
                Some("Se tem filhos pequenos, o que pensa sobre a creche?"),
            ),
            (
                German,
                "Frage nach dem Training. Wenn ein Mitglied mit dem Bus kommt, frage, wie der Weg ist.",
                None,
            ),
            (
                Italian,
                "Chiedi dell'allenamento. Se un socio viene in autobus, chiedi com'è il viaggio.",
                None,
            ),
            (
                French,
                "Parlez de l'entraînement. Si un membre vient en bus, demandez comment est le trajet.",
                None,
            ),
        ];
        for (language, prompt, question) in cases {
            assert_eq!(asked(prompt, language), [question.map(str::to_owned)], "{prompt}");
        }
    }
}
