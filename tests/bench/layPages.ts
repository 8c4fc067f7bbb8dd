// The pages that are measured side by side, in a copy of the bundle's folder, so that the same server sends all of them with the
// same headers and compression: yardsticks that anybody could write, and pages with nothing but a tag.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ensureBundle } from '../../demo/serve/ensureBundle.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Bytes of the yardsticks' scripts, gzipped. */
const SMALL_SCRIPT = 5_000;

const page = (body: string): string =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Medida</title><link rel="icon" href="data:,">${body}`;

const form =
  '<form method="post"><h1>Ingresar</h1><p><label>Correo <input name="username" autocomplete="username"></label></p><p><label>Contraseña <input type="password" name="password" autocomplete="current-password"></label></p><button>Ingresar</button></form>';

const drawsForm = `const form = document.createElement('form');
for (const [name, type] of [['username', 'text'], ['password', 'password']]) {
  const label = document.createElement('label');
  label.append(name, Object.assign(document.createElement('input'), { name, type }));
  form.append(label);
}
form.append(Object.assign(document.createElement('button'), { textContent: 'Ingresar' }));
document.body.append(form);
`;

const drawsCursos = `const list = document.createElement('ul');
const { resultados } = await (await fetch('/api/cliente/cursos?estado=abierto&estado=lleno&orden=inicio')).json();
for (const { nombre } of resultados) list.append(Object.assign(document.createElement('li'), { textContent: nombre }));
document.body.append(list);
`;

const reactInput = `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('raiz')).render(createElement('input'));`;

/** `code`, padded with incompressible text to the weight of such pages' scripts. */
function padded(code: string): string {
  let comment = '';
  while (gzipSync(`${code}//${comment}`).byteLength < SMALL_SCRIPT)
    comment += createHash('sha512').update(comment).digest('base64');
  return `${code}//${comment}`;
}

export interface Pages {
  /** The server's `bundleDir`. */
  readonly folder: string;
  /** The path of a yardstick. */
  pathOf(name: 'html' | 'script' | 'cursos' | 'react'): string;
  /** Writes a page with nothing but a tag, and returns its path. */
  layTag(tag: string, attributes?: string): string;
  /**
   * Writes a page with the tag's first view inside, as the generator writes it for one release: with its styles in the HTML, or
   * in a sheet.
   */
  layInstant(tag: string, attributes?: Readonly<Record<string, string>>, estilos?: 'aparte'): string;
  /**
   * Writes a page with only the elements of the tag's first view, without styles: what the same fields cost anybody, in HTML or
   * drawn by a script of 5 kB.
   */
  layBare(by: 'html' | 'script', tag: string, attributes?: Readonly<Record<string, string>>): string;
  remove(): void;
}

export async function layPages(): Promise<Pages> {
  await ensureBundle();
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.bench-'));
  cpSync(join(ROOT, 'dist', 'widgets'), folder, { recursive: true });
  const lay = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  lay('form.js', padded(drawsForm));
  lay('cursos.js', padded(drawsCursos));
  lay('react-source.js', reactInput);
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(folder, 'react-source.js'), output: { entryFileNames: 'react.js' } },
    },
  });
  const script = (name: string): string =>
    page(`<div id="raiz"></div><script type="module" src="${name}.js"></script>`);
  lay('html.html', page(form));
  lay('script.html', script('form'));
  lay('cursos.html', script('cursos'));
  lay('react.html', script('react'));
  const { primeraVista } = (await import(
    pathToFileURL(join(folder, 'primera-vista.js')).href
  )) as typeof import('../../widgets/declared/primeraVista.ts');
  let tagPages = 0;
  const layPage = (tag: string): string => {
    tagPages += 1;
    const loader = `<script type="module" src="/widgets/portal.js"></script>`;
    lay(`tag-${tagPages}.html`, page(loader + tag));
    return `/widgets/tag-${tagPages}.html`;
  };
  const contenido = '<a href="/">Abrir</a>';
  const elementsOf = (tag: string, attributes: Readonly<Record<string, string>>): string => {
    const [, elements = ''] =
      /<[\w-]+-view[^>]*>(.*)<\/[\w-]+-view>/s.exec(primeraVista(tag, attributes)) ?? [];
    return elements;
  };
  return {
    folder,
    pathOf: (name) => `/widgets/${name}.html`,
    layTag: (tag, attributes = '') => layPage(`<${tag} ${attributes}>${contenido}</${tag}>`),
    layInstant: (tag, attributes = {}, estilos = undefined) =>
      layPage(primeraVista(tag, attributes, { contenido, estilos: estilos ?? 'dentro', precarga: true })),
    layBare(by, tag, attributes = {}) {
      const elements = elementsOf(tag, attributes);
      lay(`bare-${by}.html`, by === 'html' ? page(elements) : script('bare'));
      const drawn = `document.createRange().createContextualFragment(${JSON.stringify(elements)})`;
      lay('bare.js', padded(`document.body.append(${drawn});`));
      return `/widgets/bare-${by}.html`;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
