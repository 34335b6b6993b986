use crate::console_overview::OverviewTexts;

pub const OVERVIEW: OverviewTexts = OverviewTexts {
    heading: "Visão geral",
    running: "Entrevistas a decorrer",
    none_running: "Neste momento ninguém está numa entrevista.",
    more_running: "Há mais entrevistas destas.",
    person: "Pessoa",
    interview: "Entrevista",
    started: "Iniciada",
    status: "Estado",
    in_progress: "A decorrer",
    interrupted: "Interrompida desde {time}",
    attention: "Precisa de atenção",
    all_well: "Está tudo a funcionar.",
    undelivered: "E-mail não entregue: {reason}",
    abandoned: "Interrompida e não retomada",
    newest: "Entrevistas mais recentes",
    all_interviews: "Todas as entrevistas",
    usage: "Minutos gastos",
    week: "Os últimos sete dias",
    week_counts: "{started} iniciadas, {completed} concluídas",
    completed: "Entrevistas concluídas",
};
