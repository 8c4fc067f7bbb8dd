/** Checks addresses that a page's author writes in attributes. `javascript:` and `data:` are refused. */

const protocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Returns the absolute address, or undefined for a missing or refused one. Relative addresses are resolved against the page. */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  // At build time there is no page to resolve against.
  const base = typeof document === 'undefined' ? undefined : document.baseURI;
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  return protocols.includes(url.protocol) ? url.href : undefined;
}
