use crate::intents::{AnswerPatterns, IntentPhrases, PhrasePattern};

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
        within: "liever niet, wil ik niet beantwoorden, wil niet antwoorden, wil geen antwoord, geef ik geen antwoord, gaat u niets aan, gaat je niets aan, gaat je niks aan, te persoonlijk, te is privé, te privé, erg privé, geen commentaar, wil er niet over, wil daar niet over, wil ik niet zeggen, daar zeg ik niets over, ik weiger",
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
    ready: "begin maar, begint u maar, vraag maar, vraagt u maar, vraag maar raak, kom maar op, kom op, ga je gang, gaat uw gang, laten we beginnen, we kunnen beginnen, u kunt beginnen, je kunt beginnen, ik ben klaar, ben er klaar voor, ik ben er klaar voor, steek maar van wal, barst maar los, hoe gaat het",
    hostile: PhrasePattern {
        whole: "idioot, onzin, flauwekul, hou je mond, laat me met rust, klote",
        within: "hou je mond, houd uw mond, hou je bek, rot op, donder op, val dood, krijg de, domme vraag, domme vragen, stomme vraag, stomme vragen, stomme machine, domme machine, je bent dom, u bent dom, tijdverspilling, verspilling van mijn tijd, laat me met rust, laat mij met rust, wat een onzin, belachelijk dit, dit is belachelijk, jij idioot",
    },
    tags: "hè, toch, weet je, weet u, snap je, snapt u, niet, nietwaar, of niet, begrijpt u, zeg maar, ja, of wel",
    reporting: "dacht, gedacht, dan denk je, hij zei, ze zei, zei hij, zei ze, zei ik, zeiden, vroeg me af, vroeg ik me af",
    yes: PhrasePattern {
        whole: "ja, jawel, oké, ok, prima, zeker, graag, natuurlijk, goed, is goed, ga door, vooruit, ja hoor",
        within: "we gaan door",
    },
    no: PhrasePattern {
        whole: "nee, nee dank u, nee bedankt, niet echt, liever niet",
        within: "nee ik wil niet, nee dat wil ik niet",
    },
    injection: "negeer je, negeer uw, negeer alle, negeer de instructies, vergeet je instructies, vergeet uw instructies, vergeet alle, je instructies, toon uw instructies, wat zijn uw instructies, jouw instructies, je prompt, uw prompt, systeemprompt, je regels, je bent nu, u bent nu een, vanaf nu ben je, doe alsof, zeg mij na, zeg me na, zeg het woord, zeg precies, antwoord alleen, interviews van de anderen, interview van de anderen, andere interviews, alle interviews, schrijf een gedicht",
    patterns: PATTERNS,
};

