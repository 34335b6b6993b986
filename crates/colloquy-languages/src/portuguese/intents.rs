use crate::intents::{AnswerPatterns, IntentPhrases, PhrasePattern};

pub const INTENTS: IntentPhrases = IntentPhrases {
    courtesies: "por favor, se faz favor, obrigado, obrigada, ok, okay, bom, bem, pois, eh, ah, sim, não, desculpe, e, a, já, agora",
    stop: PhrasePattern {
        whole: "basta, chega, já chega, pare, parar, stop, fim, terminar, acabei, adeus, tchau, é suficiente, suficiente, até logo",
        within: "quero parar, queria parar, gostaria de parar, prefiro parar, quero terminar, queria terminar, gostaria de terminar, quero encerrar, podemos parar, podemos terminar, terminar a entrevista, termine a entrevista, encerrar a entrevista, parar a entrevista, acabar a entrevista, vamos parar, tenho de ir, tenho que ir, preciso ir, preciso de ir, sem mais perguntas, mais perguntas não, já chega, parar por aqui, ficar por aqui",
    },
    repeat: PhrasePattern {
        whole: "o quê, quê, como, como assim, perdão, desculpe, repita, repete, outra vez, de novo, como disse, o que disse",
        within: "repetir, repita, repete, não entendi, não percebi, não entendo, não compreendi, não compreendo, não ouvi, reformular, o que quer dizer, qual era a pergunta, o que disse, dizer de novo",
    },
    skip: PhrasePattern {
        whole: "próxima, próxima pergunta, pular, saltar, seguinte, continue, continuemos, vamos em frente, adiante, avançar",
        within: "próxima pergunta, pergunta seguinte, pular esta, pular essa, pular a pergunta, saltar esta, saltar a pergunta, saltar essa, outra pergunta, passar à próxima, passar para a",
    },
    unknown: PhrasePattern {
        whole: "não sei, sei lá, nem ideia, não faço ideia, sem opinião",
        within: "não sei, sei lá, não faço ideia, não tenho ideia, nem ideia, não tenho a certeza, não tenho certeza, não me lembro, não lembro, não tenho opinião, nunca pensei",
    },
    refusal: PhrasePattern {
        whole: "sem comentários, recuso",
        within: "prefiro não, preferia não, não quero responder, não vou responder, não desejo responder, não é da sua conta, não lhe diz respeito, demasiado pessoal, muito pessoal, pessoal demais, sem comentários, não quero falar, recuso",
    },
    machine: PhrasePattern {
        whole: "quem é você, quem és, o que és",
        within: "é um robô, és um robô, você é um robô, um robô, um robot, é uma máquina, és uma máquina, uma máquina, é humano, és humano, é uma pessoa, és uma pessoa, é real, és real, um bot, uma ia, inteligência artificial, chatgpt, quem é você, quem és",
    },
    privacy: PhrasePattern {
        whole: "é anónimo, é anônimo, está a gravar",
        within: "quem vê, quem vai ver, quem verá, quem ouve, quem vai ouvir, quem lê, quem vai ler, está a gravar, está gravando, é gravado, é gravada, ser gravado, ser gravada, gravado, gravada, anónimo, anónima, anônimo, anônima, confidencial, os meus dados, meus dados, minhas respostas",
    },
    length: PhrasePattern {
        whole: "quanto tempo, quanto falta, falta muito",
        within: "quanto tempo, quanto falta, quantas perguntas, falta muito, demora muito, vai durar, já acabámos, está acabando, quanto dura",
    },
    back: PhrasePattern {
        whole: "porquê, por quê, e você, e tu",
        within: "o que acha, o que você acha, o que pensa, qual é a sua opinião, e você o que, por que pergunta, porque pergunta, porque é que pergunta, pode ajudar-me, pode me ajudar, pode dizer-me, o que faria",
    },
    greeting: PhrasePattern {
        whole: "olá, oi, bom dia, boa tarde, boa noite, alô, olá olá, está lá, muito prazer",
        within: "como está, como vai, tudo bem consigo, tudo bem com você, prazer em, está a ouvir-me, está me ouvindo, bom tempo",
    },
    ready: "pode começar, podes começar, podemos começar, pode perguntar, podes perguntar, pode mandar, vamos lá, vamos começar, bora, bora lá, manda ver, estou pronto, estou pronta, oi tudo bem, oi tudo bom, olá tudo bem, olá tudo bom, tudo bem com você, tudo bem consigo, como vai, como está, quando quiser, opa",
    hostile: PhrasePattern {
        whole: "idiota, merda, cale-se, cala-te, cala a boca, disparate, deixe-me em paz",
        within: "vai à merda, vá à merda, vai se foder, cala a boca, cala-te, cale-se, pergunta estúpida, perguntas estúpidas, pergunta idiota, perguntas idiotas, pergunta parva, és estúpido, você é estúpido, é inútil, máquina estúpida, perda de tempo, perder tempo, perder o meu tempo, deixe-me em paz, me deixe em paz, deixa-me em paz, é ridículo, que disparate, que absurdo",
    },
    tags: "né, não é, não, sabe, sabes, entende, entendes, tá, viu, certo, percebe, está a ver, não acha, ok, ou não",
    reporting: "pensei, pensava, e penso, disse para mim, dizia para mim, perguntei-me, me perguntei, me disse, disse-me, ele disse, ela disse, dizia, disseram",
    yes: PhrasePattern {
        whole: "sim, claro, está bem, tudo bem, ok, pode ser, com certeza, vamos, continue",
        within: "podemos continuar",
    },
    no: PhrasePattern {
        whole: "não, não obrigado, não obrigada, nem por isso, melhor não",
        within: "não não quero, prefiro que não",
    },
    injection: "ignora as, ignore as, ignora todas, ignore todas, ignore suas, ignora tuas, esquece as, esqueça as, tuas instruções, revele suas, mostre suas instruções, quais são as suas instruções, teu prompt, seu prompt, o prompt, prompt do sistema, tuas regras, agora és, agora você é, finge, finja, repete depois, repita depois, diz a palavra, diga a palavra, diga exatamente, responde apenas, responda apenas, entrevistas dos outros, entrevista dos outros, outras entrevistas, todas as entrevistas, escreve um poema, escreva um poema",
    patterns: PATTERNS,
};

