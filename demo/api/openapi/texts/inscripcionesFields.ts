/** What the fields of enrolments, public applications and cancelling mean, for the OpenAPI document. */

/** What cancelling does to money and seat: the preview tells it before, the answer after. */
const effect = {
  pagado: 'What is paid of the invoice in force, in minor units; 0 if none is.',
  retencion:
    'What the institution keeps of `pagado`: `retencionValor` + `retencionPorcentaje` of the invoice’s ' +
    'total, at most what was paid, and less if earlier credit notes took their part. 0 unless the ' +
    'enrolment was `activa`.',
  notaCredito:
    'The total of the credit note: that of the invoice − `retencion`, at most what is not credited yet. ' +
    '0 if none is issued, as when the invoice itself is annulled.',
  saldoAFavor: 'What becomes credit of the client: `pagado` − `retencion`.',
  anulaFactura: 'Whether the invoice itself is annulled, which is so if nothing of it was paid.',
  liberaCupo: 'Whether a seat becomes free, which then goes to the first of the waiting list.',
  moneda: 'The currency of these amounts (ISO 4217).',
} as const;

export const inscripcionesFields = {
  Inscripcion: {
    numero: 'The number of the enrolment, such as `INS-000260`, which identifies it.',
    estado:
      'The state: `en_espera` is on the waiting list, `pendiente_aprobacion` awaits the institution, ' +
      '`pendiente_pago` the first instalment, `activa` has its seat, `finalizada` took the course to its ' +
      'end. `rechazada`, `caducada` (its time ran out) and `anulada` (cancelled) ended otherwise.',
    fecha: 'The day on which the person enrolled.',
    curso: 'The course, copied at enrolment: later changes of its code or name do not show here.',
    'curso.id': 'The `id` of the course.',
    'curso.codigo': 'The code that people knew it by (`identificacion` of the course).',
    'curso.nombre': 'The name that it had.',
    participante: 'Who takes part, which may be another person than the client.',
    valor: 'The price at enrolment before the discount, tax included, in minor units.',
    descuento: 'What the discount took off, tax included; 0 without one.',
    condicion:
      'The condition that earned the discount; absent if there is no discount, or it is for everybody.',
    'condicion.tipo':
      'The kind of condition: `declaracion` is a sentence that was declared, `codigo` a code that was ' +
      'right. The code itself is never sent.',
    'condicion.declaracion': 'The sentence that the person declared; only of the kind `declaracion`.',
    total: 'What the enrolment costs, tax included: `valor` − `descuento`.',
    saldo: 'What is owed on it: the sum of `saldo` of its invoices, 0 before it is billed.',
    moneda: 'The currency of its amounts (ISO 4217).',
    caducaEl:
      'When an unpaid seat (`pendiente_pago`) or the wait for one (`en_espera`) ends; absent if nothing ' +
      'expires. The reference holds a seat for 72 hours, less if the course begins before.',
    posicionEspera:
      'The place on the waiting list, 1 being next; absent unless it is `en_espera`. It is all that is ' +
      'told of other clients’ enrolments.',
    anulableHasta:
      'The last day on which the client may cancel once it is `activa`: `anulacion.hasta` of the course, ' +
      'and the day before the course begins at the latest.',
    puedeAnular:
      'Whether the client may cancel now. Before it is `activa` they may at any time, once it has ended ' +
      'never.',
    motivoNoAnulable:
      'Why the client may not cancel: `estado_final` it has ended, `curso_iniciado` the course has begun, ' +
      '`plazo_vencido` `anulableHasta` is past, `requiere_aprobacion` only the institution cancels. Absent ' +
      'if `puedeAnular` is true.',
    anulada: 'How it was cancelled; absent if it was not.',
    'anulada.fecha': 'The day of the cancellation.',
    'anulada.motivo':
      'Why: one of the reasons that the client chooses from (`AnulacionNueva`), or one of the ' +
      'institution’s own, such as `curso_cancelado` for a course that was called off.',
    'anulada.comentario':
      'What the client wrote about it, as plain text with line breaks; absent if they wrote nothing.',
    'anulada.retencion': 'What the institution kept of the money paid, in minor units.',
    'anulada.notaCredito': 'The number of the credit note; absent if none was issued.',
    facturas:
      'The numbers of its invoices, without credit notes; empty before it is billed, or if it costs nothing.',
    canal: 'Where the enrolment came from: `portal` from a signed-in client, `publico` from the public form.',
    terminos: 'The terms that were accepted; absent if there were none to read.',
    'terminos.version': 'The version that was accepted.',
    'terminos.aceptadosEl': 'When it was accepted.',
    historial: 'Every change of `estado`, the earliest first; the last one leads to the `estado` of today.',
    'historial.de': 'The state before; null for the first entry.',
    'historial.a': 'The state after.',
    'historial.fecha': 'When it changed.',
    'historial.actor':
      'Who changed it: `cliente`, `institucion`, or `sistema` for a payment, a deadline or the waiting ' +
      'list. Never the name of a member of the staff.',
    version: 'The version of this record, which grows by one with each change. It is also the `ETag`.',
  },
  InscripcionNueva: {
    curso: 'The `id` of the course, or its code.',
    participante:
      'Who takes part. Absent, the signed-in client does; an application without a credential has to name ' +
      'somebody.',
    comprador:
      'Who is billed. Absent, it is the signed-in client if their identification is known, else the ' +
      'participant.',
    terminos:
      'The acceptance of the terms, to keep with its time. Absent if there is no document to read; ' +
      'otherwise it is required.',
    'terminos.version':
      'The version that the person accepted. Another than today’s is 422 `terminos_desactualizados`.',
    'terminos.url':
      'The document as the course names it; taken so that `terminos` of a course can come back unchanged, ' +
      'and not kept.',
    condicion:
      'What the person presents to get a discount with a condition. The server judges it again, and enrols ' +
      'nobody for whom it does not hold.',
    'condicion.tipo':
      'The kind of the course’s condition: `declaracion` is a sentence that the person declares, `codigo` ' +
      'a code that they type. Another kind than the course’s is 422 `descuento_no_disponible`.',
    'condicion.declaracion':
      'The sentence of the course as the person read it, which is kept with the enrolment. If it is ' +
      'another by now, the answer is 422 `descuento_no_disponible`.',
    'condicion.codigo':
      'The code as typed; case, spaces and dashes do not count. Compare it in constant time, limit wrong ' +
      'ones (422 `codigo_incorrecto`), and never put it into an answer.',
    aceptaEspera:
      'True if the person takes a place on the waiting list when no seat is free. Absent means false, and ' +
      'the answer is then 422 `cupo_agotado`; to an application, the mail says so.',
    sitioWeb:
      'A field of the public form that people do not see and programs fill in. If it is not empty, answer ' +
      'as usual and enrol nobody.',
    tardoMs:
      'How many milliseconds the person took to fill in the public form; required without a credential. ' +
      'The reference takes less than 2,000 for a program, answers as usual and enrols nobody.',
  },
  Solicitud: {
    solicitud:
      'The number of the application, which people quote. It is the same kind of number for known and ' +
      'unknown people, and reveals no count.',
    correo:
      'The address that the mail goes to, masked so that only its owner recognises it: `a•••@ejemplo.com`.',
    permiso:
      'A secret that only the sender gets, with which they correct the e-mail or have the mail sent again ' +
      '(in the reference, for a day). Absent, the portal does not offer that; the answer to a correction ' +
      'does without.',
  },
  'POST /api/cliente/solicitudes/{id}/correo body': {
    permiso:
      'The `permiso` of the application’s answer. A wrong one is 404, as if there were no such application.',
    correo: 'The e-mail that was meant; the same as before sends the mail again.',
  },
  VistaAnulacion: {
    numero: 'The number of the enrolment.',
    estado: 'The state before cancelling, as in `Inscripcion`.',
    puedeAnular: 'Whether the client may cancel now; if false, the amounts below are 0.',
    motivoNoAnulable:
      'Why the client may not cancel: `estado_final` it has ended, `curso_iniciado` the course has begun, ' +
      '`plazo_vencido` `anulableHasta` is past, `requiere_aprobacion` only the institution cancels. Absent ' +
      'if `puedeAnular` is true.',
    anulableHasta: 'The last day on which the client may cancel an `activa` enrolment.',
    ...effect,
    huella:
      'A fingerprint of everything in this preview, which comes back with the cancellation: equal for ' +
      'equal previews, different for different ones, and at most 128 characters long.',
  },
  AnulacionNueva: {
    motivo:
      'Why the client cancels: `salud` health, `trabajo` work, `horario` the timetable, `economia` money, ' +
      '`otro_curso` another course, `otro` another reason.',
    comentario: 'What the client adds, at most 500 characters with line breaks; absent if nothing.',
    huella:
      'The `huella` of the preview that the client saw. If the effect is another by now, nothing is ' +
      'cancelled and the answer is 409 `vista_previa_cambio`; absent, that is not compared.',
  },
  'POST /api/cliente/inscripciones/{id}/anular': {
    ...effect,
    inscripcion:
      'The enrolment after the cancellation; its `anulada.notaCredito` has the number of the credit note.',
  },
} as const;
