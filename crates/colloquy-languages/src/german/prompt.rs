use super::case::nominative;
use super::grammar::speaks_of_one_thing;
use crate::prompt::{AskedAboutWords, PromptCueWords, TopicOrderWords, UnmarkedQuestionWords};
use colloquy_word_list::words;

pub const PROMPT: PromptCueWords = PromptCueWords {
    leads: words!(
        "vorerst, fürs erste, im moment, nb, achtung, bitte, auch, dann, danach, und, zuerst, zunächst, anschließend, außerdem, du sollst, sie sollen, \
         deine aufgabe ist es, ihre aufgabe ist es, ziel ist es, das ziel ist es, wir wollen, wir möchten, ich will, \
         ich möchte, kannst du, können sie, könntest du, könnten sie, versuche, wir würden gerne, wir würden gern, \
         gerne, gern"
    ),
    asking: words!(
        "stelle fragen, stell fragen, stellen sie fragen, fragt, befragt, sprecht, interviewt, redet, frage, frag, fragen sie, fragen, befrage, befragen sie, \
         befragen, interviewe, interviewen sie, interviewen, interview, sprich, sprechen sie, sprechen, rede, \
         reden sie, erkundige dich, erkundigen sie sich, hake, unterhalte dich, führe ein interview, \
         führe interviews, führe ein gespräch, führen sie ein interview, führen sie ein gespräch"
    ),
    exploring: words!(
        "ermitteln, erfragen, erkunden, klären, untersuchen, ergründen, erforschen, besprechen, beginne mit, beginnen sie mit, erzählen sie mir, erzähl mir, beschreiben sie, beschreibe, finde heraus, findet heraus, finden sie heraus, herausfinden, \
         erkunde, erkunden sie, erforsche, erforschen sie, ermittle, ermitteln sie, ergründe, verstehe, verstehen, \
         bespreche, besprich, besprechen sie, erfahre, erfahren sie, erfahren, wissen, untersuche, untersuchen sie, \
         diskutiere, sammle, sammeln sie, kläre, klären sie, behandle, behandeln sie, behandeln, geh ein auf, gehe ein auf, gehen sie ein auf"
    ),
    following: words!("hake, haken sie, frage nach bei, vertiefe, vertiefen sie"),
    links: &[
        ("mehr über", ""),
        ("über", ""),
        ("nach", ""),
        ("zum thema", ""),
        ("zum", "dem"),
        ("zur", "der"),
        ("zu", ""),
        ("zu den", "den"),
        ("zu der", "der"),
        ("zu dem", "dem"),
        ("zu unserem", "unserem"),
        ("zu unserer", "unserer"),
        ("zu unseren", "unseren"),
        ("zu ihrem", "ihrem"),
        ("zu ihrer", "ihrer"),
        ("zu ihren", "ihren"),
        ("bezüglich", ""),
        ("hinsichtlich", ""),
        ("rund um", ""),
    ],
    asked_about: AskedAboutWords { verbs: &[], links: &[] },
    near_links: &[("von", "")],
    relays: &[],
    question_words: words!(
        "wie, warum, wieso, weshalb, wozu, ab wann, seit wann, mit wem, was, ob, wann, wo, woher, wohin, welche, welcher, welches, welchen, welchem, \
         wer, wen, wem, womit, worüber, wofür, worauf, woran, wodurch, inwiefern, inwieweit"
    ),
    markers: words!(
        "themen sind, die themen sind, feedback zum, feedback zur, feedback zu, feedback über, meinung zum, meinung zur, meinung zu, meinung über, \
         meinungen zu, interview über, interviews über, interview zum thema, interview zum, interview zur, \
         interview zu, gespräch über, gespräche über, befragung zu, befragung zum, befragung zur, umfrage zu, \
         umfrage zum, umfrage zur, es geht um, uns interessiert, interessiert uns, mich interessiert, interessiert mich, uns interessieren, interessieren uns, \
         wollen wissen, möchten wissen, wollen verstehen, möchten verstehen, \
         wollen herausfinden, möchten herausfinden"
    ),
    manners: words!(
        "siehe, du bist, sie sind, sei, seien sie, bleib, bleibe, bleiben sie, vermeide, vermeiden sie, ignoriere, \
         ignorieren sie, vergiss, halte, halten sie, verwende, verwenden sie, benutze, niemals, nie, immer, \
         antworte, antworten sie, stelle keine, stellen sie keine, hallo, handle als, agiere als, achte, achten sie, \
         danke, bedanke, bedanken sie, wiederhole"
    ),
    labels: words!(
        "thema, themen, ziel, ziele, zweck, kontext, titel, hintergrund, interview, fragen, frage, aufgabe, \
         gegenstand, schwerpunkt"
    ),
    list_heads: words!("folgenden, folgende, folgendes, diese, diesen, themen, fragen, punkte, punkten"),
    conjunctions: words!("und, dann, oder, aber, sowie"),
    function_words: words!(
        "der, die, das, den, dem, des, ein, eine, einen, einem, einer, und, oder, ist, sind, mit, von, zu, zum, zur, \
         für, auf, bei, im, in, nach, über, wir, sie, ihr, ihre, ihren, ihrer, unser, unsere, unserer, unseren, \
         unserem, wie, warum, was, ob, nicht, auch, frage, ich, es, an, als, aus, haben, hat, wird, werden, bitte, \
         du, dir"
    ),
    articles: words!("der, die, das, ein, eine, ihre, ihr"),
    addressed: &[
        ("sie", "Sie"),
        ("ihnen", "Ihnen"),
        ("ihr", "Ihr"),
        ("ihre", "Ihre"),
        ("ihren", "Ihren"),
        ("ihrem", "Ihrem"),
        ("ihrer", "Ihrer"),
        ("ihres", "Ihres"),
    ],
    addressing: words!("Sie, Ihnen, Ihr, Ihre, Ihren, Ihrem, Ihrer, du, dir, dich, dein, deine, euch, Du"),
    also: words!("auch, außerdem, dann"),
    always: words!("immer"),
    with: words!("mit"),
    joints: words!("und, sowie"),
    interrogatives: words!(
        "wie, warum, wieso, weshalb, was, welche, welchen, welcher, welches, ob, wann, wo, woran, worauf, womit"
    ),
    whether: words!("ob"),
    whether_after_and: words!("ob"),
    antecedents: words!("alles, etwas, nichts, das"),
    relatives: &[],
    conditions: words!("wenn, falls"),
    speakers: words!("wir, ich"),
    possessives: words!("ihr, ihre, ihren, ihrem, ihrer, ihres"),
    settings: words!("dauer, sprache, ton, stil, zielgruppe, format, hinweis, hinweise, regeln"),
    occasions: words!("interview, interviews, gespräch, gespräche"),
    unmarked: UnmarkedQuestionWords {
        openings: &[],
        verbs: words!(
            "ist, sind, war, waren, hat, haben, hatte, hatten, wird, werden, wurde, wurden, würde, würden, kann, können, konnten, müsste, müssten, sollte, sollten, gibt, läuft, lief, ging, geht, klappt, passt, fehlt, fehlte, stört, gefällt, nervt, dauert, dauerte, funktioniert, klappte, bringt, hindert, hält, hast, bist, kannst, willst, musst, wirst, würdest, hattest, warst, könntest, möchtest, solltest, hätte, hätten, hättest, wäre, wären, könnte, könnten, möchten"
        ),
        adverbs: words!("was, wie, wo, warum, wieso, wann, wer, woher, wohin, womit, worüber"),
        subjects: words!("sie, wir, du"),
        verb_endings: &["n"],
        adjectives: words!(
            "zufrieden, unzufrieden, offen, selten, trocken, gelassen, angemessen, verschieden, bescheiden, betroffen"
        ),
    },
    bare_questions: words!(
        "wer macht was, seit wann, wie, warum, wann, wo, wer, was, welche, welcher, welches, mit wem, von wem, bei wem, an wen, für wen, wofür, womit, woher, wohin, wie oft, wie lange, wie viele, wie viel, was genau, wann genau, wo genau, wie genau, was noch, warum nicht"
    ),
    bare_openings: words!(
        "wie, welche, welcher, welches, welchen, in welcher, in welchem, in welchen, mit welcher, mit welchem, mit welchen, bei welcher, bei welchem, bei welchen, an welchen, zu welchen, zu welcher, um wie, wie viele, seit"
    ),
    told_occasions: words!("das letzte mal, das erste mal, das jüngste mal"),
    follow_ons: words!(
        "wenn ja, wenn nein, falls ja, falls nein, falls nicht, wenn nicht, warum nicht, und warum"
    ),
    back_references: words!("es, er, davon, damit, daran, dazu, dort, dabei, das"),
    question_labels: words!("f, abschlussfrage, schlussfrage, letzte frage, abschließende frage"),
    abbreviations: words!("z.b, d.h, bzw, usw, ca, nr, dr, prof, evtl, ggf"),
    nominative,
    speaks_of_one_thing,
    sequence: TopicOrderWords {
        first: &[
            ("beginne mit", ""),
            ("beginnen sie mit", ""),
            ("beginnt mit", ""),
            ("starte mit", ""),
            ("starten sie mit", ""),
            ("fang mit", ""),
            ("fange mit", ""),
            ("fangen sie mit", ""),
        ],
        later: &[
            ("dann", ""),
            ("danach", ""),
            ("anschließend", ""),
            ("gefolgt von", ""),
            ("weiter mit", ""),
            ("mach weiter mit", ""),
            ("machen sie weiter mit", ""),
            ("fahre fort mit", ""),
            ("fahren sie fort mit", ""),
            ("ende mit", ""),
            ("enden sie mit", ""),
            ("endet mit", ""),
            ("schließe mit", ""),
            ("schließen sie mit", ""),
            ("schließe ab mit", ""),
            ("zum schluss", ""),
            ("am ende", ""),
            ("zuletzt", ""),
            ("abschließend", ""),
            ("schließlich", ""),
        ],
        first_asking: words!("beginne mit der frage, beginnen sie mit der frage, starte mit der frage"),
        later_asking: words!(
            "ende mit der frage, enden sie mit der frage, schließe mit der frage, \
             schließen sie mit der frage, schließe ab mit der frage"
        ),
        ask: "frage",
        adverbs: words!(
            "zuerst, zunächst, als erstes, am anfang, anfangs, zu beginn, dann, danach, anschließend, \
             zum schluss, am ende, zuletzt, abschließend, schließlich"
        ),
        no_topics: words!(
            "etwas, ein paar, einigen, abschied, verabschiedung, dank, dankeschön, wünschen, \
             worten, gruß, grüßen, lächeln"
        ),
    },
};
