use crate::console_access::{
    ConsoleAccessTexts, ForgottenPasswordTexts, JoinMailStatusTexts, LanguageChoiceTexts, ProviderSignInTexts,
};

pub const ACCESS: ConsoleAccessTexts = ConsoleAccessTexts {
    forgotten: ForgottenPasswordTexts {
        heading: "Forgotten password",
        lead: "Enter the email address of your account. We will email you a link to choose a new one.",
        button: "Send the link",
        sent_heading: "Check your inbox",
        sent: "If an account has this address, a mail with a link is on its way. The link works once, within an hour. If no mail arrives, check the spam folder, or ask for another one in ten minutes.",
        no_mail: "This service does not send email. Ask the person who runs it for a link to choose a new password.",
        back: "Back to sign-in",
    },
    join_mail: JoinMailStatusTexts {
        mailed: "{email} gets a mail with a link to join. You can also send the link below yourself.",
        no_mail: "This service does not send email, so send the link yourself.",
        waiting: "The mail is being sent",
        sent: "Mail sent",
        later: "The mail could not be sent yet: {reason}",
        failed: "The mail could not be sent: {reason}",
    },
    language: LanguageChoiceTexts {
        heading: "Language",
        lead: "The console and the mails to you are in this language.",
        label: "Language of the console",
        of_browser: "As in the browser",
    },
    provider: ProviderSignInTexts {
        button: "Continue with {provider}",
        unavailable: "{provider} cannot be reached at the moment. Try again later, or sign in with your password.",
        other_attempt: "This sign-in was not started in this browser, or it took longer than ten minutes. Start again.",
        not_signed_in: "{provider} did not sign you in.",
        not_proven: "{provider} did not confirm who you are. Start again. If it fails again, tell the person who runs this service.",
        email_not_verified: "{provider} has not verified your email address. Verify it there, then start again.",
        other_domain: "You cannot sign in through {provider} with this email address.",
        other_identity: "The account with your email address is linked with someone else at {provider}. Sign in with your password, and remove the link on the page of your account.",
        stranger: "There is no account with your email address. Ask an owner of your organization to invite you.",
        heading: "Sign-in with {provider}",
        linked: "Your account has been linked since {time}. You can sign in without a password.",
        not_linked: "Your account is not linked yet. To link it, sign out and continue with {provider}. Your email address there must be the same as here.",
        unlink: "Remove the link",
        no_password: "Your account has no password.",
        choose_password: "Choose a password",
        password_first: "Choose a password before you remove the link.",
    },
    passkeys: super::console_passkeys::PASSKEYS,
};
