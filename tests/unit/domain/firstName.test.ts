import { describe, expect, it } from 'vitest';
import { firstName } from '../../../src/domain/firstName.ts';

describe('the name in the greeting', () => {
  it('is the first word of the name that the server shows', () => {
    expect(firstName('Ana Lucía Andrade')).toBe('Ana');
    expect(firstName('  Ana\u00a0Lucía ')).toBe('Ana');
  });

  it('is left out if the name is an e-mail address or missing', () => {
    expect(firstName('ana@portal.test')).toBe('');
    expect(firstName('   ')).toBe('');
  });
});
