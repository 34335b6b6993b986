use crate::safety::SafetyTexts;
use colloquy_word_list::words;

pub const SAFETY: SafetyTexts = SafetyTexts {
    self_harm: "Dank u dat u mij dit vertelt. Ik neem het heel serieus, maar als AI kan ik bij gevaar niet \
                helpen: bel nu {emergency} of iemand die u vertrouwt.",
    violence: "Dank u dat u mij dit vertelt. Ik neem het heel serieus, maar als AI kan ik bij gevaar niet \
               helpen: loopt iemand gevaar, bel dan nu {emergency} of iemand die u vertrouwt.",
    medical: "Dank u dat u mij dit vertelt. Dit klinkt ernstig, en als AI kan ik in een noodgeval niet \
              helpen: bel meteen {emergency}, of vraag dat aan iemand in de buurt.",
    emergency: "het plaatselijke alarmnummer",
    emergency_number: "het alarmnummer {number}",
    contact: "Binnen de organisatie kunt u hiervoor terecht bij: {contact}.",
    pause: "Het interview pauzeert hier, u kunt het beëindigen of voortzetten.",
    withheld: "Daar praat ik liever niet over.",
    over: words!(
        "in januari, in februari, in maart, in april, in mei, in juni, in juli, in augustus, in september, in oktober, in november, in december, vorig jaar, vorige maand, vorige zomer, vorige winter, afgelopen zomer, afgelopen winter, jaren geleden, maanden geleden, weken geleden, destijds, gaat weer goed, weer beter, niemand heeft"
    ),
    denials: words!(
        "geen gevaar, niemand is in gevaar, niet in gevaar, maar een grapje, was een grapje, \
         is een grapje, was maar een geintje, grapje, een manier van spreken, \
         bij wijze van spreken, een uitdrukking, zo zeg je dat, mij verkeerd begrepen, \
         me verkeerd begrepen, verkeerd begrepen, een misverstand, zo bedoelde ik het niet, \
         dat bedoelde ik niet, ik bedoelde de, ik bedoelde een, ik bedoelde dat, \
         ik bedoelde alleen, ik bedoelde mijn, ik bedoelde maar, ik bedoel alleen, \
         ik had het over, ik heb het over, wat voor gevaar, welk gevaar, niks aan de hand, \
         niets aan de hand, alles is goed, alles goed, alles in orde, maakt u zich geen zorgen, \
         maak je geen zorgen, geen zorgen, geen noodgeval, geen hulp nodig, niemand gewond, \
         niks gebeurd, niets gebeurd, nee hoor, lieve hemel nee"
    ),
    still: words!("nu, op dit moment, vandaag, nog steeds, alweer, net"),
};
