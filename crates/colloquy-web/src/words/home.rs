//! The texts of the page at the root, in each language.

use colloquy_domain::language::Language;

use super::PageNotice;

pub struct HomeWords {
    /// What the service is.
    pub what: &'static str,
    /// For an invitee who has lost part of a link.
    pub invited: PageNotice,
    /// There is no console to sign in to yet, so this says where keys come from.
    pub sign_in: PageNotice,
    /// The link to the guide about keys.
    pub keys: &'static str,
    /// The heading of the links.
    pub read_on: &'static str,
    pub documentation: &'static str,
    pub getting_started: &'static str,
    pub reference: &'static str,
    pub health: &'static str,
}

impl HomeWords {
    pub fn of(language: Language) -> &'static HomeWords {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
            Language::French => &FRENCH,
            Language::Spanish => &SPANISH,
            Language::Italian => &ITALIAN,
            Language::Dutch => &DUTCH,
            Language::Portuguese => &PORTUGUESE,
        }
    }
}

const ENGLISH: HomeWords = HomeWords {
    what: "This server runs Colloquy, an open-source service for interviews by voice. Organizations write what they want to find out; an AI interviewer talks to each person they invite and keeps a transcript.",
    invited: PageNotice {
        heading: "Have you been invited to an interview?",
        text: "Please open the complete link from your invitation. It is longer than this address. If it does not work, please contact the organization that sent it to you.",
    },
    sign_in: PageNotice {
        heading: "Sign in",
        text: "This version has no web console to sign in to. Programs and the command line use an API key, which the operator of this server creates for your organization:",
    },
    keys: "How to use an API key",
    read_on: "For developers and operators",
    documentation: "Documentation",
    getting_started: "Getting started",
    reference: "API reference",
    health: "Health of this server",
};

const GERMAN: HomeWords = HomeWords {
    what: "Auf diesem Server läuft Colloquy, ein quelloffener Dienst für gesprochene Interviews. Organisationen schreiben auf, was sie erfahren möchten; eine KI spricht mit jeder eingeladenen Person und hält das Gespräch als Transkript fest.",
    invited: PageNotice {
        heading: "Sind Sie zu einem Interview eingeladen?",
        text: "Bitte öffnen Sie den vollständigen Link aus Ihrer Einladung. Er ist länger als diese Adresse. Wenn er nicht funktioniert, wenden Sie sich bitte an die Organisation, die ihn Ihnen geschickt hat.",
    },
    sign_in: PageNotice {
        heading: "Anmelden",
        text: "In dieser Version gibt es noch keine Weboberfläche zum Anmelden. Programme und die Kommandozeile melden sich mit einem API-Schlüssel an, den der Betreiber dieses Servers für Ihre Organisation erstellt:",
    },
    keys: "So verwenden Sie einen API-Schlüssel",
    read_on: "Für Entwicklung und Betrieb",
    documentation: "Dokumentation",
    getting_started: "Erste Schritte",
    reference: "API-Referenz",
    health: "Zustand dieses Servers",
};

const FRENCH: HomeWords = HomeWords {
    what: "Ce serveur héberge Colloquy, un service libre d’entretiens à voix haute. Une organisation écrit ce qu’elle souhaite apprendre ; une IA s’entretient avec chaque personne invitée et conserve la transcription.",
    invited: PageNotice {
        heading: "Vous avez été invité à un entretien ?",
        text: "Ouvrez le lien complet de votre invitation. Il est plus long que cette adresse. S’il ne fonctionne pas, adressez-vous à l’organisation qui vous l’a envoyé.",
    },
    sign_in: PageNotice {
        heading: "Connexion",
        text: "Cette version n’a pas encore d’interface web où se connecter. Les programmes et la ligne de commande s’identifient avec une clé d’API, que l’exploitant de ce serveur crée pour votre organisation :",
    },
    keys: "Utiliser une clé d’API",
    read_on: "Pour les développeurs et les exploitants",
    documentation: "Documentation",
    getting_started: "Premiers pas",
    reference: "Référence de l’API",
    health: "État de ce serveur",
};

