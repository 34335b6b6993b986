use crate::intents::{AnswerPatterns, IntentPhrases, PhrasePattern};

pub const INTENTS: IntentPhrases = IntentPhrases {
    courtesies: "bitte, ok, okay, danke, also, ach, äh, ähm, hm, hmm, tja, na, ja, nein, mal, einfach, jetzt, entschuldigung, gut, und, die, das, dann",
    stop: PhrasePattern {
        whole: "stopp, stop, genug, das reicht, es reicht, mir reicht's, schluss, ende, aufhören, ich bin fertig, fertig, tschüss, auf wiedersehen, abbrechen, beenden",
        within: "möchte aufhören, will aufhören, lassen sie uns aufhören, lass uns aufhören, hören wir auf, können wir aufhören, hören sie auf, hör auf, interview beenden, gespräch beenden, beenden sie das interview, beenden wir, möchte beenden, möchte abbrechen, will abbrechen, muss los, muss gehen, muss weg, keine weiteren fragen, keine fragen mehr, das reicht jetzt, schluss machen, schluss jetzt",
    },
    repeat: PhrasePattern {
        whole: "was, wie, wie bitte, hä, bitte, nochmal, noch einmal, noch mal, entschuldigung, wiederholen, was haben sie gesagt",
        within: "wiederholen, noch einmal sagen, nochmal sagen, noch einmal stellen, frage nicht verstanden, nicht verstanden, verstehe die frage nicht, verstehe nicht, nicht gehört, anders formulieren, was meinen sie, was war die frage, wie war die frage, was haben sie gesagt, wie bitte",
    },
    skip: PhrasePattern {
        whole: "weiter, überspringen, nächste, nächste frage, passe, ich passe, weitermachen, machen wir weiter, auslassen",
        within: "nächste frage, frage überspringen, überspringen, frage auslassen, andere frage, nächsten frage, nächstes thema",
    },
    unknown: PhrasePattern {
        whole: "keine ahnung, weiß nicht, keine meinung, nicht sicher, weiss nicht",
        within: "ich weiß nicht, ich weiss nicht, weiß ich nicht, weiß ich auch nicht, weiß es nicht, keine ahnung, bin mir nicht sicher, kann ich nicht sagen, erinnere mich nicht, nie darüber nachgedacht, keine meinung",
    },
    refusal: PhrasePattern {
        whole: "kein kommentar, sage ich nicht, ich weigere mich",
        within: "möchte ich nicht beantworten, will ich nicht beantworten, möchte nicht antworten, möchte ich nicht antworten, will ich nicht antworten, will nicht antworten, möchte dazu nichts sagen, dazu möchte ich nichts, dazu sage ich nichts, lieber nicht, geht sie nichts an, geht dich nichts an, zu persönlich, zu privat, kein kommentar, nicht darüber sprechen, nicht darüber reden, möchte ich nicht sagen, antworte ich nicht, unangenehm darüber",
    },
    machine: PhrasePattern {
        whole: "wer sind sie, wer bist du, was sind sie, was bist du",
        within: "sind sie ein roboter, bist du ein roboter, sind sie eine ki, bist du eine ki, sind sie ein mensch, bist du ein mensch, sind sie echt, bist du echt, ein bot, eine maschine, ein computer, mit einem roboter, mit einer ki, künstliche intelligenz, chatgpt, wer sind sie, wer bist du",
    },
    privacy: PhrasePattern {
        whole: "ist das anonym, wird das aufgenommen",
        within: "wer sieht, wer hört, wer liest, wer bekommt, wer kann das, wird das aufgezeichnet, wird das aufgenommen, wird aufgezeichnet, wird aufgenommen, aufgezeichnet, aufgenommen wird, nehmen sie das auf, ist das anonym, bleibt das anonym, anonym, vertraulich, meine daten, meinen daten, meinen antworten, mein chef das",
    },
    length: PhrasePattern {
        whole: "wie lange, wie lange noch, wie viele noch, dauert das noch lange",
        within: "wie lange dauert, wie lange geht, wie lange noch, wie viele fragen, wieviele fragen, noch lange, wie viel noch, sind wir fertig, sind wir bald fertig",
    },
    back: PhrasePattern {
        whole: "warum, wieso, und sie, und du",
        within: "was denken sie, was denkst du, was meinen sie dazu, was ist ihre meinung, wie sehen sie das, warum fragen sie, warum fragst du, wieso fragen sie, warum wollen sie das, können sie mir helfen, können sie mir sagen, was würden sie",
    },
    greeting: PhrasePattern {
        whole: "hallo, hi, hey, guten tag, guten morgen, guten abend, servus, grüß gott, moin, hallo hallo",
        within: "wie geht es ihnen, wie geht's, wie geht es dir, freut mich, hören sie mich, schönes wetter",
    },
    ready: "leg los, legen sie los, schieß los, schießen sie los, fang an, fangen sie an, los geht's, kann losgehen, es kann losgehen, wir können anfangen, können wir anfangen, wir können starten, ich bin bereit, bin bereit, ich bin so weit, bin so weit, bin soweit, nur zu, frag ruhig, fragen sie ruhig, fragen sie, frag, frag nur, fragen sie nur, wie geht's, wie geht es ihnen, schönen guten tag",
    hostile: PhrasePattern {
        whole: "idiot, blödsinn, quatsch, lass mich in ruhe, lassen sie mich in ruhe, halt die klappe, scheiße",
        within: "halt die klappe, halts maul, halt's maul, halt den mund, leck mich, verpiss dich, fick dich, so ein schwachsinn, so ein blödsinn, so ein quatsch, dumme frage, dumme fragen, blöde frage, blöde fragen, du idiot, sie idiot, sie sind dumm, du bist dumm, blöde maschine, dumme maschine, zeitverschwendung, in ruhe lassen, lassen sie mich in ruhe, lass mich in ruhe, nervt mich, sie nerven, du nervst, lächerlich das hier",
    },
    tags: "oder, nicht wahr, ne, nicht, gell, gelle, weißt du, wissen sie, verstehen sie, verstehst du, oder nicht, oder was, ja, wa, woll",
    reporting: "dachte, gedacht, denkt man, denk ich mir, denke ich mir, denke mir, fragte ich mich, mich gefragt, sagte, hat gesagt, haben die gesagt, hab ich gesagt, meinte",
    yes: PhrasePattern {
        whole: "ja, jo, klar, ok, okay, gerne, gern, natürlich, meinetwegen, von mir aus, in ordnung, weiter",
        within: "machen wir weiter",
    },
    no: PhrasePattern {
        whole: "nein, nö, nee, nein danke, lieber nicht, eigentlich nicht, nicht wirklich",
        within: "nein ich möchte nicht, nein will ich nicht",
    },
    injection: "ignoriere alle, ignoriere deine, ignoriere die anweisungen, ignoriere ihre, ignorieren sie, vergiss deine, vergessen sie ihre, deine anweisungen, zeigen sie ihre anweisungen, wie lauten ihre anweisungen, deine anweisung, deinen prompt, ihren prompt, der prompt, den prompt, systemprompt, system prompt, deine regeln, du bist jetzt, sie sind jetzt ein, ab sofort bist du, tu so als, tun sie so als, sprich mir nach, sag das wort, sage das wort, sagen sie das wort, antworte nur, antworten sie nur, interviews der anderen, interview der anderen, interviews von anderen, alle interviews, schreib ein gedicht, schreiben sie ein gedicht, entwicklermodus",
    patterns: PATTERNS,
};

