/** The OpenAPI document is valid and complete, and its page is readable. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { filesOf } from '../../src/contract/files.ts';
import { json, openApi, type TestApi } from './support/api.ts';

interface Schema {
  $ref?: string;
  [keyword: string]: unknown;
}
interface Operation {
  operationId: string;
  summary: string;
  parameters: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    example?: unknown;
    schema: Schema;
  }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<
    string,
    {
      description: string;
      headers?: Record<string, { example?: unknown }>;
      content?: Record<string, { schema: Schema; examples?: Record<string, unknown> }>;
    }
  >;
  security: object[];
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: Record<string, { type: string; scheme: string }>;
  };
}

let api: TestApi;
let document: Document;
let operations: [string, string, Operation][];

beforeAll(async () => {
  api = await openApi({ base: 'empty' });
  document = await json<Document>(await api.get('/api/openapi.json'));
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [
      path,
      method,
      operation,
    ]),
  );
});
afterAll(() => api.close());

it('the document is OpenAPI 3.1 with every call of the contract, the files of each, and no other', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({
    title: expect.any(String),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect(operations.map(([path, method]) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
    endpoints
      .flatMap((endpoint) => [endpoint, ...filesOf(endpoint)])
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  );
});

it('the document gives each operation one type of answer, and one of a success', () => {
  const several = operations.flatMap(([path, method, { responses }]) =>
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .filter(([, { content = {} }]) => Object.keys(content).length > 1)
      .map(([status]) => `${method} ${path} ${status}`),
  );
  expect(several).toEqual([]);
  expect(Object.keys(document.paths).filter((path) => /\.\w+$/.test(path))).toHaveLength(10);
});

it('the document names each operation once and describes its path parameters, answers and credential', () => {
  expect(new Set(operations.map(([, , operation]) => operation.operationId)).size).toBe(operations.length);
  for (const [path, , operation] of operations) {
    expect(operation.summary).not.toBe('');
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
    for (const answer of Object.values(operation.responses)) expect(answer.description).not.toBe('');
    for (const requirement of operation.security) {
      for (const name of Object.keys(requirement))
        expect(document.components.securitySchemes).toHaveProperty(name);
    }
  }
});

interface Field extends Schema {
  description?: string;
  properties?: Record<string, Field>;
  anyOf?: Field[];
  oneOf?: Field[];
  items?: Field;
}

const fieldsOf = (schema: Field, path = ''): { path: string; field: Field }[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return [{ path: at, field }, ...fieldsOf(field, at)];
  }),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap(
    (option) => fieldsOf(option, path),
  ),
];

it('the document says what every field of every record, answer and body means', () => {
  const parts = [
    ...Object.entries(document.components.schemas),
    ...operations.flatMap(([path, method, { requestBody, responses }]): [string, Schema][] => {
      const call = `${method.toUpperCase()} ${path}`;
      const body = requestBody?.content['application/json'];
      const answers = Object.values(responses).flatMap(({ content }) => content?.['application/json'] ?? []);
      return [...(body ? [body] : []), ...answers].map(({ schema }) => [call, schema]);
    }),
  ];
  const fields = parts.flatMap(([name, schema]) =>
    fieldsOf(schema as Field).map(({ path, field }) => ({ name: `${name}: ${path}`, field })),
  );
  expect(fields.length).toBeGreaterThan(400);
  expect(fields.filter(({ field }) => !field.description).map(({ name }) => name)).toEqual([]);
});

it('the document says what each parameter does', () => {
  const mute = operations.flatMap(([path, method, { parameters }]) =>
    parameters
      .filter((parameter) => !parameter.description)
      .map(({ name }) => `${method.toUpperCase()} ${path}: ${name}`),
  );
  expect(mute).toEqual([]);
  const preview = document.paths['/api/cliente/inscripciones/{id}/anular']?.get;
  expect(preview?.summary).toContain('locks nothing');
});

it('the document has no broken references', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
  expect(refs.length).toBeGreaterThan(50);
  for (const ref of new Set(refs)) {
    expect(ref).toMatch(/^#\/components\/schemas\/\w+$/);
    expect(document.components.schemas).toHaveProperty(ref.split('/').at(-1) ?? '');
  }
});

it('the document has schemas in the dialect of OpenAPI 3.1, without leftovers', () => {
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/"\$schema"|"\$defs"|"nullable"|"definitions"/);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    expect([name, schema.type ?? schema.anyOf]).toEqual([name, expect.anything()]);
  }
});

it('the document has no number that JavaScript would read as another one', () => {
  const open: unknown[] = [document];
  for (const node of open) {
    if (typeof node !== 'object' || node === null) continue;
    open.push(...Object.values(node));
    const { type, maximum, minimum } = node as Schema;
    if (type !== 'integer') continue;
    expect(maximum).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
    expect(minimum).toBeGreaterThanOrEqual(Number.MIN_SAFE_INTEGER);
  }
  expect(document.components.schemas.Factura?.properties).toMatchObject({
    total: { type: 'integer', minimum: 0, maximum: 99_999_999_999 },
  });
});

it('the document has an example of each parameter, header and problem code', () => {
  const without = operations.flatMap(([path, method, { parameters, responses }]) => {
    const call = `${method} ${path}`;
    const answers = Object.entries(responses);
    return [
      ...parameters.filter((one) => one.example === undefined).map(({ name }) => `${call}: ${name}`),
      ...answers.flatMap(([status, { headers = {} }]) =>
        Object.entries(headers)
          .filter(([, header]) => header.example === undefined)
          .map(([name]) => `${call} ${status}: ${name}`),
      ),
      ...answers.flatMap(([status, { description, content }]) => {
        const examples = content?.['application/problem+json']?.examples ?? {};
        const told = [...description.matchAll(/`(\w+)`:/g)].map(([, code = '']) => code);
        return told.filter((code) => !(code in examples)).map((code) => `${call} ${status}: ${code}`);
      }),
    ];
  });
  expect(without).toEqual([]);
  expect(document.tags.filter(({ description }) => !description)).toEqual([]);
});

it('the document has an example of everything that is sent and answered', () => {
  for (const [path, method, { requestBody, responses }] of operations) {
    const contents = [requestBody, responses['200'], responses['201'], responses['202']];
    const json = contents.flatMap((one) => one?.content?.['application/json'] ?? []);
    expect([path, method, json.every((one) => 'example' in one)]).toEqual([path, method, true]);
  }
});

it('the document has no address that could mean two calls of one method', () => {
  const fits = (path: string, other: string): boolean => {
    const [a, b] = [path.split('/'), other.split('/')];
    return a.length === b.length && a.every((part, i) => part === b[i] || /\{/.test(part + b[i]));
  };
  const ambiguous = operations.flatMap(([path, method], i) =>
    operations
      .slice(i + 1)
      .filter(([other, its]) => its === method && fits(path, other))
      .map(([other]) => `${method} ${path} or ${other}`),
  );
  expect(ambiguous).toEqual([]);
});

it('the document says which of two calls of different methods an address means', () => {
  const [post] = operations.filter(([path]) => path.endsWith('/perfil/{id}/solicitud-cambio-clave'));
  const id = post?.[2].parameters.filter(({ name }) => name === 'id') ?? [];
  expect(id).toMatchObject([{ in: 'path', required: true, schema: { type: 'string' } }]);
  expect('sesiones').not.toMatch(new RegExp(String(id[0]?.schema.pattern)));
  expect('ana@ejemplo.com').toMatch(new RegExp(String(id[0]?.schema.pattern)));
});

it('the document describes lists, filters and values correctly', () => {
  const list = document.paths['/api/cliente/cursos']?.get;
  const parameter = (name: string) => list?.parameters.find((one) => one.name === name);
  expect(parameter('limite')).toMatchObject({
    in: 'query',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  });
  expect(parameter('estado')).toMatchObject({
    explode: true,
    schema: { type: 'array', items: { enum: expect.arrayContaining(['abierto']) } },
  });
  expect(parameter('desde')).toMatchObject({ schema: { type: 'string', format: 'date' } });
  expect(list?.responses['200']?.content?.['application/json']?.schema).toMatchObject({
    type: 'object',
    properties: { resultados: { type: 'array', items: { $ref: '#/components/schemas/Curso' } } },
  });
  expect(document.paths['/api/cliente']?.patch?.parameters.map(({ name }) => name)).toEqual(['If-Match']);
  expect(document.components.schemas.Credenciales).toMatchObject({
    type: 'object',
    properties: { type: { const: 'CLI' } },
    required: ['username', 'password', 'type'],
    additionalProperties: false,
  });
});

describe('the page for people', () => {
  it('loads only its own style sheet and allows nothing else', async () => {
    const response = await api.get('/api/referencia');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    const html = await response.text();
    expect(html).not.toMatch(/<script|style=|<style|https?:\/\//);
    const linked = [...html.matchAll(/<link[^>]+href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(linked).toEqual(['/api/referencia/estilo.css']);
    const css = await api.get('/api/referencia/estilo.css');
    expect(css.headers.get('content-type')).toMatch(/^text\/css/);
    expect(await css.text()).not.toMatch(/url\(|@import/);
  });

  it('has every call, every record and every code, and no broken links', async () => {
    const html = await (await api.get('/api/referencia')).text();
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
    for (const [, , { operationId }] of operations) expect(ids).toContain(operationId);
    for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(`schema-${name}`);
    for (const [, target = ''] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    const problem = await json<{ type: string }>(await api.get('/api/nada'));
    expect(ids).toContain(problem.type.split('#')[1]);
  });

  it('is the target of /api', async () => {
    for (const path of ['/api', '/api/']) {
      const response = await api.get(path);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/api/referencia']);
    }
  });
});
