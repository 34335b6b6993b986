use crate::console_confirmation::ConfirmationTexts;

pub const CONFIRMATIONS: ConfirmationTexts = ConfirmationTexts {
    revoke_key: "Revogar esta chave?",
    revoke_key_lead: "Os programas que usam a chave “{name}” são recusados a partir de agora. Uma chave revogada não pode ser recuperada.",
    remove_member: "Remover este membro?",
    remove_member_lead: "{name} deixa de poder abrir esta organização. Para voltar, precisa de um novo convite.",
    delete_endpoint: "Eliminar este endpoint?",
    delete_endpoint_lead: "{address} deixa de receber eventos, e as suas entregas e o seu segredo são eliminados.",
    complete: "Concluir estas entrevistas?",
    complete_lead: "Convites escolhidos: {count}. As entrevistas em curso terminam para as pessoas convidadas.",
    matching: "Fazer isto com todos os convites que correspondem?",
    matching_lead: "{action}: {count}. Acima de 500, os mais recentes vêm primeiro, e depois continua.",
    archive: "Arquivar estes convites?",
    archive_lead: "Convites escolhidos: {count}. Saem da tabela, dos resultados e das pesquisas, e ninguém os pode iniciar.",
};
