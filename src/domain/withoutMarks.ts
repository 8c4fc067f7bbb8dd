/**
 * Removes invisible characters that come with copied text: soft hyphens, zero-width spaces, byte order marks, and the direction
 * marks that telephones put around the numbers of their contacts. Joiners stay, because names of some scripts need them.
 */
export const withoutMarks = (text: string): string =>
  text.replace(/[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, '');
