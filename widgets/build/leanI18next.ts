// Leaves out of i18next and react-i18next what nothing here calls, and what only developers would read.
import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/**
 * The methods that lose what they do: i18next's list of the languages that run from right to left, copies of the instance, texts that
 * are added one by one or sent back to a server, the plural forms for those, texts inside texts, and what `t` tells besides a text.
 */
const unused = [
  'dir',
  'cloneInstance',
  'clone',
  'hydrate',
  'addResource',
  'addResources',
  'removeResourceBundle',
  'removeNamespaces',
  'nest',
  'toJSON',
  'saveMissing',
  'needsPlural',
  'getPluralFormsOfKey',
  'getSuffixes',
  'getUsedParamsDetails',
  'noticeDevFallback',
  'deprecateDottedLng',
  'deprecateBareCode',
];

/** Throws where i18next has no such method: after an update the list has to be looked through again. */
export function leanI18next(code: string): string {
  const missing = unused.find((name) => !code.includes(`\n  ${name}(`));
  if (missing) throw new Error(`i18next has no method ${missing}: see leanI18next.ts`);
  if (!code.includes('formatter = Formatter;'))
    throw new Error('i18next has another default formatter: see leanI18next.ts');
  // Its own formats for numbers, dates and lists: src/i18n registers a formatter of its own.
  const lean = code.replace('formatter = Formatter;', 'formatter = null;');
  return replaceNodes(lean, (node) => withoutBody(node) ?? withoutAdvice(node));
}

/**
 * react-i18next says the same in another way. And it copies the instance for each component that asks for texts, with all its
 * properties: for components that use more of it than `t`.
 */
export function leanReactI18next(code: string): string {
  if (code.includes('const useTranslation =') && !code.includes('const createI18nWrapper = original =>'))
    throw new Error('react-i18next copies the instance in another way: see leanI18next.ts');
  return replaceNodes(code, (node) => withoutCopy(node) ?? withoutAdvice(node));
}

const withoutCopy = ({ type, id }: Node): string | undefined =>
  type === 'VariableDeclarator' && isNamed(id, 'createI18nWrapper')
    ? 'createI18nWrapper = original => original'
    : undefined;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isNamed = (value: unknown, ...names: string[]): boolean =>
  isNode(value) && value.type === 'Identifier' && names.includes(String(value.name));

const isLogger = (value: unknown): boolean =>
  isNamed(value, 'baseLogger') || (isNode(value) && isNamed(value.property, 'logger'));

/** The method is still there, and does nothing. */
const withoutBody = ({ type, key, value }: Node): string | undefined =>
  type === 'MethodDefinition' && isNamed(key, ...unused) && isNode(value)
    ? `${(key as Node).name}() {}`
    : undefined;

/** Takes out advice that only matters to whoever has switched i18next's `debug` on, which nothing here does. */
function withoutAdvice({ type, callee, object, property }: Node): string | undefined {
  if (type === 'MemberExpression' && isLogger(object) && isNamed(property, 'debug')) return 'false';
  if (type !== 'CallExpression' || !isNode(callee)) return undefined;
  const isAdvice =
    isNamed(callee, 'warnOnce') ||
    (isLogger(callee.object) && isNamed(callee.property, 'warn', 'log', 'once', 'deprecate'));
  return isAdvice ? 'undefined' : undefined;
}

/** @param insteadOf what takes the place of a node; undefined leaves it, and looks at its parts */
function replaceNodes(code: string, insteadOf: (node: Node) => string | undefined): string {
  let out = '';
  let at = 0;
  const visit = (node: Node): void => {
    const instead = insteadOf(node);
    if (instead === undefined) {
      for (const part of Object.values(node).flat()) if (isNode(part)) visit(part);
      return;
    }
    out += code.slice(at, node.start) + instead;
    at = node.end;
  };
  visit(parseAst(code) as unknown as Node);
  return out + code.slice(at);
}
