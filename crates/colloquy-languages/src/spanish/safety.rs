use crate::safety::{SafetyPatterns, SafetyPhrases, SafetyTexts};

pub const SAFETY: SafetyPhrases = SafetyPhrases {
    patterns: SafetyPatterns {
        ignored: "pequeño pequeña menor mayor eh em mmm este pues realmente solo sólo simplemente sinceramente honestamente siempre mucho muchas \
                  veces incluso todavía aún ya también tal vez quizá quizás verdad seriamente muy tanto bueno",
        negators: "no nunca jamás ni nadie nada sin ningún ninguna tampoco",
        elides: false,
        classes: CLASSES,
        harmless: HARMLESS,
        self_harm: SELF_HARM,
        violence: VIOLENCE,
        medical: MEDICAL,
    },
    texts: SafetyTexts {
        self_harm: "Gracias por contármelo. Me lo tomo muy en serio, pero soy una IA y no puedo ayudar en caso \
                    de peligro: llame ahora {emergency} o a alguien de confianza.",
        violence: "Gracias por contármelo. Me lo tomo muy en serio, pero soy una IA y no puedo proteger a \
                   nadie: llame ahora {emergency} o a alguien de confianza.",
        medical: "Gracias por contármelo. Parece grave, pero soy una IA y no puedo ayudar en una emergencia: \
                  llame ahora mismo {emergency}, o pida a alguien cercano que lo haga.",
        emergency: "al número de emergencias de su zona",
        emergency_number: "al {number}",
        contact: "El contacto de la organización para usted es: {contact}.",
        pause: "La entrevista queda en pausa, y puede terminarla o continuarla.",
        withheld: "Prefiero no hablar de eso.",
    },
};

const CLASSES: &str = include_str!("danger_words.txt");

