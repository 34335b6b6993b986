use crate::sentence_forms::{SentenceForms, unchanged};
use colloquy_word_list::words;

pub const FORMS: SentenceForms = SentenceForms {
    forms: &[
        // What is asked only in some cases.
        // What is left at an answer.
        ("bij {x} niet [verder|] [doorvragen|navragen|vragen]", "Als ze {x} noemen, niet doorvragen"),
        (
            "bij {x} [altijd|graag|goed|even|dan|wel|] [doorvragen|vraag door|navragen|vragen|vraag] : {y*}",
            "Als ze {x} noemen: {y}",
        ),
        (
            "bij {x} [altijd|graag|goed|even|dan|wel|] [doorvragen|navragen]",
            "Als ze {x} noemen, vraag naar details",
        ),
        (
            "bij {x} [altijd|graag|goed|even|dan|wel|] [doorvragen|vraag door|navragen|vragen|vraag] [,|] [dan|] {y*}",
            "Als ze {x} noemen, vraag {y}",
        ),
        (
            "in geval van {x} [,|] [dan|] [vraag|vragen|doorvragen] [dan|] {y*}",
            "Als ze {x} noemen, vraag {y}",
        ),
        ("in geval van {x} [,|:] {y*}", "Als ze {x} noemen: {y}"),
        ("bij {x^2} : {y*?}", "Als ze {x} noemen: {y}"),
        ("? bij {x^2} : {y*?}", "Als ze {x} noemen: {y}"),
        (
            "[doorvragen|vraag door|graag doorvragen] [bij|bij :] {x*}",
            "Als ze {x;} noemen, vraag naar details.",
        ),
        (
            "[doorvragen|vraag door|graag doorvragen] [,|] [als|wanneer|indien] {x*}",
            "Als {x}, vraag naar details",
        ),
        ("[stel|vraag] alleen [vragen over|naar|over] {x} [als|wanneer|indien] {y*}", "Alleen als {y}: {x}"),
        (
            "[stel vragen over|vraag naar|begin over|stel een vraag over] {x} alleen [als|wanneer|indien] {y*}",
            "Alleen als {y}: {x}",
        ),
        ("alleen wanneer {x} : {y*}", "Alleen als {x}: {y}"),
        (
            "[de|onze|] {people} [met|die] {x*} [moeten|worden|mogen] [ook|bovendien|daarnaast|] gevraagd [worden|] [naar|] {y*}",
            "Degenen die {x}: {y}",
        ),
        ("? [de|onze|] {people} die {x} : {y*}", "Degenen die {x}: {y}"),
        ("[de|onze|] {people} die {x} : [vraag|vraag dan] {y*}", "Degenen die {x}: {y}"),
        ("{v1} [iemand|men] {x*} , [vraag dan|vraag] {y*}", "Als iemand {x} {v}, vraag {y}"),
        ("[de|onze|] {people} die {x*} , krijgen de vraag {y*}", "Degenen die {x}: {y}"),
        ("? voor {people} met {x} : {y*}", "Alleen voor {people} met {x}: {y}"),
        ("voor {people} met {x} : {y*?}", "Alleen voor {people} met {x}: {y}"),
        ("wanneer {x*} , [vraag dan|vraag|dan vragen] {y*}", "Als {x}, vraag {y}"),
        ("[als|indien] {x*} [->|-->|→|=>|⇒] {y*?}", "Als {x}: {y}"),
        // What is not asked further if the invitee mentions it.
        ("[noemt|vermeldt] [iemand|de deelnemer|men] {x} , {restraint}", "Noem niet {x}"),
        (
            "[begint|praat|vertelt|spreekt|klaagt] [iemand|de deelnemer|men] over {x} , {restraint}",
            "Noem niet {x}",
        ),
        (
            "[als|wanneer|indien|zodra] [ze|iemand|zij|mensen|men] {x} [noemt|noemen|vermeldt|vermelden|aankaarten|aankaart] , {restraint}",
            "Noem niet {x}",
        ),
        (
            "[als|wanneer|indien|zodra] [ze|iemand|zij|mensen|men] over {x} [begint|beginnen|praat|praten|vertelt|vertellen|spreekt|spreken] , {restraint}",
            "Noem niet {x}",
        ),
        (
            "[als|wanneer|indien|zodra] {x} [ter sprake komt|ter sprake komen|de reden was|de reden is|de aanleiding was] , {restraint}",
            "Noem niet {x}",
        ),
        (
            "[mocht|mochten] [iemand|ze|zij] over {x} [beginnen|praten|vertellen|klagen] , {restraint}",
            "Noem niet {x}",
        ),
        ("[mocht|mochten] [iemand|ze|zij] {x} [noemen|vermelden|aankaarten] , {restraint}", "Noem niet {x}"),
        ("[komt|komen] {x} ter sprake , {restraint}", "Noem niet {x}"),
        // What is not brought up.
        (
            "{x} [komt|komen] niet [ter sprake|aan de orde|aan bod|aan de orde in het gesprek]",
            "Noem niet {x}",
        ),
        ("{x} laten we [buiten beschouwing|achterwege|rusten|liggen]", "Noem niet {x}"),
        (
            "{x} [mag|mogen] niet [worden genoemd|worden besproken|besproken worden|aan de orde komen|worden vermeld]",
            "Noem niet {x}",
        ),
        ("[gelieve|graag|] geen uitspraken [te doen|doen] over {x}", "Noem niet {x}"),
        ("{x} alleen bespreken als {y4} er zelf over [begint|beginnen]", "Noem niet {x}"),
        ("zeg [niets|niks] over {x}", "Noem niet {x}"),
        ("geen [discussie|discussies|uitspraken|gesprek] over {x}", "Noem niet {x}"),
        ("er mag [niets|niks] [gezegd worden|worden gezegd|gezegd] over {x}", "Noem niet {x}"),
        ("over {x} [mag|wordt|moet] [niets|niks] [gezegd|gezegd worden|worden gezegd]", "Noem niet {x}"),
        ("over {x} [liever|graag|] [niets|niks]", "Noem niet {x}"),
        ("[graag|] niet over {x} [beginnen|praten|hebben|spreken]", "Noem niet {x}"),
        ("op {x} [wordt|mag] niet [ingegaan|ingegaan worden|worden ingegaan]", "Noem niet {x}"),
        // What is asked.
        (
            "[het gesprek|het interview|de vragen] [moet|moeten|mag|mogen] [gaan over|ingaan op] {x*}",
            "Onderwerpen:{x-}",
        ),
        (
            "[vraag|vragen] [iedereen|hen|ze|allemaal|] [ook|tot slot|aan het eind|] [om|naar] een [rapportcijfer|cijfer] {x*}",
            "Welk rapportcijfer zou u {x} geven?",
        ),
        (
            "[vraag|vragen] [iedereen|hen|ze|allemaal|] [ook|tot slot|aan het eind|] [om|naar] een [rapportcijfer|cijfer]",
            "Welk rapportcijfer zou u geven?",
        ),
        ("het is de bedoeling dat je [achterhaalt|vraagt|nagaat|uitzoekt|te weten komt] {y*}", "Vraag {y}"),
        ("belangrijk [is|zijn] [ook|daarnaast|verder] {x}", "Onderwerpen:{x-}"),
        ("laat [ze|hen|mensen|iedereen] [eens|] vertellen over {x*}", "Vraag naar {x}"),
        ("? tevreden [over|met] {x}", "Bent u tevreden over {x}"),
        ("? blij met {x}", "Bent u blij met {x}"),
        ("{x} tot wat je {y}", "{x} tot wat u {y}"),
        ("{x} voor wat je {y}", "{x} voor wat u {y}"),
        ("er [wordt|worden] gevraagd naar {x*}", "Onderwerpen:{x-}"),
        (
            "er [wordt|moet] [gesproken over|gesproken worden over|worden gesproken over] {x*}",
            "Onderwerpen:{x-}",
        ),
        ("{x} [komt|komen] [ook|eveneens|daarnaast|] [aan bod|aan de orde|ter sprake]", "Onderwerpen:{x-}"),
        ("[één|een|1] ding [dat|wat] {x*}", "Wat is één ding dat {x}?"),
    ],
    restraints: words!(
        "niet doorvragen, vraag niet door, vraag dan niet door, vraag niet verder, vraag dan niet verder, niet verder vragen, \
         ga er niet op in, ga er dan niet op in, ga daar niet op in, ga daar dan niet op in, niet op ingaan, \
         niet verder op ingaan, niet op doorgaan, laat het rusten, laat het dan rusten, niet verder ingaan, alleen luisteren, \
         geen verdere vragen"
    ),
    more_people: &["houders", "krachten", "genoten", "eigenaren", "eigenaars", "leden"],
    examples: words!("bijvoorbeeld, zoals, bijv., bv."),
    children: &[("ouders", "het kind", "hun kind")],
    with_capitals: unchanged,
    to_one: super::telegrams::with_subject,
};
