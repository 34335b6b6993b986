use crate::generator::OfflineGeneratorPhrases;

pub const GENERATOR: OfflineGeneratorPhrases = OfflineGeneratorPhrases {
    titles: &["{topic}", "Gesprek over {topic}", "Interview over {topic}"],
    titles_without_topic: &[
        "Interview voor {organization}",
        "Gesprek met {organization}",
        "Uw kijk op de zaak voor {organization}",
    ],
    intros: &[
        "Goedendag en welkom. Ik ben een AI-interviewer en ik spreek met u namens {organization}. Ik wil het graag met u hebben over {topics}. Neem de tijd en antwoord in uw eigen woorden.",
        "Fijn dat u er de tijd voor neemt. Ik ben een AI en ik leid dit interview namens {organization}. We praten vandaag over {topics}. Goede of foute antwoorden zijn er niet.",
        "Wat fijn dat u er bent. Ik ben een AI-interviewer en ik stel u namens {organization} een paar vragen. Ons gesprek gaat over {topics}. Zeg gerust wat u denkt.",
    ],
    intros_without_topic: &[
        "Goedendag en welkom. Ik ben een AI-interviewer en ik spreek met u namens {organization}. Ik stel u een paar vragen. Neem de tijd en antwoord in uw eigen woorden.",
        "Fijn dat u er de tijd voor neemt. Ik ben een AI en ik leid dit interview namens {organization}. Het gaat om uw mening. Goede of foute antwoorden zijn er niet.",
        "Wat fijn dat u er bent. Ik ben een AI-interviewer en ik stel u namens {organization} een paar vragen. Zeg gerust wat u denkt.",
    ],
    openings_with_question: &[
        "{question}",
        "Laten we beginnen. {question}",
        "Fijn dat u er bent. {question}",
    ],
    openings_without_topic: &[
        "Kunt u om te beginnen iets over uzelf vertellen?",
        "Waar wilt u het als eerste over hebben?",
        "Wat houdt u op dit moment het meest bezig?",
    ],
    separator: ", ",
    unnamed_organization: "de organisatie die u heeft uitgenodigd",
    question_marks: ("", "?"),
};
