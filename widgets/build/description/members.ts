// Turns the description of a tag into code: its properties and the types of its events.
import { attributeName } from '../../../src/element/shell/propTypes.ts';
import type {
  AttributeDescription,
  EventDescription,
  MethodDescription,
  TagDescription,
} from '../../description/TagDescription.ts';

export interface Member extends AttributeDescription {
  /** In camelCase: `basePath`. */
  readonly property: string;
  /** The type of the property, including `undefined` if it may be absent. */
  readonly propertyType: string;
}

const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function memberOf(attribute: AttributeDescription): Member {
  const { name, type, default: fallback } = attribute;
  const property = camel(name);
  if (attributeName(property) !== name) throw new Error(`${name} is not the name of an attribute.`);
  const list = type === 'string[]' ? 'readonly string[]' : type;
  const isAlways = fallback !== undefined && type !== 'string';
  return { ...attribute, property, propertyType: isAlways ? list : `${list} | undefined` };
}

/** The properties of a tag; `lang` is HTML's own. */
export const membersOf = ({ attributes }: Pick<TagDescription, 'attributes'>): Member[] =>
  attributes.filter(({ name }) => name !== 'lang').map(memberOf);

const typed = (parts: EventDescription['detail'], between: string): string =>
  parts.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`).join(between);

/** `focus(options?: FocusOptions): Promise<void>`. */
export const signature = ({ name, parameters, returns }: MethodDescription): string =>
  `${name}(${typed(parameters, ', ')}): ${returns}`;

/** `{ tag: string; version: string }`. */
export const detailType = ({ detail }: EventDescription): string => `{ ${typed(detail, '; ')} }`;

/** Writes a description as a comment in code: a whole sentence, without links to guides. */
export function sentence(text: string): string {
  const plain = text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  const ended = /[.)]$/.test(plain) ? plain : `${plain}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}
