// One constructable stylesheet for every shadow root of the page, fed by styled-components.
//
// Under `style-src 'self'` a `<style>` tag is refused, and tags are lost when a node moves, so styled-components
// is given a Tag (its public insertRule/deleteRule/getRule interface) that writes straight into a
// CSSStyleSheet which every root adopts. Rules are stored once per page, are there before layout effects
// run, and need neither nonce nor 'unsafe-inline'. Nothing is written into the document.
import { type ReactNode, useInsertionEffect } from 'react';
import { type IStyleSheetManager, StyleSheetConsumer, StyleSheetManager } from 'styled-components';
import { settleStyles } from './settleStyles.ts';

type StyledSheet = NonNullable<IStyleSheetManager['sheet']>;
type Tag = ReturnType<StyledSheet['getTag']>['tag'];

/** Holds every rule that styled-components makes. */
const styledRules = new CSSStyleSheet();

const adoptedTag: Tag = {
  get length() {
    return styledRules.cssRules.length;
  },
  set length(_ignored: number) {
    // styled-components declares a writable length; here the sheet's own rules are counted.
  },
  insertRule(index, rule) {
    try {
      styledRules.insertRule(rule, index);
      return true;
    } catch {
      // A rule that this engine does not know (a vendor's pseudo-element, say) is left out, as in any sheet.
      return false;
    }
  },
  deleteRule(index) {
    styledRules.deleteRule(index);
  },
  getRule(index) {
    return styledRules.cssRules[index]?.cssText ?? '';
  },
};

let shared: StyledSheet | undefined;

function sharedSheet(first: StyledSheet): StyledSheet {
  if (!shared) {
    // A text tag in a detached node is the only kind that is made without touching the document's sheets.
    shared = first.reconstructWithOptions({
      useCSSOMInjection: false,
      target: document.createElement('div'),
    });
    shared.getTag().tag = adoptedTag;
  }
  return shared;
}

/** Makes the styled components below it write into the page's one sheet, and gives it to their shadow root. */
export function StyleRoot({ shadow, children }: { shadow: ShadowRoot; children: ReactNode }) {
  // Runs before any layout effect below reads a style. Puts the shell's static sheet first, so that a component's class wins over
  // it. Runs each time, because a tag that was in another document has lost its sheets.
  useInsertionEffect(() => {
    const { adoptedStyleSheets: sheets, ownerDocument } = shadow;
    // Another document may not adopt a sheet of this one.
    if (ownerDocument !== document || sheets.includes(styledRules)) return;
    // Elements that have lost their sheets would fade in from the styles that they have without them.
    const isBare = sheets.length === 1 && shadow.querySelector('.mount')?.hasChildNodes();
    if (!isBare) settleStyles();
    sheets.push(styledRules);
  });
  return (
    <StyleSheetConsumer>
      {({ styleSheet }) => <StyleSheetManager sheet={sharedSheet(styleSheet)}>{children}</StyleSheetManager>}
    </StyleSheetConsumer>
  );
}
