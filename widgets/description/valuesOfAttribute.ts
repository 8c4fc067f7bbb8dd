import type { AttributeDescription } from './TagDescription.ts';

/** The values that an attribute takes; empty if any text will do. */
export const valuesOfAttribute = (doc: AttributeDescription | undefined): string[] =>
  [...(doc?.type ?? '').matchAll(/["']([\w-]+)["']/g)].map(([, word = '']) => word);
