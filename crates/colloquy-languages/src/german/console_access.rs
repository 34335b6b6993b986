use crate::console_access::{
    ConsoleAccessTexts, ForgottenPasswordTexts, JoinMailStatusTexts, LanguageChoiceTexts, ProviderSignInTexts,
};

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
    join_mail: JoinMailStatusTexts {
        mailed: "{email} erhält eine E-Mail mit einem Link zum Beitreten. Den Link unten können Sie auch selbst senden.",
        no_mail: "Dieser Dienst verschickt keine E-Mails. Senden Sie den Link deshalb selbst.",
        waiting: "Die E-Mail wird gesendet",
        sent: "E-Mail gesendet",
        later: "Die E-Mail konnte noch nicht gesendet werden: {reason}",
        failed: "Die E-Mail konnte nicht gesendet werden: {reason}",
    },
    language: LanguageChoiceTexts {
        heading: "Sprache",
        lead: "Die Konsole und die E-Mails an Sie sind in dieser Sprache.",
        label: "Sprache der Konsole",
        of_browser: "Wie im Browser",
    },
    provider: ProviderSignInTexts {
        button: "Weiter mit {provider}",
        unavailable: "{provider} ist im Moment nicht erreichbar. Versuchen Sie es später noch einmal, oder melden Sie sich mit Ihrem Passwort an.",
        other_attempt: "Diese Anmeldung wurde nicht in diesem Browser begonnen, oder sie hat länger als zehn Minuten gedauert. Beginnen Sie noch einmal.",
        not_signed_in: "{provider} hat Sie nicht angemeldet.",
        not_proven: "{provider} hat nicht bestätigt, wer Sie sind. Beginnen Sie noch einmal. Wenn es wieder nicht gelingt, wenden Sie sich an den Betreiber dieses Dienstes.",
        email_not_verified: "{provider} hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort, und beginnen Sie noch einmal.",
        other_domain: "Mit dieser E-Mail-Adresse können Sie sich nicht über {provider} anmelden.",
        other_identity: "Das Konto mit Ihrer E-Mail-Adresse ist bei {provider} mit jemand anderem verknüpft. Melden Sie sich mit Ihrem Passwort an, und entfernen Sie die Verknüpfung auf der Seite Ihres Kontos.",
        stranger: "Es gibt kein Konto mit Ihrer E-Mail-Adresse. Bitten Sie einen Inhaber Ihrer Organisation um eine Einladung.",
        heading: "Anmeldung mit {provider}",
        linked: "Ihr Konto ist seit {time} verknüpft. Sie können sich ohne Passwort anmelden.",
        not_linked: "Ihr Konto ist noch nicht verknüpft. Um es zu verknüpfen, melden Sie sich ab und wählen „Weiter mit {provider}“. Ihre E-Mail-Adresse muss dort dieselbe sein wie hier.",
        unlink: "Verknüpfung entfernen",
        no_password: "Ihr Konto hat kein Passwort.",
        choose_password: "Passwort wählen",
        password_first: "Wählen Sie ein Passwort, bevor Sie die Verknüpfung entfernen.",
    },
    passkeys: super::console_passkeys::PASSKEYS,
};
