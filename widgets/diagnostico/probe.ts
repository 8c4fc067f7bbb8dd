// Requests what a tag needs again, and says why it does not load: the browser tells the page only that it "failed".
import { isLocal } from './isLocal.ts';

/** Milliseconds to wait for a server that does not answer; an administrator is watching the panel meanwhile. */
const patience = 15_000;

/** A policy of the page refused this. */
export interface Refusal {
  readonly directive: string;
  /** The whole policy, as the page has it. */
  readonly policy: string;
}

export type Probe =
  | { readonly kind: 'answer'; readonly response: Response }
  /** The page's own policy forbids it. */
  | { readonly kind: 'policy'; readonly refusal: Refusal }
  /** The server answers, but not to scripts of this origin. */
  | { readonly kind: 'cors' }
  /** The server redirects the call to an address that the browser does not allow. */
  | { readonly kind: 'redirect' }
  | { readonly kind: 'mixed' }
  | { readonly kind: 'silence' };

/** Calls an address as the tags do: without cookies. */
export async function probeFetch(address: string, init: RequestInit = {}): Promise<Probe> {
  const violations = watchViolations(address);
  try {
    const response = await fetch(address, limited({ credentials: 'omit', cache: 'no-store', ...init }));
    return { kind: 'answer', response };
  } catch (error) {
    // Each of the requests below would wait as long.
    if ((error as Error).name === 'TimeoutError') return { kind: 'silence' };
    // First, because the refused address may be that of a redirect.
    if (await isSentOn(address)) return { kind: 'redirect' };
    const refusal = await violations();
    if (refusal) return { kind: 'policy', refusal };
    if (isMixed(location.href, address)) return { kind: 'mixed' };
    const isThere = (await isAnswering(address)) || (await isAnswering(new URL('/', address).href));
    return { kind: isThere ? 'cors' : 'silence' };
  }
}

/** Returns true if the browser refuses the file at an address because it is another one; false if that cannot be determined. */
export async function isChanged(address: string, integrity: string): Promise<boolean> {
  // The browser refuses its cached copy, so that copy is requested.
  const init: RequestInit = { cache: 'default' };
  const probe = await probeFetch(address, init);
  if (probe.kind !== 'answer' || !probe.response.ok) return false;
  return fetch(address, limited({ ...init, credentials: 'omit', integrity })).then(
    () => false,
    () => true,
  );
}

/** Returns true if a server redirects; false if this page may not see its answer. */
const isSentOn = (address: string): Promise<boolean> =>
  fetch(address, limited({ redirect: 'manual', credentials: 'omit', cache: 'no-store' })).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  );

/**
 * Asks whether anything answers, even if scripts of this page may not read it. An API may forbid even such opaque answers
 * (Cross-Origin-Resource-Policy), so callers also try the server's root.
 */
const isAnswering = (address: string): Promise<boolean> =>
  fetch(address, limited({ mode: 'no-cors', credentials: 'omit' })).then(
    () => true,
    () => false,
  );

/**
 * Tries whether a script at that address loads and may run; if not, returns what the page's policy refused.
 * @param nonce of the loader's script, which it passes on
 */
export async function probeScript(
  address: string,
  nonce = '',
): Promise<{ failed: boolean; refusal: Refusal | undefined }> {
  const violations = watchViolations(address);
  // A preload is checked like a script, but runs nothing.
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  // Browsers report each address only once.
  const fresh = new URL(address);
  fresh.searchParams.set('diagnostico', String(Date.now()));
  link.href = fresh.href;
  if (nonce) link.nonce = nonce;
  const failed = await new Promise<boolean>((resolve) => {
    link.onload = () => resolve(false);
    link.onerror = () => resolve(true);
    setTimeout(resolve, patience, true);
    document.head.append(link);
  });
  link.remove();
  return { failed, refusal: failed ? await violations() : undefined };
}

/** Returns true if the browser refuses an address as mixed content: the page is https, and the address is http. */
export function isMixed(page: string, address: string): boolean {
  const { protocol, hostname } = new URL(address, page);
  return new URL(page).protocol === 'https:' && protocol === 'http:' && !isLocal(hostname);
}

/** An address without what could be secret: its query and its hash. */
export function tellable(address: string): string {
  const { origin, protocol, pathname } = new URL(address, location.href);
  return origin === 'null' ? `${protocol}//${pathname}` : `${origin}${pathname}`;
}

const limited = (init: RequestInit): RequestInit => ({ ...init, signal: AbortSignal.timeout(patience) });

/** Listens for refusals of the page's policy about an address. The function that it returns says what was refused. */
function watchViolations(address: string): () => Promise<Refusal | undefined> {
  const { href, origin } = new URL(address, location.href);
  let refusal: Refusal | undefined;
  const hear = (event: SecurityPolicyViolationEvent): void => {
    const { blockedURI, effectiveDirective, disposition, originalPolicy } = event;
    if (disposition === 'enforce' && (blockedURI.startsWith(href) || blockedURI === origin))
      refusal = { directive: effectiveDirective.replace(/-elem$/, ''), policy: originalPolicy };
  };
  document.addEventListener('securitypolicyviolation', hear);
  return async () => {
    // The event comes in a task after the failure.
    for (let task = 0; task < 10 && !refusal; task++) await new Promise((resolve) => setTimeout(resolve, 10));
    document.removeEventListener('securitypolicyviolation', hear);
    return refusal;
  };
}

/** Returns the words of a directive in a policy; empty if it is absent. */
export function directiveWords(policy: string, directive: string): string[] {
  const written = policy.split(';').map((part) => part.trim().split(/\s+/));
  return written.find(([name]) => name?.toLowerCase() === directive)?.slice(1) ?? [];
}
