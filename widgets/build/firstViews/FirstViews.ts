// What rendering the tags at build time gives.
import type { ViewNode } from '../../loader/firstView/ViewNode.ts';

export interface FirstViews {
  /** The static sheet of every shadow root. */
  readonly hostCss: string;
  readonly views: Record<
    string,
    { readonly css: string; readonly trees: Readonly<Record<string, ViewNode>> }
  >;
}
