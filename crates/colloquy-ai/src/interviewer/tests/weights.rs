//! What is said to invitees who tell something that weighs on them, without a word of feeling and in the middle of something
//! else.

use colloquy_languages::rapport::RapportReplies;

use super::*;

/// Two topics for each language.
fn prompt(locale: &str) -> &'static str {
    match locale {
        "en" => "Ask about the visits and about the letters.",
        "de" => "Frage nach den Besuchen und nach den Briefen.",
        "fr" => "Demande leur avis sur les visites et sur les courriers.",
        "es" => "Pregunta por las visitas y por las cartas.",
        "it" => "Chiedi delle visite e delle lettere.",
        "pt" => "Pergunta sobre as visitas e sobre as cartas.",
        _ => "Vraag naar de bezoeken en naar de brieven.",
    }
}

fn replies(locale: &str) -> &'static RapportReplies {
    &Locale::parse(locale).expect("a locale").language().tables().rapport.formal
}

/// Returns what is said after this answer to the first question.
fn after(locale: &str, answer: &str) -> String {
    let opening = spoken(&situation(locale, prompt(locale), &[])).0;
    spoken(&situation(locale, prompt(locale), &[&opening, answer])).0
}

fn asks_more(locale: &str, turn: &str) -> bool {
    let language = Locale::parse(locale).expect("a locale").language();
    language.tables().interviewer.follow_ups.all().any(|question| turn.ends_with(question))
}

#[test]
fn what_weighs_on_someone_gets_sympathy_and_a_question_although_it_is_in_the_middle() {
    let said = [
        (
            "en",
            "The lady comes at nine and makes the bed. The other day the key stuck and I sat on the landing until \
             evening and nobody came past. She brings the paper too.",
        ),
        (
            "de",
            "Die Dame kommt um neun und macht das Bett. Neulich ist der Schlüssel abgebrochen, und ich saß bis zum \
             Abend im Treppenhaus, und keiner ist vorbeigekommen. Die Zeitung bringt sie auch.",
        ),
        (
            "fr",
            "La dame vient à neuf heures et fait le lit. L'autre jour la clé s'est cassée et je suis restée assise \
             sur le palier jusqu'au soir, personne n'est passé. Elle apporte aussi le journal.",
        ),
        (
            "es",
            "La señora viene a las nueve y hace la cama. El otro día se rompió la llave y me quedé sentada en el \
             rellano hasta la noche y no pasó nadie. También trae el periódico.",
        ),
        (
            "it",
            "La signora viene alle nove e rifà il letto. L'altro giorno si è rotta la chiave e sono rimasta seduta \
             sul pianerottolo fino a sera e non è passato nessuno. Porta anche il giornale.",
        ),
        (
            "pt",
            "A senhora vem às nove e faz a cama. No outro dia partiu-se a chave e fiquei sentada nas escadas até à \
             noite e ninguém passou. Também traz o jornal.",
        ),
        (
            "nl",
            "De mevrouw komt om negen uur en maakt het bed op. Laatst brak de sleutel af en zat ik tot de avond op \
             de trap en er kwam niemand langs. Ze brengt ook de krant.",
        ),
    ];
    for (locale, answer) in said {
        let next = after(locale, answer);
        let reacts = replies(locale).to_feelings().any(|text| next.starts_with(text));
        assert!(reacts && asks_more(locale, &next), "{answer} {next}");
    }
}

#[test]
fn everyday_life_gets_no_sympathy() {
    let said = [
        ("en", "She comes at nine, we have tea, and then I do the crossword on my own by the window."),
        (
            "de",
            "Sie kommt um neun, wir trinken Tee, und dann löse ich allein am Fenster mein Kreuzworträtsel.",
        ),
        (
            "fr",
            "Elle vient à neuf heures, on prend le thé, puis je fais mes mots croisés seule à la fenêtre.",
        ),
        ("es", "Viene a las nueve, tomamos un té y luego hago mi crucigrama sola en la ventana."),
        ("it", "Viene alle nove, beviamo un tè e poi faccio le parole crociate da sola alla finestra."),
        ("pt", "Vem às nove, bebemos um chá e depois faço as palavras cruzadas sozinha à janela."),
        ("nl", "Ze komt om negen uur, we drinken thee en daarna los ik alleen bij het raam mijn puzzel op."),
    ];
    for (locale, answer) in said {
        let next = after(locale, answer);
        let said = replies(locale);
        let reacts = [said.burden, said.serious, said.grief, said.hardship].concat();
        let reacts = reacts.iter().any(|text| next.contains(text));
        assert!(!reacts, "{answer} {next}");
    }
}

#[test]
fn what_has_consequences_is_called_serious_and_is_followed_up() {
    let said = [
        (
            "en",
            "They come on Mondays. In May the letter with the deadline went to a stranger and we lost the grant.",
        ),
        (
            "de",
            "Die kommen montags. Im Mai ging der Brief mit der Frist an einen Fremden, und wir haben die Förderung verloren.",
        ),
        (
            "fr",
            "Ils viennent le lundi. En mai la lettre est partie chez un inconnu et on a perdu la subvention.",
        ),
        ("es", "Vienen los lunes. En mayo la carta del plazo fue a un desconocido y perdimos la ayuda."),
        (
            "it",
            "Vengono il lunedì. A maggio la lettera con la scadenza è andata a un estraneo e abbiamo perso il contributo.",
        ),
        (
            "pt",
            "Vêm à segunda. Em maio deram a morada da minha filha a um estranho e perdemos o apoio por causa disso.",
        ),
        (
            "nl",
            "Ze komen op maandag. In mei ging de brief met de termijn naar een vreemde en was de subsidie weg.",
        ),
    ];
    for (locale, answer) in said {
        let next = after(locale, answer);
        let reacts = replies(locale).serious.iter().any(|text| next.starts_with(text));
        assert!(reacts && asks_more(locale, &next), "{answer} {next}");
    }
}

#[test]
fn what_follows_a_question_about_a_burden_is_not_followed_up_again() {
    let opening = spoken(&situation("en", prompt("en"), &[])).0;
    let answer = "She comes at nine. The other day I sat on the landing until evening and nobody came past.";
    let next = spoken(&situation("en", prompt("en"), &[&opening, answer])).0;
    assert!(asks_more("en", &next), "{next}");
    let more = "I had my slippers on and I was cold and I didn't dare to ring the neighbours.";
    let after = spoken(&situation("en", prompt("en"), &[&opening, answer, &next, more])).0;
    assert!(after.contains("letters"), "{after}");
}
