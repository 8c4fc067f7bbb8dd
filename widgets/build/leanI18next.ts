// Leaves out of i18next and react-i18next what nothing here calls, and what only developers would read.
import { hasName, isNode, type Node, replaceNodes } from './replaceNodes.ts';

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

/**
 * The settings of i18next that nothing here sets (src/i18n/i18n.ts), with the value that i18next takes for each. Code that
 * only such a setting leads to goes with it: texts made of lists and objects, keys that are missing, texts by context,
 * ordinals, and plugins other than the backend.
 */
const unset: Readonly<Record<string, string>> = {
  ...settingsThatAre('false', [
    ...['returnDetails', 'returnObjects', 'returnedObjectHandler', 'joinArrays', 'fallbackNS'],
    ...['postProcess', 'postProcessPassResolved', 'appendNamespaceToCIMode', 'enableSelector', 'debug'],
    ...['missingKeyHandler', 'parseMissingKeyHandler', 'missingKeyNoValueFallbackToKey', 'updateMissing'],
    ...['saveMissing', 'saveMissingPlurals', 'appendNamespaceToMissingKey', 'preload', 'isClone'],
    ...['partialBundledLanguages', 'supportedLngs', 'nonExplicitSupportedLngs', 'cleanCode', 'lowerCaseLng'],
  ]),
  ...settingsThatAre('undefined', [
    ...['i18nFormat', 'languageDetector', 'context', 'ordinal', 'defaultVariables', 'defaultValue'],
  ]),
};

function settingsThatAre(value: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

/** Throws where i18next has no such method: after an update the list has to be looked through again. */
export function leanI18next(code: string): string {
  const missing = unused.find((name) => !code.includes(`\n  ${name}(`));
  if (missing) throw new Error(`i18next has no method ${missing}: see leanI18next.ts`);
  if (!code.includes('formatter = Formatter;'))
    throw new Error('i18next has another default formatter: see leanI18next.ts');
  // Its own formats for numbers, dates and lists: src/i18n registers a formatter of its own.
  const lean = code.replace('formatter = Formatter;', 'formatter = null;');
  const stranger = Object.keys(unset).find((name) => !lean.includes(`.${name}`));
  if (stranger) throw new Error(`i18next has no setting ${stranger}: see leanI18next.ts`);
  return replaceNodes(lean, (node) => withoutBody(node) ?? withoutAdvice(node) ?? asUnset(node), isUnset);
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
  type === 'VariableDeclarator' && hasName(id, 'createI18nWrapper')
    ? 'createI18nWrapper = original => original'
    : undefined;

const isLogger = (value: unknown): boolean =>
  hasName(value, 'baseLogger') || (isNode(value) && hasName(value.property, 'logger'));

/** The method is still there, and does nothing. */
const withoutBody = ({ type, key, value }: Node): string | undefined =>
  type === 'MethodDefinition' && hasName(key, ...unused) && isNode(value)
    ? `${(key as Node).name}() {}`
    : undefined;

const isUnset = ({ type, property, computed }: Node): boolean =>
  type === 'MemberExpression' && computed === false && hasName(property, ...Object.keys(unset));

/** A copy of all settings at each text, which only keys that are functions would look at. */
const isCopyOfSettings = ({ type, id }: Node): boolean =>
  type === 'VariableDeclarator' && hasName(id, 'selectorOpts');

/**
 * Gives a read of an unset setting its value. Texts in the place of missing ones, and keys that are functions, are never
 * given either.
 */
function asUnset(node: Node): string | undefined {
  if (isCopyOfSettings(node)) return 'selectorOpts = {}';
  if (isUnset(node)) return unset[String((node.property as Node).name)];
  const { type, callee } = node;
  if (type !== 'CallExpression' || !isNode(callee)) return undefined;
  if (hasName(callee.property, 'hasDefaultValue')) return 'false';
  return hasName(callee, 'keysFromSelector') ? 'undefined' : undefined;
}

/** Takes out advice that only matters to whoever has switched i18next's `debug` on, which nothing here does. */
function withoutAdvice({ type, callee, object, property }: Node): string | undefined {
  if (type === 'MemberExpression' && isLogger(object) && hasName(property, 'debug')) return 'false';
  if (type !== 'CallExpression' || !isNode(callee)) return undefined;
  const isAdvice =
    hasName(callee, 'warnOnce') ||
    (isLogger(callee.object) && hasName(callee.property, 'warn', 'log', 'once', 'deprecate'));
  return isAdvice ? 'undefined' : undefined;
}
