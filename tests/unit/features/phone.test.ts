import { describe, expect, test } from 'vitest';
import { fromE164, lacksPlus, toE164 } from '../../../src/features/persona/phone.ts';

describe('a telephone number', () => {
  test.each([
    ['EC', '0991234567', '+593991234567'],
    ['EC', '991234567', '+593991234567'],
    ['EC', '+57 310 555 0199', '+573105550199'],
    ['EC', '00593991234567', '+593991234567'],
    ['EC', '593991234567', '+593991234567'],
    ['EC', '593 99 123-4567', '+593991234567'],
    ['EC', '٥٩٣٩٩١٢٣٤٥٦٧', '+593991234567'],
    ['EC', '٠٩٩١٢٣٤٥٦٧', '+593991234567'],
    ['EC', '۰۹۹۱۲۳۴۵۶۷', '+593991234567'],
    ['EC', '573105550199', '+573105550199'],
    ['EC', '13055550123', '+13055550123'],
    ['CO', '3105550199', '+573105550199'],
    ['CO', '593991234567', '+593991234567'],
    ['US', '13055550123', '+13055550123'],
    ['IT', '0212345678', '+390212345678'],
    ['EC', '\u202A+593 99 123 4567\u202C', '+593991234567'],
    ['EC', '0991234567\u200B', '+593991234567'],
    ['EC', '', ''],
  ])('in %s, %s is %s', (pais, numero, whole) => {
    expect(toE164({ pais, numero })).toBe(whole);
  });

  test('typed without the plus is told from one that is dialled at home', () => {
    expect(lacksPlus({ pais: 'EC', numero: '593991234567' })).toBe(true);
    for (const numero of ['0991234567', '+593991234567', '00593991234567', '']) {
      expect(lacksPlus({ pais: 'EC', numero })).toBe(false);
    }
  });

  // 31 is the Netherlands, and 3105550199 a mobile of Colombia.
  test('that could be of several countries is not guessed', () => {
    expect(toE164({ pais: 'EC', numero: '3105550199' })).toBe('+5933105550199');
  });

  test('is taken apart and put together again', () => {
    expect(fromE164('+593991234567', 'CO')).toEqual({ pais: 'EC', numero: '991234567' });
  });
});
