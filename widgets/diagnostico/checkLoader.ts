import { checkIntegrity } from './checkIntegrity.ts';
import { hasCurlyQuotes, withoutCurlyQuotes } from './curlyQuotes.ts';
import { type Finding, fault, ok, warning } from './Finding.ts';
import { asHtml, isText } from './isText.ts';
import { likeLoader, loaderScripts, runningLoader } from './loaders.ts';
import { forbiddenScript, knowsByNonce, mixed, withoutCors, wrongType } from './messages.ts';
import { otherType } from './otherType.ts';
import { loaderLine, ownFolder } from './ownFolder.ts';
import { policiesOfPage } from './policiesOfPage.ts';
import { probeFetch, probeScript, tellable } from './probe.ts';
import { readMember } from './readMember.ts';

/** Checks whether the loader is on the page, once, in one version, and why it has not run. */
export async function checkLoader(): Promise<Finding[]> {
  const scripts = loaderScripts();
  const running = runningLoader();
  const opened = location.protocol === 'file:' ? [openedAsFile] : [];
  if (running)
    return [
      ...opened,
      ok(`portal.js ${running.version}, de ${tellable(running.url)}`),
      ...(await integrityOf(scripts)),
      ...(await copiesOf(running.url)),
    ];
  if (opened.length > 0) return opened;
  const curly = withCurlyQuotes();
  if (curly) return [curly];
  const [script] = scripts;
  return [script ? await whyNot(script) : (withoutSource() ?? missing())];
}

const openedAsFile = fault(
  'La página se abrió como archivo (file://): así la API no le responde, y puede que el navegador no cargue los módulos.',
  'Publique la página en un servidor, o ábrala con uno de este equipo: en su carpeta,',
  'npx serve',
);

const heldBack =
  'Lo retiene un aviso de cookies o un optimizador: excluya de él portal.js. Si lo escribió usted, reemplácelo por esta línea.';

