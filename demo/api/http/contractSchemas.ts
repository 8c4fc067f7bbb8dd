/** The contract's schemas for the OpenAPI document. Schemas with a name here become its components. */
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import { resolver } from 'hono-openapi';
import type * as v from 'valibot';
import { Credenciales, SesionNueva, Usuario } from '../../../src/contract/auth.ts';
import { Balance } from '../../../src/contract/balance.ts';
import { CambioClave } from '../../../src/contract/cambioClave.ts';
import { CambioContacto, Cliente } from '../../../src/contract/cliente.ts';
import { Curso, CursoDetallado } from '../../../src/contract/curso.ts';
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

/** The part of JSON Schema that the contract uses. */
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
  description?: string;
  examples?: unknown[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

/** The schemas that the API sends, by their names in the OpenAPI document. */
const sent = {
  Balance,
  Cliente,
  Comprador,
  Curso,
  CursoDetallado,
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

/** The schemas that the API receives. */
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

/** Returns a sent schema for hono-openapi: as JSON Schema 2020-12, with named schemas as components. */
export function asSent(schema: v.GenericSchema) {
  return resolver(schema, { options: conversionOf('output', sent) });
}

export function asTaken(schema: v.GenericSchema) {
  return resolver(schema, { options: conversionOf('input', taken) });
}

/** Converts a received schema at once. Query parameters need it before hono-openapi resolves schemas. */
export function takenSchema(schema: v.GenericSchema): JsonSchema {
  return toJsonSchema(schema, conversionOf('input', taken)) as JsonSchema;
}

/** Converts a sent schema at once. */
export function sentSchema(schema: v.GenericSchema): JsonSchema {
  return toJsonSchema(schema, conversionOf('output', sent)) as JsonSchema;
}

/** Every schema with a name, as the components of the document have them. */
export function namedSchemas(): Readonly<Record<string, JsonSchema>> {
  // A conversion brings along the definitions that it may refer to, which are all of its list.
  return { ...definitionsIn(sentSchema(Problem)), ...definitionsIn(takenSchema(Credenciales)) };
}

const definitionsIn = (converted: JsonSchema) => converted.$defs as Record<string, JsonSchema>;

function conversionOf(
  typeMode: 'input' | 'output',
  definitions: Record<string, v.GenericSchema>,
): ConversionConfig {
  return {
    target: 'draft-2020-12',
    typeMode,
    // Checks in code (check digits, the password policy) have no JSON Schema; the problem codes name them.
    errorMode: 'ignore',
    definitions,
    // JavaScript would read a larger number as a different one.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'safe_integer'
        ? {
            ...jsonSchema,
            type: 'integer',
            minimum: Number.MIN_SAFE_INTEGER,
            maximum: Number.MAX_SAFE_INTEGER,
          }
        : undefined,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  };
}
