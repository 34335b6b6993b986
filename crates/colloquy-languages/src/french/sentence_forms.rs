use crate::sentence_forms::{SentenceForms, unchanged};
use colloquy_word_list::words;

pub const FORMS: SentenceForms = SentenceForms {
    forms: &[
        (
            "[l'entretien|la conversation|l'échange|les questions] [doit|doivent|devra|devrait|devraient] [aborder|couvrir|porter sur|traiter|inclure|explorer] {x*}",
            "Thèmes :{x-}",
        ),
        (
            "[demande|demandez|demander|demandez-leur|demande-leur] une note {x*}",
            "Quelle note donneriez-vous {x} ?",
        ),
        (
            "[lorsque|quand] {x} , [demande|demandez|demander|demande-lui|demandez-lui|demande-leur|demandez-leur|lui demander|leur demander|on demande|on demandera|on lui demande|on lui demandera|on leur demande|on leur demandera|l'enquêteur demande|l'enquêteur demandera|l'enquêteur lui demande|l'enquêteur lui demandera|l'intervieweur demande|l'intervieweur lui demande|l'intervieweur demandera|l'intervieweur lui demandera] [aussi|également|] {y*}",
            "Si {x}, demande {y}",
        ),
        (
            "[lorsqu'il|quand il] {x} , [demande|demandez|demander|demande-lui|demandez-lui|demande-leur|demandez-leur|lui demander|leur demander|on demande|on demandera|on lui demande|on lui demandera|on leur demande|on leur demandera|l'enquêteur demande|l'enquêteur demandera|l'enquêteur lui demande|l'enquêteur lui demandera|l'intervieweur demande|l'intervieweur lui demande|l'intervieweur demandera|l'intervieweur lui demandera] [aussi|également|] {y*}",
            "S'il {x}, demande {y}",
        ),
        (
            "[lorsqu'elle|quand elle] {x} , [demande|demandez|demander|demande-lui|demandez-lui|demande-leur|demandez-leur|lui demander|leur demander|on demande|on demandera|on lui demande|on lui demandera|on leur demande|on leur demandera|l'enquêteur demande|l'enquêteur demandera|l'enquêteur lui demande|l'enquêteur lui demandera|l'intervieweur demande|l'intervieweur lui demande|l'intervieweur demandera|l'intervieweur lui demandera] [aussi|également|] {y*}",
            "Si elle {x}, demande {y}",
        ),
        (
            "[lorsqu'ils|quand ils] {x} , [demande|demandez|demander|demande-lui|demandez-lui|demande-leur|demandez-leur|lui demander|leur demander|on demande|on demandera|on lui demande|on lui demandera|on leur demande|on leur demandera|l'enquêteur demande|l'enquêteur demandera|l'enquêteur lui demande|l'enquêteur lui demandera|l'intervieweur demande|l'intervieweur lui demande|l'intervieweur demandera|l'intervieweur lui demandera] [aussi|également|] {y*}",
            "S'ils {x}, demande {y}",
        ),
        (
            "[lorsqu'elles|quand elles] {x} , [demande|demandez|demander|demande-lui|demandez-lui|demande-leur|demandez-leur|lui demander|leur demander|on demande|on demandera|on lui demande|on lui demandera|on leur demande|on leur demandera|l'enquêteur demande|l'enquêteur demandera|l'enquêteur lui demande|l'enquêteur lui demandera|l'intervieweur demande|l'intervieweur lui demande|l'intervieweur demandera|l'intervieweur lui demandera] [aussi|également|] {y*}",
            "Si elles {x}, demande {y}",
        ),
        (
            "[on demandera|on leur demandera|on leur demande|demandez-leur|demande-leur|leur demander|demander|demandez] [d'abord|ensuite|enfin|aussi|également|] de [décrire|présenter] {x*}",
            "Demande comment ils décriraient {x}",
        ),
        (
            "[seront|sera|sont|est] [abordés|abordées|abordé|abordée|évoqués|évoquées|traités|traitées] {x*}",
            "Thèmes :{x-}",
        ),
        (
            "{x} [doit|doivent|devra|devront] être [abordé|abordés|abordée|abordées|traité|traités|traitée|traitées]",
            "Thèmes :{x-}",
        ),
        (
            "[nous voulons|nous souhaitons|nous aimerions|nous voudrions|on aimerait|on voudrait|je voudrais|j'aimerais] [entendre|écouter|interroger|parler avec|parler à] [ceux qui|celles qui|celles et ceux qui] {x*}",
            "Parle avec les personnes qui {x}",
        ),
        (
            "{x*} , [raconter|à raconter|le raconter|la raconter|décrire|à décrire|expliquer|à expliquer|détailler]",
            "{x}",
        ),
        (
            "[s'ils|s'il|si elle|si elles|si quelqu'un|si la personne|si on] [mentionne|mentionnent|évoque|évoquent|parle de|parlent de|parle du|parlent du|aborde|abordent] {x} , {restraint}",
            "Ne mentionne pas {x}",
        ),
        (
            "? [terminer par|terminer avec|termine par|terminez par|finir par|finir avec|pour finir|pour terminer|pour conclure|conclure par|clore par|clôturer par|dernière question] : {x*}",
            "{x}",
        ),
        (
            "si {x} , [il|elle|l'enquêteur|l'intervieweur|l'enquêtrice] [lui demandera|lui demande|leur demandera|leur demande|demandera|demande] [aussi|également|] {y*}",
            "Si {x}, demande {y}",
        ),
        (
            "s'il {x} , [il|elle|l'enquêteur|l'intervieweur|l'enquêtrice] [lui demandera|lui demande|leur demandera|leur demande|demandera|demande] [aussi|également|] {y*}",
            "S'il {x}, demande {y}",
        ),
        (
            "s'ils {x} , [il|elle|l'enquêteur|l'intervieweur|l'enquêtrice] [lui demandera|lui demande|leur demandera|leur demande|demandera|demande] [aussi|également|] {y*}",
            "S'ils {x}, demande {y}",
        ),
    ],
    restraints: words!(
        "ne pas insister, n'insiste pas, n'insistez pas, sans insister, ne pas creuser, ne creuse pas, ne creusez pas, ne pas relancer, ne relance pas, ne relancez pas"
    ),
    more_people: &[],
    examples: &[],
    children: &[],
    with_capitals: unchanged,
    to_one: unchanged,
};
