use crate::sentiment::{SentimentKeywords, SentimentModifiers};
use colloquy_word_list::words;

pub const SENTIMENT: SentimentKeywords = SentimentKeywords {
    modifiers: MODIFIERS,
    positive: include_str!("positive.txt"),
    negative: include_str!("negative.txt"),
};

const MODIFIERS: SentimentModifiers = SentimentModifiers {
    negators: words!("ne, n, pas, jamais, rien, aucun, aucune, sans, ni, guère, nullement, personne, point"),
    absence: words!("jamais, rien, aucun, aucune, personne, ni"),
    only: words!("seulement, uniquement, que"),
    boosters: words!(
        "très, vraiment, trop, extrêmement, tellement, tout, absolument, particulièrement, totalement, complètement, \
         super, hyper, si, fort, assez, plutôt, toujours, carrément, franchement"
    ),
    softeners: words!("peu, légèrement, parfois, relativement, moyennement, quelquefois, partiellement"),
    contrasts: words!("mais, cependant, pourtant, toutefois, malheureusement, hélas, sauf, néanmoins"),
    joints: words!("et, ou, puis"),
    idioms: words!(
        "tout simplement, bien sûr, lettre recommandée, courrier recommandé, bien que, ou bien, eh bien, très bien merci, plus ou, bonne question, bonne journée, par défaut, \
         sans doute, bon courage, de rien, pas mal de, plutôt que, au moins"
    ),
    common: words!(
        "j, je, me, moi, m, mon, ma, mes, tu, te, toi, t, lui, y, c, ça, cela, s, l, d, n, qu, est, était, étais, \
         suis, ai, as, a, avait, avais, avons, ont, été, fait, faire, fais, c'est, mais, donc, alors, car, parce, \
         comme, quand, si, très, bien, tout, tous, toute, toutes, aussi, encore, toujours, puis, même, autre, \
         autres, peu, trop, beaucoup, plus, moins, chez, sans, sous, entre, depuis, pendant, après, avant, être, \
         avoir, peut, peux, va, vais, vont, dit, dire, chose, choses, quelque, on, nous, où, là, ici, pas, rien, \
         jamais, pense, trouve"
    ),
    fillers: words!(
        "oui, ouais, non, ok, d'accord, bon, ben, bah, euh, heu, hein, hum, hm, ah, oh, peut-être, bien sûr, voilà, \
         exactement, tout à fait, effectivement, je ne sais pas, je sais pas, j'sais pas, je n'en sais rien, \
         aucune idée, je n'ai aucune idée, j'en sais rien, pas vraiment, pas trop, pas sûr, je ne suis pas sûr, \
         je ne suis pas sûre, je pense, je pense que oui, je crois, je crois que oui, ça dépend, rien, rien d'autre, \
         rien à ajouter, rien de spécial, c'est tout, c'est ça, merci, merci beaucoup, bonjour, bonsoir, salut, \
         au revoir, s'il vous plaît, pardon, désolé, désolée, sans doute, probablement, certainement, sûrement, \
         absolument, évidemment, difficile à dire, bonne question, comment, quoi, si, eh bien, enfin, je vois, \
         pas de commentaire, ça va, clair, c'est clair, question suivante, passons, laissez-moi réfléchir"
    ),
    backward_reach: 1,
    elides: true,
};
