// The class of each tag is apart from its registration: importing one registers nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staticClosure } from '../../widgets/build/sharedByTags.ts';
import { tags } from '../../widgets/tags.ts';

const root = join(import.meta.dirname, '..', '..');
const registers = (file: string): boolean => readFileSync(file, 'utf8').includes('customElements.define(');

describe('importing the class of a tag', () => {
  for (const tag of tags) {
    it(`<${tag}> registers nothing`, () => {
      const files = [...staticClosure(join(root, 'widgets', `${tag}.component.ts`))];
      expect(files.length).toBeGreaterThan(5);
      expect(files.filter(registers)).toEqual([]);
    });

    it(`and ${tag}.ts does`, () => {
      expect([...staticClosure(join(root, 'widgets', `${tag}.ts`))].some(registers)).toBe(true);
    });
  }

  it('has one file of each kind for every tag', () => {
    const files = readdirSync(join(root, 'widgets'));
    expect(files.filter((name) => name.endsWith('.component.ts')).length).toBe(tags.length);
  });
});
