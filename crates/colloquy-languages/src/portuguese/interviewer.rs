use crate::interviewer::{CounterQuestionReplies, FollowUpPhrases, InterviewerPhrases};
use colloquy_word_list::words;

pub const INTERVIEWER: InterviewerPhrases = InterviewerPhrases {
    acknowledgements: &[
        "Está bem.",
        "Compreendo.",
        "Agradeço a sua resposta.",
        "Agradeço a resposta.",
        "Entendo.",
        "Certo.",
    ],
    sympathies: &["Lamento saber disso.", "Isso parece difícil.", "Agradeço por ter contado."],
    passed: &["Como preferir.", "Claro, podemos seguir em frente.", "Está bem, deixamos isso de lado."],
    unknown: &["Não faz mal.", "Está tudo bem.", "Não se preocupe com isso."],
    follow_ups: FollowUpPhrases {
        more: &[
            "Pode contar mais sobre isso?",
            "Pode descrever isso com mais detalhes?",
            "O que mais pode dizer sobre isso?",
            "Pode contar um pouco mais?",
        ],
        then: &["Como viveu isso?", "O que aconteceu depois?"],
        help: &["O que ajudaria, na sua opinião?"],
        vague: &["Pode dar um exemplo disso?", "O que quer dizer exatamente com isso?"],
        wish: &["Como seria isso na prática?", "O que mudaria com isso?"],
        good: &["Do que mais gosta nisso?", "A que se deve isso, na sua opinião?"],
        thin: &[
            "Pode falar um pouco mais sobre isso?",
            "De onde vem essa impressão?",
            "O que vem primeiro à mente?",
            "Qual seria um exemplo?",
        ],
        easier: &[
            "Há algum pequeno detalhe que venha à memória?",
            "Quando foi a última vez?",
            "Qual seria o seu primeiro palpite?",
        ],
    },
    mentioned: "Mencionou {clause}.",
    durations: "{clause}, disse.",
    quotes: &["Disse: «{clause}».", "Contou isto: «{clause}»."],
    earlier_quote: "Há pouco disse: «{clause}».",
    earlier_more: "Quer acrescentar alguma coisa sobre {topic}?",
    earlier: "Já falou um pouco sobre isso.",
    connectives: &[
        "para ser sincero",
        "para ser sincera",
        "na verdade",
        "sinceramente",
        "só que",
        "é que",
        "e",
        "mas",
        "porque",
        "então",
        "depois",
        "pois",
        "ou",
        "sim",
        "bem",
        "porém",
    ],
    subjects: words!("eu, nós, a, ele, ela, eles, elas, ninguém, todos, alguém, me, meu, minha, isso, isto"),
    dependent: &[
        "que",
        "quem",
        "quando",
        "se",
        "onde",
        "qual",
        "como",
        "para",
        "enquanto",
        "embora",
        "sobretudo",
        "com",
        "de",
    ],
    completing: words!("que, de, como, quem, qual"),
    verb_last: &[],
    numbers_before_and: words!(
        "vinte, trinta, quarenta, cinquenta, sessenta, setenta, oitenta, noventa, cento, mil"
    ),
    reported: &[],
    reportable: &[],
    second_person: &[],
    feels_ignored: "Lamento dar essa impressão. O que disse está anotado.",
    feels_ignored_quote: "Lamento dar essa impressão. Anotei o seguinte: «{clause}».",
    hurried: &[
        "Lamento muito. Serei breve e perguntarei apenas o mais importante.",
        "Desculpe. Vou perguntar só o essencial.",
    ],
    in_tears: words!(
        "estou a chorar, estou chorando, começo a chorar, tô chorando, me vêm lágrimas, vêm-me lágrimas, vêm-me as lágrimas"
    ),
    wish_questions: words!(
        "mudaria, melhoraria, gostaria, poderíamos, podia ser, faria, desejaria, deseja, espera, melhorar, sugestões, desejos"
    ),
    general_questions: words!(
        "como é, como foi, como era, como são, como foram, como está, como estão, como correu, como correram, \
         como vive, como viveu, como avalia, como avaliou, como funciona, como funcionou, o que acha, \
         o que achou, o que pensa, que acha, que achou, que tal, está satisfeito, como se sente, está satisfeita, como você avalia"
    ),
    fact_questions: words!(
        "quantas vezes, quantos, quantas, quanto, com que frequência, desde quando, há quanto, quando, a que horas, que dia, quem, com quem, onde, de onde"
    ),
    brought_back: &["Gostaria de voltar à minha pergunta.", "Volto à minha pergunta."],
    foreign_guide: "Pode responder na língua que preferir; a minha pergunta está preparada em outra.",
    last_questions: &[
        "Há mais alguma coisa que queira acrescentar?",
        "Antes de terminar, falta falar de alguma coisa?",
        "Esse era o meu último tema. Deseja dizer mais alguma coisa?",
    ],
    closing_signs: &["acrescentar", "adicionar", "mais alguma coisa que"],
    farewells: &[
        "Certo. Não tenho mais perguntas. Agradeço muito o seu tempo, e desejo tudo de bom.",
        "Compreendo. A nossa entrevista chega ao fim. Agradeço o seu tempo e desejo tudo de bom.",
        "Certo. Assim termina a nossa conversa. Agradeço muito as suas respostas, e desejo tudo de bom.",
    ],
    stopped: &[
        "Claro, ficamos por aqui. Agradeço muito o seu tempo, e desejo tudo de bom.",
        "Certo, a entrevista termina aqui. Agradeço o que contou, e desejo tudo de bom.",
    ],
    exhausted: &[
        "Certo. Esta entrevista chegou ao limite previsto. Agradeço muito as suas respostas, e desejo tudo de bom.",
        "Compreendo. É preciso terminar por aqui. Agradeço o seu tempo e desejo tudo de bom.",
    ],
    over: "A nossa entrevista já terminou. Agradeço mais uma vez a sua participação, e desejo tudo de bom.",
    once_more: &["Claro.", "Com certeza, vou repetir.", "Repito a pergunta."],
    unclear: "Desculpe, a pergunta não foi clara.",
    misunderstood: "Peço desculpa, tinha entendido mal.",
    meant: "O tema é este: {topic}. O que vem à cabeça?",
    unheard: &["Desculpe, não ouvi.", "Leve o tempo que precisar.", "Não consegui ouvir a sua resposta."],
    greeted: &["Olá, agradeço a sua participação.", "Olá, é um prazer ter esta conversa."],
    replies: CounterQuestionReplies {
        machine: "Sou uma inteligência artificial e faço esta entrevista em nome de {organization}.",
        privacy: "As suas respostas vão para {organization}, que decide quem pode ler.",
        organizer: "Esta entrevista é feita para {organization}, e sou uma inteligência artificial que faz as perguntas.",
        purpose: "As suas respostas ajudam {organization} a compreender o seu ponto de vista; lá podem \
                  explicar exatamente para que servem.",
        name_use: "Não sei se o seu nome aparece junto com as respostas; {organization} pode esclarecer \
                   isso.",
        contact: "Pode falar com {organization}; lá podem dar informações sobre esta entrevista.",
        reason: "A resposta ajuda {organization} a compreender a sua experiência, e não é obrigatória.",
        opinion: "Não tenho opinião própria sobre isso; o que conta aqui é a sua.",
        unknown: "Isso não sei, mas a sua pergunta chega a {organization} com as suas respostas.",
        many_minutes: "No máximo mais {count} minutos.",
        one_minute: "Mais um minuto, mais ou menos.",
        many_topics: "Depois deste faltam cerca de {count} temas.",
        one_topic: "Depois deste falta só um tema.",
        no_topic: "Estamos quase a terminar.",
    },
    deflected: &[
        "Estou aqui apenas para fazer esta entrevista.",
        "Não posso fazer isso, mas podemos continuar a entrevista.",
        "Isso não faz parte do que posso fazer aqui.",
    ],
    weary: &[
        "Isso parece muito cansativo. Não é preciso continuar, e podemos parar a qualquer momento. Quer \
         prosseguir?",
    ],
    calm: &[
        "Compreendo que isto possa incomodar. Podemos deixar esta pergunta de lado ou parar quando quiser. \
         Deseja continuar?",
        "Lamento ter causado desconforto. Não é preciso responder, e pode parar quando quiser. Podemos \
         continuar?",
    ],
    praises: "$fine $remark, $glow $remark, é $glow, isso é $glow, que $glow, que boa, que bom, que bonito, muito bem dito, bem dito, bem visto, bom trabalho, bravo, parabéns, felicito, admiro, fiquei impressionad*, tem razão, tem toda a razão, concordo, estou de acordo, maravilhoso, fantástico, ótimo, incrível, impressionante, excelente, magnífico, fascinante",
    welcomes: "fico content*, fico feliz, ficamos content*, ficamos feliz*, alegra-me, ainda bem, é bom saber, é bom ouvir, bom saber, bom ouvir, que bom, boa notícia, boas notícias, parece bom, parece positivo, soa bem, é positivo, muito positivo, é um bom sinal, experiência positiva, boa experiência, bela experiência, experiência agradável, ponto forte, pontos fortes, vantagem, correu bem, gostou",
    promises: "prometo, prometemos, prometido, garanto, garantimos, asseguro, asseguramos, fique tranquil*, fique descansad*, pode ter a certeza, pode contar com, conte connosco, conte conosco, conte comigo, receberá, vai receber, irá receber, vai obter, terá notícias, terá uma resposta, $act, $shall $settle, $shall … $settle, será … $settled, serão … $settled, vai ser $settled, vão ser $settled, ficará confidencial, permanecerá … anónim*, é confidencial",
    references: "disse, dizia, mencionou, referiu, falou, contou-me, contou, descreveu, há pouco, como o senhor, como a senhora, anotei, tomo nota, tomei nota",
};
