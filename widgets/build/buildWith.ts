import { build, type InlineConfig, type Rolldown } from 'vite';

/** Builds without writing anything. Throws unless the build has exactly one output. */
export async function buildWith({
  build: options,
  ...config
}: InlineConfig): Promise<Rolldown.RolldownOutput> {
  const result = await build({
    logLevel: 'warn',
    ...config,
    configFile: false,
    build: { ...options, write: false },
  });
  if (Array.isArray(result) || 'on' in result) throw new Error('Expected one output of the build.');
  return result as Rolldown.RolldownOutput;
}
