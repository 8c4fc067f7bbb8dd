// Texts that are rightly the same as in Spanish: names, codes and examples everywhere, or words that two languages share
// ("fr: Participant"). A text that is not here and equals the Spanish one has been forgotten by its translator.
export const sameAsSpanish: ReadonlySet<string> = new Set<string>([
  'en: Cheque',
  'en: General',
  'en: Horizontal',
  'en: No',
  'en: Normal',
  'en: Subtotal',
  'en: Total',
  'en: Vertical',
  'fr: Contraste',
  'fr: Horizontal',
  'fr: Normal',
  'fr: Total',
  'fr: Vertical',
]);
