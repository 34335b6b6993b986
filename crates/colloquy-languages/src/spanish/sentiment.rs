use crate::sentiment::{SentimentKeywords, SentimentModifiers};
use colloquy_word_list::words;

pub const SENTIMENT: SentimentKeywords = SentimentKeywords {
    modifiers: MODIFIERS,
    positive: include_str!("positive.txt"),
    negative: include_str!("negative.txt"),
};

const MODIFIERS: SentimentModifiers = SentimentModifiers {
    negators: words!("no, nunca, jamás, nada, nadie, ningún, ninguna, ninguno, sin, tampoco, ni, apenas"),
    absence: words!("nunca, jamás, nada, nadie, ningún, ninguna, ninguno, ni, tampoco"),
    only: words!("solo, sólo, solamente"),
    boosters: words!(
        "muy, realmente, tan, extremadamente, súper, absolutamente, totalmente, completamente, bastante, demasiado, \
         sumamente, especialmente, siempre, mucho, verdaderamente, increíblemente"
    ),
    softeners: words!("poco, algo, ligeramente, relativamente, veces, parcialmente"),
    contrasts: words!("pero, sino, sin embargo, aunque, lamentablemente, desgraciadamente, excepto"),
    joints: words!("y, e, o"),
    idioms: words!(
        "así de, buenos días, buenas tardes, buenas noches, buena pregunta, más bien, sin duda, o bien, si bien, \
         mucho gusto, de cara, sin embargo, buena suerte, así mismo, por suerte, vale bien, bien entonces"
    ),
    common: words!(
        "yo, me, mi, mis, mí, tú, te, ti, tu, tus, él, ella, ellos, ellas, nosotros, era, eran, fue, fueron, soy, \
         estoy, estaba, están, estamos, ser, estar, he, has, hemos, había, hay, tengo, tiene, tienen, tenía, tener, \
         hace, hacer, hago, hizo, hecho, puede, puedo, poder, va, voy, van, ir, muy, mucho, mucha, muchos, muchas, \
         poco, pero, porque, cuando, donde, dónde, también, ya, entonces, eso, esto, ese, esa, esos, esas, estos, \
         estas, todo, toda, todos, todas, algo, alguna, algún, algunos, otro, otra, otros, otras, cada, entre, \
         desde, hasta, sin, bien, así, ni, nada, nunca, siempre, solo, creo, pienso, digo, dice, decir, cosa, cosas, \
         aquí, allí, ahora, después, antes, además, aunque, mismo, tan, tanto, unas, si, sí"
    ),
    fillers: words!(
        "sí, si, no, ok, okay, vale, claro, claro que sí, por supuesto, bueno, pues, quizás, quizá, tal vez, \
         a lo mejor, exacto, exactamente, eh, em, este, ah, oh, hm, hmm, mmm, no sé, no lo sé, no sabría decir, \
         ni idea, no tengo idea, no tengo ni idea, no estoy seguro, no estoy segura, no mucho, no realmente, \
         la verdad que no, creo que sí, creo, supongo, depende, nada, nada más, eso es todo, es todo, ya está, \
         gracias, muchas gracias, de nada, hola, buenos días, buenas tardes, buenas noches, adiós, perdón, disculpe, \
         por favor, seguro, sin duda, probablemente, totalmente, absolutamente, difícil de decir, buena pregunta, \
         sin comentarios, qué, cómo, entiendo, ya veo, así es, eso es, siguiente pregunta, de acuerdo, entonces, \
         igual, da igual, no recuerdo, no me acuerdo, puede ser, o sea"
    ),
    backward_reach: 0,
    elides: false,
};
