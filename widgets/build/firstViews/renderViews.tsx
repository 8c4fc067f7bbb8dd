// Renders the first views of the tags with React on a server, from the very components that the tags show, in every language.
// Runs in a process of its own (buildFirstViews.ts), and writes what it made as JSON.
import { atom } from 'nanostores';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { rememberUsername } from '../../../src/areas/auth/rememberedUsername.ts';
import { type Idioma, idiomas } from '../../../src/domain/idiomas.ts';
import type { TagDefinition } from '../../../src/element/TagDefinition.ts';
import { TagTree } from '../../../src/element/TagTree.tsx';
import { loadIdioma } from '../../../src/i18n/loadTexts.ts';
import { restoreSesion } from '../../../src/state/sesion.ts';
import { createMemoryUbicacion } from '../../../src/state/ubicacion/createMemoryUbicacion.ts';
import { type Destination, toPath } from '../../../src/state/ubicacion/place.ts';
import { loadBeginning } from '../../../src/ui/routing/lazy.tsx';
import { hostCss } from '../../../src/ui/theme/hostCss.ts';
import { login } from '../../definitions/login.ts';
import { publica } from '../../definitions/publica.ts';
import { formStart } from '../../formStart.ts';
import { HOLE, type HoleName, type ViewNode } from '../../loader/firstView/ViewNode.ts';
import { type Start, startAreas } from '../../tags.ts';
import type { FirstViews } from './FirstViews.ts';
import { markOption } from './markOption.ts';
import { neededRules, neededSheet, vocabularyOf } from './neededCss.ts';
import { readMarkup } from './readMarkup.ts';
import { splitCss } from './splitCss.ts';
import { transformCss } from './transformCss.ts';
import { viewData } from './viewData.ts';

const nothing = (): void => undefined;

type Options = Readonly<Record<string, string | undefined>>;

/** Precedes a value, so that it can be found in the markup; every option accepts it, even one that must be an address. */
const STAND_IN = 'https://portal.invalid/';

interface View {
  readonly start: Start;
  readonly definition: TagDefinition;
  /** The options that the page's author has set whenever it is shown. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** The options that the page's author may have set and that it shows. */
  readonly settable: readonly HoleName[];
  /** True if it fills in the identification of the person who signed in last. */
  readonly remembers?: true;
  /** True if its logo leads to the list of courses, unless the page's address is not one of the portal's. */
  readonly leadsHome?: true;
}

const views: readonly View[] = [
  {
    start: 'portal-login',
    definition: login,
    settable: ['institucion', 'helpHref', 'publicoHref'],
    remembers: true,
  },
  {
    start: 'portal-inscripcion-publica',
    definition: publica,
    settable: ['institucion', 'helpHref'],
    leadsHome: true,
  },
  // Shown before its course is known.
  {
    start: formStart,
    definition: publica,
    set: { curso: 'X' },
    settable: ['institucion', 'helpHref', 'portalHref', 'others'],
    leadsHome: true,
  },
];

const titles = ['2', '3', 'ninguno'] as const;

/** The rendered rules and markups of a view. */
interface Rendered {
  readonly styles: ServerStyleSheet;
  readonly markups: Set<string>;
}

/** Returns the markup of a tag, and adds it to `rendered`. */
function render(
  { definition, set: own }: View,
  idioma: Idioma,
  options: Options,
  { styles, markups }: Rendered,
): string {
  const { elsewhere, others, ...set } = options;
  const ubicacion = {
    ...createMemoryUbicacion(definition.root),
    ...(elsewhere !== undefined && { $location: atom(undefined) }),
    createHref: (to: Destination) => STAND_IN + toPath(to),
  };
  // Neither is used: they are for effects, and a server runs none.
  const host = {
    host: {} as HTMLElement,
    root: {} as ShadowRoot,
    ownsPage: false,
    emit: nothing,
    showFallback: nothing,
  };
  // In `memory` routing no view looks for other tags on the page. A visitor may choose other courses, unless the page's author has
  // fixed the course.
  const cursoFijo = others === undefined;
  const tag = { ...host, options: { routing: 'memory', cursoFijo, ...own, ...set } };
  const tree = (
    <TagTree {...{ definition, idioma, ubicacion }} host={tag} emit={() => true} onShown={nothing} />
  );
  const markup = renderToString(styles.collectStyles(tree));
  // A boundary whose content failed: React leaves it to the browser.
  if (markup.includes('<!--$!-->')) throw new Error(`<${definition.tag}> cannot be rendered on a server.`);
  markups.add(markup);
  return markup.replaceAll(STAND_IN, HOLE);
}

/** The view of a tag in a language, marked where an option changes it. */
function viewOf(of: View, idioma: Idioma, rendered: Rendered): ViewNode {
  const full: Options = Object.fromEntries(of.settable.map((name) => [name, STAND_IN + name]));
  const read = (options: Options) => readMarkup(render(of, idioma, options, rendered));
  const view = read(full);
  for (const name of of.settable) markOption(view, read({ ...full, [name]: undefined }), name, '');
  for (const titulo of titles) markOption(view, read({ ...full, titulo }), 'titulo', titulo);
  if (of.remembers) {
    rememberUsername(`${STAND_IN}recordada`);
    markOption(view, read(full), 'recordada', HOLE);
    rememberUsername(undefined);
  }
  if (of.leadsHome) markOption(view, read({ ...full, elsewhere: '1' }), 'elsewhere', HOLE);
  const [root] = view;
  if (!root || view.length !== 1) throw new Error(`${of.start} has no root of its own.`);
  return viewData(root);
}

/** The rules alone: styled-components writes comments and an index between them for itself. */
const rulesOf = ({ styles }: Rendered): string =>
  styles
    .getStyleTags()
    .replace(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\n+/g, '')
    .replaceAll(';}', '}');

// A page on which nothing has been open yet.
Object.assign(globalThis, { history: { state: null }, location: new URL('https://portal.invalid/') });
await restoreSesion();
const made: Record<string, FirstViews['views'][string]> = {};
const markups: string[] = [];
const whole = transformCss(hostCss);
const { usual, other } = splitCss(whole);
for (const view of views) {
  const rendered: Rendered = { styles: new ServerStyleSheet(), markups: new Set() };
  await loadBeginning(startAreas[view.start]);
  const trees: Record<string, ViewNode> = {};
  for (const idioma of idiomas) {
    await loadIdioma(idioma, startAreas[view.start]);
    trees[idioma] = viewOf(view, idioma, rendered);
  }
  markups.push(...rendered.markups);
  const vocabulary = vocabularyOf(rendered.markups);
  const css = neededRules(rulesOf(rendered), vocabulary);
  made[view.start] = { css, trees, declaredHost: neededSheet(usual, other + css, vocabulary, true) };
}
const allCss = Object.values(made).map(({ css }) => css);
const all: FirstViews = {
  // Also for print: a page may be printed before its code has loaded.
  hostCss: neededSheet(whole, allCss.join(''), vocabularyOf(markups), true),
  lookCss: other,
  views: made,
};
process.stdout.write(JSON.stringify(all), () => process.exit());
