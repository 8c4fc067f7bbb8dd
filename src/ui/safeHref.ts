/** Addresses that a page's author gives in attributes. Only those that a link may have: never `javascript:` or `data:`. */

const protocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** The absolute address, or undefined where there is none or it is not one to follow. Relative ones are the page's. */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (!URL.canParse(value, document.baseURI)) return undefined;
  const url = new URL(value, document.baseURI);
  return protocols.includes(url.protocol) ? url.href : undefined;
}
