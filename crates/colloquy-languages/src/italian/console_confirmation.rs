use crate::console_confirmation::ConfirmationTexts;

pub const CONFIRMATIONS: ConfirmationTexts = ConfirmationTexts {
    revoke_key: "Revocare questa chiave?",
    revoke_key_lead: "I programmi che usano la chiave “{name}” vengono rifiutati da subito. Una chiave revocata non si può ripristinare.",
    remove_member: "Rimuovere questo membro?",
    remove_member_lead: "{name} non potrà più aprire questa organizzazione. Per tornare, servirà un nuovo invito.",
    delete_endpoint: "Eliminare questo endpoint?",
    delete_endpoint_lead: "{address} non riceve più eventi; le sue consegne e il suo segreto vengono eliminati.",
    complete: "Completare queste interviste?",
    complete_lead: "Inviti scelti: {count}. Le interviste in corso terminano per gli invitati.",
    matching: "Farlo con tutti gli inviti corrispondenti?",
    matching_lead: "{action}: {count}. Oltre i 500 vengono prima i più recenti, poi si continua.",
    archive: "Archiviare questi inviti?",
    archive_lead: "Inviti scelti: {count}. Escono dalla tabella, dai risultati e dalle ricerche, e nessuno può più iniziarli.",
};
