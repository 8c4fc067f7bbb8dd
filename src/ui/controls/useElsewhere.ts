/**
 * Finds the way to a part of the portal that another tag shows: the address that the page's author gave, or a route if
 * such a tag is on this page. Returns undefined if there is neither, and the screen then offers no link.
 */
import { useHost } from '../hooks/host.ts';
import { safeHref } from '../routing/safeHref.ts';

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
  // No other tag follows a private location.
  if (options.routing === 'memory') return undefined;
  const around = host.getRootNode();
  const shown = around instanceof Document || around instanceof ShadowRoot ? around.querySelector(tag) : null;
  return shown ? { to: path } : undefined;
}
