// The package has no types of its own.
declare module 'gettext-parser' {
  interface Translations {
    /** By context ('' is none), then by the text in English. */
    translations: Record<string, Record<string, { msgid: string; msgstr: string[] }>>;
  }
  export const po: { parse(content: Uint8Array): Translations };
  export const mo: { compile(translations: Translations): Uint8Array };
}
