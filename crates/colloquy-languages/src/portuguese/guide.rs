use super::grammar;
use super::synonyms::SYNONYMS;
use crate::guide::{ForbiddenTopicCues, GuideCueWords, family, general, named_by_question};
use colloquy_word_list::words;

pub const GUIDE: GuideCueWords = GuideCueWords {
    audience_leads: words!(
        "o entrevistado é, a entrevistada é, a pessoa entrevistada é, ligas a, liga para, vai ligar para, você liga para, está a ligar a, dirige-se a, \
         está a entrevistar, está entrevistando, vai entrevistar, entrevistas, entrevistamos, você entrevista, \
         você está entrevistando, você vai entrevistar, está a falar com, está falando com, vai falar com, vai conversar com, \
         você vai conversar com, você conversa com, os participantes são, os entrevistados são, o nosso público são, \
         o público são"
    ),
    bans: ForbiddenTopicCues {
        whole: words!(
            "nada de, nada de perguntar, nada de falar, nada de mencionar, nada sobre, nem mencionar, proibido falar, proibido perguntar, proibido pedir, proibido mencionar, melhor não falar, melhor não mencionar, evite, evita, evitem, evitar, evite o tema, evita o tema, evite o assunto, evita o assunto, \
             nada de perguntas, nem uma palavra"
        ),
        negations: words!(
            "não devem, não deverá, não pode, não podem, não se devem, não, nunca, jamais, nem, sem, não deve, não deves, não se deve"
        ),
        verbs: words!(
            "fazer promessas, faça promessas, faças promessas, se falará, se mencionará, se mencionarão, se perguntará, se comenta, se comentam, se comentará, se aborda, se abordam, se abordará, se promete, se prometem, se prometerá, se oferece, se oferecem, mencionar-se, falar-se, perguntar-se, abordar-se, comentar-se, comentar, comente, comentes, comenta, critica, criticar, critique, critiques, compara, comparar, compare, compares, fala, falas, menciona, mencionas, pergunta, perguntas, se fala, se fale, se menciona, se mencione, se pergunta, se toca, falamos, mencionamos, perguntamos, mencionar, mencione, menciones, mencionem, falar, fale, fales, falem, perguntar, pergunte, \
             perguntes, perguntem, pedir, peça, peças, peçam, discutir, discuta, discutas, abordar, aborde, \
             abordes, tocar, toque, toques, citar, cite, cites, revelar, revele, reveles, dizer, diga, digas, \
             entrar, entre, entres, oferecer, ofereça, ofereças, prometer, prometa, prometas, propor, proponha, proponhas, levantar, levante, levantes, nomear, nomeie, fazer perguntas, \
             faça perguntas, faças perguntas, faça referência, \
             expliques, explique, expliquem, explicar, descrever, descreva, justificar, justifique"
        ),
        fillers: words!(
            "por favor, nunca, nada, lhe, lhes, de, do, da, dos, das, sobre, por, pelo, pela, pelos, pelas, em, \
             no, na, nos, nas, ao, à, aos, às, perguntas, referência, o tema, o assunto, no assunto, no tema"
        ),
        taboos: words!(
            "não se fala, não se menciona, não se mencionam, não se toca, não pode ser mencionado, não podem ser mencionados, é tabu, são tabu, são tabus, é assunto proibido, são assuntos proibidos, é proibido, são proibidos, \
             não deve ser mencionado, não devem ser mencionados"
        ),
        separators: words!("ou, nem"),
        joints: words!("e, ou, nem, mas"),
        ands: words!("e"),
        has_verbs_last: false,
    },
    why: words!("por que, por quê, porquê, porque é que, por que motivo, por que razão"),
    mentions: words!(
        "teve, tiveram, tinha, tinham, era, eram, foi, foram, fui, ser, sido, estava, estavam, houve, feito, \
         menciona, mencionam, mencionar, mencionarem, fala, falam, falar, falarem, diz, dizem, disser, disserem, cita, citam, \
         se queixa, se queixam, queixar, reclama, reclamam, reclamarem, reclamar, de, do, da, dos, das, sobre, tem, têm, é, \
         são, está, estão, que, com, alguém"
    ),
    optional: words!(
        "se houver tempo, se sobrar tempo, se der tempo, se o tempo permitir, se possível, opcional, opcionalmente, \
         se ainda houver tempo, caso haja tempo, se restar tempo, se tiver tempo, se tiveres tempo"
    ),
    deep: words!(
        "claro que, naturalmente, em detalhe, em detalhes, com detalhe, com detalhes, em profundidade, a fundo, sobretudo, em particular, \
         especialmente, principalmente, detalhadamente, muito importante, acima de tudo"
    ),
    brief: words!("brevemente, rapidamente, de passagem, em poucas palavras"),
    especially: words!("nomeadamente, em especial, sobretudo, em particular, especialmente, principalmente"),
    rule_words: words!(
        "pergunta, perguntas, resposta, respostas, entrevistador, entrevistadora, entrevistado, entrevistada, entrevistados, \
         participante, participantes, respondente, minuto, minutos, tom, simpático, amável, educado, neutro, neutra, abertas, \
         empático, empática, empatia, resumo, interrompa, interrompas, interromper, anónimo, anônimo, confidencial, \
         anonimato, frases, jargão, exemplo, exemplos, interlocutor, respeitoso, natural, agradeça, agradece, escute, \
         ouça, pressione, tu, teu, tua, silêncios, deixe, deixa, mantenha, mantém, cumprimente, gentil, cordial, acolhedor, breve"
    ),
    rule_headings: words!(
        "tom, estilo, regra, regras, instruções, papel, duração, tempo, formato, idioma, língua, nota, notas, contexto, \
         sobre nós, quem somos, público, público-alvo, participantes, comportamento, orientações, diretrizes, \
         observações, perfil, persona, antecedentes, dicas"
    ),
    ban_headings: words!(
        "nada de, fora, a evitar, evitar, não mencionar, tabu, tabus, temas a evitar, proibido, temas sensíveis, não falar, assuntos a evitar, \
         o que evitar"
    ),
    optional_headings: words!(
        "opcional, opcionais, se houver tempo, se sobrar tempo, se der tempo, extra, adicional, adicionais"
    ),
    topic_headings: words!(
        "tema, temas, pergunta, perguntas, guião, roteiro, guia, pontos, objetivo, objetivos, áreas, abertura, encerramento, \
         introdução, parte, seguintes, tópicos, tópico, assuntos, obrigatórios, blocos"
    ),
    greetings: words!("olá, oi, bom dia, boa tarde, caro, cara, caros, prezado, prezada, prezados, estimado"),
    farewells: words!(
        "obrigado, obrigada, muito obrigado, muito obrigada, atenciosamente, cumprimentos, com os melhores cumprimentos, \
         abraço, abraços, um abraço, cordialmente, saudações, até breve, desde já obrigado"
    ),
    people: words!(
        "operadores, clientes, cliente, utilizadores, utilizadoras, usuários, usuárias, usuário, pessoas, gente, funcionários, funcionárias, \
         colaboradores, colaboradoras, empregados, trabalhadores, membros, sócios, assinantes, visitantes, hóspedes, pacientes, \
         doentes, estudantes, alunos, alunas, pais, mães, famílias, professores, professoras, enfermeiros, enfermeiras, médicos, \
         inquilinos, moradores, cidadãos, voluntários, voluntárias, doadores, compradores, leitores, ouvintes, espectadores, \
         participantes, candidatos, candidatas, viajantes, passageiros, agricultores, consumidores, jogadores, \
         desenvolvedores, motoristas, jovens, entrevistados, residentes, turistas, colegas, associados, lojistas, expositores, comerciantes, proprietários, familiares, encarregados, estagiários, \
         auxiliares, cuidadores, segurados, vendedores, atletas"
    ),
    anyone: words!("pessoas, gente, participantes, entrevistados"),
    customers: words!(
        "clientes, cliente, utilizadores, utilizadoras, usuários, usuárias, assinantes, sócios, membros, compradores, visitantes, consumidores, hóspedes, associados"
    ),
    faint: words!(
        "já, ainda, muito, trabalhar, trabalha, trabalham, usar, usa, usam, usado, ir, vai, vão, vir, fazer, feito, algo, alguém, pessoa, gente, coisa, coisas, tempo, vez, dia, dias, ano, anos, semana, mês, dizer, diz, disser, sentir, precisar, querer, começar, pensar, pensa, pensam, saber, ajudar, problema, problemas, bem, mal, parte, pensado, pensei, pensava, hora, horas, minutos"
    ),
    closing_signs: words!(
        "deveria ter perguntado, devia ter perguntado, acrescentar, adicionar, mais alguma coisa"
    ),
    relatives: words!("que"),
    pronoun: "",
    finite: words!(
        "é, são, era, eram, foi, tem, têm, será, deve, devem, pode, podem, quer, querem, oferece, vende, somos, temos, queremos, \
         há, você, nós, eu, está, estão, faz, obrigado, obrigada, és"
    ),
    third_person: words!("eles, elas, deles, delas"),
    instruction_signs: words!(
        "pergunte, pergunta aos, pergunta-lhes, entreviste, entrevistador, entrevistado, entrevistados, participante, participantes, \
         tu, certifique-se, evite, evita, instrução, instruções, descubra, descobre, indague, aprofunde, mencione, \
         converse, você é um, você é uma, não se esqueça, peça"
    ),
    determiners: words!(
        "o, a, os, as, um, uma, seu, sua, seus, suas, nosso, nossa, nossos, nossas, este, esta, estes, estas, meu"
    ),
    possessives: words!("seu, sua, seus, suas"),
    their: words!("seus, suas"),
    human_verbs: words!("pensam, sentem, vivem, preferem"),
    families: &[
        family(
            words!("por que, porque, porquê, motivos, razões"),
            words!("saí, saiu, deix, abandon, partir, embora"),
            "a sua decisão de sair",
            Some("O que levou à sua saída?"),
        ),
        family(
            words!("por que, porque, porquê, motivos, razões"),
            words!("cancel, desist, rescind"),
            "a sua desistência",
            None,
        ),
        family(words!("por que, porque, como"), words!("escolh"), "a sua escolha", None),
        family(words!("por que, porque, como"), words!("compr, encomend"), "a sua compra", None),
        named_by_question(words!("como, onde"), words!("conhec, descobr, soub")),
        family(&[], words!("recomend"), "a sua recomendação", None),
        family(&[], words!("melhor, mudar, diferente"), "as suas sugestões", None),
        family(
            &[],
            words!("difícil, dificul, problem, frustr, incomod, irrit, pior"),
            "as dificuldades",
            None,
        ),
        family(&[], words!("falt, desej, gostaria, teria gostado, gostava que"), "os seus desejos", None),
        family(&[], words!("agrad, gost, valoriz"), "os pontos fortes", None),
        family(&[], words!("esperava, que esper, expect"), "as suas expectativas", None),
    ],
    events: words!(
        "momento, semana, dia, visita, compra, entrega, integração, formação, treinamento, viagem, estadia, tratamento, operação, cirurgia, \
         consulta, evento, conferência, oficina, curso, chegada, mudança, candidatura, inscrição, registo, encomenda, reserva, voo, \
         mês, ano, estágio, transição, reparação, festival, exame, férias, procura, jornada, internamento"
    ),
    views: words!(
        "medo, cansaço, solidão, experiência, satisfação, relação, impressão, papel, situação, bem-estar, rotina, equilíbrio, colaboração, ambiente, \
         atmosfera, cultura, contacto, contato, uso, utilização, comunicação, motivação, carga, quotidiano"
    ),
    holdings: words!(
        "expectativas, desejos, problemas, desafios, razões, motivos, objetivos, hábitos, planos, preocupações, sugestões, ideias, \
         esperanças, necessidades, dificuldades, medos, prioridades, obstáculos, motivações, preferências, queixas, reclamações"
    ),
    grounds: words!("motivo, razão, razões, causa"),
    about_event: &[
        "Qual foi a sua experiência com {topic}?",
        "Como descreveria {topic}?",
        "O que mais ficou na memória sobre {topic}?",
    ],
    about_view: &[
        "Como descreveria {topic}?",
        "O que pode contar sobre {topic}?",
        "O que destacaria sobre {topic}?",
    ],
    about_holding: &["Quais são {topic}?", "O que pode contar sobre {topic}?", "Como descreveria {topic}?"],
    about_ground: &["O que pode contar sobre {topic}?"],
    about_phrase: &["O que pensa sobre {topic}?", "Como avalia {topic}?", "O que pode contar sobre {topic}?"],
    about_word: &[
        "Qual é a sua experiência com {topic}?",
        "O que pensa sobre {topic}?",
        "O que pode contar sobre {topic}?",
    ],
    superlatives: words!("mais, menos, melhor, melhores, pior, piores"),
    about_superlative: &[
        ("o", &["Qual foi {topic}?"]),
        ("a", &["Qual foi {topic}?"]),
        ("os", &["Quais foram {topic}?"]),
        ("as", &["Quais foram {topic}?"]),
    ],
    offers: words!("sugest, ideia, conselho, proposta, desejo"),
    about_offer: &["Teria {topic}?"],
    about_story: &["Houve {topic}, e como foi?"],
    about_foreign: &[
        "O que pode contar sobre o tema «{topic}»?",
        "O que pensa sobre o tema «{topic}»?",
        "Qual é a sua experiência com o tema «{topic}»?",
    ],
    about_clause: &["Pode contar {clause}?", "Poderia dizer {clause}?"],
    more: "Pode contar um pouco mais sobre isso?",
    general: &[
        general("a sua experiência", &[], "Como descreveria a sua experiência até agora?"),
        general("os pontos fortes", words!("pontos positivos"), "O que funciona especialmente bem?"),
        general(
            "as dificuldades",
            words!("problemas, atritos, obstáculos, frustrações, entraves"),
            "O que foi difícil ou desagradável?",
        ),
        general(
            "as suas sugestões",
            words!(
                "ideias para melhorar, melhorias, sugestões de melhoria, ideias de melhoria, propostas de melhoria"
            ),
            "Se pudesse mudar uma coisa, qual seria?",
        ),
    ],
    self_descriptions: &[("somos um", "o"), ("somos uma", "a")],
    thing_pronoun: None,
    done_to_things: &[],
    introductions: &[
        ("abrimos um", "o"),
        ("abrimos uma", "a"),
        ("lançámos um", "o"),
        ("lançámos uma", "a"),
        ("lançamos um", "o"),
        ("lançamos uma", "a"),
    ],
    subject_pronouns: &[],
    about_self: "O que vem à cabeça ao pensar sobre {topic}?",
    synonyms: SYNONYMS,
    others: words!("alguns, algumas, alguém, outros, outras, muitos, muitas"),
    open_ends: words!(
        "de, do, da, dos, das, o, os, as, um, uma, e, ou, a, ao, que, em, no, na, por, para, sem, sobre, seu, sua, se, com"
    ),
    leftovers: words!("si próprios, si próprias, si mesmos, si mesmas, com ela, com ele, com elas, com eles"),
    doubles: words!("se, nos"),
    one: &[],
    empty_names: words!(
        "o quê, o que, o seu lugar, a próxima vez, a próxima pessoa, o momento, este ano, esta vez"
    ),
    and: " e ",
    second_person: grammar::second_person,
    direct_question: grammar::direct_question,
    object: grammar::object,
    with_article: grammar::with_article,
    own_articles: &[("os", "os seus"), ("as", "as suas")],
    clause_name: grammar::clause_name,
    with_name: crate::guide::unnamed,
};
