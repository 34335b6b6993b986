use crate::page::{
    DateTimeFormat, DeclinePageTexts, ErrorPageTexts, InviteePageTexts, PageNotice, ShareLinkPageTexts,
    UnsubscribePageTexts, VisitorFormErrorTexts,
};

pub const PAGE: InviteePageTexts = InviteePageTexts {
    unnamed_organization: "the organization",
    untitled: "Interview",
    greeting: "Hello,",
    greeting_named: "Hello {name},",
    invited: "{organization} would like to hear from you and invites you to an interview.",
    reopened: "{organization} has reopened your interview. You can continue it now.",
    in_progress: "You have begun your interview. You can use this same link to continue it.",
    intro_label: "What it is about",
    expect_label: "What to expect",
    what: "It is a spoken conversation. The interviewer is an AI: it asks the questions, and you answer aloud, in your own words, as you would on the phone.",
    when: "You take part in the browser of your computer or phone. You need a microphone; there is nothing to install.",
    contact: "If you have any questions, please contact {organization}.",
    completed: PageNotice {
        heading: "Thank you",
        text: "Your interview is complete. You do not need to do anything else and can close this page.",
    },
    invitation_closed: PageNotice {
        heading: "This invitation is closed",
        text: "It can no longer be used. If you think this is a mistake, please contact the person who sent it to you.",
    },
    capped: PageNotice {
        heading: "This interview cannot be started at present",
        text: "Please come back later with this same link. If it is urgent, please contact the person who sent it to you.",
    },
    share: ShareLinkPageTexts {
        name: "Your name",
        email: "Your email address",
        access_code: "Access code",
        access_code_hint: "The person who gave you this link can also give you the code.",
        required: "required",
        optional: "optional",
        use_of_details: "Your details will be sent to {organization}.",
        button: "Continue",
        complaints: VisitorFormErrorTexts {
            heading: "Please check your details",
            name_missing: "Please enter your name.",
            name_too_long: "The name can have at most 200 characters.",
            email_missing: "Please enter your email address.",
            email_invalid: "Please enter a complete email address, such as name@example.org.",
            email_domain: "This interview is open to certain email addresses only. Please use the one from your organization.",
            access_code_wrong: "This access code is not right. Please check it and enter it again.",
            too_many_tries: "There were too many attempts with a wrong access code. Please wait a few minutes and try again.",
            too_many_today: "The number of interviews allowed in one day has already been started from your internet connection. Please try again tomorrow.",
        },
        disabled: PageNotice {
            heading: "This link is not open",
            text: "It cannot be used to start an interview at the moment. If you have any questions, please contact {organization}.",
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
            text: "The number of participants that was needed has been reached. Thank you for your interest.",
        },
        full_today: PageNotice {
            heading: "Today’s places are taken",
            text: "The maximum number of people for one day has been reached. Please come back tomorrow with this same link.",
        },
        link_mailed: PageNotice {
            heading: "We have sent you your link",
            text: "An interview has already been set up for this email address. We have sent the link to that address. The email may take a few minutes to arrive; please also check your spam folder. If it does not arrive, please contact {organization}.",
        },
    },
    unsubscribe: UnsubscribePageTexts {
        question: PageNotice {
            heading: "Unsubscribe from these emails?",
            text: "{organization} will send no more emails to the address that received this link. Your invitation stays valid, and its link will still work.",
        },
        button: "Unsubscribe",
        done: PageNotice {
            heading: "You are unsubscribed",
            text: "{organization} will send no more emails to this address. Your invitation stays valid. If you change your mind, please contact {organization}.",
        },
    },
    decline: DeclinePageTexts {
        link: "I do not want to take part",
        question: PageNotice {
            heading: "You do not want to take part?",
            text: "Your invitation will be closed, and {organization} will see that you have declined. You do not have to give a reason.",
        },
        button: "Decline the invitation",
        back: "Back to the invitation",
        done: PageNotice {
            heading: "You have declined",
            text: "Your invitation is closed, and {organization} can see that you will not take part. If you change your mind, please contact {organization}.",
        },
    },
    problems: ErrorPageTexts {
        not_found: PageNotice {
            heading: "There is no such page",
            text: "Please check that the address is complete: a link that is split over two lines often loses its end. If it is complete, please contact the person who sent you the link.",
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
            text: "Many forms have just been sent from your internet connection. Please wait a minute and send yours again.",
        },
        unavailable: PageNotice {
            heading: "One moment, please",
            text: "This page cannot be shown right now. Your link is still valid. Please try again in a minute.",
        },
        failed: PageNotice {
            heading: "Something went wrong on our side",
            text: "It is not your fault, and the error has been recorded. Please try again later with the same link.",
        },
    },
    moment: DateTimeFormat {
        pattern: "{day} {month} {year}, {time} UTC",
        day_pattern: "{day} {month}",
        month_pattern: "{month} {year}",
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
