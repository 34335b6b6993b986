//! Words for how to hold an interview. A sentence that has no others names nothing to ask about.

use crate::Language;
use colloquy_word_list::words;

/// Returns the words for a style in a language, and the words that may stand between them.
pub fn interview_styles(language: Language) -> (&'static [&'static str], &'static [&'static str]) {
    match language {
        Language::English => (
            words!(
                "formal, informal, warm, friendly, polite, courteous, brief, concise, short, light, calm, relaxed, casual, chatty, patient, neutral, professional, respectful, gentle, tactful, sensitive, kind, honest, personal, plain, simple, serious, cheerful, discreet"
            ),
            words!(
                "and, but, not, too, very, rather, quite, a, bit, please, always, yet, tone, style, english, language, more, than"
            ),
        ),
        Language::German => (
            words!(
                "förmlich, formell, informell, warm, warmherzig, herzlich, freundlich, höflich, kurz, knapp, sachlich, locker, leicht, ruhig, entspannt, geduldig, neutral, professionell, respektvoll, behutsam, taktvoll, einfühlsam, wertschätzend, offen, ehrlich, persönlich, einfach, ernst, diskret, zugewandt, verbindlich"
            ),
            words!(
                "und, aber, nicht, zu, sehr, eher, gern, gerne, bitte, immer, doch, dabei, ein, bisschen, ton, stil, sprache, stets, dennoch, trotzdem, als"
            ),
        ),
        Language::Dutch => (
            words!(
                "formeel, informeel, warm, hartelijk, vriendelijk, beleefd, kort, bondig, zakelijk, luchtig, rustig, ontspannen, gemoedelijk, geduldig, neutraal, professioneel, respectvol, voorzichtig, tactvol, invoelend, eerlijk, persoonlijk, eenvoudig, serieus, discreet, losjes, open"
            ),
            words!(
                "en, maar, niet, te, heel, erg, eerder, graag, altijd, toch, een, beetje, toon, stijl, taal, wel, dan"
            ),
        ),
        Language::French => (
            words!(
                "formel, informel, chaleureux, amical, poli, courtois, bref, concis, léger, calme, détendu, patient, neutre, professionnel, respectueux, simple, sérieux, discret, bienveillant"
            ),
            words!("et, mais, pas, trop, très, plutôt, un, peu, toujours, ton, style"),
        ),
        Language::Spanish => (
            words!(
                "formal, informal, cálido, amable, cordial, cortés, breve, conciso, ligero, tranquilo, relajado, paciente, neutral, profesional, respetuoso, sencillo, serio, discreto, cercano"
            ),
            words!("y, pero, no, demasiado, muy, más, bien, un, poco, siempre, tono, estilo"),
        ),
        Language::Italian => (
            words!(
                "formale, informale, caloroso, amichevole, cordiale, cortese, breve, conciso, leggero, calmo, rilassato, paziente, neutro, professionale, rispettoso, semplice, serio, discreto"
            ),
            words!("e, ma, non, troppo, molto, piuttosto, un, po, sempre, tono, stile"),
        ),
        Language::Portuguese => (
            words!(
                "formal, informal, caloroso, amigável, cordial, educado, breve, conciso, leve, calmo, descontraído, paciente, neutro, profissional, respeitoso, simples, sério, discreto"
            ),
            words!("e, mas, não, demasiado, muito, mais, um, pouco, sempre, tom, estilo"),
        ),
    }
}
