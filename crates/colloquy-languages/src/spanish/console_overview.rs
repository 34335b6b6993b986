use crate::console_overview::OverviewTexts;

pub const OVERVIEW: OverviewTexts = OverviewTexts {
    heading: "Resumen",
    running: "Entrevistas en curso",
    none_running: "Ahora mismo nadie está en una entrevista.",
    more_running: "Hay más.",
    person: "Persona",
    interview: "Entrevista",
    started: "Empezada",
    status: "Estado",
    in_progress: "En curso",
    interrupted: "Interrumpida desde {time}",
    attention: "Requiere atención",
    all_well: "Todo funciona.",
    undelivered: "Correo no entregado: {reason}",
    abandoned: "Interrumpida y no retomada",
    newest: "Entrevistas más recientes",
    all_interviews: "Todas las entrevistas",
    usage: "Minutos usados",
    week: "Los últimos siete días",
    week_counts: "{started} empezadas, {completed} terminadas",
    completed: "Entrevistas terminadas",
};
