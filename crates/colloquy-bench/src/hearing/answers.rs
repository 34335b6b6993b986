//! What simulated invitees say, in every language: answers in two parts, between which people pause to think.

use anyhow::Result;
use colloquy_domain::session::SAMPLE_RATE;

use super::voices::PersonVoice;

pub const LANGUAGES: [&str; 7] = ["en", "de", "fr", "es", "it", "pt", "nl"];

/// The languages that a recognition model knows. All of them, but recognition is slower in all but English.
pub fn answers(language: &str) -> &'static [(&'static str, &'static str)] {
    match language {
        "en" => &[
            ("I started in March, and", "my first task was to repair the old invoicing program."),
            ("What I liked most was", "that people took the time to explain things to me."),
            ("The training was fine, but", "nobody told us where the documents are kept."),
            ("We called the support three times because", "the delivery had gone to the wrong address."),
            (
                "There were two of us in the team. My colleague left in June.",
                "Since then I have done both jobs.",
            ),
            ("I think I would", "ask for a longer introduction next time."),
            ("Honestly, it was the noise in the office.", "I could not concentrate after lunch."),
        ],
        "de" => &[
            ("Ich habe im März angefangen, und", "meine erste Aufgabe war das alte Lager."),
            ("Am besten gefallen hat mir, dass", "sich alle Zeit für mich genommen haben."),
            ("Die Schulung war gut, aber", "niemand hat uns gezeigt, wo die Unterlagen liegen."),
            ("Wir haben dreimal angerufen, weil", "die Lieferung an die falsche Adresse ging."),
            ("Wir waren zu zweit im Team. Meine Kollegin ging im Juni.", "Seitdem mache ich beide Aufgaben."),
            ("Ich würde beim nächsten Mal", "um eine längere Einarbeitung bitten."),
        ],
        "fr" => &[
            ("J'ai commencé en mars, et", "ma première tâche était de réparer le vieux logiciel."),
            ("Ce qui m'a plu, c'est", "que les gens prenaient le temps de m'expliquer."),
            ("La formation était bien, mais", "personne ne nous a montré les documents."),
            ("Nous avons appelé trois fois parce que", "la livraison était partie à la mauvaise adresse."),
            (
                "Nous étions deux dans l'équipe. Ma collègue est partie en juin.",
                "Depuis, je fais les deux métiers.",
            ),
            ("La prochaine fois, je voudrais", "une introduction plus longue."),
        ],
        "es" => &[
            ("Empecé en marzo y", "mi primera tarea fue arreglar el programa antiguo."),
            ("Lo que más me gustó fue", "que la gente me explicaba las cosas con calma."),
            ("La formación estuvo bien, pero", "nadie nos enseñó dónde están los documentos."),
            ("Llamamos tres veces porque", "el pedido había llegado a otra dirección."),
            (
                "Éramos dos en el equipo. Mi compañera se fue en junio.",
                "Desde entonces hago los dos trabajos.",
            ),
            ("La próxima vez me gustaría", "tener una introducción más larga."),
        ],
        "it" => &[
            ("Ho iniziato a marzo e", "il mio primo compito era riparare il vecchio programma."),
            ("La cosa che mi è piaciuta di più è", "che tutti mi spiegavano le cose con calma."),
            ("La formazione andava bene, ma", "nessuno ci ha mostrato i documenti."),
            ("Abbiamo chiamato tre volte perché", "la consegna era andata all'indirizzo sbagliato."),
            (
                "Eravamo in due nella squadra. La mia collega è andata via a giugno.",
                "Da allora faccio due lavori.",
            ),
            ("La prossima volta vorrei", "una introduzione più lunga."),
        ],
        "pt" => &[
            ("Comecei em março e", "a minha primeira tarefa foi arrumar o programa antigo."),
            ("O que mais gostei foi", "que as pessoas explicavam tudo com calma."),
            ("A formação foi boa, mas", "ninguém nos mostrou onde estão os documentos."),
            ("Ligamos três vezes porque", "a encomenda tinha ido para o endereço errado."),
            ("Éramos dois na equipa. A minha colega saiu em junho.", "Desde então faço os dois trabalhos."),
            ("Da próxima vez eu queria", "uma introdução mais longa."),
        ],
        _ => &[
            ("Ik ben in maart begonnen en", "mijn eerste taak was het oude magazijn."),
            ("Wat ik het leukst vond was", "dat iedereen de tijd nam om dingen uit te leggen."),
            ("De training was goed, maar", "niemand liet ons zien waar de documenten liggen."),
            ("We hebben drie keer gebeld omdat", "de levering naar het verkeerde adres ging."),
            (
                "We waren met twee mensen in het team. Mijn collega ging weg in juni.",
                "Sindsdien doe ik beide taken.",
            ),
            ("De volgende keer zou ik graag", "een langere introductie willen."),
        ],
    }
}

/// A sound of listening, which is no answer.
pub fn backchannel(language: &str) -> &'static str {
    match language {
        "en" => "Mm-hm, okay.",
        "de" => "Ja, genau.",
        "fr" => "Oui, d'accord.",
        "es" => "Sí, claro.",
        "it" => "Sì, certo.",
        "pt" => "Sim, certo.",
        _ => "Ja, precies.",
    }
}

/// Returns a prompt with this many questions, so that no interview runs out of them.
pub fn prompt(language: &str, questions: usize) -> String {
    let (request, question) = match language {
        "en" => ("Ask about the project, week by week.", "What happened in week {n} of the project?"),
        "de" => ("Frage nach dem Projekt, Woche für Woche.", "Was ist in Woche {n} des Projekts passiert?"),
        "fr" => ("Interroge sur le projet.", "Que s'est-il passé pendant la semaine {n} du projet ?"),
        "es" => ("Pregunta por el proyecto.", "¿Qué pasó en la semana {n} del proyecto?"),
        "it" => ("Chiedi del progetto.", "Che cosa è successo nella settimana {n} del progetto?"),
        "pt" => ("Pergunta sobre o projeto.", "O que aconteceu na semana {n} do projeto?"),
        _ => ("Vraag naar het project.", "Wat gebeurde er in week {n} van het project?"),
    };
    let list = (1..=questions).map(|n| format!("\n- {}", question.replace("{n}", &n.to_string())));
    std::iter::once(request.to_owned()).chain(list).collect()
}

/// Says an answer with a pause between its parts.
pub fn with_pause(voice: PersonVoice, parts: (&str, &str), pause_ms: usize) -> Result<Vec<i16>> {
    let pause = vec![0; pause_ms * SAMPLE_RATE as usize / 1_000];
    Ok([voice.say(parts.0)?, pause, voice.say(parts.1)?].concat())
}
