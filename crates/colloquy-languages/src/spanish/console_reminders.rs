use crate::console_reminders::ConsoleReminderTexts;

pub const REMINDERS: ConsoleReminderTexts = ConsoleReminderTexts {
    heading: "Recordatorios",
    lead: "Quien fue invitado por correo y no ha empezado recibe hasta tres recordatorios: no después de empezar, de rechazar, de un correo no entregado o de la fecha límite.",
    first: "Primer recordatorio después de",
    second: "Segundo después de otros",
    third: "Tercero después de otros",
    days: "días",
    days_hint: "Deje un campo vacío para no enviar ese recordatorio. Sin ninguno, no se recuerda a nadie.",
    from: "Enviar desde las",
    until: "Enviar hasta las",
    hour: "horas",
    hours_hint: "De 22 a 6 pasa por la medianoche.",
    zone: "Zona horaria",
    zone_hint: "Las horas son las de la zona de la persona en cuanto haya abierto el enlace, y hasta entonces las de esta, por ejemplo Europe/Madrid.",
    planned: "Después de {days} días",
    none: "Ninguno",
    remind: "Recordar",
    bad_days: "Indique un número de días de {fewest} a {most}, y los recordatorios en orden.",
    bad_hours: "Indique dos horas en punto distintas: el principio de 0 a 23, el final de 1 a 24.",
    bad_zone: "Indique una zona horaria como Europe/Madrid.",
};
