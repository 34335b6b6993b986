use crate::consent::{ConsentText, ConsentTextVersions};

pub const CONSENT: ConsentTextVersions = ConsentTextVersions {
    version_1: ConsentText {
        recorded: "The conversation is recorded and transcribed for {organization}. You will be asked for your consent before it starts.",
        kept: "{organization} can listen to the recording and read the transcript. Both are kept until {organization} deletes them.",
        statement: "I agree that an AI interviews me and that my answers are recorded, transcribed and analysed for {organization}.",
    },
};
