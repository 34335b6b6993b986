use crate::page::PageNotice;
use crate::session::{
    ConsentStepTexts, InterviewPageTexts, InterviewStepTexts, MicrophoneCheckTexts, PageScriptTexts,
    WhatToExpectTexts,
};

pub const SESSION: InterviewPageTexts = InterviewPageTexts {
    expect: WhatToExpectTexts {
        typed: "É uma entrevista conduzida por uma inteligência artificial, que faz as perguntas em voz alta: basta escrever as suas respostas, com as suas próprias palavras.",
        minutes: "Duração: no máximo {count} min de conversa.",
        answers: "Respostas: no máximo {count}.",
        freedom: "Pode fazer uma pausa quando quiser, continuar mais tarde com este mesmo link e escrever as \
                  respostas em vez de falar. Não é preciso responder a todas as perguntas.",
    },
    no_script: PageNotice {
        heading: "Esta página precisa de JavaScript",
        text: "A entrevista acontece nesta página, mas o JavaScript não está ativo no seu navegador. Ative o \
               JavaScript para esta página ou abra o link em outro navegador.",
    },
    consent: ConsentStepTexts {
        heading: "O seu consentimento",
        declined: "Se não concordar, basta fechar esta página: nada foi gravado.",
        button: "Aceitar e continuar",
        given: "Ao começar, aceitou a gravação. O seu consentimento continua válido.",
        resume: "Continuar a entrevista",
    },
    check: MicrophoneCheckTexts {
        heading: "Teste de som",
        asking: "O navegador pergunta se esta página pode usar o microfone. Autorize, por favor.",
        microphone: "Microfone",
        level: "Nível do microfone",
        speak: "Diga algumas palavras: a barra reage quando a sua voz é captada.",
        loudspeaker: "Saída de som",
        play: "Ouvir um som",
        unheard: "Se não ouvir nada, aumente o volume ou veja se há fones de ouvido ligados.",
        start: "Começar a entrevista",
        typing: "Escrever as respostas",
        again: "Tentar de novo",
    },
    interview: InterviewStepTexts {
        heading: "A sua entrevista",
        conversation: "Conversa",
        controls: "Comandos da entrevista",
        repeat: "Repetir a pergunta",
        type_answer: "Escrever uma resposta",
        answer: "A sua resposta",
        send: "Enviar",
        end: "Terminar",
        end_question: "Terminar a entrevista?",
        end_meaning: "O que disse até agora fica guardado, mas depois não poderá continuar a entrevista. Se só precisar de um intervalo, escolha “Pausa”.",
        end_confirm: "Terminar a entrevista",
        end_cancel: "Voltar à entrevista",
        try_now: "Tentar agora",
        sound_on: "Ligar o som",
    },
    live: PageScriptTexts {
        consent_missing: "Se concordar, marque a caixa. Sem isso, a entrevista não pode começar.",
        consent_failed: "Não foi possível enviar. Verifique a sua conexão e tente de novo.",
        unnamed_microphone: "Microfone {count}",
        quiet: "Ainda não se ouve nada. Verifique se escolheu o microfone certo e se ele está ligado.",
        refused: PageNotice {
            heading: "O acesso ao microfone está bloqueado",
            text: "Pode permitir o acesso no seu navegador: escolha o ícone ao lado do endereço da página, \
                   permita o microfone e tente de novo. Se preferir, responda por escrito.",
        },
        no_microphone: PageNotice {
            heading: "Não foi encontrado nenhum microfone",
            text: "Verifique se há um microfone ligado e tente de novo, ou responda por escrito.",
        },
        busy: PageNotice {
            heading: "O microfone não pode ser usado neste momento",
            text: "Talvez o microfone esteja em uso por outro programa ou numa chamada. Feche o programa ou \
                   termine a chamada e tente de novo. Se preferir, responda por escrito.",
        },
        in_app: PageNotice {
            heading: "Nesta janela não é possível usar o microfone",
            text: "Parece que esta página está aberta dentro de outro programa. Para falar, copie o endereço \
                   para um navegador, como o Safari, o Chrome ou o Firefox. Também pode responder por \
                   escrito aqui mesmo.",
        },
        insecure: PageNotice {
            heading: "O seu navegador não permite usar o microfone aqui",
            text: "Esta página foi aberta por uma conexão sem criptografia, e nesse caso os navegadores não \
                   permitem usar o microfone. Pode responder por escrito. Quem enviou o link pode resolver o \
                   problema.",
        },
        connecting: "Conexão em curso…",
        speaking: "É a vez da IA – ouça, por favor",
        listening: "É a sua vez – fale, por favor",
        typing_only: "É a sua vez – escreva, por favor",
        thinking: "Um instante, por favor…",
        paused: "Em pausa – nada é gravado",
        paused_silence: "Em pausa, porque não se ouvia nada",
        paused_disconnected: "Em pausa, porque a conexão caiu",
        muted: "O seu microfone está desligado",
        interviewer: "IA",
        you: "Resposta",
        mute: "Desligar o microfone",
        unmute: "Ligar o microfone",
        pause: "Pausa",
        go_on: "Continuar",
        correct: "Corrigir",
        correction: "A sua resposta corrigida",
        too_long: "Este texto tem {count} caracteres, e só é possível enviar 10\u{a0}000 de cada vez. \
                   Encurte o texto ou envie por partes.",
        save: "Confirmar",
        cancel: "Cancelar",
        lost: "A conexão caiu. Nova tentativa em curso.",
        lost_kept: "Pode continuar a falar: o próximo meio minuto não se perde.",
        lost_long: "Ainda não há conexão. Verifique o acesso à Internet, por favor. Também pode voltar mais \
                    tarde com este mesmo link.",
        ends_later: "A entrevista termina assim que a conexão voltar.",
        found: "A conexão voltou.",
        sound_blocked: "O seu navegador bloqueou o som.",
        microphone_lost: "O microfone deixou de estar disponível. Pode escrever as suas respostas; para \
                          voltar a falar, ligue o microfone e recarregue esta página.",
        not_understood: "Não foi possível entender bem. Repita, por favor.",
        offer_typing: "Se falar não funcionar bem, pode escrever a sua resposta.",
        still_there: "Ainda está aí? Não há pressa.",
        one_minute: "Falta cerca de um minuto.",
        last_answer: "Esta é a última resposta.",
        recognition_late: "Neste momento, entender a sua resposta leva um pouco mais de tempo. Nada se \
                           perde.",
        loud_background: "Há muito ruído à sua volta. Se as suas palavras não forem entendidas, pode \
                          escrever as respostas.",
        hears_fetching: "O reconhecimento de voz ainda está em preparação; por agora, escreva as suas \
                         respostas.",
        hears_language: "Não é possível reconhecer a voz nesta língua; escreva as suas respostas.",
        hears_nothing: "Neste momento, não é possível reconhecer a voz; escreva as suas respostas.",
        ended: PageNotice {
            heading: "Agradecemos o seu tempo",
            text: "A entrevista está concluída e recebemos as suas respostas. Pode fechar esta página.",
        },
        ended_by_limit: PageNotice {
            heading: "Agradecemos o seu tempo",
            text: "Foi atingido o tempo ou o número de respostas previsto para esta entrevista. Recebemos as suas respostas. Pode fechar esta página.",
        },
        ended_by_invitee: PageNotice {
            heading: "Agradecemos o seu tempo",
            text: "A entrevista terminou, como pediu. Recebemos o que disse. Pode fechar esta página.",
        },
        replaced: PageNotice {
            heading: "A entrevista continua em outro lugar",
            text: "Este link foi aberto em outra janela ou em outro dispositivo, e a entrevista continua lá. \
                   Pode fechar esta página.",
        },
        take_back: "Continuar aqui",
    },
};
