use crate::generator::OfflineGeneratorPhrases;

pub const GENERATOR: OfflineGeneratorPhrases = OfflineGeneratorPhrases {
    titles: &["{topic}", "Entrevista sobre {topic}", "Conversación sobre {topic}"],
    titles_without_topic: &["Entrevista", "Una conversación", "Su punto de vista"],
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
    openings: &[
        "Empecemos por este tema: {topic}. ¿Qué es lo primero que le viene a la mente?",
        "Para empezar, me gustaría hablar de lo siguiente: {topic}. ¿Qué me puede contar al respecto?",
        "En primer lugar me interesa esto: {topic}. ¿Cuál ha sido su experiencia hasta ahora?",
    ],
    openings_with_clause: &[
        "Para empezar, me gustaría saber lo siguiente: {topic}. ¿Qué me puede contar?",
        "Primero quisiera entender una cosa: {topic}. ¿Cómo lo ve usted?",
        "Empecemos por este punto: {topic}. ¿Me lo puede explicar con sus propias palabras?",
    ],
    openings_with_question: &["{question}", "Empecemos. {question}", "Gracias por estar aquí. {question}"],
    openings_with_foreign_question: &[
        "Empecemos con esta pregunta: «{question}» ¿Cuál es su respuesta?",
        "Mi primera pregunta está escrita en otro idioma: «{question}» ¿Qué respondería usted?",
        "Me gustaría empezar con esta pregunta: «{question}» ¿Qué opina usted?",
    ],
    openings_without_topic: &[
        "Para empezar, ¿podría hablarme un poco de usted?",
        "¿De qué le gustaría hablar primero?",
        "¿Qué es lo que más le interesa en este momento?",
    ],
    separator: ", ",
    unnamed_organization: "la organización que le ha invitado",
    question_marks: ("¿", "?"),
};
