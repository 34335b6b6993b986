use crate::page::PageNotice;
use crate::withdrawal::WithdrawalTexts;

pub const WITHDRAWAL: WithdrawalTexts = WithdrawalTexts {
    link: "Retirer mon accord",
    question: PageNotice {
        heading: "Retirer votre accord\u{a0}?",
        text: "Si votre entretien n’est pas terminé, il prend fin et ne pourra plus être repris. Vous n’avez pas à donner de raison.",
    },
    asks_first: "{organization} décidera ensuite si ce qui est conservé sur votre entretien est supprimé. D’ici là, l’enregistrement et la transcription restent conservés.",
    erases_at_once: "Tout ce qui est conservé sur votre entretien sera alors supprimé\u{a0}: l’enregistrement, la transcription et vos coordonnées. Cette action est irréversible.",
    button: "Retirer mon accord",
    back: "Retour",
    undecided: PageNotice {
        heading: "Vous avez retiré votre accord",
        text: "{organization} peut le voir et décidera si ce qui est conservé sur votre entretien est supprimé. D’ici là, l’enregistrement et la transcription restent conservés. Si vous avez des questions, veuillez contacter {organization}.",
    },
    being_erased: PageNotice {
        heading: "Vous avez retiré votre accord",
        text: "Tout ce qui est conservé sur votre entretien est en cours de suppression. Ensuite, ce lien ne fonctionnera plus.",
    },
    kept: PageNotice {
        heading: "Vous avez retiré votre accord",
        text: "{organization} a décidé de garder ce qui est conservé sur votre entretien. Pour en connaître la raison, veuillez contacter {organization}.",
    },
    mail: "Retirer mon accord à l’enregistrement",
};
