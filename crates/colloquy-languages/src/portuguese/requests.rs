use crate::requests::{ConversationRequestReplies, ConversationRequests};

pub const REQUESTS: ConversationRequests = ConversationRequests {
    wait: "um momento, um segundo, um minuto por favor, um momentinho, um instante, espere, espera um, espera aí, espera lá, só um segundo, só um minuto, deixe-me pensar, deixa-me pensar, deixa eu pensar, deixe eu pensar, tenho de pensar, tenho que pensar, preciso de pensar, preciso pensar, a campainha, tocaram à porta, estão a tocar à porta, o telefone está a tocar, o telemóvel está a tocar, meu telefone está tocando, o celular está tocando, já volto, volto já, dê-me um, dá-me um, me dá um",
    interruptions: "o meu filho, a minha filha, meu filho, minha filha, o miúdo, a miúda, os miúdos, o bebé, o bebê, a criança, as crianças, a minha mãe, o meu marido, a minha mulher, o cão, o cachorro, o gato, a porta, a campainha, o telefone, o telemóvel, o celular, o forno, a panela, o carteiro, uma encomenda, está a chorar, está chorando, chora, chama, estão a chamar, bateram, o chefe, o meu chefe, um colega, uma colega, um cliente, uma cliente, tenho de, tenho que, preciso de, está alguém, vem alguém",
    interrupted: "não tinha acabado, não tinha terminado, não acabei de falar, não terminei de falar, deixe-me acabar, deixa-me acabar, deixe-me terminar, deixa-me terminar, deixa eu terminar, interrompeu-me, você me interrompeu, interrompeste-me, está a interromper-me, está me interrompendo, não me interrompa, não me interrompas, cortou-me a palavra, você me cortou, ainda estava a falar, ainda estou a falar, ainda estava falando, ainda estou falando",
    later: "fazer isto mais tarde, fazer isso mais tarde, fazer isto depois, fazer isso depois, fazer noutra altura, fazer isto noutra altura, fazer isso em outro momento, fazer em outra hora, continuar mais tarde, continuar depois, acabar mais tarde, terminar mais tarde, terminar depois, voltar mais tarde, não é boa altura, não é uma boa altura, não é um bom momento, não é um bom horário, má altura, tenho pouca bateria, estou sem bateria, bateria está quase a acabar, bateria está quase no fim, bateria está a acabar, bateria está acabando, bateria vai acabar",
    presence: "ainda está aí, ainda estás aí, está aí, estás aí, você está aí, ouve-me, ouves-me, está a ouvir-me, está me ouvindo, consegue ouvir-me, consegue me ouvir, está alguém aí, tem alguém aí",
    writing: "prefiro escrever, preferia escrever, preferiria escrever, prefiro digitar, posso escrever, posso digitar, podia escrever, poderia escrever, responder por escrito, escrever as respostas, escrever as minhas respostas, escrever minhas respostas, escrever a resposta, digitar as respostas, não posso falar agora, agora não posso falar, não posso falar em voz alta",
    reading: "sou surdo, sou surda, ouço mal, não ouço bem, oiço mal, pode escrever isso, podes escrever isso, pode escrever a pergunta, podes escrever a pergunta, posso ler a pergunta, posso ler isso, posso ver a pergunta, há legendas, tem legendas, tem legenda, com legendas",
    voluntary: "tenho de responder, tenho que responder, preciso de responder, preciso responder, sou obrigado, sou obrigada, é obrigatório, é voluntário, é facultativo, o que acontece se não responder, o que acontece se eu não responder, o que acontece se não quiser, o que acontece se eu não quiser, e se não quiser, e se eu não quiser, e se não responder, e se eu não responder, posso recusar, posso saltar, posso pular",
    withdrawal: "posso apagar, pode apagar, podes apagar, podia apagar, poderia apagar, posso eliminar, pode eliminar, podes eliminar, apagar as minhas, apagar minhas, apagar o que, apagar a gravação, eliminar a gravação, apagar os meus dados, apagar meus dados, retirar as minhas respostas, retirar minhas respostas, retirar o que, posso retirar, não escreva isso, não escrevas isso, não anote isso, não anotes isso, não grave isso, não graves isso, esqueça o que eu, esquece o que eu",
    formal: REPLIES,
    informal: REPLIES,
};

const REPLIES: ConversationRequestReplies = ConversationRequestReplies {
    wait: "Claro, sem pressa.",
    interrupted: "Desculpe a interrupção. Continue, por favor.",
    later: "Claro. Pode fechar esta página e continuar mais tarde, ainda hoje, com o mesmo link; nada do que disse se perde.",
    presence: "Sim, estou aqui.",
    writing: "Também pode escrever as suas respostas nesta página.",
    reading: "Tudo o que digo aparece também em texto nesta página.",
    voluntary: "Não tem de responder, e pode parar quando quiser.",
    withdrawal: "Pode retirar as suas respostas: a última página desta entrevista tem um link para isso.",
};
