use crate::generator::OfflineGeneratorPhrases;

pub const GENERATOR: OfflineGeneratorPhrases = OfflineGeneratorPhrases {
    titles: &["{topic}", "Entrevista sobre {topic}", "Conversa sobre {topic}"],
    titles_without_topic: &[
        "Entrevista para {organization}",
        "Conversa com {organization}",
        "O seu ponto de vista para {organization}",
    ],
    intros: &[
        "Olá e boas-vindas. Sou uma IA e conduzo esta conversa em nome de {organization}. Gostaria de falar \
         sobre {topics}. Fique à vontade e responda com as suas palavras.",
        "Agradeço a sua disponibilidade. Sou uma IA e conduzo esta entrevista em nome de {organization}. Vamos falar sobre {topics}. Não há respostas certas nem erradas.",
        "É bom contar com a sua participação. Sou uma IA e vou fazer algumas perguntas em nome de \
         {organization}. Hoje a conversa é sobre {topics}. Diga livremente o que pensa.",
    ],
    intros_without_topic: &[
        "Olá, é um prazer ter esta conversa. Sou uma inteligência artificial e faço a entrevista em nome de \
         {organization}. Tenho algumas perguntas. Responda com calma e com as suas próprias palavras.",
        "Agradeço o seu tempo. Sou uma inteligência artificial e falo em nome de {organization}. O que conta \
         é o seu ponto de vista. Não há respostas certas nem erradas.",
        "É bom contar com a sua participação. Sou uma inteligência artificial e estou aqui em nome de {organization}. Diga livremente o que pensa.",
    ],
    openings_with_question: &[
        "{question}",
        "Vamos começar. {question}",
        "Esta é a primeira pergunta. {question}",
    ],
    openings_without_topic: &[
        "Para começar, pode fazer uma pequena apresentação pessoal?",
        "Sobre o que gostaria de falar primeiro?",
        "O que mais ocupa o seu pensamento neste momento?",
    ],
    separator: ", ",
    unnamed_organization: "quem organizou esta entrevista",
    question_marks: ("", "?"),
};
