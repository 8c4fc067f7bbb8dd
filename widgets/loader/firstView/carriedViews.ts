// The first view of a tag in one language, as the build makes it.
import type { ViewNode } from './ViewNode.ts';

export interface FirstViewData {
  /** The rules of the view's components, by the classes that the app gives them too. */
  readonly css: string;
  readonly tree: ViewNode;
}

declare const __PORTAL_FIRST_VIEWS__: Readonly<Record<string, FirstViewData>>;

/** What travels with the loader, by tag: in Spanish, and in the entries that are made for one tag. */
export const carriedViews = __PORTAL_FIRST_VIEWS__;
