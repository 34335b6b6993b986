use crate::intents::{IntentPhrases, NounForms, PhrasePattern};

pub const INTENTS: IntentPhrases = IntentPhrases {
    courtesies: "alstublieft, alsjeblieft, graag, dank u, dank je, bedankt, ok, oké, okay, nou, eh, ah, hm, ja, nee, sorry, en, de, dan, maar, nu",
    stop: PhrasePattern {
        whole: "stop, stoppen, genoeg, dat is genoeg, zo is het genoeg, klaar, ik ben klaar, einde, ophouden, tot ziens, dag, hou op, houd op, doei",
        within: "wil stoppen, wil graag stoppen, wil ermee stoppen, laten we stoppen, kunnen we stoppen, stop het interview, stop dit interview, beëindig het interview, interview stoppen, interview beëindigen, gesprek beëindigen, wil ophouden, moet gaan, moet weg, moet nu weg, geen vragen meer, het is genoeg, hier stoppen, nu stoppen, hou ermee op",
    },
    repeat: PhrasePattern {
        whole: "wat, watte, wat zegt u, pardon, hè, herhaal, nog een keer, nog eens, sorry, opnieuw, wat zei u",
        within: "herhalen, herhaal, nog een keer zeggen, nog eens zeggen, vraag niet begrepen, niet begrepen, begrijp de vraag niet, begrijp het niet, snap de vraag niet, snap het niet, niet gehoord, niet verstaan, anders formuleren, wat bedoelt u, wat was de vraag, wat zei u, wat zegt u",
    },
    skip: PhrasePattern {
        whole: "volgende, volgende vraag, pas, ik pas, overslaan, verder, ga verder, ga door, doorgaan, sla over",
        within: "volgende vraag, vraag overslaan, overslaan, sla deze, sla die vraag, andere vraag, volgend onderwerp",
    },
    unknown: PhrasePattern {
        whole: "geen idee, weet niet, weet ik niet, geen mening, niet zeker",
        within: "ik weet het niet, weet ik niet, dat weet ik niet, ik zou het niet weten, geen idee, niet zeker, kan ik niet zeggen, herinner me niet, weet ik niet meer, geen mening, nooit over nagedacht",
    },
    refusal: PhrasePattern {
        whole: "geen commentaar, ik weiger",
        within: "liever niet, wil ik niet beantwoorden, wil niet antwoorden, wil geen antwoord, geef ik geen antwoord, gaat u niets aan, gaat je niets aan, gaat je niks aan, te persoonlijk, te privé, geen commentaar, wil er niet over, wil daar niet over, wil ik niet zeggen, daar zeg ik niets over, ik weiger",
    },
    machine: PhrasePattern {
        whole: "wie bent u, wie ben je, wat bent u",
        within: "bent u een robot, ben je een robot, bent u een ai, ben je een ai, bent u een mens, ben je een mens, bent u echt, ben je echt, een bot, een robot, een machine, een computer, kunstmatige intelligentie, chatgpt, wie bent u, wie ben je",
    },
    privacy: PhrasePattern {
        whole: "is dit anoniem, wordt dit opgenomen",
        within: "wie ziet, wie hoort, wie luistert, wie leest, wie krijgt, wie kan dit, wordt dit opgenomen, wordt het opgenomen, opgenomen, neemt u dit op, is dit anoniem, anoniem, vertrouwelijk, mijn gegevens, mijn antwoorden, mijn baas dit",
    },
    length: PhrasePattern {
        whole: "hoe lang, hoe lang nog, hoelang nog, hoeveel nog",
        within: "hoe lang duurt, hoelang duurt, hoe lang nog, hoelang nog, hoeveel vragen, duurt het nog, zijn we klaar, bijna klaar",
    },
    back: PhrasePattern {
        whole: "waarom, en u, en jij",
        within: "wat vindt u, wat vind jij, wat denkt u, wat denk jij, wat is uw mening, en u wat, waarom vraagt u, waarom vraag je, kunt u mij helpen, kunt u mij zeggen, kunt u me zeggen, wat zou u",
    },
    greeting: PhrasePattern {
        whole: "hallo, hoi, hey, hé, goedemorgen, goedemiddag, goedenavond, goedendag, hallo hallo, aangenaam",
        within: "hoe gaat het met u, hoe gaat het met je, hoe gaat het, hoort u mij, hoor je mij, mooi weer",
    },
    hostile: PhrasePattern {
        whole: "idioot, onzin, flauwekul, hou je mond, laat me met rust, klote",
        within: "hou je mond, houd uw mond, hou je bek, rot op, donder op, val dood, krijg de, domme vraag, domme vragen, stomme vraag, stomme vragen, stomme machine, domme machine, je bent dom, u bent dom, tijdverspilling, verspilling van mijn tijd, laat me met rust, laat mij met rust, wat een onzin, belachelijk dit, dit is belachelijk, jij idioot",
    },
    yes: PhrasePattern {
        whole: "ja, jawel, oké, ok, prima, zeker, graag, natuurlijk, goed, is goed, ga door, vooruit",
        within: "we gaan door",
    },
    no: PhrasePattern {
        whole: "nee, nee dank u, nee bedankt, niet echt, liever niet",
        within: "nee ik wil niet, nee dat wil ik niet",
    },
    injection: "negeer je, negeer uw, negeer alle, negeer de instructies, vergeet je instructies, vergeet uw instructies, vergeet alle, je instructies, toon uw instructies, wat zijn uw instructies, jouw instructies, je prompt, uw prompt, systeemprompt, je regels, je bent nu, u bent nu een, vanaf nu ben je, doe alsof, zeg mij na, zeg me na, zeg het woord, zeg precies, antwoord alleen, interviews van de anderen, interview van de anderen, andere interviews, alle interviews, schrijf een gedicht",
    nouns: NounForms::AfterPrepositions {
        prepositions: "met, over, in, op, voor, van, bij, tijdens, na, door, zonder, tegen",
        articles: &[("de", "de"), ("het", "het"), ("mijn", "uw"), ("onze", "uw"), ("ons", "uw")],
        verb_endings: "en, dig, lijk, lijke, ige",
    },
    vague_nouns: "tijd, eerste, tweede, andere, anderen, mensen, wereld, weken, dagen, jaren, begin, einde, laatste, zelfde, hele, moment",
};
