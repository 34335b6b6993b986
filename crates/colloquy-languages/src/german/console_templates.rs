use crate::console_templates::{PromptTemplate, PromptTemplateTexts};

pub const TEMPLATES: PromptTemplateTexts = PromptTemplateTexts {
    heading: "Mit einer Vorlage beginnen",
    lead: "Sie können alles ändern, bevor Sie das Interview anlegen.",
    onboarding: PromptTemplate {
        name: "Einarbeitung",
        prompt: "Sprechen Sie mit Menschen, die vor ein paar Wochen bei uns angefangen haben. Wir möchten wissen, wie ihr Start verlaufen ist.
- Wie war Ihr erster Tag?
- Was hat Ihnen am meisten geholfen, sich einzuleben?
- Was hat gefehlt oder zu lange gedauert?
- Wie klar ist Ihnen, was von Ihnen erwartet wird?
- Was sollten wir für die nächste Person ändern, die bei uns anfängt?
Haken Sie bei Reibungen nach. Fragen Sie nicht nach dem Gehalt.",
    },
    churn: PromptTemplate {
        name: "Kündigung von Abos",
        prompt: "Sprechen Sie mit Kundinnen und Kunden, die ihr Abo gekündigt haben. Wir möchten verstehen, wie es dazu kam. Versuchen Sie nicht, sie zurückzugewinnen.
- Wofür haben Sie unser Produkt genutzt?
- Was hat Sie dazu gebracht zu kündigen?
- Gab es einen Moment, in dem Sie sich entschieden haben?
- Was nutzen Sie jetzt stattdessen?
- Was hätte anders sein müssen, damit Sie geblieben wären?
Haken Sie bei den Gründen nach.",
    },
    event: PromptTemplate {
        name: "Feedback zu einer Veranstaltung",
        prompt: "Sprechen Sie mit Menschen, die unsere Veranstaltung besucht haben. Wir möchten die nächste besser machen.
- Was hat Sie zu der Veranstaltung geführt?
- Welcher Teil war für Sie am nützlichsten?
- Was hat für Sie nicht funktioniert?
- Wie fanden Sie die Organisation und den Ort?
- Was wünschen Sie sich beim nächsten Mal?
Haken Sie nach, wenn etwas enttäuscht hat.",
    },
    usability: PromptTemplate {
        name: "Bedienbarkeit",
        prompt: "Sprechen Sie mit Menschen, die unser Produkt vor Kurzem genutzt haben. Wir möchten wissen, wo es ihnen im Weg steht.
- Was wollten Sie erledigen?
- Wie sind Sie vorgegangen?
- Wo sind Sie hängen geblieben oder mussten nachdenken?
- Was haben Sie an dieser Stelle erwartet?
- Wenn Sie eine Sache ändern könnten, welche wäre das?
Fragen Sie nach konkreten Beispielen.",
    },
    exit: PromptTemplate {
        name: "Abschied vom Unternehmen",
        prompt: "Sprechen Sie mit Beschäftigten, die das Unternehmen verlassen. Wir möchten aus dem lernen, was sie sagen.
- Was hat Sie dazu gebracht, sich etwas anderes zu suchen?
- Was hat Ihnen an der Arbeit hier gefallen?
- Wie war die Zusammenarbeit mit Ihrem Team und Ihrer Führungskraft?
- Gab es etwas, das Sie zum Bleiben bewegt hätte?
- Was raten Sie uns zu ändern?
Haken Sie behutsam nach. Fragen Sie nicht nach dem neuen Arbeitgeber oder dem Gehalt.",
    },
};
