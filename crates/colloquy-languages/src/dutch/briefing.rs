use crate::briefing::BriefingCueWords;
use colloquy_word_list::words;

pub const BRIEFING: BriefingCueWords = BriefingCueWords {
    mail_headers: words!("van, aan, cc, bcc, onderwerp, verzonden, datum, betreft, re, fw"),
    sign_offs: words!(
        "groet, groeten, groetjes, met vriendelijke groet, mvg, bedankt, dank, dankjewel, dank je wel, \
         alvast bedankt, hartelijke groet, liefs, doei, vriendelijke groeten, hartelijk dank, \
         tot snel"
    ),
    spellings: &[
        ("ff", "even"),
        ("effe", "even"),
        ("idd", "inderdaad"),
        ("mss", "misschien"),
        ("enzo", "en zo"),
        ("wss", "waarschijnlijk"),
        ("&", "en"),
        ("n", "een"),
        ("m'n", "mijn"),
        ("aub", "alsjeblieft"),
        ("svp", "alsjeblieft"),
        ("ajb", "alsjeblieft"),
        ("nl", "namelijk"),
    ],
    informing: words!(
        "vertelt, beschrijft, ons vertellen, ons zeggen, ons uitleggen, vertellen, zeggen, uitleggen, \
         beschrijven, toelichten, delen, aangeven"
    ),
    obliging: words!("moeten, mogen, zouden, kunnen, zullen, moet, hoeven, gaan"),
    wishes: words!(
        "zijn nieuwsgierig, ben nieuwsgierig, vragen ons af, vraag me af, horen graag, hoor graag, willen weten, willen begrijpen, wil weten, wil je weten, wil ik weten, wil ik graag weten, \
         willen we weten, willen we graag weten, zou graag weten, zouden graag weten, graag weten, \
         benieuwd naar, benieuwd, zijn benieuwd, ben benieuwd, geïnteresseerd in, interesseert ons, \
         interesseert me, interessant is, belangrijk is, belangrijk zijn, het gaat om, \
         het gaat ons om, fijn om te weten, goed om te weten, te weten komen, willen horen, \
         willen leren, belangrijk vind ik, belangrijk vinden we, weten nauwelijks, weten eigenlijk niet, weten weinig over"
    ),
    raised: words!(
        "alleen als ze er zelf over beginnen, alleen als ze erover beginnen, tenzij ze er zelf over beginnen, tenzij ze erover beginnen"
    ),
    unprompted: words!("zelf, uit jezelf, uit uzelf, op eigen initiatief"),
    avoid: "Noem niet",
    mattering: words!(
        "vinden we belangrijk, vinden wij belangrijk, is belangrijk voor ons, interesseert ons, interesseert ons zeer"
    ),
    if_any: words!("indien aanwezig, als die er is, als die er zijn, indien van toepassing"),
    then_ask: words!("vraag, vragen, vraag dan, doorvragen, vraag door"),
    before_verb: words!(
        "ze, zij, we, u, je, te, en, of, de, een, die, mensen, hun, deze, geen, iemand, klanten, veel, hulp, advies, durven, moeten, om"
    ),
    for_person: words!("voor haar, voor hem"),
    for_invitee: ("voor u", "voor jou"),
    only: words!(
        "alleen als, alleen voor, alleen bij, enkel als, enkel voor, uitsluitend als, alleen wie, \
         alleen indien, alleen"
    ),
    those_who: words!("wie, degenen die, mensen die, als iemand, iedereen die"),
    otherwise: words!("anders, zo niet, indien niet, als dat niet zo is"),
    skipping: words!(
        "het interview beëindigen, het gesprek beëindigen, interview stoppen, verwijs naar, verwijs ze, verwijzen naar, hoeft, hoeven, \
         overslaan, sla, weglaten, laat"
    ),
    but: words!("maar, echter, doch, zonder dat"),
    endings: words!(
        "tot slot bedank, aan het eind, aan het einde, ter afsluiting, sluit af, afsluiten, \
         afsluiting, sluit het gesprek af, eindig, eindigen, rond af, afronden, bedank ze, bedank hen, \
         bedanken, bedank, aan het slot, voor je ophangt, neem afscheid, slot"
    ),
    telling: words!(
        "te zeggen, zeg, zeggen, vertel ze, vertel hen, herinner, herinner ze, meld, melden, \
         te melden, te vertellen, laat weten, noem, te herinneren, met de mededeling, wijs ze erop, \
         wijs erop"
    ),
    that: words!("dat"),
    at_most: words!(
        "max, maximaal, hooguit, hoogstens, niet meer dan, ten hoogste, tot maximaal, op zijn hoogst, \
         maximum"
    ),
    questions: words!("vragen, vraag, onderwerpen"),
    numbers: &[
        "een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf",
    ],
    part_labels: words!(
        "blok, deel, onderdeel, sectie, thema, onderwerp, vraag, module, punt, stap, hoofdstuk"
    ),
    goal_headings: words!(
        "doel, doelen, doelstelling, doelstellingen, onderzoeksvraag, onderzoeksvragen, vraagstelling, \
         aanleiding"
    ),
    guide_headings: words!(
        "gespreksleidraad, leidraad, topiclijst, vragenlijst, onderwerpen, vragen, topics, \
         interviewgids, thema's, te bespreken, gespreksonderwerpen"
    ),
    background_headings: words!(
        "wie, hypothese, hypotheses, achtergrond, context, steekproef, doelgroep, profiel, analyse, methode, methodologie, \
         privacy, werving, intern"
    ),
    informal: words!(
        "lekker informeel, mag informeel, tutoyeren mag, tutoyeer ze, jij-vorm, je jij, je en jij, jij vorm, met je en jij, jij en je, tutoyeer, tutoyeert, tutoyeren, je zeggen, aan met je, aanspreken met je, mensen met je, gebruik je, je en jij, je-vorm, met je aanspreken, zeg je"
    ),
    formal: words!(
        "u zeggen, aan met u, aanspreken met u, vousvoyeren, vousvoyeer, u-vorm, gebruik u, met u aanspreken, zeg u"
    ),
    everyone: words!("iedereen, ieder, elk, elke persoon, ieder van hen"),
    required: words!("verplicht, verplichte, must, noodzakelijk"),
    conduct: words!("begin met een praatje, breek het ijs"),
    petitions: words!(
        "kun jij, kan jij, kun je, kan je, zou je, zou jij, kunt u, zou u, kunnen we, zouden we, kan iemand, zou iemand, \
         kunnen jullie, is het mogelijk, wil jij, wil je, lukt het"
    ),
    tools: words!(
        "tool, bot, robot, assistent, interview, interviews, enquête, gesprekken, interviewen, \
         systeem, ai, bellen, spreken"
    ),
    agreed: words!(
        "zoals besproken, zoals afgesproken, zoals beloofd, zoals gezegd, \
         naar aanleiding van ons gesprek"
    ),
    audience_headings: words!("steekproef, doelgroep, profiel, deelnemers, respondenten, wie"),
    interviewers: words!("de interviewer, de assistent, de ai, de bot"),
    interviewer_pronouns: words!("hij, zij, ze"),
    imperatives: &[
        ("vraagt niet", "vraag niet"),
        ("vraagt nooit", "vraag nooit"),
        ("vraagt", "vraag"),
        ("praat niet", "praat niet"),
        ("praat nooit", "praat nooit"),
        ("spreekt niet", "spreek niet"),
        ("spreekt nooit", "spreek nooit"),
        ("noemt niet", "noem niet"),
        ("noemt nooit", "noem nooit"),
        ("vermijdt", "vermijd"),
        ("praat met", "praat met"),
        ("spreekt met", "spreek met"),
        ("gaat na", "ga na"),
        ("moet vragen", "vraag"),
        ("mag niet vragen", "vraag niet"),
        ("mag niet praten", "praat niet"),
        ("interviewt", "interview"),
    ],
    asked: words!(
        "wordt gevraagd, worden gevraagd, moet vertellen, moeten vertellen, mag vertellen, mogen vertellen, vertelt ook, vertelt ons, vertellen ons, zegt ook"
    ),
    plain_beginnings: &[
        ("gesprek met", "Praat met"),
        ("kort gesprek met", "Praat met"),
        ("exitgesprek met", "Praat met"),
        ("exitgesprekken met", "Praat met"),
        ("evaluatiegesprek met", "Praat met"),
        ("evaluatiegesprekken met", "Praat met"),
        ("klantgesprekken met", "Praat met"),
        ("gesprekken met", "Praat met"),
        ("interview met", "Praat met"),
        ("interviews met", "Praat met"),
        ("onderzoek onder", "Praat met"),
        ("afsluiten met de vraag", "Eindig met de vraag"),
        ("eindigen met de vraag", "Eindig met de vraag"),
        ("als laatste vragen", "Eindig met de vraag"),
        ("tot slot vragen", "Eindig met de vraag"),
        ("sluit het gesprek af met de vraag", "Eindig met de vraag"),
    ],
    why_so_many: &[("waarom zoveel", "waarom de"), ("waarom zo veel", "waarom de")],
    if_so: &[("Zo ja", "en zo ja"), ("Zo nee", "en zo nee"), ("Zo niet", "en zo niet")],
    company: words!("met hen, met ze"),
    nobody: words!("niemand, geen"),
    asked_about: words!("moet gevraagd worden naar, moeten gevraagd worden naar"),
    asked_around: &[
        ("moet naar", "worden gevraagd"),
        ("moeten naar", "worden gevraagd"),
        ("moet naar", "gevraagd worden"),
        ("moeten naar", "gevraagd worden"),
    ],
    condition_verbs: words!(
        "heeft, hebben, had, hadden, is, zijn, was, waren, komt, kwam, wordt, worden, werd, werden, mocht, mochten, gaat, ging, kan, kunnen, noemt, noemen, zegt, zeggen, vertelt, draait, werkt, gebruikt"
    ),
    condition_word: Some("Als"),
    then: words!("dan"),
    ask: "Vraag",
    requests_to_invitee: &[
        ("vertel eens over", "Kunt u iets vertellen over", ""),
        ("vertel ons over", "Kunt u ons iets vertellen over", ""),
        ("vertel over", "Kunt u iets vertellen over", ""),
        ("vertel iets over", "Kunt u iets vertellen over", ""),
        ("vertel eens", "Kunt u vertellen", ""),
        ("vertel ons", "Kunt u ons vertellen", ""),
        ("vertelt u ons over", "Kunt u ons iets vertellen over", ""),
    ],
    asks_to_tell: words!(
        "laat ze vertellen, laat hen vertellen, willen we weten, willen we graag weten, willen wij weten, zijn we benieuwd, wil ik weten"
    ),
    bare_reasons: &[
        ("waarom", "en waarom"),
        ("en waarom", "en waarom"),
        ("waarom niet", "en waarom"),
        ("waarom wel of niet", "en waarom"),
        ("waarom wel of waarom niet", "en waarom"),
        ("om welke reden", "en om welke reden"),
    ],
    informal_pronouns: words!("je, jij, jou"),
    formal_pronouns: words!("u"),
    address_fillers: words!(
        "gewoon, graag, aub, svp, alstublieft, alsjeblieft, en, of, let, op, aanspreekvorm, aanspreken, aanspreking, vorm, \
         gebruik, gebruiken, hier, altijd, allemaal, we, zijn, zeggen, mag"
    ),
    sentence_forms: super::sentence_forms::FORMS,
    farewell: "Ik wil u ook nog zeggen dat {clause}.",
};
