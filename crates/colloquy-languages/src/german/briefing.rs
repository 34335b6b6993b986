use crate::briefing::BriefingCueWords;
use colloquy_word_list::words;

pub const BRIEFING: BriefingCueWords = BriefingCueWords {
    mail_headers: words!("von, an, cc, bcc, betreff, aw, wg, gesendet, datum"),
    sign_offs: words!(
        "lg, vg, mfg, gruß, grüße, liebe grüße, viele grüße, beste grüße, herzliche grüße, \
         schöne grüße, mit freundlichen grüßen, danke, danke dir, danke euch, vielen dank, merci, \
         ciao, servus, bis bald"
    ),
    spellings: &[
        ("nich", "nicht"),
        ("nen", "einen"),
        ("ne", "eine"),
        ("obs", "ob es"),
        ("wies", "wie es"),
        ("bzgl", "bezüglich"),
        ("u", "und"),
        ("od", "oder"),
        ("vllt", "vielleicht"),
        ("&", "und"),
        ("ma", "mal"),
        ("pls", "bitte"),
        ("thx", "danke"),
        ("was'n", "was"),
    ],
    informing: words!(
        "erzählt, berichtet, schildert, beschreibt, uns erzählen, uns sagen, uns berichten, \
         uns schildern, uns mitteilen, erzählen, berichten, schildern, beschreiben, sagen, mitteilen, \
         erklären"
    ),
    obliging: words!("sollen, sollten, müssen, mögen, können, dürfen, soll, sollte"),
    wishes: words!(
        "sind neugierig, bin neugierig, fragen uns, frage mich, interessant ist außerdem, interessant ist auch, interessant ist noch, interessant ist, spannend ist auch, spannend ist, spannend finden wir, interessant finden wir, gern gewusst, gerne gewusst, gern erfahren, gerne erfahren, gern hören, gerne hören, gern verstehen, gerne verstehen, mich beschäftigt, interessant wäre, interessiert, interessieren, würde interessieren, würde mich interessieren, \
         würde uns interessieren, würden uns interessieren, interessieren würde mich, \
         interessieren würde uns, wissen möchten wir, möchten wir wissen, wollen wir wissen, \
         möchte ich wissen, würden gern wissen, würden gerne wissen, würde gern wissen, \
         würde gerne wissen, wüssten gern, wüsste gern, gern wissen, gerne wissen, wissen wollen wir, \
         spannend wäre, wichtig wäre, wichtig ist uns, wichtig ist mir, wichtig sind uns, wichtig sind mir, \
         wichtig ist, wichtig sind, es geht um, \
         uns geht es um, mir geht es um, erfahren möchten wir, möchten wir erfahren, \
         wollen wir erfahren, herausfinden möchten wir, herauszufinden, zu erfahren, zu verstehen, \
         wollen verstehen, willst du wissen, wollen wissen, möchten wissen, wissen kaum, wissen nicht genau, wissen noch nicht, wissen nur wenig darüber, wissen wenig darüber"
    ),
    raised: words!(
        "nur wenn sie es ansprechen, nur wenn sie es erwähnen, nur wenn sie davon anfangen, nur falls sie es ansprechen, nur falls sie es erwähnen, außer sie sprechen es an, außer wenn sie es ansprechen, es sei denn sie sprechen es an"
    ),
    unprompted: words!(
        "von dir aus, von Ihnen aus, von sich aus, von selbst, von allein, von dir selbst, aktiv, proaktiv"
    ),
    avoid: "Erwähne nicht",
    mattering: words!(
        "ist uns wichtig, ist uns besonders wichtig, interessiert uns, interessiert uns besonders, interessiert uns sehr, interessiert mich, würde uns interessieren, beschäftigt uns"
    ),
    if_any: words!("falls vorhanden, falls es welche gab, wenn überhaupt"),
    then_ask: words!(
        "frag, frage, fragen, fragt, bitte frag, bitte frage, bitte fragen, nachfragen, bitte nachfragen, nachhaken, bitte nachhaken, hake nach"
    ),
    before_verb: words!(
        "sie, wir, man, ich, du, er, zu, und, oder, die, leute, kunden, gäste, eine, keine, diese, dieser, hilfe, rat, eltern, patienten, mitarbeiter"
    ),
    for_person: words!("für ihn, für ihn/sie"),
    for_invitee: ("für Sie", "für dich"),
    only: words!("nur falls, nur wenn, nur bei, nur für, nur eltern, nur sofern, nur"),
    those_who: words!("wer, alle die, diejenigen die, wenn jemand, falls jemand"),
    otherwise: words!(
        "sonst, ansonsten, andernfalls, sonst nicht, falls nicht, wenn nicht, wenn nein, falls nein"
    ),
    skipping: words!(
        "hinweis auf, interview beenden, gespräch beenden, verweise auf, verweisen auf, verweise sie, verweisen sie, müssen nicht, nichts gefragt, \
         überspringen, überspringe, überspring, weglassen, auslassen, lass, lasse, braucht, brauchen, \
         muss nicht, nicht fragen"
    ),
    but: words!("aber, jedoch, doch, ohne dass"),
    endings: words!(
        "zum schluss, zum abschluss, am ende, abschließend, am schluss, beende, beenden sie, \
         schließe mit, schließ mit, schließen sie mit, schließe ab, verabschiede, verabschieden sie, \
         bedanke dich, bedank dich, bedanken sie sich, danke ihnen, vor dem auflegen, ende, abschluss, \
         verabschiedung, schluss, schlusswort, abschied"
    ),
    telling: words!(
        "sagst du, sag, sage, sagen sie, sag ihnen, sage ihnen, weise darauf hin, weis darauf hin, \
         weisen sie darauf hin, erinnere daran, erinnern sie daran, teile mit, darauf hinweisen, \
         hinweisen, erwähne, erwähnen, hinweis, daran erinnern"
    ),
    that: words!("dass, daß"),
    at_most: words!("maximal, max, höchstens, nicht mehr als, bis zu, maximum, nur"),
    questions: words!("fragen, frage, themen"),
    numbers: &[
        "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf",
    ],
    part_labels: words!(
        "block, teil, abschnitt, thema, frage, themenblock, modul, kapitel, punkt, bereich, schritt"
    ),
    goal_headings: words!(
        "ziel, ziele, zweck, zielsetzung, forschungsfrage, forschungsfragen, erkenntnisinteresse, \
         fragestellung, anlass"
    ),
    guide_headings: words!(
        "leitfaden, leitfragen, themen, fragen, gesprächsleitfaden, interviewleitfaden, themenliste, \
         fragenkatalog, themenblöcke, fragebogen, inhalte"
    ),
    background_headings: words!(
        "wer, wen, hypothese, hypothesen, vermutung, hintergrund, kontext, stichprobe, zielgruppe, auswertung, analyse, methode, methodik, \
         datenschutz, ausgangslage, rahmen, ablauf, rekrutierung, intern, profil, teilnehmende, \
         teilnehmer"
    ),
    informal: words!(
        "bitte du, gerne du, wir duzen, duzen uns, duzen uns alle, sag du, mit dem du, duzen, duze, du-form, per du, per du sein, das du, duzt, mit du"
    ),
    formal: words!("siezen, sieze, sie-form, per sie, siezt, mit sie"),
    everyone: words!("jeder, jede, jeden, jedem, jeder einzelne, jede einzelne, die einzelnen, alle"),
    required: words!("pflicht, muss, verpflichtend, unbedingt, zwingend, pflichtfrage"),
    conduct: words!(
        "beginne mit etwas leichtem, beginne mit etwas einfachem, starte mit etwas leichtem, fang mit etwas leichtem an, beginne mit einer leichten frage, beginne mit small talk, starte mit small talk, lockerer einstieg, kein wort"
    ),
    petitions: words!(
        "kannst du, könntest du, könntet ihr, könnt ihr, können wir, könnten wir, könnten sie, \
         können sie, könnte jemand, kann jemand, magst du, würdest du, würden sie, wäre es möglich, \
         bräuchten, bräuchte, brauchen"
    ),
    tools: words!(
        "tool, bot, roboter, assistent, interview, interviews, befragung, umfrage, gespräche, system, \
         ki, befragen, interviewen, anrufen"
    ),
    agreed: words!(
        "wie besprochen, wie vereinbart, wie abgesprochen, wie erwähnt, wie angekündigt, \
         wie versprochen"
    ),
    audience_headings: words!("stichprobe, zielgruppe, teilnehmende, teilnehmer, befragte, profil, wen, wer"),
    interviewers: words!(
        "der interviewer, die interviewerin, der interviewende, die ki, der assistent, der bot"
    ),
    interviewer_pronouns: words!("er, sie, es"),
    imperatives: &[
        ("findet heraus", "finde heraus"),
        ("soll herausfinden", "finde heraus"),
        ("fragt nicht", "frage nicht"),
        ("fragt nie", "frage nie"),
        ("fragt auch", "frage auch"),
        ("fragt", "frage"),
        ("erkundet", "erkunde"),
        ("spricht mit", "sprich mit"),
        ("spricht weder", "sprich weder"),
        ("erwähnt weder", "erwähne weder"),
        ("fragt weder", "frage weder"),
        ("möchte wissen", "frage"),
        ("will wissen", "frage"),
        ("spricht nicht", "sprich nicht"),
        ("spricht nie", "sprich nie"),
        ("erwähnt nicht", "erwähne nicht"),
        ("erwähnt nie", "erwähne nie"),
        ("erwähnt niemals", "erwähne niemals"),
        ("vermeidet", "vermeide"),
        ("befragt", "befrage"),
        ("interviewt", "interviewe"),
        ("erfragt", "erfrage"),
    ],
    asked: words!(
        "wird gefragt, werden gefragt, soll gefragt werden, sollen gefragt werden, soll erzählen, sollen erzählen, soll sagen, sollen sagen, soll berichten, sollen berichten, soll beschreiben, sollen beschreiben, erzählt auch, sagt auch, sagt uns, erzählt uns, sagen uns, erzählen uns"
    ),
    plain_beginnings: &[
        ("ach und", "Und"),
        ("ach ja, und", "Und"),
        ("außerdem", "Und"),
        ("zuletzt fragen", "Ende mit der Frage"),
        ("zum schluss fragen", "Ende mit der Frage"),
        ("am ende fragen", "Ende mit der Frage"),
        ("abschließend fragen", "Ende mit der Frage"),
        ("zum abschluss fragen", "Ende mit der Frage"),
        ("als letztes fragen", "Ende mit der Frage"),
        ("ganz am ende fragen", "Ende mit der Frage"),
    ],
    why_so_many: &[
        ("warum so viele", "warum viele"),
        ("wieso so viele", "wieso viele"),
        ("weshalb so viele", "weshalb viele"),
    ],
    if_so: &[
        ("Falls ja", "und falls ja"),
        ("Wenn ja", "und wenn ja"),
        ("Falls nein", "und falls nein"),
        ("Wenn nein", "und wenn nein"),
        ("Wenn nicht", "und wenn nicht"),
    ],
    company: words!("mit ihnen"),
    nobody: words!("niemand, keiner, kein"),
    asked_about: words!("soll gefragt werden nach, sollen gefragt werden nach"),
    asked_around: &[("soll nach", "gefragt werden"), ("sollen nach", "gefragt werden")],
    condition_verbs: words!(
        "hat, haben, hatte, hatten, ist, sind, war, waren, gab, gibt, kommt, kam, wurde, wurden, wird, werden, fehlt, fehlte, sollte, sollten, will, wollen, kann, können, geht, ging, nennt, nennen, erwähnt, erwähnen, sagt, sagen, spricht"
    ),
    condition_word: Some("Wenn"),
    then: words!("dann, so"),
    ask: "Frage",
    requests_to_invitee: &[
        ("erzählen sie uns", "Können Sie uns", "erzählen"),
        ("erzählen sie mir", "Können Sie mir", "erzählen"),
        ("erzählen sie", "Können Sie uns", "erzählen"),
        ("erzählen sie bitte", "Können Sie uns", "erzählen"),
        ("berichten sie uns", "Können Sie uns", "berichten"),
        ("berichten sie", "Können Sie uns", "berichten"),
        ("beschreiben sie uns", "Können Sie uns", "beschreiben"),
        ("beschreiben sie", "Können Sie", "beschreiben"),
        ("beschreiben sie bitte", "Können Sie", "beschreiben"),
        ("schildern sie", "Können Sie", "schildern"),
        ("nennen sie uns", "Können Sie uns", "nennen"),
        ("erzähl uns", "Kannst du uns", "erzählen"),
        ("erzähl mir", "Kannst du mir", "erzählen"),
        ("erzähl mal", "Kannst du uns", "erzählen"),
        ("erzähle uns", "Kannst du uns", "erzählen"),
        ("beschreib uns", "Kannst du uns", "beschreiben"),
        ("beschreibe uns", "Kannst du uns", "beschreiben"),
    ],
    asks_to_tell: words!(
        "sollen sie erzählen, sollen sie uns erzählen, möchten wir wissen, wollen wir wissen, möchte ich wissen, würden wir gern wissen, interessiert uns"
    ),
    bare_reasons: &[
        ("warum", "und warum"),
        ("und warum", "und warum"),
        ("warum nicht", "und warum"),
        ("warum oder warum nicht", "und warum"),
        ("warum bzw. warum nicht", "und warum"),
        ("wieso", "und wieso"),
        ("weshalb", "und weshalb"),
        ("aus welchem grund", "und aus welchem Grund"),
    ],
    informal_pronouns: words!("du, dich, dir"),
    formal_pronouns: words!("sie"),
    address_fillers: words!(
        "anrede, per, mit, bitte, wir, sind, alle, uns, einfach, gern, gerne, form, das, hier, immer, ansprechen, ansprache, \
         locker, ganz, beim, hinweis, nutze, verwende, verwenden, benutzen, okay, ok"
    ),
    sentence_forms: super::sentence_forms::FORMS,
    farewell: "Ich soll Ihnen noch sagen, dass {clause}.",
};
