// The class of each tag is apart from its registration, and from React, which only its view needs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staticClosure } from '../../../widgets/build/staticClosure.ts';
import { tags } from '../../../widgets/tags.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const closureOf = (file: string): string[] => [...staticClosure(join(root, 'widgets', file))];
const says = (words: string) => (file: string) => readFileSync(file, 'utf8').includes(words);
const registers = says('customElements.define(');

describe('the classes of the tags', () => {
  it('register nothing when they are imported', () => {
    const files = closureOf('shells.ts');
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter(registers)).toEqual([]);
  });

  it('are registered by the loader', () => {
    expect(closureOf('portal.ts').some(registers)).toBe(true);
  });

  it('come without React and without the schemas', () => {
    const files = closureOf('portal.ts');
    for (const library of ['react', 'valibot', 'i18next', 'styled-components'])
      expect(files.filter(says(`from '${library}`)), library).toEqual([]);
  });

  it('are exactly one for each tag', () => {
    const shells = readFileSync(join(root, 'widgets', 'shells.ts'), 'utf8');
    const made = [...shells.matchAll(/tag: '([^']+)'/g)].map(([, tag]) => tag);
    expect(made.sort()).toEqual([...tags].sort());
  });
});

describe('the view of a tag', () => {
  it.each(tags)('<%s> is registered by a file of its own', (tag) => {
    expect(closureOf(`${tag}.ts`).some(registers)).toBe(true);
  });
});

describe('the closure of static imports', () => {
  it('is without what a function imports when it is called', () => {
    expect(closureOf('portal-login.ts').some((file) => file.endsWith('src/element/defineView.tsx'))).toBe(
      true,
    );
    expect(closureOf('portal-login.ts').filter((file) => file.endsWith('runTagAction.ts'))).toEqual([]);
  });
});
