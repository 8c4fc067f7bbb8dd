/** Checks addresses that a page's author writes in attributes. `javascript:` and `data:` are refused. */

const protocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Returns the absolute address, or undefined for a missing or refused one. Relative addresses start from the page. */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (!URL.canParse(value, document.baseURI)) return undefined;
  const url = new URL(value, document.baseURI);
  return protocols.includes(url.protocol) ? url.href : undefined;
}
