/** Describes a call of the contract for OpenAPI when it is mounted, so that the document has only served calls. */
import type { MiddlewareHandler } from 'hono';
import { type DescribeRouteOptions, describeRoute } from 'hono-openapi';
import type * as v from 'valibot';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import { answers } from '../../../src/contract/examples/answers.ts';
import { bodies } from '../../../src/contract/examples/bodies.ts';
import { otherAnswers } from '../../../src/contract/examples/otherAnswers.ts';
import { type FileEndpoint, filesOf, isFile } from '../../../src/contract/files.ts';
import { Problem, problemStatuses } from '../../../src/contract/problem.ts';
import { problemText } from '../../../src/contract/problemText.ts';
import { contractHeader, contractVersion } from '../../../src/contract/version.ts';
import { isKept, isShared } from './answer.ts';
import { codesOf } from './codesOf.ts';
import { asSent, asTaken, type JsonSchema, takenSchema } from './contractSchemas.ts';
import { problemExample } from './problemExample.ts';

type Parameters = NonNullable<DescribeRouteOptions['parameters']>;
type Responses = NonNullable<DescribeRouteOptions['responses']>;

export function describeEndpoint(endpoint: Endpoint): MiddlewareHandler {
  return describeRoute({
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    tags: [openapiTag(endpoint)],
    security: { publica: [], opcional: [{}, { bearer: [] }], bearer: [{ bearer: [] }] }[endpoint.auth],
    parameters: [
      ...pathParameters(endpoint),
      ...queryParameters(endpoint.query),
      ...headerParameters(endpoint),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: asTaken(endpoint.body), ...exampleOf(bodies, endpoint) },
        },
      },
    }),
    responses: {
      ...failuresOf(endpoint),
      ...(isShared(endpoint) && { 304: { description: 'As If-None-Match says.' } }),
      ...successesOf(endpoint),
    },
  });
}

/**
 * Describes a path parameter that must not match another call: `/perfil/sesiones/{id}` exists too. The other parameters are
 * read off their paths.
 */
function pathParameters({ path }: Endpoint): Parameters {
  if (!path.startsWith('/api/cliente/perfil/{id}/')) return [];
  const schema = { type: 'string' as const, pattern: '^(?!sesiones$)' };
  return [{ name: 'id', in: 'path', required: true, schema }];
}

function queryParameters(query: v.GenericSchema | undefined): Parameters {
  const { properties = {} } = query ? takenSchema(query) : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...asQuery(schema),
  })) as Parameters;
}

/** The contract accepts query values as text too. The document names only the other type, the intended one. */
function asQuery(schema: JsonSchema): { schema: JsonSchema; explode?: true } {
  const { anyOf, ...rest } = schema;
  const list = anyOf?.find((option) => option.type === 'array');
  if (list) return { schema: list, explode: true };
  const meant = anyOf?.find((option) => option.type !== 'string');
  return { schema: meant ? { ...meant, ...rest } : schema };
}

function headerParameters(endpoint: Endpoint): Parameters {
  if (endpoint.versioned && endpoint.method !== 'GET') {
    return [
      {
        name: 'If-Match',
        in: 'header',
        required: true,
        description: 'The ETag of your last read.',
        example: '"3"',
        schema: { type: 'string' },
      },
    ];
  }
  if (endpoint.method !== 'POST') return [];
  const text = isKept(endpoint)
    ? 'Same key and body: the stored answer, and nothing happens twice.'
    : 'Same key and body: signs in again, because a credential is not stored. Same key and another body: 422.';
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      description: text,
      example: '7d1c9f1e-6c5b-4a39-8a27-1b5e0c9d4f60',
      schema: { type: 'string', maxLength: 255 },
    },
  ];
}

function successesOf(endpoint: Endpoint): Responses {
  const { status, response, answers: byStatus = { [status]: response } } = endpoint;
  return Object.fromEntries(
    Object.entries(byStatus).map(([each, schema]) => [each, successOf(endpoint, Number(each), schema)]),
  );
}

