//! Words for the same thing, by their beginnings.

use colloquy_word_list::words;

pub const SYNONYMS: &[&[&str]] = &[
    words!(
        "child, children, kid, kids, son, daughter, grandson, granddaughter, grandchild, grandchildren, \
         toddler, baby, little ones, little one, my eldest, my youngest, my two, my three, twins, stepson, stepdaughter"
    ),
    words!("pain, ache, aching, hurts, sore, backache, headache"),
    words!(
        "competitor, competition, rival, another company, another employer, another provider, new job, job at"
    ),
    words!(
        "price, pric, cost, expensive, cheap, fee, afford, budget, pounds, quid, euros, dollars, overpriced"
    ),
    words!("support, help, helpdesk, hotline, service, agent, ticket"),
    words!("onboarding, first day, first week, training, induction, introduction, start"),
    words!("manager, boss, lead, leader, supervisor, leadership, management"),
    words!("pay, salary, salar, wage, compensation, income, bonus"),
    words!("team, colleague, coworker, co-worker, crew, department"),
    words!("leav, left, quit, cancel, resign, stop, switch"),
    words!("app, application, software, website, tool, login, feature"),
    words!(
        "delivery, deliver, shipping, parcel, package, courier, delivery man, delivery driver, postman, \
         on the doorstep"
    ),
    words!(
        "food, menu, meal, breakfast, taste, kitchen, dish, lunch, dinner, cook, chef, eats, ate, \
         tasty, delicious"
    ),
    words!("hours, schedule, shift, overtime, working time"),
    words!("workload, stress"),
    words!("communication, inform, email, news, contact, feedback"),
    words!("doctor, doctors, physician, consultant, surgeon, specialist"),
    words!("nurse, nurses, nursing, carer, caregiver, ward"),
    words!("medicine, medication, pills, tablet, dose, prescription, painkiller"),
    words!("appointment, appointments, time slot, booking, bookings, reservation"),
    words!("waiting, wait, waits, waited, queue, queues, queuing, queued, on hold, delay, delayed, delays"),
    words!("equipment, laptop, computer, computers, device, hardware, machine, machines, monitor, printer"),
    words!("office, offices, desk, desks, workplace, workstation, open-plan, premises"),
    words!("noise, noisy, loud, quiet, racket"),
    words!("heating, radiator, temperature, freezing, insulation, draughty, cold, warm"),
    words!("repair, repairs, repaired, fixed, broken, maintenance, caretaker, plumber"),
    words!("rent, rents, landlord, housing association, tenancy"),
    words!("neighbour, neighbours, neighbor, neighbors, next door, upstairs, downstairs"),
    words!(
        "journey, commute, commuting, buses, bus stop, trains, tram, railway, parking, by bus, by train, \
         by car"
    ),
    words!("teacher, teachers, trainer, instructor, tutor, lecturer, professor, coach"),
    words!("materials, textbook, slides, handout, handouts, worksheet, workbook, reading list"),
    words!("examination, exams, grades, marks, homework, assignment, assignments"),
    words!("checkout, payment, payments, paying, invoice, invoices, refund, credit card"),
    words!("safety, accident, accidents, hazard, hazards, dangerous, unsafe, helmet, protective"),
    words!("private life, work-life, family life, free time, evenings, weekends"),
    words!("career, promotion, promoted, prospects, development"),
    words!("recognition, appreciated, appreciation, praise, praised, thanked, valued"),
    words!("instructions, manual, leaflet, explained, explanation, explanations, guidance"),
    words!("sleep, sleeping, slept, asleep, insomnia, awake"),
    words!("cleanliness, clean, dirty, hygiene, filthy, toilets"),
    words!("staff, employees, receptionist, reception, cashier, waiter, waitress"),
    words!("opening hours, opening times, closing time, closed, closes"),
    words!("exhibition, exhibits, display, displays, gallery"),
    words!("privacy, confidential, personal data, data protection"),
    words!("crash, crashes, crashed, bugs, glitch, glitches, freezes, froze, outage, reliability, reliable"),
    words!("speed, slow, slowly, fast, loading"),
    words!("range, selection, assortment, variety, sold out, in stock"),
    words!("packaging, packaged, wrapped, wrapping"),
    words!("meeting, meetings, stand-up, stand-ups, conference call"),
    words!("remote, remotely, home office, from home, hybrid"),
    words!("playground, green space, benches, gardens"),
];
