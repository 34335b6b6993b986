use crate::sentence_forms::{SentenceForms, unchanged};
use colloquy_word_list::words;

pub const FORMS: SentenceForms = SentenceForms {
    forms: &[
        (
            "[la conversación|la entrevista|la charla|las preguntas] [debe|deben|debería|deberían|tiene que|tienen que] [abordar|incluir|cubrir|tratar|explorar|recoger] {x*}",
            "Temas:{x-}",
        ),
        (
            "[pide|pídeles|pedir|pedirles|pida] [a todos|] una [nota|puntuación|valoración] {x*}",
            "¿Qué nota pondría {x}?",
        ),
        (
            "cuando {x} , [pregunta|pregunte|preguntar|pregúntale|pregúnteles|pregúntales|preguntarle|preguntarles|se pregunta|se le pregunta|se les pregunta|se preguntará|se le preguntará|se les preguntará|el entrevistador pregunta|el entrevistador le pregunta|el entrevistador preguntará|el entrevistador le preguntará] [también|además|] {y*}",
            "Si {x}, pregunta {y}",
        ),
        (
            "[a la|al|a las|a los|a cada] {p4} se [le|les] [pregunta|preguntará|preguntan] [primero|después|luego|también|además|] {x*?}",
            "Pregunta {x}",
        ),
        (
            "[serán|será|son|es] [abordados|abordadas|abordado|abordada|tratados|tratadas|explorados|exploradas] {x*}",
            "Temas:{x-}",
        ),
        (
            "[deben|debe|deberán|deberá|conviene que se] [abordarse|tratarse|explorarse|cubrirse|aborden|traten|exploren] {x*}",
            "Temas:{x-}",
        ),
        ("{x} [deben|debe|deberán|deberá] [abordarse|tratarse|explorarse|cubrirse]", "Temas:{x-}"),
        (
            "[queremos|quisiéramos|nos gustaría|quiero|me gustaría|deseamos] [escuchar a|oír a|hablar con|entrevistar a] [quienes|quien] {x*}",
            "Habla con las personas que {x}",
        ),
        (
            "{x*} , [contar|contarlo|contarla|que lo cuenten|que la cuenten|describir|describirlo|describirla|explicar|explicarlo]",
            "{x}",
        ),
        (
            "[si|cuando] [mencionan|menciona|mencionen|mencione|hablan de|habla de|hablen de|sacan|saca|alguien menciona|alguien habla de|alguien saca|la persona menciona|la persona habla de] {x} , {restraint}",
            "No menciones {x}",
        ),
        (
            "? [cerrar|cerrar con|cierra con|cierre con|terminar con|termina con|acabar con|para cerrar|para terminar|para acabar|última pregunta|pregunta final] : {x*}",
            "{x}",
        ),
        (
            "se [profundiza|profundizará|indaga|indagará] [también|asimismo|además|] en {x*}",
            "Profundiza en {x}",
        ),
        (
            "[se aborda|se abordan|se abordará|se abordarán|se explora|se explorará] [asimismo|también|después|luego|a continuación|por último] {x*}",
            "Aborda {x}",
        ),
    ],
    restraints: words!(
        "no insistas, no insistir, no insista, sin insistir, no profundizar, no profundices, no ahondar, no ahondes"
    ),
    more_people: &[],
    examples: &[],
    children: &[],
    with_capitals: unchanged,
    to_one: unchanged,
};
