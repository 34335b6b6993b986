use crate::rapport::{FeelingPatterns, RapportPhrases, RapportReplies};
use colloquy_word_list::words;

pub const RAPPORT: RapportPhrases = RapportPhrases {
    classes: &[
        ("who", "todos|toda|um|uma|meu|minha|ele|ela"),
        ("said", "disse|falei|contei|respondi|expliquei|mencionei|referi"),
        ("say", "dizer|dizê-lo|dizer-lhe|falar|contar|contar-lhe|responder|explicar|mencionar|referir"),
        (
            "tell",
            "diga|diz|digam|diga-lhe|diz-lhe|digam-lhe|fala pro|fala pra|fala para|fale para|fale pro|fale com",
        ),
        ("lost", "marido|mulher|mãe|pai|filho|filha|irmão|irmã|emprego|trabalho|amigo|amiga"),
        ("kin", "marido|mulher|mãe|pai|filho|filha|irmão|irmã|amigo|amiga|avô|avó"),
    ],
    said_before: "acabei de $say, acabo de $say, já lhe $said, já te $said, já $said isso, já o $said, já $said antes, já $said que, já tinha dito, já tinha falado, já tinha contado, já lhe tinha dito, já disse isto, já respondi, já lhe respondi, já falei sobre isso, já falei disso, já falei nisso, como já $said, como lhe $said, como te $said, como acabei de, como já lhe, isso já $said, isso eu já $said, eu já $said, eu já te $said, disse-lhe há pouco, disse há pouco, falei agora há pouco, falei agora mesmo, disse agora mesmo, é o que eu estou dizendo, é o que estou a dizer, já me perguntou isso, já me perguntaste, já perguntou isso, já perguntaste isso, acabou de perguntar, acabaste de perguntar, acabou de me perguntar, já me fez essa pergunta, a mesma pergunta",
    said_before_alone: "já disse, já o disse, foi o que eu disse, foi o que disse, já falei, já contei isso, já respondi",
    as_said: "como disse, como eu disse, como falei, como eu falei, como referi, como mencionei, como eu contei, como eu dizia, como lhe dizia, como te dizia, que lhe dizia, que te dizia, que eu dizia, que eu te falei, que eu falei",
    to_others: "$said ao, $said à, $said aos, $said às, $said pro, $said pra, $said para o, $said para a, $said para os, $said para meu, $said para minha, $said a $who, $say ao, $say à, $say aos, $say pro, $say pra, $say para o, $say para a, $say para meu, $say para minha, $say a $who, contar-lhe a ele, contei com, falei com, falei já com, já falei com",
    unasked: "nem me pergunta, nem me perguntas, nem pergunta, nem perguntas, nem sequer me pergunta, nem sequer pergunta, nem me perguntou, nem me perguntaste, nem sequer me perguntou, nem perguntou, não me pergunta, não me perguntas, não me perguntou, não me perguntaste, você não perguntou, você não pergunta, você nem pergunta, você nem perguntou, por que não me pergunta, porque não me pergunta, porque é que não me pergunta, por que você não pergunta, porque não pergunta, podia ter perguntado, podias ter perguntado, podia ter-me perguntado, devia perguntar, devias perguntar, deveria perguntar",
    puzzled: "o que quer dizer, o que é que quer dizer, que quer dizer com, o que você quer dizer, o que queres dizer, não sei o que quer, não sei o que você quer, não sei o que queres, não sei do que está, não sei do que você, não entendi a pergunta, não entendo a pergunta, não percebi a pergunta, não percebo a pergunta, não compreendi a pergunta, não compreendo a pergunta, não entendi a sua pergunta, não percebi a sua pergunta, não estou a perceber, não estou entendendo, não percebo o que, não entendi o que você, pergunta não faz sentido, pergunta não faz muito sentido, pergunta não tem sentido, pergunta não está clara, pergunta não é clara, pergunta não ficou clara, do que está a falar, do que você está falando, de que está a falar, do que estás a falar, isso não é uma pergunta, isso não é pergunta, nem é uma frase, não é uma frase, acabe a frase, termine a frase, a pergunta inteira, a pergunta toda, a pergunta completa, a frase inteira, o que quer saber, o que é que quer saber, o que você quer saber, o que queres saber, pergunta estranha, pergunta esquisita, referia-me à sua pergunta, estava falando da sua pergunta",
    guesses: "quer dizer, queres dizer, quer saber, queres saber, você quer dizer, você quer saber, refere-se a, refere-se ao, refere-se à, está a falar de, está a falar do, está a falar da, está falando de, está falando do, está falando da, está a perguntar se, está perguntando se, fala de, fala do, fala da",
    more_questions: "mais alguma coisa que queira, mais alguma coisa que quisesse, mais alguma coisa que você queira, mais alguma coisa que queria, mais alguma pergunta, mais perguntas, quer perguntar mais, quer saber mais alguma, quer saber mais, quer perguntar mais alguma, tem mais perguntas, tem mais alguma, o que mais quer saber, que mais quer saber",
    all_asked: "é só isso, é tudo, só isso, acabou, já acabou, era só isso",
    pass_on: "diga … obrigad*, diga … que eu, digam … obrigad*, cumprimentos a*, os meus cumprimentos a*, um abraço a*, um beijinho a*, dê um beijinho, dá um beijinho, dê um abraço, dá um abraço, os meus parabéns a*, agradeçam, pode agradecer, podia agradecer, podia dizer, escreva, escreve isso, escreva isso, ponha isso, põe isso, anote, anota, anote aí, anota aí, anote isso, tome nota, toma nota, aponte, registe, registre, $tell, transmita, transmite, passe o recado, passa o recado, passe isso, passa isso, passe adiante, faça chegar, faz chegar, pode dizer, pode falar para, pode falar pro, pode falar pra, pode transmitir, pode lhe dizer, pode dizer-lhe, pode escrever isso, avise, avisa, mande um abraço, manda um abraço, mande cumprimentos, agradeça, agradece ao, agradece à, dê os parabéns, dá os parabéns, espero que chegue",
    reason_words: words!("por que, porque, porquê, por quê"),
    echo_words: words!("quê, que, quem, onde, quando, qual, quais"),
    person_words: words!("quem, a quem, para quem"),
    joining: words!("mas, e, ou, só que, então, aí"),
    addressed: words!(
        "você, vocês, o senhor, a senhora, lhe, te, ti, vos, vosso, vossa, sua, seu, vão, vai, me diz, podem, pode"
    ),
    no_danger: "não … em perigo, nenhum perigo, não há perigo, não tem perigo, que perigo, qual perigo, ninguém está em perigo, ninguém corre perigo, não estou em perigo, não aconteceu nada, não se passa nada, não se passou nada, não foi nada, não é nada, não tem nada, não há nada, está tudo bem, não é emergência, não é nenhuma emergência, não há emergência, não é uma emergência, não é preciso ligar, não precisa ligar, não preciso de ajuda, não preciso ligar, entendeu mal, percebeu mal, me entendeu errado, entendeu errado, um mal-entendido, mal entendido, uma expressão, é modo de dizer, modo de dizer, maneira de falar, força de expressão, jeito de falar, era brincadeira, foi brincadeira, estava a brincar, estava brincando, não quis dizer, não queria dizer, não foi isso, nada disso, não se preocupe, não te preocupes, não precisa se preocupar, fique descansado, fique descansada, fique tranquilo, fique tranquila, ninguém me ameaça",
    spoke_of: "estava falando de, estava falando do, estava falando da, estava a falar de, estava a falar do, estava a falar da, falava de, falava do, falava da, estava a contar, estava contando, referia-me, eu me referia, me referia a",
    feelings: FeelingPatterns {
        fear: "tenho … medo, tinha … medo, tive … medo, tivemos medo, fiquei com … medo, fico com medo, fica com medo, com medo, dá medo, deu medo, dava medo, que medo, mete medo, assustado, assustada, assustador, assustadora, assustei-me, me assustei, me assustou, assustou-me, um susto, apavorado, apavorada, pânico, aterrorizado, aterrorizada, a tremer, tremendo de medo, tremia, angústia",
        exhaustion: "exausto, exausta, esgotado, esgotada, esgotante, exaustivo, exaustiva, acabado de cansaço, morto de cansaço, morta de cansaço, de rastos, estourado, estourada, não aguento mais, não aguentava mais, já não aguento, não durmo, não dormi, não consigo dormir, mal durmo, mal dormi, sem dormir, não consigo desligar, no limite, cansadíssimo, cansadíssima, muito cansativo, é demais para mim",
        grief: "com dores, com dor, doeu muito, dói muito, doía muito, me doeu, isso dói, doloroso, dolorosa, sofri, sofria, caí, caiu da, caiu de, caiu no chão, uma queda, infeção, infecção, ferido, ferida, magoei-me, me machuquei, machucou, machucado, machucada, nas urgências, no pronto-socorro, no hospital internad*, internado, internada, parti o, parti a perna, quebrei o, quebrei a, morreu, faleceu, falecido, falecida, funeral, enterro, luto, perdi o meu $lost, perdi a minha $lost, perdi meu $lost, perdi minha $lost, perdi o emprego, perdi o $lost, fui despedido, fui despedida, fui demitido, fui demitida, invisível, abandonado, abandonada, sinto-me sozinho, sinto-me sozinha, me sinto sozinho, me sinto sozinha, sentia-me sozinho, sentia-me sozinha, me sentia sozinho, me sentia sozinha, tão sozinho, tão sozinha, muito triste, tão triste, fiquei triste, tristeza, magoou-me, me magoou, magoado, magoada, dececionado, dececionada, decepcionado, decepcionada",
        anger: "raiva, zangado, zangada, zanguei-me, furioso, furiosa, irritado, irritada, irritante, me irrita, irrita-me, irritei-me, me irritei, chateado, chateada, chateou-me, me chateou, me chateia, indignado, indignada, revoltado, revoltada, revoltante, farto, farta, de saco cheio, puto da vida, aborrecido com, aborrecida com, frustrado, frustrada, frustrante, me tira do sério, tira-me do sério, dá nos nervos",
        shame: "vergonha, envergonhado, envergonhada, envergonhei-me, me envergonhei, constrangedor, constrangido, constrangida, embaraçoso, embaraçado, embaraçada, humilhado, humilhada, humilhante, ridículo, ridícula, como um idiota, como uma idiota, senti-me estúpido, senti-me estúpida, me senti burro, me senti burra, figura de parvo",
        quarrel: "discuti com, discutimos, discussão com, discussão feia, uma discussão, briguei, brigamos, brigámos, briga, gritou comigo, gritaram comigo, aos gritos, zangámo-nos, pegámo-nos, bate-boca, desentendi-me, me desentendi",
        loss: "pôs termo à vida, pôs fim à vida, suicidou se, tirou a própria vida, morreu, morreram, faleceu, falecido, falecida, falecimento, funeral, enterro, velório, de luto, viúva, viúvo, perdi o meu $kin, perdi a minha $kin, perdi meu $kin, perdi minha $kin, muita falta dele, muita falta dela, saudades dele, saudades dela",
        tears: "chorei, chorava, chorou, a chorar, chorando, chorar, lágrimas",
        relief: "aliviado, aliviada, aliviados, um alívio, que alívio, um peso a menos, respirei de alívio, respirei fundo",
        pride: "orgulhoso, orgulhosa, orgulhosos, um orgulho, muito orgulho, comovido, comovida, emocionado, emocionada, emocionei-me, me emocionei, emocionante, significa muito, inesquecível",
        joy: "adoro, adorei, adoramos, adorámos, maravilhoso, maravilhosa, fantástico, fantástica, ótimo, ótima, excelente, excelentes, espetacular, lindo, linda, perfeito, perfeita, incrível, impecável, muito contente, muito feliz, feliz, fiquei feliz, muito bom, muito boa, muito bem, muito simpático, muito simpática, simpatiquíssima, muito simpáticos, muito gentil, muito atencioso, muito atenciosa, muito satisfeito, muito satisfeita, grato, grata, agradecido, agradecida, um prazer, uma alegria, gosto muito, gostei muito, gostámos muito, gostamos muito, nada a apontar, nota dez, cinco estrelas",
    },
    not_felt: words!(
        "se, seria, teria, poderia, já não, não tenho mais, passou, melhor agora, muito melhor, felizmente, ainda bem, graças a deus, antes, quando uma pessoa, devia, deveria, caso, tomara, imagino"
    ),
    formal: REPLIES,
    informal: INFORMAL,
};