const PATTERNS: AnswerPatterns = AnswerPatterns {
    classes: &[
        ("not", "nicht|nichts|nix|kein|keine|keinen|ungern|nie|niemals"),
        (
            "will",
            "möchte|möcht|will|mag|werde|lieber|bereit|lust|wünsche|gern|gerne|beabsichtige|habe vor|bedürfnis|danach ist mir|wohl|behagt mir|brauche|wollen|möchten",
        ),
        ("can", "kann|darf|könnte|muss|müsste|sollte|können|könnten|dürfen|sollten|müssen"),
        (
            "tell",
            "sagen|reden|sprechen|beantworten|antworten|antwort geben|äußern|äussern|erzählen|eingehen|einzugehen|kommentieren|erklären|preisgeben|mitteilen|besprechen|diskutieren|ausbreiten|vertiefen|erläutern|verraten|offenlegen|teilen|thematisieren|auskunft|angaben|anschneiden|unterhalten|auslassen|darzulegen|darlegen|ansprechen|rausrücken|loswerden|zu sagen|zu sprechen|zu reden|zu antworten|zu erzählen|zu beantworten|breittreten|nennen|quatschen|ausplaudern|rede|spreche|antworte",
        ),
        ("about", "darüber|dazu|darauf|davon|hierzu|hierüber|drüber|damit|da"),
        (
            "it",
            "das|dies|diese|dieses|diesen|die frage|den punkt|das thema|es|hier|den teil|die|den|dieses thema",
        ),
        (
            "leaving",
            "auslassen|weglassen|überspringen|aussparen|ausklammern|außen vor lassen|beiseitelassen|beiseite lassen|übergehen|für mich behalten|umgehen",
        ),
        (
            "said",
            "gesagt|erzählt|erwähnt|beantwortet|erklärt|geantwortet|beschrieben|genannt|besprochen|erläutert",
        ),
        (
            "giver",
            "wir|ich|man|jemand|sie alle|das team|unser team|mein team|die leitung|das unternehmen|ein kollege|eine kollegin",
        ),
        (
            "act",
            "melde mich|melden uns|kümmere mich|kümmern uns|leite … weiter|sorge dafür|sorgen dafür|prüfe|prüfen|kläre|klären|informiere sie|informieren sie|benachrichtigen|kontaktiere|kontaktieren|rufe sie|rufen sie|schicke ihnen|schicken ihnen|sende ihnen|senden ihnen|behebe|beheben|verbessern|ändern das|erstatten|ersetzen|lösen das|gehen dem|gehe dem|setzen uns|setze mich|unternehmen|helfen ihnen|helfe ihnen|tun alles|tue alles|finden eine lösung|finde eine lösung|nehmen das mit|nehmen das auf|sprechen mit|spreche mit",
        ),
        (
            "settle",
            "melden|kümmern|weiterleiten|weitergeben|sorgen|prüfen|klären|informieren|benachrichtigen|kontaktieren|anrufen|schicken|senden|beheben|verbessern|verändern|ändern|erstatten|ersetzen|lösen|nachgehen|unternehmen|helfen|besprechen|ansprechen|umsetzen|berücksichtigen|untersuchen|reparieren|regeln|einsetzen|nachfragen|zurückkommen",
        ),
        (
            "settled",
            "behoben|verbessert|geändert|erstattet|ersetzt|weitergeleitet|weitergegeben|geprüft|geklärt|gelöst|berücksichtigt|vertraulich|anonym|besprochen|umgesetzt|untersucht|repariert|geregelt|ernst genommen|besser",
        ),
        (
            "fine",
            "gute|guter|gutes|sehr gute|tolle|toller|tolles|ausgezeichnete|hervorragende|wertvolle|wertvoller|interessante|spannende|hilfreiche|schöne|schönes|wunderbare|großartige|ehrliche|kluge|wichtige",
        ),
        (
            "remark",
            "antwort|antworten|punkt|frage|beispiel|beobachtung|gedanke|gedanken|idee|ideen|vorschlag|vorschläge|rückmeldung|hinweis|hinweise|einblick|einblicke|arbeit|leistung|geschichte|entscheidung|einstellung",
        ),
        (
            "glow",
            "toll|super|großartig|wunderbar|fantastisch|hervorragend|ausgezeichnet|beeindruckend|klasse|spitze|prima|sehr gut|bewundernswert|faszinierend|spannend|sehr schön|perfekt|genial",
        ),
    ],
    refusal: "$will … $not … $tell, $will … $not … $about, $about … $will … $not, $about … $can … $not … $tell, $will … $it … $not, $not … $tell $will, $tell … $will … $not, lieber $not, lieber … $not, ungern, $about sage ich $not, $about sag ich $not, $about … keine $tell, sage ich $not, sag ich $not, $not $about $tell, $will … $leaving, $can … wir … $leaving, $can ich … $leaving, überspringen wir, lassen wir … weg, lassen wir … aus, lassen wir das, lassen wir … beiseite, lassen wir … außen vor, lassen sie uns … $leaving, lassen sie … weg, lass … weg, reden wir … anderes, sprechen wir … anderes, etwas anderes $tell, über etwas anderes, anderes thema, thema wechseln, nächste frage, nächsten frage, weiter bitte, bitte weiter, behalte ich … für mich, für mich behalten, behalt ich, bleibt bei mir, bleibt unter uns, unter uns bleiben, zwischen mir und, zwischen ihm und mir, zwischen ihr und mir, zwischen uns, nur zwischen, geht … nichts an, geht … niemanden, geht … keinen, geht … nur mich, nicht ihre sache, nicht ihre angelegenheit, meine sache, meine angelegenheit, meine privatsache, privatsache, privatangelegenheit, familiensache, private angelegenheit, persönliche angelegenheit, zu persönlich, ist persönlich, sehr persönlich, ziemlich persönlich, recht persönlich, zu privat, ist privat, sehr privat, ziemlich privat, zu intim, ist intim, ist vertraulich, vertraulich bleiben, tabu, heikles thema, wunder punkt, kein thema für, kein kommentar, keinen kommentar, keine antwort, keine angabe, keine auskunft, ohne kommentar, verweigere, weigere mich, enthalte mich, muss ich … antworten, muss ich … beantworten, muss ich … $tell, nicht näher … eingehen, nicht weiter … eingehen, nicht ins detail, fragen sie … anderes, das müssen sie nicht wissen, müssen sie nicht wissen, warum sollte ich … $tell, warum wollen sie das wissen, nicht … öffentlich, gehört nicht hierher, nicht der richtige ort, zwischen … und mir, rede nicht über, spreche nicht über, rede ich nicht, spreche ich nicht, beantworte ich nicht, erzähle ich nicht, erzähl ich nicht, kommentiere ich nicht, verrate ich nicht, teile ich nicht, nenne ich nicht, lasse ich … offen, lasse ich … aus, lasse ich … weg, lass ich … weg, schweige ich, schweige lieber, offen lassen, unbeantwortet, will ich für mich, möchte ich für mich, da passe ich, hier passe ich, ich passe da, ich passe hier, ich passe bei, bei der frage passe ich, dabei passe ich, erzähl ich … kein*, erzähle ich … kein*, sag ich … kein*, sage ich … kein*, verrat ich … kein*, verrate ich … kein*, keiner maschine, keinem computer, keinem roboter, einer maschine … $not, $not … einer maschine, $not … mit einer maschine, frage … unangenehm, thema … unangenehm, mir zu unangenehm, fragen sie mich … etwas anderes, fragen sie mich was anderes, aber das nicht",
    already_said: "schon $said, bereits $said, gerade $said, eben $said, vorhin $said, doch $said, das sagte ich, sagte ich schon, sagte ich bereits, sagte ich doch, wie gesagt, das hatten wir schon, hatten wir schon, das fragten sie schon, schon gefragt, bereits gefragt, gerade gefragt, schon mal gefragt, dieselbe frage, die gleiche frage",
    going_on: "weitermachen, weiter machen, machen wir weiter, fortfahren, fortsetzen, gehen wir weiter",
    feels_ignored: "sie haben mir nicht geantwortet, sie haben meine frage nicht, das war keine antwort auf meine, hören sie … zu, hören sie … überhaupt, hörst du … zu, zuhören sie, sie hören … nicht zu, du hörst … nicht zu, hört mir … jemand zu, haben sie … zugehört, hast du … zugehört, haben sie mich … gehört, haben sie … verstanden was ich, ignorieren sie mich, rede … gegen eine wand, interessiert sie … nicht was ich",
    impatient: "zu viele fragen, beeilen sie sich, beeil dich, machen sie … kurz, mach … kurz, fassen sie sich kurz, kurz fassen, kurz halten, kommen sie zum punkt, komm zum punkt, nervt langsam, geduld verlier*, verliere … geduld, nur das wichtigste",
    has_time: "ich hab … minuten, ich habe … minuten, hab … minuten zeit, ich hab … halbe stunde, ich habe … halbe stunde, ich habe … stunde zeit, hab eine stunde zeit",
    in_a_hurry: "keine zeit, wenig zeit, nicht viel zeit, nicht mehr viel zeit, in eile, hab's eilig, habe es eilig",
    maybe_impatient: "dauert … zu lange, dauert … ewig, zu lang, zu lange, beeilen, beeilung, schneller, auf den punkt, das nervt, langweilig, mühsam, ermüdend",
    nothing: "nichts mehr, nichts weiter, sonst nichts, weiter nichts, nichts hinzuzufügen, nichts zu ergänzen, nichts einzuwenden, mir fällt nichts, fällt mir nichts, mir fällt … ein nichts, fällt mir … nicht ein, nichts ein, das war's, das wars, das war alles, das ist alles, alles gesagt, habe alles, hab alles, schon alles, mehr nicht, mehr weiß ich nicht, mehr fällt, nicht dass ich wüsste, wüsste nicht was, passt so, passt schon, nichts besonderes, nichts bestimmtes, eigentlich nichts, keine weiteren, nein danke, keine ergänzung, im moment nichts, gerade nichts, bin durch, ne passt, nee passt, nix mehr, sonst nix, weiter nix, fällt mir nix, nix ein, mehr hab ich nicht, mehr habe ich nicht, mehr kann ich nicht, mehr gibt's nicht, mehr gibt es nicht, habe nicht mehr zu, hab nicht mehr zu, das wäre alles, das wär's, das deckt es, ausgeredet, weiß nichts mehr, weiß sonst nichts",
    weary: "ich kann nicht mehr, ich kann einfach nicht mehr, kann nicht mehr so, ich mag nicht mehr, ich pack das nicht mehr, ich packe das nicht mehr, ich schaffe das nicht mehr, ich schaff das nicht mehr, ich halte das nicht mehr aus, ich halt das nicht mehr aus, bin am ende meiner kräfte, mit den kräften am ende, mit den nerven am ende, keine kraft mehr, bin am limit, mir wird alles zu viel, es wird mir alles zu viel",
    digressions: "das wetter, das spiel, fußball, übrigens, die wahl, im fernsehen, ein rezept, so ein tor, haben sie … gesehen, haben sie … gehört, hast du … gesehen, apropos, da fällt mir ein, das finale, drei tore, tore in, gewonnen haben sie, der sieg, dieser regen, diese hitze, sonnenschein, der hund hat, die katze hat, geburtstagskuchen, wahlen, politik, bürgermeister, die serie, der film, lotto, im urlaub letzt*, es regnet, meine tomaten, mein hund, meine katze",
    companions: "mein enkel, meine enkelin, mein nachbar, mein garten, im garten",
    organizer: "wer fragt, wer stellt … fragen, wer führt … durch, wer steckt dahinter, für wen, in wessen auftrag, wer hat … beauftragt, welche firma, welches unternehmen, welche organisation, von wem kommt, wer will das wissen, wer sind … auftraggeber, wer macht … umfrage, wer macht … interview, wer bezahlt",
    purpose: "wofür ist das, wofür, wozu ist das, wozu dient, wozu, was ist der zweck, was ist das ziel, worum geht es, worum geht's, was soll das, was wollen sie herausfinden, was bringt das, wozu das ganze, was passiert mit den ergebnissen, warum machen sie das",
    count: "wie viele fragen, wieviele fragen, wie viele themen, wie viele kommen, wie viele sind",
    name_use: "wird mein name, steht mein name, taucht mein name, mein name, meinen namen, werde ich … genannt, namentlich, erkennt man mich, erkennbar, weiß … wer ich bin, zu mir zurück, mit namen",
    readers: "liest … das, lesen … das, sieht … das, sehen … das, hört … das, hören … das, wird … das lesen, wird … das hören, wird … das sehen, werden … das lesen, werden … das hören, werden … das sehen, kann … das lesen, kann … das hören, kann … das sehen, können … das lesen, können … das hören, können … das sehen, bekommt … das mit, bekommt … das zu, kriegt … das mit, kriegt … das zu, erfährt … davon, erfährt … das, erfahren … davon, erfahren … das, erfährt … was ich",
    contact: "an wen kann ich, an wen wende, an wen soll ich, wen kann ich, wer ist … ansprechpartner, ansprechpartner*, ansprechperson, kontaktperson, wie erreiche ich, wo kann ich mich, wer ist verantwortlich, wer ist zuständig",
    reason: "warum fragen sie, wieso fragen sie, warum wollen sie … wissen, wieso wollen sie … wissen, warum ist das wichtig, wieso ist das wichtig, warum diese frage, wieso diese frage, was hat das … zu tun, wozu müssen sie das wissen",
    unclear: "mehr wovon, mehr worüber, mehr über was, was meinen sie, wie meinen sie das, was meinst du, wie meinst du das, was heißt das, was bedeutet das, was soll das heißen, verstehe die frage nicht, frage nicht verstanden, inwiefern, in welcher hinsicht, was genau meinen, was genau meinst",
    vague: "kompliziert, schwierig zu sagen, kommt … an, kommt drauf an, kommt darauf an, je nachdem, irgendwie, gewisse, ein paar dinge, einige dinge, einige probleme, ein paar probleme, solche sachen, dies und das, und so weiter, nicht ideal, nicht optimal, geht so, gemischt, seltsam, komisch, merkwürdig, anders als, mehr oder weniger, manchmal, verschiedene, hätte besser",
    causes: "weil, wegen, deshalb, deswegen, daher, grund, gründe, entschied*, entschieden, entscheidung, dadurch, führte dazu",
    harm: "angst, geweint, weinen, schmerz*, weh, unfall, krankenhaus, notfall, notaufnahme, falsch*, kaputt, verloren, angeschrien, geschrien, ignoriert, allein*, niemand, keiner, nie, zu spät, verspätet, schlimm*, schlecht*, wütend, frustrier*, erschöpf*, müde, gekündigt, aufgegeben, gemobbt, mobbing, belästig*, bedroh*, krank, gestorben, tod, panik, stress*, sorge*, verwirr*, abgestürzt, ausgefallen, abgelehnt, gelogen, unfair, enttäusch*, musste*, konnte … nicht, leid*, vergessen, fehler*, probleme, problem, schwierig, schwer, überfordert, gewartet, warten, taub*, tinnitus, ohrensausen, schwindel*, schwindlig, verletzt*, verletzung*, blut*, geschwollen, entzünd*, operation, operiert, kaiserschnitt, fehlgeburt, rollstuhl, rollator, brüll*, schreit, schreien, anschreit, beleidig*, ausgelacht, verspottet, stunden gewartet, stunden warten, zwei stunden, drei stunden, unbezahlt*, entlassen, rausgeworfen, rausgeschmissen, schulden, nicht leisten, doppelt bezahlt, bestohlen, gestohlen, geklaut, einbruch, überschwemm*, schimmel, ratten, zwangsräum*, diskriminier*, rassis*, sexist*, begrapscht, burnout, depress*, zusammengebrochen, gestürzt, gefallen, gebrochen, wunde, wochen ohne, tage ohne, tagelang, wochenlang, heul*, geheult",
    events: "dann, plötzlich, eines tages, am nächsten, danach, damals, letzte woche, letzten monat, letztes jahr, gestern, schließlich, zuerst, am anfang, als ich, angefangen, passiert, gewechselt, umgezogen",
};
