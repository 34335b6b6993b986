use crate::prompt::{
    AskedAboutWords, PromptCueWords, TopicOrderWords, UnmarkedQuestionWords, never, unchanged,
};
use colloquy_word_list::words;

pub const PROMPT: PromptCueWords = PromptCueWords {
    leads: words!(
        "peço que, pedimos que, pede-se que, solicita-se que, em primeiro lugar, em segundo lugar, de seguida, seguidamente, posteriormente, por outro lado, por último, por fim, para começar, igualmente, por agora, por enquanto, para já, nb, aos outros, às outras, aos restantes, aos demais, às demais, a todos, a todas, atenção, é preciso, é necessário, há que, convém, não esqueça de, não se esqueça de, quero que, queremos que, preciso que, precisamos que, gostaria que, gostaríamos que, preciso, preciso de, por favor, também, depois, em seguida, e, primeiro, além disso, finalmente, deves, deve, você deve, \
         a tua tarefa é, a sua tarefa é, sua tarefa é, o objetivo é, o objetivo é de, queremos, quero, \
         gostaríamos de, gostaria de, gostava de, gostávamos de, precisamos, desejamos, podes, pode, você pode, poderia, tenta, tente, \
         comece por, começa por, para"
    ),
    asking: words!(
        "o entrevistador pergunta, o entrevistador perguntará, o entrevistador lhe pergunta, o entrevistador pergunta-lhe, a entrevistadora pergunta, pergunta-se, perguntar-se-á, pergunta-se-lhe, pergunta-se-lhes, perguntamos-lhe, perguntamos-lhes, questiona-se, questionar-se-á, pede-se, pede-se-lhe, pede-se-lhes, pedir-se-á, será perguntado, lhe perguntamos, lhes perguntamos, bater um papo, bata um papo, procure saber, procura saber, tente saber, tenta saber, lhe pergunte, lhes pergunte, se lhe pergunte, se lhes pergunte, perguntar-lhe, perguntar-lhes, perguntem-lhe, perguntem-lhes, faça perguntas, faz perguntas, pergunta, pergunte, perguntar, pergunte-lhes, pergunta-lhes, \
         pergunte a eles, entrevista, entreviste, entrevistar, fala, fale, falar, conversa, converse, conversar, \
         questiona, questione, indaga, indague, peça, pede, aprofunde, insista, faça uma entrevista, \
         realize uma entrevista, perguntem, falem, conversem, entrevistem, perguntes, fales, converses"
    ),
    exploring: words!(
        "aborda-se, abordam-se, abordar-se-á, abordar-se-ão, explora-se, exploram-se, explorar-se-á, aprofunda-se, aprofundar-se-á, procura-se saber, procura-se perceber, procurar-se-á saber, recolhe-se, analisa-se, trata-se o, fala-se de, falar-se-á de, foca-te em, foque em, foque-se em, concentre-se em, concentra-te em, pede-lhes que contem, peça-lhes para contar, pede-lhes para contar, que falassem, que nos falassem, que contassem, peçam-lhes que contem, peça-lhes que contem, peça que contem, peça para contar, peça que falem, que falem, que nos falem, \
         verifique, verifiquem, verificar, perceber, percebe, perceba, descreva, descobre, descubra, descobrir, explora, explore, explorar, entende, entenda, entender, \
         compreende, compreenda, compreender, saber, conhecer, aborda, aborde, abordar, recolha, recolher, coletar, \
         colete, investiga, investigue, investigar, avalia, avalie, avaliar, identifica, identifique, identificar, \
         analisa, analise, analisar, cubra, cobre, cobrir, trata, trate, tratar, averigua, averigue, descrever, contar, explicar"
    ),
    following: words!("aprofunde, aprofundar, aprofunda, insista"),
    links: &[
        ("acerca do", "o"),
        ("acerca da", "a"),
        ("acerca dos", "os"),
        ("acerca das", "as"),
        ("acerca de", ""),
        ("a respeito do", "o"),
        ("a respeito da", "a"),
        ("a respeito de", ""),
        ("sobre", ""),
        ("quanto ao", "o"),
        ("quanto à", "a"),
        ("quanto a", ""),
        ("em relação ao", "o"),
        ("em relação à", "a"),
    ],
    asked_about: AskedAboutWords {
        verbs: &["pergunt"],
        links: &[("pelo", "o"), ("pela", "a"), ("pelos", "os"), ("pelas", "as"), ("por", "")],
    },
    near_links: &[
        ("do", "o"),
        ("da", "a"),
        ("dos", "os"),
        ("das", "as"),
        ("de", ""),
        ("pelo", "o"),
        ("pela", "a"),
        ("pelos", "os"),
        ("pelas", "as"),
        ("por", ""),
    ],
    relays: words!("que, para"),
    question_words: words!(
        "em que etapa, em que etapas, em que fase, em que ponto, em que parte, em que lugar, em que loja, em que área, em que sala, em que turno, em que passo, em que ano, em que mês, em que dia, em que dias, em que momento, em que momentos, em que altura, em que horário, em que horários, \
         em que situação, em que situações, em que aspeto, em que aspetos, em que aspecto, em que aspectos, por que motivo, \
         por que razão, para que, com que frequência, a que horas, há quanto tempo, há quantos, há quantas, há quantos anos, há quantos meses, quantas vezes, de onde, desde quando, com quem, como, por que, porque, porquê, o que, que, se, quando, onde, qual, quais, quem, quanto, quanta, quantos, \
         quantas, em que medida, até que ponto, de que forma"
    ),
    markers: words!(
        "os temas são, interessa-nos saber, interessa-nos, nos interessa saber, nos interessa, opinião sobre, opiniões sobre, feedback sobre, comentários sobre, entrevista sobre, entrevistas sobre, \
         inquérito sobre, pesquisa sobre, estudo sobre, conversa sobre, trata-se de, é sobre, queremos saber, \
         queremos entender, queremos compreender, queremos conhecer, gostaríamos de saber, gostaríamos de entender, \
         para entender, para saber, para compreender"
    ),
    manners: words!(
        "você é, tu és, és, seja, sê, mantenha, mantém, não, evite, evita, ignore, ignora, esqueça, esquece, use, \
         usa, utilize, aja, age, nunca, sempre, responda, responde, agradeça, agradece, olá, repita, repete"
    ),
    labels: words!(
        "tema, temas, objetivo, objetivos, meta, contexto, título, entrevista, pergunta, perguntas, tarefa, \
         propósito, assunto, finalidade"
    ),
    list_heads: words!("seguintes, seguinte, estes, estas, temas, perguntas, pontos"),
    conjunctions: words!("e, depois, ou, mas"),
    function_words: words!(
        "o, os, as, um, uma, de, do, da, dos, das, e, em, no, na, nos, nas, com, por, para, sobre, que, é, são, \
         nosso, nossa, nossos, nossas, seu, sua, seus, suas, como, não, ao, à, aos, às, pelo, pela, mais, ou, se, \
         foi, tem, têm, eles, elas, você, vocês, pergunte, qual, quais, a, isso, queremos"
    ),
    articles: words!("o, a, os, as, um, uma, seu, sua, seus, suas"),
    addressed: &[],
    addressing: &[],
    also: words!("também"),
    always: words!("sempre"),
    with: words!("com"),
    joints: words!("e, bem como"),
    interrogatives: words!("como, por que, porque, o que, qual, quais, quanto, quando, onde, quem"),
    whether: words!("se"),
    whether_after_and: words!("se"),
    antecedents: &[],
    relatives: words!("que, quem"),
    conditions: words!("se, caso, em caso de, no caso de"),
    speakers: words!("nós, somos, sou, eu"),
    possessives: &[],
    settings: words!("duração, idioma, tom, estilo, regras"),
    occasions: words!("entrevista, entrevistas"),
    unmarked: UnmarkedQuestionWords {
        openings: &[],
        verbs: &[],
        adverbs: &[],
        subjects: &[],
        verb_endings: &[],
        adjectives: &[],
    },
    bare_questions: words!(
        "quem faz o quê, quem faz o que, como, porquê, por quê, quando, onde, quem, o quê, o que, quanto, quantos, quantas, com quem, desde quando, para quê, a quem, quanto tempo, há quanto tempo, a que horas, de que forma, de que maneira, quais, qual, porque não, por que não"
    ),
    bare_openings: words!(
        "com que, em que, com qual, em qual, em quais, com quais, quantas, quantos, com quanta"
    ),
    told_occasions: words!("a última vez, a primeira vez, da última vez"),
    follow_ons: words!(
        "se sim, se não, em caso afirmativo, em caso negativo, porque não, por que não, e porquê, e por quê"
    ),
    back_references: words!("isso, isto, lá, disso, nele, nela"),
    question_labels: words!("última pergunta, pergunta final, pergunta de fecho, pergunta de encerramento"),
    abbreviations: words!("sr, sra, etc"),
    nominative: unchanged,
    speaks_of_one_thing: never,
    sequence: TopicOrderWords {
        first: &[
            ("começa pelo", "o"),
            ("começa pela", "a"),
            ("começa pelos", "os"),
            ("começa pelas", "as"),
            ("começa por", ""),
            ("começa com", ""),
            ("comece pelo", "o"),
            ("comece pela", "a"),
            ("comece pelos", "os"),
            ("comece pelas", "as"),
            ("comece por", ""),
            ("comece com", ""),
            ("inicia pelo", "o"),
            ("inicia pela", "a"),
            ("inicia pelos", "os"),
            ("inicia pelas", "as"),
            ("inicia por", ""),
            ("inicia com", ""),
            ("inicie pelo", "o"),
            ("inicie pela", "a"),
            ("inicie pelos", "os"),
            ("inicie pelas", "as"),
            ("inicie por", ""),
            ("inicie com", ""),
        ],
        later: &[
            ("passa-se ao", "o"),
            ("passa-se à", "a"),
            ("passa-se aos", "os"),
            ("passa-se às", "as"),
            ("passa-se a", ""),
            ("depois", ""),
            ("em seguida", ""),
            ("a seguir", ""),
            ("continua com", ""),
            ("continue com", ""),
            ("segue com", ""),
            ("siga com", ""),
            ("passa ao", "o"),
            ("passe ao", "o"),
            ("passa à", "a"),
            ("passe à", "a"),
            ("seguido de", ""),
            ("termina pelo", "o"),
            ("termina pela", "a"),
            ("termina com", ""),
            ("termine com", ""),
            ("acaba com", ""),
            ("acabe com", ""),
            ("fecha com", ""),
            ("feche com", ""),
            ("conclui com", ""),
            ("conclua com", ""),
            ("encerra com", ""),
            ("encerre com", ""),
            ("por fim", ""),
            ("por último", ""),
            ("finalmente", ""),
            ("no fim", ""),
            ("no final", ""),
        ],
        first_asking: words!(
            "começa por perguntar, comece por perguntar, começa perguntando, comece perguntando"
        ),
        later_asking: words!(
            "termina por perguntar, termine por perguntar, termina perguntando, termine perguntando, \
             termina a perguntar, acaba por perguntar, acabe por perguntar, acabe perguntando, \
             conclua perguntando, conclui perguntando, concluir perguntando, finaliza perguntando, finalize perguntando, \
             finalizar perguntando, encerre perguntando, encerra perguntando, encerrar perguntando, terminar perguntando, \
             feche perguntando, fecha perguntando, terminem perguntando, conclua por perguntar"
        ),
        ask: "pergunta",
        adverbs: words!(
            "primeiro, em primeiro lugar, no início, para começar, depois, em seguida, no fim, no final, \
             por fim, por último, finalmente"
        ),
        no_topics: words!(
            "nota, algo, alguma coisa, algumas, alguns, despedida, saudação, agradecimento, agradecimentos, \
             obrigado, palavras, sorriso, frase"
        ),
    },
};
