/**
 * Says of one difference between a body and its schema what came and what is right, in English, for people who write a server. What
 * people wrote is never repeated: of such texts only the length is told. Dates, numbers and words of a list are told in full.
 */
import type * as v from 'valibot';
import { existsOnCalendar } from '../domain/fechas.ts';
import { isTelefono } from '../domain/isTelefono.ts';
import { isWebAddress } from '../domain/isWebAddress.ts';
import {
  Correo,
  Fecha,
  Importe,
  Instante,
  Mes,
  Porcentaje,
  Saldo,
  Sum,
  Telefono,
  Version,
  WholeNumber,
} from './fields.ts';
import { codeOfIssue, pointerOfIssue } from './validation.ts';

export interface DescribedIssue {
  /** RFC 6901; empty for the whole body. */
  pointer: string;
  received: string;
  expected: string;
}

/** What the schemas have that are made of others. */
interface Node {
  type: string;
  entries?: Readonly<Record<string, Node>>;
  item?: Node;
  wrapped?: Node;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly Node[];
}

const cents = 'a whole number of cents, for example 6000 for 60.00';
const wholeNumber = 'a whole number, for example 12';
const day = 'a day as YYYY-MM-DD, for example 2026-03-12';
const month = 'a month as YYYY-MM, for example 2026-03';
const moment = 'a moment in UTC, for example 2026-03-12T15:00:00Z';
const correo = 'an e-mail address, for example ana@ejemplo.edu';
const telefono = 'a telephone number with its country code, for example +593991234567';

/** The schemas whose meaning is more than their type. */
const meanings = new Map<unknown, string>([
  [Importe, cents],
  [Sum, cents],
  [Saldo, `${cents}, and -6000 for 60.00 in favour of the client`],
  [Porcentaje, 'a percentage from 0 to 100 with at most two decimals, for example 12.5'],
  [Fecha, day],
  [Mes, month],
  [Instante, moment],
  [WholeNumber, wholeNumber],
  [Version, 'a whole number that grows with each change of the record, for example 1'],
  [Correo, correo],
  [Telefono, telefono],
]);

/** What a check of one field asks for. */
const checked = new Map<unknown, string>([
  [existsOnCalendar, day],
  [isTelefono, telefono],
  [isWebAddress, 'an http: or https: address, or a path that begins with /'],
]);

/** For the codes of faults that neither the schema nor its check explains. */
const byCode: Readonly<Record<string, string>> = {
  requerido: 'a text that is not empty',
  caracteres: 'a text without control characters and marks that change its direction',
  campo_desconocido: 'no field of this name',
  repetido: 'no value twice',
  correo_formato: correo,
  telefono_formato: telefono,
  fecha_formato: day,
  cursor_invalido: 'the cursor as the page before gave it',
};

const unexplained = 'what the contract says of the field';

/**
 * @param schema the one that read the body. It says what a number or a text means; without it an amount is only a number, and of a
 *   missing field only the name is known
 */
export function describeIssue(issue: v.BaseIssue<unknown>, schema?: v.GenericSchema): DescribedIssue {
  const path = issue.path ?? [];
  const last = path.at(-1);
  const root = schema as Node | undefined;
  // To valibot an array is an object too, of which each field is missing.
  if (last?.origin === 'key' && Array.isArray(last.input)) {
    const object = at(root, path.slice(0, -1));
    return {
      pointer: pointerOfIssue(issue).replace(/\/[^/]*$/, ''),
      received: 'an array',
      expected: object ? meaningOf(object) : 'an object',
    };
  }
  return { pointer: pointerOfIssue(issue), received: receivedOf(issue), expected: expectedOf(issue, root) };
}

type Path = readonly { readonly key?: unknown }[];

/** Returns the schema of the value at the end of a path; undefined if there is none. */
function at(node: Node | undefined, path: Path): Node | undefined {
  const [first, ...rest] = path;
  if (!node || !first) return node;
  if (node.wrapped) return at(node.wrapped, path);
  if (node.item) return at(node.item, rest);
  if (node.entries) return at(node.entries[String(first.key)], rest);
  const options = (node.options ?? []) as readonly Node[];
  return options.map((option) => at(option, path)).find((found) => found !== undefined);
}

/** Returns the meaning of an amount, a date and the like; undefined for others. A pipe begins with the schema that it narrows. */
function nameOf(node: Node | undefined): string | undefined {
  if (!node) return undefined;
  return meanings.get(node) ?? nameOf(node.wrapped ?? node.pipe?.[0]);
}

