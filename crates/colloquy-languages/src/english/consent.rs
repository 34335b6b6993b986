use crate::consent::{ConsentPeriodTexts, ConsentText, ConsentTextVersions};

pub const CONSENT: ConsentTextVersions = ConsentTextVersions {
    version_1: ConsentText {
        recorded: "The conversation is recorded and transcribed for {organization}. You will be asked for your consent before it starts.",
        kept: "{organization} can listen to the recording and read the transcript. Both are kept until {organization} deletes them.",
        statement: "I agree that an AI interviews me and that my answers are recorded, transcribed and analysed for {organization}.",
    },
    version_2: ConsentPeriodTexts {
        both: "{organization} can listen to the recording and read the transcript. Both are deleted {recording} after the conversation.",
        recording: "{organization} can listen to the recording and read the transcript. The recording is deleted {recording} after the conversation. The transcript is kept until {organization} deletes it.",
        transcript: "{organization} can listen to the recording and read the transcript. The transcript is deleted {transcript} after the conversation. The recording is kept until {organization} deletes it.",
        each: "{organization} can listen to the recording and read the transcript. The recording is deleted {recording} after the conversation, the transcript {transcript} after the conversation.",
        one_day: "one day",
        days: "{count} days",
    },
};
