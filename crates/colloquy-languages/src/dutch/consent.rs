use crate::consent::{ConsentText, ConsentTextVersions};

pub const CONSENT: ConsentTextVersions = ConsentTextVersions {
    version_1: ConsentText {
        recorded: "Het gesprek wordt opgenomen en uitgeschreven voor {organization}. Voordat het begint, wordt u om toestemming gevraagd.",
        kept: "{organization} kan de opname beluisteren en het transcript lezen. Beide worden bewaard tot {organization} ze verwijdert.",
        statement: "Ik ga ermee akkoord dat een AI mij interviewt en dat mijn antwoorden voor {organization} worden opgenomen, uitgeschreven en geanalyseerd.",
    },
};
