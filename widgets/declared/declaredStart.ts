import { fixedFormStart, formStart } from '../formStarts.ts';
import { prefilled } from '../loader/firstView/prefilled.ts';

/**
 * What a tag begins with (widgets/tags.ts), as far as its attributes say; undefined where it is none of the first views.
 * @param options by the names of attributes, in lower case and without hyphens
 */
export function declaredStart(tag: string, options: ReadonlyMap<string, string>): string | undefined {
  const isGiven = (name: string): boolean => Boolean(options.get(name.toLowerCase())?.trim());
  if (tag === 'portal-login') return tag;
  if (/[^\s,;]/.test(options.get('cursos') ?? '')) return undefined;
  if (!isGiven('curso')) return tag;
  if (prefilled.some(isGiven)) return undefined;
  const isFixed = options.has('cursofijo') && options.get('cursofijo') !== 'false';
  return isFixed ? fixedFormStart : formStart;
}
