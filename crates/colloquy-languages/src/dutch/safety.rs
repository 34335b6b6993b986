use crate::safety::SafetyTexts;
use crate::word_list::words;

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
    still: words!("nu, op dit moment, vandaag, nog steeds, alweer, net"),
};
