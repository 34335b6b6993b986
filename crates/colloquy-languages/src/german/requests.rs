use crate::requests::{ConversationRequestReplies, ConversationRequests};

pub const REQUESTS: ConversationRequests = ConversationRequests {
    wait: "einen moment, einen augenblick, eine sekunde, eine minute bitte, moment mal, moment bitte, moment noch, kleinen moment, warten sie, warte mal, warten sie kurz, warte kurz, lassen sie mich … überlegen, lass mich … überlegen, lassen sie mich … nachdenken, lass mich … nachdenken, muss ich … überlegen, muss ich … nachdenken, es klingelt, es klingelt … tür, es hat geklingelt, es hat … tür geklingelt, mein telefon klingelt, mein handy klingelt, jemand an der tür, bin gleich wieder da, bin gleich zurück, brauche einen moment, brauch einen moment",
    interruptions: "mein sohn, meine tochter, mein kind, das kind, die kinder, das baby, die kleine, der kleine, meine mutter, mein mann, meine frau, der hund, die katze, die tür, an der tür, das telefon, das handy, mein handy, der herd, der ofen, das wasser kocht, die post, der postbote, ein paket, weint, schreit, ruft, klopft, klingelt, da ist jemand, da kommt jemand, mein chef, ein kollege, eine kollegin, ein kunde, eine kundin, ich muss, muss ich, muss kurz, muss nur",
    interrupted: "ich war noch nicht fertig, ich war nicht fertig, war ich noch nicht fertig, lassen sie mich ausreden, lass mich ausreden, lassen sie mich … ausreden, lass mich … ausreden, darf ich ausreden, kann ich ausreden, sie haben mich unterbrochen, du hast mich unterbrochen, sie unterbrechen mich, du unterbrichst mich, unterbrechen sie mich nicht, unterbrich mich nicht, sie fallen mir ins wort, du fällst mir ins wort, sie sind mir ins wort gefallen, du bist mir ins wort gefallen, ich rede noch, ich spreche noch, ich war noch am reden, ich war mitten im satz",
    later: "kann ich das später machen, können wir das später machen, könnte ich das später machen, könnten wir das später machen, können wir das ein andermal machen, kann ich das ein andermal machen, ein andermal weitermachen, kann ich später weitermachen, können wir später weitermachen, könnte ich später, später weitermachen, ein anderes mal machen, kann ich später noch mal, kann ich später nochmal, gerade ganz schlecht, passt gerade nicht, passt es gerade nicht, passt mir gerade nicht, gerade keinen guten moment, kein guter zeitpunkt, akku ist gleich leer, akku ist fast leer, akku geht gleich aus, akku geht gleich leer, akku macht gleich schlapp, akku ist bald leer, akku gleich leer, akku fast leer",
    presence: "sind sie noch da, bist du noch da, sind sie da, bist du da, hören sie mich, hörst du mich, können sie mich hören, kannst du mich hören, ist da jemand, ist noch jemand da, noch dran",
    writing: "lieber schreiben, lieber tippen, kann ich … schreiben, kann ich … tippen, kann ich schreiben, kann ich tippen, darf ich schreiben, darf ich tippen, könnte ich schreiben, könnte ich tippen, schriftlich antworten, antworten tippen, antwort tippen, kann gerade nicht sprechen, kann jetzt nicht sprechen, kann nicht laut sprechen, kann gerade nicht reden, kann jetzt nicht reden",
    reading: "ich bin schwerhörig, ich höre schlecht, ich hör schlecht, ich bin gehörlos, ich bin taub, können sie das aufschreiben, kannst du das aufschreiben, können sie es aufschreiben, kann ich die frage lesen, kann ich das lesen, kann ich die frage sehen, gibt es untertitel, mit untertiteln",
    voluntary: "muss ich … antworten, muss ich … beantworten, muss ich das sagen, was passiert wenn ich nicht antworte, was passiert wenn ich das nicht beantworte, was passiert wenn ich nicht will, was ist wenn ich nicht antworte, was ist wenn ich nicht will, was ist wenn ich nicht antworten will, was wenn ich nicht antworte, was wenn ich nicht will, ist das freiwillig, ist das pflicht, ist das verpflichtend, bin ich verpflichtet, darf ich fragen überspringen, kann ich fragen überspringen, darf ich eine frage überspringen, kann ich eine frage überspringen, kann ich das ablehnen, darf ich das ablehnen",
    withdrawal: "kann ich … löschen, können sie … löschen, kannst du … löschen, könnten sie … löschen, löschen sie das, lösch das, wird das … gelöscht, antworten löschen, aufnahme löschen, daten löschen, gesagte löschen, zurücknehmen was ich, kann ich das zurücknehmen, kann ich … zurückziehen, schreiben sie das nicht auf, schreib das nicht auf, nehmen sie das nicht auf, nimm das nicht auf, vergessen sie was ich, vergiss was ich, löschen lassen",
    formal: ConversationRequestReplies {
        wait: "Natürlich, lassen Sie sich Zeit.",
        interrupted: "Entschuldigen Sie, ich habe Sie unterbrochen. Bitte sprechen Sie weiter.",
        later: "Natürlich. Sie können diese Seite schließen und später am Tag mit demselben Link weitermachen; was Sie gesagt haben, geht nicht verloren.",
        presence: "Ja, ich bin da.",
        writing: "Sie können Ihre Antworten auf dieser Seite auch tippen.",
        reading: "Alles, was ich sage, steht auch als Text auf dieser Seite.",
        voluntary: "Sie müssen nicht antworten und können jederzeit aufhören.",
        withdrawal: "Sie können Ihre Antworten zurückziehen: Auf der letzten Seite dieses Gesprächs gibt es dafür einen Link.",
    },
    informal: ConversationRequestReplies {
        wait: "Natürlich, lass dir Zeit.",
        interrupted: "Entschuldige, ich habe dich unterbrochen. Bitte sprich weiter.",
        later: "Natürlich. Du kannst diese Seite schließen und später am Tag mit demselben Link weitermachen; was du gesagt hast, geht nicht verloren.",
        presence: "Ja, ich bin da.",
        writing: "Du kannst deine Antworten auf dieser Seite auch tippen.",
        reading: "Alles, was ich sage, steht auch als Text auf dieser Seite.",
        voluntary: "Du musst nicht antworten und kannst jederzeit aufhören.",
        withdrawal: "Du kannst deine Antworten zurückziehen: Auf der letzten Seite dieses Gesprächs gibt es dafür einen Link.",
    },
};
