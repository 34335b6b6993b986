use crate::consent::{ConsentPeriodTexts, ConsentText, ConsentTextVersions};

pub const CONSENT: ConsentTextVersions = ConsentTextVersions {
    version_1: ConsentText {
        recorded: "Het gesprek wordt opgenomen en uitgeschreven voor {organization}. Voordat het begint, wordt u om toestemming gevraagd.",
        kept: "{organization} kan de opname beluisteren en het transcript lezen. Beide worden bewaard tot {organization} ze verwijdert.",
        statement: "Ik ga ermee akkoord dat een AI mij interviewt en dat mijn antwoorden voor {organization} worden opgenomen, uitgeschreven en geanalyseerd.",
    },
    version_2: ConsentPeriodTexts {
        both: "{organization} kan de opname beluisteren en het transcript lezen. Beide worden {recording} na het gesprek verwijderd.",
        recording: "{organization} kan de opname beluisteren en het transcript lezen. De opname wordt {recording} na het gesprek verwijderd. Het transcript wordt bewaard tot {organization} het verwijdert.",
        transcript: "{organization} kan de opname beluisteren en het transcript lezen. Het transcript wordt {transcript} na het gesprek verwijderd. De opname wordt bewaard tot {organization} die verwijdert.",
        each: "{organization} kan de opname beluisteren en het transcript lezen. De opname wordt {recording} na het gesprek verwijderd, het transcript {transcript} na het gesprek.",
        one_day: "één dag",
        days: "{count} dagen",
    },
};
