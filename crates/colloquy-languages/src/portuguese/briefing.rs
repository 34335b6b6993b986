use crate::briefing::BriefingCueWords;
use colloquy_word_list::words;

pub const BRIEFING: BriefingCueWords = BriefingCueWords {
    mail_headers: words!("de, para, cc, cco, assunto, enviado, enviada, data, re, enc"),
    sign_offs: words!(
        "obrigado, obrigada, muito obrigado, muito obrigada, abraço, abraços, um abraço, beijos, \
         beijinhos, atenciosamente, cumprimentos, com os melhores cumprimentos, melhores cumprimentos, \
         até breve, valeu, vlw, grato, grata, bjs, att"
    ),
    spellings: &[
        ("nao", "não"),
        ("qdo", "quando"),
        ("qd", "quando"),
        ("p/", "para"),
        ("c/", "com"),
        ("mto", "muito"),
        ("td", "tudo"),
        ("q", "que"),
        ("pq", "por que"),
        ("vc", "você"),
        ("vcs", "vocês"),
        ("tá", "está"),
        ("tao", "estão"),
        ("pra", "para"),
        ("pro", "para o"),
        ("pros", "para os"),
        ("pras", "para as"),
        ("tb", "também"),
        ("tbm", "também"),
        ("vlw", "obrigado"),
        ("sff", "por favor"),
        ("pf", "por favor"),
        ("&", "e"),
        ("n", "não"),
        ("oq", "o que"),
        ("eh", "é"),
        ("tô", "estou"),
    ],
    informing: words!(
        "contem, conte, digam, expliquem, descrevam, contar-nos, dizer-nos, explicar-nos, \
         descrever-nos, falar-nos, nos contar, nos dizer, nos explicar, contar, dizer, explicar, \
         descrever, falar, relatar, partilhar, compartilhar"
    ),
    obliging: words!("devem, deveriam, deverão, têm de, têm que, precisam, podem, poderão, deve, deveria"),
    wishes: words!(
        "perguntamo-nos, temos curiosidade em saber, temos curiosidade de saber, contassem, nos contassem, dissessem, nos dissessem, explicassem, para sabermos, para percebermos, para entendermos, para compreendermos, que saibamos, gostaríamos de saber, gostaríamos de entender, gostaríamos de perceber, gostava de saber, \
         gostávamos de saber, gostaria de saber, gostaria de entender, queremos saber, \
         queremos entender, queremos perceber, queremos compreender, quero saber, quero entender, \
         quero perceber, interessa-nos, interessa saber, nos interessa, interessa-me, \
         precisamos de saber, precisamos saber, preciso saber, é importante saber, seria útil saber, \
         seria interessante saber, tentamos perceber, temos curiosidade em saber, \
         importam-nos, importa-nos, interessam-nos, interessam-me, mal sabemos, não sabemos bem, sabemos pouco sobre"
    ),
    raised: words!(
        "se ela não mencionar, se ele não mencionar, se não mencionarem, se não mencionar, se a pessoa não mencionar, só se falarem disso, apenas se falarem disso, só se mencionarem, a menos que falem disso, exceto se falarem disso, a não ser que falem disso"
    ),
    unprompted: words!(
        "por iniciativa própria, por tua iniciativa, por sua iniciativa, por conta própria, espontaneamente"
    ),
    avoid: "Não mencione",
    mattering: words!(
        "nos interessa, interessa-nos, é importante para nós, importa-nos muito, importa para nós"
    ),
    if_any: words!("se houver, se existirem, caso exista"),
    then_ask: words!(
        "pergunte, pergunta, perguntar, perguntem, perguntar-lhes, pergunta-se, perguntar-se-á, pergunta-se-lhe, pergunta-se-lhes, questiona-se, lhe pergunte, lhes pergunte, perguntar-lhe"
    ),
    before_verb: words!(
        "que, a, de, e, ou, uma, se, nos, cada, para, essa, quiserem, alguém, alguma, outra, esta, sem, cliente, querem, quer"
    ),
    for_person: words!("para ela, para ele"),
    for_invitee: ("para si", "para si"),
    only: words!(
        "só se, só para, apenas se, apenas para, somente se, somente para, só quem, só pais, \
         só a quem, só, apenas"
    ),
    those_who: words!(
        "quem, aqueles que, os que, as que, se alguém, a quem, aos que, às que, àqueles que, para quem, se a pessoa"
    ),
    otherwise: words!("se não, senão, caso contrário, de outro modo"),
    skipping: words!(
        "encerrar a entrevista, terminar a entrevista, encaminhar para, dar o número, não precisa, não precisam, não é preciso, \
         saltar, salta, salte, pular, pule, omitir, omita"
    ),
    but: words!("mas, porém, contudo, sem que"),
    endings: words!(
        "no fim, no final, ao final, para terminar, para finalizar, para encerrar, para concluir, \
         por fim agradeça, agradeça, agradece, agradecer, termine, termina, terminar, encerre, \
         encerra, encerrar, finalize, despeça-se, despede-te, despedida, encerramento, fecho, conclua, \
         concluir, antes de desligar"
    ),
    telling: words!(
        "diga, diz, dizer, dizendo, diga que, lembre, lembra, lembrar, lembrando, lembre-os, avise, \
         avisa, avisar, avisando, informe, informar, comunique, mencione, refira"
    ),
    that: words!("que, de que"),
    at_most: words!("máximo, max, máx, no máximo, não mais de, não mais do que, até, um máximo de"),
    questions: words!("perguntas, pergunta, temas, questões"),
    numbers: &[
        "uma", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze", "doze",
    ],
    part_labels: words!(
        "bloco, parte, secção, seção, tema, pergunta, módulo, ponto, fase, área, questão, tópico"
    ),
    goal_headings: words!(
        "objetivo, objetivos, finalidade, propósito, pergunta de investigação, perguntas de pesquisa, \
         meta"
    ),
    guide_headings: words!(
        "guião, roteiro, guia, guia de entrevista, temas, perguntas, tópicos, perguntas a fazer, \
         temas a abordar, o que perguntar, guião de entrevista, roteiro de entrevista"
    ),
    background_headings: words!(
        "quem, a quem, contexto, amostra, perfil, análise, método, metodologia, confidencialidade, recrutamento, \
         público, destinatários, enquadramento, interno"
    ),
    // "Você" is what the texts use anyway.
    informal: words!(
        "tratamento por você, tratamento por tu, tratando por tu, tratar por tu, trate por tu, trata por tu, tratá-los por tu, por tu, tuteia, tutear"
    ),
    formal: words!(
        "tratando por você, tratar por você, trate por você, trata por você, por você, chame de você, chamar de você, \
         chame a pessoa de você, senhor ou senhora, o senhor ou a senhora, tratar por o senhor ou a senhora, trate por o senhor ou a senhora, \
         tratar por senhor ou senhora, chame-os de senhor ou senhora, chamar de senhor ou senhora, tratar por o senhor, o senhor, a senhora, tratar por senhor, trate por senhor, \
         o senhor / a senhora"
    ),
    everyone: words!("cada um, cada uma, cada pessoa, toda a gente, todo mundo, a pessoa, todos"),
    required: words!("obrigatório, obrigatória, obrigatórias, indispensável, imprescindível"),
    conduct: words!("quebre o gelo, nem uma palavra"),
    petitions: words!(
        "podes, podias, pode, poderia, poderias, podemos, podíamos, consegue, consegues, \
         você consegue, você pode, alguém pode, alguém podia, seria possível, dá para, era preciso, \
         conseguimos"
    ),
    tools: words!(
        "ferramenta, bot, robô, robot, assistente, entrevista, entrevistas, inquérito, pesquisa, \
         entrevistar, sistema, ia, ligar"
    ),
    agreed: words!(
        "como combinado, como combinámos, como combinamos, como falámos, como falamos, \
         conforme combinado, como prometido"
    ),
    audience_headings: words!(
        "quem, a quem, amostra, perfil, público, participantes, destinatários, público-alvo"
    ),
    interviewers: words!("o entrevistador, a entrevistadora, o assistente, a ia"),
    interviewer_pronouns: words!("ele, ela"),
    imperatives: &[
        ("perguntará", "pergunta"),
        ("lhe pergunta", "pergunta"),
        ("pergunta-lhe", "pergunta"),
        ("quer saber", "pergunta"),
        ("quererá saber", "pergunta"),
        ("começa perguntando", "começa perguntando"),
        ("começa por perguntar", "começa perguntando"),
        ("termina perguntando", "termina perguntando"),
        ("não perguntará", "não perguntes"),
        ("não mencionará", "não menciones"),
        ("não falará", "não fales"),
        ("evitará", "evita"),
        ("explorará", "explora"),
        ("pergunta", "pergunta"),
        ("não pergunta", "não perguntes"),
        ("nunca pergunta", "nunca perguntes"),
        ("não menciona", "não menciones"),
        ("nunca menciona", "nunca menciones"),
        ("não fala", "não fales"),
        ("nunca fala", "nunca fales"),
        ("evita", "evita"),
        ("fala com", "fala com"),
        ("descobre", "descobre"),
        ("deve perguntar", "pergunta"),
        ("não deve perguntar", "não perguntes"),
        ("não deve mencionar", "não menciones"),
        ("não deve falar", "não fales"),
        ("entrevista", "entrevista"),
        ("explora", "explora"),
    ],
    asked: words!(
        "deve contar, devem contar, deve dizer, devem dizer, deverá contar, que conte, que contem, conta nos, contam nos, pergunta se lhe, pergunta se lhes, é perguntado, são perguntados"
    ),
    plain_beginnings: &[
        ("termina-se perguntando", "Termina perguntando"),
        ("termina-se por perguntar", "Termina perguntando"),
        ("conclui-se perguntando", "Termina perguntando"),
        ("quando disserem", "Se disserem"),
        ("quando falarem", "Se falarem"),
        ("quando mencionarem", "Se mencionarem"),
        ("quando contarem", "Se contarem"),
        ("quando se queixarem", "Se se queixarem"),
        ("quando reclamarem", "Se reclamarem"),
        ("quando alguém disser", "Se alguém disser"),
        ("quando alguém falar", "Se alguém falar"),
        ("quando alguém mencionar", "Se alguém mencionar"),
        ("quando alguém se queixar", "Se alguém se queixar"),
        ("quando alguém reclamar", "Se alguém reclamar"),
        ("entrevista com", "Fale com"),
        ("entrevistas com", "Fale com"),
        ("bate-papo com", "Fale com"),
        ("terminar perguntando", "Termina perguntando"),
        ("terminar por perguntar", "Termina perguntando"),
        ("fechar perguntando", "Termina perguntando"),
        ("feche perguntando", "Termina perguntando"),
        ("encerrar perguntando", "Termina perguntando"),
        ("encerre perguntando", "Termina perguntando"),
        ("concluir perguntando", "Termina perguntando"),
        ("fale com quem", "Fale com as pessoas que"),
        ("fala com quem", "Fala com as pessoas que"),
        ("converse com quem", "Converse com as pessoas que"),
        ("conversa com quem", "Conversa com as pessoas que"),
        ("entreviste quem", "Entreviste as pessoas que"),
        ("entrevista quem", "Entrevista as pessoas que"),
    ],
    why_so_many: &[
        ("por que tantos", "por que os"),
        ("por que tantas", "por que as"),
        ("porque é que tantos", "porque é que os"),
        ("porque é que tantas", "porque é que as"),
        ("porque tantos", "porque os"),
        ("porque tantas", "porque as"),
    ],
    if_so: &[("Se sim", "e se sim"), ("Em caso afirmativo", "e em caso afirmativo"), ("Se não", "e se não")],
    company: words!("com eles, com elas"),
    nobody: words!("ninguém"),
    asked_about: words!(
        "deve ser questionado sobre, deve ser questionada sobre, devem ser questionados sobre, devem ser questionadas sobre, deve ser perguntado sobre, devem ser perguntados sobre"
    ),
    asked_around: &[],
    condition_verbs: &[],
    condition_word: None,
    then: &[],
    ask: "Pergunta",
    requests_to_invitee: &[
        ("conte-nos", "Pode contar-nos", ""),
        ("conte-me", "Pode contar-me", ""),
        ("nos conte", "Pode nos contar", ""),
        ("me conte", "Pode me contar", ""),
        ("conte", "Pode contar", ""),
        ("conta-nos", "Pode contar-nos", ""),
        ("fale-nos", "Pode falar-nos", ""),
        ("nos fale", "Pode nos falar", ""),
        ("descreva-nos", "Pode descrever-nos", ""),
        ("nos descreva", "Pode nos descrever", ""),
        ("diga-nos", "Pode dizer-nos", ""),
        ("nos diga", "Pode nos dizer", ""),
    ],
    asks_to_tell: words!(
        "que contem, que nos contem, que digam, que nos digam, que expliquem, que nos expliquem, que conte, queremos saber, gostaríamos de saber, gostava de saber, interessa-nos saber"
    ),
    bare_reasons: &[
        ("porquê", "e porquê"),
        ("por quê", "e por quê"),
        ("e porquê", "e porquê"),
        ("e por quê", "e por quê"),
        ("porque", "e porquê"),
        ("por que", "e por quê"),
        ("porque não", "e porquê"),
        ("por que não", "e por quê"),
        ("por que sim ou por que não", "e por quê"),
        ("por que motivo", "e por que motivo"),
    ],
    informal_pronouns: words!("tu"),
    formal_pronouns: words!("senhor, senhora, você"),
    address_fillers: words!(
        "tom, leve, próximo, informal, falar, de, por, sff, se, faz, tratamento, o, a, sempre, favor, usar, use, tratar, trate, forma, ou, pessoa, pessoas"
    ),
    sentence_forms: super::sentence_forms::FORMS,
    farewell: "Queria dizer-lhe também que {clause}.",
};
