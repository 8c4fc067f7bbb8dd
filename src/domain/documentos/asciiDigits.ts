/** Digits as people's keyboards write them. Apart from the checks, because every form reads numbers and few check documents. */

/** Digits of Arabic and Persian keyboards as 0–9. */
export function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (d) => String((d.codePointAt(0) ?? 0) & 0xf));
}
