use super::grammar;
use super::synonyms::SYNONYMS;
use crate::guide::{ForbiddenTopicCues, GuideCueWords, family, general, named_by_question};
use colloquy_word_list::words;

pub const GUIDE: GuideCueWords = GuideCueWords {
    audience_leads: words!(
        "je belt, jij belt, u belt, je gaat bellen, je richt je tot, je ontmoet, \
         je interviewt, u interviewt, we interviewen, wij interviewen, je spreekt met, u spreekt met, we spreken met, \
         je praat met, je gaat in gesprek met, je voert gesprekken met, je voert een gesprek met, je bevraagt, \
         de deelnemers zijn, deelnemers zijn, de geïnterviewden zijn, onze doelgroep is, de doelgroep is"
    ),
    bans: ForbiddenTopicCues {
        whole: words!(
            "niks vragen over, niks over, niks zeggen over, niks vragen naar, niet doorvragen over, niet vragen naar, niet beginnen over, er wordt niet gesproken over, er wordt niet gepraat over, er mag niet gesproken worden over, er mag niet gepraat worden over, er wordt niet over, er mag niet over, er wordt geen woord gezegd over, we praten niet over, we spreken niet over, vermijd, vermijd het onderwerp, geen woord over, geen vragen over, niets over, blijf weg van"
        ),
        negations: words!(
            "niet, nooit, geen, niets, noch, zonder, in geen geval, vooral niet, mag niet, moet niet"
        ),
        verbs: words!(
            "verkopen, beloven, aanbieden, toezeggen, toezeggingen doen over, te hebben, doorvragen, gesproken, gesproken worden, gepraat, gepraat worden, gevraagd worden, genoemd worden, vraag, vragen, noem, noemen, te noemen, vermeld, vermelden, praat, praten, spreek, spreken, begin, \
             beginnen, bespreek, bespreken, zeg, zeggen, onthul, onthullen, verklap, verklappen, heb het, \
             ga, ingaan, aansnijden, aankaarten, kaart, \
             uitleggen, leg uit, uitleg, beschrijven, beschrijf, rechtvaardigen, verdedigen"
        ),
        fillers: words!(
            "alstublieft, alsjeblieft, er, ook, u, je, maar, ooit, naar, over, op, in, aan, iets, het onderwerp, \
             vragen, dat, vooral"
        ),
        taboos: words!(
            "hoeft niet ter sprake te komen, hoeven niet ter sprake te komen, hoeft niet aan bod te komen, hoeft niet besproken te worden, hoeven we het niet te hebben, hoef je het niet te hebben, hoeft u het niet te hebben, hoeft het niet te gaan, wil ik het niet hebben, willen we het niet hebben, willen we niet praten, hoeven we niet te praten, hoef je niet te praten, hoef je niet naar te vragen, hoeven we niets te weten, wordt niet gesproken, wordt niet gepraat, mag niet gesproken worden, mag niet gepraat worden, praten we niet, spreken we niet, wordt niet genoemd, worden niet genoemd, mag niet genoemd worden, mogen niet genoemd worden, hebben we het niet, noem je niet, noemt u niet, breng je niet ter sprake, is taboe, zijn taboe, is verboden terrein, zijn verboden terrein, is geen onderwerp, \
             zijn geen onderwerp, blijft buiten beschouwing, blijven buiten beschouwing, \
             mag niet ter sprake komen, mogen niet ter sprake komen"
        ),
        separators: words!("of, noch"),
        joints: words!("en, of, maar, noch"),
        ands: words!("en"),
        has_verbs_last: true,
    },
    why: words!("waarom, waardoor, hoezo, om welke reden"),
    mentions: words!(
        "degenen, had, hadden, moest, moesten, kreeg, kregen, krijgen, krijgt, werd, werden, gehad, \
         noemt, noemen, vermeldt, vermelden, zegt, zeggen, begint, beginnen, vertelt, vertellen, klaagt, klagen, over, heeft, \
         hebben, is, zijn, was, waren, dat, het, de, iemand"
    ),
    optional: words!(
        "facultatief, \
         als er tijd is, als er tijd over is, als er nog tijd is, indien er tijd is, als de tijd het toelaat, indien mogelijk, \
         als het kan, optioneel, eventueel, als er tijd overblijft, mocht er tijd zijn, bij voldoende tijd, als het past, \
         als we tijd hebben, als je tijd hebt"
    ),
    deep: words!(
        "natuurlijk, in detail, uitgebreid, uitvoerig, diepgaand, grondig, vooral, in het bijzonder, met name, heel belangrijk, zo precies mogelijk, diep, zeer belangrijk"
    ),
    brief: words!("kort, heel kort, beknopt, in het kort, terloops, kortjes"),
    especially: words!("vooral, met name, in het bijzonder"),
    rule_words: words!(
        "vraag, vragen, antwoord, antwoorden, interviewer, geïnterviewde, geïnterviewden, deelnemer, deelnemers, respondent, \
         respondenten, minuut, minuten, toon, beleefd, vriendelijk, neutraal, vervolgvragen, doorvragen, open, geduldig, \
         empathisch, empathie, samenvatting, onderbreek, onderbreken, anoniem, vertrouwelijk, anonimiteit, zinnen, jargon, \
         voorbeeld, voorbeelden, gesprekspartner, tutoyeer, tutoyeren, respectvol, natuurlijk, luister, druk, je, jij, jouw, \
         stiltes, laat, geef, houd, hou, begroet, bedank, warm, zakelijk, suggestieve, wees, blijf"
    ),
    rule_headings: words!(
        "toon, stijl, regel, regels, instructie, instructies, rol, duur, tijd, format, taal, notitie, notities, context, \
         achtergrond, over ons, wie zijn wij, doelgroep, deelnemers, gedrag, richtlijnen, opmerking, opmerkingen, \
         persona, aanpak, houding, let op, tips"
    ),
    ban_headings: words!(
        "vermijden, te vermijden, niet noemen, niet vermelden, taboe, taboes, verboden, gevoelige onderwerpen, niet bespreken, \
         niet vragen, vermijd"
    ),
    optional_headings: words!(
        "optioneel, als er tijd is, als er tijd over is, indien er tijd is, extra, bonus, aanvullend, als er nog tijd is"
    ),
    topic_headings: words!(
        "onderwerp, onderwerpen, thema, thema's, vraag, vragen, leidraad, punten, doel, doelen, opening, afsluiting, inleiding, \
         deel, volgende, kern, verplicht, verplichte, gespreksonderwerpen, hoofdvragen, weten"
    ),
    greetings: words!("hallo, hoi, beste, goedemorgen, goedemiddag, goedendag, dag, geachte, lieve"),
    farewells: words!(
        "bedankt, dank, dank je, dank je wel, dank u, hartelijk dank, groet, groeten, met vriendelijke groet, \
         vriendelijke groeten, hartelijke groet, alvast bedankt, mvg, tot snel, met vriendelijke groeten"
    ),
    people: words!(
        "klanten, klant, gebruikers, gebruiker, mensen, personen, medewerkers, medewerker, werknemers, leden, abonnees, bezoekers, \
         gasten, patiënten, studenten, leerlingen, ouders, gezinnen, families, leraren, docenten, verpleegkundigen, artsen, \
         huurders, inwoners, burgers, vrijwilligers, donateurs, kopers, lezers, luisteraars, kijkers, deelnemers, kandidaten, \
         sollicitanten, reizigers, passagiers, boeren, consumenten, spelers, ontwikkelaars, bewoners, jongeren, collega's, \
         respondenten, geïnterviewden, chauffeurs, forenzen, mantelzorgers, zzp'ers, ondernemers, ouderen, cliënten, starters, leerkrachten, leerkracht, monteurs, uitzendkrachten, verzorgenden, begeleiders, mantelzorger, stagiairs, telers"
    ),
    anyone: words!("mensen, personen, deelnemers, respondenten, geïnterviewden"),
    customers: words!(
        "klanten, klant, gebruikers, gebruiker, leden, abonnees, kopers, bezoekers, consumenten, gasten"
    ),
    faint: words!(
        "al, nog, heel, echt, erg, wel, werken, werkt, gewerkt, gebruiken, gebruikt, gaan, gaat, ging, komen, komt, kwam, maken, maakt, doen, gedaan, iets, iemand, mensen, persoon, tijd, keer, dag, dagen, jaar, week, weken, maand, zeggen, zegt, vinden, voelen, nodig, willen, beginnen, begonnen, denken, denkt, weten, helpen, geholpen, probleem, problemen, goed, slecht, deel, gedacht, dacht, uur, uren, minuten"
    ),
    closing_signs: words!(
        "had moeten vragen, hadden moeten vragen, toevoegen, nog iets kwijt, nog iets zeggen, nog iets"
    ),
    relatives: words!("die"),
    pronoun: "ze",
    finite: words!(
        "is, zijn, was, waren, heeft, hebben, wordt, worden, moet, moeten, kan, kunnen, mag, wil, willen, biedt, verkoopt, bent, \
         je, jij, wij, we, ik, er, gaat, zal, zullen, heb, graag"
    ),
    third_person: words!("ze, zij, hen, hun, hij, hem"),
    instruction_signs: words!(
        "vraag naar, vraag, vraag hen, interviewer, geïnterviewde, geïnterviewden, deelnemer, deelnemers, respondent, respondenten, interviewt, \
         je, jij, jouw, vermijd, zorg, instructie, instructies, achterhaal, ontdek, bespreek, vraag door, bevraag, let op, noem"
    ),
    determiners: words!("de, het, een, uw, onze, ons, deze, dit, die, dat, mijn, je, jouw, alle"),
    possessives: words!("uw, je, jouw"),
    their: words!("hun"),
    human_verbs: words!("vinden, denken, ervaren"),
    families: &[
        family(
            words!("waarom, redenen, reden"),
            words!("vertrokken, vertrek, weggaan, weggegaan, verlaten, ontslag"),
            "uw vertrek",
            Some("Wat heeft u doen besluiten te vertrekken?"),
        ),
        family(
            words!("waarom, redenen, reden"),
            words!("opgezegd, opzeg, geannuleerd, annul, zegt u"),
            "uw opzegging",
            Some("Wat heeft u doen besluiten op te zeggen?"),
        ),
        family(
            words!("waarom, redenen, reden"),
            words!("stop, gestopt"),
            "uw beslissing om te stoppen",
            Some("Wat heeft u doen besluiten te stoppen?"),
        ),
        family(words!("waarom, hoe"), words!("gekozen, kies, koos, keuze"), "uw keuze", None),
        family(words!("waarom, hoe"), words!("gekocht, koop, kocht, bestel"), "uw aankoop", None),
        named_by_question(
            words!("hoe, waar"),
            words!("gehoord, ontdekt, gevonden, terechtgekomen, gekomen, hoorde"),
        ),
        family(&[], words!("aanbevel, aanrad, aanbeveelt"), "uw aanbeveling", None),
        family(
            &[],
            words!(
                "verbeter, veranderen, beter, anders doen, anders gaan, anders kunnen, anders moeten, anders zou"
            ),
            "uw suggesties",
            None,
        ),
        family(
            &[],
            words!("stoort, erger, moeilijk, lastig, problem, frustr, hinder"),
            "de moeilijkheden",
            None,
        ),
        family(&[], words!("mist, missen, ontbreek, wens"), "uw wensen", None),
        family(&[], words!("bevalt, waardeer"), "de sterke punten", None),
        family(&[], words!("verwacht"), "uw verwachtingen", None),
    ],
    events: words!(
        "week, dag, bezoek, aankoop, levering, bezorging, inwerkperiode, inwerk, training, reis, verblijf, behandeling, operatie, \
         afspraak, evenement, conferentie, workshop, cursus, start, verhuizing, sollicitatie, inschrijving, registratie, \
         bestelling, boeking, vlucht, maand, jaar, overstap, aankomst, stage, opleiding, werkdag, overgang, reparatie, \
         consult, festival, examen, vakantie, zoektocht, onboarding, opname, route"
    ),
    views: words!(
        "pijn, vermoeidheid, eenzaamheid, ervaring, tevredenheid, relatie, indruk, rol, situatie, welzijn, dagelijks, balans, samenwerking, sfeer, cultuur, \
         contact, gebruik, communicatie, motivatie, werkdruk, omgang, werksfeer"
    ),
    holdings: words!(
        "verwachtingen, wensen, problemen, uitdagingen, redenen, doelen, gewoonten, gewoontes, plannen, zorgen, suggesties, \
         ideeën, behoeften, moeilijkheden, angsten, prioriteiten, obstakels, motieven, voorkeuren, klachten, knelpunten"
    ),
    grounds: words!("reden, aanleiding, oorzaak, motief"),
    about_event: &[
        "Hoe hebt u {topic} ervaren?",
        "Hoe kijkt u terug op {topic}?",
        "Hoe zou u {topic} beschrijven?",
    ],
    about_view: &[
        "Hoe zou u {topic} beschrijven?",
        "Wat kunt u me vertellen over {topic}?",
        "Hoe ervaart u {topic}?",
    ],
    about_holding: &[
        "Wat zijn {topic}?",
        "Wat kunt u me vertellen over {topic}?",
        "Waar denkt u als eerste aan bij {topic}?",
    ],
    about_ground: &["Wat kunt u me vertellen over {topic}?"],
    about_phrase: &[
        "Wat vindt u van {topic}?",
        "Hoe ervaart u {topic}?",
        "Wat kunt u me vertellen over {topic}?",
    ],
    about_word: &[
        "Wat kunt u me vertellen over {topic}?",
        "Wat is uw ervaring met {topic}?",
        "Hoe denkt u over {topic}?",
    ],
    superlatives: &[],
    about_superlative: &[],
    offers: words!("suggestie, idee, tip, voorstel, wens"),
    about_offer: &["Zou u {topic} hebben?"],
    about_story: &["Was er {topic}, en hoe was dat?"],
    about_foreign: &[
        "Wat kunt u me vertellen over het onderwerp “{topic}”?",
        "Hoe denkt u over het onderwerp “{topic}”?",
        "Wat is uw ervaring met het onderwerp “{topic}”?",
    ],
    about_clause: &["Kunt u me vertellen {clause}?", "Zou u me kunnen vertellen {clause}?"],
    more: "Kunt u me daar iets meer over vertellen?",
    general: &[
        general("uw ervaringen", &[], "Hoe zou u uw ervaringen tot nu toe beschrijven?"),
        general("de sterke punten", words!("pluspunten"), "Wat gaat er volgens u bijzonder goed?"),
        general(
            "de moeilijkheden",
            words!(
                "problemen, wrijving, knelpunten, obstakels, frustraties, ergernissen, hindernissen, pijnpunten"
            ),
            "Wat was moeilijk of heeft u gestoord?",
        ),
        general(
            "uw suggesties",
            words!("verbeteringen, verbeterpunten, verbetersuggesties, ideeën voor verbetering"),
            "Als u één ding kon veranderen, wat zou dat dan zijn?",
        ),
    ],
    self_descriptions: &[],
    thing_pronoun: Some("ze"),
    done_to_things: words!(
        "ontstaan, opgetreden, voorgevallen, gebeurd, opgelost, geregistreerd, betaald, hersteld, gerepareerd, afgehandeld, gemeld, vervangen, geregeld, verwerkt, schoongemaakt, gecorrigeerd, aangekondigd, verholpen, bezorgd, geleverd, gepland"
    ),
    introductions: &[],
    subject_pronouns: words!("ervan, ermee, eraan, erover, erin"),
    about_self: "Waar denkt u aan bij {topic}?",
    synonyms: SYNONYMS,
    others: words!("sommige, sommigen, iemand, anderen, veel, velen, enkele"),
    open_ends: words!("te, de, een, en, of, maar, van, uw, hun, onze, wat"),
    leftovers: words!("henzelf, hunzelf"),
    doubles: words!("je, die, dat"),
    one: words!("men"),
    empty_names: words!(
        "uw eerste, het eerst, het meest, het best, het nuttigst, het leukst, het moeilijkst, de knoop, de volgende keer, de volgende persoon, het moment, dit jaar"
    ),
    and: " en ",
    second_person: grammar::second_person,
    direct_question: grammar::direct_question,
    object: grammar::object,
    with_article: grammar::with_article,
    own_articles: &[("de", "uw")],
    clause_name: grammar::clause_name,
    with_name: super::labels::with_name,
};
