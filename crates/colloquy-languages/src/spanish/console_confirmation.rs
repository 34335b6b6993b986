use crate::console_confirmation::ConfirmationTexts;

pub const CONFIRMATIONS: ConfirmationTexts = ConfirmationTexts {
    revoke_key: "¿Revocar esta clave?",
    revoke_key_lead: "Los programas que usan la clave «{name}» se rechazan desde ahora. Una clave revocada no se puede recuperar.",
    remove_member: "¿Quitar a este miembro?",
    remove_member_lead: "{name} ya no podrá abrir esta organización. Para volver, necesita una nueva invitación.",
    delete_endpoint: "¿Eliminar este punto de acceso?",
    delete_endpoint_lead: "{address} no recibirá más eventos, y sus entregas y su secreto se eliminan.",
    complete: "¿Completar estas entrevistas?",
    complete_lead: "Invitaciones elegidas: {count}. Las entrevistas en curso terminan para las personas invitadas.",
    matching: "¿Hacerlo con todas las invitaciones que coinciden?",
    matching_lead: "{action}: {count}. Si son más de 500, primero van las más recientes y después continúa.",
    archive: "¿Archivar estas invitaciones?",
    archive_lead: "Invitaciones elegidas: {count}. Dejan de estar en la tabla, los resultados y las búsquedas, y nadie puede empezarlas.",
};
