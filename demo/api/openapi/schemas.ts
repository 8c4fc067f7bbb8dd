/** The contract's schemas as JSON Schema 2020-12, which is what OpenAPI 3.1 speaks. Named ones become components. */
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
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
  Inscripcion,
  InscripcionNueva,
  Solicitud,
  VistaAnulacion,
} from '../../../src/contract/inscripcion.ts';
import { Movimiento } from '../../../src/contract/movimiento.ts';
import { Pago } from '../../../src/contract/pago.ts';
import { Comprador, CompradorNuevo, Participante, ParticipanteNuevo } from '../../../src/contract/persona.ts';
import { ErrorDeCampo, Problema } from '../../../src/contract/problema.ts';
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

/** What the API sends. */
const sent = {
  Balance,
  Cliente,
  Comprador,
  Curso,
  Enlace,
  ErrorDeCampo,
  Factura,
  Inscripcion,
  Movimiento,
  Pago,
  Participante,
  Problema,
  Recibo,
  Salud,
  SesionNueva,
  Solicitud,
  Usuario,
  VistaAnulacion,
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

const config = (typeMode: 'input' | 'output'): ConversionConfig => ({
  target: 'draft-2020-12',
  typeMode,
  // Checks written in code (check digits, the password policy) have no JSON Schema; the codes tell of them.
  errorMode: 'ignore',
  definitions: typeMode === 'input' ? taken : sent,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
});

export function componentSchemas(): Record<string, JsonSchema> {
  const of = (schemas: Record<string, v.GenericSchema>, typeMode: 'input' | 'output') =>
    Object.entries(schemas).map(([name, schema]): [string, JsonSchema] => {
      const { [name]: _self, ...others } = config(typeMode).definitions ?? {};
      return [name, convert(schema, { ...config(typeMode), definitions: others })];
    });
  return Object.fromEntries(
    [...of(sent, 'output'), ...of(taken, 'input')].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

export function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  return convert(schema, config(typeMode));
}

function convert(schema: v.GenericSchema, options: ConversionConfig): JsonSchema {
  const { $schema: _dialect, $defs: _definitions, ...rest } = toJsonSchema(schema, options) as JsonSchema;
  return rest;
}
