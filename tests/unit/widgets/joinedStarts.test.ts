// A tag and the screen with which it may begin come in one file.
import { describe, expect, it } from 'vitest';
import type { BuildManifest } from '../../../widgets/build/buildManifest.ts';
import { joinedStarts } from '../../../widgets/build/joinedStarts.ts';
import { compiledAhead, definition } from '../../../widgets/build/loaderModules.ts';
import { formStart } from '../../../widgets/formStart.ts';

const tag = 'chunks/tag.js';
const screen = 'chunks/screen.js';
const chunks = [tag, screen].map((fileName) => ({
  fileName,
  code: compiledAhead + definition(fileName, `ran.push(${JSON.stringify(fileName)})`),
}));
const manifest = {
  files: [tag, screen],
  tags: { 'portal-inscripcion-publica': 0 },
  screens: { [formStart]: 1 },
} as unknown as BuildManifest;

describe('the file of a start that has a screen of its own', () => {
  const { name = '', code = '' } = joinedStarts(manifest, chunks).get(formStart) ?? {};

  it('brings the code of both, and runs that of the tag', () => {
    const made = new Map<string, (require: (path: string) => void) => void>();
    const ran: string[] = [];
    const own = code.replaceAll('globalThis[Symbol.for("portal-clientes/1")].get("loader")', 'loader');
    new Function('loader', 'ran', own)({ define: made.set.bind(made) }, ran);
    expect([...made.keys()]).toEqual([name, tag, screen]);
    made.get(name)?.((path) => made.get(path)?.(() => undefined));
    expect(ran).toEqual([tag]);
  });

  it('has another name when either of them changes', () => {
    const changed = chunks.map(({ fileName, code: before }) => ({ fileName, code: `${before}//` }));
    expect(joinedStarts(manifest, changed).get(formStart)?.name).not.toBe(name);
    expect(code.split(compiledAhead).length).toBe(2);
  });
});
