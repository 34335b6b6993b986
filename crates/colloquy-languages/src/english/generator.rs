use crate::generator::OfflineGeneratorPhrases;

pub const GENERATOR: OfflineGeneratorPhrases = OfflineGeneratorPhrases {
    titles: &["{topic}", "Interview about {topic}", "A conversation about {topic}"],
    titles_without_topic: &[
        "Interview for {organization}",
        "A conversation with {organization}",
        "Tell {organization} what you think",
    ],
    intros: &[
        "Hello, and welcome. I am an AI interviewer, and I am talking with you on behalf of {organization}. I would like to talk with you about {topics}. Take your time, and answer in your own words.",
        "Thank you for taking the time. I am an AI, and I am leading this interview on behalf of {organization}. We will talk about {topics}. There are no right or wrong answers.",
        "It is good to have you here. I am an AI interviewer, and I am asking on behalf of {organization}. Today it is about {topics}. Please say freely what you think.",
    ],
    intros_without_topic: &[
        "Hello, and welcome. I am an AI interviewer, and I am talking with you on behalf of {organization}. I have a few questions for you. Take your time, and answer in your own words.",
        "Thank you for taking the time. I am an AI, and I will lead this interview on behalf of {organization}. It is your point of view that counts, and there are no right or wrong answers.",
        "It is good to have you here. I am an AI interviewer, and I am listening on behalf of {organization}. Please say freely what you think.",
    ],
    openings_with_question: &[
        "{question}",
        "Let us begin. {question}",
        "I am glad that you are here. {question}",
    ],
    openings_without_topic: &[
        "To begin with, could you tell me a little about yourself?",
        "What would you like to talk about first?",
        "To start, what is on your mind at the moment?",
    ],
    separator: ", ",
    unnamed_organization: "the organization that invited you",
    question_marks: ("", "?"),
};
