use crate::safety::SafetyTexts;
use colloquy_word_list::words;

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
    denials: words!(
        "aucun danger, pas de danger, personne n'est en danger, pas en danger, juste une blague, \
         c'était une blague, je plaisante, je plaisantais, c'était pour rire, une façon de parler, \
         une manière de parler, une expression, m'avez mal compris, m'as mal compris, mal compris, \
         un malentendu, ce n'est pas ce que je voulais dire, c'est pas ce que je voulais dire, \
         pas ce que j'ai voulu dire, rien de tel, pas du tout ça, je parlais de, je parlais du, \
         je parlais des, je voulais juste dire, je voulais dire, quel danger, tout va bien, \
         tout est en ordre, il n'y a rien, y a rien de grave, rien de grave, n'est pas grave, \
         c'est pas grave, ne vous inquiétez pas, t'inquiète pas, ne t'inquiète pas, \
         vous inquiétez pas, pas besoin d'aide, aucune urgence, pas d'urgence, \
         personne n'est blessé, grand dieu non, mon dieu non"
    ),
    still: words!("maintenant, en ce moment, aujourd'hui, toujours, encore, à l'instant"),
};