function meaningOf(node: Node): string {
  const { type, wrapped, entries, options, literal } = node;
  if (wrapped) {
    const orNull = type === 'nullable' || type === 'nullish' ? ', or null' : '';
    const orNone = type === 'optional' || type === 'nullish' ? ', or no such field' : '';
    return `${meaningOf(wrapped)}${orNull}${orNone}`;
  }
  const name = nameOf(node);
  if (name !== undefined) return name;
  if (entries) return objectWith(Object.keys(entries));
  if (type === 'literal') return JSON.stringify(literal);
  if (type === 'picklist') return oneOf((options ?? []).map((option) => JSON.stringify(option)));
  if (options) return [...new Set((options as readonly Node[]).map(meaningOf))].join('; or ');
  return typeNames[type] ?? unexplained;
}

/** By the names of valibot's schemas, and of what they expect. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  Array: 'an array',
  Object: 'an object',
};

const oneOf = (options: readonly string[]): string =>
  options.length === 1 ? String(options[0]) : `one of ${options.join(', ')}`;

/** The most fields of an object that are named. */
const namedMax = 8;

const objectWith = (fields: readonly string[]): string =>
  `an object with ${fields.slice(0, namedMax).join(', ')}${fields.length > namedMax ? ', …' : ''}`;

function expectedOf(issue: v.BaseIssue<unknown>, root: Node | undefined): string {
  const code = codeOfIssue(issue);
  const node = at(root, issue.path ?? []);
  if (issue.kind === 'validation')
    return limitOf(issue, nameOf(node)) ?? nameOf(node) ?? ofCheck(issue) ?? byCode[code] ?? unexplained;
  if (code === 'campo_desconocido') return byCode[code] ?? unexplained;
  const alone = alternativesOf(issue);
  // The first option of a variant knows only its own word.
  return (issue.type !== 'variant' || alone === 'an object') && node ? meaningOf(node) : alone;
}

/** For a value that is of the right kind, but too small, too large, too short or too long. */
function limitOf({ type, requirement, input }: v.BaseIssue<unknown>, name = 'a number'): string | undefined {
  const limit = String(requirement);
  const [part, parts] = Array.isArray(input) ? ['entry', 'entries'] : ['character', 'characters'];
  if (type === 'min_value') return `${name}, not below ${limit}`;
  if (type === 'max_value') return `${name}, not above ${limit}`;
  if (type === 'max_length') return `at most ${limit} ${parts}`;
  if (type !== 'min_length') return undefined;
  return limit === '1' && typeof input === 'string'
    ? byCode.requerido
    : `at least ${limit} ${limit === '1' ? part : parts}`;
}

function ofCheck({ type, requirement, message }: v.BaseIssue<unknown>): string | undefined {
  if (type === 'safe_integer' || type === 'integer') return wholeNumber;
  if (type === 'iso_timestamp') return moment;
  if (type === 'regex' && message === 'fecha_formato') return month;
  if (type === 'regex' && message === 'formato') return `a text of the form ${String(requirement)}`;
  return checked.get(requirement);
}

/** Reads what valibot expects, `("activa" | "anulada")`, or of a missing field its name, `"total"`. */
function alternativesOf({ type, expected, received, issues }: v.BaseIssue<unknown>): string {
  if (/^(strict_)?object$/.test(type) && received === 'undefined' && expected !== 'Object')
    return 'a value: the field is not optional';
  const options = (expected ?? '').replace(/^\(|\)$/g, '').split(' | ');
  const names = [...new Set(options.map((one) => typeNames[one] ?? one))];
  return issues || names.every((one) => one.startsWith('"'))
    ? oneOf(names)
    : names.join(' or ') || unexplained;
}

/** The most characters of a text that are told. */
const toldMax = 60;

/** The checks of dates, numbers and words of a list: a text in their place is told. */
const toldTypes = [
  'picklist',
  'variant',
  'literal',
  'iso_date',
  'iso_timestamp',
  'number',
  'boolean',
  'regex',
];
const toldCodes = ['fecha_formato', 'formato', 'opcion_desconocida'];

function receivedOf({ input, expected, type, kind, message, received, path }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'nothing';
  const value = expected === 'never' ? path?.at(-1)?.value : input;
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) {
    // A name with other signs may be data, such as an address.
    const names = Object.keys(value).filter((name) => /^[\w-]{1,40}$/.test(name));
    return names.length > 0 ? objectWith(names) : 'an object';
  }
  if (typeof value !== 'string') return String(value);
  const isTold = kind === 'schema' ? toldTypes.includes(type) : toldCodes.includes(message);
  const text = JSON.stringify(value);
  return isTold && text.length <= toldMax ? text : `a text of ${value.length} characters`;
}
