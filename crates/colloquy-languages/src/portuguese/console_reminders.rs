use crate::console_reminders::ConsoleReminderTexts;

pub const REMINDERS: ConsoleReminderTexts = ConsoleReminderTexts {
    heading: "Lembretes",
    lead: "Quem foi convidado por e-mail e não começou recebe até três lembretes: não depois de começar, de recusar, de um e-mail não entregue ou do prazo.",
    first: "Primeiro lembrete após",
    second: "Segundo após mais",
    third: "Terceiro após mais",
    days: "dias",
    days_hint: "Deixe um campo vazio para não enviar esse lembrete. Sem nenhum, ninguém é lembrado.",
    from: "Enviar a partir das",
    until: "Enviar até às",
    hour: "horas",
    hours_hint: "Das 22 às 6 passa pela meia-noite.",
    zone: "Fuso horário",
    zone_hint: "As horas são do fuso da pessoa assim que tiver aberto a ligação, e até lá deste, por exemplo Europe/Lisbon.",
    planned: "Após {days} dias",
    none: "Nenhum",
    remind: "Lembrar",
    bad_days: "Indique um número de dias de {fewest} a {most}, e os lembretes por ordem.",
    bad_hours: "Indique duas horas certas diferentes: o início de 0 a 23, o fim de 1 a 24.",
    bad_zone: "Indique um fuso horário como Europe/Lisbon.",
};
