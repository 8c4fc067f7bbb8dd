// Compiles code that comes inside the file of a start, as the body of a chunk: what it has of the loader's own modules it asks the
// loader for.
import { build, type Rolldown } from 'vite';
import config from '../../../vite.config.ts';
import { componentIds } from '../componentIds.ts';
import { providedModules } from '../providedModules.ts';
import { transformer } from '../transformer.ts';
import { insteadOfReact } from './insteadOfReact.ts';
import { withoutRules } from './withoutRules.ts';

async function buildBody(input: string, plugins: Rolldown.Plugin[]): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    oxc: transformer,
    plugins: [...plugins, componentIds(), providedModules()],
    build: {
      ...config.build,
      write: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: { format: 'cjs', exports: 'named', codeSplitting: false },
      },
    },
  });
  return (made as Rolldown.RolldownOutput).output[0].code;
}

/**
 * Builds the code that draws the rows of the public list before React is there (widgets/rows). The code asks for what the build
 * learns of the rows under the name __PORTAL_ROWS__.
 */
export const buildRows = (): Promise<string> =>
  buildBody('widgets/rows/rows.tsx', [insteadOfReact(), withoutRules()]);

/** Builds the code that draws a first view. */
export const buildDrawing = (): Promise<string> => buildBody('widgets/loader/firstView/drawFirstView.ts', []);
