use crate::impact::{ImpactPatterns, PatternGrammar};

pub const IMPACT: ImpactPatterns = ImpactPatterns {
    grammar: PatternGrammar {
        ignored: "pequeño pequeña menor mayor eh em mmm este pues realmente solo sólo simplemente sinceramente honestamente siempre mucho muchas \
                  veces incluso todavía aún ya también tal vez quizá quizás verdad seriamente muy tanto bueno",
        negators: "no nunca jamás ni nadie nada sin ningún ninguna tampoco",
        elides: false,
    },
    harm: "
quemó|quemé|herido|herida|intoxic*
yo|me|nos|él|ella|alguien|paciente|pacientes|compañero|compañera|niño|cliente|residente|trabajador|gente|se .. herido*|herida*|lesion*|hospital*|acosad*|discrimin*|humill*|quem*|cayó|caí|murió|amenaz*|agred*|golpe*
accidente*|lesión|lesiones|acoso|discriminación|racis*|sexis*|violencia|agotamiento|depresión|intoxicación
dosis|medicamento* equivocad*|incorrect*|errón*
lloré|lloro|llorando|pánico|miedo|peligros*|peligro|enferm*|insegur*|baja_médica
",
    money: "
perdí|perdimos|perdido|pierdo|perdemos|costó|cuesta|pagué|pagamos|pagar|cobr*|reembols*|gast*|deb*|devolv* .. euro*|dólar*|dinero|peso*|mil|miles|cien*|millon*|dos_veces|doble|ventas|sueldo|salario
dinero|euro*|dólar*|peso*|ventas .. perd*|costó|cobr*|falt*|devolv*
reembolso*|multa*|quiebra|pérdida*|estafa*|cobraron_dos
factura|facturas|sueldo|salario|nómina .. mal|equivocad*|tarde|nunca|doble|incorrect*|no
",
    leaving: "
equipo|compañeros|clientes|gente|mitad|varios|tres|dos .. ido|fueron|fue|renunci*|marchado|dejado
cancel*|renunci*|dimit*|darme_de_baja|di_de_baja|dado_de_baja
cambi*|dejar|dejo|dejé|irme|ido|voy|pasamos|pasarme|pasé .. competencia|proveedor|empresa|trabajo|compañía|equipo|contrato|banco|otro|otra
competencia|otro_proveedor|otra_empresa|otro_trabajo
busco|buscando|buscamos .. trabajo|alternativa*|otro|otra|empleo
!no|nunca .. renov*|volver*|recomend*|comprar* .. $
",
    blocked: "
aplicación|app|sistema|página|servidor|web|programa .. cayó|cae|caído
!no .. puedo|pude|pudimos|podía|podemos|logré|consigo|conseguí|puede .. trabajar|entrar|acceder|pagar|pedir|abrir|usar|terminar|completar|enviar|imprimir|hacer|seguir|contactar|iniciar
imposible
se_cayó|se_cae|colgó|cuelga|bloque*|congel*|caída|caídas|se_cierra|se_cerró|avería*|fallo*|falla|falló
roto|rota|averiad*|parad*|detenid*|rompió
!no|nada|nunca .. funcion*|carga*|arranc*|conect*|sirve|sirvió
producción|sistema|servidor|máquina|línea|página .. parad*|caíd*|detuv*|paró
datos|archivos|trabajo|pedido|documentos .. perd*|borr*|desaparec*
perd* .. datos|archivos|pedido|documentos
",
    complaint: "
frío|fría|prometieron|prometido
esper*|tard*|demor*|retras*|llevó|durado|duró ... minuto*|hora*|día*|semana*|mes*|año*|mucho|siglos
!nadie|nunca|no|nada|ningun* ... llam*|respond*|contest*|ayud*|explic*|dijo|dijeron|inform*|escuch*|vino|reaccion*|disculp*|import*|pasó|cambió|devolv*|lleg*|aviso|avis*|entreg*
ignor*|groser*|antipátic*|confus*|complicad*|lento|lenta|caro|cara|caros|suci*|ruid*|error*|mal|equivoc*|falta|faltan|molest*|frustr*|decepcion*|caos|estrés|sobrecarg*|horas_extra
demasiado|demasiada|demasiados|demasiadas
dos_veces|tres_veces|varias_veces|cada_vez|siempre_igual
difícil|difíciles|cuesta
",
    wish: "
gustaría|quisiera|ojalá|debería|deberían|estaría_bien|sería_bueno|necesito|necesitamos|hace_falta|desearía|vendría_bien|sería_ideal
",
    praise: "
encanta|encantó|genial|excelente*|amable*|fácil|rápido|rápida|maravillos*|fantástic*|salvó|gusta|gustó|content*|satisfech*|agradezco|bien|buen|buena|bueno|útil
",
};
