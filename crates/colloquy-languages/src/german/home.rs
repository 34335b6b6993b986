use crate::home::HomePageTexts;
use crate::page::PageNotice;

pub const HOME: HomePageTexts = HomePageTexts {
    what: "Auf diesem Server läuft Colloquy, ein quelloffener Dienst für gesprochene Interviews. Organisationen schreiben auf, was sie erfahren möchten; eine KI spricht mit jeder eingeladenen Person und hält das Gespräch als Transkript fest.",
    invited: PageNotice {
        heading: "Sind Sie zu einem Interview eingeladen?",
        text: "Bitte öffnen Sie den vollständigen Link aus Ihrer Einladung. Er ist länger als diese Adresse. Wenn er nicht funktioniert, wenden Sie sich bitte an die Organisation, die ihn Ihnen geschickt hat.",
    },
    sign_in: PageNotice {
        heading: "Anmelden",
        text: "Mitglieder einer Organisation melden sich an der Konsole an. Programme und die Kommandozeile verwenden einen API-Schlüssel.",
    },
    console: "Zur Konsole",
    keys: "So verwenden Sie einen API-Schlüssel",
    read_on: "Für Entwicklung und Betrieb",
    documentation: "Dokumentation",
    getting_started: "Erste Schritte",
    reference: "API-Referenz",
    health: "Status dieses Servers",
};
