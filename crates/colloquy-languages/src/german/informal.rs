//! The texts of interviews that address people as "du".

use super::generator::GENERATOR;
use super::guide::GUIDE;
use super::informal_verbs;
use super::interviewer::INTERVIEWER;
use crate::generator::OfflineGeneratorPhrases;
use crate::guide::{GuideCueWords, family, general, named_by_question};
use crate::informal::InformalAddress;
use crate::interviewer::{CounterQuestionReplies, FollowUpPhrases, InterviewerPhrases};
use colloquy_word_list::words;

pub const INFORMAL: InformalAddress = InformalAddress {
    words: words!(
        "du, dich, dir, dein, deine, deinen, deinem, deiner, deines, deins, deinerseits, deinetwegen, biste, \
         haste, kannste, willste, machste, findste"
    ),
    endings: &[],
    // "Sie" is a subject only together with its verb, which would otherwise stay formal.
    from_formal: "können Sie sich vorstellen = kannst du dir vorstellen | könnten Sie sich vorstellen = könntest \
                  du dir vorstellen | würden Sie sich vorstellen = würdest du dir vorstellen | haben Sie dazu bewogen = haben dich dazu bewogen | haben Sie dazu gebracht = haben dich dazu \
                  gebracht | haben Sie überrascht = haben dich überrascht | haben Sie gestört = haben dich gestört | \
                  haben Sie überzeugt = haben dich überzeugt | haben Sie sich entschieden = hast du dich entschieden \
                  | haben Sie sich für = hast du dich für | haben Sie sich gefühlt = hast du dich gefühlt | haben \
                  Sie sich gewünscht = hast du dir gewünscht | hätten Sie sich gewünscht = hättest du dir gewünscht \
                  | würden Sie sich wünschen = würdest du dir wünschen | interessieren Sie sich = interessierst du \
                  dich | erinnern Sie sich = erinnerst du dich | entscheiden Sie sich = entscheidest du dich | \
                  informieren Sie sich = informierst du dich | wünschen Sie sich = wünschst du dir | fühlten Sie \
                  sich = fühltest du dich | fühlen Sie sich = fühlst du dich | Stellen Sie sich vor = Stell dir vor \
                  | Denken Sie, dass = Denkst du, dass | haben Sie = hast du | sind Sie = bist du | hatten Sie = \
                  hattest du | waren Sie = warst du | hätten Sie = hättest du | wären Sie = wärst du | werden Sie = \
                  wirst du | wurden Sie = wurdest du | würden Sie = würdest du | können Sie = kannst du | konnten \
                  Sie = konntest du | könnten Sie = könntest du | wollen Sie = willst du | wollten Sie = wolltest du \
                  | möchten Sie = möchtest du | müssen Sie = musst du | mussten Sie = musstest du | sollten Sie = \
                  solltest du | dürfen Sie = darfst du | mögen Sie = magst du | sehen Sie = siehst du | halten Sie = \
                  hältst du | wissen Sie = weißt du | tun Sie = tust du | nehmen Sie = nimmst du | Erzählen Sie = \
                  Erzähl | Beschreiben Sie = Beschreib | Nennen Sie = Nenn | hat Sie = hat dich | stört Sie = stört \
                  dich | ärgert Sie = ärgert dich | hält Sie = hält dich | motiviert Sie = motiviert dich | \
                  beschäftigt Sie = beschäftigt dich | interessiert Sie = interessiert dich | überzeugt Sie = \
                  überzeugt dich | hindert Sie = hindert dich | würde Sie = würde dich | könnte Sie = könnte dich | \
                  für Sie = für dich | über Sie = über dich | an Sie = an dich | auf Sie = auf dich | Sie eine Sache \
                  ändern könnten = du eine Sache ändern könntest | Sie ergänzen möchten = du ergänzen möchtest | Sie \
                  haben möchten = du haben möchtest | Sie haben könnten = du haben könntest | Sie haben = du hast | \
                  Sie sind = du bist | Sie waren = du warst | Sie können = du kannst | Sie möchten = du möchtest | \
                  von sich erzählen = von dir erzählen | über sich erzählen = über dich erzählen | mir von sich = \
                  mir von dir | Ihnen = dir | Ihren = deinen | Ihrem = deinem | Ihrer = deiner | \
                  Ihre = deine | Ihr = dein",
    by_rule: informal_verbs::informal_by_rule,
    second_singular: None,
    third_plural: None,
    formal_words: words!(
        "Sie, Ihnen, Ihr, Ihre, Ihren, Ihrem, Ihrer, Ihres, Ihrerseits, Ihretwegen, du sich, von sich, \
         über sich, sich selbst"
    ),
    generator: OfflineGeneratorPhrases {
        titles_without_topic: &[
            "Interview für {organization}",
            "Gespräch mit {organization}",
            "Deine Sicht für {organization}",
        ],
        intros: &[
            "Hallo und herzlich willkommen. Ich bin eine KI und führe dieses Gespräch mit dir im Auftrag von \
             {organization}. Ich möchte mit dir über {topics} sprechen. Lass dir Zeit und antworte ganz in \
             deinen eigenen Worten.",
            "Vielen Dank, dass du dir Zeit nimmst. Ich bin eine KI und spreche mit dir im Auftrag von \
             {organization}. Wir sprechen heute über {topics}. Richtige oder falsche Antworten gibt es \
             nicht.",
            "Schön, dass du da bist. Ich bin eine KI und stelle dir im Auftrag von {organization} einige \
             Fragen. Ich möchte von dir etwas über {topics} erfahren. Sag gern offen, was du denkst.",
        ],
        intros_without_topic: &[
            "Hallo und herzlich willkommen. Ich bin eine KI und führe dieses Gespräch mit dir im Auftrag von \
             {organization}. Ich stelle dir ein paar Fragen. Lass dir Zeit und antworte ganz in deinen \
             eigenen Worten.",
            "Vielen Dank, dass du dir Zeit nimmst. Ich bin eine KI und spreche mit dir im Auftrag von \
             {organization}. Deine Sicht zählt. Richtige oder falsche Antworten gibt es nicht.",
            "Schön, dass du da bist. Ich bin eine KI und stelle dir im Auftrag von {organization} einige \
             Fragen. Sag gern offen, was du denkst.",
        ],
        openings_with_question: &[
            "{question}",
            "Dann beginnen wir. {question}",
            "Schön, dass du da bist. {question}",
        ],
        openings_without_topic: &[
            "Möchtest du mir zu Beginn ein wenig von dir erzählen?",
            "Worüber möchtest du zuerst sprechen?",
            "Was beschäftigt dich zurzeit am meisten?",
        ],
        ..GENERATOR
    },
    guide: GuideCueWords {
        families: &[
            family(
                words!("warum, wieso, weshalb, was hat, gründe, grund"),
                words!("gegangen, gehen, verlassen, verließen, ausgestiegen, aufgehört, weggehen"),
                "deine Entscheidung zu gehen",
                Some("Was hat dich dazu bewogen zu gehen?"),
            ),
            family(
                words!("warum, wieso, weshalb, was hat, gründe, grund"),
                words!("kündig, gekündigt, abgemeldet, storniert"),
                "deine Kündigung",
                Some("Was hat dich zur Kündigung bewogen?"),
            ),
            family(
                words!("warum, wieso, weshalb, wie, gründe"),
                words!("entschieden, entscheid, gewählt, ausgewählt, wählen"),
                "deine Entscheidung",
                None,
            ),
            family(
                words!("warum, wieso, weshalb, wie"),
                words!("gekauft, kaufen, bestellt, bestellen"),
                "dein Kauf",
                None,
            ),
            named_by_question(
                words!("wie, wo, woher"),
                words!("aufmerksam, erfahren, entdeckt, gestoßen, kennengelernt"),
            ),
            family(&[], words!("empfehl, empfohlen, weiterempf"), "deine Empfehlung", None),
            family(
                &[],
                words!("verbesser, besser, ändern, anders, verändern"),
                "deine Verbesserungsvorschläge",
                None,
            ),
            family(
                &[],
                words!("stört, stören, ärger, schwierig, schwer, problem, hinder, frustr"),
                "die Schwierigkeiten",
                None,
            ),
            family(&[], words!("fehlt, fehlen, gefehlt, vermiss, wünsch"), "deine Wünsche", None),
            family(
                &[],
                words!("gefällt, gefallen, mögen, schätzen, gut läuft, läuft gut"),
                "die guten Seiten",
                None,
            ),
            family(&[], words!("erwart"), "deine Erwartungen", None),
            family(&[], words!("bezahl, zahlen, kosten, preis"), "der Preis", None),
        ],
        about_event: &[
            "Wie hast du {topic} erlebt?",
            "Wie geht es dir, wenn du an {topic} zurückdenkst?",
            "Was ist dir in Erinnerung, wenn du an {topic} denkst?",
        ],
        about_view: &[
            "Wie würdest du {topic} beschreiben?",
            "Was fällt dir ein, wenn du an {topic} denkst?",
            "Was kannst du mir über {topic} erzählen?",
        ],
        about_holding: &[
            "Was sind {topic}?",
            "Was kannst du mir über {topic} erzählen?",
            "Was fällt dir zuerst ein, wenn du an {topic} denkst?",
        ],
        about_ground: &["Was kannst du mir über {topic} sagen?"],
        about_phrase: &[
            "Was denkst du über {topic}?",
            "Wie siehst du {topic}?",
            "Was fällt dir ein, wenn du an {topic} denkst?",
        ],
        about_word: &[
            "Thema {topic}: Wie erlebst du das?",
            "Thema {topic}: Was kannst du mir dazu erzählen?",
            "Thema {topic}: Wie siehst du das?",
        ],
        about_offer: &["Hättest du {topic}?"],
        about_foreign: &[
            "Was möchtest du mir zum Thema „{topic}“ erzählen?",
            "Was denkst du über das Thema „{topic}“?",
            "Welche Erfahrungen hast du mit dem Thema „{topic}“ gemacht?",
        ],
        about_clause: &["Kannst du mir erzählen, {clause}?", "Magst du mir sagen, {clause}?"],
        more: "Kannst du mir mehr darüber erzählen?",
        general: &[
            general(
                "deine bisherigen Erfahrungen",
                &[],
                "Wie würdest du deine bisherigen Erfahrungen beschreiben?",
            ),
            general(
                "die guten Seiten",
                words!("positives, highlights"),
                "Was läuft aus deiner Sicht besonders gut?",
            ),
            general(
                "die Schwierigkeiten",
                words!(
                    "probleme, problemen, reibung, reibungen, reibungspunkte, reibungspunkten, hürden, \
                     hindernisse, hindernissen, stolpersteine, stolpersteinen, ärgernisse, ärgernissen, \
                     frust, herausforderungen"
                ),
                "Was war schwierig oder hat dich gestört?",
            ),
            general(
                "deine Vorschläge",
                words!(
                    "vorschlägen, verbesserungen, verbesserungsvorschläge, verbesserungsvorschlägen, \
                     verbesserungsideen, ideen zur verbesserung, anregungen"
                ),
                "Wenn du eine Sache ändern könntest: Welche wäre das?",
            ),
        ],
        about_self: "Was fällt dir ein, wenn du an {topic} denkst?",
        own_articles: &[("die", "deine")],
        ..GUIDE
    },
    interviewer: InterviewerPhrases {
        acknowledgements: &[
            "Danke.",
            "Ich verstehe.",
            "Danke dir.",
            "Danke für deine Antwort.",
            "Ja, danke.",
            "Danke, das habe ich verstanden.",
        ],
        sympathies: &["Das tut mir leid.", "Das klingt schwierig.", "Danke, dass du mir das erzählst."],
        unknown: &[
            "Das macht nichts.",
            "Das ist in Ordnung.",
            "Du musst nicht auf alles eine Antwort haben.",
        ],
        follow_ups: FollowUpPhrases {
            more: &[
                "Kannst du mir mehr davon erzählen?",
                "Wie kann ich mir das vorstellen?",
                "Kannst du das etwas genauer beschreiben?",
                "Was kannst du mir dazu noch sagen?",
            ],
            then: &["Wie war das für dich?", "Wie ging es dann weiter?"],
            help: &["Was würde da aus deiner Sicht helfen?"],
            vague: &["Kannst du mir dafür ein Beispiel nennen?", "Was meinst du damit genau?"],
            wish: &["Wie sähe das in der Praxis aus?", "Was würde das für dich ändern?"],
            good: &["Was gefällt dir daran am meisten?", "Woran liegt das, was meinst du?"],
            thin: &[
                "Kannst du mir dazu noch etwas mehr erzählen?",
                "Woran machst du das fest?",
                "Was fällt dir dabei als Erstes ein?",
                "Was wäre ein Beispiel dafür?",
            ],
            easier: &[
                "Fällt dir dazu eine Kleinigkeit ein?",
                "Wann hattest du zuletzt damit zu tun?",
                "Was wäre deine erste Vermutung?",
            ],
        },
        mentioned: "Du hast {clause} erwähnt.",
        durations: "{clause}, hast du gesagt.",
        quotes: &["Du sagtest: „{clause}“.", "Du hast gesagt: „{clause}“."],
        earlier_quote: "Vorhin sagtest du: „{clause}“.",
        earlier_more: "{topic}: Möchtest du dazu noch etwas sagen?",
        earlier: "Das hast du vorhin schon angesprochen.",
        feels_ignored: "Es tut mir leid, dass es so wirkt. Was du gesagt hast, ist notiert.",
        wish_questions: words!(
            "würden sie ändern, würden sie anders, würden sie sich, würden sie verbessern, würde ihnen, \
             würdest du ändern, würdest du anders, würdest du dir, würdest du verbessern, würde dir, \
             hätten wir, könnten wir, könnte man, hätte sie, hätte dich, wünschen, wünsche, wünschst, \
             vorschläge, verbessern, ändern"
        ),
        foreign_guide: "Antworte gern in deiner Sprache; meine vorbereitete Frage liegt in einer anderen \
                        vor.",
        last_questions: &[
            "Gibt es noch etwas, das du ergänzen möchtest?",
            "Bevor wir zum Ende kommen: Gibt es etwas Wichtiges, worüber wir noch nicht gesprochen haben?",
            "Das war mein letztes Thema. Möchtest du noch etwas sagen?",
        ],
        farewells: &[
            "Gut. Das waren alle meine Fragen. Danke für deine Zeit und alles Gute.",
            "Gut. Damit sind wir am Ende unseres Interviews. Ich danke dir für deine Zeit und wünsche dir \
             noch einen schönen Tag.",
            "Gut. Damit ist unser Gespräch zu Ende. Herzlichen Dank für deine Antworten und alles Gute.",
        ],
        stopped: &[
            "Natürlich, wir hören hier auf. Vielen Dank für deine Zeit und alles Gute.",
            "In Ordnung, dann beenden wir das Interview jetzt. Danke für das, was du mir erzählt hast, und \
             alles Gute.",
        ],
        exhausted: &[
            "Gut. Damit ist unsere Zeit zu Ende. Vielen Dank für deine Antworten und alles Gute.",
            "Gut. Wir müssen hier zum Schluss kommen. Ich danke dir für deine Zeit und wünsche dir noch \
             einen schönen Tag.",
        ],
        over: "Unser Interview ist schon beendet. Nochmals vielen Dank und alles Gute.",
        unheard: &[
            "Ich konnte dich leider nicht hören.",
            "Lass dir Zeit.",
            "Ich habe noch keine Antwort gehört.",
        ],
        greeted: &["Hallo, schön, dass du da bist.", "Danke, ich freue mich auf das Gespräch."],
        replies: CounterQuestionReplies {
            privacy: "Deine Antworten gehen an {organization}, und dort wird entschieden, wer sie liest.",
            purpose: "Deine Antworten helfen {organization}, deine Sicht zu verstehen; wofür genau sie \
                      verwendet werden, erfährst du dort.",
            name_use: "Ob dein Name bei deinen Antworten steht, weiß ich nicht; das kann dir {organization} \
                       sagen.",
            contact: "Bitte wende dich an {organization}; dort erhältst du Auskunft über dieses Interview.",
            reason: "Die Antwort hilft {organization}, deine Erfahrung zu verstehen, und du musst sie nicht \
                     geben.",
            opinion: "Dazu habe ich keine eigene Meinung; hier zählt deine Sicht.",
            unknown: "Das weiß ich nicht, aber deine Frage erreicht {organization} zusammen mit deinen Antworten.",
            ..INTERVIEWER.replies
        },
        deflected: &[
            "Ich bin nur da, um dieses Interview mit dir zu führen.",
            "Das kann ich nicht tun, aber ich führe unser Interview gern weiter.",
            "Das gehört hier nicht zu meinen Aufgaben.",
        ],
        weary: &[
            "Das klingt sehr anstrengend. Du musst nicht weiterreden, und wir können jederzeit aufhören. \
             Möchtest du weitermachen?",
        ],
        calm: &[
            "Ich verstehe, dass dich das stört. Wir können diese Frage auslassen oder jederzeit aufhören. \
             Möchtest du weitermachen?",
            "Das nehme ich ernst. Du musst nicht antworten und kannst jederzeit aufhören. Sollen wir \
             weitermachen?",
        ],
        praises: "$fine $remark, das ist $glow, das ist ja $glow, das ist wirklich $glow, das klingt $glow, \
                  wie $glow, wie schön, gut gemacht, schön gesagt, gut gesagt, gut beobachtet, bravo, \
                  glückwunsch, gratuliere, respekt, alle achtung, hut ab, ich bin beeindruckt, ich \
                  bewundere, das haben sie … gemacht, sie haben recht, da haben sie recht, sie haben völlig \
                  recht, ich stimme ihnen zu, da stimme ich, toll, super, großartig, wunderbar, fantastisch, \
                  hervorragend, ausgezeichnet, beeindruckend, klasse, faszinierend, das hast du … gemacht, \
                  du hast recht, da hast du recht, du hast völlig recht, ich stimme dir zu",
        promises: "ich verspreche, wir versprechen, versprochen, ich garantiere, wir garantieren, \
                   garantiert, ich versichere, wir versichern, seien sie sicher, verlassen sie sich, sie \
                   erhalten, sie bekommen, sie werden … hören, sie werden … erhalten, sie werden … bekommen, \
                   sie hören von uns, $giver $act, ich leite … … weiter, wir leiten … … weiter, leite ich … \
                   … weiter, leiten wir … … weiter, ich gebe … … weiter, wir geben … … weiter, gebe ich … … \
                   weiter, geben wir … … weiter, gebe ihnen bescheid, geben ihnen bescheid, $giver werde … \
                   $settle, $giver werden … $settle, werde ich … $settle, werden wir … $settle, wird … \
                   $settled, werden … $settled, wird … sich … melden, wird … sich … kümmern, kümmern wir \
                   uns, kümmere ich mich, melden wir uns, melde ich mich, sorgen wir, sorge ich, bleibt \
                   vertraulich, bleibt anonym, sei sicher, sei dir sicher, verlass dich, du erhältst, du \
                   bekommst, du wirst … hören, du wirst … erhalten, du wirst … bekommen, du hörst von uns, \
                   gebe dir bescheid, geben dir bescheid, $giver informiere dich, $giver informieren dich, \
                   $giver rufe dich, $giver rufen dich, $giver schicke dir, $giver schicken dir, $giver \
                   sende dir, $giver senden dir, $giver helfe dir, $giver helfen dir",
        references: "sie sagten, sagten sie, hast du gesagt, sie haben … gesagt, sie haben … erwähnt, sie erwähnten, sie haben … \
                     erzählt, sie erzählten, sie haben … beschrieben, sie haben … notiert, vorhin, wie sie, \
                     habe notiert, habe ich notiert, nehme ich auf, du sagtest, du hast … gesagt, du hast … \
                     erwähnt, du erwähntest, du hast … erzählt, du erzähltest, du hast … beschrieben, du \
                     hast … notiert, wie du",
        meant: "Ich meine Folgendes: {topic}. Was fällt dir dazu ein?",
        ..INTERVIEWER
    },
};
