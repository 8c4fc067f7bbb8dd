import { expect, test } from 'vitest';
import { isSameSecret } from '../../../demo/api/http/isSameSecret.ts';

test('only the secret itself is the same as the secret', () => {
  const given = ['clave', 'Clave', 'clave2', 'clav', ''];
  expect(given.filter((text) => isSameSecret(text, 'clave'))).toEqual(['clave']);
});

test('without a secret no text is the same, not even an empty one', () => {
  expect(['', 'clave', 'null'].filter((text) => isSameSecret(text, null))).toEqual([]);
});
