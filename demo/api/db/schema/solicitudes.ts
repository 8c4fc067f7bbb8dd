/** Applications from the public form. The API's answer never reveals whether one became an enrolment; the mail does. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Comprador, Participante } from '../../../../src/contract/persona.ts';
import type { Condicion } from '../../../../src/domain/cotizacion/condicion.ts';
import { instante, oneOf, personaCheck } from './columns.ts';
import { cursoId } from './cursos.ts';
import { inscripciones } from './inscripciones.ts';

const estados = ['recibida', 'inscrita', 'repetida', 'descartada'] as const;

export const solicitudes = pgTable(
  'solicitudes',
  {
    numero: text().primaryKey(),
    cursoId: cursoId(),
    /** The order of arrival, from consecutivos: if an application is visible, all earlier ones are visible too. */
    orden: bigint({ mode: 'number' }).notNull().unique(),
    participante: jsonb().$type<Participante>().notNull(),
    facturacion: jsonb().$type<Comprador>(),
    /** The condition that the applicant met for the discount. */
    condicion: jsonb().$type<Condicion>(),
    aceptaEspera: boolean('acepta_espera').notNull().default(false),
    correo: text().notNull(),
    idioma: text().notNull().default('es'),
    /** Null if there were no terms to read. */
    terminosVersion: text('terminos_version'),
    terminosAceptadosEl: instante('terminos_aceptados_el'),
    estado: text({ enum: estados }).notNull().default('recibida'),
    inscripcion: text().references(() => inscripciones.numero),
    correoVerificadoEl: instante('correo_verificado_el'),
    /** Errors of the server while enrolling it. After some, it is set aside so that it does not block the others. */
    intentos: smallint().notNull().default(0),
    /** True if the answer said that it has a seat, though it takes none. */
    ocupa: boolean().notNull().default(false),
    creadaEl: instante('creada_el').notNull().defaultNow(),
    procesadaEl: instante('procesada_el'),
    /** The id of the request that brought it, as the log has it. */
    traza: text(),
  },
  (t) => [
    index('solicitudes_creada').on(t.creadaEl),
    index('solicitudes_recibidas').on(t.orden).where(sql`estado = 'recibida'`),
    index('solicitudes_recibidas_curso').on(t.cursoId, t.orden).where(sql`estado = 'recibida'`),
    index('solicitudes_inscripcion').on(t.inscripcion).where(sql`inscripcion is not null`),
    index('solicitudes_ocupa').on(t.cursoId).where(sql`ocupa`),
    oneOf('solicitudes_estado_check', 'estado', estados),
    personaCheck('solicitudes_participante_check', 'participante'),
    personaCheck('solicitudes_facturacion_check', 'facturacion'),
    check('solicitudes_correo_check', sql`correo = lower(correo)`),
    check('solicitudes_terminos_check', sql`(terminos_version is null) = (terminos_aceptados_el is null)`),
    check('solicitudes_inscrita_check', sql`estado <> 'inscrita' or inscripcion is not null`),
  ],
);
