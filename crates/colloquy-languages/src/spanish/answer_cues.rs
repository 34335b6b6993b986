use crate::answer_cues::{AnswerCues, TenseCues};
use colloquy_word_list::words;

pub const ANSWER_CUES: AnswerCues = AnswerCues {
    settled: "ya funciona, vuelve a funcionar, funciona otra vez, funciona de nuevo, ahora funciona, ahora va bien, ahora ya va, ya va bien, ya está bien, ahora está bien, ahora bien, ya está mejor, va mejor, mejoró, se arregló, ya está arreglado, lo arreglaron, me lo arregl*, nos lo arregl*, se solucionó, está solucionado, solucionado, lo solucionaron, resuelto, se resolvió, por suerte, menos mal, afortunadamente, gracias a dios, me acostumbré, me he acostumbrado, nos acostumbramos, acostumbrada ya, pillé el truco, cogí el truco, cogido el truco, le pillé el, agarré la onda, ya pasó, se pasó, ya es pasado, se disculp*, me pidieron perdón, pidieron disculpas, al final bien, al final todo bien, al final salió bien, desde entonces bien, nada que decir, ninguna queja, no tengo queja, no me puedo quejar",
    trifles: "es un detalle, un detallito, un pequeño detalle, solo un detalle, no es grave, nada grave, no es para tanto, tampoco es para tanto, no pasa nada, da igual, da lo mismo, no tiene importancia, sin importancia, una tontería, una bobada, una cosita, una cosa pequeña, poca cosa, nada importante, no me quejo, no es por quejarme, por poner una pega, por decir algo, es broma, era broma, en broma, de broma, como en todas partes, como en todos lados, podría ser peor",
    private: "me separé, nos separamos, separado, separada, divorci*, mi ex, corté con, embarazada, mi peso, me mira raro, me mira mal, me miran raro, me miran mal",
    interview: "la pregunta, su pregunta, tu pregunta, esa pregunta, esta pregunta, las preguntas, sus preguntas, tus preguntas, la entrevista, esta entrevista, esta encuesta, qué quiere decir, qué quieres decir, a qué se refiere, a qué te refieres, me pregunta, me preguntas, usted me pregunta, no le entiendo, no te entiendo, no entiendo qué, me está escuchando, me escucha, me escuchas",
    empty: "no mucho, no gran cosa, la verdad es que no, como le decía, como te decía, como le dije, como te dije, como dije, como he dicho, como ya dije, como le he dicho, como te he dicho, ya lo he dicho, ya se lo he, ya te lo he, ya le he, ya te he, ya le dije, ya te dije, ya lo dije, acabo de decir*, lo que le he contado, lo que te he contado, que te decía, que le decía, le he contado, te he contado, difícil de decir, qué le digo, qué te digo, no sé cómo decirlo, por dónde empiezo, nada especial, nada en especial",
    remedies: "habría que, hubiera que, tendrían que, tendría que, tendríais que, deberían, debería, deberíais, hubiera sido mejor, habría sido mejor, sería mejor, sería bueno, estaría bien, estaría genial, sería otra cosa, vendría bien, me vendría, ayudaría, hubiera ayudado, habría ayudado, bastaría, bastaba con, me gustaría, me hubiera gustado, me habría gustado, nos gustaría, preferiría, ojalá, si pudieran, si hubiera, si pusieran, hace falta, haría falta, harían falta, podrían, podríais, podría, mejor si, en vez de, en lugar de, alguien que me, por qué no",
    weighty: "no funciona, no funcionan, estropead*, averiad*, fuera de servicio, siempre sucio*, siempre sucia*, se perdi*, se perdieron, esperando, esperé, esperamos, discutí, discutimos, discusión, pelea, peleamos, peleé, bronca con, me gritó, me gritaron, a gritos, casi me caigo, casi se cae, casi nos, por poco, accidente, herido, herida, lesion*, me caí, se cayó, se desmayó, perdí mi, perdí el, perdí la, perdí los, perdimos, perdido todo, desapareci*, nunca llegó, no llegó, nunca llegaron, no llegaron, nadie me, nadie nos, nadie vino, nadie contest*, nadie respond*, nadie avis*, sin respuesta, ninguna respuesta, nunca me llamaron, no me llamaron, me rendí, tiré la toalla, lo dejé todo, renunci*, lloré, llorando, temblaba, humill*, insult*, amenaz*, miedo, peligro*, sola del todo, completamente sola, completamente solo, me dejaron sola, me dejaron solo, me dejaron tirad*, el doble de, dos veces lo mismo, cobraron dos veces, me cobraron doble, medio día, todo el día, todo el fin de semana, media hora esperando, horas esperando, horas al teléfono, no doy más, no puedo más, duele, da rabia, mucha rabia, quedé fatal, lo peor, ya no doy",
    conditions: words!("si, salvo, excepto"),
    articles: words!("el, la, los, las"),
    referring: words!("eso, esto, porque, así, por eso, entonces, él, ella, ellos, ellas"),
    hollow: words!(
        "problema, problemas, cosa, cosas, peor, único, única, resto, razón, verdad, otro, otra, otros, otras, mismo, misma, primero, primera, último, gente, que"
    ),
    numbers: words!(
        "dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, quince, veinte, veinticinco, treinta, \
         cuarenta, cincuenta, sesenta, varias, varios"
    ),
    durations: words!(
        "minutos, horas, días, semanas, meses, noches, veces, media hora, tres cuartos de hora, una hora y media, \
         medio día, un cuarto de hora"
    ),
    tenses: TenseCues {
        events: "fue a, fui, fuimos, fueron a, hizo, hice, hicieron, dijo, dije, dijeron, vino, vine, vinieron, pude, pudo, puso, puse, pusieron, di, dio, dieron, trajo, trajeron, quedé, caí, perdí, salí, pedí, recibí, abrí",
        event_endings: words!("ó, aron, ieron, eron, é"),
        auxiliaries: "he, ha, hemos, han, había, habían",
        participle_beginnings: &[],
        participle_endings: words!("ado, ido, hecho, dicho, visto, puesto, roto, escrito, abierto, vuelto"),
        exceptions: words!(
            "qué, sé, café, té, porqué, josé, bebé, lado, demasiado, cuidado, pasado, mercado, supermercado, estado, \
             ruido, sentido, sonido, marido, contenido, vestido"
        ),
        states: "era, eran, estaba, estaban, tenía, tenían, había, habían, quería, sabía, podía",
        state_endings: words!("aba, aban, ábamos, íamos"),
        present: "es, está, están, son, tiene, tienen, tengo, hay, hace, hacen, puede, pueden, puedo, va, van, cuesta, falta, faltan, tarda, tardan, funciona, sale, salen, sigue, siguen, debe, dura, llega, llegan, viene, vienen, pone, ponen, atiende, contesta, contestan, toca, se queda",
        habits: "siempre, cada, todos los, todas las, a menudo, normalmente, a veces, muchas veces, nunca, casi siempre, por las mañanas, por las noches, continuamente, suele, suelen",
        formerly: "antiguamente, antes me, antes se, antes había, antes era, antes no, antes tenía*, antes estaba*, antes nos, antes te",
        nowadays: "ahora, hoy, actualmente, todavía, aún",
    },
};
