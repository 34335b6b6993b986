use crate::safety::SafetyTexts;
use colloquy_word_list::words;

pub const SAFETY: SafetyTexts = SafetyTexts {
    self_harm: "Danke, dass Sie mir das sagen. Ich nehme es sehr ernst, kann als KI in Gefahr aber nicht \
                helfen: Bitte rufen Sie jetzt {emergency} oder eine Vertrauensperson an.",
    violence: "Danke, dass Sie mir das sagen. Ich nehme es sehr ernst, kann als KI in Gefahr aber nicht \
               helfen: Wenn jemand bedroht ist, rufen Sie bitte jetzt {emergency} oder eine \
               Vertrauensperson an.",
    medical: "Danke, dass Sie mir das sagen. Das klingt ernst, und als KI kann ich im Notfall nicht \
              helfen: Bitte rufen Sie sofort {emergency} an, oder bitten Sie jemanden in der Nähe darum.",
    emergency: "den örtlichen Notruf",
    emergency_number: "den Notruf {number}",
    contact: "In Ihrer Organisation ist dafür ansprechbar: {contact}.",
    pause: "Das Interview macht hier Pause, Sie können es beenden oder fortsetzen.",
    withheld: "Darüber möchte ich nicht sprechen.",
    over: words!(
        "im januar, im februar, im märz, im april, im mai, im juni, im juli, im august, im september, im oktober, im november, im dezember, letztes jahr, voriges jahr, letzten sommer, letzten winter, letzten monat, vor jahren, vor monaten, vor wochen, damals, geht ihm wieder gut, geht ihr wieder gut, geht mir wieder gut, wieder gesund, niemand braucht"
    ),
    denials: words!(
        "keine gefahr, niemand ist in gefahr, keiner ist in gefahr, nicht in gefahr, \
         nur ein scherz, nur ein witz, nur spaß, war ein scherz, war ein witz, war spaß, \
         eine redensart, eine redewendung, nur so gesagt, sagt man so, sagt man halt so, \
         missverstanden, falsch verstanden, ein missverständnis, so war das nicht gemeint, \
         habe ich nicht so gemeint, hab ich nicht so gemeint, habe es nicht so gemeint, \
         so meinte ich das nicht, das meinte ich nicht, ich meinte nur, ich meinte doch, \
         ich meinte den, ich meinte die, ich meinte einen, ich meinte eine, ich meinte mit, \
         hab nur gemeint, ich rede von, ich habe von, ich hab von, was für eine gefahr, \
         welche gefahr, alles in ordnung, alles gut, alles okay, mir fehlt nichts, \
         mir ist nichts passiert, nichts passiert, keine sorge, keine angst, kein notfall, \
         um gottes willen, brauche keine hilfe, brauch keine hilfe, niemand verletzt, \
         niemandem passiert"
    ),
    still: words!("jetzt, gerade, heute, immer noch, schon wieder, eben"),
};
