import type { AttributeDescription } from '../description/TagDescription.ts';
import { valuesOfAttribute } from '../description/valuesOfAttribute.ts';

/** What each kind of value is called, for people who do not program. The types are those of widgets/description. */
const kinds: Readonly<Record<string, string>> = {
  string: 'Es un texto.',
  'string[]': 'Son códigos separados por comas.',
  boolean: 'Se escribe solo el nombre, sin valor.',
};

const list = new Intl.ListFormat('es', { type: 'disjunction' });

/** Says what an attribute is for and what it takes, without the marks of Markdown and TypeScript. */
export function describeAttribute(doc: AttributeDescription | undefined): string {
  if (doc === undefined) return 'Revise su valor.';
  const values = valuesOfAttribute(doc);
  const takes = values.length > 0 ? `Su valor es ${list.format(values)}.` : (kinds[doc.type] ?? '');
  return `${doc.es.replaceAll('`', '')} ${takes}`.trim();
}