function successOf(endpoint: Endpoint, status: number, schema: v.GenericSchema): Responses[string] {
  const headers = headersOf(endpoint, status);
  if (status === 204) return { description: 'Done.', headers };
  if (isFile(endpoint)) {
    const content = Object.fromEntries(
      (endpoint.media ?? []).map((type) => [type, { schema: fileSchema(type) }]),
    );
    return { description: 'The file.', headers, content };
  }
  const example =
    status === endpoint.status ? exampleOf(answers, endpoint) : otherExampleOf(endpoint, status);
  return {
    description: [successText[status] ?? 'Success.', ...filesOf(endpoint).map(aboutFile)].join(' '),
    headers,
    content: { 'application/json': { schema: asSent(schema), ...example } },
  };
}

/** OpenAPI 3.1 needs no format for bytes, but generated clients take a string without it for text. */
const fileSchema = (type: string) =>
  ({ type: 'string', ...(type.startsWith('text/') ? {} : { format: 'binary' }) }) as const;

/** The file by Accept is no answer of the described call: then a generated client would know less about the JSON. */
const aboutFile = ({ path, media: [type] }: FileEndpoint): string =>
  `With \`Accept: ${type}\` it is the file of \`GET ${path}\`.`;

const successText: Readonly<Record<number, string>> = {
  201: 'Made.',
  202: 'Accepted; what follows comes by mail.',
  503: 'The same, of a server that cannot answer now.',
};

const header = (description: string, example: string) => ({
  description,
  example,
  schema: { type: 'string' as const },
});
const retryAfter = { 'Retry-After': header('Seconds to wait, or a date of HTTP.', '30') };

function headersOf(endpoint: Endpoint, status: number) {
  return {
    [contractHeader]: header('The version of the contract that the server keeps to.', contractVersion),
    ...(endpoint.versioned && { ETag: header('The `version` of the record, in quotes.', '"3"') }),
    ...(isShared(endpoint) && {
      ETag: header('Changes with the answer; send it back as If-None-Match.', 'W/"5c1e0a"'),
    }),
    ...(status === 503 && retryAfter),
  };
}

const otherExampleOf = ({ method, path }: Endpoint, status: number): { example?: unknown } => {
  const example = otherAnswers[`${method} ${path}` as EndpointKey]?.[status];
  return example === undefined ? {} : { example };
};

function exampleOf(
  examples: { readonly [K in EndpointKey]?: unknown },
  { method, path }: Endpoint,
): { example?: unknown } {
  const example = examples[`${method} ${path}` as EndpointKey];
  return example === undefined ? {} : { example };
}

const problemSchema = asSent(Problem);

function failuresOf(endpoint: Endpoint): Responses {
  const byStatus = Map.groupBy(codesOf(endpoint), (code) => problemStatuses[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${problemText[code]}`).join(' '),
        ...((status === 429 || status === 503) && { headers: retryAfter }),
        content: {
          'application/problem+json': {
            schema: problemSchema,
            examples: Object.fromEntries(
              codes.map((code) => [code, { value: problemExample(code, endpoint) }]),
            ),
          },
        },
      },
    ]),
  );
}

/** Makes the id from method and path (`getClienteInscripciones`), so that it changes only with them. */
function operationIdOf({ method, path }: Endpoint): string {
  const words = path
    .replace('/api/', '')
    .split(/[/.-]/)
    .map((word) => (word.startsWith('{') ? `By ${word.slice(1, -1)}` : word))
    .flatMap((word) => word.split(' '));
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** The heading under which the reference lists the call. */
export function openapiTag({ path }: Endpoint): string {
  const [, first = '', second] = path.split(/[/.]/).slice(1);
  if (first !== 'cliente') return first;
  return second === undefined || second === 'usuarios' || second === 'perfil' ? 'cliente' : second;
}
