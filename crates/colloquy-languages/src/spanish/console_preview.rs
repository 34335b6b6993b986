use crate::console_preview::PreviewTexts;

pub const PREVIEW: PreviewTexts = PreviewTexts {
    heading: "Vista previa",
    lead: "Se actualiza mientras escribe. Todavía no se ha creado nada.",
    updated: "Vista previa actualizada. Preguntas: {count}.",
    limited: "Ha habido muchos cambios en poco tiempo. La vista previa continúa enseguida.",
    failed: "La vista previa no se puede cargar en este momento.",
    too_short: "En cuanto el encargo tenga 10 caracteres, verá aquí lo que se va a preguntar.",
    by_rules: "Escrito según reglas. Al crear la entrevista, la redacción puede ser otra.",
    by_rules_before_model: "Escrito según reglas mientras usted teclea. El botón «Vista previa» de abajo consulta al modelo de lenguaje, que puede redactarlo de otra manera.",
    by_model: "Escrito por el modelo de lenguaje.",
    write_again: "Escribir de nuevo",
    play: "Escuchar la voz",
    stop: "Detener",
    loading: "Se está cargando la muestra.",
    sample_failed: "La muestra no se puede reproducir en este momento.",
};
