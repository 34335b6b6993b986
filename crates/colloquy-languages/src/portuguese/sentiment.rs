use crate::sentiment::{SentimentKeywords, SentimentModifiers};
use colloquy_word_list::words;

pub const SENTIMENT: SentimentKeywords = SentimentKeywords {
    modifiers: MODIFIERS,
    positive: include_str!("positive.txt"),
    negative: include_str!("negative.txt"),
};

const MODIFIERS: SentimentModifiers = SentimentModifiers {
    negators: words!("não, nunca, jamais, nada, ninguém, nenhum, nenhuma, sem, nem, tampouco"),
    absence: words!("nunca, nada, ninguém, nenhum, nenhuma, nem"),
    only: words!("só, somente, apenas"),
    boosters: words!(
        "muito, muita, realmente, tão, extremamente, super, absolutamente, totalmente, completamente, bastante, \
         demais, demasiado, especialmente, sempre, bem, verdadeiramente, incrivelmente"
    ),
    softeners: words!("pouco, ligeiramente, relativamente, vezes, parcialmente, meio"),
    contrasts: words!("mas, porém, contudo, entretanto, todavia, infelizmente, exceto, embora"),
    joints: words!("e, ou"),
    idioms: words!(
        "simples assim, bom dia, boa tarde, boa noite, boa pergunta, sem dúvida, bem vindo, bem como, se bem, boa sorte, \
         boas práticas, ou bem, tudo bem, está bem, muito prazer, ainda bem"
    ),
    common: words!(
        "eu, me, mim, meu, minha, meus, minhas, tu, te, ti, teu, ele, ela, nós, lhe, era, eram, fui, foram, sou, \
         estou, está, estava, estão, estamos, ser, estar, ter, tenho, temos, tinha, tive, há, havia, faz, fazer, \
         faço, fez, feito, pode, posso, vai, vou, vão, ir, muito, muita, muitos, muitas, pouco, mas, porque, quando, \
         onde, também, já, então, isto, isso, aquilo, esse, essa, esses, essas, este, esta, estes, estas, tudo, \
         todo, toda, todos, todas, algo, alguma, algum, alguns, outro, outra, outros, outras, cada, entre, desde, \
         até, sem, bem, assim, nem, nada, nunca, sempre, só, acho, penso, digo, diz, dizer, coisa, coisas, aqui, \
         ali, agora, depois, antes, além, mesmo, tão, tanto, umas, uns, num, numa, dele, dela, gente, ainda"
    ),
    fillers: words!(
        "sim, não, ok, okay, tá, tá bom, está bem, tudo bem, claro, claro que sim, com certeza, pois, pois é, bom, \
         bem, talvez, quem sabe, exato, exatamente, isso, é, né, eh, ahn, ah, oh, hum, hm, hmm, não sei, \
         não sei dizer, sei lá, não faço ideia, não tenho ideia, nem ideia, não tenho certeza, não muito, \
         nem por isso, na verdade não, acho que sim, acho, suponho, depende, nada, mais nada, nada mais, é isso, \
         é só isso, é tudo, obrigado, obrigada, muito obrigado, muito obrigada, de nada, olá, oi, bom dia, \
         boa tarde, boa noite, adeus, tchau, desculpe, desculpa, por favor, certamente, sem dúvida, provavelmente, \
         totalmente, absolutamente, difícil dizer, difícil de dizer, boa pergunta, sem comentários, o quê, como, \
         entendo, entendi, certo, próxima pergunta, então, tanto faz, não lembro, não me lembro, pode ser, ou seja"
    ),
    backward_reach: 0,
    elides: false,
};
