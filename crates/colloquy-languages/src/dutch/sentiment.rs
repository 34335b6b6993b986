use crate::sentiment::{SentimentKeywords, SentimentModifiers};
use colloquy_word_list::words;

pub const SENTIMENT: SentimentKeywords = SentimentKeywords {
    modifiers: MODIFIERS,
    positive: include_str!("positive.txt"),
    negative: include_str!("negative.txt"),
};

const MODIFIERS: SentimentModifiers = SentimentModifiers {
    negators: words!("niet, geen, nooit, niets, niks, niemand, zonder, nauwelijks, noch, nergens"),
    absence: words!("geen, nooit, niets, niks, niemand, nergens"),
    only: words!("alleen, slechts"),
    boosters: words!(
        "heel, erg, zeer, echt, zo, ontzettend, extreem, absoluut, totaal, helemaal, bijzonder, super, veel, te, \
         altijd, enorm, behoorlijk, uiterst, ongelooflijk, best"
    ),
    softeners: words!("beetje, enigszins, iets, soms, licht, redelijk, vrij, deels, tamelijk, wat"),
    contrasts: words!("maar, echter, toch, helaas, hoewel, behalve, desondanks"),
    joints: words!("en, of"),
    idioms: words!(
        "zo simpel, goede morgen, goede middag, goede vraag, zou graag, graag gedaan, met vriendelijke, alles goed, goed dan, \
         over het, in het"
    ),
    common: words!(
        "ik, mij, me, mijn, m'n, jij, je, jou, hij, hem, haar, zij, ze, we, wij, ons, het, 't, dat, dit, die, daar, \
         hier, er, maar, omdat, want, wanneer, toen, dan, dus, zo, heel, erg, ook, nog, al, alleen, altijd, weer, \
         meer, veel, vele, alles, alle, iets, niets, geen, was, waren, ben, bent, heb, hebt, had, hadden, kan, \
         kunnen, kon, moet, moeten, moest, werd, zou, wil, willen, gaat, ga, gaan, ging, doet, doen, gedaan, om, \
         tegen, zonder, onder, tussen, sinds, tot, bij, aan, ja, nou, wel, even, gewoon, vind, denk, zeg, zegt, \
         zeggen, ding, dingen, echt, na, voor, mee, waar, wie, toch, te, eens, heeft, elke, elk, andere, ander, \
         zelf, wordt, worden, zoals, deze"
    ),
    fillers: words!(
        "ja, jawel, nee, neen, ok, oké, okay, prima, goed, misschien, precies, inderdaad, klopt, hm, hmm, eh, euh, \
         uh, ehm, ach, ah, oh, nou, nou ja, tja, dus, zeker, natuurlijk, ik weet het niet, weet ik niet, weet niet, \
         dat weet ik niet, ik weet niet, geen idee, ik heb geen idee, niet echt, eigenlijk niet, niet zeker, \
         ik weet het niet zeker, ik denk het, ik denk van wel, ik geloof het, ik geloof van wel, dat hangt ervan af, \
         hangt ervan af, ligt eraan, niets, niks, verder niets, verder niks, dat is alles, dat was het, dank je, \
         dank u, dank u wel, dank je wel, bedankt, dankjewel, dankuwel, alsjeblieft, alstublieft, hallo, hoi, \
         goedemorgen, goedemiddag, goedenavond, dag, tot ziens, sorry, pardon, waarschijnlijk, absoluut, \
         moeilijk te zeggen, goede vraag, geen commentaar, wat, hoe bedoelt u, snap ik, begrijp ik, volgende vraag, \
         even denken, gewoon, toch, wel, zou kunnen, kan zijn, het gaat wel"
    ),
    backward_reach: 5,
    elides: false,
};
