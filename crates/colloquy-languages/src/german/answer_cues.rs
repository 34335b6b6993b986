use crate::answer_cues::{AnswerCues, TenseCues};
use colloquy_word_list::words;

pub const ANSWER_CUES: AnswerCues = AnswerCues {
    settled: "läuft's wieder, läuft wieder, läuft es wieder, läuft jetzt, jetzt läuft, geht wieder, geht's wieder, geht jetzt, jetzt geht, funktioniert wieder, funktioniert jetzt, klappt jetzt, jetzt klappt, klappt wieder, klappt inzwischen, inzwischen klappt, inzwischen geht, inzwischen läuft, inzwischen ist es, wieder gut, wieder in ordnung, ist jetzt besser, jetzt ist es besser, wurde besser, ist behoben, wurde behoben, gelöst, geregelt, erledigt, zum glück, glücklicherweise, gott sei dank, habe mich daran gewöhnt, hab mich daran gewöhnt, daran gewöhnt, dran gewöhnt, den dreh raus, hat sich eingespielt, hat sich gegeben, vorbei, überstanden, wiedergutgemacht, wieder gutgemacht, entschuldigt, am ende war alles gut, ging dann doch, ging dann aber, seitdem ist ruhe, seitdem keine probleme, nichts zu meckern, kann nicht klagen, kann nicht meckern, alles wieder",
    trifles: "eine kleinigkeit, nur kleinigkeiten, nur ein detail, ein detail, halb so wild, halb so schlimm, nicht so schlimm, nicht schlimm, nicht so wild, nicht der rede wert, nicht weiter tragisch, nicht tragisch, nichts dramatisches, nichts schlimmes, macht nichts, egal, jammern auf hohem niveau, meckern auf hohem niveau, will nicht meckern, will nicht klagen, will mich nicht beschweren, beschwere mich nicht, nur spaß, nur ein scherz, war ein scherz, kleiner scherz, scherz beiseite, zum spaß, wie überall, wie immer halt, könnte schlimmer sein",
    private: "getrennt habe, getrennt hab, getrennt haben, scheidung, geschieden, mein ex, meine ex, schluss gemacht, liebeskummer, schwanger, mein gewicht, guckt schon, guckt komisch, schaut schon, schaut komisch, schief angeschaut, schief angeguckt, schräg angeguckt",
    interview: "die frage, ihre frage, diese frage, die fragen, ihre fragen, diese fragen, deine frage, deine fragen, das interview, dieses interview, diese umfrage, sie meinen, was meinen sie, sie gefragt, sie fragen, fragen sie, gefragt haben sie, hören sie eigentlich, ihnen zuhören, was soll das, was soll das schon, was denn sonst, das geht sie",
    empty: "nicht viel, nicht wirklich, eigentlich nichts, wie gesagt, wie ich schon, wie schon gesagt, wie schon erwähnt, hab ich schon, habe ich schon, habe ich doch, hab ich doch, hab ich ja schon, habe ich ja, hab ich ja, das habe ich, das hab ich, sagte ich schon, sagte ich vorhin, sagte ich ja, sagte ich doch, schwer zu sagen, was soll ich sagen, wie soll ich sagen, wo fange ich an, wo soll ich anfangen, nichts besonderes, schon gesagt, schon erzählt, gerade gesagt, gerade erzählt, eben gesagt, eben nicht, ja dass es, dass es halt",
    remedies: "müsste, müssten, sollte, sollten, könnte man, könnten sie, wäre besser, wäre gut, wäre schön, wäre super, wäre hilfreich, würde helfen, würde reichen, hätte geholfen, hätte gereicht, wäre mir lieber, hätte gern, hätte gerne, hätte lieber, würde mir wünschen, wünsche mir, wünschte, wünschen wir uns, wenn man … würde, wenn sie … würden, am besten wäre, es bräuchte, man bräuchte, bräuchten, es braucht einfach, einfach mal, lieber, statt dass, besser wenn, einfacher wenn, warum nicht, warum kann man nicht",
    weighty: "funktioniert nicht, funktionieren nicht, geht nicht auf, kaputt, defekt, außer betrieb, dreckig, verdreckt, gestritten, gewartet, warten lassen, wartete, streit, stritten, krach mit, ärger mit, aneinandergeraten, angeschrien, angebrüllt, angepflaumt, beinahe, um ein haar, fast gestürzt, fast umgefahren, unfall, verletzt, gestürzt, umgekippt, zusammengebrochen, zusammengeklappt, verloren, verschwunden, weg war, ist weg, nie angekommen, nicht angekommen, kam nie, kam nicht, kam niemand, kam keiner, niemand gekommen, nie zurückgerufen, niemand zurückgerufen, keine antwort, keine rückmeldung, nie wieder etwas gehört, nichts mehr gehört, niemand hat, keiner hat, hat keiner, hat niemand, aufgegeben, hingeschmissen, gekündigt, geweint, geheult, gezittert, gedemütigt, beleidigt, bedroht, angst, gefährlich, lebensgefährlich, ganz allein, allein gelassen, alleingelassen, im stich, doppelt so lange, doppelt so viel, doppelt bezahlt, zweimal bezahlt, doppelt abgebucht, halbe tag, halben tag, ganzen tag, ganze wochenende, ganzes wochenende, im eimer, im regen, vor der nase, stehen gelassen, lässt er mich stehen, nochmal eintippen, noch mal eintippen, alles noch einmal, alles nochmal, alle nochmal, alles von vorne, von hand, das schlimmste, am schlimmsten, nie richtig, nicht mehr schlafen, unter druck",
    conditions: words!("wenn, falls, sofern, ob"),
    articles: words!("die, das"),
    referring: words!(
        "das ist, das war, das hat, das hab, das habe, das hatte, das fand, das finde, das find, das geht, das ging, das kann, das macht, das muss, das kam, das wär, das wäre, das sind, es, er, sie, denn, weil, dann, deshalb, deswegen, darum, daher"
    ),
    hollow: words!(
        "problem, probleme, ding, dinge, sache, sachen, schlimmste, einzige, ganze, gleiche, andere, anderen, anderer, erste, letzte, größte, leute"
    ),
    numbers: words!(
        "zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, vierzehn, fünfzehn, zwanzig, \
         fünfundzwanzig, dreißig, vierzig, fünfzig, sechzig, neunzig, mehrere, anderthalb, eineinhalb, zweieinhalb"
    ),
    durations: words!(
        "minuten, stunden, tage, wochen, monate, nächte, wochenenden, mal, eine halbe stunde, eine dreiviertelstunde, \
         einen halben tag, eine viertelstunde, eine geschlagene stunde"
    ),
    tenses: TenseCues {
        events: "gekommen, gegangen, gefahren, gefallen, passiert, geblieben, verschwunden, kam, kamen, ging, gingen, stand ich, standen wir, saß ich, saßen wir, rief, riefen, fiel, fielen, brach, verlor, blieb, blieben, gab es plötzlich, nahm, bekam, bekamen, wurde, wurden, schrieb, flog, hieß es, sagte, sagten, wartete, warteten, passierte",
        event_endings: &[],
        auxiliaries: "habe, hab, hat, haben, hatte, hatten, hast, wurde, wurden, worden",
        participle_beginnings: words!(
            "ge, ange, aufge, abge, ausge, einge, umge, wegge, vorge, zuge, nachge, mitge, range, reinge, rausge, \
             hinge, herge, losge, zurückge, weiterge, festge, beige, durchge, runterge, hochge, liegenge, stehenge, \
             verlo, verge, versch, verp, verk, vers, bekomm, zerbr, zerst, erfahr, passier, repar, stor, entschu"
        ),
        participle_endings: words!("t, en"),
        exceptions: words!(
            "gegen, gehen, geben, genießen, gewinnen, gemeinsamen, gesamten, guten, gelten, gehören, genügen, gewöhnen, \
             gestalten, geraten, gesten, gästen, geschäft, gericht, gesicht, gewicht, geburt, geräten, gesellschaft, \
             genannten, gebäuden, geschichten, gewissen, geschwindigkeit, gelegenheit, gemeint, gesagt, genauesten, \
             versuchen, verstehen, verkaufen, verschieben, verpassen, verlangen, versprechen, verschiedenen"
        ),
        states: "war, waren, hatte, hatten, wollte, wollten, sollte, sollten, dachte, fühlte, fand, fanden, gab es, wusste, durfte",
        state_endings: &[],
        present: "ist, sind, hat, haben, habe, hab, muss, müssen, kann, können, wird, werden, geht, gehen, gibt, kommt, kommen, dauert, fehlt, fehlen, nervt, stört, kostet, macht, machen, steht, stehen, stehe, läuft, hört, sieht, weiß, bleibt, liegt, darf, brauche, braucht, bin, werde, komme, warte, fährt, fahre, schlafe, lässt, funktioniert, klappt, ruft, sagt",
        habits: "immer, jeden, jede, jedes, jedes mal, jedesmal, meistens, meist, oft, häufig, ständig, dauernd, normalerweise, manchmal, früher, täglich, wöchentlich, regelmäßig, morgens, abends, nachts, nie",
        formerly: "früher, ehemals, seinerzeit, zu meiner zeit",
        nowadays: "jetzt, heute, heutzutage, inzwischen, mittlerweile, noch",
    },
};
