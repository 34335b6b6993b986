//! Whole conversations in every language, each with an invitee who is happy, one who is not, and one who says little.

use super::*;
use Sentiment::{Negative, Neutral, Positive};

fn check(locale: &str, expected: Sentiment, turns: &[(Role, &str)], planted: &[&str]) {
    let analysis = analysed(locale, turns);
    keeps_its_promises(turns, &analysis);
    assert_eq!(analysis.sentiment, Some(expected), "{turns:?}");
    let cited = texts(&analysis);
    let missing: Vec<_> = planted.iter().filter(|text| !cited.iter().any(|cited| cited == *text)).collect();
    assert!(missing.is_empty(), "{missing:?} is not among {cited:?}");
    let summary = analysis.summary.expect("a summary");
    let quoted = planted.iter().filter(|text| summary.contains(text.trim_end_matches('.')));
    assert!(planted.is_empty() || quoted.count() > 0, "{summary}");
}

#[test]
fn in_english() {
    let onboarding = "The onboarding checklist saved me hours in my first week.";
    let turns = [
        (Assistant, "Welcome! How was your first month?"),
        (User, "Um, yes. It was great, honestly. The onboarding checklist saved me hours in my first week."),
        (Assistant, "And the team?"),
        (User, "Everybody has been friendly and patient. I like that my manager listens."),
    ];
    check("en", Positive, &turns, &[onboarding, "I like that my manager listens."]);
    let turns = [
        (Assistant, "Why did you cancel your plan?"),
        (User, "Well. The invoices were wrong three months in a row and support ignored my emails."),
        (Assistant, "What else?"),
        (User, "The price is not reasonable any more. I don't know."),
    ];
    let invoices = "The invoices were wrong three months in a row and support ignored my emails.";
    check("en-GB", Negative, &turns, &[invoices, "The price is not reasonable any more."]);
    let turns = [
        (Assistant, "How often do you use the app?"),
        (User, "On Mondays, in the office."),
        (Assistant, "Do you like it?"),
        (User, "I don't know."),
    ];
    check("en", Neutral, &turns, &["On Mondays, in the office."]);
}

#[test]
fn in_french() {
    let turns = [
        (Assistant, "Comment s’est passé votre premier mois ?"),
        (User, "Euh, oui. Franchement, j’ai adoré la formation du premier jour. Merci."),
        (Assistant, "Et l’équipe ?"),
        (User, "Tout le monde est très accueillant. Ma responsable prend le temps d'expliquer les dossiers."),
    ];
    let planted =
        ["Franchement, j’ai adoré la formation du premier jour.", "Tout le monde est très accueillant."];
    check("fr", Positive, &turns, &planted);
    let turns = [
        (Assistant, "Pourquoi avez-vous résilié ?"),
        (
            User,
            "Les factures étaient fausses trois mois de suite. Le service client n’est pas du tout efficace.",
        ),
        (Assistant, "Autre chose ?"),
        (User, "Non, rien à ajouter. Enfin, le prix est trop cher."),
    ];
    check("fr-CA", Negative, &turns, &["Le service client n’est pas du tout efficace."]);
    let turns = [
        (Assistant, "Où utilisez-vous l’application ?"),
        (User, "Dans le train, le matin."),
        (Assistant, "Vous l’aimez ?"),
        (User, "Je ne sais pas."),
    ];
    check("fr", Neutral, &turns, &["Dans le train, le matin."]);
}

#[test]
fn in_german() {
    let turns = [
        (Assistant, "Wie war Ihr erster Monat?"),
        (User, "Also, ja. Die Einarbeitung durch meine Patin war wirklich hervorragend. Danke."),
        (Assistant, "Und das Team?"),
        (User, "Alle sind freundlich und hilfsbereit. Die Arbeit wird nie langweilig."),
    ];
    let planted = [
        "Die Einarbeitung durch meine Patin war wirklich hervorragend.",
        "Alle sind freundlich und hilfsbereit.",
    ];
    check("de", Positive, &turns, &planted);
    let turns = [
        (Assistant, "Warum haben Sie gekündigt?"),
        (User, "Die Rechnungen waren drei Monate lang falsch. Der Kundendienst gefällt mir überhaupt nicht."),
        (Assistant, "Sonst noch etwas?"),
        (User, "Nein. Na ja, die App stürzt ständig ab und ist viel zu langsam."),
    ];
    let planted = ["Die Rechnungen waren drei Monate lang falsch."];
    check("de-AT", Negative, &turns, &planted);
    let turns = [
        (Assistant, "Wo nutzen Sie die App?"),
        (User, "Morgens im Zug nach Köln."),
        (Assistant, "Mögen Sie sie?"),
        (User, "Keine Ahnung."),
    ];
    check("de", Neutral, &turns, &["Morgens im Zug nach Köln."]);
}

