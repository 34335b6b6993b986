use crate::consent::{ConsentText, ConsentTextVersions};

pub const CONSENT: ConsentTextVersions = ConsentTextVersions {
    version_1: ConsentText {
        recorded: "La conversazione viene registrata e trascritta per {organization}. Prima di iniziare Le sarà chiesto il consenso.",
        kept: "{organization} può ascoltare la registrazione e leggere la trascrizione. Entrambe sono conservate finché {organization} non le elimina.",
        statement: "Accetto di essere intervistato da un’intelligenza artificiale e che le mie risposte siano registrate, trascritte e analizzate per {organization}.",
    },
};
