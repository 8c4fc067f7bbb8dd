/** Enrolments and their history. */
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Comprador } from '../../../../src/contract/persona.ts';
import { estadosInscripcion } from '../../../../src/domain/estados/inscripcion.ts';
import { dinero, instante, moneda } from './columns.ts';

export const inscripciones = pgTable('inscripciones', {
  numero: text().primaryKey(),
  clienteId: uuid('cliente_id').notNull(),
  cursoId: uuid('curso_id').notNull(),
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
  total: dinero().notNull(),
  moneda: moneda().notNull(),
  caducaEl: instante('caduca_el'),
  ordenEspera: integer('orden_espera'),
  anuladaEl: instante('anulada_el'),
  anuladaMotivo: text('anulada_motivo'),
  anuladaComentario: text('anulada_comentario'),
  anuladaRetencion: dinero('anulada_retencion'),
  canal: text({ enum: ['portal', 'publico'] }).notNull(),
  terminosVersion: text('terminos_version').notNull(),
  terminosAceptadosEl: instante('terminos_aceptados_el').notNull(),
  comprador: jsonb().$type<Comprador>(),
  avisadaEl: instante('avisada_el'),
  version: integer().notNull().default(1),
  busqueda: text().notNull().generatedAlwaysAs(sql``),
});

export const inscripcionHistorial = pgTable(
  'inscripcion_historial',
  {
    inscripcion: text().notNull(),
    orden: integer().notNull(),
    de: text({ enum: estadosInscripcion }),
    a: text({ enum: estadosInscripcion }).notNull(),
    fecha: instante('fecha').notNull(),
    actor: text({ enum: ['cliente', 'institucion', 'sistema'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.inscripcion, t.orden] })],
);
