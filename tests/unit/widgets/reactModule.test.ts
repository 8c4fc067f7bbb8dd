// The bundle takes React's packages as ES modules.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { reactModule } from '../../../widgets/build/reactModule.ts';

const require = createRequire(import.meta.url);
const folder = mkdtempSync(join('node_modules', '.react-module-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the module as it stands. */
async function run(path: string): Promise<Record<string, unknown>> {
  const file = join(folder, `${path.replaceAll('/', '-')}.mjs`);
  writeFileSync(file, reactModule(resolve('node_modules', path)) ?? '');
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}

describe("React's packages in the bundle", () => {
  it.each([
    ['react/index.js', 'react/cjs/react.production.js'],
    ['react/jsx-runtime.js', 'react/cjs/react-jsx-runtime.production.js'],
    ['react-dom/index.js', 'react-dom/cjs/react-dom.production.js'],
    ['scheduler/index.js', 'scheduler/cjs/scheduler.production.js'],
  ])('export from %s what its production code does, by name and as a whole', async (path, production) => {
    const { default: whole, ...named } = await run(path);
    const expected = require(resolve('node_modules', production)) as object;
    expect(Object.keys(named).sort()).toEqual(Object.keys(expected).sort());
    expect(whole).toEqual(named);
  });

  it('ask for each other by imports alone', () => {
    const code = reactModule(resolve('node_modules/react-dom/client.js')) ?? '';
    const imports = [...code.matchAll(/^import (\w+) from "([^"]+)";$/gm)].map(([, , from]) => from);
    expect(imports).toEqual(['scheduler', 'react', 'react-dom']);
    expect(code).not.toMatch(/\brequire\(|\bmodule\.exports/);
  });

  it('leave every other file to the bundler', () => {
    expect(reactModule(resolve('node_modules/styled-components/dist/index.js'))).toBeNull();
    expect(readFileSync('node_modules/react/index.js', 'utf8')).toContain('react.production.js');
  });
});
