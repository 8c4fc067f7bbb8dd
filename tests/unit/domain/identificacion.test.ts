import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkIdentificacion } from '../../../src/domain/documentos/identificacion.ts';
import type { TipoIdentificacion } from '../../../src/domain/documentos/tipos.ts';
import { anyCharacter } from '../../support/anyCharacter.ts';

const valid: [TipoIdentificacion, string, string][] = [
  ['05', '1714307103', '1714307103'],
  ['05', '0926687856', '0926687856'],
  ['05', '3050270150', '3050270150'],
  ['05', ' 171430710-3 ', '1714307103'],
  ['05', '١٧١٤٣٠٧١٠٣', '1714307103'],
  ['05', '１７１４３０７１０３', '1714307103'],
  ['04', '1714307103001', '1714307103001'],
  ['04', '1792060346001', '1792060346001'],
  ['04', '1760001550001', '1760001550001'],
  ['04', '1768152560001', '1768152560001'],
  ['04', '0990017514001', '0990017514001'],
  ['04', '1760000900001', '1760000900001'],
  ['04', '1760001551000', '1760001551000'],
  ['04', '1792000130001', '1792000130001'],
  ['06', 'ab123456', 'AB123456'],
  ['08', 'X-1234567-Z', 'X1234567Z'],
  ['13', '1.020.304.050', '1020304050'],
  ['13', '79123456', '79123456'],
  ['22', '612345', '612345'],
  ['31', '213123432-1', '213123432-1'],
  ['31', '2131234321', '213123432-1'],
  ['31', '213.123.432–1', '213123432-1'],
  ['31', '899999063-3', '899999063-3'],
  ['31', '800197268-4', '800197268-4'],
];

const invalid: [TipoIdentificacion, string, string][] = [
  ['05', '1714307104', 'identificacion_digito_verificador'],
  ['05', '1741307103', 'identificacion_digito_verificador'],
  ['05', '171430710', 'identificacion_longitud'],
  ['05', '17143071033', 'identificacion_longitud'],
  ['05', '2514307103', 'identificacion_provincia'],
  ['05', '0014307103', 'identificacion_provincia'],
  ['05', '1764307103', 'identificacion_tercer_digito'],
  ['05', '17143O7103', 'identificacion_caracteres'],
  ['05', '', 'identificacion_caracteres'],
  ['04', '1714307103000', 'identificacion_establecimiento'],
  ['04', '1714307104001', 'identificacion_digito_verificador'],
  ['04', '1792060347001', 'identificacion_digito_verificador'],
  ['04', '1760001560001', 'identificacion_digito_verificador'],
  ['04', '1760001550000', 'identificacion_establecimiento'],
  ['04', '1792060346000', 'identificacion_establecimiento'],
  ['04', '1772060346001', 'identificacion_tercer_digito'],
  ['04', '1782060346001', 'identificacion_tercer_digito'],
  ['04', '1714307103', 'identificacion_longitud'],
  ['06', 'A1', 'identificacion_longitud'],
  ['06', 'AB_123456', 'identificacion_caracteres'],
  ['08', '', 'identificacion_longitud'],
  ['13', '0123456', 'identificacion_longitud'],
  ['13', '12345678901', 'identificacion_longitud'],
  ['13', '1020A', 'identificacion_caracteres'],
  ['22', 'AB', 'identificacion_longitud'],
  ['22', '61-23*', 'identificacion_caracteres'],
  ['31', '213123432-2', 'identificacion_digito_verificador'],
  ['31', '21312-3432-1', 'identificacion_caracteres'],
  ['31', '123-1', 'identificacion_longitud'],
];

describe('checkIdentificacion', () => {
  test.each(valid)('%s %s is %s', (tipo, typed, normal) => {
    expect(checkIdentificacion(tipo, typed)).toEqual({ ok: true, valor: normal });
  });

  test.each(invalid)('%s %s is refused: %s', (tipo, typed, code) => {
    expect(checkIdentificacion(tipo, typed)).toEqual({ ok: false, code });
  });

  // Not so for a NIT: its remainders 1 and 10 share the check digit 1.
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

  test('a RUC whose check digit would have to be 10 was never issued', () => {
    for (const d of '0123456789') expect(checkIdentificacion('04', `179200005${d}001`).ok).toBe(false);
  });

  test('a NIT has one check digit', () => {
    const right = [...'0123456789'].filter((d) => checkIdentificacion('31', `213123432-${d}`).ok);
    expect(right).toEqual(['1']);
  });

  test('what is accepted is accepted again as it came out', () => {
    for (const [tipo, , normal] of valid) {
      expect(checkIdentificacion(tipo, normal)).toEqual({ ok: true, valor: normal });
    }
  });

  test('nothing that a person can type makes it throw', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('05', '04', '06', '08', '13', '22', '31'),
        fc.string({ unit: anyCharacter }),
        (tipo, text) => {
          expect(typeof checkIdentificacion(tipo as TipoIdentificacion, text).ok).toBe('boolean');
        },
      ),
    );
  });
});
