use crate::sentence_forms::{SentenceForms, unchanged};
use colloquy_word_list::words;

pub const FORMS: SentenceForms = SentenceForms {
    forms: &[
        (
            "[la conversazione|l'intervista|il colloquio|le domande] [deve|devono|dovrebbe|dovrebbero] [affrontare|toccare|trattare|coprire|includere|esplorare|riguardare] {x*}",
            "Temi:{x-}",
        ),
        ("[chiedi|chiedere|chiedete|chieda] [a tutti|] un voto {x*}", "Che voto darebbe {x}?"),
        (
            "quando {x} , [chiedi|chiedere|chieda|chiedete|chiedigli|chiedile|chiedi loro|chiedete loro|si chiede|si chiederà|gli si chiede|le si chiede|gli si chiederà|le si chiederà|domanda|domandare|domandate|l'intervistatore chiede|l'intervistatore gli chiede|l'intervistatore chiederà] [anche|] {y*}",
            "Se {x}, chiedi {y}",
        ),
        (
            "[va|vanno|andrà|andranno] [poi|anche|quindi|inoltre|infine|] [approfondito|approfondita|approfonditi|approfondite|esplorato|esplorata|esplorati|esplorate|indagato|indagata|affrontato|affrontata|affrontati|affrontate|trattato|trattata] {x*}",
            "Approfondisci {x}",
        ),
        (
            "{x} [va|vanno|andrà|andranno|deve essere|devono essere] [approfondito|approfondita|approfonditi|approfondite|esplorato|esplorata|esplorati|esplorate|indagato|indagata|affrontato|affrontata|affrontati|affrontate|trattato|trattata|trattati|trattate]",
            "Temi:{x-}",
        ),
        (
            "[vorremmo|vogliamo|vorrei|voglio|desideriamo|ci piacerebbe] [sentire|ascoltare|intervistare|parlare con] chi {x*}",
            "Parla con le persone che {x}",
        ),
        ("{x*} , [raccontare|raccontarlo|raccontarla|descrivere|descriverlo|descriverla|spiegare]", "{x}"),
        (
            "se [menzionano|menziona|parlano di|parla di|nominano|nomina|accennano a|accenna a|qualcuno menziona|qualcuno parla di|la persona menziona|la persona parla di] {x} , {restraint}",
            "Non menzionare {x}",
        ),
        (
            "? [chiudere con|chiudi con|chiuda con|concludere con|concludi con|finire con|per finire|per chiudere|per concludere|ultima domanda] : {x*}",
            "{x}",
        ),
    ],
    restraints: words!("non insistere, non insista, senza insistere, non approfondire, non forzare"),
    more_people: &[],
    examples: &[],
    children: &[],
    with_capitals: unchanged,
    to_one: unchanged,
};
