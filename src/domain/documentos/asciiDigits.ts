/** This file is separate from the document checks because every form reads numbers and few forms check documents. */

/** Replaces the digits of Arabic and Persian keyboards by 0–9. */
export function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (d) => String((d.codePointAt(0) ?? 0) & 0xf));
}
