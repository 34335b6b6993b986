use crate::safety::SafetyTexts;
use crate::word_list::words;

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
    still: words!("neste momento, hoje, ainda, outra vez, de novo"),
};
