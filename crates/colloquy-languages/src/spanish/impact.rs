use crate::impact::{ImpactPatterns, StatementMatchingWords};

pub const IMPACT: ImpactPatterns = ImpactPatterns {
    grammar: StatementMatchingWords {
        ignored: "pequeño pequeña menor mayor eh em mmm este pues realmente solo sólo simplemente sinceramente honestamente siempre mucho muchas \
                  veces incluso todavía aún ya también tal vez quizá quizás verdad seriamente muy tanto bueno",
        negators: "no nunca jamás ni nadie nada sin ningún ninguna tampoco",
        elides: false,
    },
    classes: "
number: 1*|2*|3*|4*|5*|6*|7*|8*|9*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|varios|varias|cien|media
time: minuto|minutos|hora|horas|dia|dias|noche|noches|semana|semanas|mes|meses|ano|anos
body: espalda|cuello|rodilla|rodillas|hombro|hombros|muneca|ojos|oidos|mano|manos|pulmones|cadera|cabeza|pie|pies|pierna|piernas|barriga|estomago|piel|dedo
",
    nothing: "
!nada|ninguna mas|otra|otra_cosa $|que|por|gracias
!no|nada .. ocurre|acuerdo|anadir|agregar .. nada|mas|otra|otro|$|ahora
!no .. hay|tengo|queda .. mas $|que
con eso|esto|lo_dicho .. todo|basta|vale
eso|esto es .. todo $
ya|lo? he|lo dicho|dije todo
ya|esta dicho|dicho_todo $|todo
!no .. lo? se|sabria $|decir|decirle|decirte|bien|que_decir
!ni|ninguna|no_tengo idea $
!sin opinion|comentarios
por|de mi|nuestra parte ... todo|nada|esta|vale
eso|esto seria|sera todo|lo_unico $
",
    remarks: "
su|sus|tu|tus pregunta|preguntas
la|esa|esta pregunta .. sentido|clara|rara
!entiendo|entendi|entendido .. pregunta
que quiere|quieres decir $|con
era|fue una? broma|chiste $
lo_decia|lo_dije|estaba de_broma|en_broma|bromeando
salte|saltemos|saltese|pase|pasemos .. pregunta|esta|esa|eso|a_otra
ya basta|esta_bien $|de_preguntas
recuerdos|saludos|saludos_de_mi_parte a|al|para
salude|saluda a|de
sigamos|continuemos|vamos|seguimos con|adelante|$
termine|acabe su|la frase
me escucha|escuchas|oye $
por|sobre lo_de|lo_del .. decia|dije|comente
con quien $|con
",
    repeated: "
ya .. he|te|lo|le|se .. dicho|contado|dije|conte|explicado|respondido|decia
acabo de .. decir|decirselo|contar|contarselo|decirlo
",
    harm: "
resbale|resbalo|resbalaron|tropece|tropezo
en|a|por urgencias
carga|palet|caja|escalera|estanteria .. cayo|resbalo|volco|paso .. a|sobre|lado|cerca
por un_pelo|milimetros|poco .. dio|mata|alcanza|cae
herido|herida|intoxic*
yo|me|nos|él|ella|alguien|paciente|pacientes|compañero|compañera|niño|cliente|residente|trabajador|gente|se .. herido*|herida*|lesion*|hospital*|acosad*|discrimin*|humill*|quem*|cayó|caí|murió|amenaz*|agred*|golpe*
accidente*|lesión|lesiones|acoso|discriminación|racis*|sexis*|violencia|agotamiento|depresión|intoxicación
dosis|medicamento* equivocad*|incorrect*|errón*
lloré|lloro|llorando|pánico|peligros*|peligro|enfermo|enferma|enfermos|enfermé|enfermó|enfermedad*|insegur*|baja_médica
duele|duelen|dolor|dolores .. @body
@body .. duele|dolor|bloquead*|roto|rota|hinchad*|dormid*|destrozad*
acufenos|tendinitis|migrana|migranas|mareos|mareo|hinchad*|infeccion|infectad*|sangra*|sangrando|fractura*|esguince|quemadura*|lumbago
perdi|perdio .. trabajo|empleo|casa|bebe
casi .. muero|muere|caigo|caemos|ahogo|matan|mata|atropell*
angustia|ansiedad|pesadillas
bronquitis|neumonia|hernia|ciatica|fiebre|asma|puntos_en|brecha
hombre|mujer|amigo|amiga|vecino|vecina|madre|padre|mamá|papá|marido|hijo|hija|hermano|hermana|bebé .. murió|muerto|muerta|falleció|fallecido|fallecida
desmayé|desmayó|desmayado|desmayada|perdí_el_conocimiento
@body|brazo|clavicula|tobillo|costilla|codo|dedos .. rotos|rotas|fracturad*|aplastad*|torcid*|pillad*|partid*
rompio|rompi|rompieron|torcio|torci|pillo .. @body|brazo|clavicula|tobillo|costilla|codo|dedos
atropell*
durmi*|dormi* .. volante
moraton|moratones|cardenales
puntos de_sutura
abrieron|abrio .. puntos|herida
reaccion|choque alergic*|anafilactic*
escup*
escayola*|enyesad*
costillas|diente|dientes .. rotas|roto|rotos|perdio|perdi
perdio|perdi .. diente|dientes|dedo|yema
rodo|cayo|cayeron|cai .. escalera|escaleras|escalones|andamio|tejado
solo|sola en|por la calle|carretera
sacaron|saco|sacado .. del agua|rio|canal
cayo|cayeron|caido .. cabeza|encima|pecho|pie
",
    money: "
perdí|perdimos|perdido|pierdo|perdemos|costó|cuesta|pagué|pagamos|pagar|cobr*|reembols*|gast*|deb*|devolv* .. euro*|dólar*|dinero|peso*|mil|miles|cien*|millon*|dos_veces|doble|ventas|sueldo|salario
dinero|euro*|dólar*|peso*|ventas .. perd*|costó|cobr*|falt*|devolv*
reembolso*|multa*|quiebra|pérdida*|estafa*|cobraron_dos
factura|facturas|sueldo|salario|nómina .. mal|equivocad*|tarde|nunca|doble|incorrect*|no
deben|debe .. horas|dinero|euros|meses|mes|nomina
cobr*|carg* .. dos_veces|de_mas
!no|nadie|nunca .. pag*|devolv*|reembols*|abon* .. $|horas|extra|dinero
faltan|falta .. euros
!sin sueldo|cobrar|ingresos|paga
de mi|su|nuestro bolsillo
",
    leaving: "
equipo|compañeros|clientes|gente|mitad|varios|tres|dos .. ido|fueron|fue|renunci*|marchado|dejado
cancel*|renunci*|dimit*|darme_de_baja|di_de_baja|dado_de_baja
cambi*|dejar|dejo|dejé|irme|ido|voy|pasamos|pasarme|pasé .. competencia|proveedor|empresa|trabajo|compañía|equipo|contrato|banco|otro|otra
competencia|otro_proveedor|otra_empresa|otro_trabajo
busco|buscando|buscamos .. trabajo|alternativa*|otro|otra|empleo
!no|nunca .. renov*|volver*|recomend*|comprar* .. $
si ... lo_dejo|lo_dejamos|me_cambio|nos_cambiamos|me_borro|nos_borramos
llevar*|llevare|llevaremos|ire|iremos .. otro|otra sitio|parte|lado|clinica|taller|tienda|escuela
pedido|pidio|pedi|pidieron .. traslado|cambio_de_turno
lista de_espera .. otra|otro
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
datos|archivos|fotos|contactos|documentos|notas .. perdid*|desaparec*|borrad*|esfum*
fuera de servicio|uso
cancelad*|anulad*|rechazad*|suspendid*
se_cuelga|se_rompe|anulad*
rompieron|rompio|rompi|rasgad*|rayad*|aplastad*|destroz*|rajad*|hecho_pedazos|hecha_pedazos
",
    irony: "
gracias por nada
menuda|menudo|vaya gracia|detalle|servicio|plan|panorama
lo que faltaba|me_faltaba|nos_faltaba
pues que bien $
peor enemigo|enemigos
",
    complaint: "
discutimos|discutido|discusion*|pelea|peleas|peleamos|bronca|broncas|conflicto*|enfrentamiento*|encontronazo
miedo
frío|fría|prometieron|prometido
esper*|tard*|demor*|retras*|llevó|durado|duró ... minuto*|hora*|día*|semana*|mes*|año*|mucho|siglos
!nadie|nunca|no|nada|ningun* ... llam*|respond*|contest*|ayud*|explic*|dijo|dijeron|inform*|escuch*|vino|reaccion*|disculp*|import*|pasó|cambió|devolv*|lleg*|aviso|avis*|entreg*
ignor*|groser*|antipátic*|confus*|complicad*|lento|lenta|caro|cara|caros|suci*|ruid*|error*|mal|equivoc*|falta|faltan|molest*|frustr*|decepcion*|caos|estrés|sobrecarg*|horas_extra
demasiado|demasiada|demasiados|demasiadas
varias_veces|cada_vez|siempre_igual
difícil|difíciles|cuesta
tuve|tuvimos|tuvo|tengo|tenemos|tenia|teniamos|hubo que esperar|pagar|volver|dormir|llamar|ir|hacer|repetir|caminar|quedarme|dejar|comprar|pedir|andar|subir|salir
tuve|tuvimos|obligad*|forzad*|toco que
despues_de|tras @number @time
@number @time .. de_retraso|tarde|sin|de_espera|esperando|de_cola|de_pie
@number cortes|caidas|ventanas|errores|veces|fallos
!ni un|una sola|solo|vez
!ningun|ninguna|cero respuesta|ayuda|explicacion|solucion|sitio|apoyo|aviso|disculpa
!nadie lo|la|me|nos|se|sabe|sabia|ha|habia|dice|dijo|pregunta|pregunto|actualiza|explica|escucha|viene|coge|contesta|atiende|hace
!no habia|hay|hubo .. nadie|nada|suficiente|sitio|agua|luz|calefaccion|personal|material
grita|gritan|grito|gritaba|chilla*|bronca|insult*|humill*|burl*|colgo|colgaron|mintio|mintieron
peor|empeor*
antes .. era|iba|funcionaba .. mejor|rapido|facil
!no basta|alcanza|llega
hart*|cansad*_de|rendi|abandone
!no .. puedo|podia|pude .. dormir|oir|ver|leer|encontrar|aguantar|mas
!casi|apenas .. no .. oye|ve|entiende|llega
!no|nunca .. recib*|arregl*|repar*|ensen*|ofrec*|encontr*|sirve|entiende|oye|actualiz*
rojo|caducad*|sin_voz
!no .. pego|pegamos|duermo|dormimos ojo|nada|desde|$
ratas|ratones|cucarachas|humedad|moho|goteras|gotera
descont*|cobraron me|nos|de_mas
acuse_de_recibo
!sin leer|mirar|preguntar|avisar|explic*|disculp*|una_palabra|escuchar|previo
doble|triple .. de|del|precio|pactado|firmado
!no .. coge|cogen|contesta|contestan|atiende|atienden telefono|llamadas|$
se rieron|rio|burlaron
todos .. se_fueron|marcharon
cerrad* $|desde
!sin|ningun arnes|casco|cascos|barandilla|guantes|mascarilla|proteccion
",
    wish: "
gustaría|quisiera|ojalá|debería|deberían|estaría|estarían|sería|serían|fuera|fueran|necesito|necesitamos|hace_falta|desearía|vendría_bien|sería_ideal
",
    wishes_asked: "
ayudaria|ayudarias|habria_ayudado|cambiaria|cambiarias|mejoraria|mejorarias
que ... mejorar|mejor|ayudar
sugerencia*|deseo*|ideal*|perfect*|consejo*|propuesta*|expectativa*
haria falta|volver|quedarse|quedarte
deberia|podria ... mejor|cambiar|hacer
esperas|esperarias|esperaria|gustaria|querria|querrias|necesitas|necesita
haria ... quedar|seguir|continuar|usar
",
    praise: "
encanta|encantó|genial|excelente*|amable*|fácil|rápido|rápida|maravillos*|fantástic*|salvó|gusta|gustó|content*|satisfech*|agradezco|bien|buen|buena|bueno|útil
",
    no_complaint: "
!no|nada|nunca|ningun|ninguna ... quejo|quejarme|queja|quejas|reprochar|objetar|mal|malo|problema*|dificil|enfada*
mismo dia
ese_mismo tarde|dia
como acordado|prometido|acordamos
hay_que reconocer*|reconocerlo
!es|esta|estaba|era|son ... nada que_decir|que_objetar
",
};
