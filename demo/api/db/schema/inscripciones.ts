/** Enrolments and their history. */
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Comprador } from '../../../../src/contract/persona.ts';
import type { Condicion } from '../../../../src/domain/cotizacion/condicion.ts';
import { estadosInscripcion } from '../../../../src/domain/estados/inscripcion.ts';
import { clienteId } from './clientes.ts';
import { dinero, identificacionCheck, instante, moneda, oneOf, personaCheck } from './columns.ts';
import { cursoId } from './cursos.ts';

const channels = ['portal', 'publico'] as const;
const actores = ['cliente', 'institucion', 'sistema'] as const;

export const inscripciones = pgTable(
  'inscripciones',
  {
    numero: text().primaryKey(),
    clienteId: clienteId(),
    cursoId: cursoId(),
    /** Code and name of the course at the enrolment; later changes of the course do not alter them. */
    cursoCodigo: text('curso_codigo').notNull(),
    cursoNombre: text('curso_nombre').notNull(),
    participanteTipoIdentificacion: text('participante_tipo_identificacion').notNull(),
    participanteIdentificacion: text('participante_identificacion').notNull(),
    participanteNombres: text('participante_nombres').notNull(),
    participanteApellidos: text('participante_apellidos').notNull(),
    participanteCorreo: text('participante_correo').notNull(),
    participanteTelefono: text('participante_telefono').notNull(),
    estado: text({ enum: estadosInscripcion }).notNull(),
    fecha: instante('fecha').notNull(),
    valor: dinero().notNull(),
    descuento: dinero().notNull().default(0),
    /** The condition met for the discount: the declared sentence, or that a right code was typed. */
    condicion: jsonb().$type<Condicion>(),
    /** Includes taxes, like the course's price. */
    total: dinero().notNull(),
    moneda: moneda().notNull(),
    caducaEl: instante('caduca_el'),
    ordenEspera: integer('orden_espera'),
    anuladaEl: instante('anulada_el'),
    anuladaMotivo: text('anulada_motivo'),
    anuladaComentario: text('anulada_comentario'),
    anuladaRetencion: dinero('anulada_retencion'),
    canal: text({ enum: channels }).notNull(),
    /** Null if there were no terms to read. */
    terminosVersion: text('terminos_version'),
    terminosAceptadosEl: instante('terminos_aceptados_el'),
    /** The buyer for the invoice, which may be written later, when the person gets a seat. */
    comprador: jsonb().$type<Comprador>(),
    /** The time at which the person was warned that the seat is about to be lost; the warning is sent once. */
    avisadaEl: instante('avisada_el'),
    version: integer().notNull().default(1),
    busqueda: text()
      .notNull()
      .generatedAlwaysAs(
        sql`sin_tildes(numero || ' ' || curso_codigo || ' ' || curso_nombre || ' ' || participante_nombres || ' ' || participante_apellidos || ' ' || participante_identificacion)`,
      ),
  },
  (t) => [
    unique().on(t.numero, t.clienteId, t.moneda),
    unique().on(t.cursoId, t.ordenEspera),
    // Prevents a person from being enrolled twice in a course, even by concurrent transactions.
    uniqueIndex('inscripciones_sin_duplicar')
      .on(t.cursoId, t.participanteIdentificacion)
      .where(sql`estado not in ('rechazada', 'caducada', 'anulada')`),
    index('inscripciones_cliente').on(t.clienteId, t.fecha, t.numero),
    index('inscripciones_espera').on(t.cursoId, t.ordenEspera).where(sql`estado = 'en_espera'`),
    index('inscripciones_caduca').on(t.caducaEl).where(sql`estado in ('en_espera', 'pendiente_pago')`),
    oneOf('inscripciones_estado_check', 'estado', estadosInscripcion),
    oneOf('inscripciones_canal_check', 'canal', channels),
    identificacionCheck(
      'inscripciones_participante_identificacion_check',
      'participante_tipo_identificacion',
      'participante_identificacion',
    ),
    personaCheck('inscripciones_comprador_check', 'comprador'),
    check('inscripciones_participante_correo_check', sql`participante_correo = lower(participante_correo)`),
    check('inscripciones_total_check', sql`total = valor - descuento`),
    check('inscripciones_condicion_check', sql`condicion is null or descuento > 0`),
    check('inscripciones_espera_check', sql`estado <> 'en_espera' or orden_espera is not null`),
    check('inscripciones_anulada_check', sql`(estado = 'anulada') = (anulada_el is not null)`),
    check(
      'inscripciones_anulada_entera_check',
      sql`num_nulls(anulada_el, anulada_motivo, anulada_retencion) in (0, 3)`,
    ),
    check('inscripciones_terminos_check', sql`(terminos_version is null) = (terminos_aceptados_el is null)`),
    check('inscripciones_pendiente_pago_check', sql`estado <> 'pendiente_pago' or total > 0`),
  ],
);

/** Append-only: a trigger refuses to change or delete a row. */
export const inscripcionHistorial = pgTable(
  'inscripcion_historial',
  {
    inscripcion: text()
      .notNull()
      .references(() => inscripciones.numero),
    orden: integer().notNull(),
    de: text({ enum: estadosInscripcion }),
    a: text({ enum: estadosInscripcion }).notNull(),
    fecha: instante('fecha').notNull(),
    actor: text({ enum: actores }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.inscripcion, t.orden] }),
    oneOf('inscripcion_historial_actor_check', 'actor', actores),
    check('inscripcion_historial_orden_check', sql`orden > 0`),
    check('inscripcion_historial_primera_check', sql`(orden = 1) = (de is null)`),
    check('inscripcion_historial_transicion_check', sql`transicion_inscripcion(de, a)`),
  ],
);
