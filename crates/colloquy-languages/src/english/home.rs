use crate::home::HomePageTexts;
use crate::page::PageNotice;

pub const HOME: HomePageTexts = HomePageTexts {
    what: "This server runs Colloquy, an open-source service for interviews by voice. Organizations write what they want to find out; an AI interviewer talks to each person they invite and keeps a transcript.",
    invited: PageNotice {
        heading: "Have you been invited to an interview?",
        text: "Please open the complete link from your invitation. It is longer than this address. If it does not work, please contact the organization that sent it to you.",
    },
    sign_in: PageNotice {
        heading: "Sign in",
        text: "Members of an organization sign in to the console. Programs and the command line use an API key.",
    },
    console: "Go to the console",
    keys: "How to use an API key",
    read_on: "For developers and operators",
    documentation: "Documentation",
    getting_started: "Getting started",
    reference: "API reference",
    health: "Health of this server",
};
