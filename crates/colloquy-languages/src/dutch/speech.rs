use crate::speech::{FixedPhrases, SpeechPhrases, TurnPhrases};

pub const SPEECH: SpeechPhrases = SpeechPhrases {
    fixed: FixedPhrases {
        welcome_back: "Fijn dat u er weer bent.",
        question_again: [
            "Ik ga nog even terug naar mijn laatste vraag.",
            "Ik had u net dit gevraagd.",
            "We waren bij deze vraag gebleven.",
        ],
        filler: "Mm-hm.",
        prompt: "Neem de tijd. Zal ik de vraag herhalen?",
        say_again: "Ik heb helaas niet verstaan wat u zei. Kunt u het nog eens zeggen?",
        offer_typing: "U kunt uw antwoord ook typen.",
        unrecognized: "Uw antwoord is opgenomen, maar ik kon het niet verstaan. Als u wilt, kunt u het typen.",
        fallback: "Dank u. Vertelt u me daar gerust meer over.",
        closing: "Hartelijk dank voor uw tijd en voor wat u me hebt verteld. Tot ziens.",
        opening: "Goedendag. Wat wilt u ons vertellen?",
    },
    sample: "Goedendag. Ik wil u graag een paar vragen stellen. Neem alle tijd die u nodig hebt.",
    and: "en",
    agreements: "ja, jaja, ja ja, jawel, jep, jup, ok, oké, okay, oke, okee, goed, heel goed, prima, klopt, dat klopt, precies, juist, ja hoor, ja precies, ja klopt, zeker, zeker weten, snap ik, dat snap ik, ik snap het, begrijp ik, ik begrijp het, begrepen, duidelijk, natuurlijk, uiteraard, inderdaad, tuurlijk, ga door, absoluut, logisch, mooi, leuk, interessant, echt, oh ja, o ja, ach ja, aha, top, is goed, geen probleem, graag, waar, dat is waar, helemaal",
    turns: TurnPhrases {
        unfinished: "en, of, maar, want, omdat, als, de, een, mijn, jouw, onze, uw, te, hoewel, terwijl, zodat, zoals, tenzij, tussen, tijdens, en ik, en we, en wij, en toen, en dan, en dat, dat ik, dat we, omdat ik, omdat we, omdat het, als ik, als we, toen ik, toen we, voordat ik, nadat ik, waarbij, waardoor, heel, ieder, iedere, elke, volgens, vanwege, dankzij, in plaats van, naast de, tot de, aangezien, mits, sinds ik",
        open: "dat, dus, zijn, haar, hun, die, deze, dit, in, op, met, van, voor, bij, aan, naar, tot, door, over, om, uit, zonder, onder, wanneer, waar, wie, wat, toen, dan, misschien, bijvoorbeeld, vooral, zeg maar, soort van, na, sinds, geen",
        hesitations: "eh, euh, ehm, uh, uhm, hm, hmm, nou, nou ja, ik bedoel, laten we zeggen, laat ik zeggen",
        asks_for_time: "laat me denken, laat me even denken, laat me nadenken, laat me even nadenken, laat mij even nadenken, even denken, even nadenken, even kijken, wacht, wacht even, wacht eens, wacht eens even, momentje, moment, een momentje, een moment, één moment, ogenblikje, een ogenblik, een seconde, eens kijken, hoe zal ik het zeggen, hoe zal ik dat zeggen, hoe moet ik het zeggen, hoe zeg je dat, hoe heet dat, goede vraag, dat is een goede vraag, daar moet ik over nadenken, daar moet ik even over nadenken, ik moet even nadenken, ik moet even denken, geef me een momentje, waar was ik",
        subordinate: "als, toen, wanneer, terwijl, hoewel, voordat, nadat, zodra, aangezien",
        copulas: "was, is, zijn, waren, zou zijn, wordt, werd",
        subjects: "wat, de, het, mijn, onze, ons, een, alles wat, het enige",
        cleft_subjects: "wat ik, wat wij, wat we, wat me, wat mij, wat ons, alles wat",
        pronouns: "ik, wij, we, jij, je, u, hij, zij, ze, het, dat, dit, er, daar, hier, zo, alles",
        clause_words: "omdat, dat, of, hoe, waar, waarom, wie, wanneer, als, toen, hoewel, terwijl, voordat, nadat, zodra, want",
        pairs: &[
            ("aan de ene kant", "aan de andere"),
            ("enerzijds", "anderzijds"),
            ("niet alleen", "maar"),
            ("zowel", "als"),
            ("ten eerste", "ten tweede"),
        ],
        digits: "nul, een, één, twee, drie, vier, vijf, zes, zeven, acht, negen",
        number_parts: "twintig, dertig, veertig, vijftig, zestig, zeventig, tachtig, negentig, komma",
    },
};
