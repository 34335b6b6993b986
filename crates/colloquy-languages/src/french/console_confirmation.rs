use crate::console_confirmation::ConfirmationTexts;

pub const CONFIRMATIONS: ConfirmationTexts = ConfirmationTexts {
    revoke_key: "Révoquer cette clé ?",
    revoke_key_lead: "Les programmes qui utilisent la clé « {name} » sont refusés dès maintenant. Une clé révoquée ne peut pas être rétablie.",
    remove_member: "Retirer ce membre ?",
    remove_member_lead: "{name} ne peut plus ouvrir cette organisation. Pour revenir, il lui faut une nouvelle invitation.",
    delete_endpoint: "Supprimer ce point d’accès ?",
    delete_endpoint_lead: "{address} ne reçoit plus d’événements ; ses envois et son secret sont supprimés.",
    complete: "Terminer ces entretiens ?",
    complete_lead: "Invitations choisies : {count}. Les entretiens en cours prennent fin pour les personnes invitées.",
    matching: "Le faire pour toutes les invitations qui correspondent ?",
    matching_lead: "{action} : {count}. Au-delà de 500, les plus récentes viennent d’abord, puis vous continuez.",
    archive: "Archiver ces invitations ?",
    archive_lead: "Invitations choisies : {count}. Elles quittent le tableau, les résultats et les recherches, et personne ne peut plus les commencer.",
};
