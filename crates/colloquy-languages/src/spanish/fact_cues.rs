use crate::fact_cues::FactCues;

pub const FACT_CUES: FactCues = FactCues {
    when: "cuándo, desde cuándo, en qué año, en qué momento, hace cuánto",
    dates: "enero, febrero, marzo, abril, en mayo, desde mayo, junio, julio, agosto, septiembre, setiembre, octubre, noviembre, diciembre, en primavera, este verano, en verano, el verano pasado, en otoño, en invierno, el año pasado, el mes pasado, la semana pasada, este año, hace … años, hace un año, hace … meses, hace … semanas, hace … días, en 19*, en 20*, desde 19*, desde 20*, en navidad, en semana santa",
    how_often: "cuántas veces, con qué frecuencia, cada cuánto",
    frequencies: "todos los días, todas las semanas, todos los meses, todas las mañanas, todas las tardes, cada día, cada semana, cada mes, cada mañana, una vez a la, una vez al, dos veces a la, dos veces al, dos veces por, tres veces a la, tres veces al, tres veces por, veces a la semana, veces por semana, veces al mes, veces al día, veces al año, casi todos los, casi todas las, casi nunca, día sí día no, los martes, los jueves, cada quince días, cada dos semanas, cada dos, cada tres, todos los sábados, todos los domingos, todos los lunes, todos los martes, todos los miércoles, todos los jueves, todos los viernes, los sábados, los domingos",
    whom: "a quién acude, a quién acudes, a quién acud*, a quién recurr*, a quién pregunt*, con quién hablas, con quién habla, con quién habló, con quién hablaste, quién le ayudó, quién te ayudó, a quién se dirig*, a quién te dirig*, con quién puede contar, con quién puedes contar",
    contacting: "le pregunto a, pregunto a, le pregunté a, acudo a, acudí a, recurro a, hablo con mi, hablé con mi, hablé solo con, solo hablé con, se lo conté a, llamo a mi, llamé a mi, a nadie se lo, no se lo conté, no lo hablé con, no tengo a nadie, no tendría a nadie, es a ella a quien, es a él a quien, siempre voy a ella",
    company: "con quién vino, con quién viniste, con quién fue, con quién fuiste, con quién vien*, con quién van, con quién vas, quién le acompañ*, quién te acompañ*",
    companions: "con mi, con mis, con nuestro, con nuestra, con nuestros, con los niños, con los nietos, con las niñas, con los amigos, con unos amigos, con unas amigas, con una amiga, con un amigo, con compañeros, con una compañera, con un compañero, fui sola, fui solo, vine sola, vine solo, en familia",
    motion: "vine, vinimos, vengo, venimos, fui, fuimos, voy, vamos, estuve, estuvimos, llegamos, nos fuimos, visit*, estoy, estamos, uso, la uso",
    how_much: "cuánto paga, cuánto pagas, cuánto pagó, cuánto pagaste, cuánto cuesta, cuánto costó, qué precio, a qué precio",
    amounts: "euros, euro, céntimos, pesos, dólares",
    staying: "retener*, retenido, quedarse, quedarte, se quedara, te quedaras, de opinión",
    would_stay: "me habría quedado, me hubiera quedado, me hubiese quedado, me quedaría, nos habríamos quedado, nos hubiéramos quedado, seguiría aquí, no me habría ido, no me hubiera ido, nada me habría, nada me hubiera",
    waiting: "espera, esperar, esperó, esperaron, cola",
    durations: "minuto, minutos, hora, horas, media hora, cuarto de hora, enseguida",
    waited: "esper*, sala de espera, sentad*, hasta que me, hasta que nos, en la cola, me atendieron, nos atendieron",
};
