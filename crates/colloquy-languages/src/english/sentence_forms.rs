use crate::sentence_forms::{SentenceForms, unchanged};
use colloquy_word_list::words;

pub const FORMS: SentenceForms = SentenceForms {
    forms: &[
        // What is asked only in some cases.
        (
            "[in case of|in the case of|in cases of|in the event of] {x} [,|:] {y*}",
            "If they mention {x}, {y}",
        ),
        (
            "[probe|probe deeper|follow up|dig|dig deeper|dig in|go deeper|ask more|ask for details] [if|when|whenever|in case] {x*}",
            "If {x}, ask for more details",
        ),
        (
            "[probe|probe deeper|follow up|dig|dig deeper|dig in|go deeper|ask more] [if|on|for|when|in case of] : {x*}",
            "If they mention {x;}, ask for more details.",
        ),
        ("[probe|probe on|probe for|dig into] : {x*}", "If they mention {x;}, ask for more details."),
        ("[please|] only ask [about|for|] {x*} [if|when|where] {y*}", "Only if {y}: {x}"),
        ("[please|] [ask|ask questions] about {x} only [if|when|where] {y*}", "Only if {y}: {x}"),
        (
            "[please|] only [bring up|raise|mention|touch on|cover] {x*} [if|when|where] {y*}",
            "Only if {y}: {x}",
        ),
        (
            "[the|our|all|any|] {people} with {x} [should|must|are to|can] [additionally|also|then|further|] be asked [about|] {y*}",
            "Those who have {x}: {y}",
        ),
        (
            "[the|our|all|any|] {people} without {x} [should|must|are to|can] [additionally|also|then|further|] be asked [about|] {y*}",
            "Those who have no {x}: {y}",
        ),
        (
            "[the|our|all|any|] {people} who {x*} [should|must|are to|can] [additionally|also|then|further|] be asked [about|] {y*}",
            "Those who {x}: {y}",
        ),
        (
            "[the|our|all|any|] {people} {v1} {x} [should|must|are to] [additionally|also|then|] be asked [about|] {y*}",
            "Those who are {v} {x}: {y}",
        ),
        (
            "[when|if|where] [somebody|someone|anyone|anybody|they] {x} , {y*} [and then|then|and] ask {z*}",
            "If someone {x}, ask {z}",
        ),
        ("? for {people} with {x} : {y*}", "Only for {people} with {x}: {y}"),
        ("for {people} with {x} : {y*?}", "Only for {people} with {x}: {y}"),
        ("? [the|our|all|any|for|] {people} who {x} : {y*}", "For those who {x}: {y}"),
        ("[the|our|all|any|for|] {people} who {x} : [please|] ask [them|] {y*}", "For those who {x}: {y}"),
        ("[they|someone|somebody|anyone] {x*} [->|-->|→|=>|⇒] {y*?}", "If they {x}, ask {y}"),
        ("{people} {x*} [->|-->|→|=>|⇒] {y*?}", "If someone {x}, ask {y}"),
        // What is not asked further if the invitee mentions it.
        (
            "[if|when|should|whenever|in case] [they|someone|anyone|somebody|people|anybody|a person] [mention|mentions|bring up|brings up|talk about|talks about|raise|raises|start on|touch on|touches on|refer to|refers to] {x} , {restraint}",
            "Do not mention {x}",
        ),
        (
            "[if|when|should|whenever] {x} [comes up|come up|is mentioned|are mentioned|is criticised|is criticized|are criticised|is brought up|gets mentioned|was the reason|is the reason] , {restraint}",
            "Do not mention {x}",
        ),
        (
            "[if|when|should|whenever] the [conversation|talk|interview] [turns|turn|moves|move|drifts] to {x} , {restraint}",
            "Do not mention {x}",
        ),
        // What is not brought up.
        (
            "questions [about|on|regarding|concerning] {x} [must|should|are to|have to|will|need to] be [politely|] [declined|refused|rejected|deflected|avoided] [politely|]",
            "Do not talk about {x}",
        ),
        (
            "[we'd|we would|i'd|i would] rather you [didn't|did not] [mention|talk about|bring up|discuss|raise|ask about] {x}",
            "Do not mention {x}",
        ),
        (
            "questions about {x} are [off the table|off limits|taboo|not allowed|out of bounds]",
            "Do not talk about {x}",
        ),
        ("{x} [is|are] off the table", "Do not mention {x}"),
        (
            "{x} [aren't|isn't|are not|is not] to be [discussed|mentioned|raised|brought up|asked about]",
            "Do not mention {x}",
        ),
        ("[say|mention] nothing [about|on|of] {x}", "Do not mention {x}"),
        ("no {x3} [talk|chat]", "Do not talk about {x}"),
        ("[please|] [ask|only ask] only {y5} about {x*}", "Only for {y}: {x}"),
        ("no names of {x}", "Do not mention names of {x}"),
        ("no names of {x} , {y*}", "Do not mention names of {x}"),
        ("skip {x} , {y*}", "Do not mention {x}"),
        ("skip the {x}", "Do not mention the {x}"),
        ("no [discussion|discussions|talk|debate] [of|about|on] {x}", "Do not talk about {x}"),
        ("[leave|keep] {x} out [of it|of this|of the conversation|of the interview|]", "Do not mention {x}"),
        ("[please|] not about {x} but about {y*}", "Ask about {y}"),
        ("[please|] not about {x}", "Do not talk about {x}"),
        // What is asked.
        ("[also|] important [to us|] [is|are] [also|] {x}", "Topics:{x-}"),
        ("the [idea|aim|point] is that you [find out|ask|learn] {y*}", "Find out {y}"),
        (
            "whether {x*} should be [touched on|asked|covered|discussed|explored|raised|clarified] {y*}",
            "Ask whether {x}",
        ),
        (
            "how {x*} should be [touched on|asked|covered|discussed|explored|raised|clarified] {y*}",
            "Ask how {x}",
        ),
        (
            "[have|get|let] [them|people|everyone|the person] [to|] [tell you|talk|tell us|speak] about {x*}",
            "Ask about {x}",
        ),
        ("? happy with {x}", "Are you happy with {x}"),
        ("? satisfied with {x}", "Are you satisfied with {x}"),
        ("? pleased with {x}", "Are you pleased with {x}"),
        (
            "[the conversation|the interview|the call|the questions] [should|must|will|needs to|is to|needs to] [cover|include|touch on|address|explore|be about] {x*}",
            "Topics:{x-}",
        ),
        (
            "[please|] [start|begin|open] with something [easy|light|simple] about {x*}",
            "Find out how they would describe {x}",
        ),
        (
            "[please|] ask [them|everyone|everybody|all|all of them|each of them|] [at the end|finally|lastly|to finish|also|] for one thing [that|] {x*}",
            "What is one thing {x}?",
        ),
        (
            "[please|] [ask|get] [them|everyone|everybody|all|all of them|each of them|people|] [at the end|finally|lastly|also|] [for|to give] a [mark|score|rating|grade] {x*}",
            "What mark would you give {x}?",
        ),
        (
            "[please|] [ask|get] [them|everyone|everybody|all|all of them|each of them|people|] [at the end|finally|lastly|also|] [for|to give] a [mark|score|rating|grade]",
            "What mark would you give?",
        ),
        (
            "ask [everyone|everybody|all|all of them|each of them|each] : one thing {x*}",
            "What is one thing {x}?",
        ),
        ("ask [everyone|everybody|all|all of them|each of them|each] : {x*}", "Ask: {x}"),
        ("one thing [that|] they {x*}", "What is one thing they {x}?"),
        ("one thing [that|] we {x*}", "What is one thing we {x}?"),
        (
            "[have|get|let] [them|people|everyone|the person] [to|] [describe|explain|recall|recount] {x*}",
            "Ask them to describe {x}",
        ),
    ],
    restraints: words!(
        "do not press, don't press, do not probe, don't probe, do not dig, don't dig, do not ask further, don't ask further, \
         do not ask any further, don't ask any further, do not ask more, don't ask more, do not ask for details, \
         don't ask for details, do not follow up, don't follow up, do not follow it up, don't follow it up, do not go into it, \
         don't go into it, don't go into, do not go into, do not pursue, don't pursue, do not insist, don't insist, \
         do not push, don't push, no follow-up, no follow-ups, no further questions, leave it there, leave it at that, \
         do not ask about it, don't ask about it, move on"
    ),
    more_people: &[
        "holders", "growers", "keepers", "makers", "sellers", "teachers", "nurses", "workers", "agent",
        "agents",
    ],
    examples: words!("for example, for instance, such as, e.g."),
    children: &[("parents", "the child", "their child"), ("parent", "the child", "their child")],
    with_capitals: unchanged,
    to_one: super::telegrams::with_subject,
};
