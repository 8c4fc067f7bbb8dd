// Describes the view of a tag: its React component, and the part of the portal that it shows.
import type { ComponentType } from 'react';
import type { Schemas } from './checkOptions.ts';

/** The bridge gives these to every view, which reads all else from `useHost()`. */
export interface ViewProps {
  /** True when the page's location is outside this tag's own paths: it then shows its own root view. */
  readonly foreign: boolean;
}

export interface TagDefinition {
  /** The public element's name. */
  readonly tag: string;
  readonly View: ComponentType<ViewProps>;
  /** The schema of each property that is JSON. */
  readonly schemas: Schemas;
  /** The path shown when the page's location is not one of this tag's. */
  readonly root: string;
  /** Says whether a path of the portal belongs to this tag. */
  owns(pathname: string): boolean;
  /** True for the tag that composes the others and may set the document's title and direction. */
  readonly ownsPage: boolean;
}
