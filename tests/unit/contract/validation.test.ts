import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CambioByClave, CambioByToken } from '../../../src/contract/cambioClave.ts';
import { InscripcionNueva } from '../../../src/contract/inscripcion.ts';
import { Registro } from '../../../src/contract/registro.ts';
import { SolicitudNueva } from '../../../src/contract/solicitud.ts';
import { errorsOfIssues, fieldOfPointer } from '../../../src/contract/validation.ts';
import { checkClave } from '../../../src/domain/clave.ts';
import { cases, claves, cuenta, participante } from '../support/validations.ts';

const solicitud = { curso: 'EXT-2026-001', participante, terminos: { version: '2026-01' } };

function errorsOf(schema: v.GenericSchema, value: unknown) {
  const result = v.safeParse(schema, value);
  return result.success ? [] : errorsOfIssues(result.issues);
}

describe('what people type', () => {
  test.each(cases)(
    'is kept in normal form or refused by its code: $field, $rule',
    ({ change, field, kept, code }) => {
      const whole = { ...solicitud, participante: { ...participante, ...change } };
      const result = v.safeParse(SolicitudNueva, whole);
      const pointer = `/participante/${field}`;
      if (code === undefined) {
        expect(result.issues).toBeUndefined();
        expect(v.parse(SolicitudNueva, whole).participante[field]).toBe(kept);
      } else {
        const expected = [{ pointer, code }];
        expect(errorsOf(SolicitudNueva, whole)).toEqual(expected);
        // The API's schema and a form's resolver give the same verdict.
        expect(errorsOf(InscripcionNueva, whole)).toEqual(expected);
        const [first] = result.issues ?? [];
        expect(first && [v.getDotPath(first), first.message]).toEqual([fieldOfPointer(pointer), code]);
      }
    },
  );

  test.each(claves)('is a good password or refused by the rule that it breaks: %s', (_, clave, code) => {
    const expected = code === undefined ? [] : [code];
    expect(errorsOf(Registro, { ...cuenta, password: clave }).map((error) => error.code)).toEqual(expected);
    // Only the API knows the person who changes a password, so it asks the domain once more.
    if (code?.startsWith('clave_igual')) return;
    expect(errorsOf(CambioByToken, { token: 't', claveNueva: clave })).toEqual(
      expected.map((one) => ({ pointer: '/claveNueva', code: one })),
    );
    expect(errorsOf(CambioByClave, { claveActual: 'x', claveNueva: clave })).toHaveLength(expected.length);
  });

  test('a password equal to the identification is refused with a code of its own', () => {
    expect(checkClave('213123432-10000', { identificacion: '213123432-10000' })).toEqual({
      ok: false,
      code: 'clave_igual_identificacion',
    });
  });
});

describe('the public form', () => {
  test('what is left out is asked for, by name and code', () => {
    expect(errorsOf(SolicitudNueva, {})).toEqual([
      { pointer: '/curso', code: 'requerido' },
      { pointer: '/participante', code: 'requerido' },
    ]);
    expect(errorsOf(SolicitudNueva, { ...solicitud, terminos: { version: '' } })).toEqual([
      { pointer: '/terminos/version', code: 'requerido' },
    ]);
    expect(errorsOf(SolicitudNueva, { ...solicitud, participante: {} }).map(({ code }) => code)).toEqual(
      Array(6).fill('requerido'),
    );
  });

  test('billing data are judged by the same rules, and may be left out', () => {
    const comprador = {
      tipoIdentificacion: '04',
      identificacion: '1714307104001',
      razonSocial: 'Empresa S. A.',
      correo: 'pagos@portal.test',
    };
    expect(errorsOf(SolicitudNueva, { ...solicitud, comprador })).toEqual([
      { pointer: '/comprador/identificacion', code: 'identificacion_digito_verificador' },
    ]);
    expect(errorsOf(SolicitudNueva, solicitud)).toEqual([]);
  });

  test('an invoice is made out to names with digits, and to none that is a number, markup or has emoji', () => {
    const comprador = {
      tipoIdentificacion: '31',
      identificacion: '213123432-1',
      correo: 'pagos@portal.test',
    };
    const judge = (razonSocial: string) =>
      errorsOf(SolicitudNueva, { ...solicitud, comprador: { ...comprador, razonSocial } });
    for (const name of ['Radio 21 S. A.', '3M', 'Ana & Hijos', '百度', 'Más + S. A.', 'Café™ N° 1', '㈜한국'])
      expect(judge(name)).toEqual([]);
    for (const name of [
      '123',
      '<b>123</b>',
      '<i>Radio</i>',
      '- -',
      'Radio 📻',
      'Radio ❤',
      'Radio 🇪🇨',
      'Radio 2️⃣',
    ])
      expect(judge(name)).toEqual([{ pointer: '/comprador/razonSocial', code: 'razon_formato' }]);
  });

  test('a pointer is the name of a field, whatever its keys', () => {
    expect(fieldOfPointer('/facturas/0/valor')).toBe('facturas.0.valor');
    expect(fieldOfPointer('?desde')).toBe('desde');
    expect(fieldOfPointer('/a~1b/c~0d')).toBe('a/b.c~d');
    expect(fieldOfPointer('')).toBe('');
  });
});
