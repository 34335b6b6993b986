use super::{ComplaintWords, MomentWords, PageNotice, PageTexts, ProblemWords, ShareWords, UnsubscribeWords};

pub const WORDS: PageTexts = PageTexts {
    unnamed_organization: "the organization",
    untitled: "Interview",
    greeting: "Hello,",
    greeting_named: "Hello {name},",
    invited: "{organization} would like to hear from you and invites you to an interview.",
    reopened: "{organization} has reopened your interview. You can go on with it.",
    in_progress: "You have begun your interview. This same link lets you go on with it.",
    intro_label: "What it is about",
    expect_label: "What to expect",
    what: "It is a spoken conversation. The interviewer is an AI: it asks the questions, and you answer aloud, in your own words, as you would on the phone.",
    when: "You take it in the browser of your computer or phone. You need a microphone; there is nothing to install.",
    contact: "If you have any questions, please contact {organization}.",
    completed: PageNotice {
        heading: "Thank you",
        text: "Your interview is complete. There is nothing more for you to do, and you can close this page.",
    },
    invitation_closed: PageNotice {
        heading: "This invitation is closed",
        text: "It cannot be used any more. If you think it should be, please turn to whoever sent it to you.",
    },
    capped: PageNotice {
        heading: "This interview cannot be started at present",
        text: "Please come back later with this same link. If it is urgent, please turn to whoever sent it to you.",
    },
    share: ShareWords {
        name: "Your name",
        email: "Your email address",
        access_code: "Access code",
        access_code_hint: "Whoever gave you this link can tell you the code.",
        required: "required",
        optional: "optional",
        use_of_details: "What you enter here goes to {organization}.",
        button: "Continue",
        complaints: ComplaintWords {
            heading: "Please check this",
            name_missing: "Please enter your name.",
            name_too_long: "The name can have at most 200 characters.",
            email_missing: "Please enter your email address.",
            email_invalid: "Please enter a complete email address, such as name@example.org.",
            email_domain: "This interview is open to certain email addresses only. Please use the one of your organization.",
            access_code_wrong: "This access code is not right. Please check it and enter it again.",
            too_many_tries: "There were too many attempts with a wrong access code. Please wait a few minutes and try again.",
            too_many_today: "As many interviews as are allowed in one day have already been started from your connection. Please try again tomorrow.",
        },
        disabled: PageNotice {
            heading: "This link is not open",
            text: "No interviews can be started with it at present. If you have questions, please turn to {organization}.",
        },
        not_yet: PageNotice {
            heading: "This link is not open yet",
            text: "Please come back later with this same link.",
        },
        opens: "It opens:",
        over: PageNotice {
            heading: "This link is closed",
            text: "The time for these interviews is over. Thank you for your interest.",
        },
        full: PageNotice {
            heading: "All places are taken",
            text: "As many people have taken part as were asked for. Thank you for your interest.",
        },
        full_today: PageNotice {
            heading: "Today’s places are taken",
            text: "As many people as this interview takes in one day have come today. Please come back tomorrow with this same link.",
        },
        link_mailed: PageNotice {
            heading: "We have sent you your link",
            text: "There is an interview for this email address already. Its link is in a mail to that address, which may take a few minutes to arrive; please also check your spam folder. If nothing arrives, please contact {organization}.",
        },
    },
    unsubscribe: UnsubscribeWords {
        question: PageNotice {
            heading: "Unsubscribe from these mails?",
            text: "{organization} will send no more mails to the address that received this link. Your invitation stays valid: its link keeps working.",
        },
        button: "Unsubscribe",
        done: PageNotice {
            heading: "You are unsubscribed",
            text: "{organization} sends no more mails to this address. Your invitation stays valid. If you change your mind, please contact {organization}.",
        },
    },
    problems: ProblemWords {
        not_found: PageNotice {
            heading: "There is no such page",
            text: "Please check that the address is complete: a link that is broken over two lines often loses its end. If it is, please turn to whoever sent you the link.",
        },
        other_method: PageNotice {
            heading: "This page cannot do that",
            text: "Please open the link again in your browser.",
        },
        unreadable: PageNotice {
            heading: "The form did not arrive in full",
            text: "The connection may have been interrupted. Please go back and send the form again.",
        },
        too_large: PageNotice {
            heading: "That was too much text",
            text: "The form takes only a name, an email address and an access code. Please go back and send it again with shorter entries.",
        },
        wrong_type: PageNotice {
            heading: "The form could not be read",
            text: "Please open the link again in your browser and fill in the form there.",
        },
        foreign_form: PageNotice {
            heading: "This form did not come from our page",
            text: "Please open the link itself in your browser and fill in the form there.",
        },
        too_many: PageNotice {
            heading: "Too many visitors at once",
            text: "Many forms have been sent from your connection just now. Please wait a minute and send yours again.",
        },
        unavailable: PageNotice {
            heading: "One moment, please",
            text: "This page cannot be shown just now. Your link stays valid. Please try again in a minute.",
        },
        failed: PageNotice {
            heading: "Something went wrong on our side",
            text: "It is not your fault, and it has been noted. Please try again later with the same link.",
        },
    },
    moment: MomentWords {
        pattern: "{day} {month} {year}, {time} UTC",
        first_day: "1",
        months: [
            "January",
            "February",
            "March",
            "April",
            "May",
            "June",
            "July",
            "August",
            "September",
            "October",
            "November",
            "December",
        ],
    },
};
