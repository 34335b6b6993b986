use crate::home::HomePageTexts;
use crate::page::PageNotice;

pub const HOME: HomePageTexts = HomePageTexts {
    what: "Su questo server è attivo Colloquy, un servizio open source per interviste a voce. Un’organizzazione scrive che cosa vuole sapere; un’IA parla con ogni persona invitata e conserva la trascrizione.",
    invited: PageNotice {
        heading: "Ha ricevuto un invito a un’intervista?",
        text: "Apra il link completo del Suo invito. È più lungo di questo indirizzo. Se non funziona, si rivolga all’organizzazione che glielo ha inviato.",
    },
    sign_in: PageNotice {
        heading: "Accesso",
        text: "I membri di un’organizzazione accedono alla console. I programmi e la riga di comando usano una chiave API.",
    },
    console: "Vai alla console",
    keys: "Come usare una chiave API",
    read_on: "Per sviluppatori e gestori",
    documentation: "Documentazione",
    getting_started: "Primi passi",
    reference: "Riferimento dell’API",
    health: "Stato di questo server",
};
