use crate::consent::{ConsentPeriodTexts, ConsentText, ConsentTextVersions};

pub const CONSENT: ConsentTextVersions = ConsentTextVersions {
    version_1: ConsentText {
        recorded: "La conversazione viene registrata e trascritta per {organization}. Prima di iniziare Le sarà chiesto il consenso.",
        kept: "{organization} può ascoltare la registrazione e leggere la trascrizione. Entrambe sono conservate finché {organization} non le elimina.",
        statement: "Accetto di essere intervistato da un’intelligenza artificiale e che le mie risposte siano registrate, trascritte e analizzate per {organization}.",
    },
    version_2: ConsentPeriodTexts {
        both: "{organization} può ascoltare la registrazione e leggere la trascrizione. Entrambe vengono eliminate {recording} dopo la conversazione.",
        recording: "{organization} può ascoltare la registrazione e leggere la trascrizione. La registrazione viene eliminata {recording} dopo la conversazione. La trascrizione è conservata finché {organization} non la elimina.",
        transcript: "{organization} può ascoltare la registrazione e leggere la trascrizione. La trascrizione viene eliminata {transcript} dopo la conversazione. La registrazione è conservata finché {organization} non la elimina.",
        each: "{organization} può ascoltare la registrazione e leggere la trascrizione. La registrazione viene eliminata {recording} dopo la conversazione, la trascrizione {transcript} dopo la conversazione.",
        one_day: "un giorno",
        days: "{count} giorni",
    },
};
