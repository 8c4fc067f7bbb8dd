// The page beside the loader to which lines in the browser's console lead: the guide of problems as one file, without scripts.
import { readFileSync } from 'node:fs';
import { renderMarkdown } from './renderMarkdown.ts';

const GUIDE = 'demo/docs/es/problemas.md';
const FRAME = 'widgets/help/ayuda.html';

/** @returns the HTML of ayuda.html */
export function helpPage(): string {
  const { html } = renderMarkdown(readFileSync(GUIDE, 'utf8'), {
    addressOf: () => undefined,
    table: 'Tabla',
  });
  return readFileSync(FRAME, 'utf8').replace(/<!--.*?-->/, () => html);
}