#[test]
fn in_spanish() {
    let turns = [
        (Assistant, "¿Cómo fue su primer mes?"),
        (User, "Bueno, sí. La formación del primer día me encantó. Gracias."),
        (Assistant, "¿Y el equipo?"),
        (User, "Todos son muy amables y atentos. Mi jefa escucha nuestras propuestas."),
    ];
    let planted = ["La formación del primer día me encantó.", "Todos son muy amables y atentos."];
    check("es", Positive, &turns, &planted);
    let turns = [
        (Assistant, "¿Por qué canceló el servicio?"),
        (User, "Las facturas llegaron con errores durante tres meses. La atención no es buena."),
        (Assistant, "¿Algo más?"),
        (User, "No. La aplicación es demasiado lenta y complicada."),
    ];
    let planted = [
        "Las facturas llegaron con errores durante tres meses.",
        "La aplicación es demasiado lenta y complicada.",
    ];
    check("es-MX", Negative, &turns, &planted);
    let turns = [
        (Assistant, "¿Dónde usa la aplicación?"),
        (User, "En el tren, por la mañana."),
        (Assistant, "¿Le gusta?"),
        (User, "No sé."),
    ];
    check("es", Neutral, &turns, &["En el tren, por la mañana."]);
}

#[test]
fn in_italian() {
    let turns = [
        (Assistant, "Com’è andato il primo mese?"),
        (User, "Beh, sì. La formazione del primo giorno è stata eccellente. Grazie."),
        (Assistant, "E la squadra?"),
        (User, "Tutti sono molto gentili e disponibili. La mia responsabile ascolta le nostre proposte."),
    ];
    let planted =
        ["La formazione del primo giorno è stata eccellente.", "Tutti sono molto gentili e disponibili."];
    check("it", Positive, &turns, &planted);
    let turns = [
        (Assistant, "Perché ha disdetto?"),
        (User, "Le fatture erano sbagliate per tre mesi. L’assistenza non mi piace per niente."),
        (Assistant, "Altro?"),
        (User, "No. L'applicazione è troppo lenta e complicata."),
    ];
    let planted = ["Le fatture erano sbagliate per tre mesi.", "L'applicazione è troppo lenta e complicata."];
    check("it-CH", Negative, &turns, &planted);
    let turns = [
        (Assistant, "Dove usa l’applicazione?"),
        (User, "In treno, la mattina."),
        (Assistant, "Le piace?"),
        (User, "Non saprei."),
    ];
    check("it", Neutral, &turns, &["In treno, la mattina."]);
}

#[test]
fn in_portuguese() {
    let turns = [
        (Assistant, "Como foi o seu primeiro mês?"),
        (User, "Bom, sim. A formação do primeiro dia foi excelente. Obrigado."),
        (Assistant, "E a equipe?"),
        (User, "Todos são muito simpáticos e atenciosos. A minha chefe escuta as nossas propostas."),
    ];
    let planted = ["A formação do primeiro dia foi excelente.", "Todos são muito simpáticos e atenciosos."];
    check("pt", Positive, &turns, &planted);
    let turns = [
        (Assistant, "Por que cancelou o serviço?"),
        (User, "As faturas vieram erradas durante três meses. O atendimento não é bom."),
        (Assistant, "Mais alguma coisa?"),
        (User, "Não. O aplicativo é lento e complicado demais."),
    ];
    let planted =
        ["As faturas vieram erradas durante três meses.", "O aplicativo é lento e complicado demais."];
    check("pt-BR", Negative, &turns, &planted);
    let turns = [
        (Assistant, "Onde usa o aplicativo?"),
        (User, "No comboio, de manhã."),
        (Assistant, "Gosta dele?"),
        (User, "Não sei."),
    ];
    check("pt-PT", Neutral, &turns, &["No comboio, de manhã."]);
}

#[test]
fn in_dutch() {
    let turns = [
        (Assistant, "Hoe was uw eerste maand?"),
        (User, "Nou, ja. De training op de eerste dag was echt uitstekend. Bedankt."),
        (Assistant, "En het team?"),
        (User, "Iedereen is vriendelijk en behulpzaam. Mijn leidinggevende luistert naar onze voorstellen."),
    ];
    let planted =
        ["De training op de eerste dag was echt uitstekend.", "Iedereen is vriendelijk en behulpzaam."];
    check("nl", Positive, &turns, &planted);
    let turns = [
        (Assistant, "Waarom hebt u opgezegd?"),
        (User, "De facturen waren drie maanden lang fout. De klantenservice is niet goed."),
        (Assistant, "Verder nog iets?"),
        (User, "Nee. De app is veel te traag en ingewikkeld."),
    ];
    let planted = ["De facturen waren drie maanden lang fout.", "De app is veel te traag en ingewikkeld."];
    check("nl-BE", Negative, &turns, &planted);
    let turns = [
        (Assistant, "Waar gebruikt u de app?"),
        (User, "'s Ochtends in de trein."),
        (Assistant, "Vindt u hem leuk?"),
        (User, "Ik weet het niet."),
    ];
    check("nl", Neutral, &turns, &["'s Ochtends in de trein."]);
}
