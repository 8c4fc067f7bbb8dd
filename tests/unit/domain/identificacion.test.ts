import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkIdentificacion,
  normalizeIdentificacion,
  oddityOfIdentificacion,
} from '../../../src/domain/documentos/identificacion.ts';
import { type TipoIdentificacion, tiposIdentificacion } from '../../../src/domain/documentos/tipos.ts';
import { anyCharacter } from '../../support/anyCharacter.ts';
import { existing, impossible } from '../../support/identificaciones.ts';

describe('checkIdentificacion', () => {
  test.each(existing)('$tipo $typed is $normal', ({ tipo, typed, normal }) => {
    expect(checkIdentificacion(tipo, typed)).toEqual({ ok: true, value: normal });
  });

  test.each(impossible)('$tipo $typed is refused: $code', ({ tipo, typed, code }) => {
    expect(checkIdentificacion(tipo, typed)).toEqual({ ok: false, code });
  });

  test('every kind has its real and its impossible ones', () => {
    for (const all of [existing, impossible]) {
      expect(all.length).toBeGreaterThanOrEqual(60);
      expect(new Set(all.map(({ tipo }) => tipo))).toEqual(new Set(tiposIdentificacion));
    }
  });

  // A NIT is different: its remainders 1 and 10 share the check digit 1.
  test('one wrong digit of a cédula is always noticed', () => {
    const numero = '1714307103';
    fc.assert(
      fc.property(fc.nat(9), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const other = (Number(numero[at]) + by) % 10;
        const typed = `${numero.slice(0, at)}${other}${numero.slice(at + 1)}`;
        expect(checkIdentificacion('05', typed).ok).toBe(false);
      }),
    );
  });

  test('a NIT has one check digit', () => {
    const right = [...'0123456789'].filter((d) => checkIdentificacion('31', `213123432-${d}`).ok);
    expect(right).toEqual(['1']);
  });

  test('what is accepted is accepted again as it came out', () => {
    for (const { tipo, normal } of existing) {
      expect(checkIdentificacion(tipo, normal)).toEqual({ ok: true, value: normal });
    }
  });

  test('separators between the characters change nothing, whatever they are and however many', () => {
    const separator = fc.constantFrom(
      ...' .,-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFF0D\u00A0\u2009\u202F\u3000\u200B\u2066',
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...existing),
        fc.array(separator, { maxLength: 30 }),
        ({ tipo, normal }, added) => {
          const characters = [...normal];
          for (const [i, one] of added.entries()) characters.splice((i * 7) % (normal.length + 1), 0, one);
          expect(normalizeIdentificacion(tipo, characters.join(''))).toBe(normal);
        },
      ),
    );
  });

  test('nothing that a person can type makes it throw', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...tiposIdentificacion),
        fc.string({ unit: anyCharacter }),
        (tipo: TipoIdentificacion, text) => {
          expect(typeof checkIdentificacion(tipo, text).ok).toBe('boolean');
        },
      ),
    );
  });
});

describe('oddityOfIdentificacion', () => {
  test.each([
    ['06', 'A1234567'],
    ['06', 'Pasaporte No. ABC123456'],
    ['06', 'C01X00T47'],
    ['06', '07PD54321'],
    ['08', 'RSSMRA85T10A562S'],
    ['08', 'GODE561231HDFRRN09'],
    ['08', 'DNI: 12345678Z'],
    ['22', 'CE 384572'],
  ] as const)('%s %s is not odd', (tipo, typed) => {
    expect(oddityOfIdentificacion(tipo, typed)).toBeUndefined();
  });

  test.each(existing)('of $tipo $typed is $odd', ({ tipo, typed, odd }) => {
    expect(oddityOfIdentificacion(tipo, typed)).toBe(odd);
  });

  test('what is refused is not odd as well', () => {
    for (const { tipo, typed } of impossible) expect(oddityOfIdentificacion(tipo, typed)).toBeUndefined();
  });

  test.each([
    ['05', '1784307108', 'tercer_digito'],
    ['04', '0170000610001', 'tercer_digito'],
    ['04', '0160000610001', 'digito_verificador'],
    ['06', 'ABCDEFG', 'sin_numeros'],
    ['08', 'SINNUMERO', 'sin_numeros'],
    ['06', 'Passnummer C01X00T47', 'palabra'],
    ['06', 'Paspoort NX1234567', 'palabra'],
    ['06', 'mi pasaporte A1234567', 'palabra'],
    ['22', 'mi CE 384572', 'palabra'],
    ['08', 'Ausweis L01X00T47', 'palabra'],
  ] as const)('%s %s is accepted, and called odd: %s', (tipo, typed, odd) => {
    expect(checkIdentificacion(tipo, typed).ok).toBe(true);
    expect(oddityOfIdentificacion(tipo, typed)).toBe(odd);
  });
});
