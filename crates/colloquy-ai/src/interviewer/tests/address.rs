//! How the invitee is addressed.

use super::*;

/// Returns what the interviewer says in an interview with unremarkable, bad, short and refused answers.
fn said_by_interviewer(locale: &str, prompt: &str, answers: &[&str]) -> String {
    let said = interview(locale, prompt, answers);
    said.iter().step_by(2).cloned().collect::<Vec<_>>().join(" ")
}

fn has_any(text: &str, words: &[&str]) -> bool {
    text.split(|letter: char| !letter.is_alphanumeric()).any(|word| words.contains(&word))
}

#[test]
fn an_interview_whose_prompt_asks_informally_stays_informal() {
    let german = "1. Wie oft kaufst du bei uns ein?\n2. Passen dir unsere Öffnungszeiten?\n3. Was fehlt dir?";
    let french = "1. Comment as-tu entendu parler de nous ?\n2. Est-ce que l'horaire te convient ?\n3. Que changerais-tu ?";
    let dutch = "1. Hoe heb je ons gevonden?\n2. Hoe vind je de openingstijden?\n3. Wat mis je?";
    for (locale, prompt, answers, formal) in [
        (
            "de",
            german,
            [
                "Einmal die Woche, aber an der Kasse hat mich neulich jemand angeschrien und keiner hat geholfen.",
                "Ich habe den Laden dann verlassen.",
                "Geht so.",
                "Darüber möchte ich nicht sprechen.",
            ],
            &["Sie", "Ihnen", "Ihr", "Ihre", "Ihren", "Ihrer"][..],
        ),
        (
            "fr",
            french,
            [
                "Par une amie, mais au guichet on m'a crié dessus et personne ne m'a aidé.",
                "Je suis parti.",
                "Bof.",
                "Je préfère ne pas en parler.",
            ],
            &["vous", "Vous", "votre", "vos", "Votre", "Vos"],
        ),
        (
            "nl",
            dutch,
            [
                "Via een vriendin, maar aan de kassa werd ik uitgescholden en niemand hielp me.",
                "Ik ben weggegaan.",
                "Gaat wel.",
                "Daar praat ik liever niet over.",
            ],
            &["u", "U", "uw", "Uw"],
        ),
    ] {
        let said = said_by_interviewer(locale, prompt, &answers);
        assert!(!has_any(&said, formal), "{said}");
        let usual = prompt.replace("du ", "Sie ").replace("dir", "Ihnen").replace("kaufst", "kaufen");
        let said = said_by_interviewer(locale, &usual, &answers);
        assert_eq!(has_any(&said, formal), locale == "de", "{said}");
    }
}
