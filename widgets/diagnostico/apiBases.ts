import type { ReadableAtom } from 'nanostores';
import { parseApiBase } from '../../src/client/parseApiBase.ts';
import { loaderAddress, runningLoader } from './loaders.ts';
import { ownFolder } from './ownFolder.ts';
import { optionsOf, pageTags } from './pageTags.ts';
import { whenShown } from './whenShown.ts';

interface Bases {
  /** The one that the page uses; as somebody wrote it where it is no address. Undefined where nothing says it. */
  readonly inForce: string | undefined;
  /** True if a tag names it, and not only the place of the loader. */
  readonly isNamed: boolean;
  /** Others that tags name. */
  readonly others: readonly string[];
  /** Some tags name one and some do not: a tag that names one and comes after the first call may be refused. */
  readonly isMixed: boolean;
}

/** The bases of the API that the tags of the page name, and the one that counts: the first that a tag has set. */
export async function apiBases(): Promise<Bases> {
  const written = [...new Set(pageTags().map(writtenBase))];
  // Only the tags know which base holds.
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

/** Returns the base that holds where no tag names one. */
export function usualBase(): string | undefined {
  const loader = loaderAddress() ?? ownFolder;
  return loader && new URL(loader).origin;
}

/** Returns the base that the running code uses (src/state/api.ts); undefined where no tag has come so far. */
function baseOfPage(): string | undefined {
  const slots: unknown = Reflect.get(globalThis, Symbol.for('portal-clientes/1'));
  const api = slots instanceof Map ? (slots.get('api') as { $base: ReadableAtom } | undefined) : undefined;
  const base: unknown = api?.$base.get();
  return typeof base === 'string' ? base : undefined;
}

/** Reads a base as the tags do; undefined where it is no address. */
export const readBase = (written: string): string | undefined => parseApiBase(written, pageOrigin());

/** One way to write it. */
const sameBase = (written: string): string => readBase(written) ?? written;

/** The address of a frame by srcdoc has no origin; the page that wrote it has. */
export const pageOrigin = (): string =>
  location.origin === 'null' ? new URL(document.baseURI).origin : location.origin;
