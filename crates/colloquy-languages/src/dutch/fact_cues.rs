use crate::fact_cues::FactCues;

pub const FACT_CUES: FactCues = FactCues {
    when: "wanneer, sinds wanneer, in welk jaar, hoe lang geleden",
    dates: "januari, februari, maart, april, in mei, sinds mei, begin mei, eind mei, juni, juli, augustus, september, oktober, november, december, in het voorjaar, in de lente, in de zomer, afgelopen zomer, in het najaar, in de herfst, in de winter, afgelopen winter, vorig jaar, vorige maand, vorige week, afgelopen week, dit jaar, jaar geleden, maanden geleden, een maand geleden, weken geleden, een week geleden, dagen geleden, in 19*, in 20*, sinds 19*, sinds 20*, met kerst, met pasen",
    how_often: "hoe vaak, hoeveel keer",
    frequencies: "elke dag, elke week, elke maand, elke ochtend, elke avond, iedere dag, iedere week, iedere maand, dagelijks, wekelijks, maandelijks, één keer per, een keer per, eens per, eens in de, twee keer per, drie keer per, vier keer per, vijf keer per, keer per week, keer per maand, keer per dag, keer in de week, keer in de maand, bijna elke, bijna iedere, bijna nooit, om de dag, om de week, op dinsdag, op donderdag, op vrijdag, om de maand, elke zaterdag, elke zondag, elke maandag, elke dinsdag, elke woensdag, elke donderdag, elke vrijdag, elke twee, elke drie",
    whom: "bij wie, naar wie, aan wie, met wie hebt u daarover, met wie heb je daarover, wie vraagt u, wie vraag je, wie hielp u, wie hielp je, wie heeft u geholpen, wie heeft je geholpen, aanspreekpunt",
    contacting: "vraag ik aan, vraag ik altijd, ik vraag het aan, ik vraag het altijd, ga ik naar, ga ik altijd naar, ik ga naar … met vragen, bel ik, ik bel altijd, heb ik gevraagd, ik stap er, ik stap op, ik ging naar, heb het aan, heb het verteld aan, heb erover gepraat met, heb er met, alleen met mijn, met niemand over, aan niemand verteld, niemand om het aan, bij haar kan ik, bij hem kan ik, kan ik bij",
    company: "met wie kwam, met wie komt, met wie kom, met wie ging, met wie gaat, met wie ga, met wie was, wie was erbij, wie ging mee, wie gaat mee",
    companions: "met mijn, met onze, met ons, met de kinderen, met de kleinkinderen, met vrienden, met vriendinnen, met een vriendin, met een vriend, met collega's, met een collega, in mijn eentje, alleen gegaan, alleen gekomen, met het gezin",
    motion: "gekomen, gegaan, kwam, kwamen, ging, gingen, kom, ga, gaan, komen, was ik, waren we, waren er, bezocht, geweest, ben er, zijn er, ben … daar, gebruik",
    how_much: "hoeveel betaalt, hoeveel betaal, hoeveel hebt u betaald, hoeveel heb je betaald, wat betaalt, wat betaal, wat kost, wat kostte, hoeveel kost, hoe duur, welke prijs",
    amounts: "euro, cent, eur",
    staying: "gehouden, houden, blijven, gebleven, van gedachten",
    would_stay: "was ik gebleven, was ik misschien gebleven, zou ik gebleven, zou ik zijn gebleven, ik was gebleven, ik gebleven, waren we gebleven, zou ik blijven, had ik niet opgezegd, was ik er nog",
    waiting: "wachttijd*, wachten, wachtrij, gewacht, rij",
    durations: "minuut, minuten, uur, halfuur, half uur, kwartier, meteen aan de beurt",
    waited: "wacht*, gewacht, wachtkamer, zat, zit, zaten, zitten, voordat je, voordat ik, voor ik, voor je, aan de beurt, in de rij, duurde",
};
