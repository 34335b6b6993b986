use crate::fact_cues::FactCues;

pub const FACT_CUES: FactCues = FactCues {
    when: "when, since when, what year, which year, how long ago",
    dates: "january, february, march, april, in may, last may, this may, june, july, august, september, october, november, december, last spring, last summer, last autumn, last winter, in spring, in summer, in autumn, in winter, last year, last month, last week, this year, years ago, year ago, months ago, month ago, weeks ago, days ago, in 19*, in 20*, since 19*, since 20*, at easter, at christmas, on monday, on tuesday, on wednesday, on thursday, on friday",
    how_often: "how often, how frequently, how many times",
    frequencies: "every day, every week, every month, every morning, every evening, every other day, every weekend, daily, weekly, monthly, once a, twice a, times a, once or twice, two or three times, three or four times, on weekdays, most days, most weeks, nearly every, almost every, hardly ever, once in a while, every second, every other, every third, each week, each day, each month, on saturdays, on sundays, on mondays, on tuesdays, on wednesdays, on thursdays, on fridays, every saturday, every sunday, every monday, every tuesday, every wednesday, every thursday, every friday",
    whom: "turn to, go to with, talk to about, ask for help, ask for advice, contact person, who do you ask, whom do you ask, who did you ask, who could you ask, who can you ask, who helped you, who helps you",
    contacting: "i go to with, the one i go to, i go to … with, i always go to, i just go to, go to him, go to her, turn to, turned to, i ask my, i asked my, i always ask, i just ask, i usually ask, usually i ask, normally i ask, i normally ask, mostly i ask, i mostly ask, i'd ask, i can always ask, i talk to my, i talked to my, i only talked to, i told my, i rang my, i call my, talked about it with, spoke to my, nobody to turn to, no one to turn to, nobody to ask, no one to ask, didn't tell anyone, told nobody, told no one",
    company: "who did you come with, who do you come with, with whom, who did you go with, who do you go with, who were you with, who came with you, who goes with you",
    companions: "with my, with our, with the kids, with the children, with the grandchildren, with friends, with a friend, with two friends, with colleagues, with a colleague, by myself, went alone, came alone, just me",
    motion: "came, come, coming, went, go, going, visit*, were there, was there, took us, drove, we're there, i'm there, i'm here, we're here, use it, i use, we use",
    how_much: "how much do you pay, how much did you pay, how much does it cost, how much did it cost, what do you pay, what did you pay, what does it cost, what did it cost, what was the price, how high",
    amounts: "euros, euro, pounds, pound, dollars, quid, pence, cents, £*, $*",
    staying: "have kept you, keep you, made you stay, make you stay, you to stay, you stay, have stayed, your mind",
    would_stay: "i'd have stayed, i would have stayed, i'd still be, i would still be, i might have stayed, i'd probably have stayed, i would probably have stayed, we'd have stayed, we would have stayed, i'd stay if, i would stay if, nothing would have kept, nothing could have kept, nothing would have changed, nothing could have changed",
    waiting: "waiting, wait, queue, queuing",
    durations: "minute, minutes, hour, hours, half an hour, quarter of an hour, straight away, no wait, right away",
    waited: "wait*, sat, sitting, queue*, before i was, before we were, until i was, until we were, on hold, called in, my turn",
};
