use crate::page::{
    DateTimeFormat, DeclinePageTexts, ErrorPageTexts, InviteePageTexts, PageNotice, ShareLinkPageTexts,
    UnsubscribePageTexts, VisitorFormErrorTexts,
};

pub const PAGE: InviteePageTexts = InviteePageTexts {
    unnamed_organization: "a organização",
    untitled: "Entrevista",
    greeting: "Olá,",
    greeting_named: "Olá, {name},",
    invited: "{organization} gostaria de conhecer a sua opinião e envia este convite para uma entrevista.",
    reopened: "{organization} reabriu a sua entrevista. Já pode continuar.",
    in_progress: "A sua entrevista já começou. Pode continuar com este mesmo link.",
    intro_label: "Sobre esta entrevista",
    expect_label: "Como funciona",
    what: "É uma conversa falada com uma inteligência artificial, que faz as perguntas. Basta responder em \
           voz alta, com as suas próprias palavras, como ao telefone.",
    when: "A entrevista acontece no navegador do computador ou do telefone. É preciso ter um microfone; não \
           há nada para instalar.",
    contact: "Se tiver dúvidas, fale com {organization}.",
    completed: PageNotice {
        heading: "Agradecemos a sua participação",
        text: "A sua entrevista está concluída. Não é preciso fazer mais nada e pode fechar esta página.",
    },
    invitation_closed: PageNotice {
        heading: "Este convite está encerrado",
        text: "O convite deixou de ser válido. Se não esperava por isso, fale com quem enviou o convite.",
    },
    capped: PageNotice {
        heading: "Neste momento, não é possível começar esta entrevista",
        text: "Volte mais tarde com este mesmo link. Se for urgente, fale com quem enviou o link.",
    },
    share: ShareLinkPageTexts {
        name: "O seu nome",
        email: "O seu endereço de e-mail",
        access_code: "Código de acesso",
        access_code_hint: "Quem enviou este link pode indicar o código.",
        required: "obrigatório",
        optional: "opcional",
        use_of_details: "O que escrever aqui será enviado para {organization}.",
        button: "Continuar",
        complaints: VisitorFormErrorTexts {
            heading: "Por favor, verifique o seguinte",
            name_missing: "Escreva o seu nome.",
            name_too_long: "O nome pode ter no máximo 200 caracteres.",
            email_missing: "Escreva o seu endereço de e-mail.",
            email_invalid: "Escreva um endereço de e-mail completo, por exemplo nome@example.org.",
            email_domain: "Esta entrevista está aberta apenas a certos endereços de e-mail. Use o da sua organização.",
            access_code_wrong: "Este código de acesso não está correto. Verifique o código e escreva de \
                                novo.",
            too_many_tries: "Houve muitas tentativas com um código de acesso errado. Espere alguns minutos e \
                             tente de novo.",
            too_many_today: "Hoje já foi atingido o número máximo de entrevistas a partir da sua conexão à \
                             Internet. Tente de novo amanhã.",
        },
        disabled: PageNotice {
            heading: "Este link não está ativo",
            text: "Neste momento, não é possível começar uma entrevista com este link. Se tiver dúvidas, \
                   fale com {organization}.",
        },
        not_yet: PageNotice {
            heading: "Este link ainda não está ativo",
            text: "Volte mais tarde com este mesmo link.",
        },
        opens: "Disponível a partir de:",
        over: PageNotice {
            heading: "Este link deixou de estar ativo",
            text: "O período destas entrevistas terminou. Agradecemos o seu interesse.",
        },
        full: PageNotice {
            heading: "Todas as vagas estão preenchidas",
            text: "O número previsto de participantes já foi atingido. Agradecemos o seu interesse.",
        },
        full_today: PageNotice {
            heading: "As vagas de hoje estão preenchidas",
            text: "O número de participantes previsto para hoje já foi atingido. Volte amanhã com este mesmo link.",
        },
        link_mailed: PageNotice {
            heading: "O link foi enviado por e-mail",
            text: "Já existe uma entrevista para este endereço de e-mail. O link está numa mensagem enviada para esse endereço, que pode demorar alguns minutos a chegar; veja também na pasta de spam. Se não chegar nada, fale com {organization}.",
        },
    },
    unsubscribe: UnsubscribePageTexts {
        question: PageNotice {
            heading: "Deixar de receber estas mensagens?",
            text: "{organization} não enviará mais mensagens para o endereço que recebeu este link. O seu \
                   convite e o link continuam válidos.",
        },
        button: "Deixar de receber",
        done: PageNotice {
            heading: "Deixará de receber estas mensagens",
            text: "{organization} não enviará mais mensagens para este endereço. O seu convite continua \
                   válido. Se quiser voltar atrás, fale com {organization}.",
        },
    },
    decline: DeclinePageTexts {
        link: "Não quero participar",
        question: PageNotice {
            heading: "Não quer participar?",
            text: "O seu convite será encerrado e {organization} verá a recusa. Não é preciso indicar o \
                   motivo.",
        },
        button: "Recusar o convite",
        back: "Voltar ao convite",
        done: PageNotice {
            heading: "Convite recusado",
            text: "O seu convite está encerrado e {organization} vê que não vai participar. Se quiser voltar \
                   atrás, fale com {organization}.",
        },
    },
    problems: ErrorPageTexts {
        not_found: PageNotice {
            heading: "Esta página não existe",
            text: "Verifique se o endereço está completo: quando um link ocupa duas linhas, muitas vezes o \
                   fim é cortado. Se estiver completo, fale com quem enviou o link.",
        },
        other_method: PageNotice {
            heading: "Não é possível fazer isso nesta página",
            text: "Abra de novo o link no navegador.",
        },
        unreadable: PageNotice {
            heading: "O formulário não chegou completo",
            text: "Talvez a conexão tenha sido interrompida. Volte à página anterior e envie de novo o \
                   formulário.",
        },
        too_large: PageNotice {
            heading: "O texto é longo demais",
            text: "O formulário aceita apenas um nome, um endereço de e-mail e um código de acesso. Volte à \
                   página anterior e envie de novo com um texto mais curto.",
        },
        wrong_type: PageNotice {
            heading: "Não foi possível ler o formulário",
            text: "Abra de novo o link no navegador e preencha o formulário.",
        },
        foreign_form: PageNotice {
            heading: "Este formulário não veio da nossa página",
            text: "Abra o próprio link no navegador e preencha o formulário.",
        },
        too_many: PageNotice {
            heading: "Muitos envios em pouco tempo",
            text: "Acabam de ser enviados muitos formulários a partir da sua conexão. Aguarde um minuto e \
                   envie novamente o seu.",
        },
        unavailable: PageNotice {
            heading: "Um momento, por favor",
            text: "Neste momento, não é possível mostrar esta página. O seu link continua válido. Tente de \
                   novo daqui a um minuto.",
        },
        failed: PageNotice {
            heading: "Ocorreu um erro do nosso lado",
            text: "O erro não foi seu e ficou anotado. Tente de novo mais tarde com este mesmo link.",
        },
    },
    moment: DateTimeFormat {
        pattern: "{day} de {month} de {year}, {time} (UTC)",
        day_pattern: "{day} de {month}",
        month_pattern: "{month} de {year}",
        first_day: "1",
        months: [
            "janeiro",
            "fevereiro",
            "março",
            "abril",
            "maio",
            "junho",
            "julho",
            "agosto",
            "setembro",
            "outubro",
            "novembro",
            "dezembro",
        ],
    },
};
