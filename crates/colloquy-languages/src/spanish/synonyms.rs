//! Words for the same thing, by their beginnings.

use colloquy_word_list::words;

pub const SYNONYMS: &[&[&str]] = &[
    words!(
        "hijo, hija, hijos, hijas, niño, niña, niños, nieto, nieta, nietos, bebé, peques, mis peques, los pequeños, mi pequeño, mi pequeña, mellizos, gemelos, críos"
    ),
    words!("dolor, dolores, duele, duelen"),
    words!("empresa rival, competidor, otra empresa, nuevo trabajo, trabajo nuevo"),
    words!("precio, coste, costo, cuesta, caro, barato, tarifa, presupuesto, euros"),
    words!("soporte, ayuda, asistencia, atención al cliente, servicio técnico"),
    words!("incorporación, primeros días, primera semana, acogida de nuevos"),
    words!(
        "jefe, jefa, responsable, superior jerárquico, equipo directivo, la gerencia, mandos intermedios, \
         gerente"
    ),
    words!("salario, sueldo, remuneración, nómina, bien pagado, mal pagado"),
    words!("mi equipo, nuestro equipo, trabajo en equipo, compañero, colega, departamento"),
    words!("se fue, marcharse, se marchó, irse, cancel, darse de baja, dimisión, dimitir, abandon"),
    words!("app, aplicación, programa, sitio web, web, herramienta, función"),
    words!("entrega, envío, paquete, reparto, repartidor, mensajero"),
    words!(
        "comida, menú, desayuno, sabor, cocina, comedor, alimentación, cena, almuerzo, cocinero, \
         cocinera, platos"
    ),
    words!("horario, turno, horas"),
    words!("carga de trabajo, estrés"),
    words!("comunicación, información, contacto"),
    words!(
        "médico, médica, doctores, el doctor, la doctora, cirujano, cirujana, especialista, pediatra, \
         ginecólog, traumatólog, dentista"
    ),
    words!(
        "enfermero, enfermera, enfermería, auxiliar, cuidador, cuidadora, celador, matrona, comadrona, \
         gerocultor, planta de hospitalización"
    ),
    words!(
        "medicina, medicamento, medicación, pastilla, comprimido, cápsula, dosis, con receta, recetado, \
         recetaron, analgésico, antibiótico"
    ),
    words!("cita, citaron, reserva, reservar, reservado, reservación, agenda, agendar, pedir hora, hueco"),
    words!(
        "esperar, esperando, esperado, tiempo de espera, sala de espera, lista de espera, colas, hacer cola, \
         retraso, demora, tardar, tardado"
    ),
    words!(
        "ordenador, computador, portátil, laptop, impresora, pantalla, teclado, máquina, maquinaria, \
         dispositivo, aparato, equipamiento"
    ),
    words!("oficina, despacho, escritorio, cubículo, entorno de trabajo, lugar de trabajo, diáfan"),
    words!(
        "ruido, ruidos, silencio, silencioso, tranquilidad, insonoriz, acústic, escándalo, jaleo, bullicio, \
         alboroto, griterío"
    ),
    words!(
        "calefacción, calefactor, radiador, caldera, termostato, temperatura, hace frío, mucho frío, \
         hace calor, mucho calor, caluros, climatización"
    ),
    words!(
        "reparación, reparar, reparado, arreglar, arreglado, avería, averiado, estropead, mantenimiento, \
         fontanero, plomero, conserje"
    ),
    words!(
        "alquiler, alquilar, alquilado, arrendador, arrendamiento, arriendo, propietario, propietaria, \
         mi casero, inquilino, inquilina, fianza"
    ),
    words!(
        "vecino, vecina, vecindario, vecindad, vecinal, de al lado, piso de arriba, puerta de enfrente, \
         rellano"
    ),
    words!(
        "el trayecto, desplazamiento, transporte, autobús, autobuses, trenes, en tren, en metro, tranvía, \
         aparcamiento, estacionamiento, en coche"
    ),
    words!(
        "profesor, profesora, maestro, maestra, docente, catedrátic, instructor, educador, formadores, \
         tutores, ponente"
    ),
    words!(
        "materiales del curso, material didáctico, libro de texto, libros de texto, diapositiva, apuntes, \
         fotocopia, cuaderno, cuadernillo, ejercicios, bibliografía, temario"
    ),
    words!(
        "examen, exámenes, notas, calificación, calificaciones, los deberes, suspensos, suspendí, aprobé, \
         selectividad, oposiciones"
    ),
    words!(
        "pago, pasar por caja, caja registradora, factura, reembolso, reembolsado, devolución, devoluciones, \
         tarjeta de crédito, en efectivo, transferencia, cobraron"
    ),
    words!(
        "seguridad, accidente, peligro, riesgo, arriesgad, casco, arnés, chaleco, lesión, lesiones, \
         lesionado, herido"
    ),
    words!(
        "vida privada, vida personal, vida familiar, tiempo libre, fin de semana, fines de semana, \
         conciliación"
    ),
    words!(
        "carrera, ascender, ascendido, ascendieron, promoción interna, promocionar, trayectoria, proyección, \
         crecimiento profesional, desarrollo profesional"
    ),
    words!(
        "reconocimiento, reconocido, valorado, valorada, agradecimiento, agradecido, agradecen, felicitado, \
         felicitan, felicitación, elogio, aprecio"
    ),
    words!(
        "instrucciones, indicaciones, el manual, manual de, folleto, prospecto, explicación, explicaciones, \
         explicar, explicado, explicaron, tutorial"
    ),
    words!(
        "sueño, dormir, dormido, dormía, duermo, duerme, insomnio, despertar, despertaba, despierto, \
         desvelado, siesta"
    ),
    words!(
        "limpieza, limpio, limpia, limpiar, sucio, sucia, suciedad, mugre, higiene, desinfect, aseos, baños"
    ),
    words!(
        "el personal, del personal, empleado, empleada, recepción, recepcionista, cajera, camarero, \
         camarera, dependient, mesero"
    ),
    words!("apertura, cierre, cierra, cierran, cerrado, horario de apertura, abren, festivos, domingos"),
    words!(
        "exposición, exposiciones, exhibición, galería, vitrina, colección, colecciones, escultura, \
         pinturas, obra de arte, obras de arte, visita guiada"
    ),
    words!(
        "privacidad, confidencial, datos personales, protección de datos, mis datos, sus datos, intimidad, \
         discreción, secreto profesional, anónim, anonimato"
    ),
    words!("fallo, falla, errores, bugs, se cuelga, se cuelgan, colgado, se bloquea, bloqueado"),
    words!("velocidad, rápido, rápida, rapidez, lento, lenta, lentitud, ralentiz, ágil, agilidad, fluidez"),
    words!(
        "surtido, gama, variedades, amplia selección, catálogo, en stock, sin stock, existencias, estantes, \
         estanterías"
    ),
    words!(
        "embalaje, embalado, embalar, empaquetado, empaque, envoltorio, envuelto, envase, envasado, \
         precintado, cartón, burbujas"
    ),
    words!(
        "reunión, reuniones, reunimos, reunirnos, videollamada, videoconferencia, multiconferencia, \
         stand-up, claustro, asamblea, orden del día"
    ),
    words!(
        "teletrabajo, teletrabajar, remoto, a distancia, desde casa, híbrido, híbrida, presencial, \
         home office"
    ),
    words!(
        "parque infantil, parques, zona verde, zonas verdes, áreas verdes, jardín, jardines, columpio, \
         tobogán, césped, árboles, arbolado"
    ),
];
