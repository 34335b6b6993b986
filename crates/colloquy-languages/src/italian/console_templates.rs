use crate::console_templates::{PromptTemplate, PromptTemplateTexts};

pub const TEMPLATES: PromptTemplateTexts = PromptTemplateTexts {
    heading: "Parti da un modello",
    lead: "Può cambiare tutto prima di creare l’intervista.",
    onboarding: PromptTemplate {
        name: "Inserimento",
        prompt: "Parli con persone che hanno iniziato a lavorare da noi qualche settimana fa. Vogliamo sapere come è andato l’inizio.
- Com’è stato il Suo primo giorno?
- Che cosa L’ha aiutata di più ad ambientarsi?
- Che cosa è mancato o ha richiesto troppo tempo?
- Quanto Le è chiaro che cosa ci si aspetta da Lei?
- Che cosa dovremmo cambiare per la prossima persona che inizia?
Approfondisca le difficoltà. Non chieda dello stipendio.",
    },
    churn: PromptTemplate {
        name: "Disdette",
        prompt: "Parli con clienti che hanno disdetto l’abbonamento. Vogliamo capire che cosa ha portato alla decisione. Non cerchi di riconquistarli.
- Per che cosa usava il nostro prodotto?
- Che cosa L’ha portata a disdire?
- C’è stato un momento in cui ha deciso?
- Che cosa usa adesso al suo posto?
- Che cosa sarebbe dovuto essere diverso perché restasse?
Approfondisca i motivi.",
    },
    event: PromptTemplate {
        name: "Pareri su un evento",
        prompt: "Parli con persone che hanno partecipato al nostro evento. Vogliamo migliorare il prossimo.
- Che cosa L’ha portata all’evento?
- Quale parte Le è stata più utile?
- Che cosa non ha funzionato per Lei?
- Come ha trovato l’organizzazione e il luogo?
- Che cosa vorrebbe vedere la prossima volta?
Approfondisca tutto ciò che ha deluso.",
    },
    usability: PromptTemplate {
        name: "Facilità d’uso",
        prompt: "Parli con persone che hanno usato di recente il nostro prodotto. Vogliamo sapere dove è d’intralcio.
- Che cosa voleva fare?
- Come ha proceduto?
- Dove si è bloccato o ha dovuto riflettere?
- Che cosa si aspettava in quel punto?
- Se potesse cambiare una sola cosa, quale sarebbe?
Chieda esempi concreti.",
    },
    exit: PromptTemplate {
        name: "Uscita dall’azienda",
        prompt: "Parli con dipendenti che lasciano l’azienda. Vogliamo imparare da quello che dicono.
- Che cosa L’ha portata a cercare altro?
- Che cosa Le piaceva del lavoro qui?
- Com’è stato lavorare con il Suo gruppo e con il Suo responsabile?
- C’è qualcosa che L’avrebbe fatta restare?
- Che cosa ci consiglia di cambiare?
Approfondisca con tatto. Non chieda del nuovo datore di lavoro né dello stipendio.",
    },
};
