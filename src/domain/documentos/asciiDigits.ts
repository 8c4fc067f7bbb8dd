/** This file is separate from the document checks because every form reads numbers and few forms check documents. */

/** Composes what a keyboard of any script types (NFKC: full-width letters become plain), with Arabic and Persian digits as 0–9. */
export function asciiDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (d) => String((d.codePointAt(0) ?? 0) & 0xf));
}
