/** Gives every field of the OpenAPI document what it means (texts) and, where the contract's examples have it, an example. */
import type { JsonSchema } from '../http/contractSchemas.ts';
import { fieldText } from './fieldText.ts';
import type { OpenApi, Operation } from './OpenApi.ts';

/** A schema that fields belong to: a component, or what a call answers or takes without a name of its own. */
interface Place {
  name: string;
  schema: JsonSchema;
}

export function describeFields(document: OpenApi): void {
  const components = document.components.schemas;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const places = operations.flatMap(({ call, operation }) => placesOf(call, operation));
  const examples = new Map<string, unknown>();
  const note = (name: string, path: string, value: unknown) => {
    const key = `${name} ${path}`;
    if (isPlain(value) && !examples.has(key)) examples.set(key, value);
  };
  for (const { name, schema, example } of places) walkExample({ name, schema }, example, components, note);
  const named = Object.entries(components).map(([name, schema]) => ({ name, schema }));
  for (const { name, schema } of [...named, ...places]) {
    walkFields(schema, '', (path, field) => {
      const text = fieldText(name, path);
      if (text !== undefined) field.description = text;
      const example = examples.get(`${name} ${path}`);
      if (example !== undefined && field.$ref === undefined) field.examples = [example];
    });
  }
}

/** The schemas of a call's body and of its successful answer, with their examples. */
function placesOf(call: string, { requestBody, responses }: Operation): (Place & { example: unknown })[] {
  const taken = requestBody?.content['application/json'];
  const sent = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => content?.['application/json'] ?? []);
  return [
    ...(taken ? [{ name: `${call} body`, schema: taken.schema, example: taken.example }] : []),
    ...sent.map(({ schema, example }) => ({ name: call, schema, example })),
  ];
}

const optionsOf = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((some) => some ?? []),
  ...(schema.items ? [schema.items] : []),
];

/** Visits each field below a schema once for each option that has it; fields of components belong to these. */
function walkFields(
  schema: JsonSchema,
  path: string,
  visit: (path: string, field: JsonSchema) => void,
): void {
  for (const option of optionsOf(schema)) {
    for (const [key, field] of Object.entries(option.properties ?? {})) {
      const at = path === '' ? key : `${path}.${key}`;
      visit(at, field);
      walkFields(field, at, visit);
    }
    if (option !== schema) walkFields(option, path, visit);
  }
}

function walkExample(
  { name, schema }: Place,
  value: unknown,
  components: OpenApi['components']['schemas'],
  note: (name: string, path: string, value: unknown) => void,
  path = '',
): void {
  if (Array.isArray(value)) {
    for (const one of value) walkExample({ name, schema }, one, components, note, path);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const option of optionsOf(schema)) {
    const ref = option.$ref?.replace('#/components/schemas/', '');
    const component = ref === undefined ? undefined : components[ref];
    if (ref !== undefined && component)
      walkExample({ name: ref, schema: component }, value, components, note);
    for (const [key, field] of Object.entries(option.properties ?? {})) {
      const inner = (value as Record<string, unknown>)[key];
      const at = path === '' ? key : `${path}.${key}`;
      note(name, at, inner);
      walkExample({ name, schema: field }, inner, components, note, at);
    }
    if (option !== schema && ref === undefined)
      walkExample({ name, schema: option }, value, components, note, path);
  }
}

/** A text, a number, a truth, or a list of these: examples of records stand with their call. */
const isPlain = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isPlain)
    : value !== undefined && value !== null && typeof value !== 'object';
