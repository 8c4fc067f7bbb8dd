/** Returns whether the path is one of the item's pages, or below one. */
import { matchPath } from '../routing/router.ts';
import type { MenuItem } from './MenuItem.ts';

export function isWithin(pathname: string, item: MenuItem): boolean {
  return item.children
    ? item.children.some((child) => isWithin(pathname, child))
    : [item.path, ...(item.also ?? [])].some((path) => matchPath({ path, end: false }, pathname) !== null);
}
