use crate::requests::{ConversationRequestReplies, ConversationRequests};

pub const REQUESTS: ConversationRequests = ConversationRequests {
    wait: "een moment, een ogenblik, momentje, een seconde, een minuutje, wacht even, wacht eens, wacht eventjes, even wachten, even denken, even nadenken, laat me … denken, laat me … nadenken, moet … nadenken, de bel gaat, er wordt gebeld, er wordt aangebeld, mijn telefoon gaat, iemand aan de deur, ben zo terug, kom zo terug",
    interruptions: "mijn zoon, mijn zoontje, mijn dochter, mijn dochtertje, mijn kind, de kleine, de baby, de kinderen, mijn moeder, mijn man, mijn vrouw, de hond, de kat, de deur, de bel, de telefoon, mijn telefoon, de oven, de pan, de postbode, een pakje, huilt, roept, klopt, belt, er is iemand, er staat iemand, er komt iemand, mijn baas, een collega, een klant, ik moet, moet ik, moet even",
    interrupted: "ik was nog niet klaar, ik was niet klaar, laat me uitpraten, laat me uitspreken, laat mij uitpraten, mag ik uitpraten, mag ik even uitpraten, u onderbreekt mij, u onderbreekt me, je onderbreekt me, u onderbrak mij, u onderbrak me, je onderbrak me, onderbreek me niet, u valt me in de rede, je valt me in de rede, u viel me in de rede, je viel me in de rede, ik was nog aan het praten, ik ben nog aan het praten, ik was nog aan het woord, ik praat nog",
    later: "kan ik dit later doen, kunnen we dit later doen, kan ik dat later doen, kunnen we dat later doen, kan het later, later verder, later doorgaan, later afmaken, later terugkomen, een andere keer doen, op een ander moment, komt nu niet uit, komt nu slecht uit, komt even niet uit, geen goed moment, batterij is bijna leeg, batterij is zo leeg, batterij is haast leeg, accu is bijna leeg, accu is zo leeg, accu is haast leeg, batterij bijna leeg, accu bijna leeg",
    presence: "bent u er nog, ben je er nog, bent u daar, ben je daar, hoort u mij, hoort u me, hoor je me, hoor je mij, kunt u mij horen, kun je me horen, is daar iemand, is er iemand",
    writing: "liever schrijven, liever typen, liever intypen, kan ik schrijven, kan ik typen, kan ik ook typen, kan ik ook schrijven, kan ik het typen, kan ik dat typen, mag ik typen, mag ik schrijven, mag ik het typen, schriftelijk antwoorden, antwoorden typen, antwoord typen, kan nu niet praten, kan even niet praten, kan niet hardop praten",
    reading: "ik ben slechthorend, ik ben doof, ik hoor slecht, ik hoor niet goed, kunt u het opschrijven, kun je het opschrijven, kunt u dat opschrijven, kun je dat opschrijven, kan ik de vraag lezen, kan ik het lezen, kan ik de vraag zien, zijn er ondertitels, is er ondertiteling, met ondertiteling",
    voluntary: "moet ik … antwoorden, moet ik … beantwoorden, moet ik dat zeggen, is dit verplicht, is dat verplicht, is het verplicht, ben ik verplicht, is dit vrijwillig, is het vrijwillig, wat als ik niet antwoord, wat als ik dat niet wil, wat als ik niet wil, wat gebeurt er als ik niet antwoord, wat gebeurt er als ik dat niet wil, mag ik weigeren, kan ik weigeren, mag ik vragen overslaan, kan ik vragen overslaan, mag ik een vraag overslaan, kan ik een vraag overslaan",
    withdrawal: "kan ik … verwijderen, kunt u … verwijderen, kun je … verwijderen, kan ik … wissen, kunt u … wissen, kun je … wissen, kan ik … laten wissen, antwoorden verwijderen, antwoorden wissen, opname verwijderen, opname wissen, gegevens verwijderen, gegevens wissen, kan ik … intrekken, antwoorden intrekken, schrijf dat niet op, schrijft u dat niet op, neem dat niet op, neemt u dat niet op, vergeet wat ik",
    formal: ConversationRequestReplies {
        wait: "Natuurlijk, neem rustig de tijd.",
        interrupted: "Excuses dat ik u onderbrak. Gaat u verder.",
        later: "Natuurlijk. U kunt deze pagina sluiten en later vandaag verdergaan met dezelfde link; wat u hebt gezegd, gaat niet verloren.",
        presence: "Ja, ik ben er.",
        writing: "U kunt uw antwoorden op deze pagina ook typen.",
        reading: "Alles wat ik zeg, staat ook als tekst op deze pagina.",
        voluntary: "U hoeft niet te antwoorden en kunt op elk moment stoppen.",
        withdrawal: "U kunt uw antwoorden intrekken: op de laatste pagina van dit interview staat daarvoor een link.",
    },
    informal: ConversationRequestReplies {
        wait: "Natuurlijk, neem rustig de tijd.",
        interrupted: "Sorry dat ik je onderbrak. Ga verder.",
        later: "Natuurlijk. Je kunt deze pagina sluiten en later vandaag verdergaan met dezelfde link; wat je hebt gezegd, gaat niet verloren.",
        presence: "Ja, ik ben er.",
        writing: "Je kunt je antwoorden op deze pagina ook typen.",
        reading: "Alles wat ik zeg, staat ook als tekst op deze pagina.",
        voluntary: "Je hoeft niet te antwoorden en kunt op elk moment stoppen.",
        withdrawal: "Je kunt je antwoorden intrekken: op de laatste pagina van dit interview staat daarvoor een link.",
    },
};
