use crate::safety::SafetyTexts;
use crate::word_list::words;

pub const SAFETY: SafetyTexts = SafetyTexts {
    self_harm: "Merci de me l'avoir dit. Je prends cela au sérieux, mais en tant qu'IA je ne peux rien en \
                cas de danger : appelez maintenant {emergency} ou un proche.",
    violence: "Merci de me l'avoir dit. Je prends cela au sérieux, mais en tant qu'IA je ne peux protéger \
               personne : appelez maintenant {emergency} ou une personne de confiance.",
    medical: "Merci de me l'avoir dit. Cela semble grave, et une IA ne peut pas aider en cas d'urgence : \
              appelez maintenant {emergency}, ou demandez-le à une personne proche.",
    emergency: "le numéro d'urgence local",
    emergency_number: "le {number}",
    contact: "Votre interlocuteur au sein de l'organisation : {contact}.",
    pause: "L'entretien est en pause, vous pouvez y mettre fin ou le reprendre.",
    withheld: "Je préfère ne pas en parler.",
    over: words!(
        "en janvier, en février, en mars, en avril, en mai, en juin, en juillet, en août, en septembre, en octobre, en novembre, en décembre, l'année dernière, l'an dernier, le mois dernier, l'été dernier, l'hiver dernier, il y a des années, il y a deux ans, il y a des mois, à l'époque, il va bien, elle va bien, je vais bien, tout va bien, personne n'a besoin"
    ),
    still: words!("maintenant, en ce moment, aujourd'hui, toujours, encore, à l'instant"),
};
