use crate::console_access::{
    ConsoleAccessTexts, ForgottenPasswordTexts, JoinMailStatusTexts, LanguageChoiceTexts, ProviderSignInTexts,
};

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
    join_mail: JoinMailStatusTexts {
        mailed: "{email} recebe um e-mail com uma ligação para aderir. Também pode enviar a ligação abaixo pelos seus meios.",
        no_mail: "Este serviço não envia e-mails, por isso envie a ligação pelos seus meios.",
        waiting: "O e-mail está a ser enviado",
        sent: "E-mail enviado",
        later: "Ainda não foi possível enviar o e-mail: {reason}",
        failed: "Não foi possível enviar o e-mail: {reason}",
    },
    language: LanguageChoiceTexts {
        heading: "Idioma",
        lead: "A consola e os e-mails que recebe estão neste idioma.",
        label: "Idioma da consola",
        of_browser: "O do navegador",
    },
    provider: ProviderSignInTexts {
        button: "Continuar com {provider}",
        unavailable: "De momento não é possível contactar {provider}. Tente mais tarde ou inicie sessão com a sua palavra-passe.",
        other_attempt: "Este início de sessão não começou neste navegador ou demorou mais de dez minutos. Comece de novo.",
        not_signed_in: "{provider} não iniciou a sua sessão.",
        not_proven: "{provider} não confirmou quem é. Comece de novo. Se voltar a falhar, avise o operador deste serviço.",
        email_not_verified: "{provider} não verificou o seu endereço de e-mail. Verifique-o lá e comece de novo.",
        other_domain: "Com este endereço de e-mail não pode iniciar sessão através de {provider}.",
        other_identity: "A conta com o seu endereço de e-mail está associada a outra pessoa em {provider}. Inicie sessão com a sua palavra-passe e remova a associação na página da sua conta.",
        stranger: "Não há nenhuma conta com o seu endereço de e-mail. Peça um convite a um titular da sua organização.",
        heading: "Início de sessão com {provider}",
        linked: "A sua conta está associada desde {time}. Pode iniciar sessão sem palavra-passe.",
        not_linked: "A sua conta ainda não está associada. Para a associar, termine a sessão e continue com {provider}. O seu endereço de e-mail tem de ser lá o mesmo que aqui.",
        unlink: "Remover a associação",
        no_password: "A sua conta não tem palavra-passe.",
        choose_password: "Escolher uma palavra-passe",
        password_first: "Escolha uma palavra-passe antes de remover a associação.",
    },
    passkeys: super::console_passkeys::PASSKEYS,
};
