// Serves the tests' TypeScript to the browser without its types, which it strips as Node does.
import { stripTypeScriptTypes } from 'node:module';
import type { TestRunnerPlugin } from '@web/test-runner';

export function typescript(): TestRunnerPlugin {
  return {
    name: 'typescript',
    resolveMimeType: ({ path }) => (path.endsWith('.ts') ? 'js' : undefined),
    transform: ({ path, body }) =>
      path.endsWith('.ts') && typeof body === 'string' ? { body: stripTypeScriptTypes(body) } : undefined,
  };
}
