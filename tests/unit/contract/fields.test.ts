import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  Correo,
  Fecha,
  Importe,
  Porcentaje,
  paragraphs,
  Telefono,
  textLine,
} from '../../../src/contract/fields.ts';
import { importeMax } from '../../../src/domain/dinero.ts';
import { callingCodes } from '../../../src/features/persona/callingCodes.ts';

function verdict(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : { code: result.issues[0].message };
}

describe('an e-mail address', () => {
  test.each([
    ['Ana.Perez@Portal.TEST', 'ana.perez@portal.test'],
    ['  ana+cursos@sub.portal.test ', 'ana+cursos@sub.portal.test'],
    ["o'brien@portal.test", "o'brien@portal.test"],
    ['josé@correo.ec', 'josé@correo.ec'],
    ['ana@ñandú.ec', 'ana@ñandú.ec'],
    ['ana@xn--and-6ma2c.ec', 'ana@ñandú.ec'],
    ['a@b.co', 'a@b.co'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(verdict(Correo, typed)).toBe(kept);
  });

  test.each([
    ['', 'requerido'],
    ['   ', 'requerido'],
    [undefined, 'requerido'],
    ['ana', 'correo_formato'],
    ['ana@', 'correo_formato'],
    ['@portal.test', 'correo_formato'],
    ['ana@portal', 'correo_formato'],
    ['ana@-portal.test', 'correo_formato'],
    ['ana@portal..test', 'correo_formato'],
    ['ana perez@portal.test', 'correo_formato'],
    ['ana@portal.test, otra@portal.test', 'correo_formato'],
    ['Ana <ana@portal.test>', 'correo_formato'],
    ['ana@portal.test\nBcc: otra@portal.test', 'correo_formato'],
    [`${'a'.repeat(65)}@portal.test`, 'correo_formato'],
    [`ana@${'a'.repeat(260)}.test`, 'demasiado_largo'],
  ])('%j is refused with %s', (typed, code) => {
    expect(verdict(Correo, typed)).toEqual({ code });
  });
});

describe('a telephone number', () => {
  test.each([
    ['+593 99 123 4567', '+593991234567'],
    ['+57 (310) 555-0199', '+573105550199'],
    ['+٥٩٣٩٩١٢٣٤٥٦٧', '+593991234567'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(verdict(Telefono, typed)).toBe(kept);
  });

  test.each([
    ['', 'requerido'],
    ['0991234567', 'telefono_formato'],
    ['+0991234567', 'telefono_formato'],
    ['+593 99', 'telefono_formato'],
    [`+5${'9'.repeat(16)}`, 'telefono_formato'],
    ['+593 99 123 45a7', 'telefono_formato'],
  ])('%j is refused with %s', (typed, code) => {
    expect(verdict(Telefono, typed)).toEqual({ code });
  });
});

test.each([...callingCodes])(
  'a number of %s, +%s, passes: the form offers no country that is refused',
  (pais, code) => {
    const dialled: Record<string, string> = { EC: '991234567', CO: '3105550199' };
    const numero = `+${code}${dialled[pais] ?? (code === '1' ? '3055550123' : '51234567')}`;
    expect(verdict(Telefono, numero)).toBe(numero);
  },
);

describe('a date', () => {
  test.each(['2026-02-28', '2028-02-29'])('%s is taken', (fecha) => {
    expect(verdict(Fecha, fecha)).toBe(fecha);
  });

  test.each(['2026-02-29', '2026-02-31', '2026-13-01', '2026-1-1', '28/02/2026', '2026-02-28T00:00:00Z', ''])(
    '%s is refused',
    (fecha) => {
      expect(verdict(Fecha, fecha)).toEqual({ code: 'fecha_formato' });
    },
  );
});

describe('a field for numbers', () => {
  test.each([
    [0, 0],
    [1250, 1250],
    [12.5, { code: 'formato' }],
    [-1, { code: 'fuera_de_rango' }],
    [importeMax, importeMax],
    [importeMax + 1, { code: 'fuera_de_rango' }],
    [2 ** 53, { code: 'formato' }],
    ['1250', { code: 'requerido' }],
    [Number.NaN, { code: 'requerido' }],
  ])('takes the amount %j as %j', (given, expected) => {
    expect(verdict(Importe, given)).toEqual(expected);
  });

  test.each([
    [15, 15],
    [33.33, 33.33],
    [0.07, 0.07],
    [100, 100],
    [33.333, { code: 'formato' }],
    [100.01, { code: 'fuera_de_rango' }],
    [-1, { code: 'fuera_de_rango' }],
  ])('takes the percentage %j as %j', (given, expected) => {
    expect(verdict(Porcentaje, given)).toEqual(expected);
  });
});

describe('a line of text', () => {
  const Nombre = textLine(1, 20);

  test('is kept trimmed, in NFC, with single spaces', () => {
    expect(verdict(Nombre, '  Ana \t  Mari\u0301a ')).toBe('Ana María');
  });

  test.each([
    ['   ', 'requerido'],
    ['x'.repeat(21), 'demasiado_largo'],
    ['Ana\u0000', 'caracteres'],
    ['Ana\nMaría', 'caracteres'],
    ['Ana \u202Eodnanref', 'caracteres'],
    ['Ana \u2066x\u2069', 'caracteres'],
    ['Ana\u2028María', 'caracteres'],
    ['Ana\u2029María', 'caracteres'],
    ['\ud800', 'caracteres'],
    ['Ana \udc00', 'caracteres'],
    ['\u200B', 'requerido'],
    ['\u200B \uFEFF\u2060', 'requerido'],
    ['\u200D', 'requerido'],
    ['\u200E\u200F', 'requerido'],
    ['\u3164', 'requerido'],
    ['\u2800', 'requerido'],
    ['\u{E0041}\u{E0042}', 'requerido'],
    ['\u0301', 'requerido'],
  ])('%j is refused with %s', (typed, code) => {
    expect(verdict(Nombre, typed)).toEqual({ code });
  });

  test('loses what nobody sees of pasted text', () => {
    expect(verdict(Nombre, '\uFEFFMa\u00ADría\u200B\u2060 Pérez')).toBe('María Pérez');
  });

  test('may be a name of any script, with its joiners and emoji', () => {
    for (const nombre of ['Nguyễn Thị', '王小明', 'محمد علي', 'می‌خواهم', '👩‍🏫 Ana']) {
      expect(verdict(Nombre, nombre)).toBe(nombre.normalize('NFC'));
    }
  });
});

describe('a text of several paragraphs', () => {
  const Comentario = paragraphs(20);

  test.each([
    ['hola\nmundo', 'hola\nmundo'],
    ['hola\r\nmundo\r', 'hola\nmundo'],
    ['hola\u2028mundo\u2029', 'hola\nmundo'],
    [' hola\n\n  mundo ', 'hola\n\n  mundo'],
    ['a\tb', 'a\tb'],
    ['', ''],
    [' \n ', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(verdict(Comentario, typed)).toBe(kept);
  });

  test.each([
    ['hola\u0000', 'caracteres'],
    ['hola\u001b[31m', 'caracteres'],
    ['hola\u009b', 'caracteres'],
    ['\ud800', 'caracteres'],
    ['a \u202Eodnum', 'caracteres'],
    ['x'.repeat(21), 'demasiado_largo'],
  ])('%j is refused with %s', (typed, code) => {
    expect(verdict(Comentario, typed)).toEqual({ code });
  });
});
