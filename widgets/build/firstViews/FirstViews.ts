// The build gets this from rendering the tags.
import type { ViewNode } from '../../loader/firstView/ViewNode.ts';
import type { PartedSheet } from './neededCss.ts';

export interface FirstViews {
  /** The names of the classes in the rows of the list (widgets/rows). */
  readonly rowNames: Readonly<Record<string, string>>;
  /** The static sheet of every shadow root. */
  readonly hostCss: string;
  readonly views: Record<
    string,
    {
      readonly css: string;
      /** The part of the static sheet's usual rules that the view needs (splitCss.ts). */
      readonly host: PartedSheet;
      /** The same in one piece with the rules for paper, for pages that bring the view themselves. */
      readonly declaredHost: string;
      readonly trees: Readonly<Record<string, ViewNode>>;
    }
  >;
}
