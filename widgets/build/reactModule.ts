// Gives React's packages to the bundler as ES modules. As CommonJS each file of the bundle would copy all that React exports for
// itself, one getter each, before anything is drawn, and go through them at every call.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { leanReactDom } from './leanReactDom.ts';

/** Maps the end of a file's path to its production code, from the package's folder. */
const packages: Readonly<Record<string, string>> = {
  '/node_modules/react/index.js': 'cjs/react.production.js',
  '/node_modules/react/jsx-runtime.js': 'cjs/react-jsx-runtime.production.js',
  '/node_modules/react-dom/index.js': 'cjs/react-dom.production.js',
  '/node_modules/react-dom/client.js': 'cjs/react-dom-client.production.js',
  '/node_modules/scheduler/index.js': 'cjs/scheduler.production.js',
};

const required = /\b(\w+) = require\("([\w-]+)"\)/g;

/** Returns the ES module in the place of a file of React's, or null for any other file. @param id its path */
export function reactModule(id: string): string | null {
  const path = Object.keys(packages).find((end) => id.endsWith(end));
  if (path === undefined) return null;
  const file = join(dirname(id), packages[path] ?? '');
  const written = readFileSync(file, 'utf8');
  const code = file.endsWith('/react-dom-client.production.js') ? leanReactDom(written) : written;
  const imports = [...code.matchAll(required)].map(([, name, from]) => `import ${name} from "${from}";\n`);
  const body = code
    .replace(/^var (?:\w+ = require\("[\w-]+"\)(,\s*|;$))+/gm, (declared) =>
      declared.endsWith(';') ? '' : 'var ',
    )
    .replace(/\bexports\b/g, 'exported');
  if (/\brequire\(|\bmodule\./.test(body))
    throw new Error(`${file} asks for others in another way: see reactModule.ts`);
  const names = Object.keys(createRequire(file)(file) as object);
  const own = names.map((name) => `${name}: exported_${name}`).join();
  const given = names.map((name) => `exported_${name} as ${name}`).join();
  // In a function of its own, all that it does not export has names of one letter.
  return `${imports.join('')}const exports = ((exported) => {\n${body}\nreturn exported;\n})({});
const { ${own} } = exports;\nexport { ${given}, exports as default };\n`;
}
