import type { ReadableAtom } from 'nanostores';
import { parseApiBase } from '../../src/client/parseApiBase.ts';
import { loaderAddress, runningLoader } from './loaders.ts';
import { ownFolder } from './ownFolder.ts';
import { optionsOf, pageTags } from './pageTags.ts';
import { whenShown } from './whenShown.ts';

interface Bases {
  /** The one that the page uses; as written if it is not an address. Undefined if nothing sets it. */
  readonly inForce: string | undefined;
  /** True if a tag names it, false if it is the loader's origin. */
  readonly isNamed: boolean;
  /** Others that tags name. */
  readonly others: readonly string[];
  /** True if some tags name one and some do not: a tag that names one and comes after the first call may be refused. */
  readonly isMixed: boolean;
}

/** The bases of the API that the tags of the page name, and the one in force: the first that a tag has set. */
export async function apiBases(): Promise<Bases> {
  const written = [...new Set(pageTags().map(writtenBase))];
  // Only the tags know which base is in force.
  if (written.length > 1 && runningLoader()) await Promise.all(pageTags().map(whenShown));
  const named = written.filter((base) => base !== undefined);
  const inForce = baseOfPage() ?? written.map((base) => base ?? usualBase())[0] ?? usualBase();
  const others = named.filter((base) => sameBase(base) !== sameBase(inForce ?? ''));
  const isNamed = named.length > others.length;
  const isMixed = written.length > named.length && isNamed;
  return { inForce, isNamed, others, isMixed };
}

function writtenBase(tag: HTMLElement): string | undefined {
  const option = optionsOf(tag)?.apiBase ?? tag.getAttribute('api-base');
  return typeof option === 'string' && option.trim() !== '' ? option : undefined;
}

/** Returns the default base, for when no tag names one. */
export function usualBase(): string | undefined {
  const loader = loaderAddress() ?? ownFolder;
  return loader && new URL(loader).origin;
}

/** Returns the base that the running code uses (src/state/api.ts); undefined if no tag has started yet. */
function baseOfPage(): string | undefined {
  const slots: unknown = Reflect.get(globalThis, Symbol.for('portal-clientes/1'));
  const api = slots instanceof Map ? (slots.get('api') as { $base: ReadableAtom } | undefined) : undefined;
  const base: unknown = api?.$base.get();
  return typeof base === 'string' ? base : undefined;
}

/** Parses a base as the tags do; undefined if it is not an address. */
export const readBase = (written: string): string | undefined => parseApiBase(written, pageOrigin());

/** Normalizes its spelling. */
const sameBase = (written: string): string => readBase(written) ?? written;

/** A srcdoc frame's address has no origin; that of the page around it does. */
export const pageOrigin = (): string =>
  location.origin === 'null' ? new URL(document.baseURI).origin : location.origin;