const PATTERNS: AnswerPatterns = AnswerPatterns {
    classes: &[
        ("not", "não|nada|nunca|nem|nenhum|nenhuma"),
        (
            "will",
            "quero|queria|gostaria|gostava|prefiro|preferia|preferiria|desejo|pretendo|vou|vontade|me sinto|sinto-me|disposto|disposta|à vontade|tenciono|confortável|apetece|interessa|tenho de|tenho que|penso em|faço questão|estou pronto|estou pronta",
        ),
        (
            "tell",
            "falar|falar-lhe|dizer|dizê-lo|responder|contar|contá-lo|comentar|entrar|partilhar|compartilhar|explicar|abordar|tocar|revelar|discutir|mencionar|aprofundar|detalhar|expor|expor-me|pronunciar|pronunciar-me|referir|abrir-me|me abrir|alongar-me|me alongar|dar detalhes|dar pormenores|tratar|mexer|conversar|opinar|desabafar|esclarecer",
        ),
        (
            "leaving",
            "deixar|saltar|passar|pular|omitir|guardar|guardá-lo|evitar|calar|mudar de assunto|seguir|avançar|manter|ficar por aqui|falar de outra coisa|abster-me|me abster|ignorar",
        ),
        (
            "said",
            "disse|falei|contei|respondi|expliquei|mencionei|referi|comentei|dito|falado|respondido|explicado|mencionado|descrevi",
        ),
        ("shall", "vou|vamos|irei|iremos|vão|vai ser|vai"),
        (
            "settle",
            "transmitir*|contactar*|contatar*|ligar-lhe|avisar*|informar*|solucionar*|resolver*|arranjar*|melhorar*|corrigir*|rever*|tratar d*|encarregar*|entrar em|assegurar*|garantir*|devolver*|compensar*|fazer chegar|fazer tudo|enviar*|encaminhar*|comunicar*|ajudar*|mudar*|alterar*|ter em conta|levar em conta|investigar*|estudar*|reembolsar*|passar esta|passar isto|falar com|reparar*|dar seguimento|verificar*",
        ),
        (
            "act",
            "transmitiremos|transmitirei|contactaremos|contactarei|entraremos em|entrarei em|avisaremos|avisarei|informaremos|informarei|resolveremos|resolverei|trataremos|tratarei|melhoraremos|corrigiremos|encaminharemos|encaminharei|faremos|farei chegar|farei tudo|enviaremos|enviarei|comunicaremos|ajudaremos|ajudarei|mudaremos|teremos em conta|terei em conta|investigaremos|reembolsaremos|falaremos com|falarei com|garantiremos|responderemos|verificaremos|verificarei",
        ),
        (
            "settled",
            "resolvid*|solucionad*|reparad*|corrigid*|melhorad*|tid* em|revist*|reembolsad*|transmitid*|confidenci*|anónim*|anônim*|tratad*|alterad*|mudad*|compensad*|contactad*|contatad*|informad*|investigad*|encaminhad*",
        ),
        (
            "fine",
            "boa|bom|muito boa|muito bom|ótima|ótimo|excelente|bela|belo|valiosa|valioso|interessante|magnífica|magnífico|útil|muito útil",
        ),
        (
            "remark",
            "resposta|respostas|pergunta|ponto|exemplo|observação|observações|ideia|ideias|sugestão|sugestões|contributo|contribuição|reflexão|comentário|trabalho|decisão|escolha|história",
        ),
        (
            "glow",
            "maravilhoso|maravilhosa|fantástico|fantástica|ótimo|ótima|incrível|impressionante|excelente|magnífico|admirável|fascinante|perfeito|espetacular|muito bem|bonito",
        ),
    ],
    refusal: "$not … $will … $tell, $will … $not … $tell, prefiro … $not, preferia … $not, preferiria … $not, prefiro … $leaving, preferia … $leaving, preferiria … $leaving, gostaria de $leaving, gostava de $leaving, não $will … isso, não posso falar, não posso contar, não posso entrar, não posso comentar, recuso, recuso-me, me recuso, abstenho-me, me abstenho, melhor não, é melhor $leaving, melhor $leaving, deixemos, vamos deixar, deixe isso, saltemos, vamos saltar, vamos pular, vamos passar, passemos, podemos saltar, podemos pular, podemos passar, podemos deixar, podemos falar de outra, podemos avançar, mudemos de assunto, vamos mudar de assunto, falemos de outra, outra pergunta, próxima pergunta, pergunta seguinte, próxima por favor, outro assunto, outro tema, guardo para mim, guardo isso, guardo-o para, guardar para mim, guardar isso, fica para mim, fica comigo, para mim mesmo, para mim mesma, só para mim, fica entre, fique entre, ficar entre, é entre, entre mim e, entre ele e eu, entre ela e eu, entre eu e, entre o meu … e, entre nós, assunto meu, coisa minha, problema meu, é comigo, lá comigo, assunto pessoal, assunto privado, assunto particular, assunto de família, não … respeito, não … conta, da sua conta, só … respeito a mim, não é … assunto, questão pessoal, questão privada, demasiado pessoal, demasiado íntimo, demasiado privado, muito pessoal, bastante pessoal, pessoal demais, íntimo demais, muito íntimo, muito privado, é pessoal, é privado, é íntimo, é particular, vida privada, vida pessoal, é confidencial, sem comentários, sem comentário, nada a declarar, assunto delicado, tema delicado, tema sensível, tabu, não respondo, não vou responder, não responderei, não falo disso, não falo sobre, não digo, não direi, nada a dizer, nada para dizer, tenho de responder a isso, tenho de responder a isto, tenho de responder a essa, tenho que responder a isso, tenho que responder a isto, tenho que responder a essa, sou obrigado, sou obrigada, não precisa de saber, não precisa saber, porque quer saber, por que quer saber, não me pronuncio, não comento, não conto, não o conto, deixo passar, prefiro calar, não vou dizer, não quero dizer, não entro, pergunte … outra coisa, pergunte outra, isso é que não, mas isso não, pergunta … desconfort*, pergunta … incomoda*, pergunta … constrang*, assunto … incomoda*, nessa passo, essa passo, essa eu passo, nesta passo, passo essa, passo esta pergunta, passo à frente, não digo nada, $not … a uma máquina, $not … com uma máquina, $not … a um robô",
    already_said: "já … $said, já lhe $said, acabei de dizer, acabei de falar, acabei de contar, acabei de responder, acabei de explicar, acabei de mencionar, como disse, como eu disse, como falei, como eu falei, como já, como referi, já perguntou, já me perguntou, já fez essa pergunta, já me fez, a mesma pergunta, outra vez a mesma pergunta, de novo a mesma pergunta",
    going_on: "continuar, continuemos, prosseguir, seguir em frente",
    feels_ignored: "não me respondeu, não respondeu à minha, está a ouvir-me, está a ouvir, está me ouvindo, está ouvindo, ouve o que, ouviu o que, está a escutar, está escutando, me escuta, me ouve, não me ouve, não está a ouvir, não está ouvindo, não me está a ouvir, não ouve, não escuta, alguém me ouve, está a ignorar-me, me ignora, falar com uma parede, falar para uma parede, a falar para as paredes",
    impatient: "demasiadas perguntas, perguntas demais, muitas perguntas, despache-se, apresse-se, vá direto ao, direto ao assunto, seja breve, só o importante",
    has_time: "tenho … minutos, só tenho … minutos, tenho meia hora, tenho uma hora, tenho … tempinho",
    in_a_hurry: "não tenho tempo, não tenho muito tempo, tenho pouco tempo, tenho pressa, estou com pressa",
    maybe_impatient: "demasiado longo, demasiado longa, muito longo, muito longa, longo demais, longa demais, demora muito, demora demasiado, está a demorar, mais rápido, mais depressa, abrevi*, encurt*, é cansativo, que cansativo, aborrece-me, é aborrecido, é chato, que chato, irritante, a paciência, interminável",
    nothing: "mais nada, nada mais, nada a acrescentar, nada para acrescentar, nada de especial, nada em especial, nada em particular, não me ocorre, não me lembro de mais, não lembro de mais, não me vem, é tudo, é só isso, é isso, só isso, era só isso, foi isso, já disse tudo, disse tudo, está tudo dito, tudo dito, não tenho mais, não tenho nada, não há mais, que eu saiba não, não que eu saiba, pouco mais, não obrigado, não obrigada, assim está bem, está bom assim, não sei o que mais, de momento não, por agora não, por enquanto não, não tenho mais nada, mais não, não posso dizer mais, não sei mais, acho que é tudo, acho que é isso, fica por aí, fico por aqui com isso, pouco mais posso",
    weary: "já não aguento mais, não aguento mais, já não aguento, não posso mais, estou no limite, já não tenho forças, sem forças",
    digressions: "o tempo que faz, o jogo, futebol, viu o, a propósito, por falar nisso, as eleições, na televisão, uma receita, viste o, você viu, ouviu falar, isso faz-me lembrar, isso me lembra, a final, três golos, três gols, golos em, gols em, a vitória, que tempo, esta chuva, este calor, está sol, o cão, bolo de anos, bolo de aniversário, a política, o presidente da câmara, na tv, a série, o filme, a lotaria, a loteria, chove, da horta, o meu cão, meu cachorro, o meu gato",
    companions: "o meu neto, a minha neta, meu neto, meu vizinho, o meu vizinho, o meu jardim, a minha horta",
    organizer: "quem pergunta, quem faz, quem realiza, quem está por trás, quem está por detrás, quem organiza, para quem, em nome de quem, da parte de quem, que empresa, qual empresa, qual é a empresa, que organização, quem o envia, quem a envia, quem quer saber, quem paga, quem encomendou",
    purpose: "para que é, para que serve, para quê, qual é o objetivo, qual o objetivo, qual é a finalidade, qual é o propósito, de que se trata, do que se trata, sobre o que é, o que querem saber, o que vão fazer com, porquê esta entrevista, por que esta entrevista",
    count: "quantas perguntas, quantos temas, quantos assuntos, quantas faltam, quantas mais",
    name_use: "o meu nome, meu nome, vou ser identific*, sou identific*, serei identific*, identificar-me, me identificar, saber que sou eu, sabem quem sou, saber quem sou",
    readers: "vai ler isto, vai ler isso, vão ler isto, vão ler isso, vai ouvir isto, vai ouvir isso, vão ouvir isto, vão ouvir isso, vai ver isto, vai ver isso, lê isto, lê isso, pode ler isto, pode ler isso, pode ouvir isto, pode ouvir isso, lerá isto, lerá isso, vai saber o que, vai saber que eu, fica a saber, vai ficar sabendo",
    contact: "com quem posso, a quem posso, com quem falo, a quem me dirijo, quem posso contactar, quem posso contatar, quem contacto, quem é o responsável, quem é a responsável, quem é responsável, como posso contactar, como posso contatar, como contacto, uma pessoa de contacto, um contacto, um contato",
    reason: "porque pergunta, por que pergunta, por que me pergunta, porque me pergunta, porque quer saber, por que quer saber, porquê esta pergunta, por que esta pergunta, porque é importante, por que é importante, porque é que pergunta, porque é que quer saber, o que tem isso a ver, o que é que isso tem",
    unclear: "mais sobre o quê, mais sobre o que, como assim, o que quer dizer, que quer dizer com isso, o que você quer dizer, em que sentido, não entendi a pergunta, não entendo a pergunta, não percebi a pergunta, a que se refere",
    vague: "complicado, complicada, complexo, depende, alguns problemas, uns problemas, certas coisas, algumas coisas, coisas, de certa forma, de alguma forma, mais ou menos, não ideal, podia ser melhor, poderia ser melhor, assim assim, estranho, esquisito, diferente, às vezes, vários, várias, altos e baixos, etcétera",
    causes: "porque, devido a, por isso, por causa, a razão, o motivo, motivos, decidi, decidiu, decisão, levou-me a, me levou a",
    harm: "medo, chorei, chorar, dor, dores, doeu, acidente, hospital, urgência, emergência, mal, errado, errada, falso, falsa, partiu, partido, quebrado, perdi, perdido, gritou, gritaram, ignor*, sozinho, sozinha, ninguém, nunca, atrasado, tarde demais, pior, mau, má, zangad*, frustr*, exaust*, cansad*, demiti*, despedi*, desisti, assédio, assedi*, ameaç*, doente, morreu, morte, pânico, estresse, stress*, preocup*, confus*, recus*, mentiram, injust*, desilu*, decepcion*, tive de, tive que, sofr*, esqueci*, erro, erros, difícil, duro, espero, esperei, esperar, problema, problemas, saltei, pulei, custou, dormente*, zumbido*, surd*, tontur*, tonto, tonta, ferid*, sangr*, sangue, inchad*, infeção, infecção, operação, operad*, cesariana, cesárea, aborto, cadeira de rodas, grita*, grit*, berr*, insult*, goz*, humilh*, horas de espera, esperei horas, duas horas, três horas, sem pagar, sem receber, despedid*, demitid*, mandaram embora, dívida*, não podia pagar, cobrado duas vezes, paguei duas, roubad*, roubaram, inund*, mofo, bolor, ratos, despej*, discrimin*, racis*, machis*, depress*, ansiedade, desmai*, caí, caiu, queda, parti, quebrei, ferida, semanas sem, dias sem, chor*",
    events: "depois, então, de repente, um dia, no dia seguinte, nesse dia, na semana passada, no mês passado, no ano passado, ontem, no fim, primeiro, no início, quando comecei, começou, aconteceu, mudei",
};
