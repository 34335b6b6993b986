use crate::console_rehearsal::RehearsalTexts;

pub const REHEARSAL: RehearsalTexts = RehearsalTexts {
    rehearse: "Proben",
    heading: "Probe",
    title: "Probe: {title}",
    lead: "Führen Sie das Interview selbst, bevor Sie jemanden einladen. Eine Probe zählt nirgends: Sie wird nicht aufgezeichnet, erscheint in keiner Liste und keinem Ergebnis, verbraucht keine Minuten und wird am Ende gelöscht.",
    begin: "Probe beginnen",
    running: "Die Probe ist bereit",
    running_lead: "Das Interview öffnet sich in einem neuen Tab, nur in diesem Browser. Kommen Sie hierher zurück, wenn es beendet ist. Bleibt es eine halbe Stunde liegen, wird es gelöscht.",
    open: "Interview öffnen",
    show_outcome: "Ergebnis zeigen",
    end: "Beenden und löschen",
    ending: "Die Zusammenfassung wird geschrieben",
    ending_lead: "Die Probe ist beendet. Meist dauert es nur wenige Sekunden.",
    deleted: "Diese Probe ist gelöscht",
    deleted_lead: "Sie sehen das Ergebnis nur dieses eine Mal. Wenn Sie die Seite verlassen oder neu laden, ist es weg.",
    covered: "Besprochen",
    again: "Noch einmal proben",
    marked_title: "Probe: {title}",
    marked_intro: "Das ist eine Probe. Unten steht, was die Eingeladenen lesen. Anders als bei ihnen wird Ihr Gespräch nicht aufgezeichnet, und am Ende wird alles gelöscht, was Sie sagen.",
};
