use crate::home::HomeWords;
use crate::page::PageNotice;

pub const HOME: HomeWords = HomeWords {
    what: "Este servidor executa o Colloquy, um serviço de código aberto para entrevistas por voz. Uma organização escreve o que quer saber; uma IA conversa com cada pessoa convidada e guarda a transcrição.",
    invited: PageNotice {
        heading: "Recebeu um convite para uma entrevista?",
        text: "Abra o link completo do seu convite. Ele é mais longo do que este endereço. Se não funcionar, entre em contato com a organização que o enviou.",
    },
    sign_in: PageNotice {
        heading: "Entrar",
        text: "Esta versão ainda não tem um console web para entrar. Programas e a linha de comando entram com uma chave de API, que o operador deste servidor cria para a sua organização:",
    },
    keys: "Como usar uma chave de API",
    read_on: "Para desenvolvedores e operadores",
    documentation: "Documentação",
    getting_started: "Primeiros passos",
    reference: "Referência da API",
    health: "Estado deste servidor",
};
