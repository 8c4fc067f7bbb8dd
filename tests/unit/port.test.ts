// The setting PORT.
import { expect, test } from 'vitest';
import { readPort } from '../../demo/serve/readPort.ts';

test.each([
  [undefined, 4173],
  ['0', 0],
  ['65535', 65_535],
])('PORT=%s is %d', (text, port) => {
  expect(readPort(text)).toBe(port);
});

test.each(['ochenta', '-1', '65536', '80.5'])('PORT=%s is refused in words', (text) => {
  expect(() => readPort(text)).toThrow(`PORT debe ser un número de 0 a 65535; es «${text}».`);
});
