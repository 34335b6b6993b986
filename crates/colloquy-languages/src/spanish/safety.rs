use crate::safety::SafetyTexts;
use colloquy_word_list::words;

pub const SAFETY: SafetyTexts = SafetyTexts {
    self_harm: "Gracias por contármelo. Me lo tomo muy en serio, pero soy una IA y no puedo ayudar en caso \
                de peligro: llame ahora {emergency} o a alguien de confianza.",
    violence: "Gracias por contármelo. Me lo tomo muy en serio, pero soy una IA y no puedo proteger a \
               nadie: llame ahora {emergency} o a alguien de confianza.",
    medical: "Gracias por contármelo. Parece grave, pero soy una IA y no puedo ayudar en una emergencia: \
              llame ahora mismo {emergency}, o pida a alguien cercano que lo haga.",
    emergency: "al número de emergencias de su zona",
    emergency_number: "al {number}",
    contact: "El contacto de la organización para usted es: {contact}.",
    pause: "La entrevista queda en pausa, y puede terminarla o continuarla.",
    withheld: "Prefiero no hablar de eso.",
    over: words!(
        "en enero, en febrero, en marzo, en abril, en mayo, en junio, en julio, en agosto, en septiembre, en octubre, en noviembre, en diciembre, el año pasado, el mes pasado, el verano pasado, el invierno pasado, hace años, hace meses, hace semanas, en aquel entonces, ya está bien, está bien ya, ya se recuperó, nadie necesita"
    ),
    denials: words!(
        "no hay peligro, ningún peligro, nadie corre peligro, nadie está en peligro, \
         no corro peligro, no estoy en peligro, era broma, era una broma, es broma, es una broma, \
         estaba bromeando, una manera de hablar, una forma de hablar, una expresión, es un decir, \
         me ha entendido mal, me has entendido mal, entendió mal, entendido mal, un malentendido, \
         no quería decir eso, no me refería a eso, me refería, quería decir que, nada de eso, \
         qué peligro, no pasa nada, no me pasa nada, no nos pasa nada, todo bien, todo está bien, \
         no se preocupe, no te preocupes, tranquilo que, tranquila que, hablaba de, hablaba del, \
         le hablaba, te hablaba, le decía lo de, no es ninguna emergencia, ninguna emergencia, \
         no necesito ayuda, nadie me amenaza, nadie herido, por dios no"
    ),
    still: words!("ahora, ahora mismo, hoy, todavía, otra vez, sigue"),
};
