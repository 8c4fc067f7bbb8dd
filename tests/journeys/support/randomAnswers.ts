// Random answers that fit the OpenAPI document: what other tools, and servers that follow it to the letter, may send.
import fc from 'fast-check';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

export interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, Content> }>>;
  components: { schemas: Record<string, Schema> };
}

/** Rows of a list and characters of a text; more of them only take longer. */
const ROWS = 4;
const SIGNS = 60;

/** Gives an answer to a GET of `pathname`, another one for each seed; undefined if the document has no such call. */
export function randomAnswer(document: OpenApi, pathname: string, seed: string): unknown {
  const paths = Object.keys(document.paths).filter((path) => fits(path, pathname));
  const path = paths.find((one) => one === pathname) ?? paths[0];
  const schema = document.paths[path ?? '']?.get?.responses['200']?.content?.['application/json']?.schema;
  return (
    schema && fc.sample(valuesOf(schema, document.components.schemas), { seed: fc.hash(seed), numRuns: 1 })[0]
  );
}

const fits = (path: string, pathname: string): boolean =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

function valuesOf(schema: Schema, named: Record<string, Schema>): fc.Arbitrary<unknown> {
  const { $ref, anyOf, type, properties = {}, required = [], items = {} } = schema;
  if ($ref !== undefined) return valuesOf(named[$ref.split('/').at(-1) ?? ''] ?? {}, named);
  if (anyOf) return fc.oneof(...anyOf.map((one) => valuesOf(one, named)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (type === 'array') return fc.array(valuesOf(items, named), { maxLength: ROWS });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numbersOf(schema);
  if (type === 'string') return textsOf(schema);
  if (type !== 'object') return fc.constant(null);
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, valuesOf(one, named)]),
  );
  return fc.record(model, { requiredKeys: required, noNullPrototype: true });
}

/** The bounds are as likely as all between them. */
function numbersOf({ type, minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Schema) {
  const between =
    type === 'integer'
      ? fc.integer({ min: minimum, max: maximum })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof(between, fc.constantFrom(minimum, maximum));
}

function textsOf({ format, pattern, minLength = 0, maxLength = SIGNS }: Schema): fc.Arbitrary<string> {
  const instants = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  if (format === 'date') return instants.map((instant) => instant.toISOString().slice(0, 10));
  if (format === 'date-time') return instants.map((instant) => instant.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, SIGNS)),
  });
}
