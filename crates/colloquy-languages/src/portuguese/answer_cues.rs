use crate::answer_cues::{AnswerCues, TenseCues};
use colloquy_word_list::words;

pub const ANSWER_CUES: AnswerCues = AnswerCues {
    settled: "já funciona, voltou a funcionar, funciona de novo, funciona outra vez, agora funciona, agora está bem, agora está bom, agora tá bom, agora está tudo bem, já está bem, já está melhor, está melhor agora, melhorou, resolveu, resolveu-se, resolveram, se resolveu, está resolvido, ficou resolvido, foi resolvido, resolvido, arranjaram, consertaram, foi consertado, por sorte, felizmente, graças a deus, ainda bem, me acostumei, habituei-me, já me habituei, acostumei, peguei o jeito, apanhei o jeito, no fim correu bem, no final correu bem, no fim deu certo, no final deu certo, deu tudo certo, acabou bem, já passou, é passado, pediram desculpa*, pediu desculpa*, desde então está, nada a dizer, nada a apontar, não tenho queixa*, não posso me queixar, não me posso queixar, não tenho do que reclamar",
    trifles: "é um detalhe, um detalhe, um pormenor, é um pormenor, só um detalhe, só um pormenor, nada grave, nada de grave, não é grave, nada de mais, nada demais, não tem importância, sem importância, não faz mal, não importa, tanto faz, coisa pouca, pouca coisa, uma coisinha, uma bobagem, uma tolice, uma besteira, não é para tanto, não me queixo, não estou me queixando, não é para reclamar, não é por mal, para dizer alguma coisa, estou brincando, estou a brincar, é brincadeira, era brincadeira, na brincadeira, como em todo lado, como em todo lugar, podia ser pior, poderia ser pior",
    private: "me separei, separei-me, nos separámos, nos separamos, divorci*, divórcio, meu ex, minha ex, terminei com, grávida, meu peso, olha torto, olham torto, me olha de lado, olha-me de lado",
    interview: "a pergunta, sua pergunta, essa pergunta, esta pergunta, as perguntas, suas perguntas, estas perguntas, essas perguntas, a entrevista, esta entrevista, este questionário, não percebi a, não entendi a, o que quer dizer, quer saber, quer dizer com, está me perguntando, está a perguntar, me pergunta, como assim, está me ouvindo, está a ouvir, me escuta",
    empty: "não muito, nem por isso, não propriamente, como disse, como eu disse, como lhe disse, como já disse, como falei, como eu falei, como já falei, já lhe disse, já disse, já falei, já contei, já lhe contei, já respondi, acabei de, acabo de, é difícil de dizer, difícil dizer, como é que hei-de dizer, sei lá, por onde começo, nada de especial",
    remedies: "deviam, devia, deveriam, deveria, podiam, poderiam, podia, poderia, tinha que ter, tinham que, teria sido melhor, tinha sido melhor, seria melhor, seria bom, seria ótimo, era melhor, era bom, ajudaria, ajudava, teria ajudado, bastava, bastaria, gostaria, gostava que, gostava de, queria que, preferia, preferiria, tomara, oxalá, quem dera, se pudessem, se houvesse, se tivesse, é preciso, seria preciso, precisava de, precisavam, falta só, em vez de, no lugar de, melhor se, por que não, porque não",
    weighty: "não funciona, não funcionam, avariad*, estragad*, quebrad*, fora de serviço, sempre suj*, perderam, esperei, esperámos, esperamos, à espera, discuti, discutimos, discussão, briguei, brigamos, briga, gritou comigo, gritaram comigo, gritou, aos gritos, quase caí, quase caiu, quase bateu, por pouco, por um triz, a um palmo, acidente, ferido, ferida, magoei-me, me machuquei, machuc*, caí, desmaiei, desmaiou, perdi o, perdi a, perdi os, perdi as, perdi tudo, perdemos, sumiu, sumiram, desaparec*, nunca chegou, não chegou, nunca chegaram, ninguém me, ninguém nos, ninguém falou, ninguém avis*, ninguém respond*, ninguém atend*, ninguém veio, ninguém ligou, sem resposta, nenhuma resposta, nunca mais, desisti, larguei tudo, pedi demissão, demiti-me, me demiti, chorei, a chorar, chorando, tremia, humilh*, insult*, ameaç*, xing*, medo, perig*, insegur*, completamente sozinh*, sozinha com tudo, me deixaram sozinh*, deixaram-me sozinh*, o dobro, cobraram duas vezes, paguei duas vezes, meio dia perdido, o dia todo, o dia inteiro, o fim de semana todo, o fim de semana inteiro, horas à espera, horas esperando, horas ao telefone, levar a culpa, levei olhar feio, olhar feio, uma tristeza, o pior, não aguento",
    conditions: words!("se, caso, salvo, exceto"),
    articles: words!("o, a, os, as"),
    referring: words!("isso, isto, porque, por isso, assim, então, aí, ele, ela, eles, elas"),
    hollow: words!(
        "problema, problemas, coisa, coisas, pior, único, única, resto, razão, verdade, outro, outra, outros, outras, mesmo, mesma, primeiro, primeira, último, gente, que"
    ),
    numbers: words!(
        "dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, quinze, vinte, trinta, quarenta, \
         cinquenta, sessenta, várias, vários"
    ),
    durations: words!(
        "minutos, horas, dias, semanas, meses, noites, vezes, meia hora, três quartos de hora, uma hora e meia, \
         meio dia, um quarto de hora"
    ),
    tenses: TenseCues {
        events: "foi lá, fui, fomos, fez, fiz, fizeram, disse, disseram, veio, vim, vieram, deu, dei, deram, pôs, trouxe, trouxeram, pôde, quis, vi, caí, perdi, saí, pedi, recebi, esperei",
        event_endings: words!("ou, aram, eram, iram, ei, eu, iu"),
        auxiliaries: "",
        participle_beginnings: &[],
        participle_endings: &[],
        exceptions: words!(
            "eu, meu, seu, teu, museu, céu, pneu, europeu, ou, sou, estou, vou, dou, sei, lei, rei, hei, eram, ficou, \
             compreendeu, percebeu, deveriam"
        ),
        states: "era, eram, estava, estavam, tinha, tinham, havia, queria, sabia, podia, fazia, ia, iam",
        state_endings: words!("ava, avam"),
        present: "é, são, está, estão, tem, têm, tenho, há, faz, fazem, pode, podem, posso, vai, vão, custa, falta, faltam, demora, demoram, funciona, precisa, dá, fica, ficam, fico, chega, chegam, vem, vêm, sai, saem, acaba, leva, continua, atende, responde",
        habits: "sempre, cada, todo dia, toda semana, todos os, todas as, toda vez, geralmente, muitas vezes, às vezes, costuma, costumo, nunca, de manhã, à noite, normalmente, direto",
        formerly: "dantes, antigamente, antes era, antes havia, antes tinha*, antes não, antes a gente",
        nowadays: "agora, hoje, atualmente, ainda",
    },
};
