use crate::page::PageNotice;
use crate::withdrawal::WithdrawalTexts;

pub const WITHDRAWAL: WithdrawalTexts = WithdrawalTexts {
    link: "Retirar o meu consentimento",
    question: PageNotice {
        heading: "Retirar o seu consentimento?",
        text: "Se a sua entrevista ainda não tiver terminado, será encerrada e não poderá ser continuada. \
               Não é preciso indicar o motivo.",
    },
    asks_first: "Depois, {organization} decidirá se apaga o que está guardado sobre a sua entrevista. Até lá, a gravação e a transcrição continuam guardadas.",
    erases_at_once: "Depois, será apagado tudo o que está guardado sobre a sua entrevista: a gravação, a \
                     transcrição e os seus dados. Não é possível desfazer esta ação.",
    button: "Retirar o meu consentimento",
    back: "Voltar",
    undecided: PageNotice {
        heading: "Consentimento retirado",
        text: "{organization} pode ver que retirou o consentimento e decidirá se apaga o que está guardado \
               sobre a sua entrevista. Até lá, a gravação e a transcrição continuam guardadas. Se tiver \
               perguntas, fale com {organization}.",
    },
    being_erased: PageNotice {
        heading: "Consentimento retirado",
        text: "A eliminação de tudo o que está guardado sobre a sua entrevista já começou. Depois disso, \
               este link deixa de funcionar.",
    },
    kept: PageNotice {
        heading: "Consentimento retirado",
        text: "{organization} decidiu manter o que está guardado sobre a sua entrevista. Para saber o \
               motivo, fale com {organization}.",
    },
    mail: "Retirar o meu consentimento para a gravação",
};
