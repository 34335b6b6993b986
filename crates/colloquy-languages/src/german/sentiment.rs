use crate::sentiment::{SentimentKeywords, SentimentModifiers};
use colloquy_word_list::words;

pub const SENTIMENT: SentimentKeywords = SentimentKeywords {
    modifiers: MODIFIERS,
    positive: include_str!("positive.txt"),
    negative: include_str!("negative.txt"),
};

const MODIFIERS: SentimentModifiers = SentimentModifiers {
    negators: words!(
        "nicht, kein, keine, keinen, keinem, keiner, keines, keinerlei, nie, niemals, nichts, niemand, ohne, kaum, \
         weder, noch nie, nirgends, nich, nix, nimmer"
    ),
    absence: words!("kein, keine, keinen, keinem, keiner, keines, nie, niemals, nichts, niemand, nix"),
    only: words!("nur, bloß"),
    boosters: words!(
        "sehr, wirklich, so, extrem, absolut, total, völlig, äußerst, besonders, unglaublich, richtig, ganz, echt, \
         überaus, viel, ziemlich, zu, immer, höchst, voll, stark"
    ),
    softeners: words!(
        "etwas, bisschen, wenig, manchmal, leicht, teilweise, einigermaßen, halbwegs, relativ, gelegentlich"
    ),
    contrasts: words!("aber, jedoch, allerdings, trotzdem, sondern, dennoch, leider"),
    joints: words!("und, oder, sowie"),
    idioms: words!(
        "hätte gern, hätte gerne, würde gern, würde gerne, guten tag, guten morgen, guten abend, gute frage, \
         na klar, alles klar, gern geschehen, im großen, liebe grüße, noch mal, nicht nur, vielen dank, weder noch, \
         so gut wie, gute nacht"
    ),
    common: words!(
        "ich, mich, mir, mein, meine, meinen, meinem, meiner, du, dich, er, ihm, ihn, man, uns, euch, euer, das, \
         dass, daß, da, dort, hier, diese, dieser, dieses, diesem, diesen, aber, weil, wenn, dann, denn, so, sehr, \
         auch, noch, nur, schon, mal, immer, wieder, mehr, viel, viele, alles, alle, etwas, nichts, kein, keine, \
         keinen, war, waren, bin, bist, habe, hab, hatte, hatten, hast, habt, kann, können, konnte, muss, müssen, \
         musste, wurde, würde, möchte, soll, will, wollen, gibt, gab, ging, geht, gehe, macht, machen, gemacht, um, \
         vor, durch, gegen, ohne, unter, zwischen, seit, bis, bei, beim, vom, ins, am, ja, doch, eben, halt, also, \
         dabei, damit, darüber, dazu, finde, denke, glaube, sagen, ganz"
    ),
    fillers: words!(
        "ja, jo, jep, nein, nee, nö, ok, okay, klar, na klar, vielleicht, genau, stimmt, richtig, hm, hmm, mhm, äh, \
         ähm, öh, ach, ah, oh, naja, na ja, tja, also, gut, alles klar, alles gut, ich weiß nicht, weiß nicht, \
         weiß ich nicht, ich weiß es nicht, das weiß ich nicht, keine ahnung, ich habe keine ahnung, nicht wirklich, \
         eigentlich nicht, nicht sicher, ich bin nicht sicher, ich bin mir nicht sicher, ich glaube, \
         ich glaube schon, ich denke, ich denke schon, kommt drauf an, es kommt darauf an, das kommt darauf an, \
         nichts, sonst nichts, nichts weiter, das ist alles, das war's, das wars, danke, danke schön, vielen dank, \
         bitte, hallo, guten tag, guten morgen, tschüss, auf wiedersehen, entschuldigung, natürlich, sicher, \
         selbstverständlich, wahrscheinlich, bestimmt, absolut, definitiv, schwer zu sagen, gute frage, \
         kein kommentar, was, wie bitte, eben, halt, doch, schon, verstehe, ich verstehe, moment, weiter, \
         nächste frage, mal sehen, eher nicht"
    ),
    backward_reach: 5,
    elides: false,
};