const HARMLESS: &str = "
tiró|tiraron|lanzó|lanzaron|tira mi|el|un|su paquete|pedido|caja|bolsa .. encima
muero|morir|morí|morirme|muerto|muerta|muriendo|morimos de|del risa|hambre|sed|calor|frío|vergüenza|miedo|sueño|cansancio|aburrimiento|curiosidad|ganas|nervios|susto|asco|pena
muero|moría por saber|ver|probar|un|una|tener
matar|mataría|mataba|mato por|un un|una|el|la
mata|matan|matando|matar|mato|maté? el|la|los|un|este|esta|ese? proceso|tarea|programa|servidor|aplicación|sesión|idea|proyecto|tiempo|plazo|ritmo|servicio|hambre
plazo|plazos|fecha|trabajo|estrés|calor|ruido|espera|aplicación|ritmo|horario|reuniones|burocracia|tráfico .. me|nos? mata|matan|matando|está_matando|van_a_matar|va_a_matar
me mata|matan el|la|los|de
no|nunca|jamás .. @selfkill
no|nunca|jamás .. @hurt
no|nunca|jamás .. me .. daño|suicidar
no quiero|pienso|voy|deseo .. hacer_daño|daño_a_nadie
corté|quemé|lastimé|lesioné|golpeé .. cocinando|jugando|deporte|accidente|gimnasio|sin_querer|fútbol|cocina|trabajando|corriendo|bicicleta
nos|me @blow .. competencia|precio|precios|mercado|ventas|económicamente
competencia|precios|costos|costes|inflación|crisis .. @blow
@blow .. tenis|ajedrez|ping_pong|pádel|juego|cartas
@blow .. cancelar|renunciar|demanda|denunciar|despido|despedir*|despedirme|irse|rescindir|dejar_el|marcharse|multa|contrato
me|nos tocó|toca|tocaba|tocado .. el_corazón|profundamente|esperar|hacer|trabajar|pagar|un|una|el_turno|lidiar|atender|llamar|ir|mucho
me|nos pega|pegó .. fuerte_el|el_sol|la_factura
@blow .. en_la_prensa|en_los_medios|la_reunión|en_redes
me|nos empuja|empujó|empujan a
obligó|fuerza|forzó a|el .. actualizar|cambiar|pagar|contraseña|reinicio
@blow .. con preguntas|correos|mensajes|llamadas
abusa|abusó .. de|del .. tiempo|confianza|café|paciencia
infarto|ictus|derrame|ataque_al_corazón .. hace|años|en_20*|año_pasado
hace|tuve|tuvo|sufrí|sufrió .. infarto|ictus|derrame|ataque_al_corazón .. hace|años|año|en_20*|joven
hace .. años ... infarto|ictus|derrame|ataque
casi .. infarto|ataque|muero|me_muero
infarto|ataque .. al_ver|cuando_vi|factura
como_enfermera|como_enfermero|como_médico|como_médica|como_paramédico|en_urgencias|en_mi_trabajo|en_mi_planta|en_nuestro_hospital|nuestros_pacientes|los_pacientes|mis_pacientes|pacientes_con|pacientes_que|personas_con|atiendo|atendemos|tratamos|mi_trabajo_es ... infarto*|ictus|hemorragia*|sangra*|sangrado*|emergencias|inconsciente*|sobredosis|desmay*|paros|convulsion*|dolor_de_pecho|suicid*|respira*
saltar .. paso|página|pregunta|parte|anuncio
suicidio|suicida para .. presupuesto|empresa|negocio|marca|marketing
suicidio|suicida comercial|político|económico|financiero|profesional
terminar|acabar con .. contrato|suscripción|proyecto|reunión|formulario|trámite|esto_hoy
desaparecer|desaparece .. botón|menú|mensaje|archivo|mes_en_la_playa|playa
no puedo vivir|vivir|viviría sin
no puedo más .. reuniones|formularios|contraseñas|publicidad|este_programa|esta_aplicación
alérgico a .. reuniones|publicidad|papeleo
clínica|hospital|consulta|servicio .. pacientes|llegan|personas ... pecho|infarto*|ictus|derrame*|sangr*|inconsciente*|respirar
tomo|toma|tomar .. pastillas|medicamentos|píldoras ... mañanas|días|cada|avisa|recuerda|recetadas
no podemos seguir|continuar
pega|pegó|golpea|golpeó fuerte
funciona|trabaja|va .. sin_mí
@xsuimeta
@person ... @xkillif .. @xifwhen
@xthing .. @xperish
@xperish .. @xthing
@xfiction & @xperish
";

