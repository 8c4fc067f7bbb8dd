/** Word processors and chats put these in the place of straight quotes. HTML takes them for letters of the value. */
const curly = '“”„‟‘’‚‛«»″';

export const hasCurlyQuotes = (text: string): boolean => new RegExp(`[${curly}]`).test(text);

/** A value that such quotes enclose, or that ends at the first space between them. A text may well contain some. */
export const isCurlyQuoted = (value: string): boolean => new RegExp(`^[${curly}][^\\s]*$`).test(value);

export const withoutCurlyQuotes = (text: string): string => text.replace(new RegExp(`[${curly}]`, 'g'), '');
