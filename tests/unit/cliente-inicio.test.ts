import { describe, expect, it } from 'vitest';
import { primerNombre } from '../../src/areas/cliente/inicio/primerNombre.ts';

describe('the name in the greeting', () => {
  it('is the first word of the name that the server shows', () => {
    expect(primerNombre('Ana Lucía Andrade')).toBe('Ana');
    expect(primerNombre('  Ana\u00a0Lucía ')).toBe('Ana');
  });

  it('is left out where the name is an e-mail address or missing', () => {
    expect(primerNombre('ana@portal.test')).toBe('');
    expect(primerNombre('   ')).toBe('');
  });
});
