use crate::console_access::{ConsoleAccessTexts, ForgottenPasswordTexts, JoinMailTexts};

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
    join_mail: JoinMailTexts {
        mailed: "{email} gets a mail with a link to join. You can also send the link below yourself.",
        no_mail: "This service does not send email, so send the link yourself.",
        waiting: "The mail is being sent",
        sent: "Mail sent",
        later: "The mail could not be sent yet: {reason}",
        failed: "The mail could not be sent: {reason}",
    },
};
