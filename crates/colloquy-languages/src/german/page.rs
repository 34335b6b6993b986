use crate::page::{
    DateTimeFormat, DeclinePageTexts, ErrorPageTexts, InviteePageTexts, PageNotice, ShareLinkPageTexts,
    UnsubscribePageTexts, VisitorFormErrorTexts,
};

pub const PAGE: InviteePageTexts = InviteePageTexts {
    unnamed_organization: "die Organisation",
    untitled: "Interview",
    greeting: "Guten Tag,",
    greeting_named: "Guten Tag {name},",
    invited: "{organization} möchte Ihre Sicht kennenlernen und lädt Sie zu einem Interview ein.",
    reopened: "{organization} hat Ihr Interview wieder geöffnet. Sie können es fortsetzen.",
    in_progress: "Sie haben Ihr Interview bereits begonnen. Mit demselben Link können Sie es fortsetzen.",
    intro_label: "Worum es geht",
    expect_label: "Was Sie erwartet",
    what: "Das Interview ist ein Gespräch mit einer KI: Die KI stellt die Fragen, und Sie antworten mündlich in eigenen Worten, wie am Telefon.",
    when: "Sie führen es im Browser auf Ihrem Computer oder Smartphone. Sie brauchen ein Mikrofon; installieren müssen Sie nichts.",
    contact: "Wenn Sie Fragen haben, wenden Sie sich bitte an {organization}.",
    completed: PageNotice {
        heading: "Vielen Dank",
        text: "Ihr Interview ist abgeschlossen. Sie brauchen nichts weiter zu tun und können diese Seite schließen.",
    },
    invitation_closed: PageNotice {
        heading: "Diese Einladung ist nicht mehr gültig",
        text: "Der Link kann nicht mehr verwendet werden. Wenn Sie das nicht erwartet haben, wenden Sie sich bitte an die Person, von der Sie den Link haben.",
    },
    capped: PageNotice {
        heading: "Dieses Interview kann zurzeit nicht begonnen werden",
        text: "Bitte versuchen Sie es später mit demselben Link noch einmal. Wenn es eilt, wenden Sie sich bitte an die Person, von der Sie den Link haben.",
    },
    share: ShareLinkPageTexts {
        name: "Ihr Name",
        email: "Ihre E-Mail-Adresse",
        access_code: "Zugangscode",
        access_code_hint: "Den Code erhalten Sie von der Person, die Ihnen diesen Link gegeben hat.",
        required: "erforderlich",
        optional: "freiwillig",
        use_of_details: "Was Sie hier eintragen, erhält {organization}.",
        button: "Weiter",
        complaints: VisitorFormErrorTexts {
            heading: "Bitte prüfen Sie Folgendes",
            name_missing: "Bitte geben Sie Ihren Namen ein.",
            name_too_long: "Der Name darf höchstens 200 Zeichen lang sein.",
            email_missing: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
            email_invalid: "Bitte geben Sie eine vollständige E-Mail-Adresse ein, etwa name@example.org.",
            email_domain: "Dieses Interview steht nur bestimmten E-Mail-Adressen offen. Bitte verwenden Sie die Adresse Ihrer Organisation.",
            access_code_wrong: "Dieser Zugangscode stimmt nicht. Bitte prüfen Sie ihn und geben Sie ihn noch einmal ein.",
            too_many_tries: "Es gab zu viele Versuche mit einem falschen Zugangscode. Bitte warten Sie einige Minuten und versuchen Sie es noch einmal.",
            too_many_today: "Von Ihrem Internetanschluss aus wurden heute bereits so viele Interviews begonnen, wie an einem Tag möglich sind. Bitte versuchen Sie es morgen wieder.",
        },
        disabled: PageNotice {
            heading: "Dieser Link ist nicht aktiv",
            text: "Zurzeit können Sie damit kein Interview beginnen. Wenn Sie Fragen haben, wenden Sie sich bitte an {organization}.",
        },
        not_yet: PageNotice {
            heading: "Dieser Link ist noch nicht freigeschaltet",
            text: "Bitte öffnen Sie ihn später noch einmal.",
        },
        opens: "Freigeschaltet wird er am:",
        over: PageNotice {
            heading: "Dieser Link ist nicht mehr aktiv",
            text: "Der Zeitraum für diese Interviews ist abgelaufen. Vielen Dank für Ihr Interesse.",
        },
        full: PageNotice {
            heading: "Alle Plätze sind vergeben",
            text: "Es haben bereits so viele Personen teilgenommen, wie gesucht wurden. Vielen Dank für Ihr Interesse.",
        },
        full_today: PageNotice {
            heading: "Für heute sind alle Plätze vergeben",
            text: "Für heute ist die Höchstzahl erreicht. Bitte versuchen Sie es morgen mit demselben Link noch einmal.",
        },
        link_mailed: PageNotice {
            heading: "Wir haben Ihnen Ihren Link geschickt",
            text: "Für diese E-Mail-Adresse gibt es bereits ein Interview. Der Link dazu steht in einer E-Mail an diese Adresse. Bis sie ankommt, kann es einige Minuten dauern; bitte sehen Sie auch im Spam-Ordner nach. Wenn nichts ankommt, wenden Sie sich bitte an {organization}.",
        },
    },
    unsubscribe: UnsubscribePageTexts {
        question: PageNotice {
            heading: "Von diesen E-Mails abmelden?",
            text: "{organization} sendet dann keine E-Mails mehr an die Adresse, die diesen Link erhalten hat. Ihre Einladung bleibt gültig: Ihr Link funktioniert weiterhin.",
        },
        button: "Abmelden",
        done: PageNotice {
            heading: "Sie sind abgemeldet",
            text: "{organization} sendet keine E-Mails mehr an diese Adresse. Ihre Einladung bleibt gültig. Wenn Sie es sich anders überlegen, wenden Sie sich bitte an {organization}.",
        },
    },
    decline: DeclinePageTexts {
        link: "Ich möchte nicht teilnehmen",
        question: PageNotice {
            heading: "Sie möchten nicht teilnehmen?",
            text: "Ihre Einladung wird dann geschlossen, und {organization} sieht, dass Sie abgesagt haben. Einen Grund müssen Sie nicht nennen.",
        },
        button: "Einladung ablehnen",
        back: "Zurück zur Einladung",
        done: PageNotice {
            heading: "Sie haben abgesagt",
            text: "Ihre Einladung ist geschlossen, und {organization} sieht, dass Sie nicht teilnehmen. Wenn Sie es sich anders überlegen, wenden Sie sich bitte an {organization}.",
        },
    },
    problems: ErrorPageTexts {
        not_found: PageNotice {
            heading: "Diese Seite gibt es nicht",
            text: "Bitte prüfen Sie, ob die Adresse vollständig ist: Ein Link, der über zwei Zeilen geht, wird oft abgeschnitten. Ist sie vollständig, wenden Sie sich bitte an die Person, von der Sie den Link haben.",
        },
        other_method: PageNotice {
            heading: "Das ist auf dieser Seite nicht möglich",
            text: "Bitte öffnen Sie den Link noch einmal in Ihrem Browser.",
        },
        unreadable: PageNotice {
            heading: "Das Formular ist nicht vollständig angekommen",
            text: "Vielleicht war die Verbindung unterbrochen. Bitte gehen Sie zurück und senden Sie das Formular noch einmal ab.",
        },
        too_large: PageNotice {
            heading: "Das war zu viel Text",
            text: "In das Formular gehören nur Name, E-Mail-Adresse und Zugangscode. Bitte gehen Sie zurück und senden Sie es mit kürzeren Angaben noch einmal ab.",
        },
        wrong_type: PageNotice {
            heading: "Das Formular konnte nicht gelesen werden",
            text: "Bitte öffnen Sie den Link noch einmal in Ihrem Browser und füllen Sie das Formular dort aus.",
        },
        foreign_form: PageNotice {
            heading: "Dieses Formular kam nicht von unserer Seite",
            text: "Bitte öffnen Sie den Link direkt in Ihrem Browser und füllen Sie das Formular dort aus.",
        },
        too_many: PageNotice {
            heading: "Zu viele Anfragen auf einmal",
            text: "Von Ihrem Internetanschluss aus wurden gerade sehr viele Formulare abgesendet. Bitte warten Sie eine Minute und senden Sie Ihr Formular dann noch einmal ab.",
        },
        unavailable: PageNotice {
            heading: "Einen Moment, bitte",
            text: "Diese Seite kann gerade nicht angezeigt werden. Ihr Link bleibt gültig. Bitte versuchen Sie es in einer Minute noch einmal.",
        },
        failed: PageNotice {
            heading: "Bei uns ist etwas schiefgegangen",
            text: "Das liegt nicht an Ihnen, und der Fehler wurde vermerkt. Bitte versuchen Sie es später mit demselben Link noch einmal.",
        },
    },
    moment: DateTimeFormat {
        pattern: "{day}. {month} {year}, {time} Uhr (UTC)",
        day_pattern: "{day}. {month}",
        month_pattern: "{month} {year}",
        first_day: "1",
        months: [
            "Januar",
            "Februar",
            "März",
            "April",
            "Mai",
            "Juni",
            "Juli",
            "August",
            "September",
            "Oktober",
            "November",
            "Dezember",
        ],
    },
};
