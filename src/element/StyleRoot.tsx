// Makes the styled components of a tag use the page's one sheet, and gives that sheet to the tag's shadow root.
import { type ReactNode, useInsertionEffect } from 'react';
import { StyleSheetConsumer, StyleSheetManager } from 'styled-components';
import { settleStyles } from './settleStyles.ts';
import { insertHeld, sharedSheet, styledRules } from './styledSheet.ts';

interface Props {
  readonly shadow: ShadowRoot;
  /** The root has a first view, whose rules apply until its components' own do. */
  readonly isDrawn: boolean;
  readonly children: ReactNode;
}

/** Makes the styled components below it write into the page's one sheet, and gives it to their shadow root. */
export function StyleRoot({ shadow, isDrawn, children }: Props) {
  // Runs before any layout effect below reads a style. Puts the shell's static sheet first, so that a component's class wins over
  // it. Runs each time, because a tag that was in another document has lost its sheets.
  useInsertionEffect(() => {
    const { adoptedStyleSheets: sheets, ownerDocument } = shadow;
    if (!isDrawn) insertHeld();
    // Another document cannot adopt a sheet of this one.
    if (ownerDocument !== document || sheets.includes(styledRules)) return;
    // Elements that have lost their sheets would transition from the styles that they have without them.
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
