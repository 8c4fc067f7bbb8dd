// The build may take out of react-dom only code that nothing renders.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leanReactDom } from '../../../widgets/build/leanReactDom.ts';

const source = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');

/** Elements and imports that need the functions that are left out. */
const needing =
  /^\s*<(?:link|meta|script|style|title)[\s>]|<Fragment [^>]*ref=|import \{[^}]*\b(?:Activity|SuspenseList|ViewTransition|useActionState|useFormState|pre\w+)\b[^}]*\} from 'react(?:-dom)?'/m;

describe('the react-dom of the bundle', () => {
  it('lacks a tenth of its code', () => {
    expect(leanReactDom(source).length).toBeLessThan(source.length * 0.9);
  });

  it('lacks only what no component uses', () => {
    const users = globSync('{src,widgets}/**/*.{ts,tsx}').filter((file) =>
      needing.test(readFileSync(file, 'utf8')),
    );
    expect(users).toEqual([]);
  });

  it('makes no error before one is thrown', () => {
    expect(leanReactDom(source)).not.toMatch(/Exception = Error\(/);
  });

  it('holds no screen back once its code is there', () => {
    expect(source).toMatch(/globalMostRecentFallbackTime \+ 300/);
    expect(leanReactDom(source)).not.toMatch(/globalMostRecentFallbackTime \+ 300/);
  });

  it('is refused where a new release has other functions', () => {
    expect(() => leanReactDom(source.replaceAll('updateActivityComponent', 'other'))).toThrow(
      'updateActivityComponent',
    );
  });
});
