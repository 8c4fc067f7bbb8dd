import { expect, it } from 'vitest';
import { withoutSecrets } from '../../../src/client/withoutSecrets.ts';

it.each([
  ['http://admin:SECRETO@portal.example/api', 'http://…@portal.example/api'],
  ['http://admin:SEC/RE@TO@portal.example', 'http://…@portal.example'],
  ['//admin:SECRETO@portal.example', '//…@portal.example'],
  ['admin:SECRETO@portal.example', '…@portal.example'],
  ['https://portal.example/?token=SECRETO', 'https://portal.example/?…'],
  ['https://portal.example/#SECRETO', 'https://portal.example/#…'],
  // The end of this password cannot be known.
  ['http://admin:SEC?RETO@portal.example', 'http://…@portal.example'],
  ['https://admin:SECRETO@portal.example/?token=SECRETO\n', 'https://…@portal.example/?…'],
  ['https://portal.example/base', 'https://portal.example/base'],
  ['portal.example', 'portal.example'],
])('%j is written as %s', (address, told) => {
  expect(withoutSecrets(address)).toBe(told);
});
