import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeCorreo } from '../../../src/domain/normalizeCorreo.ts';

/** The name as the DNS writes it. */
const asciiNameOf = (domain: string) => new URL(`http://${domain}`).hostname;

describe('a mailbox has one form', () => {
  test.each([
    ['its domain in letters', 'ana@compañía.com', 'ana@compañía.com'],
    ['its domain as the DNS writes it', 'ana@xn--compaa-7va5a.com', 'ana@compañía.com'],
    [
      'capitals, spaces around it and marks typed apart',
      ' Ana@COMPAN\u0303I\u0301A.COM ',
      'ana@compañía.com',
    ],
    ['every part of the domain written by the DNS', 'ana@xn--and-6ma2c.xn--p1ai', 'ana@ñandú.рф'],
    [
      'letters of the width of Chinese ones, and their full stop',
      'ana@ｃorreo。例。com',
      'ana@correo.例.com',
    ],
    ['a ß, which is no ss', 'ana@straße.de', 'ana@straße.de'],
    ['a script whose capitals the DNS keeps', 'ana@ꭰꭱ.com', 'ana@ꭰꭱ.com'],
    ['a symbol, which stays as the DNS writes it', 'ana@i❤.ws', 'ana@xn--i-7iq.ws'],
    [
      'a joiner, which stays as the DNS writes it',
      'ana@xn--mgba3gch31f060k.com',
      'ana@xn--mgba3gch31f060k.com',
    ],
    ['what only looks like the writing of the DNS', 'ana@xn--a.com', 'ana@xn--a.com'],
    ['letters before the at that only look like it', 'xn--a@portal.test', 'xn--a@portal.test'],
    ['a domain that leads elsewhere in an address of the web', 'ana@ñ/a.com', 'ana@ñ/a.com'],
    ['no at', ' Ñandú ', 'ñandú'],
  ])('from %s', (_from, typed, form) => {
    expect(normalizeCorreo(typed)).toBe(form);
  });

  /** Letters with marks, and of other scripts, as domains have them. */
  const letters = fc.constantFrom(...'abcxyz019ñáüçßđơяжщωλίσςאבعربी中文日本한글ꭰაბ');
  const label = fc.string({ unit: letters, minLength: 1, maxLength: 12 });
  const domain = fc
    .array(label, { minLength: 1, maxLength: 3 })
    .map((labels) => `${labels.join('.')}.com`)
    .filter((name) => URL.canParse(`http://${name}`));
  const local = fc.string({ unit: fc.constantFrom(...'abz09.+-ñéЖ'), minLength: 1, maxLength: 10 });

  test('for every domain, in letters, in capitals, in marks apart and as the DNS writes it', () => {
    fc.assert(
      fc.property(local, domain, (name, of) => {
        const form = normalizeCorreo(`${name}@${of}`);
        expect(normalizeCorreo(`${name}@${asciiNameOf(of)}`)).toBe(form);
        expect(normalizeCorreo(`${name}@${of}`.normalize('NFD'))).toBe(form);
        expect(normalizeCorreo(`${name.toUpperCase()}@${asciiNameOf(of).toUpperCase()}`)).toBe(form);
        expect(asciiNameOf(form.slice(form.lastIndexOf('@') + 1))).toBe(asciiNameOf(of));
      }),
    );
  });

  test('which is its own form, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, of) => {
        const form = normalizeCorreo(`${name}@${of}`);
        expect(normalizeCorreo(form)).toBe(form);
      }),
      { numRuns: 1000 },
    );
  });

  test('in which two domains stay two', () => {
    fc.assert(
      fc.property(domain, domain, (one, other) => {
        const isSame = normalizeCorreo(`a@${one}`) === normalizeCorreo(`a@${other}`);
        expect(isSame).toBe(asciiNameOf(one) === asciiNameOf(other));
      }),
    );
  });
});