/** Finds a loader that waits for consent, or for an optimizer, with its address in another attribute. */
function withoutSource(): Finding | undefined {
  for (const script of document.querySelectorAll('script:not([src])'))
    for (const { name, value } of script.attributes)
      if (/\/portal\.js(?:[?#]|$)/.test(value))
        return fault(`El <script> de portal.js tiene ${name} en lugar de src.`, heldBack, loaderLine);
  return undefined;
}

/** Finds a loader whose attributes the browser reads with the quotes as a part of their values. */
function withCurlyQuotes(): Finding | undefined {
  for (const { attributes } of document.scripts) {
    const written = [...attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
    if (!/portal[\w.-]*\.js/.test(written) || !hasCurlyQuotes(written)) continue;
    const [src = ''] = /[^\s"'=]*portal\.js/.exec(withoutCurlyQuotes(written)) ?? [];
    return fault(
      'El <script> de portal.js tiene comillas tipográficas (“ ”): el navegador no las entiende.',
      'Reemplácelo por esta línea, que tiene comillas rectas.',
      src === '' ? loaderLine : `<script type="module" src="${src}"></script>`,
    );
  }
  return undefined;
}

function missing(): Finding {
  const line = loaderLine;
  const like = likeLoader();
  if (like)
    return fault(
      `La página no tiene el <script> de portal.js, y sí el de ${tellable(like.src)}.`,
      'Si es ese, corrija el nombre del archivo.',
      line,
    );
  return isText(/<script[^>]*portal[\w-]*\.js/)
    ? fault('El <script> de portal.js está en la página como texto.', asHtml, line)
    : fault(
        'La página no tiene el <script> de portal.js.',
        'Péguelo una vez; si estaba, su gestor de contenidos lo quitó.',
        line,
      );
}

async function whyNot(script: HTMLScriptElement): Promise<Finding> {
  const address = tellable(script.src);
  const line = `<script type="module" src="${script.getAttribute('src')}"></script>`;
  if (script.type !== 'module') {
    if (!/^$|(?:java|ecma)script$/i.test(script.type))
      return fault(
        `El <script> de portal.js tiene type="${script.type}", con el que el navegador no lo corre.`,
        heldBack,
        line,
      );
    return fault('Al <script> de portal.js le falta type="module".', 'Reemplácelo por esta línea.', line);
  }
  const { refusal, failed } = await probeScript(script.src, script.nonce);
  if (refusal) return forbiddenScript('portal.js', refusal, script.src);
  const [refused] = (await integrityOf([script])).filter(({ level }) => level === 'fault');
  if (refused) return refused;
  const probe = await probeFetch(script.src);
  switch (probe.kind) {
    case 'answer':
      return explain(script, probe.response, failed);
    case 'mixed':
      return mixed('portal.js');
    case 'cors':
      // A 404 without CORS looks the same from here.
      return isElsewhere(script)
        ? fault(
            `${address} responde, pero sin CORS.`,
            'Revise la ruta de src: este diagnóstico vino de otra carpeta. Si es la correcta, el servidor de los archivos debe enviar Access-Control-Allow-Origin: *.',
            loaderLine,
          )
        : withoutCors(script.src, 'Revise la ruta de src. Si es la correcta');
    case 'redirect':
      return fault(
        `${address} manda a otra dirección, de la que no llega.`,
        'Escriba en src la dirección final: ábrala en el navegador y cópiela.',
      );
    case 'silence':
      return fault(
        `${new URL(script.src).host} no responde.`,
        'Corrija el servidor en src, o revise que esté encendido.',
        ...(isElsewhere(script) ? [loaderLine] : []),
      );
    case 'policy':
      return failed
        ? fault(
            `${address} no llega.`,
            'Abra esa dirección en el navegador: si no muestra código, corrija la ruta de src. La política de la página (connect-src) no deja que este diagnóstico la pida.',
          )
        : mute(script);
  }
}

/** Returns true if a page looks for the loader in another folder than that of the panel. */
const isElsewhere = ({ src }: HTMLScriptElement): boolean =>
  ownFolder !== undefined && folderOf(src) !== ownFolder;

/** Checks the scripts that have an `integrity`. */
const integrityOf = async (scripts: readonly HTMLScriptElement[]): Promise<Finding[]> =>
  (await Promise.all(scripts.map(checkIntegrity))).filter((finding) => finding !== undefined);

/** For a loader whose file is right. The page's policy may allow only scripts that other scripts add, and none in its HTML. */
async function mute({ src, nonce }: HTMLScriptElement): Promise<Finding> {
  const policies = await policiesOfPage();
  const policy = policies.find((one) => knowsByNonce(one) && !one.includes(`'nonce-${nonce || '…'}'`));
  if (policy !== undefined) return forbiddenScript('portal.js', { directive: 'script-src', policy }, src);
  return fault(
    `${tellable(src)} llega, pero no corrió.`,
    'Recargue la página y mire el primer error de la consola.',
  );
}

/** @param failed true if the browser did not accept it as a script of this page */
async function explain(script: HTMLScriptElement, response: Response, failed: boolean): Promise<Finding> {
  const { src } = script;
  if (!response.ok)
    return fault(
      `${tellable(src)} responde ${response.status}.`,
      remedyFor(response.status),
      ...(isElsewhere(script) ? [loaderLine] : []),
    );
  const type = otherType(response);
  if (type !== undefined) return wrongType(src, type, 'Corrija la ruta de src, o');
  // Firefox reports no directive for a script that was already requested.
  return failed ? forbiddenScript('portal.js', undefined, src) : mute(script);
}

function remedyFor(status: number): string {
  if (status >= 500) return 'El servidor de los archivos falla: avise a quien lo administra.';
  return status === 401 || status === 403
    ? 'El servidor no lo da a los visitantes: quite la clave o el cortafuegos de esa carpeta, y deje leer sus archivos.'
    : 'Corrija la ruta de src: allí no está portal.js.';
}

const folderOf = (address: string): string => new URL('.', address).href;

/** Finds other copies of the loader: harmless with the same version, a trap with another one. */
async function copiesOf(used: string): Promise<Finding[]> {
  const others = new Set(loaderScripts().map(({ src }) => src));
  const found = await Promise.all([...others].map((src) => copyAt(src, used)));
  return found.filter((finding) => finding !== undefined);
}

async function copyAt(src: string, used: string): Promise<Finding | undefined> {
  if (folderOf(src) === folderOf(used)) return undefined;
  // A redirected script is identified by its final address.
  const probe = await probeFetch(src);
  if (probe.kind === 'answer' && folderOf(probe.response.url) === folderOf(used)) return undefined;
  const version = await readMember(new URL('manifest.json', src).href, 'version');
  const running = runningLoader()?.version;
  const remedy = 'Deje un solo <script>: la página usa el primero que corre, con su versión.';
  return typeof version !== 'string' || version === running
    ? warning(`Otra copia de portal.js: ${tellable(src)}`, remedy)
    : fault(`Dos versiones: ${running} (${tellable(used)}) y ${version} (${tellable(src)}).`, remedy);
}
