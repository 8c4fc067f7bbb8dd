// Compiles what draws the rows of the public list before React is there (widgets/rows), as the body of a chunk. It asks for what
// the build learns of it under the name __PORTAL_ROWS__.
import { build, type Rolldown } from 'vite';
import config from '../../../vite.config.ts';
import { providedModules } from '../providedModules.ts';
import { transformer } from '../transformer.ts';
import { insteadOfReact } from './insteadOfReact.ts';
import { withoutRules } from './withoutRules.ts';

export async function buildRows(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    oxc: transformer,
    plugins: [insteadOfReact(), providedModules(), withoutRules()],
    build: {
      ...config.build,
      write: false,
      rolldownOptions: {
        input: 'widgets/rows/rows.tsx',
        preserveEntrySignatures: 'strict',
        output: { format: 'cjs', exports: 'named', codeSplitting: false },
      },
    },
  });
  return (made as Rolldown.RolldownOutput).output[0].code;
}
