use crate::generator::OfflineGeneratorPhrases;

pub const GENERATOR: OfflineGeneratorPhrases = OfflineGeneratorPhrases {
    titles: &["{topic}", "Entrevista sobre {topic}", "Conversa sobre {topic}"],
    titles_without_topic: &["Entrevista", "Uma conversa", "O seu ponto de vista"],
    intros: &[
        "Olá e boas-vindas. Sou uma IA e converso consigo em nome de {organization}. Gostaria de falar sobre {topics}. Esteja à vontade e responda por palavras suas.",
        "Agradeço a sua disponibilidade. Sou uma IA e conduzo esta entrevista em nome de {organization}. Vamos falar sobre {topics}. Não há respostas certas nem erradas.",
        "É bom contar com a sua participação. Sou uma IA e vou fazer-lhe algumas perguntas em nome de {organization}. Hoje a conversa é sobre {topics}. Diga livremente o que pensa.",
    ],
    intros_without_topic: &[
        "Olá, é um prazer falar consigo. Sou uma inteligência artificial e conduzo esta conversa em nome de {organization}. Tenho algumas perguntas. Responda com calma e com as suas próprias palavras.",
        "Agradeço o seu tempo. Sou uma inteligência artificial e estou a falar em nome de {organization}. O que conta é o seu ponto de vista. Não há respostas certas nem erradas.",
        "É bom contar com a sua participação. Sou uma inteligência artificial e estou aqui em nome de {organization}. Diga livremente o que pensa.",
    ],
    openings: &[
        "Vamos começar por este tema: {topic}. O que lhe vem primeiro à cabeça?",
        "Para começar, gostaria de falar do seguinte: {topic}. O que me pode contar sobre isso?",
        "Em primeiro lugar, interessa-me isto: {topic}. Qual tem sido a sua experiência até agora?",
    ],
    openings_with_clause: &[
        "Para começar, gostaria de saber o seguinte: {topic}. O que me pode contar?",
        "Primeiro, gostaria de entender uma coisa: {topic}. Qual é a sua perspetiva?",
        "Vamos começar por este ponto: {topic}. Pode explicar com as suas próprias palavras?",
    ],
    openings_with_question: &["{question}", "Vamos começar. {question}", "Que bom falar consigo. {question}"],
    openings_with_foreign_question: &[
        "Vamos começar por esta pergunta: “{question}” Qual é a sua resposta?",
        "A minha primeira pergunta está escrita noutra língua: “{question}” O que responderia?",
        "Gostaria de começar por esta pergunta: “{question}” Qual é a sua opinião?",
    ],
    openings_without_topic: &[
        "Para começar, pode falar-me um pouco de si?",
        "De que gostaria de falar em primeiro lugar?",
        "O que mais ocupa o seu pensamento neste momento?",
    ],
    separator: ", ",
    unnamed_organization: "quem organizou esta entrevista",
    question_marks: ("", "?"),
};
