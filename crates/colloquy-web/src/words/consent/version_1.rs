//! Version 1.

use super::ConsentText;
use colloquy_domain::language::Language;

pub fn text(language: Language) -> &'static ConsentText {
    match language {
        Language::English => &ENGLISH,
        Language::French => &FRENCH,
        Language::German => &GERMAN,
        Language::Spanish => &SPANISH,
        Language::Italian => &ITALIAN,
        Language::Portuguese => &PORTUGUESE,
        Language::Dutch => &DUTCH,
    }
}

const ENGLISH: ConsentText = ConsentText {
    recorded: "The conversation is recorded and transcribed for {organization}. You will be asked for your consent before it starts.",
    kept: "{organization} can listen to the recording and read the transcript. Both are kept until {organization} deletes them.",
    statement: "I agree that an AI interviews me and that my answers are recorded, transcribed and analysed for {organization}.",
};

const FRENCH: ConsentText = ConsentText {
    recorded: "La conversation est enregistrée et transcrite pour {organization}. Votre accord vous sera demandé avant de commencer.",
    kept: "{organization} peut écouter l’enregistrement et lire la transcription. Les deux sont conservés jusqu’à leur suppression par {organization}.",
    statement: "J’accepte d’être interrogé par une intelligence artificielle et que mes réponses soient enregistrées, transcrites et analysées pour {organization}.",
};

const GERMAN: ConsentText = ConsentText {
    recorded: "Das Gespräch wird für {organization} aufgezeichnet und verschriftlicht. Vor dem Beginn werden Sie um Ihre Einwilligung gebeten.",
    kept: "{organization} kann die Aufnahme anhören und die Verschriftlichung lesen. Beides wird aufbewahrt, bis {organization} es löscht.",
    statement: "Ich bin einverstanden, dass eine KI mich befragt und dass meine Antworten für {organization} aufgezeichnet, verschriftlicht und ausgewertet werden.",
};

const SPANISH: ConsentText = ConsentText {
    recorded: "La conversación se graba y se transcribe para {organization}. Antes de empezar se le pedirá su consentimiento.",
    kept: "{organization} puede escuchar la grabación y leer la transcripción. Ambas se conservan hasta que {organization} las elimine.",
    statement: "Acepto que una inteligencia artificial me entreviste y que mis respuestas se graben, se transcriban y se analicen para {organization}.",
};

const ITALIAN: ConsentText = ConsentText {
    recorded: "La conversazione viene registrata e trascritta per {organization}. Prima di iniziare Le sarà chiesto il consenso.",
    kept: "{organization} può ascoltare la registrazione e leggere la trascrizione. Entrambe sono conservate finché {organization} non le elimina.",
    statement: "Accetto di essere intervistato da un’intelligenza artificiale e che le mie risposte siano registrate, trascritte e analizzate per {organization}.",
};

const PORTUGUESE: ConsentText = ConsentText {
    recorded: "A conversa é gravada e transcrita para {organization}. Antes de começar, será pedido o seu consentimento.",
    kept: "{organization} pode ouvir a gravação e ler a transcrição. Ambas são guardadas até que {organization} as apague.",
    statement: "Aceito que uma inteligência artificial me entreviste e que as minhas respostas sejam gravadas, transcritas e analisadas para {organization}.",
};

const DUTCH: ConsentText = ConsentText {
    recorded: "Het gesprek wordt opgenomen en uitgeschreven voor {organization}. Voordat het begint, wordt u om toestemming gevraagd.",
    kept: "{organization} kan de opname beluisteren en het transcript lezen. Beide worden bewaard tot {organization} ze verwijdert.",
    statement: "Ik ga ermee akkoord dat een AI mij interviewt en dat mijn antwoorden voor {organization} worden opgenomen, uitgeschreven en geanalyseerd.",
};
