import { expect, test } from 'vitest';
import { initials } from '../../../src/ui/data/avatarColour.ts';

test.each([
  ['Ana Lucía Andrade Cevallos', 'Andrade Cevallos', 'AA'],
  ['María de los Ángeles Ruiz', 'Ruiz', 'MR'],
  ['Ana María Ruiz', undefined, 'AR'],
  ['ana  ruiz ', ' ruiz ', 'AR'],
  ['Sukarno', '', 'S'],
  ['Sukarno', undefined, 'S'],
  ['', undefined, ''],
] as const)('the initials of %j with the surnames %j are %s', (name, lastName, letters) => {
  expect(initials(name, lastName)).toBe(letters);
});
