// What the build gets from rendering the tags.
import type { ViewNode } from '../../loader/firstView/ViewNode.ts';

export interface FirstViews {
  /** The part of the static sheet of every shadow root that the views need. */
  readonly hostCss: string;
  /** The rules of that sheet for looks that a page asks for. */
  readonly lookCss: string;
  /** By start (widgets/tags.ts). */
  readonly views: Readonly<
    Record<
      string,
      {
        readonly css: string;
        /** The part of the static sheet's usual rules that the view needs, including those for print. */
        readonly declaredHost: string;
        /** By language. */
        readonly trees: Readonly<Record<string, ViewNode>>;
      }
    >
  >;
}
