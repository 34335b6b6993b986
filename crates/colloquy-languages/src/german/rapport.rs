use crate::rapport::{FeelingPatterns, RapportPhrases, RapportReplies};
use colloquy_word_list::words;

pub const RAPPORT: RapportPhrases = RapportPhrases {
    classes: &[
        ("said", "gesagt|erzählt|erklärt|erwähnt|beantwortet|geschildert|beschrieben"),
        ("again", "schon|bereits|gerade|eben|vorhin|doch|grade"),
        ("have", "habe|hab|hatte"),
        ("to_you", "ihnen|dir|euch"),
        (
            "lost",
            "mann|frau|partner|partnerin|mutter|vater|sohn|tochter|bruder|schwester|kind|job|stelle|arbeit|freund|freundin",
        ),
        ("my", "mein|meine|meinen|meiner|meinem"),
        (
            "kin",
            "mann|frau|partner|partnerin|mutter|vater|sohn|tochter|bruder|schwester|kind|freund|freundin|oma|opa",
        ),
    ],
    said_before: "das $have ich $to_you … $again, $have ich $to_you … $again … $said, $have ich $again $said, das sagte ich $again, sagte ich … schon, sagte ich doch, sagte ich bereits, sagte ich ja schon, sagte ich vorhin, sagte ich eben, sagte ich gerade, ich sagte … schon, ich sagte doch, ich sagte ja, wie $again $said, ich $have … $to_you … $again … $said, das sag ich doch, sag ich doch, das sage ich doch, sage ich doch, danach haben sie … schon gefragt, danach hast du … schon gefragt, das haben sie … schon gefragt, das hast du … schon gefragt, haben sie … gerade gefragt, hast du … gerade gefragt, das hatten wir schon, das hatten wir doch, hatten wir doch schon, schon mal gefragt, das $have ich … $again … $said, das $have ich ja … $said, ich $have das … $again … $said, ich $have es … $again … $said, das $have ich doch … $said",
    said_before_alone: "schon $said, bereits $said, gerade $said, eben $said, vorhin $said, doch $said, grade $said, schon beantwortet",
    as_said: "wie gesagt, wie ich schon sagte, wie ich sagte, wie ich bereits sagte, wie ich gesagt habe, wie erwähnt, wie ich erwähnt habe, wie schon erwähnt, wie ich vorhin",
    to_others: "gesagt bekommen, gesagt gekriegt, meiner … $said, meinem … $said, meinen … $said, unserem … $said, unserer … $said, ihm … $said, denen … $said, ich $have dem, ich $have der, ich $have den, $have ich dem, $have ich der, $have ich den, $have es dem, $have es der, sagte ich … meiner, sagte ich … meinem, zu meiner, zu meinem, zu ihm",
    unasked: "sie fragen … nicht einmal, sie fragen … nicht mal, sie fragen … gar nicht, sie fragen mich nicht, du fragst … nicht einmal, du fragst … nicht mal, du fragst … gar nicht, du fragst mich nicht, sie haben … gar nicht gefragt, sie haben … nicht einmal gefragt, sie haben … nicht mal gefragt, sie haben mich nicht gefragt, du hast … gar nicht gefragt, du hast … nicht einmal gefragt, du hast … nicht mal gefragt, du hast mich nicht gefragt, warum fragen sie nicht, warum fragst du nicht, wieso fragen sie nicht, wieso fragst du nicht, fragen sie doch mal, frag doch mal, wollen sie … nicht wissen wie, willst du … nicht wissen wie, hätten sie … fragen können, hättest du … fragen können, danach fragen sie nicht, danach fragst du nicht",
    puzzled: "was meinen sie damit, was meinst du damit, was meinen sie mit, was meinst du mit, wie meinen sie das, wie meinst du das, weiß nicht was sie meinen, weiß nicht was du meinst, weiß … nicht was sie … wollen, weiß … nicht was du … willst, keine ahnung was sie meinen, keine ahnung was du meinst, verstehe die frage nicht, versteh die frage nicht, verstehe ich die frage nicht, verstehe ihre frage nicht, verstehe deine frage nicht, frage nicht verstanden, die frage versteh, die frage verstehe, verstehe nicht was sie, verstehe nicht was du, versteh nicht was sie, versteh nicht was du, ihre frage … keinen sinn, deine frage … keinen sinn, die frage … keinen sinn, frage ergibt … keinen sinn, frage macht … keinen sinn, das ist keine frage, das ist keine richtige frage, das ist doch keine frage, kein ganzer satz, kein vollständiger satz, satz nicht zu ende, frage nicht zu ende, in ganzen sätzen, was wollen sie … wissen, was willst du … wissen, was wollen sie … von mir, was willst du … von mir, was soll das heißen, was soll die frage, was ist das für eine frage, komische frage, seltsame frage, merkwürdige frage, ich meinte ihre frage, ich meinte deine frage, ich meine ihre frage, komme nicht mit, komm nicht mit, frage ist unklar, frage ist mir unklar, die ganze frage",
    guesses: "meinen sie, meinst du, sie meinen, du meinst, reden sie von, redest du von, sprechen sie von, sprichst du von, wollen sie wissen ob, willst du wissen ob, wollen sie wissen wie, fragen sie ob",
    more_questions: "wollten sie … noch … wissen, wolltest du … noch … wissen, wollen sie … noch etwas … wissen, wollen sie … noch was wissen, willst du … noch etwas … wissen, willst du … noch was wissen, möchten sie … noch etwas … wissen, haben sie noch fragen, haben sie noch eine frage, haben sie noch weitere, hast du noch fragen, hast du noch eine frage, wollten sie … noch … fragen, wolltest du … noch … fragen, wollen sie … noch … fragen, willst du … noch … fragen, noch weitere fragen, sonst noch fragen, was wollen sie … noch wissen, was willst du … noch wissen",
    all_asked: "war's das, war es das, war das alles, ist das alles",
    pass_on: "sagen sie … danke, sagen sie … dank, sagen sie … gruß, sagen sie … grüße, sag … danke, sag … gruß, bestellen sie … grüße, bestell … grüße, einen schönen gruß an, einen lieben gruß an, schöne grüße an, liebe grüße an, viele grüße an, meinen dank an, mein kompliment an, könnten sie … ausrichten, könnten sie … danken, danken sie, schreiben sie … auf, schreib … auf, schreiben sie das, schreib das, schreiben sie … rein, schreib … rein, notieren sie, notier, richten sie, richte … aus, sagen sie … ihm, sagen sie … ihr, sagen sie … ihnen, sagen sie dem, sagen sie der, sagen sie den, sagen sie denen, sag ihm, sag ihr, sag ihnen, sag dem, sag der, sag denen, sagt dem, sagt der, sagt denen, geben sie … weiter, gib … weiter, gebt … weiter, leiten sie … weiter, grüßen sie, grüß, können sie … ausrichten, kannst du … ausrichten, können sie … weitergeben, kannst du … weitergeben, bitte sagen sie, bitte sag, bitte schreiben sie, bitte geben sie, bitte richten sie, das können sie … aufschreiben, das kannst du … aufschreiben, das können sie … weitergeben, das kannst du … weitergeben, das können sie ihm, das können sie ihr, das können sie denen",
    reason_words: words!("warum, wieso, weshalb, wozu"),
    echo_words: words!(
        "was, wem, wen, wer, wo, womit, wovon, wofür, wozu, wohin, welche, welchen, welcher, welches"
    ),
    person_words: words!("wer, wen, wem"),
    joining: words!("aber, nur, und, doch, bloß, oder"),
    addressed: words!("sie, ihnen, ihr, ihre, ihren, du, dir, dich, dein, deine, euch, euer"),
    no_danger: "nicht … in gefahr, keine gefahr, keinerlei gefahr, nicht in gefahr, welche gefahr, was für eine gefahr, nichts passiert, ist nichts, es ist alles in ordnung, ist alles in ordnung, kein notfall, niemand verletzt, niemandem ist, niemandem was passiert, brauche keinen notruf, brauche keinen arzt, brauche keine hilfe, muss niemand … angerufen, muss niemanden anrufen, falsch verstanden, missverstanden, ein missverständnis, war … redensart, nur eine redewendung, nur ein spruch, nur so gesagt, so dahingesagt, bildlich gemeint, nicht wörtlich, nicht so gemeint, das war anders gemeint, machen sie sich keine sorgen, mach dir keine sorgen, niemand bedroht, tue mir nichts, tu mir nichts, quatsch, unsinn",
    spoke_of: "ich meinte … nur, ich meinte doch, ich habe … von … gesprochen, ich hab … von … geredet, ich sprach von, ich rede von, es ging um, es ging doch um, es geht um",
    feelings: FeelingPatterns {
        fear: "hatte … angst, habe … angst, hab … angst, haben angst, hatten … angst, solche angst, richtig angst, angst gehabt, angst bekommen, angst gekriegt, macht mir angst, machte mir angst, angst gemacht, erschrocken, erschreckt, panik, gezittert, zitterte, habe mich … gefürchtet, fürchte mich, beängstigend, unheimlich war, in todesangst, herz … gerast, um sein leben",
        exhaustion: "erschöpft, erschöpfend, völlig fertig, total fertig, fix und fertig, am ende meiner, ausgelaugt, ausgebrannt, todmüde, hundemüde, übermüdet, nie richtig abschalt*, nicht abschalten, nie abschalten, kann nicht schlafen, kaum schlafen, kaum geschlafen, nicht geschlafen, schlafe kaum, schlafe nicht, schlafe schlecht, schlaf ich … kaum, kräftezehrend, zehrt an, wächst mir über den kopf, wird mir zu viel, alles zu viel, keine kraft, kaputt danach, geht an die substanz, zermürbend",
        grief: "schmerzen, schmerzhaft, tat weh, tut weh, weh getan, wehgetan, gestürzt, bin … gefallen, ist … hingefallen, infektion, entzündet, verletzt, im krankenhaus gelandet, in die notaufnahme, in der notaufnahme, gebrochen, gehirnerschütterung, gestorben, verstorben, starb, beerdigung, $my $lost verloren, vermisse ihn, vermisse sie, gekündigt worden, wurde gekündigt, unsichtbar gefühlt, allein gelassen, alleingelassen, im stich gelassen, einsam, ganz allein, so traurig, war traurig, macht mich traurig, machte mich traurig, hat mich verletzt, gekränkt, getroffen hat mich, hat mich … getroffen, enttäuscht, erkennt mich nicht, herz gebrochen",
        anger: "wütend, bin sauer, war sauer, richtig sauer, echt sauer, so sauer, stinksauer, ärgert mich, ärgerte mich, habe mich … geärgert, hab mich … geärgert, geärgert, ärgerlich, verärgert, macht mich … rasend, auf die palme, zur weißglut, empört, nervt, genervt, frustriert, frustrierend, unverschämt, im eimer, die nase voll, hals dick, zum kotzen, kocht mir",
        shame: "geschämt, schäme mich, schämte mich, peinlich, blamiert, blamage, dumm vorgekommen, blöd vorgekommen, dumm gefühlt, blöd gefühlt, dumm da, wie ein idiot, gedemütigt, demütigend, bloßgestellt, im boden versinken, im boden versunken, klein gefühlt",
        quarrel: "gestritten, streit mit, streit gehabt, streit gegeben, heftigen streit, angeschrien, angebrüllt, angeschnauzt, aneinandergeraten, aneinander geraten, verkracht, überworfen, zoff, auseinandersetzung mit",
        loss: "das leben genommen, umgebracht, suizid begangen, erhängt, gestorben, verstorben, starb, starben, ist tot, war tot, beerdigung, begräbnis, trauerfeier, witwe, witwer, verwitwet, eingeschläfert, ums leben gekommen, $my $kin verloren, vermisse ihn, vermisse sie, trauer um",
        tears: "geweint, weinen, geheult, tränen, heulen",
        relief: "erleichtert, erleichterung, heilfroh, stein vom herzen, aufgeatmet, aufatmen, bin … froh, war … froh, waren … froh",
        pride: "stolz, gerührt, rührend, hat mich … berührt, ging … ans herz, geht … ans herz, bedeutet mir … viel, bedeutet mir alles, gänsehaut, unvergesslich",
        joy: "ich liebe, liebe ich, begeistert, wunderbar, wunderschön, großartig, fantastisch, toll, super, klasse, prima, hervorragend, ausgezeichnet, spitze, richtig gut, sehr gut, sehr schön, richtig schön, so schön, freue mich, habe mich … gefreut, hab mich … gefreut, gefreut hat, sehr zufrieden, rundum zufrieden, total zufrieden, sehr freundlich, so freundlich, total nett, sehr nett, so nett, so lieb, sehr hilfsbereit, dankbar, glücklich, ein traum, nur loben, viel spaß, spaß gemacht, macht spaß, genossen",
    },
    not_felt: words!(
        "wenn, falls, wäre, würde, könnte, früher, nicht mehr, keine mehr, weg, besser geworden, viel besser, zum glück, gott sei dank, sollte, hätte, vorbei, na toll, na super, tut mir leid, wünsche, angenommen"
    ),
    formal: RapportReplies {
        said_before: &[
            "Stimmt, das haben Sie schon gesagt, entschuldigen Sie.",
            "Verzeihung, das hatten Sie mir schon gesagt.",
            "Entschuldigen Sie, dass ich noch einmal gefragt habe.",
        ],
        unasked: &[
            "Entschuldigen Sie, danach hätte ich fragen sollen.",
            "Verzeihung, diese Frage hat gefehlt.",
        ],
        unclear: &[
            "Entschuldigung, das war unklar gefragt.",
            "Verzeihung, meine Frage hat nicht gepasst.",
            "Entschuldigen Sie, das habe ich schlecht formuliert.",
        ],
        confirmed: "Ja, das meine ich. Erzählen Sie gern davon.",
        confided: &[
            "Danke, dass Sie das erzählen.",
            "Danke für Ihre Offenheit.",
            "Danke, dass Sie so offen davon sprechen.",
        ],
        ..INFORMAL
    },
    informal: INFORMAL,
};