const REPLIES: RapportReplies = RapportReplies {
    said_before: &[
        "É verdade, já tinha dito isso, desculpe.",
        "Desculpe, já me tinha dito isso.",
        "Peço desculpa por ter perguntado outra vez.",
    ],
    unasked: &["Desculpe, devia ter perguntado isso.", "Peço desculpa, essa pergunta faltava."],
    unclear: &[
        "Desculpe, a pergunta não foi clara.",
        "Peço desculpa, a pergunta não fazia sentido aqui.",
        "Desculpe, a pergunta foi mal formulada.",
    ],
    confirmed: "Sim, é isso mesmo. Pode contar.",
    more_to_ask: "Sim, há mais uma coisa.",
    nothing_to_ask: "Não, da minha parte é tudo.",
    passed_on: "Isso faz parte do que {organization} recebe.",
    noted: &["Fica anotado.", "Compreendo, fica anotado."],
    confided: &["Agradeço por ter contado.", "Agradeço a franqueza.", "Agradeço a confiança."],
    fear: &[
        "Deve ter sido assustador.",
        "Compreendo que isso dê medo.",
        "Deve ter sido um susto.",
        "O medo compreende-se bem.",
    ],
    exhaustion: &[
        "Isso parece muito cansativo.",
        "Imagino o cansaço.",
        "Isso exige muita força.",
        "É muita coisa ao mesmo tempo.",
    ],
    grief: &[
        "Lamento muito.",
        "Lamento saber disso.",
        "Lamento que isso tenha acontecido.",
        "É duro, lamento.",
    ],
    anger: &[
        "Compreendo que isso irrite.",
        "Compreendo a irritação.",
        "É natural que isso aborreça.",
        "Isso irrita, compreendo.",
    ],
    shame: &[
        "Deve ter sido desagradável.",
        "Imagino o constrangimento.",
        "Não é uma sensação boa.",
        "Compreendo que isso magoe.",
    ],
    quarrel: &[
        "Não deve ter sido fácil.",
        "Deve ter sido uma situação difícil.",
        "Deve ter sido tenso.",
        "Essas situações pesam.",
    ],
    loss: &[
        "Sinto muito.",
        "É uma grande perda, lamento.",
        "Lamento muito essa perda.",
        "É muito triste, sinto muito.",
    ],
    relief: &[
        "Deve ser um alívio.",
        "Compreendo o alívio.",
        "Isso deve ter feito bem.",
        "É um peso a menos.",
    ],
    pride: &[
        "Nota-se o quanto isso significa.",
        "Nota-se que é importante.",
        "Compreendo que isso comova.",
        "São coisas que ficam.",
    ],
    burden: &[
        "Parece muito duro.",
        "Lamento ouvir isso.",
        "Compreendo que isso pese.",
        "É duro de viver.",
        "Não é fácil passar por isso.",
    ],
    serious: &[
        "Parece sério.",
        "Não é coisa pouca.",
        "Compreendo que seja grave.",
        "Vê-se que não é um pormenor.",
    ],
    hardship: &[
        "Não parece fácil.",
        "Compreendo que isso incomode.",
        "Não deve ter sido agradável.",
        "Compreendo que isso seja um problema.",
    ],
    joy: &["É bom saber disso.", "Fico contente por saber.", "É bom ouvir isso.", "Dá gosto ouvir isso."],
};

const INFORMAL: RapportReplies = RapportReplies {
    said_before: &[
        "É verdade, já tinhas dito isso, desculpa.",
        "Desculpa, já me tinhas dito isso.",
        "Desculpa ter perguntado outra vez.",
    ],
    unasked: &["Desculpa, devia ter perguntado isso.", "Desculpa, essa pergunta faltava."],
    unclear: &[
        "Desculpa, a pergunta não foi clara.",
        "Desculpa, a pergunta não fazia sentido aqui.",
        "Desculpa, a pergunta foi mal formulada.",
    ],
    confirmed: "Sim, é isso mesmo. Podes contar.",
    ..REPLIES
};
