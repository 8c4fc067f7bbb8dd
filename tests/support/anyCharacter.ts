/** Any character, including lone surrogates. fast-check's own `binary` unit first builds a table, which takes a second. */
import fc from 'fast-check';

export const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
