/**
 * The one form of a mailbox, in which it is kept, compared and shown: lower case, and the domain in its own letters. The DNS
 * writes `compañía.com` as `xn--compaa-7va5a.com`, and browsers, programs and people use both.
 */
/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js';

/** Leaves a text that is no address as it is, except for case, the spaces around it and its normal form. */
export function normalizeCorreo(typed: string): string {
  const text = typed.trim().toLowerCase().normalize('NFC');
  const at = text.lastIndexOf('@') + 1;
  return at === 0 ? text : text.slice(0, at) + inLetters(text.slice(at));
}

function inLetters(domain: string): string {
  const ascii = asciiNameOf(domain);
  if (ascii === undefined) return domain;
  const letters = lettersOf(ascii);
  // Symbols and joiners, which nobody tells apart, stay as the DNS writes them; so does what only looks like its writing.
  const isPlain = /^[\p{L}\p{M}\p{N}.-]+$/u.test(letters) && asciiNameOf(letters) === ascii;
  return isPlain ? letters.toLowerCase().normalize('NFC') : ascii;
}

/** Undefined for a domain of ASCII letters, which has one form only, and for what is no domain. */
function asciiNameOf(domain: string): string | undefined {
  // URL would take other ASCII signs for the beginning of a port, a path or a password.
  const isHost = /^(?:[a-z\d.-]|(?!\p{DI})[^\0-\x7F])+$/u.test(domain);
  if (!isHost || !/[^\0-\x7F]|xn--/.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

function lettersOf(ascii: string): string {
  try {
    return ascii
      .split('.')
      .map((label) => (label.startsWith('xn--') ? punycode.decode(label.slice(4)) : label))
      .join('.');
  } catch {
    return ascii;
  }
}
