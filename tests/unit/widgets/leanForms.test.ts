// The build may take out of react-hook-form only what no form of ours asks of it.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leanForms } from '../../../widgets/build/leanForms.ts';

const source = readFileSync('node_modules/react-hook-form/dist/index.esm.mjs', 'utf8');

describe('the react-hook-form of the bundle', () => {
  it('lacks the rules of fields, and fields that are lists', () => {
    expect(source).toContain('getMinMaxMessage(');
    expect(leanForms(source)).not.toContain('getMinMaxMessage(');
    expect(leanForms(source)).toContain('const _setFieldArray = () => undefined;');
  });

  it('lacks only what no form of ours asks of it', () => {
    const asking =
      /\bregister\([^)]*\b(?:required|min|max|minLength|maxLength|pattern|validate)\b|\b(?:useFieldArray|useController|Controller)\b[^\n]*'react-hook-form'/;
    const users = globSync('{src,widgets}/**/*.{ts,tsx}').filter((file) =>
      asking.test(readFileSync(file, 'utf8')),
    );
    expect(users).toEqual([]);
  });

  it('is refused where a new release has other parts', () => {
    expect(() => leanForms(source.replace('var validateField', 'var other'))).toThrow('validateField');
  });
});
