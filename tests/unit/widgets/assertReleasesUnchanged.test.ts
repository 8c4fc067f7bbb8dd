// A build keeps the files of the releases before it as they are.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertReleasesUnchanged } from '../../../widgets/build/versions/assertReleasesUnchanged.ts';

let folder: string;
const file = 'chunks/texts-x/es/auth.js';
const pinned = '1.0.0/portal.js';
const manifest = { version: '1.0.0', files: [file, 'portal.js', pinned, 'chunks/gone.js'], integrity: {} };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-kept-'));
  mkdirSync(join(folder, '1.0.0'));
  mkdirSync(join(folder, 'chunks/texts-x/es'), { recursive: true });
  writeFileSync(join(folder, file), 'first');
  writeFileSync(join(folder, 'portal.js'), 'first');
  writeFileSync(join(folder, pinned), 'first');
  writeFileSync(join(folder, '1.0.0/manifest.json'), JSON.stringify(manifest));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a build over the files of an earlier release', () => {
  it('is refused if it would change one of them, which it names', () => {
    expect(() => assertReleasesUnchanged(folder, '1.1.0', true)({ [file]: 'second' })).toThrow(file);
  });

  it('may bring the same file, others, and a loader of the same address', () => {
    const check = assertReleasesUnchanged(folder, '1.1.0', true);
    expect(() => check({ [file]: 'first', 'chunks/other.js': 'x', 'portal.js': 'second' })).not.toThrow();
  });

  it('judges the files as they were before the build, which writes its own over them', () => {
    const check = assertReleasesUnchanged(folder, '1.1.0', true);
    writeFileSync(join(folder, file), 'not hashed yet');
    expect(() => check({ [file]: 'first' })).not.toThrow();
  });

  it('may change the chunks of its own version, which have a hash, but nothing at the address of that version', () => {
    const check = assertReleasesUnchanged(folder, '1.0.0', true);
    expect(() => check({ [file]: 'second', [pinned]: 'first' })).not.toThrow();
    expect(() => check({ [file]: 'first', [pinned]: 'second' })).toThrow(
      /1\.0\.0\/portal\.js.+Raise the version/,
    );
    expect(() => check({ [file]: 'first' })).toThrow(pinned);
  });

  it('may change its own version if no page has been given it', () => {
    expect(() => assertReleasesUnchanged(folder, '1.0.0', false)({ [pinned]: 'second' })).not.toThrow();
    writeFileSync(join(folder, '1.0.0/manifest.json'), JSON.stringify({ ...manifest, development: true }));
    expect(() => assertReleasesUnchanged(folder, '1.0.0', true)({ [pinned]: 'second' })).not.toThrow();
  });

  it('has nothing to judge in a folder that is not there yet', () => {
    expect(() => assertReleasesUnchanged(join(folder, 'none'), '1.0.0', true)({ [file]: 'x' })).not.toThrow();
  });
});
