import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Credenciales } from '../../../src/contract/auth.ts';
import { CambioClave } from '../../../src/contract/cambioClave.ts';
import { CambioContacto } from '../../../src/contract/cliente.ts';
import { ConsultaCursos } from '../../../src/contract/curso.ts';
import { EnlaceNuevo } from '../../../src/contract/enlace.ts';
import { ConsultaFacturas } from '../../../src/contract/factura.ts';
import { InscripcionNueva } from '../../../src/contract/inscripcion.ts';
import { Registro } from '../../../src/contract/registro.ts';
import { errorsOfIssues } from '../../../src/contract/validation.ts';

/** The output, or what would stand in `errors` of the problem. */
function judge(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  return errorsOfIssues(result.issues).map(({ pointer, code }) => `${pointer} ${code}`);
}

const participante = {
  tipoIdentificacion: '31',
  identificacion: '213.123.432-1',
  nombres: 'Ana',
  apellidos: 'Pérez',
  correo: 'Ana@Portal.test',
  telefono: '+593 99 123 4567',
};
const terminos = { version: '2026-01' };

describe('a new enrolment', () => {
  test('comes out in normal form', () => {
    expect(judge(InscripcionNueva, { curso: 'c1', participante, terminos })).toEqual({
      curso: 'c1',
      participante: {
        ...participante,
        identificacion: '213123432-1',
        correo: 'ana@portal.test',
        telefono: '+593991234567',
      },
      terminos,
    });
  });

  test('reports a wrong check digit at its field even while other fields are missing', () => {
    const incomplete = { tipoIdentificacion: '05', identificacion: '1714307104', nombres: ' ' };
    expect(judge(InscripcionNueva, { curso: 'c1', participante: incomplete, terminos })).toEqual([
      '/participante/nombres requerido',
      '/participante/apellidos requerido',
      '/participante/correo requerido',
      '/participante/telefono requerido',
      '/participante/identificacion identificacion_digito_verificador',
    ]);
  });

  test('takes no field that it does not know', () => {
    const answer = judge(InscripcionNueva, { curso: 'c1', terminos, estado: 'activa', total: 0 });
    expect(answer).toEqual(expect.arrayContaining(['/estado campo_desconocido']));
  });
});

describe('the body about an account', () => {
  test('signs in by type CLI, and takes old passwords that today would be refused', () => {
    const credenciales = { username: ' 1714307103 ', password: 'corta', type: 'CLI' };
    expect(judge(Credenciales, credenciales)).toEqual({ ...credenciales, username: '1714307103' });
    expect(judge(Credenciales, { ...credenciales, type: 'ADM' })).toEqual(['/type opcion_desconocida']);
  });

  test.each([
    [{ username: '  ', password: 'x', type: 'CLI' }, '/username requerido'],
    [{ username: 'x'.repeat(255), password: 'x', type: 'CLI' }, '/username demasiado_largo'],
    [{ username: 'a', password: '', type: 'CLI' }, '/password requerido'],
    [{ username: 'a', password: 'x'.repeat(513), type: 'CLI' }, '/password demasiado_largo'],
    [{ username: 'a', password: 'x' }, '/type requerido'],
    [{ username: 'a', password: 'x', type: 'CLI', role: 'admin' }, '/role campo_desconocido'],
  ])('does not sign in by %j: %s', (body, error) => {
    expect(judge(Credenciales, body)).toEqual([error]);
  });

  test('registers by a password that the policy judges, and says which rule it breaks', () => {
    const registro = { email: 'ana@portal.test', password: 'corta', firstName: 'Ana', lastName: 'Pérez' };
    expect(judge(Registro, registro)).toEqual(['/password clave_corta']);
    expect(judge(Registro, { ...registro, password: 'demostracion-2026', firstName: '' })).toEqual([
      '/firstName requerido',
    ]);
    expect(judge(Registro, { ...registro, password: 'demostracion-2026', role: 'admin' })).toEqual([
      '/role campo_desconocido',
    ]);
  });

  test('changes a password by the current one or by a token, and the new one has its own error', () => {
    expect(judge(CambioClave, { claveActual: 'x', claveNueva: 'demostracion-2026' })).toEqual({
      claveActual: 'x',
      claveNueva: 'demostracion-2026',
    });
    expect(judge(CambioClave, { token: 't', claveNueva: 'corta' })).toEqual(['/claveNueva clave_corta']);
    expect(judge(CambioClave, { claveNueva: 'demostracion-2026' })).toHaveLength(1);
    expect(
      judge(CambioClave, { claveActual: 'x', token: 't', claveNueva: 'demostracion-2026' }),
    ).toHaveLength(1);
  });
});

