use crate::mail::{AccountLetterTexts, AccountMailTexts, LetterTexts, MailTexts};

pub const MAIL: MailTexts = MailTexts {
    greeting: "Hello,",
    greeting_named: "Hello {name},",
    invitation: LetterTexts {
        subject: "{organization} invites you to an interview",
        subject_titled: "{organization} invites you to an interview: {title}",
        opening: "{organization} would like to hear from you and invites you to an interview.",
        opening_titled: "{organization} would like to hear from you and invites you to an interview: {title}",
        button: "Start the interview",
    },
    resumption: LetterTexts {
        subject: "{organization}: you can continue your interview",
        subject_titled: "{organization}: you can continue your interview: {title}",
        opening: "{organization} has reopened your interview. You can continue it now.",
        opening_titled: "{organization} has reopened your interview, so that you can continue it: {title}",
        button: "Continue the interview",
    },
    link: LetterTexts {
        subject: "Your link to the interview with {organization}",
        subject_titled: "Your link to the interview with {organization}: {title}",
        opening: "Your email address was entered to take part in an interview with {organization}. You already have one, and this is your link to it. If it was not you, you can ignore this mail: the link was sent to you alone.",
        opening_titled: "Your email address was entered to take part in an interview with {organization}: {title}. You already have one, and this is your link to it. If it was not you, you can ignore this mail: the link was sent to you alone.",
        button: "Open the interview",
    },
    reminder: LetterTexts {
        subject: "Reminder: your interview with {organization}",
        subject_titled: "Reminder: your interview with {organization}: {title}",
        opening: "You asked to be reminded of the interview to which {organization} has invited you.",
        opening_titled: "You asked to be reminded of the interview to which {organization} has invited you: {title}",
        button: "Start the interview",
    },
    account: AccountMailTexts {
        new_password: AccountLetterTexts {
            subject: "Choose a new password",
            opening: "Someone asked for a new password for the account {email} on {host}. Use this link to choose one. It works once, within an hour.",
            button: "Choose a new password",
            closing: "If you did not ask for it, ignore this mail. Your password stays as it is.",
        },
        join: AccountLetterTexts {
            subject: "{organization} invites you to Colloquy",
            opening: "{organization} invites you to work on its interviews on {host}. Use this link to join. It works once, and expires seven days after the invitation.",
            button: "Join the organization",
            closing: "If you did not expect this mail, you can ignore it.",
        },
        password_changed: AccountLetterTexts {
            subject: "Your password was changed",
            opening: "The password of the account {email} on {host} was changed. All other browsers were signed out.",
            button: "Choose another password",
            closing: "If you changed it, there is nothing to do. If you did not, choose another password at once.",
        },
        passkey_added: AccountLetterTexts {
            subject: "A passkey was added to your account",
            opening: "Someone can now sign in to the account {email} on {host} with a new passkey.",
            button: "See your passkeys",
            closing: "If you added it, there is nothing to do. If you did not, remove it on the page of your account and change your password at once.",
        },
    },
    intro_label: "What it is about:",
    what: "It is a spoken conversation with an AI interviewer: it asks the questions, and you answer aloud, in your own words, as you would on the phone.",
    when: "You can do it whenever it suits you, in the browser of your computer or phone. You need a microphone; there is nothing to install.",
    link_hint: "If the button does not work, copy this address into your browser:",
    recorded: "The conversation is recorded and transcribed for {organization}. You will be asked for your consent before it starts.",
    contact: "If you have any questions, or did not expect this mail, please contact {organization}.",
    unsubscribe: "Unsubscribe from these mails",
    unnamed_organization: "the organization",
};
