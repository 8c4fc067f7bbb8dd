// The one sheet of the page that styled-components writes into, and the rules that wait while a first view is taken over.
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

/** The classes whose rules the first view has that is being taken over. */
let drawn: ReadonlySet<string> = new Set();
/** Put in the rules of those classes. */
let held: (() => void)[] = [];
/** True once a root shows something with the sheet. */
let isInUse = false;

/**
 * The rules of a first view are there already: its components' own need not be made before the app has taken its nodes over. Making
 * them took a third of that time. They wait in the page's first root alone: another one may show such a component at any moment, and
 * has not the rules of that view.
 * @param css the rules of the view
 * @returns what puts the held rules in: must be called before those of the view go
 */
export function holdRules(css: string): () => void {
  const isFirst = !isInUse;
  insertHeld();
  if (isFirst) drawn = new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
  return insertHeld;
}

/** Puts in what is held. A root without that first view needs it at once. */
export function insertHeld(): void {
  const inserting = held;
  isInUse = true;
  drawn = new Set();
  held = [];
  for (const insert of inserting) insert();
}

let shared: StyledSheet | undefined;

/** Returns the page's one sheet. @param first that of styled-components itself */
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
