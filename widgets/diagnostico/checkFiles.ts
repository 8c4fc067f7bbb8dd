import { resolveIdioma } from '../../src/state/idioma.ts';
import { toIntegrity } from '../loader/toIntegrity.ts';
import { type Finding, fault, ok, warning } from './Finding.ts';
import { loaderScripts, type RunningLoader, runningLoader } from './loaders.ts';
import { changed, forbiddenScript, mixed, withoutCors, wrongType } from './messages.ts';
import { otherType } from './otherType.ts';
import { pageTags } from './pageTags.ts';
import { isChanged, type Probe, probeFetch, probeScript, tellable } from './probe.ts';

/** Checks whether the code of the tags on the page and the typeface load. */
export async function checkFiles(): Promise<Finding[]> {
  const loader = runningLoader();
  // A loader that has not run asks for no files; another check says why it has not.
  if (loader === undefined) return [];
  const first = pageTags().flatMap((tag) => [...(loader.filesOf?.(tag.localName, resolveIdioma(tag)) ?? [])]);
  const failed = [...(loader.failures?.keys() ?? [])].map((path) => [path, undefined] as const);
  const wanted = new Map<string, string | undefined>([...failed, ...first]);
  const found = await Promise.all([...wanted].map(([path, sum]) => checkChunk(path, sum, loader)));
  const faults = byRemedy(found.filter((one) => one !== undefined));
  if (faults.length === 0 && wanted.size > 0) {
    faults.push(ok(`El código llega (${wanted.size} archivos)`));
    await whenFontAsked();
  }
  return [...faults, ...(await checkFont(loader.url))];
}

/** Merges findings with the same remedy into one, with the first of their files. */
function byRemedy(found: readonly Finding[]): Finding[] {
  const alike = Map.groupBy(found, ({ remedy, line }) => `${remedy}${line}`);
  return [...alike.values()].flatMap(([first, ...more]): Finding[] => {
    if (!first) return [];
    const others = new Set(more.map(({ title }) => title).filter((title) => title !== first.title)).size;
    const title = `${first.title} Y ${others === 1 ? 'otro archivo' : `otros ${others} archivos`} igual.`;
    return [others === 0 ? first : { ...first, title }];
  });
}

const publish =
  'Publique la carpeta dist/widgets entera, con chunks/ y assets/ junto a portal.js; al actualizar, primero los archivos y al final portal.js.';

/** @param sum its hash, SHA-256 in base64url, if the loader gives it */
async function checkChunk(
  path: string,
  sum: string | undefined,
  loader: RunningLoader,
): Promise<Finding | undefined> {
  const address = loader.urlOf(path);
  const { refusal, failed } = await probeScript(address, loaderScripts()[0]?.nonce);
  if (refusal) return forbiddenScript('el código', refusal, address);
  // Firefox does not report a preload without CORS, and WebKit accepts any type. The cached copy is what the browser runs.
  const probe = await probeFetch(address, { cache: failed ? 'no-store' : 'default' });
  if (probe.kind !== 'answer')
    return failed || probe.kind !== 'policy' ? notHere(address, probe.kind) : undefined;
  if (!probe.response.ok) return fault(`${tellable(address)} responde ${probe.response.status}.`, publish);
  const type = otherType(probe.response);
  if (type !== undefined) return wrongType(address, type, `${publish} Si está bien publicada, corrija`);
  if (sum && (await isChanged(address, toIntegrity(sum)))) return changed(address);
  return failed ? forbiddenScript('el código', undefined, address) : undefined;
}

function notHere(address: string, kind: Exclude<Probe['kind'], 'answer'>): Finding {
  switch (kind) {
    case 'mixed':
      return mixed('el código');
    case 'cors':
      return withoutCors(address, `${publish} Si está bien publicada`);
    case 'redirect':
      return fault(`${tellable(address)} manda a otra dirección, de la que no llega.`, publish);
    case 'policy':
    case 'silence':
      return fault(`${tellable(address)} no llega.`, publish);
  }
}

/** Milliseconds after the code within which a tag asks for its typeface, once it has shown itself. */
const fontPatience = 2_000;

/** Resolves once a tag has asked for the typeface, or after that time: the page's own typeface may be set. */
async function whenFontAsked(): Promise<void> {
  const end = Date.now() + fontPatience;
  const isAsked = (): boolean => [...document.fonts].some(({ family }) => /^"?Public Sans"?$/.test(family));
  while (!isAsked() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** A typeface that fails to load changes only the look. */
async function checkFont(loader: string): Promise<Finding[]> {
  const faces = await document.fonts.load('1em Public Sans', 'a').catch(() => undefined);
  // No tag has asked for it.
  if (faces?.length === 0) return [];
  if (faces) return [ok('La letra llega')];
  const { origin } = new URL(loader);
  return [
    warning(
      'La letra Public Sans no llega: se usa la de la página.',
      'Permita el origen en font-src, y envíe los archivos de assets/ con Access-Control-Allow-Origin.',
      `font-src ${origin}`,
    ),
  ];
}
