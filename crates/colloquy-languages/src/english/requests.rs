use crate::requests::{ConversationRequestReplies, ConversationRequests};

pub const REQUESTS: ConversationRequests = ConversationRequests {
    wait: "one moment, one second, one sec, just a moment, just a second, just a minute, just a sec, hang on, hold on, give me a moment, give me a second, give me a minute, give me a sec, let me think, let me think about that, let me think about it, let me think about this, let me think for a moment, let me think for a second, let me think about that for a second, let me think about that for a moment, let me think about it for a second, let me just think, i need to think, bear with me, wait a moment, wait a second, wait a minute, the doorbell, phone is ringing, phone's ringing, someone's at the door, somebody's at the door, someone at the door, somebody at the door, be right back, i need a moment, i need a minute",
    interrupted: "i wasn't finished, i wasn't done, i hadn't finished, let me finish, can i finish, may i finish, could i finish, you cut me off, you just cut me off, you keep cutting me off, you're cutting me off, you interrupted me, you just interrupted me, you keep interrupting, you're interrupting, stop interrupting, stop cutting me off, don't interrupt me, don't cut me off, i was still talking, i'm still talking, i was still speaking, i'm still speaking, you talked over me, you're talking over me",
    later: "can i do this another time, can we do this another time, could i do this another time, could we do this another time, rather do this some other time, can i do this later, can we do this later, could i do this later, could we do this later, can i continue later, can we continue later, could i continue later, could we continue later, can i come back later, could i come back later, can i finish this later, can i finish later, can we finish this later, rather do this later, like to do this later, can i do the rest later, could i do the rest later, can we do the rest later, could we do the rest later, not a good time right now, isn't a good time, this is a bad time, it's a bad time right now, battery is about to die, battery is about to go, battery is low, battery is dying, battery is almost, battery is nearly, battery's about to die, battery's about to go, battery's low, battery's dying, battery's almost, battery's nearly, running out of battery, low on battery",
    presence: "are you still there, are you there, can you hear me, do you hear me, can you still hear me, is anyone there, is anybody there, are you still on",
    writing: "prefer to write, prefer to write instead of talking, prefer to write instead, rather write, rather type, prefer to type, prefer typing, prefer writing, can i write, can i type, could i write, could i type, may i write, may i type, type instead, write instead of, answer in writing, type my answer, type my answers, write my answer, write my answers, can't talk out loud, can't talk right now, can't speak right now",
    reading: "i'm hard of hearing, i am hard of hearing, i'm deaf, i am deaf, can you write it, could you write it, can you write that, could you write that, can you show me the question, can i read the question, can i read it, can i see the question, are there subtitles, are there captions, with subtitles",
    voluntary: "do i have to answer, must i answer, do i need to answer, do i have to say, do i really have to answer, what happens if i don't, what happens if i don't answer, what happens if i don't want to answer, what if i don't answer, what if i don't want to, what if i don't want to answer, is this compulsory, is this mandatory, is it mandatory, is it compulsory, is this voluntary, is it voluntary, am i obliged, can i refuse, can i skip questions, can i skip a question, am i allowed to skip",
    withdrawal: "can i delete, could i delete, delete what i said, delete what i've said, delete my answers, delete my answer, delete my data, delete this recording, delete the recording, erase what i said, erase my answers, can you delete, could you delete, take back what i said, can i take that back, withdraw my answers, withdraw my answer, don't write that down, don't record that, forget i said that, have this deleted, have it deleted, have it all deleted",
    formal: REPLIES,
    informal: REPLIES,
};

const REPLIES: ConversationRequestReplies = ConversationRequestReplies {
    wait: "Of course, take your time.",
    interrupted: "I am sorry for interrupting you. Please go on.",
    later: "Of course. You can close this page and continue later today with the same link; nothing that you said is lost.",
    presence: "Yes, I am here.",
    writing: "You can also type your answers on this page.",
    reading: "Everything that I say is also shown as text on this page.",
    voluntary: "You do not have to answer, and you can stop at any time.",
    withdrawal: "You can withdraw your answers: the last page of this interview has a link for that.",
};
