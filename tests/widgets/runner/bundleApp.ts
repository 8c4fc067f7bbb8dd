// Bundles a page of tests/widgets/hostPages/apps with its libraries, as an institution's own build would.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const apps = new URL('../hostPages/apps/', import.meta.url);
const bundled = new Map<string, Promise<string>>();

/** The script of the app, which is bundled once. */
export function bundleApp(name: string): Promise<string> {
  const script = bundled.get(name) ?? bundle(name);
  bundled.set(name, script);
  return script;
}

async function bundle(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`${name}.js`, apps)),
        output: { format: 'iife' },
      },
    },
  });
  const [made] = Array.isArray(result) ? result : [result];
  if (!made || !('output' in made)) throw new Error(`The app ${name} was not bundled.`);
  return made.output[0].code;
}
