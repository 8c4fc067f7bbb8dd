// The static sheet of every shadow root: tokens, reset and `:host` rules. It comes before the first view and the app, and
// serves both.

/** Applies to a tag that shows its own content. */
const bare = ':host{display:block}:host([hidden]){display:none}';

let sheet: CSSStyleSheet | undefined;
let isWhole = false;

export function hostSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(bare);
  }
  return sheet;
}

/** Puts the rules that first views need into every shadow root of the page, unless the whole sheet is there. */
export function beginHostSheet(css: string): void {
  if (!isWhole) hostSheet().replaceSync(css);
}

/** Puts the whole sheet into every shadow root of the page. A second call does nothing: the sheet is the same in all files. */
export function fillHostSheet(css: string): void {
  if (isWhole) return;
  isWhole = true;
  hostSheet().replaceSync(css);
}