const SELF_HARM: &str = "
soga|cuerda & ya|tengo|compré|lista & acabe|termine|pare|fin|acabar
pastillas|somníferos|pistola & ya|guardadas|listas|tengo & todo_acabe|todo_termine|se_acabe_todo
!no .. seguir|estar .. mundo
!@want .. no existir|despertar|despertarme|estar_aquí|estar_acá|vivir
@want .. @selfkill
matarme|suicidarme|ahorcarme|quitarme_la_vida|autolesionarme|hacerme_daño|lastimarme|cortarme_las_venas|autolesion*|autoles*|pegarme_un_tiro
me .. suicid*|mato|maté|mataré|mate|ahorco|autolesion*|quitar_la_vida|quito_la_vida|cuelgo|lastimo|hago_daño|hice_daño|haciendo_daño|hacer_daño|matar|ahorcar|colgar|tiro_por|cortar_las_venas|corté_las
me corto|corté|cortaba|cortando|rajo|quemo|golpeo_a .. $
me corto|corté|cortaba|cortando|quemo .. brazos|muñecas|venas|piernas|cuando|otra|nuevo|propósito|a_propósito
vuelto|volví|empecé|empezado|sigo|vuelvo|dejar|ganas a|de? cortarme|lastimarme|cortándome|autolesionarme
!ninguna|ningún|ninguno razón|motivo|sentido .. vivir|seguir|vida|levantarme|continuar|aquí
cortes .. brazos|muñecas|piernas
suicid*
@want .. la muerte
quitarme|quitar .. vida
poner|puse|pongo|acabar|terminar|acabo .. fin|con .. mi vida|vida|existencia|sufrimiento
@want .. acabar|terminar con todo|esto|mi_vida|conmigo
acabar|terminar|acabo|acabe|termine|termino con todo|todo_esto|mi_vida
!no|ni|sin .. quiero|deseo|ganas|puedo|soporto|aguanto|quisiera|querría|razón|razones|motivo|motivos|fuerzas|sentido .. vivir|seguir_viviendo|estar_aquí|estar_vivo|estar_viva|existir|despertar|despertarme|vida|estar_acá|levantarme|estar_en_este_mundo|seguir_aquí
!no .. vivir más
!no puedo|aguanto|soporto|resisto|doy más? con? esta_vida|la_vida|mi_vida|vivir|seguir_viviendo
!no puedo|aguanto|soporto|resisto más $
!no puedo|aguanto|soporto|resisto más|con con|y|así|ni|esta|la|mi .. vida|vivir
!no puedo seguir|continuar viviendo|con_mi_vida
!ojalá|quisiera|deseo|desearía|gustaría|espero|quiero|dormir|dormirme|acostarme|mañana .. no|nunca|jamás .. despert*|amanec*|levant*
!no|nunca .. despertar|despertarme|despertara|despertase|despierte .. mañana|nunca|más|jamás|$
dormir|dormirme|duermo para_siempre
!vida .. no|sin|perdió|perdido .. sentido|vale|merece|valor
!no .. vale|merece|tiene .. pena|sentido .. vivir|vida|seguir|vivir_así
vida .. insoportable|acabada|se_acabó|no_vale|carece
!no|sin|ningún .. sentido|razón|motivo .. vivir|vida|seguir|existir
cansado|cansada|harto|harta|agotado|agotada .. de vivir|la_vida|existir|esta_vida|estar_vivo|estar_viva|seguir_viviendo|seguir_luchando|mi_vida
todos|mundo|familia|hijos|gente|marido|mujer|ellos|padres|niños|esposo|esposa|nadie|equipo .. mejor|felices|feliz|aliviados|tranquilos|fácil .. sin_mí|si_no_estuviera|si_me_muero|si_muriera|si_yo_no|si_desapareciera|si_no_existiera|si_me_muriera|si_estuviera_muert*
sin_mí|si_me_muero|si_muriera|si_me_muriera|si_no_estuviera|si_desapareciera|si_yo_no_estuviera|si_ya_no_estuviera .. mejor|felices|feliz|nadie|fácil|aliviados|importaría|extrañaría|notaría
mejor sin_mí
!nadie .. me? .. extrañ*|echar*|echaría|notar*|daría_cuenta|enter*|llorar*|importar*|daría|falta .. si_yo|si_me|muero|muriera|menos|desapare*|estuviera|mí|muert*|cuenta|fuera
mejor|ojalá|quisiera|desearía|prefiero|preferiría|gustaría .. muerto|muerta|morir|morirme|muriera|haber_muerto|muriese|no_haber_nacido|no_existir
!ojalá|desearía|quisiera|gustaría|preferiría .. no|nunca .. nacido|existiera|existir|nacer
!no|nunca haber nacido
!ojalá|mejor .. no|nunca hubiera_nacido|existiera|hubiese_nacido
saltar|tirarme|lanzarme|arrojarme|salto|tiro|tirar|lanzar .. puente|tren|ventana|azotea|metro|balcón|edificio|coche|carro|techo|vías|camión
chocar|estrellar|estrellarme|estrellar .. árbol|muro|coche|auto|carro|camión
tomé|tomado|tragué|tragado|tomar|tomarme|tragar|tomo|ingerí|ingerido .. todas|caja|frasco|puñado|demasiadas|bote|muchas|blíster|montón .. pastillas|píldoras|somníferos|medicamentos|tabletas|calmantes|paracetamol
pastillas|píldoras|somníferos|cuerda|soga|pistola|arma|navaja|cuchilla .. para .. acabar|morir|matar*|ahorcar*|terminar|suicid*|cortar*|dormir|hacerlo|dejar
soga|cuerda|pistola|cuchilla|pastillas|somníferos|arma .. preparad*|lista|listas|comprad*|guardad*|list*|esperando
compré|preparado|guardado|comprado|preparé|tengo .. soga|cuerda|pistola|somníferos|cuchilla
sobredosis
carta|cartas|nota .. despedida|suicid*|adiós
despedirme|despedido|despedí de todos|mis_hijos|mi_familia|la_vida|este_mundo|mi_gente
desaparecer .. para_siempre|del_mundo|de_este_mundo|del_mapa|de_la_tierra|definitivamente
dejar|abandonar|irme|marcharme .. de? este_mundo|esta_vida|la_vida|el_mundo
muerte .. alivio|solución|salida|única|descanso|liberación|paz
única|mejor .. salida|solución|opción .. morir|muerte|suicid*|matarme
pienso|pensamientos|pensar|pensando|pensado|ideas|sueño|obsesion* .. en|de|sobre|con .. muerte|morir|morirme|muerto|muerta|suicid*|mi_muerte|matarme|acabar
!no|ninguna|sin .. veo|encuentro|tengo .. salida|solución_para_mí|por_qué_vivir|razones_para_seguir|sentido_a_la_vida|sentido_a_mi
!no veo|encuentro salida
hija|hijo|amigo|amiga|hermano|hermana|marido|esposa|novio|novia|ella|él|compañero|compañera|pareja .. se .. suicid*|matar|corta|lastima|ahorcar|quitar_la_vida|autolesiona|hace_daño|mata|quiere_matar
matarse|suicidarse|quitarse_la_vida|ahorcarse|cortarse_las_venas
hija|hijo|amigo|amiga|hermano|hermana|marido|esposa|él|ella|novio|novia .. @want .. morir|morirse|matarse|quitarse
!nada .. por .. vivir|seguir
!nada .. me_ata|me_retiene
!no .. tengo .. nada .. vivir
!para qué .. vivir|seguir_viviendo|vivo|seguir
carga|estorbo para .. familia|todos|hijos|mis|los_demás
odio mi_vida|vivir|estar_vivo|estar_viva
me .. rendí|rindo .. vida|vivir
si me|yo? muero|muriera|muriese|morí|desaparezco|desapareciera|no_existiera|no_estuviera|moría .. hoy|noche|nadie|mejor|importaría|$
!mejor|felices|fácil si|que yo? no existiera|estuviera|existiese|estuviese|hubiera_nacido
puente|azotea|balcón|vías|tejado|andén|ventana|acantilado ... saltar|tirar*|lanzar*|salt*|arrojar*
!qué .. sirve|sentido|para .. vivir|viviendo|seguir
!no merezco vivir|existir|estar_vivo|estar_viva|la_vida
peligro para mí
perdido|perdí .. ganas|voluntad .. vivir
ganas|voluntad .. vivir .. perd*
corto|quemo|rasguño|araño|corté .. brazos|piel|piernas|muñecas
list* para morir
dolor|sufrimiento .. pare|termine|acabe .. morir|siempre|vida|todo
pastillas|píldoras|somníferos|medicamentos & todas|todos|frasco|caja|muchas & tomar*|tragar*|tomé|tomármelas|tomado|tragado
sin_mí & mejor|felices|feliz|fácil|tranquilos
hijo|hija|hermano|hermana|marido|esposa|amigo|amiga|padre|madre|alumno|alumna|él|ella & se & matar|suicidar|cortar|ahorcar|lastimar|matarse|mata
!no|ni|nunca & vivir|viviendo & así|esta_vida
morir*|muerto|muerta|muriera|muero & mejor|fácil|gustaría|quisiera|ojalá|quiero|desearía & me|yo|estar|si
@xpills|@xmeans && @xstore && @xdark && @xi
@xhigh & @xstep & @xdark
@xhigh & @xstep & @xurge & @xi
@xhigh & @xdark & @xi & @xurge
@xpills & @xtook & @xmany
@xtook && @xpills && @xmany && @xdark
@xwrote & @xletter & @xbye
@xletter && @xwrote && @xdark && @xi
@xstarve & @xfade
@xwheel & @xwall & @xurge & @xi
@xgives & @xafter & @xi
@yfront .. @yvehicle & @zgo & @ywishing & @xi
@yfront .. @xhigh & @ywishing & @xstep
@ygrave & @ywishing
@ysharp & @ybody & @yapply & @xi
@yall .. @ystop .. @yever
@yall & @ystop & @yever & @ywishing & @xi
@yfuneral & @ysorted & @xi
@xnear & @yfarewell & @ygone
@xletter & @zfam & @zplace
@zgone & @xwrote|@zread
@znot .. @zeaten & @xfade
@zeaten .. @znot & @xfade
@znot .. @zeaten && @xfade && @xdark
@zlet .. @xwheel & @xwall
@xwheel & @xwall & @xurge
";

