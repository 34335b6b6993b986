use crate::safety::SafetyTexts;
use colloquy_word_list::words;

pub const SAFETY: SafetyTexts = SafetyTexts {
    self_harm: "Grazie per avermelo detto. Lo prendo molto sul serio, ma sono un'IA e non posso aiutare in \
                caso di pericolo: chiami subito {emergency} o una persona di fiducia.",
    violence: "Grazie per avermelo detto. Lo prendo molto sul serio, ma sono un'IA e non posso proteggere \
               nessuno: se qualcuno è a rischio, chiami subito {emergency} o una persona di fiducia.",
    medical: "Grazie per avermelo detto. Sembra grave, ma sono un'IA e non posso aiutare in un'emergenza: \
              chiami subito {emergency}, oppure lo chieda a chi Le sta vicino.",
    emergency: "il numero di emergenza locale",
    emergency_number: "il {number}",
    contact: "Il contatto dell'organizzazione per Lei è: {contact}.",
    pause: "L'intervista è in pausa, e può terminarla o riprenderla.",
    withheld: "Preferisco non parlarne.",
    over: words!(
        "a gennaio, a febbraio, a marzo, ad aprile, a maggio, a giugno, a luglio, ad agosto, a settembre, a ottobre, a novembre, a dicembre, l'anno scorso, il mese scorso, l'estate scorsa, l'inverno scorso, anni fa, mesi fa, settimane fa, allora, ora sta bene, adesso sta bene, sta bene, si è ripreso, nessuno ha bisogno"
    ),
    denials: words!(
        "nessun pericolo, non c'è pericolo, non c'è nessun pericolo, nessuno è in pericolo, \
         non sono in pericolo, non è che sono in pericolo, era uno scherzo, scherzavo, \
         stavo scherzando, un modo di dire, un'espressione, mi ha frainteso, mi hai frainteso, \
         ha frainteso, ha capito male, hai capito male, un malinteso, un equivoco, \
         non volevo dire questo, non intendevo questo, intendevo il, intendevo la, intendevo lo, \
         intendevo l'esame, intendevo dire, intendevo solo, volevo solo dire, volevo dire, \
         niente del genere, tutto qui, quale pericolo, che pericolo, va tutto bene, tutto bene, \
         tutto a posto, non si preoccupi, non ti preoccupare, non preoccuparti, stia tranquillo, \
         stia tranquilla, tranquillo, tranquilla, parlavo di, parlavo del, parlavo della, \
         parlavo dei, nessuna emergenza, non ho bisogno di aiuto, non è successo niente, \
         non è successo nulla, nessuno si è fatto male, per carità no"
    ),
    still: words!("in questo momento, oggi, ancora, di nuovo, proprio ora"),
};
