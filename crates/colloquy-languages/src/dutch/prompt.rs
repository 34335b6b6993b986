use crate::prompt::{
    AskedAboutWords, PromptCueWords, TopicOrderWords, UnmarkedQuestionWords, never, unchanged,
};
use colloquy_word_list::words;

pub const PROMPT: PromptCueWords = PromptCueWords {
    leads: words!(
        "voorlopig, voor nu, op dit moment, nb, let op, alsjeblieft, alstublieft, graag, ook, dan, daarna, vervolgens, en, eerst, tot slot, je moet, u moet, \
         je taak is om, jouw taak is om, het doel is om, het doel is, we willen, wij willen, we willen graag, \
         wij willen graag, ik wil, ik wil graag, we zouden graag, kun je, kunt u, zou je, wil je, probeer, \
         probeer te, te, om, begin met"
    ),
    asking: words!(
        "stel vragen, vraagt u, vraag, vragen, vraag hen, vraag ze, interview, interviewen, bevragen, ondervragen, praat, praten, spreek, spreken, \
         bevraag, ondervraag, informeer, bel, bel met, bellen met, vraag door, houd een interview, voer een gesprek"
    ),
    exploring: words!(
        "check, ga na, vertel, vertel me, beschrijf, zoek uit, uitzoeken, ontdek, ontdekken, verken, verkennen, onderzoek, \
         onderzoeken, begrijp, begrijpen, bespreek, bespreken, weten, leren, achterhaal, achterhalen, verzamel, \
         verzamelen, peil, kom te weten, behandel, beschrijven, vertellen, uitleggen, kom erachter"
    ),
    following: words!("vraag door, ga dieper in, verdiep"),
    links: &[
        ("meer over", ""),
        ("over", ""),
        ("naar", ""),
        ("omtrent", ""),
        ("door op", ""),
        ("met betrekking tot", ""),
        ("betreffende", ""),
    ],
    asked_about: AskedAboutWords { verbs: &[], links: &[] },
    near_links: &[("rond", ""), ("rondom", "")],
    relays: words!("om, te"),
    question_words: words!(
        "hoe, hoelang, waarom, sinds wanneer, met wie, wat, of, wanneer, waar, welke, welk, wie, hoeveel, waarover, waarmee, waardoor, in hoeverre, \
         waarvoor"
    ),
    markers: words!(
        "onderwerpen zijn, de onderwerpen zijn, zijn benieuwd naar, ben benieuwd naar, zijn benieuwd, ben benieuwd, zijn geïnteresseerd in, feedback over, feedback op, mening over, meningen over, interview over, interviews over, gesprek over, \
         gesprekken over, enquête over, onderzoek naar, gaat over, het gaat om, willen weten, willen begrijpen, \
         willen graag weten, willen graag begrijpen, zouden graag weten, om te begrijpen, om te weten, benieuwd naar"
    ),
    manners: words!(
        "je bent, jij bent, u bent, wees, blijf, houd, hou, vermijd, negeer, vergeet, gebruik, nooit, altijd, \
         antwoord, doe, stel geen, bedank, hallo, gedraag, herhaal, zorg"
    ),
    labels: words!(
        "onderwerp, onderwerpen, thema, doel, doelen, context, titel, achtergrond, interview, vraag, vragen, taak, \
         opdracht"
    ),
    list_heads: words!("volgende, deze, onderwerpen, vragen, punten"),
    conjunctions: words!("en, dan, of, maar"),
    function_words: words!(
        "de, het, een, van, en, is, zijn, met, voor, op, bij, in, naar, over, dat, die, dit, deze, we, wij, ons, \
         onze, hun, ze, zij, u, uw, je, jouw, hoe, waarom, wat, niet, te, om, aan, als, door, uit, of, ook, heeft, \
         hebben, wordt, worden, vraag, tot, ik, er, nog, welke"
    ),
    articles: words!("de, het, een, hun, uw"),
    addressed: &[("hun", "uw")],
    addressing: words!("u, uw, je, jouw, Uw, Je, ze, zij, hen"),
    also: words!("ook, dan"),
    always: words!("altijd"),
    with: words!("met"),
    joints: words!("en, alsook"),
    interrogatives: words!("hoe, hoelang, waarom, wat, welke, of, wanneer, waar, wie"),
    whether: words!("of"),
    whether_after_and: &[],
    antecedents: &[],
    relatives: &[],
    conditions: words!("als, indien"),
    speakers: words!("wij, ik"),
    possessives: words!("hun"),
    settings: words!("duur, taal, toon, stijl, regels"),
    occasions: words!("interview, interviews, gesprek, gesprekken"),
    unmarked: UnmarkedQuestionWords {
        openings: words!(
            "wat gebeurde er, wat gebeurt er, wat ging er, wat was er, wat is er, wat zijn er, wat waren er"
        ),
        verbs: words!(
            "is, zijn, was, waren, heeft, hebben, had, hadden, wordt, worden, werd, kan, kunnen, zou, zouden, moet, moeten, gaat, gaan, ging, loopt, liep, vind, vindt, heb, hebt, ben, bent, kun, kunt, wil, wilt, doe, doet, krijg, krijgt, mis, mist"
        ),
        adverbs: words!("wat, hoe, waar, waarom, wanneer, wie"),
        subjects: words!("ze, zij, u, je, jij"),
        verb_endings: &["n", "t"],
        adjectives: words!(
            "tevreden, ontevreden, open, eigen, verschillend, belangrijk, vaak, groot, gezond, druk, goed, slecht, veilig, bekend, laat, vroeg, snel, lang"
        ),
    },
    bare_questions: words!(
        "wie doet wat, sinds wanneer, hoe, waarom, wanneer, waar, wie, wat, welke, welk, hoeveel, met wie, door wie, voor wie, bij wie, aan wie, van wie, waarvoor, hoe vaak, hoe lang, hoe laat, wat precies, wat nog meer, waarom niet"
    ),
    bare_openings: words!("hoe, op welke, in welke, met welke, bij welke, aan welke, om hoe, hoeveel, sinds"),
    told_occasions: words!("de laatste keer, de eerste keer"),
    follow_ons: words!("zo ja, zo nee, zo niet, indien ja, indien nee, waarom niet, en waarom"),
    back_references: words!("het, dat, ermee, ervan, eraan, daar, erbij"),
    question_labels: words!("laatste vraag, slotvraag, afsluitende vraag"),
    abbreviations: words!("bijv, ca, nr, dr, prof"),
    nominative: unchanged,
    speaks_of_one_thing: never,
    sequence: TopicOrderWords {
        first: &[
            ("begin met", ""),
            ("begint met", ""),
            ("start met", ""),
            ("open met", ""),
            ("beginnen met", ""),
        ],
        later: &[
            ("daarna", ""),
            ("vervolgens", ""),
            ("dan", ""),
            ("ga verder met", ""),
            ("ga door met", ""),
            ("gevolgd door", ""),
            ("sluit af met", ""),
            ("sluit het gesprek af met", ""),
            ("eindig met", ""),
            ("besluit met", ""),
            ("rond af met", ""),
            ("ten slotte", ""),
            ("tot slot", ""),
            ("als laatste", ""),
        ],
        first_asking: words!("begin met de vraag, start met de vraag, begin met vragen"),
        later_asking: words!(
            "sluit af met de vraag, eindig met de vraag, besluit met de vraag, rond af met de vraag"
        ),
        ask: "vraag",
        adverbs: words!(
            "eerst, als eerste, aan het begin, om te beginnen, daarna, vervolgens, tot slot, ten slotte, \
             als laatste, aan het eind, aan het einde"
        ),
        no_topics: words!("iets, een paar, afscheid, groet, bedankje, dank, woorden, glimlach, dankwoord"),
    },
};