const VIOLENCE: &str = "
lo|la|los|las mato|apuñalo|acuchillo|estrangulo|ahorco|degüello
sé|se dónde .. vive|duerme|trabaja & cuchillo|arma|pistola|navaja|machete|escopeta
arma|pistola|cuchillo|navaja|machete|escopeta & dijo|dice|amenaza|amenazó|jura|juró & usar|usarla|usaría|usará|disparar|dispararnos|matar|matarnos|utilizarla
amenazó|amenaza|amenazado .. con .. apuñalar*|matar*|golpear*|pegar*|disparar*|acuchillar*
@person .. me toca|tocaba|tocó & noche|noches|cama|cuarto|habitación
obligó|obliga|forzó|fuerza|obligado|obligada|forzado|forzada .. sexo|relaciones|acostarme|desnudarme|sexual*
moratones|moretones|hematomas|cardenales & alguien|él|ella|cuidador|cuidadora|compañero & agarró|golpeó|pegó|apretó|sujetó|sacudió|empujó
@person .. @victim .. @blow
@person .. @blow .. @victim
me|nos @blow
me|nos ha|han|había|habían|está|están|estaba @blow|pegando|golpeando|acosando|amenazando|maltratando|siguiendo_a_todas|persiguiendo
he|fui|soy|sido|fue|está|siendo|era|estoy .. golpeado|golpeada|violado|violada|abusado|abusada|acosado|acosada|amenazado|amenazada|maltratado|maltratada|atacado|atacada|agredido|agredida|apuñalado|apuñalada|secuestrado|secuestrada|encerrada|encerrado|manoseada
violó|violaron|violaba|violado|violada
abusó|abusa|abusaron|abusado|abusaba .. de .. mí|hija|hijo|niña|niño|hermana|niños|sexual*
abuso|abusos|acoso|agresión|violencia sexual*|doméstica|familiar|de_género|física|físico|intrafamiliar|machista
amenazas|amenaza de_muerte|muerte
amenaz* .. muerte|cuchillo|pistola|arma|matar*|navaja|golpear*
@person .. @want|amenaza|amenazó|dice|dijo|jura|juró|quiere .. matarme|matarnos|golpearme|pegarme|hacerme_daño|matar_a_mis|hacernos_daño|matar_a_mi|quemarme|violarme|apuñalarme
@person .. me|nos .. va_a|quiere|quería|iba_a .. matar|golpear|pegar|hacer_daño
miedo .. de .. que .. mate|pegue|golpee|haga_daño|lastime|viole|ataque
miedo .. que .. me|nos mate|pegue|golpee|haga|lastime|viole|ataque|maten
miedo .. a|de .. marido|esposo|pareja|novio|ex|padre|padrastro|él|exmarido
temo|miedo .. por .. vida|seguridad|hijos
!no .. siento|sentimos|estoy .. segura|seguro|salvo .. casa|con|marido|él|hogar|$
cuchillo|navaja|pistola|arma|machete .. me|nos|contra_mí|cuello
@person .. cuchillo|navaja|pistola|arma|machete
moretones|moratones|ojo_morado|costilla_rota|brazo_roto .. él|marido|golpe*|pega|padre|porque|pareja|esposo
es|está|pone|vuelve|volvió|puso violento|violenta|agresivo .. conmigo|cuando|$
@person .. violento|violenta
levanta|levantó|pone|puso .. la_mano|las_manos .. encima|$
golpes|paliza|palizas|bofetada|bofetadas|puñetazo|puñetazos|patadas .. me|da|dio|dan|recib*|marido|padre|pareja
me .. da|dio|dan .. golpes|paliza|bofetada*|puñetazo*|patadas|cachetadas|empujón
tocó|toca|tocaba|tocó|tocado|manose* .. pechos|partes|íntim*|indebid*|inapropiad*|sexual*|nalgas|entre_las|trasero|sin_mi|cuerpo
me .. obliga|obligó|fuerza|forzó .. sexo|relaciones|acostarme|desnudarme|tener|sexual*
contra .. mi_voluntad
me .. tiene|tienen|mantiene .. encerrad*|secuestrad*|retenid*
!no .. me deja|dejan .. salir|irme|llamar|ver_a_mi
@want .. @hurt .. a|al .. @target|jefe|compañero|vecino|marido|supervisor
@want .. matarlo|matarla|matarlos|apuñalarlo|apuñalarla|estrangularlo|golpearlo|golpearla|pegarle|hacerle_daño|envenenarlo|dispararle|acuchillarlo|romperle_la_cara|partirle_la_cara|lastimarlo|lastimarla|herirlo|hacerle_mucho_daño|degollarlo
matar|apuñalar|asesinar|estrangular|disparar|acuchillar a|al .. @target|jefe|vecino|compañero
lo|la|los voy_a|quiero|mataré|mataría|podría matar|apuñalar|golpear|estrangular|degollar|acuchillar
lo|la|los mato|mataré|apuñalo
llevar|traer|llevo|tengo|traje|compré .. cuchillo|pistola|arma|bomba|navaja .. trabajo|oficina|escuela|él|mochila|bolso|jefe|matar*
quemar|incendiar|volar|prender_fuego .. oficina|empresa|escuela|casa|fábrica|edificio
niño|niña|niños|niñas|bebé|hijo|hija|hijos .. golpead*|maltratad*|abusad*|violad*|pega|pegan|golpea|encerrad*|desatendid*|sacudid*
pega|golpea|maltrata|viola|abusa|pegaba|golpeaba|pegan|golpean .. a|de|al .. @victim|hijos|niños|mujer|esposa|hija|hijo|madre|bebé|hermana
secuestrada|secuestrado|secuestraron
manos|mano|agarr* .. al|del|en .. cuello|garganta
@person .. rompió|quebró|fracturó .. brazo|nariz|costilla|dedo|mandíbula
pego|pegué|golpeé|golpeo|sacudí|zarandeé|he_pegado|he_golpeado .. mi|mis hijo|hija|hijos|niño|niños|mujer|esposa|bebé|madre
@person .. tiró|empujó|lanzó .. escaleras|contra_la_pared|encima
pierdo|perder|perdí .. control .. daño|golpe*|matar|hijos|peg*
ahorcar|estrangular me|a_mí
me .. quiso|quería|intentó|trató_de .. ahorcar|estrangular|matar|violar|golpear
@xweapon & @xplan & @xtarget2 & @xi
@xarson & @xbuilding & @xplan & @xi
@xarson & @xweapon & @xbuilding & @xi
@xvoices & @xorders & @xdeeds
@xnear & @xhitme & @xi
@yfear & @yhome & @zabuser
@zabuser .. @zcomes & @yfear
@zarmed & @ystranger & @yhere
@ystranger & @ysays & @ythreat
@ycarer .. @ywrong
@ycarer & @ywrong & @yweak
@yweak & @ywrong & @ymother
@xarson & @xbuilding & @ywishing & @xi
@zgun & @zday & @zhave
@zgun & @zday & @xtarget2
@zburn & @xbuilding & @zday|@zfuel
@zfuel & @xbuilding & @zday
";

