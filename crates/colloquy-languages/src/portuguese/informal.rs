//! The texts of interviews that address people as "tu", as in Portugal. In Brazil, "você" is the usual address.

use super::address;
use super::generator::GENERATOR;
use super::guide::GUIDE;
use super::interviewer::INTERVIEWER;
use crate::generator::OfflineGeneratorPhrases;
use crate::guide::{GuideCueWords, family, general, named_by_question};
use crate::informal::InformalAddress;
use crate::interviewer::{CounterQuestionReplies, FollowUpPhrases, InterviewerPhrases};
use colloquy_word_list::words;

pub const INFORMAL: InformalAddress = InformalAddress {
    // Neither "te" nor "teu": in Brazil they go with "você".
    words: words!(
        "tu, contigo, és, estás, tens, vens, vais, fazes, dizes, queres, sabes, achas, pensas, gostas, sentes, vês, \
         trazes, preferes, vives, trabalhas, recomendas, usas, costumas, lembras, conheces, precisas, moras, \
         foste, fizeste, tiveste, estiveste, vieste, disseste, soubeste, quiseste, pudeste, puseste, viste, \
         eras, estavas, tinhas, querias, gostavas, gostarias, mudarias, farias, voltarias, recomendarias, \
         ficaste, chegaste, entraste, encontraste, gostaste, achaste, deixaste, pensaste, usaste, \
         ouviste, decidiste, sentiste, descobriste, saíste, pediste, seguiste"
    ),
    // Without those of "este", "existe", "triste", "contraste" and "nordeste".
    endings: words!("beste, ceste, caste, maste, naste, zaste, vaste, jaste, laste"),
    from_formal: "que o faria = que te faria | que o levaria = que te levaria | que o fez = que te fez | que o faz = que te \
                  faz | que o levou = que te levou | que o motiva = que te motiva | que o motivou = que te motivou | que o \
                  impede = que te impede | que o ajudaria = que te ajudaria | que mais o = que mais te | que menos o = que \
                  menos te | para si = para ti | por si = por ti | consigo = contigo | a si = a ti | em si = em ti | sobre si = \
                  sobre ti | pode = podes | poderia = poderias | pudesse = pudesses | quiser = quiseres | preferir = \
                  preferires | queira = queiras | gostaria = gostarias | descreveria = descreverias | destacaria = \
                  destacarias | recomendaria = recomendarias | voltaria = voltarias | mudaria = mudarias | melhoraria \
                  = melhorarias | que faria = que farias | como faria = como farias | escolheria = escolherias | o que acha = o que achas | que acha = que \
                  achas | o que pensa = o que pensas | como avalia = como avalias | como vê = como vês | como vive = \
                  como vives | como se sente = como te sentes | como conheceu = como conheceste | como soube = como \
                  soubeste | como chegou = como chegaste | o que faz hoje = o que fazes hoje | o que espera = o que \
                  esperas | o que mudou para si = o que mudou para ti | está satisfeito ou satisfeita = estás \
                  satisfeito ou satisfeita | sente-se = sentes-te | sentiu-se = sentiste-te | lhe = te | seus = teus | \
                  suas = tuas | seu = teu | sua = tua",
    by_rule: address::informal_by_rule,
    second_singular: Some(address::second_singular),
    third_plural: Some(address::third_plural),
    formal_words: words!("você, Você, vocês, Vocês, senhor, senhora, consigo"),
    generator: OfflineGeneratorPhrases {
        titles_without_topic: &[
            "Entrevista para {organization}",
            "Conversa com {organization}",
            "O teu ponto de vista para {organization}",
        ],
        intros: &[
            "Olá e boas-vindas. Sou uma IA e conduzo esta conversa em nome de {organization}. Gostaria de falar \
             contigo sobre {topics}. Fica à vontade e responde com as tuas palavras.",
            "Agradeço a tua disponibilidade. Sou uma IA e conduzo esta entrevista em nome de {organization}. Vamos \
             falar sobre {topics}. Não há respostas certas nem erradas.",
            "É bom contar com a tua participação. Sou uma IA e vou fazer-te algumas perguntas em nome de \
             {organization}. Hoje a conversa é sobre {topics}. Diz livremente o que pensas.",
        ],
        intros_without_topic: &[
            "Olá, é um prazer falar contigo. Sou uma inteligência artificial e faço a entrevista em nome de \
             {organization}. Tenho algumas perguntas. Responde com calma e com as tuas próprias palavras.",
            "Agradeço o teu tempo. Sou uma inteligência artificial e falo em nome de {organization}. O que conta é o \
             teu ponto de vista. Não há respostas certas nem erradas.",
            "É bom contar com a tua participação. Sou uma inteligência artificial e estou aqui em nome de \
             {organization}. Diz livremente o que pensas.",
        ],
        openings_without_topic: &[
            "Para começar, podes fazer uma pequena apresentação pessoal?",
            "Sobre o que gostarias de falar primeiro?",
            "O que mais ocupa o teu pensamento neste momento?",
        ],
        ..GENERATOR
    },
    guide: GuideCueWords {
        determiners: words!(
            "o, a, os, as, um, uma, teu, tua, teus, tuas, seu, sua, seus, suas, nosso, nossa, nossos, nossas, este, \
             esta, estes, estas"
        ),
        possessives: words!("teu, tua, teus, tuas, seu, sua, seus, suas"),
        families: &[
            family(
                words!("por que, porque, porquê, motivos, razões"),
                words!("saí, saiu, deix, abandon, partir, embora"),
                "a tua decisão de sair",
                Some("O que levou à tua saída?"),
            ),
            family(
                words!("por que, porque, porquê, motivos, razões"),
                words!("cancel, desist, rescind"),
                "a tua desistência",
                None,
            ),
            family(words!("por que, porque, como"), words!("escolh"), "a tua escolha", None),
            family(words!("por que, porque, como"), words!("compr, encomend"), "a tua compra", None),
            named_by_question(words!("como, onde"), words!("conhec, descobr, soub")),
            family(&[], words!("recomend"), "a tua recomendação", None),
            family(&[], words!("melhor, mudar, diferente"), "as tuas sugestões", None),
            family(
                &[],
                words!("difícil, dificul, problem, frustr, incomod, irrit, pior"),
                "as dificuldades",
                None,
            ),
            family(&[], words!("falt, desej"), "os teus desejos", None),
            family(&[], words!("agrad, gost, valoriz"), "os pontos fortes", None),
            family(&[], words!("esperava, que esper, expect"), "as tuas expectativas", None),
        ],
        about_event: &[
            "Qual foi a tua experiência com {topic}?",
            "Como descreverias {topic}?",
            "O que mais ficou na memória sobre {topic}?",
        ],
        about_view: &[
            "Como descreverias {topic}?",
            "O que podes contar sobre {topic}?",
            "O que destacarias sobre {topic}?",
        ],
        about_holding: &[
            "Quais são {topic}?",
            "O que podes contar sobre {topic}?",
            "Como descreverias {topic}?",
        ],
        about_ground: &["O que podes contar sobre {topic}?"],
        about_phrase: &[
            "O que pensas sobre {topic}?",
            "Como avalias {topic}?",
            "O que podes contar sobre {topic}?",
        ],
        about_word: &[
            "Qual é a tua experiência com {topic}?",
            "O que pensas sobre {topic}?",
            "O que podes contar sobre {topic}?",
        ],
        about_offer: &["Terias {topic}?"],
        about_foreign: &[
            "O que podes contar sobre o tema «{topic}»?",
            "O que pensas sobre o tema «{topic}»?",
            "Qual é a tua experiência com o tema «{topic}»?",
        ],
        about_clause: &["Podes contar {clause}?", "Poderias dizer {clause}?"],
        more: "Podes contar um pouco mais sobre isso?",
        general: &[
            general("a tua experiência", &[], "Como descreverias a tua experiência até agora?"),
            general("os pontos fortes", words!("pontos positivos"), "O que funciona especialmente bem?"),
            general(
                "as dificuldades",
                words!("problemas, atritos, obstáculos, frustrações, entraves"),
                "O que foi difícil ou desagradável?",
            ),
            general(
                "as tuas sugestões",
                words!(
                    "ideias para melhorar, melhorias, sugestões de melhoria, ideias de melhoria, propostas de melhoria"
                ),
                "Se pudesses mudar uma coisa, qual seria?",
            ),
        ],
        own_articles: &[("os", "os teus"), ("as", "as tuas")],
        ..GUIDE
    },
    interviewer: InterviewerPhrases {
        acknowledgements: &["Está bem.", "Compreendo.", "Agradeço a tua resposta.", "Agradeço a resposta."],
        passed: &["Como preferires.", "Claro, podemos seguir em frente.", "Está bem, deixamos isso de lado."],
        unknown: &["Não faz mal.", "Está tudo bem.", "Não te preocupes com isso."],
        follow_ups: FollowUpPhrases {
            more: &[
                "Podes contar mais sobre isso?",
                "Podes descrever isso com mais detalhes?",
                "O que mais podes dizer sobre isso?",
                "Podes contar um pouco mais?",
            ],
            then: &["O que aconteceu depois?", "E depois, como foi?"],
            help: &["O que ajudaria, na tua opinião?"],
            vague: &["Podes dar um exemplo disso?", "O que queres dizer exatamente com isso?"],
            wish: &["Como seria isso na prática?", "O que mudaria com isso?"],
            good: &["Do que mais gostas nisso?", "A que se deve isso, na tua opinião?"],
            thin: &[
                "Podes falar um pouco mais sobre isso?",
                "De onde vem essa impressão?",
                "O que vem primeiro à mente?",
                "Qual seria um exemplo?",
            ],
            easier: &[
                "Há algum pequeno detalhe que venha à memória?",
                "Quando foi a última vez?",
                "Qual seria o teu primeiro palpite?",
            ],
        },
        mentioned: "Mencionaste {clause}.",
        durations: "{clause}, disseste.",
        quotes: &["Disseste: «{clause}».", "Contaste isto: «{clause}»."],
        earlier_quote: "Há pouco disseste: «{clause}».",
        earlier_more: "Queres acrescentar alguma coisa sobre {topic}?",
        earlier: "Já falaste um pouco sobre isso.",
        feels_ignored: "Lamento dar essa impressão. O que disseste está anotado.",
        hurried: &[
            "Lamento muito. Serei breve e perguntarei apenas o mais importante.",
            "Desculpa. Vou perguntar só o essencial.",
        ],
        wish_questions: words!(
            "mudaria, mudarias, melhoraria, melhorarias, gostaria, gostarias, poderíamos, podia ser, faria, farias, \
             desejaria, desejarias, deseja, desejas, espera, esperas, melhorar, sugestões, desejos"
        ),
        foreign_guide: "Podes responder na língua que preferires; a minha pergunta está preparada em outra.",
        last_questions: &[
            "Há mais alguma coisa que queiras acrescentar?",
            "Antes de terminar, falta falar de alguma coisa?",
            "Esse era o meu último tema. Desejas dizer mais alguma coisa?",
        ],
        farewells: &[
            "Certo. Não tenho mais perguntas. Agradeço muito o teu tempo, e desejo-te tudo de bom.",
            "Compreendo. A nossa entrevista chega ao fim. Agradeço o teu tempo e desejo-te tudo de bom.",
            "Certo. Assim termina a nossa conversa. Agradeço muito as tuas respostas, e desejo-te tudo de bom.",
        ],
        stopped: &[
            "Claro, ficamos por aqui. Agradeço muito o teu tempo, e desejo-te tudo de bom.",
            "Certo, a entrevista termina aqui. Agradeço o que contaste, e desejo-te tudo de bom.",
        ],
        exhausted: &[
            "Certo. Esta entrevista chegou ao limite previsto. Agradeço muito as tuas respostas, e desejo-te tudo de \
             bom.",
            "Compreendo. É preciso terminar por aqui. Agradeço o teu tempo e desejo-te tudo de bom.",
        ],
        over: "A nossa entrevista já terminou. Agradeço mais uma vez a tua participação, e desejo-te tudo de bom.",
        unclear: "Desculpa, a pergunta não foi clara.",
        misunderstood: "Desculpa, tinha entendido mal.",
        unheard: &[
            "Desculpa, não ouvi.",
            "Leva o tempo que precisares.",
            "Não consegui ouvir a tua resposta.",
        ],
        greeted: &["Olá, agradeço a tua participação.", "Olá, é um prazer falar contigo."],
        replies: CounterQuestionReplies {
            privacy: "As tuas respostas vão para {organization}, que decide quem pode ler.",
            purpose: "As tuas respostas ajudam {organization} a compreender o teu ponto de vista; lá podem \
                      explicar exatamente para que servem.",
            name_use: "Não sei se o teu nome aparece junto com as respostas; {organization} pode esclarecer \
                       isso.",
            contact: "Podes falar com {organization}; lá podem dar informações sobre esta entrevista.",
            reason: "A resposta ajuda {organization} a compreender a tua experiência, e não é obrigatória.",
            opinion: "Não tenho opinião própria sobre isso; o que conta aqui é a tua.",
            unknown: "Isso não sei, mas a tua pergunta chega a {organization} com as tuas respostas.",
            ..INTERVIEWER.replies
        },
        weary: &[
            "Isso parece muito cansativo. Não é preciso continuar, e podemos parar a qualquer momento. Queres \
             prosseguir?",
        ],
        calm: &[
            "Compreendo que isto possa incomodar. Podemos deixar esta pergunta de lado ou parar quando quiseres. \
             Desejas continuar?",
            "Lamento ter causado desconforto. Não é preciso responder, e podes parar quando quiseres. Podemos \
             continuar?",
        ],
        praises: "$fine $remark, $glow $remark, é $glow, isso é $glow, que $glow, que boa, que bom, que bonito, muito bem dito, bem dito, bem visto, bom trabalho, bravo, parabéns, felicito, admiro, fiquei impressionad*, tem razão, tens razão, tem toda a razão, tens toda a razão, concordo, estou de acordo, maravilhoso, fantástico, ótimo, incrível, impressionante, excelente, magnífico, fascinante",
        welcomes: "fico content*, fico feliz, ficamos content*, ficamos feliz*, alegra-me, ainda bem, é bom saber, é bom ouvir, bom saber, bom ouvir, que bom, boa notícia, boas notícias, parece bom, parece positivo, soa bem, é positivo, muito positivo, é um bom sinal, experiência positiva, boa experiência, bela experiência, experiência agradável, ponto forte, pontos fortes, vantagem, correu bem, gostou, gostaste",
        promises: "prometo, prometemos, prometido, garanto, garantimos, asseguro, asseguramos, fique tranquil*, fica tranquil*, fique descansad*, fica descansad*, pode ter a certeza, podes ter a certeza, pode contar com, podes contar com, conte connosco, conta connosco, conte conosco, conte comigo, conta comigo, receberá, receberás, vai receber, vais receber, irá receber, irás receber, vai obter, vais obter, terá notícias, terás notícias, terá uma resposta, terás uma resposta, $act, $shall $settle, $shall … $settle, será … $settled, serão … $settled, vai ser $settled, vão ser $settled, ficará confidencial, permanecerá … anónim*, é confidencial",
        references: "disse, disseste, dizia, dizias, mencionou, mencionaste, referiu, referiste, falou, falaste, contou-me, contou, contaste, contaste-me, descreveu, descreveste, há pouco, como o senhor, como a senhora, anotei, tomo nota",
        ..INTERVIEWER
    },
};
