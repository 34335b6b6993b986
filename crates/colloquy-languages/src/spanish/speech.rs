use crate::speech::{FixedPhrases, SpeechPhrases, TurnPhrases};

pub const SPEECH: SpeechPhrases = SpeechPhrases {
    fixed: FixedPhrases {
        welcome_back: "Gracias por volver.",
        question_again: [
            "Volvamos a mi última pregunta.",
            "Le acababa de preguntar lo siguiente.",
            "Nos habíamos quedado en esta pregunta.",
        ],
        filler: "Ajá.",
        prompt: "Tómese su tiempo. ¿Quiere que repita la pregunta?",
        say_again: "Disculpe, no le he entendido bien. ¿Podría repetirlo?",
        offer_typing: "Si lo prefiere, puede escribir su respuesta.",
        unrecognized: "Su respuesta está grabada, pero no he podido entenderla. Si quiere, puede escribirla.",
        fallback: "Gracias. ¿Podría contarme un poco más sobre eso?",
        closing: "Muchas gracias por su tiempo y por lo que me ha contado. Que tenga un buen día.",
        opening: "Hola. ¿Qué le gustaría contarnos?",
    },
    sample: "Hola. Me gustaría hacerle unas preguntas. Tómese todo el tiempo que necesite.",
    and: "y",
    agreements: "sí, si, sí sí, si si, ok, okay, vale, vale vale, claro, claro que sí, bueno, bien, muy bien, está bien, ya, ya ya, ya veo, de acuerdo, exacto, exactamente, entiendo, entendido, comprendo, por supuesto, desde luego, ajá, aja, perfecto, correcto, cierto, es cierto, es verdad, verdad, así es, eso, eso es, efectivamente, totalmente, genial, estupendo, interesante, ah sí, ah vale, ah ya, sin problema, adelante, siga, sigue, cómo no, qué bien, órale, dale, listo",
    turns: TurnPhrases {
        unfinished: "y, e, o, u, pero, porque, que, aunque, sino, el, la, los, las, un, unos, unas, de, del, al, a, en, con, por, para, sin, sobre, entre, hasta, desde, mi, mis, tu, tus, su, sus, muy, ni, mientras, donde, cuyo, cuya, es que, y entonces, y luego, y después, porque me, cada, hacia, según, además de, a causa de, gracias a, debido a, ya que, tal como",
        open: "si, como, cuando, pues, así que, una, nuestro, nuestra, nuestros, nuestras, este, esta, esto, ese, esa, es, era, está, estaba, son, he, ha, había, hay, tengo, yo, nosotros, quizás, tal vez, por ejemplo, sobre todo, se, me, le, nos, lo, entonces, luego, otro, otra, algún, quien",
        hesitations: "eh, em, ehm, mmm, mm, hmm, o sea, es decir, digamos, quiero decir, pues eh, este eh, bueno pues",
        asks_for_time: "déjeme pensar, déjame pensar, déjeme que piense, déjame que piense, déjeme pensarlo, déjame pensarlo, déjeme ver, déjame ver, a ver, vamos a ver, espere, espera, espere un momento, espera un momento, un momento, un segundo, un momentito, un segundito, un instante, cómo decirlo, cómo le digo, cómo te digo, cómo lo diría, cómo le explico, cómo se dice, buena pregunta, es una buena pregunta, deme un segundo, dame un segundo, deme un momento, tengo que pensar, tengo que pensarlo, por dónde iba, dónde estaba",
        subordinate: "si, cuando, mientras, aunque, desde que, en cuanto, ya que, puesto que",
        copulas: "es, fue, era, son, fueron, eran, sería, ha sido, está, estaba",
        subjects: "lo, el, la, los, las, mi, mis, nuestro, nuestra, nuestros, nuestras, un, una, otra, otro",
        cleft_subjects: "lo que, lo más, lo mejor, lo peor, todo lo que",
        pronouns: "yo, él, ella, ello, eso, esto, así, ya, ahí, allí, nosotros, ellos, ellas",
        clause_words: "cómo, dónde, quién, por qué, porque, cuál, cuándo, si, cuando, donde, como, aunque, pues",
        pairs: &[
            ("por un lado", "por otro"),
            ("por una parte", "por otra"),
            ("no solo", "sino"),
            ("no sólo", "sino"),
            ("en primer lugar", "en segundo"),
        ],
        digits: "cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve",
        number_parts: "veinti, treinta y, cuarenta y, cincuenta y, sesenta y, setenta y, ochenta y, noventa y, coma",
    },
};
