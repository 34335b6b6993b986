use crate::page::PageNotice;
use crate::withdrawal::WithdrawalTexts;

pub const WITHDRAWAL: WithdrawalTexts = WithdrawalTexts {
    link: "Mijn toestemming intrekken",
    question: PageNotice {
        heading: "Wilt u uw toestemming intrekken?",
        text: "Als uw interview nog niet is afgerond, wordt het beëindigd en kan het niet meer worden hervat. U hoeft geen reden te geven.",
    },
    asks_first: "{organization} beslist dan of wordt verwijderd wat er over uw interview is opgeslagen. Tot die tijd blijven de opname en het transcript bewaard.",
    erases_at_once: "Alles wat er over uw interview is opgeslagen, wordt dan verwijderd: de opname, het transcript en uw gegevens. Dat kan niet ongedaan worden gemaakt.",
    button: "Mijn toestemming intrekken",
    back: "Terug",
    undecided: PageNotice {
        heading: "U hebt uw toestemming ingetrokken",
        text: "{organization} kan dit zien en beslist of wordt verwijderd wat er over uw interview is opgeslagen. Tot die tijd blijven de opname en het transcript bewaard. Als u vragen hebt, neem dan contact op met {organization}.",
    },
    being_erased: PageNotice {
        heading: "U hebt uw toestemming ingetrokken",
        text: "Alles wat er over uw interview is opgeslagen, wordt nu verwijderd. Daarna werkt deze link niet meer.",
    },
    kept: PageNotice {
        heading: "U hebt uw toestemming ingetrokken",
        text: "{organization} heeft besloten te bewaren wat er over uw interview is opgeslagen. Wilt u weten waarom, neem dan contact op met {organization}.",
    },
    mail: "Mijn toestemming voor de opname intrekken",
};
