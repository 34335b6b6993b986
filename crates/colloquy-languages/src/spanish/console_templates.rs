use crate::console_templates::{PromptTemplate, PromptTemplateTexts};

pub const TEMPLATES: PromptTemplateTexts = PromptTemplateTexts {
    heading: "Empezar con una plantilla",
    lead: "Puede cambiarlo todo antes de crear la entrevista.",
    onboarding: PromptTemplate {
        name: "Incorporación",
        prompt: "Hable con personas que empezaron a trabajar con nosotros hace unas semanas. Queremos saber cómo les ha ido el comienzo.
- ¿Cómo fue su primer día?
- ¿Qué es lo que más le ha ayudado a adaptarse?
- ¿Qué faltó o tardó demasiado?
- ¿Hasta qué punto tiene claro lo que se espera de usted?
- ¿Qué deberíamos cambiar para la próxima persona que empiece?
Profundice en lo que haya causado problemas. No pregunte por el sueldo.",
    },
    churn: PromptTemplate {
        name: "Bajas de clientes",
        prompt: "Hable con clientes que han cancelado su suscripción. Queremos entender qué los llevó a esa decisión. No intente recuperarlos.
- ¿Para qué usaba nuestro producto?
- ¿Qué le llevó a cancelar?
- ¿Hubo un momento en que se decidió?
- ¿Qué usa ahora en su lugar?
- ¿Qué tendría que haber sido diferente para que se quedara?
Profundice en los motivos.",
    },
    event: PromptTemplate {
        name: "Opiniones sobre un evento",
        prompt: "Hable con personas que asistieron a nuestro evento. Queremos mejorar el próximo.
- ¿Qué le trajo al evento?
- ¿Qué parte le resultó más útil?
- ¿Qué no le funcionó?
- ¿Qué le parecieron la organización y el lugar?
- ¿Qué le gustaría ver la próxima vez?
Profundice en todo lo que haya decepcionado.",
    },
    usability: PromptTemplate {
        name: "Facilidad de uso",
        prompt: "Hable con personas que han usado nuestro producto hace poco. Queremos saber dónde les estorba.
- ¿Qué quería conseguir?
- ¿Cómo lo hizo?
- ¿Dónde se atascó o tuvo que pensar?
- ¿Qué esperaba que ocurriera ahí?
- Si pudiera cambiar una sola cosa, ¿cuál sería?
Pida ejemplos concretos.",
    },
    exit: PromptTemplate {
        name: "Salida de la empresa",
        prompt: "Hable con empleados que dejan la empresa. Queremos aprender de lo que digan.
- ¿Qué le llevó a buscar otra cosa?
- ¿Qué le gustaba de su trabajo aquí?
- ¿Cómo fue trabajar con su equipo y con su responsable?
- ¿Hubo algo que le habría hecho quedarse?
- ¿Qué nos aconseja cambiar?
Profundice con tacto. No pregunte por la nueva empresa ni por el sueldo.",
    },
};
