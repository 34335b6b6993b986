use crate::generator::OfflineGeneratorPhrases;

pub const GENERATOR: OfflineGeneratorPhrases = OfflineGeneratorPhrases {
    titles: &["{topic}", "Interview about {topic}", "A conversation about {topic}"],
    titles_without_topic: &["Interview", "A conversation", "Your point of view"],
    intros: &[
        "Hello, and welcome. I am an AI interviewer, and I am talking with you on behalf of {organization}. I would like to talk with you about {topics}. Take your time, and answer in your own words.",
        "Thank you for taking the time. I am an AI, and I am leading this interview on behalf of {organization}. We will talk about {topics}. There are no right or wrong answers.",
        "It is good to have you here. I am an AI interviewer, and I am asking on behalf of {organization}. Today it is about {topics}. Please say freely what you think.",
    ],
    intros_without_topic: &[
        "Hello, and welcome. I am an AI interviewer, and I am talking with you on behalf of {organization}. I will ask you a few questions. Take your time, and answer in your own words.",
        "Thank you for taking the time. I am an AI, and I will lead this interview on behalf of {organization}. It is your point of view that counts, and there are no right or wrong answers.",
        "It is good to have you here. I am an AI interviewer, and I am listening on behalf of {organization}. Please say freely what you think.",
    ],
    openings: &[
        "Let us start with this topic: {topic}. What comes to your mind first?",
        "I would like to begin with the following: {topic}. Could you tell me about it in your own words?",
        "To begin with, this is what interests me: {topic}. What has your experience been so far?",
    ],
    openings_with_clause: &[
        "To begin with, could you tell me {topic}?",
        "I would like to understand {topic}. What can you tell me about that?",
        "First of all, I am interested to hear {topic}. Could you tell me more about it?",
    ],
    openings_with_question: &[
        "{question}",
        "Let us begin. {question}",
        "I am glad that you are here. {question}",
    ],
    openings_with_foreign_question: &[
        "Let us start with this question: “{question}” What is your answer?",
        "My first question was written in another language: “{question}” What would you say?",
        "I would like to begin with this question: “{question}” What do you think?",
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
