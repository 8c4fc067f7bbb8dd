import { describe, expect, test } from 'vitest';
import { checkClave, checkClaveRules } from '../../../src/domain/clave.ts';

const owner = {
  nombre: 'Ana María Pérez',
  correo: 'ana.maria.perez@portal.test',
  identificacion: '213123432-1000000',
};

describe('a new password', () => {
  test.each([
    'demostracion-2026',
    'caballo batería grapa correcto',
    '🐴🔋📎✅🐴🔋📎✅🐴🔋📎✅🐴🔋x',
    'ni un signo ni mayúscula',
    `${'x9'.repeat(7)}y`,
    'una frase que llega a los ciento veintiocho puntos de codigo '.padEnd(128, 'z9'),
  ])('%s is good', (clave) => {
    expect(checkClave(clave, owner)).toEqual({ ok: true, value: clave.normalize('NFC') });
  });

  test.each([
    ['catorce letras', 'clave_corta'],
    ['', 'clave_corta'],
    ['🐴'.repeat(14), 'clave_corta'],
    ['a'.repeat(129), 'clave_larga'],
    ['aaaaaaaaaaaaaaaa', 'clave_comun'],
    ['abcabcabcabcabc', 'clave_comun'],
    ['abcdefghijklmnop', 'clave_comun'],
    ['ponmlkjihgfedcba', 'clave_comun'],
    ['1234567890123456', 'clave_comun'],
    ['QWERTYUIOPASDFGH', 'clave_comun'],
    ['Password Password', 'clave_comun'],
    ['ContraseñaContraseña', 'clave_comun'],
    ['ana maría pérez', 'clave_igual_nombre'],
    ['Ana.Maria.Perez@portal.test', 'clave_igual_correo'],
    ['ana.maria.perez', 'clave_igual_correo'],
    ['213123432-1000000', 'clave_igual_identificacion'],
    [' '.repeat(20), 'clave_comun'],
  ])('"%s" is refused with %s', (clave, code) => {
    expect(checkClave(clave, owner)).toEqual({ ok: false, code });
  });

  test('is the same, whichever way its accents are written', () => {
    const composed = 'contraseña-única';
    expect(checkClave(composed.normalize('NFD'))).toEqual({ ok: true, value: composed.normalize('NFC') });
  });

  test('is compared with no owner if none is known', () => {
    expect(checkClave('ana.maria.perez').ok).toBe(true);
  });
});

describe('the rules of a new password', () => {
  test.each([
    ['', { length: 'clave_corta', common: 'clave_comun' }],
    ['catorce letras', { length: 'clave_corta' }],
    ['ana maría pérez', { own: 'clave_igual_nombre' }],
    ['Ana.Maria.Perez', { own: 'clave_igual_correo' }],
    ['abcabc', { length: 'clave_corta', common: 'clave_comun' }],
    ['a'.repeat(129), { length: 'clave_larga', common: 'clave_comun' }],
    ['caballo batería grapa correcto', {}],
  ])('judge "%s" each by itself, whatever the others say: %j', (clave, broken) => {
    const met = { length: undefined, own: undefined, common: undefined };
    expect(checkClaveRules(clave, owner)).toEqual({ ...met, ...broken });
  });
});
