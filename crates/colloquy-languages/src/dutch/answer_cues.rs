use crate::answer_cues::{AnswerCues, TenseCues};
use colloquy_word_list::words;

pub const ANSWER_CUES: AnswerCues = AnswerCues {
    settled: "doet het weer, werkt weer, werkt nu, nu werkt het, loopt weer, loopt nu, gaat nu goed, gaat nu beter, nu gaat het, het gaat beter, gaat weer goed, weer in orde, is nu in orde, is beter geworden, werd beter, is opgelost, werd opgelost, opgelost, geregeld, gelukkig, godzijdank, aan gewend, eraan gewend, eraan wennen, de slag te pakken, is voorbij, achter de rug, goedgemaakt, excuses aangeboden, sorry gezegd, uiteindelijk goed, uiteindelijk kwam het goed, kwam het goed, kwam goed, sindsdien gaat het, sindsdien geen problemen, niets op aan te merken, niks op aan te merken, niks mis mee, mag niet klagen, kan niet klagen, niets te klagen",
    trifles: "een detail, maar een detail, een kleinigheid, een kleinigheidje, niet erg, niet zo erg, valt mee, valt wel mee, viel mee, viel wel mee, niets ernstigs, niks ernstigs, niets dramatisch, geen ramp, geen probleem, maakt niet uit, maakt niks uit, geeft niet, ach ja, stelt niks voor, stelt niet veel voor, ik klaag niet, wil niet klagen, wil niet zeuren, als ik moet muggenziften, grapje, geintje, maak een grapje, voor de grap, als grap, zoals overal, net als overal, kon erger, kan erger",
    private: "uit elkaar gegaan, uit elkaar zijn, scheiding, gescheiden, mijn ex, uitgemaakt met, zwanger, mijn gewicht, kijkt me raar aan, kijkt raar, kijken raar, keek raar, kijkt al",
    interview: "de vraag, uw vraag, je vraag, die vraag, deze vraag, de vragen, uw vragen, je vragen, deze vragen, het interview, dit interview, dit gesprek, deze enquête, wat bedoelt u, wat bedoel je, bedoelt u, bedoel je, u vraagt, je vraagt, vraagt u, vraag je, vroeg je, u maakt uw zin, je maakt je zin, luistert u, luister je, u luistert, je luistert",
    empty: "niet veel, niet zoveel, niet echt, zoals ik zei, zoals gezegd, zoals ik al zei, wat ik al zei, dat zei ik al, zei ik al, dat zeg ik toch, dat heb ik al, heb ik al gezegd, heb ik al verteld, ik zei net, net al gezegd, al gezegd, al verteld, moeilijk te zeggen, lastig te zeggen, wat zal ik zeggen, hoe zal ik het zeggen, waar moet ik beginnen, niets bijzonders, niks bijzonders",
    remedies: "zou moeten, zouden moeten, zouden ze, zou beter zijn, zou fijn zijn, zou mooi zijn, zou helpen, zou schelen, had geholpen, zou genoeg zijn, zou ik fijn, zou ik graag, had ik graag, zou graag, was beter geweest, was fijn geweest, moeten ze, zouden kunnen, zou kunnen, konden ze maar, ik wil liever, liever, had liever, hopelijk, als ze … zouden, als ze nou, kon je maar, wat mij betreft, gewoon een, het liefst, in plaats van, beter als, makkelijker als, waarom niet, waarom kan",
    weighty: "doet het niet, doen het niet, doen het al, werkt niet, werken niet, kapot, stuk, buiten gebruik, altijd vies, smerig, gewacht, wachtten, laten wachten, stond te wachten, liet ons, lieten ons, liet me, laten staan, ruzie, ruzie gehad, ruzie met, aanvaring, woorden gehad, tegen me geschreeuwd, geschreeuwd, uitgescholden, afgesnauwd, bijna gevallen, bijna geraakt, op een haar na, ongeluk, gewond, gevallen, ingestort, flauwgevallen, kwijtgeraakt, ben ik kwijt, kwijt, verdwenen, nooit aangekomen, niet aangekomen, kwam nooit, kwam niet opdagen, kwam niemand, niemand kwam, niemand heeft, niemand belde, niemand nam op, niemand die, heeft niemand, hoorde je nooit, hoorde ik nooit, nooit meer iets van, nooit antwoord, geen antwoord, geen reactie, nooit teruggebeld, zie je niks meer, geen idee of, opgegeven, weggelopen, ontslag genomen, opgezegd, gehuild, in tranen, getrild, vernederd, beledigd, bedreigd, bang, angst, gevaarlijk, onveilig, helemaal alleen, alleen gelaten, in de steek, twee keer zo, dubbel betaald, twee keer betaald, dubbel afgeschreven, halve dag, hele dag, hele weekend, niet goed van, luisterde niet, luisterde gewoon niet, luistert niet, onbetaald, uren aan de telefoon, uren gewacht, het ergste, kan niet meer, de grens",
    conditions: words!("als, indien, mits, tenzij"),
    articles: words!("de, het"),
    referring: words!(
        "dat is, dat was, dat heeft, dat had, dat vind, dat vond, dat ging, dat gaat, dat kan, dat zou, dat komt, dat scheelt, het is, het was, hij, zij, ze, want, dus, toen, daarom, die is, die was, die heeft, die had"
    ),
    hollow: words!(
        "probleem, problemen, ding, dingen, ergste, enige, rest, reden, feit, waarheid, ander, andere, anderen, zelfde, eerste, laatste, grootste, mensen, punt"
    ),
    numbers: words!(
        "twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, veertien, vijftien, twintig, \
         vijfentwintig, dertig, veertig, vijftig, zestig, meerdere, anderhalf, anderhalve"
    ),
    durations: words!(
        "minuten, dagen, weken, maanden, nachten, keer, een half uur, drie kwartier, anderhalf uur, \
         een halve dag, een kwartier"
    ),
    tenses: TenseCues {
        events: "gekomen, gegaan, gereden, gevallen, gebleven, kwijtgeraakt, verdwenen, kwam, kwamen, ging, gingen, stond ik, stonden we, zat ik, zaten we, viel, vielen, brak, verloor, bleef, bleven, gaf, nam, kreeg, kregen, werd, werden, schreef, belde, belden, zei, zeiden, riep, riepen, wachtte, wachtten, liep, deed, vroeg, vroegen, sloot, gebeurde, raakte",
        event_endings: &[],
        auxiliaries: "heb, heeft, hebben, had, hadden, werd, werden",
        participle_beginnings: words!(
            "ge, opge, afge, uitge, aange, inge, wegge, voorge, meege, terugge, doorge, omge, vastge, overge, tegenge, \
             nage, klaarge, schoonge, misge, verlo, verge, versch, verd, vers, betaald, bestel, geprob"
        ),
        participle_endings: words!("d, t, en"),
        exceptions: words!(
            "gezin, geld, gebied, gezond, gelegenheid, gemeente, geluid, gebruiken, geven, geloven, gesprekken, getallen, \
             gegevens, geduld, gewicht, gemiddeld, gewend, gebruikt, geweest, gerust, gelden, genieten, gedachten, \
             verstaan, verschillend, versturen, verschillen, verkeerd, vergeten, verdienen, vergaderen"
        ),
        states: "was, waren, had, hadden, wilde, wilden, wou, wist, vond, vonden, dacht, voelde",
        state_endings: &[],
        present: "is, zijn, heeft, heb, hebben, moet, moeten, kan, kunnen, wordt, worden, gaat, gaan, komt, komen, duurt, kost, staat, staan, mist, missen, werkt, blijft, krijg, krijgt, krijgen, zie, ziet, lees, weet, mag, doet, doen, rijdt, ben, zit, ligt, belt, neemt",
        habits: "altijd, elke, iedere, elk, ieder, meestal, vaak, steeds, soms, voortdurend, telkens, 's ochtends, 's avonds, 's nachts, nooit, per dag, per week, per uur",
        formerly: "vroeger, destijds, indertijd, voorheen",
        nowadays: "nu, tegenwoordig, vandaag, inmiddels, nog",
    },
};
