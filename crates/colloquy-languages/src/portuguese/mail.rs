use crate::mail::{AccountLetterTexts, AccountMailTexts, LetterTexts, MailTexts};

pub const MAIL: MailTexts = MailTexts {
    greeting: "Olá,",
    greeting_named: "Olá, {name},",
    invitation: LetterTexts {
        subject: "{organization}: convite para uma entrevista",
        subject_titled: "{organization}: convite para uma entrevista: {title}",
        opening: "{organization} gostaria de conhecer a sua opinião e envia este convite para uma entrevista.",
        opening_titled: "{organization} gostaria de conhecer a sua opinião e envia este convite para uma entrevista: {title}",
        button: "Começar a entrevista",
    },
    resumption: LetterTexts {
        subject: "{organization}: já pode continuar a sua entrevista",
        subject_titled: "{organization}: já pode continuar a sua entrevista: {title}",
        opening: "{organization} reabriu a sua entrevista. Já pode continuar.",
        opening_titled: "{organization} reabriu a sua entrevista para que possa continuar: {title}",
        button: "Continuar a entrevista",
    },
    link: LetterTexts {
        subject: "O seu link para a entrevista com {organization}",
        subject_titled: "O seu link para a entrevista com {organization}: {title}",
        opening: "O seu endereço de e-mail foi indicado para participar numa entrevista com {organization}. \
                  Já existe uma entrevista para este endereço, e este é o seu link. Se não foi indicado por \
                  sua iniciativa, pode ignorar esta mensagem: o link foi enviado apenas para este endereço.",
        opening_titled: "O seu endereço de e-mail foi indicado para participar numa entrevista com \
                         {organization}: {title}. Já existe uma entrevista para este endereço, e este é o \
                         seu link. Se não foi indicado por sua iniciativa, pode ignorar esta mensagem: o \
                         link foi enviado apenas para este endereço.",
        button: "Abrir a entrevista",
    },
    reminder: LetterTexts {
        subject: "Lembrete: a sua entrevista com {organization}",
        subject_titled: "Lembrete: a sua entrevista com {organization}: {title}",
        opening: "Este é o lembrete que pediu para a entrevista com {organization}.",
        opening_titled: "Este é o lembrete que pediu para a entrevista com {organization}: {title}",
        button: "Começar a entrevista",
    },
    organization_reminder: LetterTexts {
        subject: "Lembrete: a sua entrevista com {organization}",
        subject_titled: "Lembrete: a sua entrevista com {organization}: {title}",
        opening: "{organization} enviou um convite para uma entrevista que ainda pode fazer.",
        opening_titled: "{organization} enviou um convite para uma entrevista que ainda pode fazer: {title}",
        button: "Começar a entrevista",
    },
    account: AccountMailTexts {
        new_password: AccountLetterTexts {
            subject: "Escolha uma nova palavra-passe",
            opening: "Foi pedida uma nova palavra-passe para a conta {email} em {host}. Com esta ligação pode escolhê-la. Funciona uma única vez, durante uma hora.",
            button: "Escolher uma nova palavra-passe",
            closing: "Se não a pediu, ignore este e-mail. A sua palavra-passe não muda.",
        },
        join: AccountLetterTexts {
            subject: "Convite de {organization} para o Colloquy",
            opening: "Tem um convite de {organization} para trabalhar nas suas entrevistas em {host}. Com esta ligação pode aderir. Funciona uma única vez e expira sete dias depois do convite.",
            button: "Aderir à organização",
            closing: "Se não esperava este e-mail, pode ignorá-lo.",
        },
        password_changed: AccountLetterTexts {
            subject: "A sua palavra-passe foi alterada",
            opening: "A palavra-passe da conta {email} em {host} foi alterada. A sessão foi terminada em todos os outros navegadores.",
            button: "Escolher outra palavra-passe",
            closing: "Se foi você, não tem de fazer nada. Se não foi, escolha já outra palavra-passe.",
        },
        passkey_added: AccountLetterTexts {
            subject: "Foi adicionada uma chave de acesso à sua conta",
            opening: "Agora é possível iniciar sessão na conta {email} em {host} com uma nova chave de acesso.",
            button: "Ver as suas chaves de acesso",
            closing: "Se foi você que a adicionou, não precisa de fazer nada. Caso contrário, remova-a na página da sua conta e altere imediatamente a palavra-passe.",
        },
    },
    intro_label: "Sobre esta entrevista:",
    what: "É uma conversa falada com uma inteligência artificial, que faz as perguntas. Basta responder em \
           voz alta, com as suas próprias palavras, como ao telefone.",
    when: "Pode fazer a entrevista quando for mais conveniente, no navegador do computador ou do telefone. É \
           preciso ter um microfone; não há nada para instalar.",
    link_hint: "Se o botão não funcionar, copie este endereço para o navegador:",
    recorded: "A conversa é gravada e transcrita para {organization}. Antes de começar, será pedido o seu consentimento.",
    contact: "Se tiver dúvidas ou se não esperava esta mensagem, fale com {organization}.",
    unsubscribe: "Deixar de receber estas mensagens",
    unnamed_organization: "a organização",
};