test('contact data are all that a client changes of their record', () => {
  expect(judge(CambioContacto, { correo: 'Otra@portal.test', idioma: 'cn' })).toEqual({
    correo: 'otra@portal.test',
    idioma: 'cn',
  });
  expect(judge(CambioContacto, { identificacion: '1714307103' })).toEqual([
    '/identificacion campo_desconocido',
  ]);
  expect(judge(CambioContacto, { version: 99 })).toEqual(['/version campo_desconocido']);
});

test.each([
  [{ correo: 'a@b' }, '/correo correo_formato'],
  [{ telefono: '099 123' }, '/telefono telefono_formato'],
  [{ idioma: 'de' }, '/idioma opcion_desconocida'],
  [{ direccion: 'x'.repeat(301) }, '/direccion demasiado_largo'],
  [{ direccion: 'a\u001bb' }, '/direccion caracteres'],
])('contact data are refused if a field breaks its rule, as in %j', (change, error) => {
  expect(judge(CambioContacto, change)).toEqual([error]);
});

describe('a new link', () => {
  test.each([
    [[], '/facturas requerido'],
    [[{ numero: 'f1', valor: 0 }], '/facturas/0/valor fuera_de_rango'],
    [[{ numero: 'f1', valor: 1.5 }], '/facturas/0/valor formato'],
    [
      [
        { numero: 'f1', valor: 5 },
        { numero: 'f1', valor: 5 },
      ],
      '/facturas repetido',
    ],
  ])('of %j is refused: %s', (facturas, error) => {
    expect(judge(EnlaceNuevo, { facturas })).toEqual([error]);
  });
});

describe('a query', () => {
  test('arrives as text and has defaults', () => {
    expect(judge(ConsultaCursos, {})).toEqual({ limite: 20 });
    expect(
      judge(ConsultaCursos, {
        limite: '100',
        estado: 'abierto',
        modalidad: ['virtual', 'hibrida'],
        orden: '-inicio',
      }),
    ).toEqual({
      limite: 100,
      estado: ['abierto'],
      modalidad: ['virtual', 'hibrida'],
      orden: '-inicio',
    });
    expect(judge(ConsultaFacturas, { vencida: 'true' })).toEqual({ limite: 20, vencida: true });
    expect(judge(ConsultaFacturas, { vencida: 'false' })).toEqual({ limite: 20, vencida: false });
  });

  test.each([
    [{ limite: '0' }, '/limite fuera_de_rango'],
    [{ limite: '101' }, '/limite fuera_de_rango'],
    [{ limite: '1e2' }, '/limite formato'],
    [{ limite: '' }, '/limite formato'],
    [{ estado: 'inventado' }, '/estado opcion_desconocida'],
    [{ estado: ['abierto', 'inventado'] }, '/estado opcion_desconocida'],
    [{ orden: '-id' }, '/orden opcion_desconocida'],
    [{ desde: '2026-02-30' }, '/desde fecha_formato'],
    [{ q: 'x'.repeat(101) }, '/q demasiado_largo'],
    [{ precio: '5' }, '/precio campo_desconocido'],
  ])('of %j is refused: %s', (query, error) => {
    expect(judge(ConsultaCursos, query)).toEqual([error]);
  });
});
