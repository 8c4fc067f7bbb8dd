// What a tag is made of: its name, its React view, its properties and the part of the portal that it shows.
import type { ComponentType } from 'react';
import type { PropTypes } from './props.ts';

/** What every view is told by the bridge. All else it reads from `useHost()`. */
export interface ViewProps {
  /** True when the page's location is outside this tag's own paths: it then shows its own root view. */
  readonly foreign: boolean;
}

export interface TagDefinition {
  /** The custom element's name. */
  readonly tag: string;
  readonly View: ComponentType<ViewProps>;
  readonly props: PropTypes;
  /** The i18n areas that the first screen needs; the loader fetches them together with the tag's chunk. */
  readonly areas: readonly string[];
  /** The path shown when the page's location is not one of this tag's. */
  readonly root: string;
  /** Whether a path of the portal belongs to this tag. */
  owns(pathname: string): boolean;
  /** True for the tag that composes the others and may set the document's title and direction. */
  readonly ownsPage: boolean;
}
