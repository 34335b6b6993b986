use crate::safety::SafetyTexts;
use colloquy_word_list::words;

pub const SAFETY: SafetyTexts = SafetyTexts {
    self_harm: "Agradeço por contar isso. Levo isso a sério, mas sou uma IA e não posso ajudar em \
                caso de perigo: ligue agora para {emergency} ou para alguém de confiança.",
    violence: "Agradeço por contar isso. Levo isso a sério, mas sou uma IA e não posso proteger \
               ninguém: havendo risco, ligue agora para {emergency} ou para alguém de confiança.",
    medical: "Agradeço por contar isso. Parece grave, mas sou uma IA e não posso ajudar numa emergência: \
              ligue agora para {emergency}, ou peça a alguém por perto que ligue.",
    emergency: "o número de emergência local",
    emergency_number: "o {number}",
    contact: "Para estes casos, a organização indica: {contact}.",
    pause: "A entrevista está em pausa, e pode continuar ou parar.",
    withheld: "Prefiro não falar sobre isso.",
    over: words!(
        "em janeiro, em fevereiro, em março, em abril, em maio, em junho, em julho, em agosto, em setembro, em outubro, em novembro, em dezembro, no ano passado, no mês passado, no verão passado, no inverno passado, há anos, há meses, há semanas, na altura, na época, já está bem, está bem agora, recuperou, ninguém precisa"
    ),
    denials: words!(
        "não há perigo, não tem perigo, nenhum perigo, perigo nenhum, ninguém está em perigo, \
         ninguém corre perigo, não estou em perigo, não corro perigo, era brincadeira, \
         foi brincadeira, é brincadeira, estava brincando, tava brincando, estava a brincar, \
         modo de dizer, maneira de dizer, maneira de falar, jeito de falar, força de expressão, \
         é só uma expressão, me entendeu mal, entendeu mal, entendeu errado, percebeu mal, \
         um mal-entendido, mal entendido, não foi isso que quis dizer, \
         não era isso que queria dizer, não foi isso que eu quis dizer, eu quis dizer, \
         queria dizer que, nada disso, que perigo, qual perigo, não é nada, não há nada, \
         não se passa nada, não aconteceu nada, está tudo bem, tá tudo bem, não se preocupe, \
         não te preocupes, fique tranquilo, fique tranquila, falava de, falava do, falava da, \
         estava a falar, estava falando, tava falando, não é emergência, nenhuma emergência, \
         não preciso de ajuda, ninguém se machucou, ninguém se magoou, deus me livre"
    ),
    still: words!("neste momento, hoje, ainda, outra vez, de novo"),
};
