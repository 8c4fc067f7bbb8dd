/** The contract's schemas for the OpenAPI document. Those with a name here become components of it. */
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import { resolver } from 'hono-openapi';
import type * as v from 'valibot';
import { Credenciales, SesionNueva, Usuario } from '../../../src/contract/auth.ts';
import { Balance } from '../../../src/contract/balance.ts';
import { CambioClave } from '../../../src/contract/cambioClave.ts';
import { CambioContacto, Cliente } from '../../../src/contract/cliente.ts';
import { Curso } from '../../../src/contract/curso.ts';
import { Enlace, EnlaceNuevo } from '../../../src/contract/enlace.ts';
import { Factura } from '../../../src/contract/factura.ts';
import {
  AnulacionNueva,
  AnulacionPreview,
  Inscripcion,
  InscripcionNueva,
  Solicitud,
} from '../../../src/contract/inscripcion.ts';
import { Movimiento } from '../../../src/contract/movimiento.ts';
import { Pago } from '../../../src/contract/pago.ts';
import { Comprador, CompradorNuevo, Participante, ParticipanteNuevo } from '../../../src/contract/persona.ts';
import { FieldError, Problem } from '../../../src/contract/problem.ts';
import { Recibo } from '../../../src/contract/recibo.ts';
import { Registro } from '../../../src/contract/registro.ts';
import { Salud } from '../../../src/contract/salud.ts';

/** As much of JSON Schema as the contract makes use of. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

/** What the API sends, by the names that the OpenAPI document gives. */
const sent = {
  Balance,
  Cliente,
  Comprador,
  Curso,
  Enlace,
  ErrorDeCampo: FieldError,
  Factura,
  Inscripcion,
  Movimiento,
  Pago,
  Participante,
  Problema: Problem,
  Recibo,
  Salud,
  SesionNueva,
  Solicitud,
  Usuario,
  VistaAnulacion: AnulacionPreview,
};

/** What the API takes. */
const taken = {
  AnulacionNueva,
  CambioClave,
  CambioContacto,
  CompradorNuevo,
  Credenciales,
  EnlaceNuevo,
  InscripcionNueva,
  ParticipanteNuevo,
  Registro,
};

/** What hono-openapi asks of a schema: JSON Schema 2020-12, and those with a name as components of the document. */
export function asSent(schema: v.GenericSchema) {
  return resolver(schema, { options: optionsOf('output', sent) });
}

export function asTaken(schema: v.GenericSchema) {
  return resolver(schema, { options: optionsOf('input', taken) });
}

/** What the API takes, where the document needs it before hono-openapi resolves it: parameters of a query. */
export function takenSchema(schema: v.GenericSchema): JsonSchema {
  return toJsonSchema(schema, optionsOf('input', taken)) as JsonSchema;
}

function optionsOf(
  typeMode: 'input' | 'output',
  definitions: Record<string, v.GenericSchema>,
): ConversionConfig {
  return {
    target: 'draft-2020-12',
    typeMode,
    // Checks written in code (check digits, the password policy) have no JSON Schema; the codes tell of them.
    errorMode: 'ignore',
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  };
}
