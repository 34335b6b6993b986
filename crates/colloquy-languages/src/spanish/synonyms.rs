//! Words for the same thing, by their beginnings.

use crate::word_list::words;

pub const SYNONYMS: &[&[&str]] = &[
    words!("hijo, hija, hijos, hijas, niño, niña, niños, nieto, nieta, bebé, peques, críos"),
    words!("dolor, dolores, duele, duelen"),
    words!("competencia, competidor, otra empresa, nuevo trabajo, trabajo nuevo"),
    words!("precio, coste, costo, caro, barato, tarifa, dinero, presupuesto"),
    words!("soporte, ayuda, asistencia, atención, servicio"),
    words!("incorporación, primeros días, primera semana, formación, acogida, inicio"),
    words!("jefe, jefa, responsable, superior, dirección, mando, gerente"),
    words!("salario, sueldo, remuneración, paga"),
    words!("equipo, compañero, colega, departamento"),
    words!("fue, march, dej, cancel, baja, abandon"),
    words!("app, aplicación, programa, sitio web, web, herramienta, función"),
    words!("entrega, envío, paquete, reparto"),
    words!("comida, menú, desayuno, sabor, cocina, comedor"),
    words!("horario, turno, carga, estrés, horas"),
    words!("comunicación, información, contacto"),
    words!(
        "médico, médica, doctores, el doctor, la doctora, cirujano, cirujana, especialista, pediatra, \
         ginecólog, traumatólog, dentista"
    ),
    words!(
        "enfermero, enfermera, enfermería, auxiliar, cuidador, cuidadora, celador, matrona, comadrona, \
         gerocultor, en planta"
    ),
    words!(
        "medicina, medicamento, medicación, pastilla, comprimido, cápsula, dosis, con receta, recetado, \
         recetaron, analgésico, antibiótico"
    ),
    words!("cita, citaron, reserva, reservar, reservado, reservación, agenda, agendar, pedir hora, hueco"),
    words!(
        "esperar, esperando, esperado, tiempo de espera, sala de espera, lista de espera, colas, \
         hacer cola, retraso, demora, tardar, tardado"
    ),
    words!(
        "ordenador, computador, portátil, laptop, impresora, pantalla, teclado, máquina, maquinaria, \
         dispositivo, aparato, equipamiento"
    ),
    words!(
        "oficina, despacho, escritorio, cubículo, puesto de trabajo, lugar de trabajo, instalaciones, diáfan"
    ),
    words!(
        "ruido, ruidos, silencio, silencioso, tranquilidad, insonoriz, acústic, escándalo, jaleo, \
         bullicio, alboroto, griterío"
    ),
    words!(
        "calefacción, calefactor, radiador, caldera, termostato, temperatura, frío, fría, hace calor, \
         mucho calor, caluros, climatización"
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
        "materiales, material didáctico, libro de texto, libros de texto, diapositiva, apuntes, \
         fotocopia, cuaderno, cuadernillo, ejercicios, bibliografía, temario"
    ),
    words!(
        "examen, exámenes, notas, calificación, calificaciones, los deberes, suspensos, suspendí, aprobé, \
         selectividad, oposiciones"
    ),
    words!(
        "pago, pasar por caja, caja registradora, factura, reembolso, reembolsado, devolución, \
         devoluciones, tarjeta de crédito, en efectivo, transferencia, cobraron"
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
        "carrera, ascender, ascendido, ascendieron, promoción interna, promocionar, trayectoria, \
         proyección, crecimiento profesional, desarrollo profesional"
    ),
    words!(
        "reconocimiento, reconocido, valorado, valorada, agradecimiento, agradecido, agradecen, \
         felicitado, felicitan, felicitación, elogio, aprecio"
    ),
    words!(
        "instrucciones, indicaciones, el manual, manual de, folleto, prospecto, explicación, \
         explicaciones, explicar, explicado, explicaron, tutorial"
    ),
    words!(
        "sueño, dormir, dormido, dormía, duermo, duerme, insomnio, despertar, despertaba, despierto, \
         desvelado, siesta"
    ),
    words!(
        "limpieza, limpio, limpia, limpiar, sucio, sucia, suciedad, mugre, higiene, desinfect, aseos, baños"
    ),
    words!(
        "el personal, del personal, empleado, empleada, recepción, recepcionista, cajero, cajera, \
         camarero, camarera, dependient, mesero"
    ),
    words!("apertura, cierre, cierra, cierran, cerrado, cerrar, abierto, abren, abrir, festivos, domingos"),
    words!(
        "exposición, exposiciones, exhibición, galería, vitrina, colección, colecciones, escultura, \
         pinturas, obra de arte, obras de arte, visita guiada"
    ),
    words!(
        "privacidad, confidencial, datos personales, protección de datos, mis datos, sus datos, \
         intimidad, discreción, secreto profesional, anónim, anonimato"
    ),
    words!(
        "fallo, falla, errores, bugs, se cuelga, se cuelgan, colgado, se bloquea, bloqueado, fiable, \
         fiabilidad, confiable"
    ),
    words!("velocidad, rápido, rápida, rapidez, lento, lenta, lentitud, ralentiz, ágil, agilidad, fluidez"),
    words!(
        "surtido, gama, variedad, variedades, amplia selección, catálogo, en stock, sin stock, \
         existencias, estantes, estanterías"
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
