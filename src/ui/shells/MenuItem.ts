/** The items of a menu (spec.md 3). The shells show them; the areas own their content. */
import type { ReactElement, ReactNode } from 'react';

export interface MenuItem {
  readonly title: string;
  /** A path of the portal, or an absolute URL, which opens in a new tab. */
  readonly path: string;
  /** Other paths, and those below them, that the item stands for: it is marked there too. */
  readonly also?: readonly string[];
  readonly icon?: ReactElement;
  readonly children?: readonly MenuItem[];
  readonly disabled?: boolean;
  /** A line under the title. */
  readonly caption?: string;
  /** At the end of the line: a count, a label. */
  readonly info?: ReactNode;
  /** Shown only to these roles; to everyone by default. */
  readonly roles?: readonly string[];
  /** Called when the person is about to go there (points at it, reaches it by keyboard): the time to preload. */
  readonly onIntent?: () => void;
}

export interface MenuGroup {
  /** Stable, for remembering what is collapsed. */
  readonly id: string;
  readonly title: string;
  readonly items: readonly MenuItem[];
}

export const isExternal = ({ path }: MenuItem): boolean => /^[a-z][a-z0-9+.-]*:/i.test(path);