const INFORMAL: RapportReplies = RapportReplies {
    said_before: &[
        "Stimmt, das hast du schon gesagt, entschuldige.",
        "Verzeihung, das hattest du mir schon gesagt.",
        "Entschuldige, dass ich noch einmal gefragt habe.",
    ],
    unasked: &["Entschuldige, danach hätte ich fragen sollen.", "Verzeihung, diese Frage hat gefehlt."],
    unclear: &[
        "Entschuldigung, das war unklar gefragt.",
        "Verzeihung, meine Frage hat nicht gepasst.",
        "Entschuldige, das habe ich schlecht formuliert.",
    ],
    confirmed: "Ja, das meine ich. Erzähl gern davon.",
    more_to_ask: "Ja, da ist noch etwas.",
    nothing_to_ask: "Nein, von mir war das alles.",
    passed_on: "Das steht in dem, was bei {organization} ankommt.",
    noted: &["Das ist notiert.", "Gut, das ist notiert."],
    confided: &[
        "Danke, dass du das erzählst.",
        "Danke für deine Offenheit.",
        "Danke, dass du so offen davon sprichst.",
    ],
    fear: &[
        "Das klingt beängstigend.",
        "Das macht verständlicherweise Angst.",
        "Das war sicher ein Schreck.",
        "Dass das Angst macht, ist gut zu verstehen.",
    ],
    exhaustion: &[
        "Das klingt sehr anstrengend.",
        "Das klingt kräftezehrend.",
        "Das verlangt viel Kraft.",
        "Da kommt viel zusammen.",
    ],
    grief: &[
        "Das tut mir leid.",
        "Es tut mir leid, das zu hören.",
        "Das ist schwer, es tut mir leid.",
        "Es tut mir leid, dass das passiert ist.",
    ],
    anger: &[
        "Das ist ärgerlich.",
        "Der Ärger ist gut zu verstehen.",
        "Das klingt wirklich ärgerlich.",
        "Ich verstehe, dass das ärgert.",
    ],
    shame: &[
        "Das war bestimmt unangenehm.",
        "Das ist wirklich unangenehm.",
        "Das fühlt sich sicher nicht gut an.",
        "Ich kann mir vorstellen, wie unangenehm das war.",
    ],
    quarrel: &[
        "Das war sicher nicht leicht.",
        "Das klingt nach einer schwierigen Situation.",
        "So etwas geht einem nach.",
        "Das war bestimmt belastend.",
    ],
    loss: &[
        "Das tut mir sehr leid.",
        "Das ist ein schwerer Verlust, es tut mir leid.",
        "Das ist sehr traurig.",
        "Es tut mir sehr leid, das zu hören.",
    ],
    relief: &[
        "Das ist sicher eine Erleichterung.",
        "Die Erleichterung ist gut zu verstehen.",
        "Das hat sicher gutgetan.",
        "Da fällt einem ein Stein vom Herzen.",
    ],
    pride: &[
        "Das bedeutet offenbar viel.",
        "Man hört, wie viel das bedeutet.",
        "Man merkt, wie wichtig das ist.",
        "Ich verstehe, dass das bewegt.",
    ],
    burden: &[
        "Das klingt schwer.",
        "Das tut mir sehr leid.",
        "So etwas geht nahe.",
        "So etwas lässt einen nicht los.",
        "Das ist belastend, das verstehe ich.",
    ],
    serious: &[
        "Das klingt ernst.",
        "Das ist keine Kleinigkeit.",
        "Ich verstehe, wie ernst das ist.",
        "Das hatte offenbar Folgen.",
    ],
    hardship: &[
        "Das klingt nicht einfach.",
        "Ich verstehe, dass das stört.",
        "Das ist unangenehm, das verstehe ich.",
        "Das ist ein Problem, das verstehe ich.",
    ],
    joy: &[
        "Das freut mich zu hören.",
        "Schön zu hören.",
        "Das hört man gern.",
        "Es freut mich, dass es so ist.",
    ],
};
