use crate::home::HomePageTexts;
use crate::page::PageNotice;

pub const HOME: HomePageTexts = HomePageTexts {
    what: "Este servidor executa o Colloquy, um serviço de código aberto para entrevistas por voz. Uma organização escreve o que quer saber; uma IA conversa com cada pessoa convidada e guarda a transcrição.",
    invited: PageNotice {
        heading: "Recebeu um convite para uma entrevista?",
        text: "Abra o link completo do seu convite. É mais longo do que este endereço. Se não funcionar, fale com a organização que o enviou.",
    },
    sign_in: PageNotice {
        heading: "Iniciar sessão",
        text: "Os membros de uma organização iniciam sessão na consola. Os programas e a linha de comandos usam uma chave de API.",
    },
    console: "Ir para a consola",
    keys: "Como usar uma chave de API",
    read_on: "Para programadores e operadores",
    documentation: "Documentação",
    getting_started: "Primeiros passos",
    reference: "Referência da API",
    health: "Estado deste servidor",
};
