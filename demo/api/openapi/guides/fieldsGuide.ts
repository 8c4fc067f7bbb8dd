/** The guide of fields, demo/docs/server/fields.md: each field of each record, with its type and what it means. */
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type JsonSchema, namedSchemas, sentSchema, takenSchema } from '../../http/contractSchemas.ts';
import { fieldText, wider } from '../fieldText.ts';

/** @returns the whole guide in Markdown */
export function fieldsGuide(): string {
  const records = Object.entries(namedSchemas()).sort(([a], [b]) => (a < b ? -1 : 1));
  return `# Fields

Every field that calls send and take: its type and what it means. \`*\` marks those that are always there, or required. A field in a field is written with a dot.

Amounts are integers of minor units, days are \`YYYY-MM-DD\`, and moments RFC 3339 in UTC: see [Rules](rules.md#money). The page \`/api/referencia\` of the demo has the same with the limits of each.

## Records

${records.map(([name, schema]) => section(name, name, schema)).join('\n\n')}

## Answers and bodies without a name

What lists have around their records is in [Lists](rules.md#lists).

${(endpoints as readonly Endpoint[]).flatMap(unnamedIn).join('\n\n')}
`;
}

/** The body and the answer of a call, where they have fields of their own. */
function unnamedIn({ method, path, body, response }: Endpoint): string[] {
  const call = `${method} ${path}`;
  return [
    ...(body ? [section(`Body of \`${call}\``, `${call} body`, takenSchema(body))] : []),
    section(`Answer to \`${call}\``, call, sentSchema(response)),
  ].filter((text) => text.includes('\n| `'));
}

function section(title: string, name: string, schema: JsonSchema): string {
  const narrower = wider[name];
  const rows = rowsOf(schema, (path) => {
    const text = fieldText(name, path);
    return narrower !== undefined && text === fieldText(narrower, path) ? undefined : text;
  });
  const also =
    narrower === undefined ? '' : `Every field of [${narrower}](#${narrower.toLowerCase()}), and:\n\n`;
  const forms = formsOf(schema);
  const either = forms.length > 1 ? `One of: ${forms.map(keysOf).join(' or ')}.\n\n` : '';
  return `### ${title}\n\n${also}${either}| Field | Type | What it means |\n| --- | --- | --- |\n${rows.join('\n')}`;
}

/** A row for each field that has a text, also of objects in it that have no name. */
function rowsOf(schema: JsonSchema, textOf: (path: string) => string | undefined, path = ''): string[] {
  const forms = formsOf(schema);
  const keys = new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...keys].flatMap((key) => {
    const at = path === '' ? key : `${path}.${key}`;
    const text = textOf(at);
    // Of several forms, a field is always there if each of them requires it.
    const mark = forms.every(({ required = [] }) => required.includes(key)) ? '*' : '';
    const fields = forms.flatMap(({ properties }): JsonSchema[] =>
      properties?.[key] ? [properties[key]] : [],
    );
    const type = [...new Set(fields.map(typeOf))].join(' or ');
    const row = `| \`${at}\`${mark} | ${type} | ${text} |`;
    return [...(text === undefined ? [] : [row]), ...rowsOf({ anyOf: fields }, textOf, at)];
  });
}

/** The objects that a value may be, or the members of a list; none for another value. */
function formsOf(schema: JsonSchema): JsonSchema[] {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.flatMap(formsOf);
  if (schema.items) return formsOf(schema.items);
  return schema.properties ? [schema] : [];
}

const keysOf = ({ properties = {} }: JsonSchema): string => `\`{${Object.keys(properties).join(', ')}}\``;

function typeOf(schema: JsonSchema): string {
  const { $ref, anyOf, oneOf, items, type, format } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return `[${name}](#${name.toLowerCase()})`;
  }
  const options = anyOf ?? oneOf;
  if (options) {
    const names = options.map((option) => (option.properties ? keysOf(option) : typeOf(option)));
    return [...new Set(names)].join(' or ');
  }
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (type === 'array') return items ? `list of ${typeOf(items)}` : 'list';
  if (format === 'date') return 'day';
  if (format === 'date-time') return 'moment';
  return typeNames[type ?? ''] ?? type ?? 'any';
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  null: '`null`',
};
