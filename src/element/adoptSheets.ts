// The two sheets that every shadow root adopts: our tokens and reset, and the rules of styled-components.
import { hostCss } from '../ui/theme/tokens.ts';
import { styledRules } from './StyleRoot.tsx';

const base = new CSSStyleSheet();
base.replaceSync(hostCss);

/** Adopts both sheets, the static one first so that a component's class wins over it. Adopting again changes nothing. */
export function adoptSheets(shadow: ShadowRoot): void {
  shadow.adoptedStyleSheets = [base, styledRules];
}
