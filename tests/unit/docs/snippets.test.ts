/** The code of the guides is whole: it parses in its language. Other suites run it (tests/journeys/rest/guides.test.ts, tests/widgets/hosts-guides.test.ts). */
import { readdirSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

interface Snippet {
  language: string;
  code: string;
}

const snippetsOf = (text: string): Snippet[] =>
  [...text.matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = '', language = '', code = '']) => ({
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );

const script = (name: string) => (code: string) => {
  const { errors } = parseSync(name, code);
  if (errors.length > 0) throw new Error(errors[0]?.message);
};

const parsers: Readonly<Record<string, (code: string) => unknown>> = {
  json: (code) => JSON.parse(code),
  css: (code) => transform({ filename: 'guide.css', code: Buffer.from(code) }),
  js: script('guide.js'),
  // Lines of an object that stands elsewhere.
  ts: (code) => script('guide.ts')(/^[\w.]+:/.test(code) ? `({${code}})` : code),
  tsx: script('guide.tsx'),
};

const guides = readdirSync('demo/docs', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.md'),
);

it.each(guides)('each piece of code in %s parses in its language', (path) => {
  for (const { language, code } of snippetsOf(readFileSync(`demo/docs/${path}`, 'utf8')))
    expect(() => parsers[language]?.(code), code).not.toThrow();
});
