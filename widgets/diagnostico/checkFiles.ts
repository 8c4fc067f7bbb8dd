import { resolveIdioma } from '../../src/state/idioma.ts';
import { manifest } from '../loader/manifest.ts';
import { changed, forbiddenScript, mixed } from './checkLoader.ts';
import { type Finding, fault, ok, warning } from './Finding.ts';
import { fileAddress, loaderAddress, loaderScripts, runningLoader } from './loaders.ts';
import { pageTags } from './pageTags.ts';
import { isChanged, probeFetch, probeScript, tellable } from './probe.ts';

/** Whether the code of the tags on the page comes, and the typeface. */
export async function checkFiles(): Promise<Finding[]> {
  const loader = loaderAddress();
  if (loader === undefined) return [];
  const first = pageTags().flatMap(({ localName }) =>
    (manifest.files[localName] ?? []).map((file) => file.split(' ', 1)[0] ?? ''),
  );
  const wanted = new Set([...first, ...startFiles(), ...(runningLoader()?.failures?.keys() ?? [])]);
  const found = await Promise.all([...wanted].map(checkChunk));
  const faults = [...new Map(found.flatMap((one) => (one ? [[one.title, one] as const] : []))).values()];
  if (faults.length === 0 && wanted.size > 0) faults.push(ok(`El código llega (${wanted.size} archivos)`));
  return [...faults.slice(0, 3), ...(await checkFont(loader))];
}

/** What the tags on the page start with, each in its language. */
function startFiles(): string[] {
  const known = [...(runningLoader()?.sums?.keys() ?? [])];
  return pageTags().flatMap((tag) => {
    const end = `/${resolveIdioma(tag)}/${tag.localName}.js`;
    return known.filter((path) => path.endsWith(end));
  });
}

async function checkChunk(path: string): Promise<Finding | undefined> {
  const address = fileAddress(path) ?? path;
  const { refusal, failed } = await probeScript(address, loaderScripts()[0]?.nonce);
  const sum = runningLoader()?.sums?.get(path);
  if (!failed) return sum && (await isChanged(address, `sha256-${sum}=`)) ? changed(address) : undefined;
  if (refusal) return forbiddenScript('el código', refusal, address);
  const probe = await probeFetch(address);
  if (probe.kind === 'mixed') return mixed('el código');
  if (probe.kind === 'answer' && probe.response.ok) return forbiddenScript('el código', undefined, address);
  const remedy =
    'Publique la carpeta dist/widgets entera, con chunks/ y assets/ junto a portal.js; al actualizar, primero los archivos y al final portal.js.';
  const answered = probe.kind === 'answer' ? `responde ${probe.response.status}` : 'no llega';
  return fault(`${tellable(address)} ${answered}.`, remedy);
}

/** A typeface that does not come changes the look only. */
async function checkFont(loader: string): Promise<Finding[]> {
  // The first is that of Latin letters. WebKit says that it failed only to who asks for it.
  const face = [...document.fonts].find(({ family }) => /^["']?Public Sans["']?$/.test(family));
  if (!face) return [];
  const comes = await face.load().then(
    () => true,
    () => false,
  );
  if (comes) return [ok('La letra llega')];
  const { origin } = new URL(loader);
  return [
    warning(
      'La letra Public Sans no llega: se usa la de la página.',
      'Permita el origen en font-src, y envíe los archivos de assets/ con Access-Control-Allow-Origin.',
      `font-src ${origin}`,
    ),
  ];
}
