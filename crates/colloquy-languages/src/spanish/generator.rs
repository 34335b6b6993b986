use crate::generator::OfflineGeneratorPhrases;

pub const GENERATOR: OfflineGeneratorPhrases = OfflineGeneratorPhrases {
    titles: &["{topic}", "Entrevista sobre {topic}", "Conversación sobre {topic}"],
    titles_without_topic: &[
        "Entrevista para {organization}",
        "Conversación con {organization}",
        "Su punto de vista para {organization}",
    ],
    intros: &[
        "Buenos días y bienvenida a esta conversación. Soy una IA y hablo con usted en nombre de {organization}. Me gustaría conversar con usted sobre {topics}. Tómese su tiempo y responda con sus propias palabras.",
        "Gracias por dedicarnos su tiempo. Soy una IA y dirijo esta entrevista en nombre de {organization}. Vamos a hablar sobre {topics}. No hay respuestas correctas ni incorrectas.",
        "Es un placer hablar con usted. Soy una IA y le haré algunas preguntas en nombre de {organization}. Hoy hablaremos sobre {topics}. Diga con libertad lo que piensa.",
    ],
    intros_without_topic: &[
        "Le doy la bienvenida. Soy una inteligencia artificial y converso con usted en nombre de {organization}. Le haré algunas preguntas. Tómese su tiempo y responda con sus propias palabras.",
        "Gracias por dedicarnos su tiempo. Soy una inteligencia artificial y hago esta entrevista en nombre de {organization}. Lo que cuenta es su punto de vista. No hay respuestas correctas ni incorrectas.",
        "Es un placer contar con usted. Soy una inteligencia artificial y hablo con usted en nombre de {organization}. Puede decir con toda libertad lo que piensa.",
    ],
    openings_with_question: &["{question}", "Empecemos. {question}", "Gracias por estar aquí. {question}"],
    openings_without_topic: &[
        "Para empezar, ¿podría hablarme un poco de usted?",
        "¿De qué le gustaría hablar primero?",
        "¿Qué es lo que más le interesa en este momento?",
    ],
    separator: ", ",
    unnamed_organization: "la organización que le ha invitado",
    question_marks: ("¿", "?"),
};
