use crate::console_preview::PreviewTexts;

pub const PREVIEW: PreviewTexts = PreviewTexts {
    heading: "Pré-visualização",
    lead: "Acompanha o que escreve. Ainda não foi criado nada.",
    updated: "Pré-visualização atualizada. Perguntas: {count}.",
    limited: "Houve muitas alterações em pouco tempo. A pré-visualização continua dentro de momentos.",
    failed: "De momento, não é possível carregar a pré-visualização.",
    too_short: "Assim que o pedido tiver 10 carateres, verá aqui o que será perguntado.",
    by_rules: "Escrito por regras. Quando a entrevista for criada, a redação pode ser outra.",
    by_rules_before_model: "Escrito por regras enquanto escreve. O botão «Pré-visualizar» em baixo consulta o modelo de linguagem, que pode usar outras palavras.",
    by_model: "Escrito pelo modelo de linguagem.",
    write_again: "Escrever de novo",
    play: "Ouvir a voz",
    stop: "Parar",
    loading: "A amostra está a carregar.",
    sample_failed: "De momento, não é possível reproduzir a amostra.",
};
