use crate::safety::SafetyTexts;
use crate::word_list::words;

pub const SAFETY: SafetyTexts = SafetyTexts {
    self_harm: "Agradeço por me contar isto. Levo muito a sério, mas sou uma IA e não posso ajudar em caso \
                de perigo: ligue agora para {emergency} ou para alguém de confiança.",
    violence: "Agradeço por me contar isto. Levo muito a sério, mas sou uma IA e não posso proteger \
               ninguém: havendo risco, ligue agora para {emergency} ou para alguém de confiança.",
    medical: "Agradeço por me contar isto. Parece grave, mas sou uma IA e não posso ajudar numa \
              emergência: ligue agora para {emergency}, ou peça a alguém por perto que o faça.",
    emergency: "o número de emergência local",
    emergency_number: "o {number}",
    contact: "O contato da organização para estes casos é: {contact}.",
    pause: "A entrevista fica em pausa, e pode encerrá-la ou continuar.",
    withheld: "Prefiro não falar sobre isso.",
    over: words!(
        "em janeiro, em fevereiro, em março, em abril, em maio, em junho, em julho, em agosto, em setembro, em outubro, em novembro, em dezembro, no ano passado, no mês passado, no verão passado, no inverno passado, há anos, há meses, há semanas, na altura, na época, já está bem, está bem agora, recuperou, ninguém precisa"
    ),
    still: words!("neste momento, hoje, ainda, outra vez, de novo"),
};
