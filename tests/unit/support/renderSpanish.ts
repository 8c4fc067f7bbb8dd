/** Components as React writes them on a server: for attributes, which need no browser. */
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IdiomaContext } from '../../../src/i18n/IdiomaContext.ts';
import { loadIdioma } from '../../../src/i18n/loadTexts.ts';

/** Gives the HTML of `node` in Spanish. */
export async function renderSpanish(node: ReactNode): Promise<string> {
  await loadIdioma('es', ['comun']);
  const idioma = { idioma: 'es', wanted: 'es', pais: 'EC', status: 'ready', retry: () => undefined } as const;
  return renderToStaticMarkup(createElement(IdiomaContext, { value: idioma }, node));
}
