import { formStart } from '../formStart.ts';
import { prefilled } from '../loader/firstView/prefilled.ts';

/**
 * Returns the start of a tag (widgets/tags.ts) as its attributes determine it; undefined for a tag without a first view.
 * @param options by the names of attributes, in lower case and without hyphens
 */
export function declaredStart(tag: string, options: ReadonlyMap<string, string>): string | undefined {
  const isGiven = (name: string): boolean => Boolean(options.get(name.toLowerCase())?.trim());
  if (tag === 'portal-login') return tag;
  if (/[^\s,;]/.test(options.get('cursos') ?? '')) return undefined;
  if (!isGiven('curso')) return tag;
  return prefilled.some(isGiven) ? undefined : formStart;
}
