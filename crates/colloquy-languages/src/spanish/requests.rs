use crate::requests::{ConversationRequestReplies, ConversationRequests};

pub const REQUESTS: ConversationRequests = ConversationRequests {
    wait: "un momento, un segundo, un minuto por favor, un momentito, un segundito, espere, espera un, espera que, espere que, déjeme pensar, déjame pensar, deje que piense, deja que piense, tengo que pensar, tengo que pensarlo, llaman a la puerta, están llamando a la puerta, está sonando el teléfono, me suena el teléfono, me está sonando, ahora vuelvo, enseguida vuelvo, vuelvo enseguida, deme un, dame un",
    interruptions: "mi hijo, mi hija, el niño, la niña, los niños, el bebé, mi madre, mi marido, mi mujer, el perro, el gato, la puerta, el timbre, el teléfono, el móvil, el horno, la olla, el cartero, un paquete, llora, está llorando, llama, me llaman, llaman, mi jefe, mi jefa, un compañero, una compañera, un cliente, una clienta, tengo que, hay alguien, viene alguien",
    interrupted: "no había terminado, no había acabado, no he terminado de hablar, no he acabado de hablar, déjeme terminar, déjame terminar, déjeme acabar, déjame acabar, puedo terminar, me ha interrumpido, me has interrumpido, me interrumpió usted, no me interrumpa, no me interrumpas, me ha cortado usted, me has cortado, me corta usted, me cortaste, todavía estoy hablando, todavía estaba hablando, aún estaba hablando, aún estoy hablando, sigo hablando",
    later: "hacerlo más tarde, hacerlo luego, hacer esto más tarde, hacer esto luego, hacerlo en otro momento, hacer esto en otro momento, hacerlo otro día, seguir más tarde, seguir luego, continuar más tarde, continuar luego, terminar más tarde, terminar luego, volver más tarde, en otro momento mejor, mejor en otro momento, me queda poca batería, estoy sin batería, no es buen momento, no es un buen momento, es mal momento, me pilla mal, me pilla en mal, me queda no me queda batería, poca batería, se me acaba la batería, quedando sin batería",
    presence: "sigue ahí, sigues ahí, está usted ahí, estás ahí, está ahí, me oye, me oyes, me escucha, me escuchas, puede oírme, puedes oírme, hay alguien ahí, hay alguien",
    writing: "prefiero escribir, preferiría escribir, prefiero teclear, puedo escribir, puedo escribirlo, puedo teclear, podría escribir, responder por escrito, contestar por escrito, escribir mis respuestas, escribir la respuesta, escribir mi respuesta, no puedo hablar ahora, ahora no puedo hablar, no puedo hablar en voz alta",
    reading: "soy sordo, soy sorda, oigo mal, no oigo bien, puede escribirlo, puedes escribirlo, puede escribir la pregunta, puedes escribir la pregunta, puedo leer la pregunta, puedo leerlo, puedo ver la pregunta, hay subtítulos, con subtítulos",
    voluntary: "tengo que responder, tengo que contestar, debo responder, debo contestar, estoy obligado, estoy obligada, es obligatorio, es voluntario, qué pasa si no respondo, qué pasa si no contesto, qué pasa si no quiero, qué pasa si no quiero contestar, qué pasa si no quiero responder, y si no quiero, y si no quiero contestar, y si no quiero responder, y si no respondo, y si no contesto, puedo negarme, puedo saltarme, puedo saltar",
    withdrawal: "puedo borrar, puede borrar, puedes borrar, podría borrar, puedo eliminar, puede eliminar, puedes eliminar, borrar mis respuestas, borrar lo que, eliminar mis respuestas, borrar la grabación, eliminar la grabación, borrar mis datos, eliminar mis datos, retirar mis respuestas, retirar lo que, retirar mi respuesta, no apunte eso, no apuntes eso, no anote eso, no anotes eso, no escriba eso, no escribas eso, no grabe eso, no grabes eso, olvide lo que, olvida lo que he",
    formal: ConversationRequestReplies {
        wait: "Por supuesto, tómese su tiempo.",
        interrupted: "Perdone la interrupción. Siga, por favor.",
        later: "Por supuesto. Puede cerrar esta página y seguir más tarde, hoy mismo, con el mismo enlace; no se pierde nada de lo que ha dicho.",
        presence: "Sí, aquí estoy.",
        writing: "También puede escribir sus respuestas en esta página.",
        reading: "Todo lo que digo aparece también escrito en esta página.",
        voluntary: "No tiene que responder, y puede parar cuando quiera.",
        withdrawal: "Puede retirar sus respuestas: en la última página de esta entrevista hay un enlace para ello.",
    },
    informal: ConversationRequestReplies {
        wait: "Por supuesto, tómate tu tiempo.",
        interrupted: "Perdona la interrupción. Sigue, por favor.",
        later: "Por supuesto. Puedes cerrar esta página y seguir más tarde, hoy mismo, con el mismo enlace; no se pierde nada de lo que has dicho.",
        presence: "Sí, aquí estoy.",
        writing: "También puedes escribir tus respuestas en esta página.",
        reading: "Todo lo que digo aparece también escrito en esta página.",
        voluntary: "No tienes que responder, y puedes parar cuando quieras.",
        withdrawal: "Puedes retirar tus respuestas: en la última página de esta entrevista hay un enlace para ello.",
    },
};
