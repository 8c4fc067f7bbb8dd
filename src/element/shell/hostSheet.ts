// The static sheet of every shadow root: tokens, reset and `:host` rules. It travels with the loader, once for the first views
// and for the app; the build takes its text from src/ui/theme.
declare const __PORTAL_HOST_CSS__: string;

let sheet: CSSStyleSheet | undefined;

export function hostSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(__PORTAL_HOST_CSS__);
  }
  return sheet;
}
