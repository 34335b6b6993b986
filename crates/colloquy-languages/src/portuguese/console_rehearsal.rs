use crate::console_rehearsal::RehearsalTexts;

pub const REHEARSAL: RehearsalTexts = RehearsalTexts {
    rehearse: "Ensaiar",
    heading: "Ensaio",
    title: "Ensaio: {title}",
    lead: "Faça a entrevista antes de convidar alguém. Um ensaio não conta para nada: não é gravado, não aparece em nenhuma lista ou resultado, não gasta minutos e é eliminado no fim.",
    begin: "Começar o ensaio",
    running: "O ensaio está pronto",
    running_lead: "A entrevista abre-se num novo separador, apenas neste navegador. Volte aqui quando terminar. Se ficar parada meia hora, é eliminada.",
    open: "Abrir a entrevista",
    show_outcome: "Mostrar o resultado",
    end: "Terminar e eliminar",
    ending: "O resumo está a ser escrito",
    ending_lead: "O ensaio terminou. Costuma demorar alguns segundos.",
    deleted: "Este ensaio foi eliminado",
    deleted_lead: "Só vê o resultado desta vez. Se sair da página ou a recarregar, desaparece.",
    covered: "Temas abordados",
    again: "Ensaiar outra vez",
    marked_title: "Ensaio: {title}",
    marked_intro: "Isto é um ensaio. Abaixo lê o que as pessoas convidadas vão ler. Ao contrário da delas, a sua conversa não é gravada, e tudo o que disser é eliminado no fim.",
};
