use super::grammar;
use super::synonyms::SYNONYMS;
use crate::guide::{ForbiddenTopicCues, GuideCueWords, family, general, named_by_question};
use colloquy_word_list::words;

pub const GUIDE: GuideCueWords = GuideCueWords {
    audience_leads: words!(
        "du rufst, sie rufen, du telefonierst mit, du triffst, wir rufen, und sprichst locker mit, \
         du interviewst, sie interviewen, wir interviewen, du sprichst mit, sie sprechen mit, wir sprechen mit, \
         du befragst, sie befragen, wir befragen, du redest mit, du führst interviews mit, du führst ein interview mit, \
         du führst gespräche mit, du führst ein gespräch mit, sie führen ein gespräch mit, sie führen interviews mit, \
         die teilnehmenden sind, die befragten sind, unsere zielgruppe sind, zielgruppe sind, die zielgruppe sind, \
         es nehmen teil, wir möchten interviewen"
    ),
    bans: ForbiddenTopicCues {
        whole: words!(
            "dass keine fragen zu, dass keine fragen nach, dass nicht nach, es wird nicht über, es darf nicht über, es soll nicht über, es wird kein wort über, es darf kein wort über, vermeide, vermeiden sie, bitte vermeiden, vermeide das thema, vermeiden sie das thema, nix über, \
             nix zu, nix zum, nix zur, nichts zum, nichts zur, kein wort zum, kein wort zur, kein wort über, kein wort zu, nichts über, nichts zu, keine fragen zu, keine fragen zum, \
             keine fragen zur, keine fragen nach, keine fragen über, finger weg von, finger weg vom"
        ),
        negations: words!(
            "nicht, nie, niemals, keinesfalls, auf keinen fall, keine, keinen, kein, keinerlei, weder, nichts, \
             noch, ohne, darf nicht, sollst nicht, sollen nicht, dürfen nicht"
        ),
        verbs: words!(
            "versprechen, versprich, anbieten, zusagen, in aussicht stellen, gestellt werden, gestellt, gesprochen, gesprochen werden, geredet, geredet werden, gefragt, gefragt werden, angesprochen werden, erwähnt werden, frag, frage, fragen, nachfragen, erwähne, erwähnen, erwähnt, sprich, sprechen, rede, reden, \
             ansprechen, anzusprechen, zu erwähnen, zu nennen, nenne, nennen, thematisiere, thematisieren, \
             thematisiert, verrate, verraten, diskutiere, diskutieren, besprechen, stellen, eingehen, \
             anschneiden, erfragen, verlieren, berühren, zum thema machen, sag, sage, sagen, geh, gehen, \
             erkläre, erklären, erklärt, erklärst, beschreibe, beschreiben, rechtfertige, rechtfertigen, verteidige, verteidigen"
        ),
        fillers: words!(
            "bitte, sie, du, auch, mehr, dabei, danach, jemals, nach, über, zu, zum, zur, auf, von, vom, fragen, \
             das thema, ein wort, etwas, direkt, soll, sollte, darf"
        ),
        taboos: words!(
            "brauchst du nicht zu reden, brauchst du nicht zu sprechen, brauchen wir nicht zu reden, muss nicht zur sprache kommen, müssen nicht zur sprache kommen, wollen wir nicht diskutieren, wollen wir nicht sprechen, wollen wir nicht reden, möchten wir nicht diskutieren, möchten wir nicht sprechen, möchten wir nicht reden, müssen wir nicht sprechen, müssen wir nicht reden, müssen wir nicht diskutieren, sollst du nicht sprechen, sollst du nicht reden, brauchst du nicht zu fragen, braucht ihr nicht zu fragen, sollen nicht erfragt werden, soll nicht erfragt werden, dürfen nicht erfragt werden, darf nicht erfragt werden, sollen nicht genannt werden, dürfen nicht genannt werden, darf auf keinen fall zur sprache kommen, dürfen auf keinen fall zur sprache kommen, darf auf keinen fall erwähnt werden, dürfen auf keinen fall erwähnt werden, sollte nicht erwähnt werden, sollten nicht erwähnt werden, sollte nicht zur sprache kommen, sollten nicht zur sprache kommen, wird nicht gesprochen, wird nicht geredet, darf nicht gesprochen werden, soll nicht gesprochen werden, darf nicht geredet werden, sprechen wir nicht, reden wir nicht, wird nicht gefragt, wird nicht erwähnt, werden nicht erwähnt, darf nicht erwähnt werden, dürfen nicht erwähnt werden, darf nicht angesprochen werden, dürfen nicht angesprochen werden, sprichst du nicht an, sprechen sie nicht an, erwähnst du nicht, erwähnen sie nicht, lässt du weg, ist tabu, sind tabu, ist kein thema, sind kein thema, bleibt außen vor, bleiben außen vor, \
             wird nicht angesprochen, werden nicht angesprochen, soll nicht zur sprache kommen, \
             sollen nicht zur sprache kommen, darf nicht zur sprache kommen, dürfen nicht zur sprache kommen, lassen wir weg, lasst ihr weg, lass weg, lass bitte weg, bitte weglassen, lass bitte außen vor, lass außen vor, lassen sie bitte außen vor, bitte außen vor lassen, ist nicht zu erwähnen, sind nicht zu erwähnen"
        ),
        separators: words!("oder, noch, sowie"),
        joints: words!("und, oder, aber, sondern, noch, auch"),
        ands: words!("und"),
        has_verbs_last: true,
    },
    why: words!("warum, wieso, weshalb, weswegen, woran, aus welchem grund"),
    mentions: words!(
        "rede, diejenigen, hatte, hatten, musste, mussten, wurde, wurden, konnte, konnten, kam, kamen, gewesen, geworden, \
         erwähnt, erwähnen, nennt, nennen, anspricht, ansprechen, sagt, sagen, spricht, sprechen, berichtet, berichten, \
         von, über, sich, hat, haben, ist, sind, war, waren, die, der, das, jemand, eine, einer, person"
    ),
    optional: words!(
        "optional fragen, freiwillig, \
         falls zeit bleibt, wenn zeit bleibt, falls noch zeit ist, wenn noch zeit ist, wenn noch zeit bleibt, \
         falls noch zeit bleibt, sofern zeit bleibt, bei genügend zeit, wenn die zeit reicht, falls die zeit reicht, optional, \
         nach möglichkeit, wenn möglich, falls möglich, gegebenenfalls, wenn es passt, falls es passt, schön wäre, \
         bei gelegenheit, wenn es die zeit erlaubt, falls es die zeit erlaubt, sofern die zeit reicht"
    ),
    deep: words!(
        "natürlich, ausführlich, im detail, detailliert, eingehend, intensiv, genau, genauer, gründlich, vor allem, insbesondere, \
         besonders, in der tiefe, tiefgehend, möglichst genau, sehr wichtig, vertiefe, schwerpunktmäßig"
    ),
    brief: words!("kurz, nur kurz, knapp, am rande, in aller kürze"),
    especially: words!("vor allem, insbesondere, besonders"),
    rule_words: words!(
        "begrüßung, vorstellung, aufwärmfrage, small talk, smalltalk, frage, fragen, antwort, antworten, interviewer, interviewerin, befragte, befragten, teilnehmer, teilnehmende, \
         teilnehmenden, teilnehmerinnen, minute, minuten, ton, tonfall, höflich, freundlich, neutral, nachfrage, nachfragen, \
         rückfragen, offene, geduldig, empathisch, wertschätzend, zusammenfassung, unterbrich, unterbreche, unterbrechen, \
         anonym, vertraulich, anonymität, sätze, sätzen, suggestivfragen, fachbegriffe, fachjargon, beispiel, beispiele, \
         beispielen, gesprächspartner, gesprächspartnerin, duze, duzen, sieze, siezen, einwilligung, pausen, du, dein, deine, \
         deinem, dich, dir, zuhören, bedanke, begrüße, stell, stelle, bleib, halte, hake, dräng, dränge, lass, gib, fasse, \
         natürlich, wertungsfrei, locker, respektvoll, professionell, einzeln, nacheinander, ausreden, interviews"
    ),
    rule_headings: words!(
        "ton, tonfall, stil, regel, regeln, hinweis, hinweise, rolle, dauer, zeit, zeitplan, format, sprache, notiz, notizen, \
         hintergrund, kontext, über uns, wer wir sind, zielgruppe, teilnehmer, teilnehmende, befragte, verhalten, \
         anweisungen, vorgehen, rahmen, rahmenbedingungen, ablauf, organisatorisches, tonalität, leitlinien, persona, \
         zur person, anmerkungen, anmerkung, umgang, gesprächsführung, intern, ausgangslage, stilregeln"
    ),
    ban_headings: words!(
        "tabu, tabus, tabuthemen, vermeiden, nicht erwähnen, nicht ansprechen, nicht fragen, verboten, bitte nicht, nicht, \
         keinesfalls, sensible themen, bitte vermeiden, zu vermeiden, was nicht erwähnt werden soll, nicht thematisieren"
    ),
    optional_headings: words!(
        "optional, falls zeit bleibt, wenn zeit bleibt, zusätzlich, bonus, wenn noch zeit ist, falls noch zeit ist, kür, \
         bei genügend zeit"
    ),
    topic_headings: words!(
        "besonders wichtig, sehr wichtig, thema, themen, frage, fragen, leitfaden, bereiche, punkte, schwerpunkte, schwerpunkt, ziele, ziel, einstieg, \
         hauptteil, abschluss, schluss, leitfragen, pflicht, kernfragen, gesprächsleitfaden, interviewleitfaden, inhalte, \
         interessiert, wissen, erfahren, folgendes, folgende, themenblöcke, pflichtthemen"
    ),
    greetings: words!(
        "hallo, liebe, lieber, liebes, guten tag, guten morgen, sehr geehrte, sehr geehrter, hi, moin, servus"
    ),
    farewells: words!(
        "danke, vielen dank, viele grüße, beste grüße, liebe grüße, mit freundlichen grüßen, freundliche grüße, gruß, grüße, \
         herzliche grüße, lg, mfg, schöne grüße, besten dank, danke im voraus, danke dir, danke euch"
    ),
    people: words!(
        "kunden, kundinnen, kunde, kundin, nutzer, nutzerinnen, nutzende, menschen, leute, personen, mitarbeiter, \
         mitarbeiterinnen, mitarbeitende, mitarbeitenden, beschäftigte, beschäftigten, angestellte, angestellten, gäste, \
         patienten, patientinnen, eltern, familien, studierende, studierenden, studenten, studentinnen, schüler, \
         schülerinnen, lehrer, lehrerinnen, lehrkräfte, mitglieder, besucher, besucherinnen, bewerber, bewerberinnen, \
         freiwillige, freiwilligen, ehrenamtliche, ehrenamtlichen, abonnenten, abonnentinnen, käufer, käuferinnen, fahrer, \
         fahrerinnen, pflegekräfte, ärzte, ärztinnen, mieter, mieterinnen, bürger, bürgerinnen, spender, spenderinnen, \
         leser, leserinnen, hörer, hörerinnen, zuschauer, teilnehmer, teilnehmerinnen, teilnehmende, teilnehmenden, \
         befragte, befragten, ehemalige, ehemaligen, fahrgäste, pendler, pendlerinnen, landwirte, landwirtinnen, \
         kollegen, kolleginnen, auszubildende, azubis, bewohner, bewohnerinnen, verbraucher, verbraucherinnen, gründer, \
         gründerinnen, spieler, spielerinnen, entwickler, entwicklerinnen, absolventen, absolventinnen, anwohner, \
         reisende, reisenden, angehörige, angehörigen, neue, anwenderinnen, anwender, interessenten, aussteiger"
    ),
    anyone: words!(
        "menschen, leute, personen, teilnehmer, teilnehmerinnen, teilnehmende, teilnehmenden, befragte, befragten"
    ),
    customers: words!(
        "kunden, kundinnen, kunde, kundin, nutzer, nutzerinnen, nutzende, mitglieder, abonnenten, abonnentinnen, käufer, käuferinnen, besucher, besucherinnen, gäste, verbraucher, anwender, anwenderinnen"
    ),
    faint: words!(
        "schon, noch, sehr, bereits, mal, gerade, wirklich, arbeiten, arbeitet, gearbeitet, nutzen, nutzt, benutzen, gehen, geht, ging, kommen, kommt, kam, machen, macht, gemacht, etwas, jemand, leute, person, zeit, tag, tage, jahr, jahre, woche, wochen, monat, sagen, sagt, finden, fand, fühlen, fühlt, brauchen, wollen, anfangen, angefangen, denken, denkt, wissen, wegen, problem, probleme, hilfe, geholfen, gut, schlecht, teil, erzählen, berichten, erwähnen, sprechen, gedacht, dachte, überlegt, stunde, stunden, minuten, gibt, gab, geben"
    ),
    closing_signs: words!(
        "fragen sollen, hätte fragen, ergänzen, hinzufügen, noch etwas sagen, noch etwas mitteilen, sonst noch etwas, noch etwas, mitteilen möchten, loswerden"
    ),
    relatives: words!("die, der, das"),
    pronoun: "sie",
    finite: words!(
        "ist, sind, war, waren, hat, haben, wird, werden, soll, sollen, sollte, sollten, muss, müssen, kann, können, darf, \
         dürfen, möchte, möchten, will, wollen, bietet, bieten, verkauft, verkaufen, gibt, geht, wurde, wurden, bin, bist, \
         du, wir, ich, bitte"
    ),
    third_person: words!(
        "sie, ihnen, ihr, ihre, ihren, ihrem, ihrer, er, ihn, ihm, seine, seinen, seiner, seinem"
    ),
    instruction_signs: words!(
        "frage sie, frag, frage nach, frage, fragen sie, finde heraus, finden sie heraus, interviewer, befragte, befragten, teilnehmer, \
         teilnehmende, teilnehmenden, teilnehmerinnen, interviewst, befrage, befragen, erkundige, hake, stelle, stellen sie, \
         du, dich, dir, dein, deine, deinem, vermeide, erwähne, anweisung, anweisungen, bitte, sorge, achte, erfasse, herausfinden, \
         interviewe, sprich, nachfragen, leitfaden"
    ),
    determiners: words!(
        "der, die, das, den, dem, des, ein, eine, einen, ihr, ihre, ihren, ihrem, ihrer, unser, unsere, unseren, unserem, \
         diese, dieser, dieses, diesen, alle, mein, meine, dein, deine, deinen, deinem, deiner"
    ),
    possessives: words!("ihr, ihre, ihren, dein, deine, deinen"),
    their: words!("ihre, ihren, ihrem, ihrer"),
    human_verbs: words!("denken"),
    families: &[
        family(
            words!("warum, wieso, weshalb, was hat, gründe, grund"),
            words!("gegangen, gehen, verlassen, verließen, ausgestiegen, aufgehört, weggehen"),
            "Ihre Entscheidung zu gehen",
            Some("Was hat Sie dazu bewogen zu gehen?"),
        ),
        family(
            words!("warum, wieso, weshalb, was hat, gründe, grund"),
            words!("kündig, gekündigt, abgemeldet, storniert"),
            "Ihre Kündigung",
            Some("Was hat Sie zur Kündigung bewogen?"),
        ),
        family(
            words!("warum, wieso, weshalb, wie, gründe"),
            words!("entschieden, entscheid, gewählt, ausgewählt, wählen"),
            "Ihre Entscheidung",
            None,
        ),
        family(
            words!("warum, wieso, weshalb, wie"),
            words!("gekauft, kaufen, bestellt, bestellen"),
            "Ihr Kauf",
            None,
        ),
        named_by_question(
            words!("wie, wo, woher"),
            words!("aufmerksam, erfahren, entdeckt, gestoßen, kennengelernt"),
        ),
        family(&[], words!("empfehl, empfohlen, weiterempf"), "Ihre Empfehlung", None),
        family(
            &[],
            words!("verbesser, besser, ändern, anders, verändern"),
            "Ihre Verbesserungsvorschläge",
            None,
        ),
        family(
            &[],
            words!("stört, stören, ärger, schwierig, schwer, problem, hinder, frustr"),
            "die Schwierigkeiten",
            None,
        ),
        family(&[], words!("fehlt, fehlen, gefehlt, vermiss, wünsch"), "Ihre Wünsche", None),
        family(
            &[],
            words!("gefällt, gefallen, mögen, schätzen, gut läuft, läuft gut"),
            "die guten Seiten",
            None,
        ),
        family(&[], words!("erwart"), "Ihre Erwartungen", None),
        family(&[], words!("bezahl, zahlen, kosten, preis"), "der Preis", None),
    ],
    events: words!(
        "woche, tag, besuch, einkauf, kauf, lieferung, onboarding, einarbeitung, schulung, reise, anreise, aufenthalt, \
         behandlung, operation, termin, veranstaltung, konferenz, workshop, kurs, start, einstieg, umzug, bewerbung, \
         anmeldung, registrierung, bestellung, buchung, flug, umstellung, monat, jahr, wechsel, ankunft, praktikum, \
         ausbildung, arbeitstag, übergang, reparatur, beratung, festival, prüfung, semester, urlaub, suche, geburt, \
         ablauf, fahrt, aufnahme, einführung, übergabe"
    ),
    views: words!(
        "schmerz, müdigkeit, einsamkeit, erfahrung, zufriedenheit, verhältnis, beziehung, eindruck, rolle, situation, gefühl, wohlbefinden, arbeitsalltag, \
         alltag, arbeitsbelastung, balance, zusammenarbeit, atmosphäre, stimmung, kultur, kontakt, umgang, nutzung, \
         kommunikation, motivation, arbeitsklima, vereinbarkeit, verständnis"
    ),
    holdings: words!(
        "erwartungen, wünsche, probleme, herausforderungen, gründe, ziele, gewohnheiten, pläne, sorgen, vorschläge, ideen, \
         hoffnungen, bedürfnisse, schwierigkeiten, ängste, prioritäten, hindernisse, hürden, motive, vorlieben, \
         beschwerden, anforderungen, lieblings, stärken, schwächen, bedenken, alternativen, interessen"
    ),
    grounds: words!("grund, gründe, anlass, ursache, auslöser, motive, beweggr"),
    about_event: &[
        "Wie haben Sie {topic} erlebt?",
        "Wie ging es Ihnen, wenn Sie an {topic} zurückdenken?",
        "Was ist Ihnen in Erinnerung, wenn Sie an {topic} denken?",
    ],
    about_view: &[
        "Wie würden Sie {topic} beschreiben?",
        "Was fällt Ihnen ein, wenn Sie an {topic} denken?",
        "Was können Sie mir über {topic} erzählen?",
    ],
    about_holding: &[
        "Was sind {topic}?",
        "Was können Sie mir über {topic} erzählen?",
        "Was fällt Ihnen zuerst ein, wenn Sie an {topic} denken?",
    ],
    about_ground: &["Was können Sie mir über {topic} sagen?"],
    about_phrase: &[
        "Was denken Sie über {topic}?",
        "Wie beurteilen Sie {topic}?",
        "Was fällt Ihnen ein, wenn Sie an {topic} denken?",
    ],
    about_word: &[
        "Thema {topic}: Wie erleben Sie das?",
        "Thema {topic}: Was können Sie mir dazu erzählen?",
        "Thema {topic}: Wie sehen Sie das?",
    ],
    superlatives: &[],
    about_superlative: &[],
    offers: words!("vorschlag, verbesserungsvorschlag, idee, tipp, anregung, wunsch"),
    about_offer: &["Hätten Sie {topic}?"],
    about_story: &["Gab es {topic}, und wie war das?"],
    about_foreign: &[
        "Was möchten Sie mir zum Thema „{topic}“ erzählen?",
        "Was denken Sie über das Thema „{topic}“?",
        "Welche Erfahrungen haben Sie mit dem Thema „{topic}“ gemacht?",
    ],
    about_clause: &["Können Sie mir erzählen, {clause}?", "Mögen Sie mir sagen, {clause}?"],
    more: "Können Sie mir mehr darüber erzählen?",
    general: &[
        general(
            "Ihre bisherigen Erfahrungen",
            &[],
            "Wie würden Sie Ihre bisherigen Erfahrungen beschreiben?",
        ),
        general(
            "die guten Seiten",
            words!("positives, highlights"),
            "Was läuft aus Ihrer Sicht besonders gut?",
        ),
        general(
            "die Schwierigkeiten",
            words!(
                "probleme, problemen, reibung, reibungen, reibungspunkte, reibungspunkten, hürden, hindernisse, \
                 hindernissen, stolpersteine, stolpersteinen, ärgernisse, ärgernissen, frust, herausforderungen"
            ),
            "Was war schwierig oder hat Sie gestört?",
        ),
        general(
            "Ihre Vorschläge",
            words!(
                "vorschlägen, verbesserungen, verbesserungsvorschläge, verbesserungsvorschlägen, \
                 verbesserungsideen, ideen zur verbesserung, anregungen"
            ),
            "Wenn Sie eine Sache ändern könnten: Welche wäre das?",
        ),
    ],
    self_descriptions: &[],
    thing_pronoun: Some("sie"),
    done_to_things: words!(
        "aufgetreten, entstanden, passiert, geschehen, vorgekommen, ausgegangen, erfasst, behoben, gelöst, repariert, bezahlt, ausgezahlt, gemeldet, bearbeitet, erledigt, ersetzt, korrigiert, angekündigt, geregelt, vergütet, dokumentiert, gereinigt, beseitigt, geplant, verteilt, ausgeglichen, abgebaut, abgegolten, kommuniziert, geliefert, organisiert"
    ),
    introductions: &[],
    subject_pronouns: words!("davon, damit, daran, darauf, darüber, dafür"),
    about_self: "Was fällt Ihnen ein, wenn Sie an {topic} denken?",
    synonyms: SYNONYMS,
    others: words!("manche, einige, viele, jemand, andere, etliche, mancher"),
    open_ends: words!(
        "und, oder, aber, dem, des, ein, eine, einen, einem, einer, ob, dass, weil, von, für, bei, ihr, ihre, Ihre, Ihren, unser, unsere, sowie"
    ),
    leftovers: words!("er oder sie, ihn oder sie, ihm oder ihr, er/sie, ihn/sie"),
    doubles: words!("die, das, der, sie, den, dem"),
    one: words!("man"),
    empty_names: words!(
        "die nächste Person, der nächste Mensch, das nächste Mal, der Moment, die Zeit, der Weg, dieses Jahr, letztes Jahr"
    ),
    and: " und ",
    second_person: grammar::second_person,
    direct_question: grammar::direct_question,
    object: grammar::object,
    with_article: grammar::with_article,
    own_articles: &[("die", "Ihre")],
    clause_name: grammar::clause_name,
    with_name: super::labels::with_name,
};
