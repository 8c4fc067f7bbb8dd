import { advise } from '../../src/state/advise.ts';
import type { ChunkLoadError } from './ChunkLoadError.ts';
import { fetchScript } from './fetchScript.ts';
import { type LoaderManifest, manifest } from './manifest.ts';

/**
 * Runs a script of the bundle that few pages need, once per page: the panel that shows a web administrator what keeps the tags
 * from working (widgets/diagnostico), and tags for pages that may not contain them (widgets/compat).
 */
export function bringTool(tool: keyof LoaderManifest['tools']): void {
  fetchScript(...manifest.tools[tool]).catch((error: ChunkLoadError) => advise(`${error.advice}.`));
}
