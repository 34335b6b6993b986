use crate::sentence_forms::SentenceForms;
use colloquy_word_list::words;

pub const FORMS: SentenceForms = SentenceForms {
    forms: &[
        // What is left at an answer.
        (
            "bei {x} [bitte|] nicht [weiter|genauer|näher|] [nachfragen|nachhaken|nachbohren|nachfassen|vertiefen|fragen|bohren]",
            "Wenn sie von {x} berichten, nicht nachfragen",
        ),
        // What is asked only in some cases.
        (
            "bei {x} [bitte|] [immer|unbedingt|genau|genauer|kurz|behutsam|vorsichtig|gezielt|] [nachfragen|nachhaken|fragen|nachfassen] [bitte|] , {y*}",
            "Wenn sie von {x} berichten, frage, {y}",
        ),
        (
            "bei {x} [bitte|] [immer|unbedingt|genau|genauer|kurz|behutsam|vorsichtig|gezielt|] [nachfragen|nachhaken|fragen|nachfassen] [bitte|] : {y*}",
            "Wenn sie von {x} berichten: {y}",
        ),
        (
            "bei {x} [bitte|] [immer|unbedingt|genau|genauer|kurz|behutsam|vorsichtig|gezielt|] [nachfragen|nachhaken|nachbohren|nachfassen|vertiefen]",
            "Wenn sie von {x} berichten, frage nach Einzelheiten",
        ),
        ("[im falle von|im fall von] {x} [,|:] {y*}", "Wenn sie von {x} berichten, {y}"),
        (
            "[im falle von|im fall von] {x} [bitte|] nach {y} fragen",
            "Wenn sie von {x} berichten, nach {y} fragen",
        ),
        ("bei {x^2} : {y*?}", "Wenn sie von {x} berichten: {y}"),
        ("? bei {x^2} : {y*?}", "Wenn sie von {x} berichten: {y}"),
        (
            "[bitte|] [nachfragen|nachhaken|genauer nachfragen] [bei|bei :] {x*}",
            "Wenn sie von {x;} berichten, frage nach Einzelheiten.",
        ),
        (
            "[bitte|] [nachfragen|nachhaken|genauer nachfragen] [,|] [wenn|falls|sobald] {x*}",
            "Wenn {x}, frage nach Einzelheiten",
        ),
        (
            "[bitte|] [frag|frage|fragen|fragen sie] [nur dann|nur] [nach|zu] {x} , wenn sie [selbst|von selbst|von sich aus|] [davon anfangen|darauf zu sprechen kommen|damit anfangen|es ansprechen|es erwähnen|davon erzählen]",
            "Frage nicht nach {x}",
        ),
        (
            "[bitte|] [frag|frage|fragen|fragen sie] [nur dann|nur] nach {x} , [wenn|falls|sofern] {y*}",
            "Nur wenn {y}: nach {x} fragen",
        ),
        (
            "[bitte|] [frag|frage|fragen|fragen sie] nach {x} [nur|nur dann|nur dann ,|, aber nur] [wenn|falls|sofern] {y*}",
            "Nur wenn {y}: nach {x} fragen",
        ),
        (
            "{people} [sollen|sollten|werden|bitte] [zusätzlich|außerdem|ferner|auch|noch] nach {y} [gefragt werden|gefragt|fragen]",
            "{people} sollen nach {y} gefragt werden",
        ),
        (
            "{people} , die {x*} , [sollen|sollten|werden|bitte] [zusätzlich|außerdem|ferner|auch|noch|] nach {y} [gefragt werden|gefragt|fragen]",
            "{people}, die {x}, sollen nach {y} gefragt werden",
        ),
        ("{people} , die {x} : [frage|frag|fragen|bitte fragen] [,|] {y*}", "Diejenigen, die {x}: {y}"),
        ("{v1} [jemand|eine person] {x*} , [möchten|wollen] wir {y} wissen", "Wenn jemand {x} {v}: {y}"),
        (
            "{v1} [jemand|eine person] {x*} , [frag|frage|fragen|fragen sie] [bitte|dann|] {y*}",
            "Wenn jemand {x} {v}, frage {y}",
        ),
        ("? für {people} mit {x} : {y*}", "Nur für {people} mit {x}: {y}"),
        ("für {people} mit {x} : {y*?}", "Nur für {people} mit {x}: {y}"),
        ("wer {x*} , den [fragst du|fragen sie|fragt] , {y*}", "Wer {x}, soll gefragt werden, {y}"),
        ("[wenn|falls] {x*} [->|-->|→|=>|⇒] {y*?}", "Wenn {x}: {y}"),
        // What is not asked further if the invitee mentions it.
        (
            "[wenn|falls|sobald] [jemand|sie|die person|er|die leute] {x} [erwähnt|erwähnen|anspricht|ansprechen|nennt|nennen] , {restraint}",
            "Erwähne nicht {x}",
        ),
        ("[erwähnt|nennt|erwähnen|nennen] [jemand|sie|die person|er] {x} , {restraint}", "Erwähne nicht {x}"),
        (
            "[wenn|falls|sobald] {x} [der grund|der anlass|die ursache] [war|ist|sind|waren] , {restraint}",
            "Erwähne nicht {x}",
        ),
        ("[war|ist|sind|waren] {x} [der grund|der anlass|die ursache] , {restraint}", "Erwähne nicht {x}"),
        ("[fällt|kommt] das [thema|stichwort|wort|gespräch] [auf|] {x} , {restraint}", "Erwähne nicht {x}"),
        (
            "[wenn|falls|sobald] {x} [kommt|kommen|aufkommt|aufkommen|fällt|fallen|zur sprache kommt|zur sprache kommen] , {restraint}",
            "Erwähne nicht {x}",
        ),
        ("[kommt|kommen] {x} zur sprache , {restraint}", "Erwähne nicht {x}"),
        (
            "[wird|werden] {x} [kritisiert|angesprochen|erwähnt|genannt|thematisiert|zum thema] , {restraint}",
            "Erwähne nicht {x}",
        ),
        (
            "[wenn|falls|sobald] {x} [kritisiert|angesprochen|erwähnt|genannt|thematisiert] [wird|werden] , {restraint}",
            "Erwähne nicht {x}",
        ),
        (
            "[wenn|falls|sobald] [jemand|sie|die person|er] [von|über] {x} [erzählt|erzählen|spricht|sprechen|redet|reden|berichtet|berichten] , {restraint}",
            "Sprich nicht über {x}",
        ),
        // What is not brought up.
        ("auf {x} ist nicht einzugehen", "Erwähne nicht {x}"),
        ("auf {x} [soll|sollte|darf] nicht eingegangen werden", "Erwähne nicht {x}"),
        (
            "{x} [ist|sind] nicht zu [erfragen|thematisieren|erwähnen|besprechen|nennen|erörtern|behandeln]",
            "Erwähne nicht {x}",
        ),
        (
            "[fragen|diskussionen|gespräche|aussagen] [nach|zu|über] {x} sind zu vermeiden",
            "Sprich nicht über {x}",
        ),
        (
            "{x} der [befragten|teilnehmer|teilnehmenden|interviewten] [ist|sind] nicht zu erfragen",
            "Erwähne nicht {x}",
        ),
        (
            "[bitte|] keine [diskussion|diskussionen|auskunft|auskünfte|debatte|debatten|gespräche] [über|zu] {x}",
            "Sprich nicht über {x}",
        ),
        ("[zu|über] {x} [bitte|] keine [auskunft|auskünfte|angaben] , {y*}", "Sprich nicht über {x}"),
        ("[zu|über] {x} [bitte|] keine [auskunft|auskünfte|angaben]", "Sprich nicht über {x}"),
        ("von [nachfragen|fragen] [zum|zur|zu|nach] {x} ist abzusehen", "Sprich nicht über {x}"),
        ("[sag|sage|sagen sie|sagt] [bitte|] nichts [über|zu] {x}", "Erwähne nicht {x}"),
        ("[über|zu] {x} [bitte|] kein wort", "Erwähne nicht {x}"),
        (
            "{x} [wird|werden] nicht [thematisiert|besprochen|diskutiert|erfragt|behandelt]",
            "Erwähne nicht {x}",
        ),
        (
            "{x3} : nur wenn sie [selbst|von selbst|von sich aus|] [davon anfangen|darauf zu sprechen kommen|damit anfangen|es ansprechen|davon erzählen]",
            "Erwähne nicht {x}",
        ),
        ("{x} [ist|sind] zu vermeiden", "Erwähne nicht {x}"),
        // What is asked.
        (
            "[bitte|] [frag|frage|fragt|fragen sie] [bitte|] [zuerst|] , {x*} , und [lass|lasst|lassen sie] [dir|euch|sich] [bitte|dann|auch|] [erzählen|schildern|beschreiben|erklären] , {y*}",
            "Frage, {x}. Frage, {y}",
        ),
        (
            "wer {x*} [den|die] [frag|frage|fragt|fragst du|fragen sie] [bitte|] [,|] {y*}",
            "Wer {x}, soll gefragt werden, {y}",
        ),
        ("wer {x*} , [den|die] [frag|frage|fragt] [bitte|] [,|] {y*}", "Wer {x}, soll gefragt werden, {y}"),
        (
            "[das gespräch|das interview|die fragen] [soll|sollen|sollte|sollten|muss|müssen] {x*} [behandeln|abdecken|umfassen|ansprechen|thematisieren|beinhalten|berühren]",
            "Themen:{x-}",
        ),
        (
            "[bitte|] [frag|frage|fragt|fragen sie|bitte|lass dir|lassen sie sich] [alle|jeden|jede|] [am ende|zum schluss|abschließend|zuletzt|auch|] [nach|um] einer [schulnote|note|bewertung] {x*}",
            "Welche Note würden Sie {x} geben?",
        ),
        (
            "[bitte|] [frag|frage|fragt|fragen sie] [alle|jeden|jede|] [am ende|zum schluss|abschließend|zuletzt|auch|] nach einer [schulnote|note|bewertung]",
            "Welche Note würden Sie geben?",
        ),
        (
            "wichtig [ist|sind] [uns|mir|] [auch|außerdem|zudem|vor allem|] {x} , [denn|weil|da] {y*}",
            "Themen:{x-}",
        ),
        ("wichtig [ist|sind] [uns|mir|] [auch|außerdem|zudem|vor allem] {x}", "Themen:{x-}"),
        (
            "[bitte|] [am schluss|am ende|zum schluss|zum abschluss|abschließend|zuletzt] [bitte|noch|auch|] nach {x} fragen",
            "Frage nach {x}",
        ),
        ("es geht [uns|mir|] [vor allem|] um {x*}", "Themen:{x-}"),
        ("{x} soll [ebenso|genauso] zur sprache kommen wie {y}", "Themen:\n- {x}\n- {y}\n"),
        ("[nach|zu] {x} [darf|kann|soll|sollte] [auch|gerne|gern|ruhig|] gefragt werden", "Frage nach {x}"),
        (
            "ob {x*} , [soll|sollte|ist] [auch|] [angesprochen|gefragt|geklärt|erfragt|zu klären|zu erfragen] [werden|]",
            "Frage, ob {x}",
        ),
        ("[lass|lassen sie|lasst] sie [auch|] von {x} erzählen", "Frage nach {x}"),
        (
            "[ferner|außerdem|zudem|weiter|weiterhin|] ist [ferner|außerdem|zudem|auch|weiterhin|] von interesse , {y*}",
            "Frage, {y}",
        ),
        ("von interesse ist [ferner|außerdem|zudem|auch|weiterhin|] , {y*}", "Frage, {y}"),
        ("? zufrieden mit {x}", "Sind Sie zufrieden mit {x}"),
        (
            "[erfragt|besprochen|thematisiert|angesprochen|behandelt|abgefragt|beleuchtet] werden [sollen|sollten|müssen] [:|] {x*}",
            "Themen:{x-}",
        ),
        (
            "{x*} [soll|sollen|sollten] [auch|ebenfalls|außerdem|zudem|ferner|] [zur sprache kommen|angesprochen werden|thematisiert werden|besprochen werden|erfragt werden|abgefragt werden|behandelt werden]",
            "Themen:{x-}",
        ),
        (
            "[lass|lassen sie|lasst] [dir|sich|euch] [bitte|dann|auch|] [schildern|beschreiben|erzählen|erklären] , {y*}",
            "Frage, {y}",
        ),
        (
            "[lass|lassen sie|lasst] [dir|sich|euch] [bitte|dann|auch|] {x} [schildern|beschreiben|erzählen|erklären] , {y*}",
            "Themen:\n- {x}, {y}\n",
        ),
        (
            "[lass|lassen sie|lasst] [dir|sich|euch] [bitte|dann|auch|] {x} [schildern|beschreiben|erklären]",
            "Themen:\n- {x}\n",
        ),
        ("eine sache , die {x*}", "Was wäre eine Sache, die {x}?"),
    ],
    restraints: words!(
        "nicht weiter, nicht nachfragen, nicht nachhaken, nicht nachbohren, nicht bohren, nicht vertiefen, \
         nicht darauf eingehen, nicht darauf ein, nur zuhören, keine weiteren fragen, keine nachfragen, keine nachfrage, \
         hake nicht nach, hak nicht nach, frag nicht nach, frage nicht nach, nicht weiterfragen, nicht weiter nachfragen, \
         es dabei belassen, bohre nicht, bohr nicht, geh nicht darauf ein, gehe nicht darauf ein"
    ),
    more_people: &[
        "treibende",
        "treibenden",
        "inhaber",
        "halter",
        "halterinnen",
        "leute",
        "kräfte",
        "besitzer",
    ],
    examples: words!("zum beispiel, beispielsweise, etwa, z. b., z.b., wie etwa"),
    children: &[
        ("eltern", "das Kind", "ihr Kind"),
        ("eltern", "dem Kind", "ihrem Kind"),
        ("eltern", "des Kindes", "ihres Kindes"),
    ],
    with_capitals: super::nouns::with_capitals,
    to_one: |text| super::plural_address::to_one(&super::telegrams::with_subject(text)),
};
