import { urlOf } from './chunks.ts';

/** Shows a web administrator what keeps the tags from working (widgets/diagnostico). Once for a page. */
export function openDiagnosis(): void {
  import(/* @vite-ignore */ urlOf('portal-diagnostico.js')).catch(console.warn);
}
