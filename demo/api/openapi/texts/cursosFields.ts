/** What the fields of courses mean, for the OpenAPI document. */
export const cursosFields = {
  Curso: {
    id: 'The stable identifier, opaque to the portal; enrolments name the course by it.',
    identificacion:
      'The code that people know, such as `EXT-2027-014`. It is unique, and works in paths in place of `id`.',
    nombre: 'The name of the course, in the institution’s language.',
    descripcion:
      'What the course is about, as plain text: a blank line begins a paragraph, `- ` an item of a list, ' +
      'and HTML is shown as it is written.',
    area:
      'The subject in a word or two, such as `Arte y diseño`; courses of one area are found together. ' +
      'Absent if the course has none.',
    horas: 'How many hours the course takes altogether; absent if not told.',
    imagen: 'A picture of the course. Absent, the portal draws one for its area.',
    'imagen.alt': 'What the picture shows, for people who do not see it.',
    'imagen.archivos':
      'The picture in one or more sizes, from which the browser takes the one that it needs.',
    'imagen.archivos.url':
      'The address of the file: `http:`, `https:`, or a path of the API’s own origin. The portal leaves ' +
      'out any other.',
    'imagen.archivos.ancho': 'The width of the file, in pixels.',
    'imagen.archivos.alto': 'The height of the file, in pixels.',
    modalidad: 'How it is taught: `presencial` at a place, `virtual` online, `hibrida` both.',
    sesiones:
      'The meetings of the course, in the order of their beginning; empty while they are not announced.',
    'sesiones.inicio': 'When the meeting begins.',
    'sesiones.fin': 'When the meeting ends.',
    'sesiones.lugar':
      'Where it is held, such as a room or the name of the online service; empty if not known. Everybody ' +
      'can read it, so it is no place for the link to a class.',
    inicio: 'The first day of the course, in the institution’s time zone; from then on nobody can enrol.',
    fin: 'The last day of the course, included.',
    inscripcionDesde: 'The first day of enrolment, included.',
    inscripcionHasta: 'The last day of enrolment, included.',
    cupo: 'How many seats the course has; absent if there is no limit.',
    cuposDisponibles:
      'How many seats are free: `cupo` less the enrolments that are `pendiente_aprobacion`, ' +
      '`pendiente_pago` or `activa`, and never below 0. Absent without `cupo`.',
    precio: 'The price in minor units, tax included and discount not yet taken off; 0 is without cost.',
    moneda: 'The currency of the course’s amounts (ISO 4217).',
    descuento:
      'A discount on the price, for everybody or under a `condicion`; absent if there is none. After its ' +
      'last day it may stay, and no longer counts.',
    'descuento.motivo': 'Why there is a discount, in words for people, such as `Pronto pago`.',
    'descuento.valor': 'What it takes off `precio`, in minor units, tax included; never more than `precio`.',
    'descuento.hasta': 'The last day of the discount, included.',
    'descuento.condicion': 'What a person has to present to get it; absent if it is for everybody.',
    'descuento.condicion.tipo':
      'The kind of condition: `declaracion` is a sentence that the person declares, `codigo` a code that ' +
      'they got from the institution. The code itself is never sent.',
    'descuento.condicion.declaracion':
      'The sentence that the person declares, of at most 400 characters; only of the kind `declaracion`.',
    impuesto: 'The tax that `precio` includes, possibly of 0 %; absent if there is no tax to name.',
    'impuesto.codigo': 'The tax authority’s name for the tax, such as `IVA`.',
    'impuesto.tarifa': 'The rate in percent with at most two decimals: `15` is 15 %.',
    cuotas:
      'The highest number of monthly instalments; absent means one payment. Fewer are billed if the last ' +
      'would fall due after `fin`.',
    requiereAprobacion:
      'True if the institution approves each enrolment before it can be paid; absent means false.',
    terminos: 'The terms that a person accepts to enrol now; absent if the institution has none.',
    'terminos.version':
      'The version of today, which the enrolment sends back; any other is refused with 422 ' +
      '`terminos_desactualizados`.',
    'terminos.url':
      'The document: an `https:` address, or a path of the API’s own origin. Absent, the portal asks to ' +
      'accept the terms only if its page names a document.',
    anulacion:
      'What cancelling an `activa` enrolment costs, and until when it is possible. Whoever still waits or ' +
      'has not won the seat may leave at any time at no cost.',
    'anulacion.hasta':
      'The last day on which a client may cancel, included. It ends the day before `inicio` at the latest, ' +
      'even if this is a later one.',
    'anulacion.retencionValor': 'The fixed part of what the institution keeps, in minor units.',
    'anulacion.retencionPorcentaje':
      'The part in percent of the invoice’s total, with at most two decimals, which is added to ' +
      '`retencionValor`. Both together are at most what was paid.',
    'anulacion.requiereAprobacion':
      'True if only the institution may cancel; the client’s attempt is then 422 `requiere_aprobacion`.',
    estado:
      'The state, derived from dates and seats. The first that fits counts: `cancelado` (called off), ' +
      '`finalizado` (today is after `fin`), `en_curso` (`inicio` or later), `programado` (before ' +
      '`inscripcionDesde`), `cerrado` (after `inscripcionHasta`), `lleno` (`cuposDisponibles` is 0), else ' +
      '`abierto`.',
  },
  CursoDetallado: {
    ficha: 'The long texts, in the form of `descripcion`, which lists leave out; absent if there are none.',
    'ficha.docentes': 'Who teaches; absent if not told.',
    'ficha.docentes.nombre': 'The teacher’s name.',
    'ficha.docentes.linea': 'One line about the teacher; absent if there is none.',
    'ficha.docentes.foto':
      'The address of a picture of the teacher: `http:`, `https:`, or a path of the API’s own origin. ' +
      'Absent or any other, the portal shows the initials.',
    'ficha.dirigidoA': 'For whom the course is.',
    'ficha.aprendizajes': 'What people learn.',
    'ficha.unidades': 'The units of the contents, in their order.',
    'ficha.unidades.titulo': 'The title of the unit.',
    'ficha.unidades.texto': 'What the unit is about; absent if the title says it.',
    'ficha.requisitos': 'What people need to know or to bring.',
    'ficha.preguntas': 'Questions that people ask, with their answers.',
    'ficha.preguntas.pregunta': 'The question.',
    'ficha.preguntas.respuesta': 'The answer.',
    'ficha.programa':
      'The address of the programme as a document: `http:`, `https:`, or a path of the API’s own origin. ' +
      'The portal leaves out any other.',
  },
  'GET /api/cliente/cursos': {
    opciones:
      'What the courses of the asked `estado` can be filtered by, whatever the other filters are; absent, ' +
      'the portal offers neither areas nor prices.',
    'opciones.areas':
      'The areas of these courses, each once and in alphabetical order: the values of the filter `area`.',
    'opciones.precioMayor':
      'The highest `precio` of these courses, in minor units, from which the portal makes the steps of ' +
      '`precioHasta`; absent with `moneda`.',
    'opciones.moneda':
      'The currency of these courses (ISO 4217); absent if they have several or there is no course, and ' +
      'then no prices are offered.',
  },
} as const;
