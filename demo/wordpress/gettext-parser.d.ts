// The package has no types of its own.
declare module 'gettext-parser' {
  interface Translations {
    /** Keyed by context ('' for none), then by the English text. */
    translations: Record<string, Record<string, { msgid: string; msgstr: string[] }>>;
  }
  export const po: { parse(content: Uint8Array): Translations };
  export const mo: { compile(translations: Translations): Uint8Array };
}
