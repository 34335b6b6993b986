use crate::console_templates::{PromptTemplate, PromptTemplateTexts};

pub const TEMPLATES: PromptTemplateTexts = PromptTemplateTexts {
    heading: "Begin met een sjabloon",
    lead: "U kunt alles wijzigen voordat u het interview maakt.",
    onboarding: PromptTemplate {
        name: "Inwerken",
        prompt: "Praat met mensen die een paar weken geleden bij ons zijn begonnen. We willen weten hoe hun start is verlopen.
- Hoe was uw eerste dag?
- Wat heeft u het meest geholpen om uw draai te vinden?
- Wat ontbrak er of duurde te lang?
- Hoe duidelijk is het voor u wat er van u verwacht wordt?
- Wat moeten we veranderen voor de volgende die begint?
Vraag door over wat stroef liep. Vraag niet naar het salaris.",
    },
    churn: PromptTemplate {
        name: "Opzeggingen",
        prompt: "Praat met klanten die hun abonnement hebben opgezegd. We willen begrijpen wat tot die beslissing heeft geleid. Probeer ze niet terug te winnen.
- Waarvoor gebruikte u ons product?
- Wat heeft u ertoe gebracht om op te zeggen?
- Was er een moment waarop u de knoop doorhakte?
- Wat gebruikt u nu in plaats daarvan?
- Wat had er anders moeten zijn om u te laten blijven?
Vraag door over de redenen.",
    },
    event: PromptTemplate {
        name: "Feedback op een evenement",
        prompt: "Praat met mensen die ons evenement hebben bezocht. We willen het volgende beter maken.
- Wat bracht u naar het evenement?
- Welk onderdeel was voor u het nuttigst?
- Wat werkte voor u niet?
- Wat vond u van de organisatie en de locatie?
- Wat zou u de volgende keer willen zien?
Vraag door over alles wat tegenviel.",
    },
    usability: PromptTemplate {
        name: "Gebruiksgemak",
        prompt: "Praat met mensen die ons product pas hebben gebruikt. We willen weten waar het hen in de weg zit.
- Wat wilde u gedaan krijgen?
- Hoe hebt u dat aangepakt?
- Waar liep u vast of moest u nadenken?
- Wat verwachtte u daar?
- Als u één ding kon veranderen, wat zou dat zijn?
Vraag naar concrete voorbeelden.",
    },
    exit: PromptTemplate {
        name: "Vertrek",
        prompt: "Praat met medewerkers die het bedrijf verlaten. We willen leren van wat ze zeggen.
- Wat heeft u ertoe gebracht om iets anders te zoeken?
- Wat vond u fijn aan uw werk hier?
- Hoe was het om met uw team en uw leidinggevende te werken?
- Was er iets waardoor u was gebleven?
- Wat raadt u ons aan om te veranderen?
Vraag voorzichtig door. Vraag niet naar de nieuwe werkgever of het salaris.",
    },
};
