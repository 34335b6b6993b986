use crate::console_rehearsal::RehearsalTexts;

pub const REHEARSAL: RehearsalTexts = RehearsalTexts {
    rehearse: "Oefenen",
    heading: "Oefening",
    title: "Oefening: {title}",
    lead: "Doe het interview zelf voordat u iemand uitnodigt. Een oefening telt nergens mee: ze wordt niet opgenomen, staat in geen lijst en geen resultaat, kost geen minuten en wordt aan het einde verwijderd.",
    begin: "Oefening beginnen",
    running: "De oefening staat klaar",
    running_lead: "Het interview opent in een nieuw tabblad, alleen in deze browser. Kom hier terug als het klaar is. Blijft het een half uur liggen, dan wordt het verwijderd.",
    open: "Interview openen",
    show_outcome: "Uitkomst tonen",
    end: "Beëindigen en verwijderen",
    ending: "De samenvatting wordt geschreven",
    ending_lead: "De oefening is afgelopen. Meestal duurt het een paar seconden.",
    deleted: "Deze oefening is verwijderd",
    deleted_lead: "U ziet de uitkomst alleen deze ene keer. Als u de pagina verlaat of opnieuw laadt, is ze weg.",
    covered: "Besproken",
    again: "Nog een keer oefenen",
    marked_title: "Oefening: {title}",
    marked_intro: "Dit is een repetitie. Hieronder leest u wat genodigden lezen. Anders dan bij hen wordt uw gesprek niet opgenomen, en alles wat u zegt wordt aan het eind verwijderd.",
};
