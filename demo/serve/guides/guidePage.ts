// The HTML of the guides: a page for each, and one that lists them all. No page has a script or a style inside, as the site's policy asks.
import { html, raw } from 'hono/html';
import { renderMarkdown } from '../../../widgets/build/help/renderMarkdown.ts';
import { addressFrom, addressOf } from './addressOf.ts';
import type { Guide, GuideGroup } from './readGuides.ts';

const words = {
  es: {
    guides: 'Guías',
    all: 'Todas las guías',
    lead: 'Para poner el portal en un sitio, conectarlo a un servidor y cambiarlo.',
    search: 'Buscar en las guías',
    here: 'En esta página',
    minutes: (count: number) => `${count} min de lectura`,
    copy: 'Copiar',
    table: 'Tabla',
    found: 'Resultados',
    failed: 'No hay conexión. Inténtelo de nuevo en un momento.',
    none: 'Nada dice eso. Pruebe con otra palabra.',
    skip: 'Ir al contenido',
  },
  en: {
    guides: 'Guides',
    all: 'All guides',
    lead: '',
    search: 'Search the guides',
    here: 'On this page',
    minutes: (count: number) => `${count} min read`,
    copy: 'Copy',
    table: 'Table',
    found: 'Results',
    failed: 'There is no connection. Try again in a moment.',
    none: 'Nothing says that. Try another word.',
    skip: 'Skip to content',
  },
};

type Html = ReturnType<typeof html>;

/** @param groups all guides, for the list beside the text */
export function renderGuidePage(guide: Guide, groups: readonly GuideGroup[]): Html {
  const { lang, path, text } = guide;
  const t = words[lang];
  const { html: body, sections } = renderMarkdown(text, {
    addressOf: (file) => addressFrom(path, file),
    copy: t.copy,
    table: t.table,
  });
  const parts = sections.filter(({ level }) => level === 2);
  const side = html`${
    parts.length > 1 &&
    html`<nav class="aqui" aria-labelledby="aqui"><h2 id="aqui">${t.here}</h2><ul>${parts.map(
      ({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`,
    )}</ul></nav>`
  }<nav class="todas" aria-label="${t.all}">${groups.map(
    (group) =>
      html`<h2 lang="${langOf(group)}">${group.title}</h2><ul lang="${langOf(group)}">${group.guides.map(
        (one) =>
          html`<li><a href="${addressOf(`${one.path}.md`)}"${one === guide && html` aria-current="page"`}>${one.title}</a></li>`,
      )}</ul>`,
  )}</nav>`;
  const content = html`<article class="guia"><p class="lectura"><a href="/docs/">${t.all}</a> · ${t.minutes(minutesOf(text))}</p>${raw(body)}</article><aside class="lado">${side}</aside>`;
  return renderPage({ lang, title: sections[0]?.title ?? guide.title, about: guide.about, content });
}

export function renderGuideList(groups: readonly GuideGroup[]): Html {
  const t = words.es;
  const content = html`<div class="lista"><h1>${t.guides}</h1><p class="entrada">${t.lead}</p><div class="grupos">${groups.map(
    (group) =>
      html`<section class="tarjeta" lang="${langOf(group)}"><h2>${group.title}</h2><p>${group.lead}</p><ul>${group.guides.map(
        ({ path, title, about }) =>
          html`<li><a href="${addressOf(`${path}.md`)}">${title}</a><span>${about}</span></li>`,
      )}</ul></section>`,
  )}</div></div>`;
  return renderPage({ lang: 'es', title: t.guides, about: t.lead, content });
}

/** At 200 words a minute. */
const minutesOf = (text: string): number => Math.max(1, Math.round(text.split(/\s+/).length / 200));

const langOf = ({ guides: [first] }: GuideGroup): 'es' | 'en' => first?.lang ?? 'es';

interface Page {
  lang: 'es' | 'en';
  title: string;
  about: string;
  content: Html;
}

function renderPage({ lang, title, about, content }: Page): Html {
  const t = words[lang];
  return html`<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Portal de clientes</title>
    <meta name="description" content="${about}">
    <link rel="icon" href="/comun/logo.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/comun/sitio.css">
    <link rel="stylesheet" href="/guias/guias.css">
    <script type="module" src="/comun/copy.js"></script>
    <script type="module" src="/guias/buscar.js"></script>
  </head>
  <body>
    <a class="saltar" href="#contenido">${t.skip}</a>
    <header class="franja barra">
      <a class="marca" href="/" lang="es"><img src="/comun/logo.svg" alt="" width="36" height="36">Portal de clientes</a>
      <form class="busqueda" role="search" hidden>
        <input type="search" aria-label="${t.search}" placeholder="${t.search}" autocomplete="off" aria-controls="hallado">
        <div id="hallado"></div>
        <p class="oculto" role="status" data-cuantos="${t.found}" data-nada="${t.none}" data-falla="${t.failed}"></p>
      </form>
      <nav aria-label="${t.guides}"><a href="/docs/"${title === t.guides && html` aria-current="page"`}>${t.guides}</a><a href="/generador/" lang="es">Generador</a></nav>
    </header>
    <main id="contenido" class="franja" tabindex="-1">${content}</main>
    <footer class="pie"><p class="franja" lang="es">Portal de clientes</p></footer>
  </body>
</html>`;
}
