use crate::console_templates::{PromptTemplate, PromptTemplateTexts};

pub const TEMPLATES: PromptTemplateTexts = PromptTemplateTexts {
    heading: "Começar com um modelo",
    lead: "Pode mudar tudo antes de criar a entrevista.",
    onboarding: PromptTemplate {
        name: "Integração",
        prompt: "Fale com pessoas que começaram a trabalhar connosco há algumas semanas. Queremos saber como correu o início.
- Como foi o seu primeiro dia?
- O que mais ajudou na sua adaptação?
- O que faltou ou demorou demasiado?
- Até que ponto é claro o que se espera de si?
- O que devíamos mudar para a próxima pessoa que começar?
Aprofunde as dificuldades. Não pergunte pelo salário.",
    },
    churn: PromptTemplate {
        name: "Cancelamentos",
        prompt: "Fale com clientes que cancelaram a assinatura. Queremos perceber o que levou à decisão. Não tente recuperá-los.
- Para que usava o nosso produto?
- O que levou ao cancelamento?
- Houve um momento em que se decidiu?
- O que usa agora em vez dele?
- O que teria de ter sido diferente para ficar?
Aprofunde os motivos.",
    },
    event: PromptTemplate {
        name: "Opiniões sobre um evento",
        prompt: "Fale com pessoas que participaram no nosso evento. Queremos melhorar o próximo.
- O que motivou a sua vinda ao evento?
- Que parte foi mais útil para si?
- O que não funcionou para si?
- O que achou da organização e do local?
- O que gostaria de ver da próxima vez?
Aprofunde tudo o que tenha desiludido.",
    },
    usability: PromptTemplate {
        name: "Facilidade de utilização",
        prompt: "Fale com pessoas que usaram o nosso produto há pouco tempo. Queremos saber onde ele atrapalha.
- O que queria fazer?
- Como procedeu?
- Onde ficou bloqueado ou teve de pensar?
- O que esperava que acontecesse aí?
- Se pudesse mudar uma única coisa, qual seria?
Peça exemplos concretos.",
    },
    exit: PromptTemplate {
        name: "Saída da empresa",
        prompt: "Fale com funcionários que deixam a empresa. Queremos aprender com o que dizem.
- O que levou à procura de outra coisa?
- De que gostava no trabalho aqui?
- Como foi trabalhar com a sua equipa e com a sua chefia?
- Houve algo que teria levado a ficar?
- O que nos aconselha a mudar?
Aprofunde com tato. Não pergunte pelo novo empregador nem pelo salário.",
    },
};
