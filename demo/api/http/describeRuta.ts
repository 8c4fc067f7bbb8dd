/** Describes a call of the contract for the OpenAPI document, where it is mounted: what is not served is not in it. */
import type { MiddlewareHandler } from 'hono';
import { type DescribeRouteOptions, describeRoute } from 'hono-openapi';
import type * as v from 'valibot';
import { Problem, problemStatuses } from '../../../src/contract/problem.ts';
import type { Ruta } from '../../../src/contract/ruta.ts';
import { codesOf } from './codesOf.ts';
import { asSent, asTaken, type JsonSchema, takenSchema } from './contractSchemas.ts';

type Parameters = NonNullable<DescribeRouteOptions['parameters']>;
type Responses = NonNullable<DescribeRouteOptions['responses']>;

export function describeRuta(ruta: Ruta): MiddlewareHandler {
  return describeRoute({
    operationId: operationIdOf(ruta),
    summary: ruta.summary,
    tags: [tagOf(ruta)],
    security: { publica: [], opcional: [{}, { bearer: [] }], bearer: [{ bearer: [] }] }[ruta.auth],
    parameters: [...queryParameters(ruta.query), ...headerParameters(ruta)],
    ...(ruta.body && {
      requestBody: { required: true, content: { 'application/json': { schema: asTaken(ruta.body) } } },
    }),
    responses: { [ruta.status]: successOf(ruta), ...(ruta.path.endsWith('/salud') ? {} : failuresOf(ruta)) },
  });
}

function queryParameters(query: v.GenericSchema | undefined): Parameters {
  const { properties = {} } = query ? takenSchema(query) : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...asQuery(schema),
  })) as Parameters;
}

/** Query values arrive as text, so the contract takes text beside the type that is meant; only the latter is told. */
function asQuery(schema: JsonSchema): { schema: JsonSchema; explode?: true } {
  const { anyOf, ...rest } = schema;
  const list = anyOf?.find((option) => option.type === 'array');
  if (list) return { schema: list, explode: true };
  const meant = anyOf?.find((option) => option.type !== 'string');
  return { schema: meant ? { ...meant, ...rest } : schema };
}

function headerParameters(ruta: Ruta): Parameters {
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

function successOf(ruta: Ruta): Responses[string] {
  if (ruta.status === 204) return { description: 'Done.' };
  const etag = { ETag: { description: 'The version of the record.', schema: { type: 'string' as const } } };
  const media = Object.fromEntries(
    (ruta.media ?? []).map((type) => [type, { schema: { type: 'string' as const } }]),
  );
  return {
    description: 'Success.',
    ...(ruta.versioned ? { headers: etag } : {}),
    content: isText(ruta) ? media : { 'application/json': { schema: asSent(ruta.response) }, ...media },
  };
}

/** Not JSON at all: a file of the one kind that `media` names. */
function isText({ response }: Ruta): boolean {
  return response.type === 'string';
}

const problem = { 'application/problem+json': { schema: asSent(Problem) } };

function failuresOf(ruta: Ruta): Responses {
  const byStatus = Map.groupBy(codesOf(ruta), (code) => problemStatuses[code]);
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

/** The heading that the call stands under. */
export function tagOf({ path }: Ruta): string {
  const [, first = '', second] = path.split('/').slice(1);
  if (first !== 'cliente') return first;
  return second === undefined || second === 'usuarios' || second === 'perfil' ? 'cliente' : second;
}