const SPANISH: HomeWords = HomeWords {
    what: "En este servidor funciona Colloquy, un servicio de código abierto para entrevistas habladas. Una organización escribe lo que quiere saber; una IA conversa con cada persona invitada y guarda la transcripción.",
    invited: PageNotice {
        heading: "¿Le han invitado a una entrevista?",
        text: "Abra el enlace completo de su invitación. Es más largo que esta dirección. Si no funciona, póngase en contacto con la organización que se lo envió.",
    },
    sign_in: PageNotice {
        heading: "Iniciar sesión",
        text: "Esta versión todavía no tiene una consola web en la que iniciar sesión. Los programas y la línea de comandos se identifican con una clave de API, que crea para su organización quien administra este servidor:",
    },
    keys: "Cómo usar una clave de API",
    read_on: "Para desarrollo y administración",
    documentation: "Documentación",
    getting_started: "Primeros pasos",
    reference: "Referencia de la API",
    health: "Estado de este servidor",
};

const ITALIAN: HomeWords = HomeWords {
    what: "Su questo server è attivo Colloquy, un servizio open source per interviste a voce. Un’organizzazione scrive che cosa vuole sapere; un’IA parla con ogni persona invitata e conserva la trascrizione.",
    invited: PageNotice {
        heading: "È stato invitato a un’intervista?",
        text: "Apra il link completo del Suo invito. È più lungo di questo indirizzo. Se non funziona, si rivolga all’organizzazione che glielo ha inviato.",
    },
    sign_in: PageNotice {
        heading: "Accesso",
        text: "Questa versione non ha ancora una console web a cui accedere. I programmi e la riga di comando accedono con una chiave API, che il gestore di questo server crea per la Sua organizzazione:",
    },
    keys: "Come usare una chiave API",
    read_on: "Per sviluppatori e gestori",
    documentation: "Documentazione",
    getting_started: "Primi passi",
    reference: "Riferimento dell’API",
    health: "Stato di questo server",
};

const DUTCH: HomeWords = HomeWords {
    what: "Op deze server draait Colloquy, een opensourcedienst voor gesproken interviews. Een organisatie schrijft op wat ze wil weten; een AI praat met iedereen die is uitgenodigd en bewaart het transcript.",
    invited: PageNotice {
        heading: "Bent u uitgenodigd voor een interview?",
        text: "Open de volledige link uit uw uitnodiging. Die is langer dan dit adres. Werkt de link niet, neem dan contact op met de organisatie die hem u heeft gestuurd.",
    },
    sign_in: PageNotice {
        heading: "Inloggen",
        text: "Deze versie heeft nog geen webconsole om in te loggen. Programma’s en de opdrachtregel melden zich aan met een API-sleutel, die de beheerder van deze server voor uw organisatie aanmaakt:",
    },
    keys: "Een API-sleutel gebruiken",
    read_on: "Voor ontwikkelaars en beheerders",
    documentation: "Documentatie",
    getting_started: "Aan de slag",
    reference: "API-referentie",
    health: "Toestand van deze server",
};

const PORTUGUESE: HomeWords = HomeWords {
    what: "Este servidor executa o Colloquy, um serviço de código aberto para entrevistas por voz. Uma organização escreve o que quer saber; uma IA conversa com cada pessoa convidada e guarda a transcrição.",
    invited: PageNotice {
        heading: "Recebeu um convite para uma entrevista?",
        text: "Abra o link completo do seu convite. Ele é mais longo do que este endereço. Se não funcionar, entre em contato com a organização que o enviou.",
    },
    sign_in: PageNotice {
        heading: "Entrar",
        text: "Esta versão ainda não tem um console web para entrar. Programas e a linha de comando entram com uma chave de API, que o operador deste servidor cria para a sua organização:",
    },
    keys: "Como usar uma chave de API",
    read_on: "Para desenvolvedores e operadores",
    documentation: "Documentação",
    getting_started: "Primeiros passos",
    reference: "Referência da API",
    health: "Estado deste servidor",
};
