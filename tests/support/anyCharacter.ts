/** Any character, also half of one. The library's own `binary` first builds a table of a million, which takes a second. */
import fc from 'fast-check';

export const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
