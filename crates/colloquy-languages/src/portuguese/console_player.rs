use crate::console_player::PlayerTexts;

pub const PLAYER: PlayerTexts = PlayerTexts {
    heading: "Gravação",
    play: "Reproduzir",
    pause: "Pausar",
    position: "Posição",
    speed: "Velocidade",
    follow: "Acompanhar a transcrição",
    keyboard: "Teclado",
    keyboard_lead: "As teclas funcionam enquanto o foco estiver no leitor.",
    key_play: "Reproduzir ou pausar",
    key_seconds: "Cinco segundos para trás ou para a frente",
    page_up: "Página anterior",
    page_down: "Página seguinte",
    key_messages: "Mensagem anterior ou seguinte",
    home: "Início",
    end: "Fim",
    key_ends: "Ir para o início ou para o fim",
    unavailable: "De momento, não é possível reproduzir a gravação. Talvez ainda não esteja guardada. Tente novamente mais tarde.",
};
