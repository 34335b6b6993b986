use crate::interviewer::{CounterQuestionReplies, FollowUpPhrases, InterviewerPhrases};
use colloquy_word_list::words;

pub const INTERVIEWER: InterviewerPhrases = InterviewerPhrases {
    acknowledgements: &[
        "Danke.",
        "Ich verstehe.",
        "Danke Ihnen.",
        "Danke für Ihre Antwort.",
        "Ja, danke.",
        "Danke, das habe ich verstanden.",
    ],
    sympathies: &["Das tut mir leid.", "Das klingt schwierig.", "Danke, dass Sie mir das erzählen."],
    passed: &["Das ist in Ordnung.", "Gern, das lassen wir aus.", "Gut, dann gehen wir weiter."],
    unknown: &["Das macht nichts.", "Das ist in Ordnung.", "Sie müssen nicht auf alles eine Antwort haben."],
    follow_ups: FollowUpPhrases {
        more: &[
            "Können Sie mir mehr davon erzählen?",
            "Wie kann ich mir das vorstellen?",
            "Können Sie das etwas genauer beschreiben?",
            "Was können Sie mir dazu noch sagen?",
        ],
        then: &["Wie war das für Sie?", "Wie ging es dann weiter?"],
        help: &["Was würde da aus Ihrer Sicht helfen?"],
        vague: &["Können Sie mir dafür ein Beispiel nennen?", "Was meinen Sie damit genau?"],
        wish: &["Wie sähe das in der Praxis aus?", "Was würde das für Sie ändern?"],
        good: &["Was gefällt Ihnen daran am meisten?", "Woran liegt das, was meinen Sie?"],
        thin: &[
            "Können Sie mir dazu noch etwas mehr erzählen?",
            "Woran machen Sie das fest?",
            "Was fällt Ihnen dabei als Erstes ein?",
            "Was wäre ein Beispiel dafür?",
        ],
        easier: &[
            "Fällt Ihnen dazu eine Kleinigkeit ein?",
            "Wann hatten Sie zuletzt damit zu tun?",
            "Was wäre Ihre erste Vermutung?",
        ],
    },
    mentioned: "Sie haben {clause} erwähnt.",
    durations: "{clause}, sagten Sie.",
    quotes: &["Sie sagten: „{clause}“.", "Sie haben gesagt: „{clause}“."],
    earlier_quote: "Vorhin sagten Sie: „{clause}“.",
    earlier_more: "{topic}: Möchten Sie dazu noch etwas sagen?",
    earlier: "Das haben Sie vorhin schon angesprochen.",
    connectives: &[
        "um ehrlich zu sein",
        "ehrlich gesagt",
        "offen gesagt",
        "nur dass",
        "und",
        "aber",
        "denn",
        "doch",
        "dann",
        "also",
        "ja",
        "oder",
        "jedoch",
        "sondern",
        "naja",
    ],
    subjects: words!("ich, wir, er, sie, es, man, niemand, keiner, alle, jemand, meine, mein, unsere"),
    dependent: &[
        "dass", "was", "wenn", "als", "wo", "welche", "welcher", "welches", "ob", "wer", "wie", "warum",
        "bis", "zu", "um", "während", "damit", "sodass", "deren", "dessen",
    ],
    completing: words!("dass, zu, um, ob, was, wie"),
    verb_last: words!(
        "dass, wenn, als, wo, welche, welcher, welches, ob, wer, wie, warum, was, bis, während, damit, sodass, weil, obwohl, nachdem, bevor, seit, seitdem"
    ),
    numbers_before_and: words!("hundert, tausend"),
    reported: &[],
    reportable: &[],
    second_person: &[],
    feels_ignored: "Es tut mir leid, dass es so wirkt. Was Sie gesagt haben, ist notiert.",
    feels_ignored_quote: "Es tut mir leid, dass es so wirkt. Ich habe notiert: „{clause}“.",
    hurried: &[
        "Das tut mir leid. Ich fasse mich kurz und frage nur noch das Wichtigste.",
        "Ich bitte um Entschuldigung. Ich beschränke mich auf das Wesentliche.",
    ],
    in_tears: words!(
        "ich muss weinen, muss ich weinen, muss kurz weinen, muss gerade weinen, jetzt weine ich, laufen mir die tränen, kommen mir die tränen, mir kommen die tränen"
    ),
    wish_questions: words!(
        "würden sie ändern, würden sie anders, würden sie sich, würden sie verbessern, würde ihnen, hätten wir, könnten wir, könnte man, hätte sie, wünschen, wünsche, vorschläge, verbessern, ändern"
    ),
    general_questions: words!(
        "wie ist, wie war, wie sind, wie waren, wie finden sie, wie fanden sie, wie findest du, wie fandest du, \
         wie gefällt, wie gefiel, wie hat, wie erleben sie, wie erlebst du, wie haben sie, wie hast du, \
         wie zufrieden sind sie mit, wie zufrieden waren sie mit, wie zufrieden bist du mit, \
         wie zufrieden warst du mit, wie lief, wie läuft, wie funktioniert, wie klappt, wie klappte, \
         wie gut ist, wie gut war, wie bewerten sie, wie beurteilen sie, \
         wie gut werden sie, wie gut wurden sie, wie gut fühlen sie sich, wie gut wirst du, wie gut wurdest du, wie gut fühlst du dich, wie bewertest du, wie beurteilst du"
    ),
    fact_questions: words!(
        "wie oft, wie lange, wie häufig, wie viele, wie viel, wie alt, wie weit, seit wann, ab wann, wann, um wie viel uhr, wer, wen, wem, mit wem, von wem, wo, woher, wohin"
    ),
    brought_back: &[
        "Ich möchte auf meine Frage zurückkommen.",
        "Ich komme noch einmal auf meine Frage zurück.",
    ],
    foreign_guide: "Antworten Sie gern in Ihrer Sprache; meine vorbereitete Frage liegt in einer anderen vor.",
    last_questions: &[
        "Gibt es noch etwas, das Sie ergänzen möchten?",
        "Bevor wir zum Ende kommen: Gibt es etwas Wichtiges, worüber wir noch nicht gesprochen haben?",
        "Das war mein letztes Thema. Möchten Sie noch etwas sagen?",
    ],
    closing_signs: &[
        "ergänzen",
        "hinzufügen",
        "noch etwas sagen",
        "noch etwas mitteilen",
        "sonst noch etwas",
        "noch etwas das",
    ],
    farewells: &[
        "Gut. Das waren alle meine Fragen. Danke für Ihre Zeit und auf Wiedersehen.",
        "Gut. Damit sind wir am Ende unseres Interviews. Ich danke Ihnen für Ihre Zeit und wünsche Ihnen einen guten Tag.",
        "Gut. Damit ist unser Gespräch zu Ende. Herzlichen Dank für Ihre Antworten und auf Wiedersehen.",
    ],
    stopped: &[
        "Selbstverständlich, wir hören hier auf. Vielen Dank für Ihre Zeit und auf Wiedersehen.",
        "In Ordnung, dann beenden wir das Interview jetzt. Danke für das, was Sie mir erzählt haben, und auf Wiedersehen.",
    ],
    exhausted: &[
        "Gut. Damit ist unsere Zeit zu Ende. Vielen Dank für Ihre Antworten und auf Wiedersehen.",
        "Gut. Wir müssen hier zum Schluss kommen. Ich danke Ihnen für Ihre Zeit und wünsche Ihnen einen guten Tag.",
    ],
    over: "Unser Interview ist bereits beendet. Nochmals vielen Dank und auf Wiedersehen.",
    once_more: &["Gern.", "Natürlich, gern noch einmal.", "Ich wiederhole die Frage gern."],
    unclear: "Entschuldigung, das war unklar gefragt.",
    misunderstood: "Entschuldigung, das habe ich falsch verstanden.",
    meant: "Ich meine Folgendes: {topic}. Was fällt Ihnen dazu ein?",
    unheard: &[
        "Ich konnte Sie leider nicht hören.",
        "Nehmen Sie sich Zeit.",
        "Ich habe noch keine Antwort gehört.",
    ],
    greeted: &["Guten Tag, schön, dass Sie da sind.", "Danke, ich freue mich auf das Gespräch."],
    replies: CounterQuestionReplies {
        machine: "Ich bin eine KI und führe dieses Interview im Auftrag von {organization}.",
        privacy: "Ihre Antworten gehen an {organization}, und dort wird entschieden, wer sie liest.",
        organizer: "Dieses Interview findet im Auftrag von {organization} statt, und ich stelle als KI die Fragen.",
        purpose: "Ihre Antworten helfen {organization}, Ihre Sicht zu verstehen; wofür genau sie verwendet werden, erfahren Sie dort.",
        name_use: "Ob Ihr Name bei Ihren Antworten steht, weiß ich nicht; das kann Ihnen {organization} sagen.",
        contact: "Bitte wenden Sie sich an {organization}; dort erhalten Sie Auskunft über dieses Interview.",
        reason: "Die Antwort hilft {organization}, Ihre Erfahrung zu verstehen, und Sie müssen sie nicht geben.",
        opinion: "Dazu habe ich keine eigene Meinung; hier zählt Ihre Sicht.",
        unknown: "Das weiß ich nicht, aber Ihre Frage erreicht {organization} zusammen mit Ihren Antworten.",
        many_minutes: "Höchstens noch etwa {count} Minuten.",
        one_minute: "Noch etwa eine Minute.",
        many_topics: "Nach diesem Thema kommen noch etwa {count}.",
        one_topic: "Nach diesem Thema kommt nur noch eines.",
        no_topic: "Wir sind fast am Ende.",
    },
    deflected: &[
        "Ich bin nur da, um dieses Interview mit Ihnen zu führen.",
        "Das kann ich nicht tun, aber ich führe unser Interview gern weiter.",
        "Das gehört hier nicht zu meinen Aufgaben.",
    ],
    weary: &[
        "Das klingt sehr anstrengend. Sie müssen nicht weitermachen, und wir können jederzeit aufhören. Möchten Sie fortfahren?",
    ],
    calm: &[
        "Ich verstehe, dass Sie das stört. Wir können diese Frage auslassen oder jederzeit aufhören. Möchten Sie weitermachen?",
        "Das nehme ich ernst. Sie müssen nicht antworten und können jederzeit aufhören. Sollen wir fortfahren?",
    ],
    praises: "$fine $remark, das ist $glow, das ist ja $glow, das ist wirklich $glow, das klingt $glow, wie $glow, wie schön, gut gemacht, schön gesagt, gut gesagt, gut beobachtet, bravo, glückwunsch, gratuliere, respekt, alle achtung, hut ab, ich bin beeindruckt, ich bewundere, das haben sie … gemacht, sie haben recht, da haben sie recht, sie haben völlig recht, ich stimme ihnen zu, da stimme ich, toll, super, großartig, wunderbar, fantastisch, hervorragend, ausgezeichnet, beeindruckend, klasse, faszinierend",
    welcomes: "freut mich, freut uns, freue mich, schön zu hören, gut zu hören, schön dass, gut dass, wie gut, gute nachricht, gute nachrichten, klingt gut, klingt positiv, klingt schön, klingt angenehm, das ist gut, das ist schön, das ist erfreulich, erfreulich, sehr positiv, positive erfahrung, gute erfahrung, schöne erfahrung, positives erlebnis, schönes erlebnis, lief gut, gut gelaufen, gut gefallen, genossen, stärke, stärken, vorteil",
    promises: "ich verspreche, wir versprechen, versprochen, ich garantiere, wir garantieren, garantiert, ich versichere, wir versichern, seien sie sicher, verlassen sie sich, sie erhalten, sie bekommen, sie werden … hören, sie werden … erhalten, sie werden … bekommen, sie hören von uns, $giver $act, ich leite … … weiter, wir leiten … … weiter, leite ich … … weiter, leiten wir … … weiter, ich gebe … … weiter, wir geben … … weiter, gebe ich … … weiter, geben wir … … weiter, gebe ihnen bescheid, geben ihnen bescheid, $giver werde … $settle, $giver werden … $settle, werde ich … $settle, werden wir … $settle, wird … $settled, werden … $settled, wird … sich … melden, wird … sich … kümmern, kümmern wir uns, kümmere ich mich, melden wir uns, melde ich mich, sorgen wir, sorge ich, bleibt vertraulich, bleibt anonym",
    references: "sie sagten, sagten sie, sie haben … gesagt, sie haben … erwähnt, sie erwähnten, sie haben … erzählt, sie erzählten, sie haben … beschrieben, sie haben … notiert, vorhin, wie sie, habe notiert, habe ich notiert, nehme ich auf",
};
