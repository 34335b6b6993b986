use crate::console_access::{ConsoleAccessTexts, ForgottenPasswordTexts, JoinMailTexts};

pub const ACCESS: ConsoleAccessTexts = ConsoleAccessTexts {
    forgotten: ForgottenPasswordTexts {
        heading: "Passwort vergessen",
        lead: "Geben Sie die E-Mail-Adresse Ihres Kontos ein. Sie erhalten eine E-Mail mit einem Link, mit dem Sie ein neues Passwort wählen.",
        button: "Link senden",
        sent_heading: "Sehen Sie in Ihr Postfach",
        sent: "Falls es ein Konto mit dieser Adresse gibt, ist eine E-Mail mit einem Link unterwegs. Der Link funktioniert einmal und eine Stunde lang. Wenn keine E-Mail ankommt, sehen Sie im Spam-Ordner nach, oder fordern Sie in zehn Minuten eine weitere an.",
        no_mail: "Dieser Dienst verschickt keine E-Mails. Bitten Sie den Betreiber um einen Link, mit dem Sie ein neues Passwort wählen.",
        back: "Zurück zur Anmeldung",
    },
    join_mail: JoinMailTexts {
        mailed: "{email} erhält eine E-Mail mit einem Link zum Beitreten. Den Link unten können Sie auch selbst senden.",
        no_mail: "Dieser Dienst verschickt keine E-Mails. Senden Sie den Link deshalb selbst.",
        waiting: "Die E-Mail wird gesendet",
        sent: "E-Mail gesendet",
        later: "Die E-Mail konnte noch nicht gesendet werden: {reason}",
        failed: "Die E-Mail konnte nicht gesendet werden: {reason}",
    },
};
