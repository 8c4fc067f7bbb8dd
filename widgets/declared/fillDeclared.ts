import { historyHref } from '../../src/state/ubicacion/hrefs.ts';
import { hashMark, normalizeBasePath } from '../../src/state/ubicacion/readPath.ts';
import type { Hole } from '../loader/firstView/ViewNode.ts';

/** A base for the site's relative addresses, which is not known here: only the scheme matters. */
const somewhere = 'https://portal.invalid/';
const leads = /^(?:https?|mailto|tel):$/;
const titles = ['2', '3', 'ninguno'];

/**
 * Returns what a server can write into a hole (loader/firstView/ViewNode.ts). The loader fills in the rest.
 * @param options by the names of attributes, in lower case and without hyphens
 */
export function fillDeclared(hole: Hole, options: ReadonlyMap<string, string>): string | undefined {
  const routing = options.get('routing');
  if (hole.startsWith('/')) {
    if (routing === 'memory') return undefined;
    return routing === 'history'
      ? historyHref(normalizeBasePath(options.get('basepath')), hole)
      : `${hashMark}${hole}`;
  }
  // By default the page is one of the site's, with an address outside the portal.
  if (hole === 'elsewhere') return routing === 'memory' || routing === 'history' ? undefined : '1';
  if (hole === 'others') return isFixed(options) ? undefined : '1';
  return shownOption(hole, options.get(hole.toLowerCase()));
}

const isFixed = (options: ReadonlyMap<string, string>): boolean =>
  options.has('cursofijo') && options.get('cursofijo') !== 'false';

/** Returns the value of an attribute if it is valid. @param hole the option */
function shownOption(hole: string, value: string | undefined): string | undefined {
  if (value === undefined || value.trim() === '') return undefined;
  if (hole === 'titulo') return titles.includes(value) ? value : undefined;
  if (!hole.endsWith('Href')) return value;
  return URL.canParse(value, somewhere) && leads.test(new URL(value, somewhere).protocol) ? value : undefined;
}
