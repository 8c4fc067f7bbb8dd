// What a frame around the portal has to allow, wherever we say so.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sandboxPermissions } from '../../../src/domain/sandboxPermissions.ts';
import { wholeSandbox } from '../../support/wholeSandbox.ts';

test('the guide and the generator name the permissions that the portal needs, all of them and in one order', () => {
  expect(sandboxPermissions.join(' ')).toBe(wholeSandbox);
  expect(readFileSync('demo/docs/hosting.md', 'utf8')).toContain(`sandbox="${wholeSandbox}"`);
  const named = readFileSync('demo/site/generador/policy.js', 'utf8').match(/'allow-[a-z-]+'/g);
  expect(named).toEqual(sandboxPermissions.map((permission) => `'${permission}'`));
});
