/**
 * The way from a tag to a part of the portal that another tag shows: an address that the page's author gave, a route
 * where such a tag stands on this page, or none; then the screen offers no link, rather than one that leads nowhere.
 */
import { useHost } from './host.ts';
import { safeHref } from './safeHref.ts';

export type Elsewhere =
  | { readonly href: string; readonly to?: undefined }
  | { readonly to: string; readonly href?: undefined };

/**
 * @param option the tag's attribute for it (`portal-href`)
 * @param tag what shows that part (`portal-cliente`)
 * @param path where it is inside the portal
 */
export function useElsewhere(option: unknown, tag: string, path: string): Elsewhere | undefined {
  const { host, ownsPage, options } = useHost();
  const href = safeHref(option);
  if (href !== undefined) return { href };
  if (ownsPage) return { to: path };
  // A private location is followed by nobody else.
  if (options.routing === 'memory') return undefined;
  const around = host.getRootNode();
  const shown = around instanceof Document || around instanceof ShadowRoot ? around.querySelector(tag) : null;
  return shown ? { to: path } : undefined;
}
