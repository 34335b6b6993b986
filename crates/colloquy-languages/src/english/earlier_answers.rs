use crate::earlier_answers::{EarlierAnswerCues, TopicField};
use colloquy_word_list::words;

pub const CUES: EarlierAnswerCues = EarlierAnswerCues {
    acknowledgements: &[
        "That may already answer my next question.",
        "So a part of this has come up already.",
        "That seems to belong to my next question.",
    ],
    how_long: "how long, how much time, how many hours, how many days, how many weeks, how quickly, how soon, how fast",
    lengths: "minute, minutes, hour, hours, day, days, night, nights, fortnight, week, weeks, month, months, year, years",
    instants: "straight away, right away, at once, immediately, the same day, same afternoon, same morning",
    lasting: "took, takes, taken, lasted, lasts, wait*, queue*, until, till, before, sat, stood, standing, stuck, on hold, later, every morning, every day, every night, every week",
    who: "who, whom, does anyone, is anyone, was anyone, did anyone, is there anyone, is there someone, was there someone",
    helping: "helped, helps, help me, showed me, showed us, shows me, explained, explains, taught me, took me, took us, takes me, took care, looked after, looks after, sat down with, walked me, rang me, called me, phoned me, told me how, let me, lent me, came over, came round, always there, can ask, i ask, i asked, had my back, has my back, covers for, sorted it, fixed it, picked me, drove me, comes with me",
    liked: "like most, like best, liked most, liked best, enjoy, enjoyed, enjoy most, fun, went well, go well, works well, worked well, best, favourite, highlight, highlights, positive, pleased, proud",
    disliked: "annoys, annoy, annoyed, bother, bothers, bothered, frustrat*, difficult, difficulties, hard, hardest, worst, dislike, disliked, like least, problem, problems, trouble, went wrong, go wrong, goes wrong, challenge*, complaint*, get in the way, gets in the way",
    wished: "change, changed, improve, improved, improvement*, better, different, differently, suggest*, wish, wishes, hope for, missing, do without",
    fields: FIELDS,
};

