// The first view that the loader drew before the code of the tag's view had loaded.
import type { Idioma } from '../../domain/idiomas.ts';

export interface FirstView {
  /** The language that it is drawn in. The app begins with it, and then changes to what the tag wants by now. */
  readonly idioma: Idioma;
  /** The areas of texts that it shows. */
  readonly areas: readonly string[];
  /** The rules that it is drawn with. They are removed some time after the app has shown its view. */
  readonly css: string;
  /** Called before their removal. */
  release?: () => void;
  /** Redraws what has changed, unless the app has begun. */
  redraw(): void;
  /** Says whether the tag still has the options and the place that it was drawn for. */
  isCurrent(): boolean;
  /** Shows above it that something failed to load, with a retry; what was typed stays. */
  fail(retry: () => void): void;
  /** The app hydrates or removes the nodes: from now on they are not redrawn, and the app handles presses. */
  begin(): void;
  /** The app shows its view: what was typed is in it, and what was pressed meanwhile is carried out. */
  end(): void;
}
