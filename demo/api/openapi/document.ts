/** The OpenAPI 3.1 document, from the contract's own list of calls: there is no second description to keep up to date. */
import type * as v from 'valibot';
import { problemas } from '../../../src/contract/problema.ts';
import type { Ruta } from '../../../src/contract/ruta.ts';
import { rutas } from '../../../src/contract/rutas.ts';
import { version } from '../version.ts';
import { codesOf } from './codes.ts';
import { componentSchemas, type JsonSchema, schemaOf } from './schemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: true;
  description?: string;
  schema: JsonSchema;
  explode?: true;
}

interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, { schema: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, Answer>;
  /** False where the contract has the call and this reference API does not answer it yet. */
  'x-served': boolean;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}

const description = `Money is an integer count of minor units with its \`moneda\` (ISO 4217). Dates are YYYY-MM-DD in the institution's time zone, instants RFC 3339 in UTC.
Lists answer {total, siguiente, resultados}; send \`siguiente\` back as \`cursor\` for the next page. Unknown filters are refused.
Errors are application/problem+json with a stable \`code\`. What is not found and what is not yours answer alike.
Records with \`version\` carry it as ETag; changes need If-Match. Bodies are at most 64 kB.`;

/** `isServed` tells which calls this API answers. */
export function buildDocument(isServed: (ruta: Ruta) => boolean): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const ruta of rutas as readonly Ruta[]) {
    paths[ruta.path] = {
      ...paths[ruta.path],
      [ruta.method.toLowerCase()]: operationOf(ruta, isServed(ruta)),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal de clientes',
      version,
      summary: 'The HTTP contract between the portal and an institution.',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set((rutas as readonly Ruta[]).map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(ruta: Ruta, isServed: boolean): Operation {
  const security = { publica: [], opcional: [{}, { bearer: [] }], bearer: [{ bearer: [] }] }[ruta.auth];
  return {
    operationId: operationIdOf(ruta),
    summary: ruta.summary,
    tags: [tagOf(ruta)],
    security,
    parameters: [...pathParameters(ruta), ...queryParameters(ruta.query), ...headerParameters(ruta)],
    ...(ruta.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(ruta.body, 'input') } },
          },
        }
      : {}),
    responses: { [ruta.status]: successOf(ruta), ...(ruta.path.endsWith('/salud') ? {} : failuresOf(ruta)) },
    'x-served': isServed,
  };
}

function pathParameters({ path }: Ruta): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: v.GenericSchema | undefined): Parameter[] {
  const { properties = {} } = query ? schemaOf(query, 'input') : {};
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', ...asQuery(schema) }));
}

/** Query values arrive as text, so the contract takes text beside the type that is meant; only the latter is told. */
function asQuery(schema: JsonSchema): { schema: JsonSchema; explode?: true } {
  const { anyOf, ...rest } = schema;
  const list = anyOf?.find((option) => option.type === 'array');
  if (list) return { schema: list, explode: true };
  const meant = anyOf?.find((option) => option.type !== 'string');
  return { schema: meant ? { ...meant, ...rest } : schema };
}

function headerParameters(ruta: Ruta): Parameter[] {
  if (ruta.versioned && ruta.method !== 'GET') {
    return [
      {
        name: 'If-Match',
        in: 'header',
        required: true,
        description: 'The ETag of your last read.',
        schema: { type: 'string' },
      },
    ];
  }
  if (ruta.method !== 'POST') return [];
  const text = 'Same key and body: the stored answer, and nothing happens twice.';
  return [
    { name: 'Idempotency-Key', in: 'header', description: text, schema: { type: 'string', maxLength: 255 } },
  ];
}

function successOf(ruta: Ruta): Answer {
  if (ruta.status === 204) return { description: 'Done.' };
  const etag = { ETag: { description: 'The version of the record.', schema: { type: 'string' } } };
  const media = Object.fromEntries((ruta.media ?? []).map((type) => [type, { schema: { type: 'string' } }]));
  return {
    description: 'Success.',
    ...(ruta.versioned ? { headers: etag } : {}),
    content: isText(ruta)
      ? media
      : { 'application/json': { schema: schemaOf(ruta.response, 'output') }, ...media },
  };
}

/** Not JSON at all: a file of the one kind that `media` names. */
function isText({ response }: Ruta): boolean {
  return response.type === 'string';
}

const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problema' } } };

function failuresOf(ruta: Ruta): Record<string, Answer> {
  const byStatus = Map.groupBy(codesOf(ruta), (code) => problemas[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content: problem }]),
  );
}

/** `getClienteInscripciones`: from the path, so that it stays the same as long as the call does. */
function operationIdOf({ method, path }: Ruta): string {
  const words = path
    .replace('/api/', '')
    .split(/[/.-]/)
    .map((word) => (word.startsWith('{') ? `By ${word.slice(1, -1)}` : word))
    .flatMap((word) => word.split(' '));
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function tagOf({ path }: Ruta): string {
  const [, first = '', second] = path.split('/').slice(1);
  if (first !== 'cliente') return first;
  return second === undefined || second === 'usuarios' || second === 'perfil' ? 'cliente' : second;
}
