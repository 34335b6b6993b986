use crate::generator::OfflineGeneratorPhrases;

pub const GENERATOR: OfflineGeneratorPhrases = OfflineGeneratorPhrases {
    titles: &["{topic}", "Entrevista sobre {topic}", "Conversa sobre {topic}"],
    titles_without_topic: &["Entrevista", "Uma conversa", "O seu ponto de vista"],
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
    openings: &[
        "Vamos começar por este tema: {topic}. O que vem primeiro à cabeça?",
        "Para começar, gostaria de falar do seguinte: {topic}. O que pode contar sobre isso?",
        "O primeiro tema é este: {topic}. Qual tem sido a sua experiência até agora?",
    ],
    openings_with_clause: &[
        "Para começar, gostaria de saber o seguinte: {topic}. O que pode contar?",
        "Primeiro, gostaria de entender uma coisa: {topic}. Qual é o seu ponto de vista?",
        "Vamos começar por este ponto: {topic}. Pode explicar com as suas próprias palavras?",
    ],
    openings_with_question: &[
        "{question}",
        "Vamos começar. {question}",
        "Esta é a primeira pergunta. {question}",
    ],
    openings_with_foreign_question: &[
        "Vamos começar por esta pergunta: “{question}” Qual é a sua resposta?",
        "A minha primeira pergunta está escrita em outra língua: “{question}” O que responderia?",
        "Gostaria de começar por esta pergunta: “{question}” Qual é a sua opinião?",
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