const FIELDS: &[TopicField] = &[
    TopicField {
        names: words!(
            "price, pric, cost, bill, fee, charge, rent, money, payment, expense, value, ticket, spend, spent"
        ),
        signs: "pound, pounds, quid, euro, euros, dollar, dollars, pence, cents, pay, pays, paid, paying, cost*, charg*, expensive, cheap*, afford*, dear, price*, pricey, invoice*, refund*, money, bill, bills, fee, fees",
    },
    TopicField {
        names: words!("pay, wage, salar, payslip, slip, income, bonus, compensation"),
        signs: "pound, pounds, quid, euros, dollars, paid, earn*, wage*, a month more, rise, raise, bonus, payslip*, overtime",
    },
    TopicField {
        names: words!("waiting, wait, queue, delay, boarding, admission, entry, entrance"),
        signs: "wait*, queue*, queuing, hours, minutes, sat there, stood, standing, on hold, late, delayed, before we, my turn",
    },
    TopicField {
        names: words!("noise, quiet, peace, acoustic"),
        signs: "noise, noisy, loud, racket, din, quiet, hear myself, hear yourself, shouting, banging, music till, snor*, barking, drilling, peaceful",
    },
    TopicField {
        names: words!("sleep, night, rest"),
        signs: "sleep*, slept, awake, wide awake, asleep, bed at, woke, waking, tired, snor*, nap",
    },
    TopicField {
        names: words!(
            "food, meal, catering, canteen, breakfast, lunch, dinner, menu, drink, restaurant, kitchen"
        ),
        signs: "food, eat, eats, ate, eaten, eating, meal*, lunch*, dinner*, breakfast*, bread, soup, sandwich*, coffee, tea, chips, vegetarian, portion*, tasted, tasty, cook, cooked, hungry, drink*",
    },
    TopicField {
        names: words!("family, families, relative, private life, home life, work-life"),
        signs: "wife, husband, partner, son, daughter, kids, children, boys, girls, mum, mother, father, dad, gran*, brother, sister, my little, my two, childminder, family",
    },
    TopicField {
        names: words!("staff, personnel, service, team at, reception, employees, crew"),
        signs: "desk, receptionist, lady at, girl at, man at, bloke at, waiter, waitress, nurse*, assistant, the young man, the young woman, staff, helpful, friendly, rude, polite, walked me",
    },
    TopicField {
        names: words!("manager, supervisor, boss, leader, leadership, line manager, team lead"),
        signs: "boss*, manager*, supervisor*, report to, reports to, ran our, runs our, in charge, one-to-one, had my back, has my back, listens to us, my lead",
    },
    TopicField {
        names: words!("colleague, team, coworker, mates, atmosphere, crew"),
        signs: "colleague*, team, lads, girls, mates, coworker*, others, get on with, laugh, together, atmosphere",
    },
    TopicField {
        names: words!("buddy, mentor, contact person, companion, godparent"),
        signs: "buddy, mentor*, looked after me, showed me, ask him, ask her",
    },
    TopicField {
        names: words!("training, induction, onboarding, introduction, first day, first week, start"),
        signs: "first day, first week, first morning, showed me, showed us, taught, training, trained, course, thrown in, shadow*, walked me, video, induction, started",
    },
    TopicField {
        names: words!("handover, shift change, transition"),
        signs: "handed over, hand over, the key, keys, took over, passed on, handed me, notes, left us",
    },
    TopicField {
        names: words!("rota, schedule, shift, working hours, hours, timetable, roster"),
        signs: "shift*, nights, weekend*, sunday*, saturday*, early start, overtime, rota, roster, schedule*, off work, days off, on call, half past, timetable",
    },
    TopicField {
        names: words!("journey, travel, commute, getting there, getting here, transport, arrival, trip"),
        signs: "bus, buses, train*, tram, car, drive, drove, driving, bike, cycle*, walk*, miles, lift, traffic, station, commute, parked",
    },
    TopicField {
        names: words!("parking, car park"),
        signs: "park, parked, parking, car park, space, spaces, meter, ticket on",
    },
    TopicField {
        names: words!("booking, reservation, appointment, registration, sign-up, signing up, enrolment"),
        signs: "book*, online, reserv*, appointment*, slot, signed up, registered, form, enrol*",
    },
    TopicField {
        names: words!("call, phone, telephone, hotline, helpline"),
        signs: "rang, ring, phoned, phone, called, calling, on the line, hung up, voicemail, picked up",
    },
    TopicField {
        names: words!("login, account, password, access, sign-in, accounts"),
        signs: "login, log in, logged, password*, account*, locked out, username, code, access",
    },
    TopicField {
        names: words!("laptop, equipment, tool, device, machine, hardware, computer"),
        signs: "laptop, computer, screen, keyboard, machine, printer, broken, battery, tools, kit, gear, monitor",
    },
    TopicField {
        names: words!("crash, bug, reliab, stability, fault, outage, technical"),
        signs: "crash*, froze, freez*, hung, went off, switched itself off, kicked me out, kicks me out, error*, bug*, stopped working, kept saying, died on me",
    },
    TopicField {
        names: words!("documentation, instruction, manual, leaflet, guide, information, wiki"),
        signs: "wiki, leaflet, manual, instructions, read up, written down, explained, booklet, page*, handbook, looked it up, out of date",
    },
    TopicField {
        names: words!("communication, informed, notice, news, update"),
        signs: "letter*, email*, told us, told me, nobody told, no one told, informed, newsletter, text message, notice, rang us, found out, heard from",
    },
    TopicField {
        names: words!("meeting, stand-up, conference"),
        signs: "meeting*, stand-up*, standup*, agenda, minutes of, catch-up",
    },
    TopicField {
        names: words!("task, project, assignment, work itself"),
        signs: "task*, project*, built, wrote, job was, my first",
    },
    TopicField {
        names: words!("delivery, courier, shipping, parcel"),
        signs: "driver, van, doorstep, parcel*, package*, delivered, courier, neighbour took, tracking, arrived",
    },
    TopicField {
        names: words!("cleanliness, cleaning, hygiene, toilet, bathroom, shower, sanitary"),
        signs: "clean*, dirty, filthy, spotless, dust*, mould*, smell*, stank, toilet*, shower*, hair in",
    },
    TopicField {
        names: words!("room, cabin, accommodation, flat, apartment, ward, bed"),
        signs: "room*, cabin, bed, beds, bunk*, window*, balcony, view, tiny, cramped, damp, mould, mattress, wardrobe, heating",
    },
    TopicField {
        names: words!("heating, temperature, warm, cold, insulation"),
        signs: "heating, warm*, cold, freezing, degrees, radiator*, draught*, boiler, thermostat, jumper*",
    },
    TopicField {
        names: words!("water, tap, supply"),
        signs: "tap, taps, hose, water*, cans, buckets, dry, pump",
    },
    TopicField {
        names: words!("garden, plot, crop, grow, plant, harvest"),
        signs: "beans, tomatoes, potatoes, lettuce, seeds, planted, sowed, dug, weeds, harvest*, soil",
    },
    TopicField {
        names: words!("neighbour, neighbor, community"),
        signs: "neighbour*, neighbor*, next door, upstairs, downstairs, over the fence, across the road",
    },
    TopicField {
        names: words!("doctor, physician, consultant, surgeon, vet, medical staff"),
        signs: "doctor*, consultant, surgeon, gp, dr, the vet, specialist, examined",
    },
    TopicField {
        names: words!("discharge, release, going home, leaving hospital"),
        signs: "go home, went home, going home, sent home, sent me home, take him home, fetch him, fetch her, letter for, discharged, let me go, let us go",
    },
    TopicField {
        names: words!("recovery, health, condition, wellbeing, well-being, doing now, symptom"),
        signs: "back to, walking again, better now, healed, recovered, still hurts, limp*, stitches, on the mend, feel fine, feels fine, pain*",
    },
    TopicField {
        names: words!("medication, medicine, tablet, pill, dose, side effect"),
        signs: "tablet*, pill*, dose*, prescription*, medicine*, dizzy, sick, rash, chemist, pharmac*, side effect*",
    },
    TopicField {
        names: words!("friend, friendship, contacts, classmate"),
        signs: "friend*, best mate, plays with, play with, playing with, party, invited, sits next to, sleepover",
    },
    TopicField {
        names: words!("teacher, trainer, tutor, coach, instructor, lesson, conductor"),
        signs: "teacher*, mr, mrs, miss, explains, taught, lesson*, tutor, trainer, coach, class",
    },
    TopicField {
        names: words!("exam, test, grade, homework, practise, practice"),
        signs: "exam*, test*, mark*, grade*, homework, revise*, revision, passed, failed, rehears*, practis*, at home i",
    },
    TopicField {
        names: words!("evening, leisure, free time, entertainment, activity, activities, programme, events"),
        signs: "film, cards, music, sang, singing, painting, danced, dancing, watched, played, games, walk*, trip*, outing*, evening*",
    },
    TopicField {
        names: words!("layout, design, building, signage, orientation, map, refit"),
        signs: "find my way, where to go, signs, sign, hidden, entrance, stairs, lift, corner, upstairs, lost, map, middle of, where things are",
    },
    TopicField {
        names: words!("range, selection, choice, assortment, collection, quality"),
        signs: "choice, sold out, shelves, in stock, range, variety, fresh, tasted, broke, fell apart, lasted, wore out, rotten, lovely quality",
    },
    TopicField {
        names: words!("safety, security, safe, danger"),
        signs: "safe*, danger*, accident*, helmet*, lock*, stolen, broke in, dark, slipped, fell, burnt, alarm, smoke",
    },
    TopicField {
        names: words!("recognition, appreciation, being seen, respect"),
        signs: "thank*, thanked, praise*, knows my name, noticed, valued, flowers, well done, invisible, respect*",
    },
    TopicField {
        names: words!("workload, stress, pressure"),
        signs: "stress*, too much, overtime, breaks, exhaust*, rushed, never finish, on my own, two of us, short-staffed, shattered, knackered",
    },
    TopicField {
        names: words!("career, prospects, development, promotion"),
        signs: "promot*, step up, next level, course, qualif*, prospects, dead end, apprentic*, moved up",
    },
    TopicField {
        names: words!("reason, leaving, decision, departure, resign, cancel"),
        signs: "handed my notice, handed in my notice, the last straw, had enough, couldn't go on, made up my mind, so i left, so i quit, that's why i, so we cancelled, i resigned",
    },
    TopicField {
        names: words!("new job, new employer, alternative, now use, instead, current job"),
        signs: "i work for, i'm working for, now i work, i'm with … now, these days, new job, started at, moved to, gone back to, went back to, instead",
    },
    TopicField {
        names: words!("next year, future, plans, keep, continue, renew, stay on, again"),
        signs: "next year, next spring, next season, next summer, already booked, signed up again, renewed, already signed, won't be back, carry on with, we'll be back, never again",
    },
    TopicField {
        names: words!("client, customer, guest, visitor, patient"),
        signs: "customer*, client*, guest*, visitor*, patient*",
    },
    TopicField {
        names: words!("technology, app, website, online, form, software"),
        signs: "app, website, online, click*, screen, typed, typing, upload*, photo*, button*, form, questions",
    },
];
