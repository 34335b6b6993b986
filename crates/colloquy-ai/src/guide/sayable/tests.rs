use super::*;

#[test]
fn a_question_that_no_one_would_say_is_recognized() {
    use Language::{Dutch, English, French, German, Italian, Portuguese, Spanish};
    let informal = Some(FormOfAddress::Informal);
    for (language, address, question) in [
        (English, None, "Do you you could turn to with questions?"),
        (English, None, "Could you tell me how often?"),
        (English, None, "Who does what?"),
        (English, None, "What did you like about the?"),
        (English, None, "What time do they have for themselves?"),
        (German, None, "Können Sie mir erzählen, wie kurzfristig?"),
        (German, None, "Wie informiert man sich über Verspätungen?"),
        (German, None, "Was halten Sie von dem und?"),
        (French, None, "Qui fait quoi\u{a0}?"),
        (French, None, "Pouvez-vous me dire à quelle fréquence\u{a0}?"),
        (Spanish, None, "¿Me puedes contar qué tiempo te queda para sí mismas?"),
        (Spanish, informal, "¿Podrías decirme si se fías de la seguridad?"),
        (Spanish, None, "¿Cómo le fue con ella?"),
        (Italian, informal, "Mi puoi raccontare come si organizzavi?"),
        (Italian, None, "Con che frequenza?"),
        (Portuguese, None, "Com que frequência e em que situações?"),
        (Portuguese, None, "Quem faz o quê?"),
        (Portuguese, None, "Levantar da mesa?"),
        (Dutch, None, "Zegt u overwegen op te?"),
        (German, None, "Wie beurteilen Sie den mitmachen würde?"),
        (Dutch, None, "Wat kunnen we morgen al anders zouden doen?"),
        (English, None, "How often do you come in + what for?"),
        (Dutch, None, "Kunt u me vertellen wat?"),
        (Dutch, None, "Kunt u me vertellen hoe vaak?"),
    ] {
        assert!(!is_sayable(question, language, address), "{question}");
    }
}

#[test]
fn a_question_that_someone_would_say_is_kept() {
    use Language::{Dutch, English, French, German, Italian, Portuguese, Spanish};
    let informal = Some(FormOfAddress::Informal);
    for (language, address, question) in [
        (English, None, "What did you use it for?"),
        (English, None, "What would you have had had you stayed?"),
        (English, None, "Changing rooms: how clean and how crowded?"),
        (English, None, "How clean are the rooms?"),
        (English, None, "Who does what on the ward?"),
        (German, None, "Was sollte man Ihrer Meinung nach ändern?"),
        (German, None, "Was fehlt Ihnen?"),
        (German, None, "Sagt Ihnen der Termin zu?"),
        (German, None, "Gab es eine Fahrt, die schiefging, und wie war das?"),
        (Spanish, None, "¿Volvería o no?"),
        (Dutch, None, "Wat zouden we morgen al anders kunnen doen?"),
        (Dutch, None, "Wat deed u toen u klaar bent gekomen?"),
        (German, None, "Was meinen Sie, wie gut das ist?"),
        (Dutch, informal, "Wat mis je?"),
        (German, None, "Wie lange bleiben Sie in der Regel, bevor Sie gehen?"),
        (German, None, "Das Einspringen: wie oft?"),
        (French, None, "Comment vous vous organisez\u{a0}?"),
        (French, None, "Qu’est-ce qu’on aurait pu faire\u{a0}?"),
        (Spanish, None, "¿Cómo se informa de los actos?"),
        (Spanish, informal, "¿Cómo se hacen las reservas?"),
        (Spanish, informal, "¿Qué pasó?"),
        (Italian, informal, "Come si prenota un corso?"),
        (Italian, None, "A chi si rivolge?"),
        (Portuguese, None, "Há regras à mesa?"),
        (Portuguese, None, "Ter mais tempo livre ajudaria?"),
        (Spanish, None, "¿Volvería aquí?"),
        (Portuguese, None, "Já viu algum e se se sente seguro?"),
        (Dutch, informal, "Kun je me vertellen of je je welkom voelt?"),
        (Dutch, None, "Hoe vaak komt u?"),
    ] {
        assert!(is_sayable(question, language, address), "{question}");
    }
}

#[test]
fn an_intro_names_noun_phrases_alone() {
    use Language::{Dutch, English, French, German, Italian, Portuguese, Spanish};
    for (language, name, is_spoken) in [
        (English, "your first day", true),
        (English, "how often plot holders come", false),
        (English, "a typical shift, from handover to going home", false),
        (German, "die Zusammenarbeit mit dem Steuerbüro", true),
        (German, "Umstieg vom alten Programm", false),
        (French, "l'accueil du matin", true),
        (French, "qu'est-ce qui t'avait donné envie", false),
        (Spanish, "los trámites", true),
        (Spanish, "desde el aviso hasta la bici", false),
        (Italian, "gli esercizi da fare a casa", true),
        (Italian, "a chi si è rivolto", false),
        (Portuguese, "a comida encomendada", true),
        (Portuguese, "o quê na receção", false),
        (Dutch, "je wensen", true),
        (Dutch, "zou je ooit terugkomen", false),
        (Dutch, "eens over een moment", false),
    ] {
        assert_eq!(is_spoken_name(name, language), is_spoken, "{name}");
    }
}
