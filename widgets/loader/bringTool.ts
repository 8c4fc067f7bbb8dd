import { urlOf } from './chunks.ts';

/**
 * Runs a script of the bundle that few pages need, once for a page: the panel that shows a web administrator what keeps the tags
 * from working (widgets/diagnostico), and tags for pages that may not name them (widgets/compat).
 */
export function bringTool(file: 'portal-diagnostico.js' | 'portal-compat.js'): void {
  import(/* @vite-ignore */ urlOf(file)).catch(console.warn);
}
