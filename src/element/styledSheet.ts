// The one sheet of the page that styled-components writes into, and the rules that wait while a first view is hydrated.
//
// Under `style-src 'self'` a `<style>` tag is refused, and tags are lost when a node moves, so styled-components
// is given a Tag (its public insertRule/deleteRule/getRule interface) that writes straight into a
// CSSStyleSheet which every root adopts. Rules are stored once per page, are there before layout effects
// run, and need neither nonce nor 'unsafe-inline'. Nothing is written into the document.
import type { IStyleSheetManager } from 'styled-components';

type StyledSheet = NonNullable<IStyleSheetManager['sheet']>;
type Tag = ReturnType<StyledSheet['getTag']>['tag'];

/** Holds every rule that styled-components makes. */
export const styledRules = new CSSStyleSheet();

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
      // A rule that this engine does not know (a vendor's pseudo-element, say) is skipped, as in any sheet.
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

/** The classes whose rules the first view being hydrated has. */
let drawn: ReadonlySet<string> = new Set();
/** Each inserts rules of those classes. */
let held: (() => void)[] = [];
/** True once a root shows something with the sheet. */
let isInUse = false;

/**
 * A first view already has its rules, so its components' own need not be inserted before its nodes are hydrated. Inserting them
 * took a third of that time. They wait only for the page's first root: another root may show such a component at any moment, and
 * does not have the rules of that view.
 * @param css the rules of the view
 * @returns what inserts the held rules; call it before those of the view are removed
 */
export function holdRules(css: string): () => void {
  const isFirst = !isInUse;
  insertHeld();
  if (isFirst) drawn = new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
  return insertHeld;
}

/** Inserts what is held. A root without that first view needs it at once. */
export function insertHeld(): void {
  const inserting = held;
  isInUse = true;
  drawn = new Set();
  held = [];
  for (const insert of inserting) insert();
}

let shared: StyledSheet | undefined;

/** Returns the page's one sheet. @param first styled-components' own */
export function sharedSheet(first: StyledSheet): StyledSheet {
  if (shared) return shared;
  // A text tag in a detached node is the only kind that is made without touching the document's sheets.
  const sheet = first.reconstructWithOptions({
    useCSSOMInjection: false,
    target: document.createElement('div'),
  });
  sheet.getTag().tag = adoptedTag;
  const insert = sheet.insertRules.bind(sheet);
  sheet.insertRules = (component: string, name: string, rules: string[]) => {
    const put = () => insert(component, name, rules);
    if (!drawn.has(name)) return put();
    sheet.registerName(component, name);
    held.push(put);
  };
  shared = sheet;
  return sheet;
}