const PATTERNS: AnswerPatterns = AnswerPatterns {
    classes: &[
        ("not", "niet|niks|niets|geen|nooit|liever niet"),
        (
            "will",
            "wil|liever|ga|wens|hoef|voel|durf|graag|zin|mag|behoefte|wens|prettig|van plan|bereid|comfortabel|zou liever|willen|zou graag|kan|voel me|gemakkelijk",
        ),
        (
            "tell",
            "praten|spreken|antwoorden|beantwoorden|antwoord|vertellen|ingaan|in te gaan|bespreken|uitleggen|delen|kwijt|hebben over|over hebben|uitweiden|toelichten|uitlaten|aansnijden|reageren|noemen|te zeggen|te praten|te vertellen|te delen|te bespreken|te beantwoorden|te antwoorden|uit de doeken|vrijgeven|verklappen|prijsgeven|uitspreken|zeg ik|praat ik|aankaarten|besproken",
        ),
        ("say", "zeggen|zeg"),
        (
            "leaving",
            "overslaan|laten rusten|achterwege laten|weglaten|laten liggen|laten zitten|buiten beschouwing|voor me houden|voor mezelf houden|voor mij houden|van onderwerp veranderen|over iets anders|erbuiten",
        ),
        ("said", "gezegd|verteld|genoemd|beantwoord|uitgelegd|geantwoord|beschreven|besproken|toegelicht"),
        (
            "giver",
            "we|wij|ik|iemand|het team|ons team|mijn team|een collega|de leiding|de organisatie|het bedrijf|ze|zij",
        ),
        (
            "act",
            "nemen contact|neem contact|nemen dit mee|nemen dat mee|neem dit mee|neem dat mee|zorgen|zorg ervoor|kijken ernaar|kijk ernaar|lossen|los het|los dit|los dat|pakken … op|bellen u|bel u|sturen u|stuur u|laten u|laat u|houden u|houd u|onderzoeken|onderzoek dat|verbeteren|veranderen|herstellen|repareren|vergoeden|regelen|regel dat|regel het|helpen u|help u|doen er|doe er|gaan ermee|ga ermee|bespreken|bespreek dit|melden dit|meld dit|komen erop|kom erop|vinden een oplossing|vind een oplossing",
        ),
        (
            "settle",
            "opnemen|zorgen|kijken|oplossen|oppakken|bellen|sturen|laten weten|informeren|onderzoeken|verbeteren|veranderen|herstellen|repareren|vergoeden|regelen|helpen|doorgeven|bespreken|melden|terugkomen|aanpakken|meenemen|navragen|uitzoeken|contacteren|maken",
        ),
        (
            "settled",
            "opgelost|verholpen|verbeterd|veranderd|aangepast|hersteld|gerepareerd|vergoed|doorgegeven|besproken|onderzocht|geregeld|vertrouwelijk|anoniem|meegenomen|aangepakt|teruggebeld|beter|serieus genomen",
        ),
        (
            "fine",
            "goed|goede|heel goed|uitstekend|uitstekende|mooi|mooie|waardevol|waardevolle|interessant|interessante|prachtig|prachtige|knap|nuttig|nuttige|sterk|sterke|eerlijk|helder",
        ),
        (
            "remark",
            "antwoord|antwoorden|vraag|punt|voorbeeld|opmerking|opmerkingen|idee|ideeën|suggestie|suggesties|inzicht|inzichten|gedachte|werk|keuze|beslissing|verhaal|bijdrage|feedback",
        ),
        (
            "glow",
            "geweldig|fantastisch|prachtig|uitstekend|super|knap|indrukwekkend|schitterend|top|perfect|bewonderenswaardig|fascinerend|boeiend|heel goed|mooi|leuk",
        ),
    ],
    refusal: "$will … $not … $tell, $will … $not … $say, $not … $tell $will, $will $tell … $not, liever $not, liever … $not, $not … $will … $tell, $will … $leaving, daar … $not $tell, daar … $not over, daar … $not op, daarover … $not, daarop … $not, overslaan, sla ik … over, sla … over, slaan we … over, kunnen we … overslaan, mag ik … overslaan, laten rusten, laat … rusten, laten we … overslaan, laten we … laten, laten we … hebben over, laten we … houden, kunnen we … anders, iets anders graag, over iets anders, ander onderwerp, andere vraag, volgende vraag, volgende alstublieft, houd ik … voor, hou ik … voor, voor mezelf, voor mijzelf, hou ik … bij, houd ik … bij, blijft bij mij, blijft tussen, blijven tussen, tussen mij en, tussen hem en mij, tussen haar en mij, tussen mijn … en mij, tussen ons, onder ons, gaat u niks, gaat u niets, gaat u … niet* aan, gaat je niks, gaat je niets, gaat niemand, gaat … niemand, gaat … alleen mij, gaat alleen, niet uw zaak, uw zaken niet, mijn zaak, mijn zaken, mijn eigen zaak, eigen zaak, privézaak, privékwestie, familiekwestie, is privé, te privé, erg privé, te persoonlijk, is persoonlijk, erg persoonlijk, heel persoonlijk, nogal persoonlijk, vrij persoonlijk, persoonlijke kwestie, persoonlijke zaak, te intiem, is intiem, is vertrouwelijk, geen commentaar, geen antwoord, zonder commentaar, gevoelig onderwerp, gevoelig punt, taboe, weiger, antwoord ik niet, zeg ik niet, zeg ik niets, zeg ik niks, niets over kwijt, niks over kwijt, niets over zeggen, niks over zeggen, moet ik … antwoorden, moet ik … beantwoorden, moet ik … op antwoord, hoeft u niet te weten, hoef ik niet, waarom wilt u dat weten, beantwoord ik … niet, vertel ik … niet, vertel ik … niets, bespreek ik … niet, deel ik … niet, noem ik … niet, antwoord ik … niet, praat ik … niet over, spreek ik … niet over, laat ik … niet over uit, zwijg ik, tussen … en mij, heb ik … geen zin in, heb ik … geen behoefte aan, vraag … ongemakkelijk, onderwerp … ongemakkelijk, vraag … onprettig, vraagt u me … anders, vraag me … iets anders, vraagt u … iets anders, maar dat niet, hier pas ik, daar pas ik, ik pas voor deze, ik pas voor die, $not … aan een machine, $not … met een machine",
    already_said: "al $said, net $said, zojuist $said, eerder $said, al eerder $said, zoals ik zei, zoals gezegd, dat zei ik, zei ik al, zei ik net, hebt u al gevraagd, heeft u al gevraagd, vroeg u al, al gevraagd, net gevraagd, dezelfde vraag, heb ik al $said, alweer dezelfde vraag, weer dezelfde vraag",
    going_on: "doorgaan, verdergaan, verder gaan, gaan we verder, ga verder, laten we verder",
    feels_ignored: "u hebt me geen antwoord gegeven, u geeft geen antwoord op mijn, je hebt me geen antwoord gegeven, luistert u, luister je, hoort u wat, hoort u … wat ik, hebt u geluisterd, heeft u geluisterd, u luistert niet, je luistert niet, hebt u gehoord wat, heeft u gehoord wat, luistert er … iemand, luistert iemand, negeert u mij, negeert u me, tegen een muur, let u … op",
    impatient: "te veel vragen, teveel vragen, zoveel vragen, schiet op, kom ter zake, houd het kort, hou het kort, kort houden, alleen het belangrijkste",
    has_time: "ik heb … minuten, heb … minuten, ik heb … half uur, ik heb een half uur, ik heb een uur, ik heb … uurtje",
    in_a_hurry: "geen tijd, weinig tijd, niet veel tijd, niet zoveel tijd, heb haast, heb … haast, ben gehaast",
    maybe_impatient: "te lang, duurt lang, duurt zo lang, sneller, opschieten, ter zake, korter, dit is vervelend, wordt vervelend, saai, langdradig, vermoeiend, mijn geduld, eindeloos gedoe",
    nothing: "niets meer, niks meer, verder niets, verder niks, niets toe te voegen, niks toe te voegen, niets bijzonders, niks bijzonders, schiet me niets, schiet me niks, schiet me zo niets, schiet mij niets, niets te binnen, niks te binnen, komt niets, dat is alles, dat was alles, dat was het, dat is het, dat was 't, alles gezegd, alles al gezegd, heb alles, meer niet, niet dat ik weet, zou niet weten wat, geen aanvulling, nee hoor, nee dank, zo is het goed, niks speciaals, weet niets meer, weet niks meer, ben door, uitgepraat, meer heb ik niet, meer weet ik niet, meer kan ik niet, niet meer te zeggen, heb niet meer te, dat dekt het, meer is er niet, ik weet verder niets, denk dat dat alles, dat is het wel, dat was het wel",
    weary: "ik kan niet meer, ik kan echt niet meer, ik trek het niet meer, ik hou het niet meer vol, ik houd het niet meer vol, ik red het niet meer, aan het eind van mijn latijn, ik zit erdoorheen, ik zit er doorheen, geen kracht meer",
    digressions: "het weer vandaag, de wedstrijd, voetbal, hebt u gezien, heeft u gezien, trouwens, de verkiezingen, op tv, een recept, hebt u … gezien, heeft u … gezien, heb je … gezien, hebt u … gehoord, over … gesproken, dat doet me denken, de finale, drie doelpunten, drie goals, gewonnen, het weer, deze regen, deze hitte, het zonnetje, de hond heeft, de kat heeft, verjaardagstaart, de politiek, de burgemeester, op televisie, de serie, de film, de loterij, het regent, mijn tomaten, mijn hond, mijn kat, mijn poes",
    companions: "mijn kleinzoon, mijn kleindochter, mijn buurman, mijn tuin, mijn moestuin",
    organizer: "wie vraagt, wie stelt, wie houdt, wie zit erachter, wie zit hierachter, wie zit er achter, wie organiseert, voor wie, namens wie, in opdracht van wie, welk bedrijf, welke organisatie, wie heeft … opdracht, wie stuurt u, wie wil dat weten, wie betaalt",
    purpose: "waar is dit voor, waar is dat voor, waar dient, waarvoor, wat is het doel, wat is de bedoeling, waar gaat dit over, waar gaat het over, waarover gaat, wat wilt u te weten, wat willen jullie weten, wat gebeurt er met de resultaten, waarom dit interview, wat is het nut",
    count: "hoeveel vragen, hoeveel onderwerpen, hoeveel thema's, hoeveel nog, hoeveel zijn er",
    name_use: "mijn naam, word ik … genoemd, met naam, op naam, herkenbaar, weten ze wie ik, weten dat ik het, herleid*, te herleiden",
    readers: "leest … dit, leest … dat, lezen … dit, lezen … dat, ziet … dit, ziet … dat, zien … dit, hoort … dit, hoort … dat, horen … dit, gaat … dit lezen, gaat … dit horen, gaat … dit zien, kan … dit lezen, kan … dit horen, kan … dit zien, krijgt … dit te, krijgt … dit onder ogen, komt … dit te weten, hoort … wat ik, weet … wat ik",
    contact: "met wie kan ik, bij wie kan ik, wie kan ik, aan wie kan ik, contactpersoon, wie is verantwoordelijk, hoe bereik ik, hoe kan ik contact, waar kan ik terecht, wie moet ik",
    reason: "waarom vraagt u, waarom vraag je, waarom wilt u … weten, waarom is dat belangrijk, waarom is dit belangrijk, waarom deze vraag, wat heeft dat … te maken, wat heeft dit … te maken, waarom moet u",
    unclear: "meer waarover, meer over wat, waarover meer, wat bedoelt u, wat bedoel je, hoe bedoelt u, hoe bedoel je, wat betekent dat, in welk opzicht, in welke zin, begrijp de vraag niet, snap de vraag niet, vraag niet begrepen",
    vague: "ingewikkeld, complex, hangt ervan af, hangt … af, ligt eraan, wat problemen, een paar problemen, enkele problemen, bepaalde dingen, sommige dingen, een paar dingen, dingen, op de een of andere manier, min of meer, niet ideaal, kon beter, zozo, gemengd, vreemd, raar, anders dan, soms, allerlei, verschillende, ups en downs, enzovoort",
    causes: "omdat, doordat, vanwege, wegens, daarom, daardoor, de reden, redenen, besloot, besloten, beslissing, besluit, leidde tot",
    harm: "bang, angst, gehuild, huilen, pijn, ongeluk, ziekenhuis, spoed*, noodgeval, fout, foute, verkeerd*, kapot, verloren, geschreeuwd, schreeuwde, genegeerd, alleen, niemand, nooit, te laat, slechter, erger, slecht*, boos, gefrustreerd, frustr*, uitgeput, moe, ontslag, opgegeven, gepest, pest*, lastiggevallen, bedreig*, ziek, overleden, dood, paniek, stress*, zorgen, verward, vastgelopen, geweigerd, gelogen, oneerlijk, teleurgesteld, moest, moeten, geleden, vergeten, fouten, moeilijk, zwaar, moeite, gewacht, wacht, wachten, problemen, probleem, overgeslagen, oversloeg, gevoelloos, verdoofd, tinnitus, oorsuizen, doof, duizelig*, gewond*, bloed*, gezwollen, ontstoken, ontsteking*, operatie, geopereerd, keizersnede, miskraam, rolstoel, rollator, schreeuw*, brul*, beledig*, uitgelachen, bespot*, vernederd*, uren gewacht, uren wachten, twee uur, drie uur, onbetaald*, ontslagen, schulden, niet betalen, dubbel betaald, bestolen, gestolen, ingebroken, overstroom*, schimmel, ratten, uitgezet, gediscrimineerd, discriminat*, racis*, seksis*, burn-out, burnout, depress*, ingestort, gevallen, gebroken, wond, weken zonder, dagen zonder, huil*",
    events: "toen, daarna, plotseling, op een dag, de volgende dag, de volgende ochtend, die dag, vorige week, vorige maand, vorig jaar, gisteren, uiteindelijk, eerst, in het begin, begon, gebeurde, veranderde, verhuisde",
};
