use crate::console_rehearsal::RehearsalTexts;

pub const REHEARSAL: RehearsalTexts = RehearsalTexts {
    rehearse: "Prova",
    heading: "Prova generale",
    title: "Prova: {title}",
    lead: "Faccia Lei l’intervista prima di invitare qualcuno. Una prova non conta da nessuna parte: non viene registrata, non compare in alcun elenco o risultato, non consuma minuti e alla fine viene eliminata.",
    begin: "Inizia la prova",
    running: "La prova è pronta",
    running_lead: "L’intervista si apre in una nuova scheda, solo in questo browser. Torni qui quando è finita. Se resta ferma per mezz’ora, viene eliminata.",
    open: "Apri l’intervista",
    show_outcome: "Mostra l’esito",
    end: "Termina ed elimina",
    ending: "Il riepilogo è in preparazione",
    ending_lead: "La prova è finita. Di solito bastano pochi secondi.",
    deleted: "Questa prova è stata eliminata",
    deleted_lead: "Vede l’esito solo questa volta. Se lascia o ricarica la pagina, non c’è più.",
    covered: "Argomenti trattati",
    again: "Prova ancora",
    marked_title: "Prova: {title}",
    marked_intro: "Questa è una prova. Qui sotto legge ciò che leggeranno gli invitati. A differenza della loro, la Sua conversazione non viene registrata e tutto ciò che dice viene eliminato alla fine.",
};
