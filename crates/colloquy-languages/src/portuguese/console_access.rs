use crate::console_access::{ConsoleAccessTexts, ForgottenPasswordTexts, JoinMailTexts};

pub const ACCESS: ConsoleAccessTexts = ConsoleAccessTexts {
    forgotten: ForgottenPasswordTexts {
        heading: "Palavra-passe esquecida",
        lead: "Introduza o endereço de e-mail da sua conta. Recebe um e-mail com uma ligação para escolher uma nova palavra-passe.",
        button: "Enviar a ligação",
        sent_heading: "Veja a sua caixa de entrada",
        sent: "Se houver uma conta com este endereço, um e-mail com uma ligação vai a caminho. A ligação funciona uma única vez, durante uma hora. Se não chegar nada, veja na pasta de correio não solicitado ou peça outra dentro de dez minutos.",
        no_mail: "Este serviço não envia e-mails. Peça ao operador uma ligação para escolher uma nova palavra-passe.",
        back: "Voltar ao início de sessão",
    },
    join_mail: JoinMailTexts {
        mailed: "{email} recebe um e-mail com uma ligação para aderir. Também pode enviar a ligação abaixo pelos seus meios.",
        no_mail: "Este serviço não envia e-mails, por isso envie a ligação pelos seus meios.",
        waiting: "O e-mail está a ser enviado",
        sent: "E-mail enviado",
        later: "Ainda não foi possível enviar o e-mail: {reason}",
        failed: "Não foi possível enviar o e-mail: {reason}",
    },
};
