use crate::home::HomePageTexts;
use crate::page::PageNotice;

pub const HOME: HomePageTexts = HomePageTexts {
    what: "Op deze server draait Colloquy, een opensourcedienst voor gesproken interviews. Een organisatie schrijft op wat ze wil weten; een AI praat met iedereen die is uitgenodigd en bewaart het transcript.",
    invited: PageNotice {
        heading: "Bent u uitgenodigd voor een interview?",
        text: "Open de volledige link uit uw uitnodiging. Die is langer dan dit adres. Werkt de link niet, neem dan contact op met de organisatie die hem aan u heeft gestuurd.",
    },
    sign_in: PageNotice {
        heading: "Inloggen",
        text: "Leden van een organisatie loggen in op de console. Programma’s en de opdrachtregel gebruiken een API-sleutel.",
    },
    console: "Naar de console",
    keys: "Een API-sleutel gebruiken",
    read_on: "Voor ontwikkelaars en beheerders",
    documentation: "Documentatie",
    getting_started: "Aan de slag",
    reference: "API-referentie",
    health: "Status van deze server",
};