const MEDICAL: &str = "
humo .. sale|saliendo|por_todo|por_todas|cocina|pasillo|debajo
sale|saliendo|entra|hay .. mucho? humo .. de|por|en
hay|está fuego|un_incendio
cocina|casa|edificio|piso|almacén|habitación|techo|máquina .. en_llamas|ardiendo|quemando|incendiando|incendio
se está .. quemando|incendiando la|el|todo
huele|olía|oliendo|olor .. a? gas
fuga|escape de gas
estoy|tengo|tiene|está|teniendo|sufriendo|dando|creo|me_da|le_da|dio_ahora|da .. infarto|ataque_al_corazón|ataque_cardíaco|ictus|derrame|paro_cardíaco|paro_cardiaco|convulsion*|ataque_epiléptico|ataque_de_asma|anafil*|reacción_alérgica|aborto_espontáneo|shock|hemorragia|embolia|crisis_asmática|paro
infartando|convulsionando
!no .. puedo|puede|logro|consigo .. respirar
!no|apenas .. respira|respiro|respirar|respirando
falta .. aire|aliento
cuesta .. respirar
dificultad|dificultades .. respirar
me|se .. ahogo|ahogando|ahoga|asfixi*|atraganta*|atragant*
dolor|dolores|opresión|presión|pinchazo*|punzadas|ardor .. pecho|corazón|brazo_izquierdo|torácic*
duele|aprieta|oprime|arde|duelen .. pecho|corazón|brazo_izquierdo
pecho .. duele|oprim*|apret*|aprieta|arde|dolor
brazo|cara|pierna|lado|boca|mano .. dormid*|entumecid*|paraliz*|caíd*|torcid*|hormigue*|colgando|adormecid*
!no .. siento|muevo|mover|sentir|siente|mueve .. brazo|pierna|piernas|lado|cara|mano|cuerpo
sangra|sangro|sangrando|sangrado|hemorragia
!sangr* .. no|para|detiene
pierdo|pierde|perdiendo|perdido|perdió|perder .. sangre|conocimiento|conciencia|consciencia
sangre .. por_todas|vómit*|vomit*|mucha|por_todos|chorros
vomita|vomito|vomitando|tose|tosiendo|escupe|escupiendo|toso .. sangre
mucha sangre
desmay*|inconsciente|desplom*|colaps*|convuls*|desvanec*
!no .. reacciona|responde|despierta|pulso
sin pulso|conocimiento|respirar
llame|llamen|llamar|llama|necesito|necesita|necesitamos|manden|envíen|pidan|pida .. ambulancia|urgencias|emergencias|bomberos|112|911|médico_ya|médico_urgente|samur
ambulancia .. rápido|urgente|ya|favor|necesit*
envenen* .. $
intoxic*
tragó|tragado|bebió|bebido|tragué|bebí|ingirió|comió|tomó .. lejía|cloro|veneno|pila|detergente|ácido|limpiador|producto|anticongelante|raticida
garganta|lengua|cara|labios .. hinch*|cerr*|cierr*|inflam*
hinch*|cerr*|cierr*|inflam* .. garganta|lengua|cara|labios
rompí|rompió|roto .. aguas|fuente|bolsa
contracciones .. minutos|seguidas
electrocut*|hipotermia|septicemia|golpe_de_calor|descarga_eléctrica
caí|cayó|caído|golpeé|golpe|golpeó .. cabeza|mover|moverme|levantar*|sangre|vomit*|mare*|inconscien*
peor|repentino|fuertísimo|insoportable|terrible dolor_de_cabeza
dolor|dolores .. insoportable*|terrible*|fortísimo*|intenso*|agudo* .. $
dolor|dolores .. insoportable*|terrible*|intenso*|agudo*|fuerte .. vientre|abdomen|estómago|barriga|embaraz*|espalda|cabeza
corazón .. para|parando|falla|fallando|se_detiene|se_me_sale
azúcar .. baj*|alt* .. temblando|desmay*|mare*|conocimiento
de_repente|repente .. paraliz*|ciego|ciega|hablar|veo|ver
@xnear & @xdown & @xmute
@xnear && @xdown && @xmute
@xalarm & @xgas
@yorgan & @yacute & @ynow
@ysugar & @yshaky & @xi
@ygasw & @yleak & @ynow
@yshock & @ybad
";
