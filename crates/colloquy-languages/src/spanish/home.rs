use crate::home::HomePageTexts;
use crate::page::PageNotice;

pub const HOME: HomePageTexts = HomePageTexts {
    what: "En este servidor funciona Colloquy, un servicio de código abierto para entrevistas habladas. Una organización escribe lo que quiere saber; una IA conversa con cada persona invitada y guarda la transcripción.",
    invited: PageNotice {
        heading: "¿Le han invitado a una entrevista?",
        text: "Abra el enlace completo de su invitación. Es más largo que esta dirección. Si no funciona, póngase en contacto con la organización que se lo envió.",
    },
    sign_in: PageNotice {
        heading: "Iniciar sesión",
        text: "Los miembros de una organización inician sesión en la consola. Los programas y la línea de comandos usan una clave de API.",
    },
    console: "Ir a la consola",
    keys: "Cómo usar una clave de API",
    read_on: "Para desarrollo y administración",
    documentation: "Documentación",
    getting_started: "Primeros pasos",
    reference: "Referencia de la API",
    health: "Estado de este servidor",
};
