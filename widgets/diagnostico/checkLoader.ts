import { type Finding, fault, ok, warning } from './Finding.ts';
import { loaderScripts, runningLoader } from './loaders.ts';
import { isChanged, probeFetch, probeScript, type Refusal, tellable, wordsOf } from './probe.ts';

/** Whether the loader is on the page, once, in one version, and why it has not run. */
export async function checkLoader(): Promise<Finding[]> {
  const scripts = loaderScripts();
  const running = runningLoader();
  const opened = location.protocol === 'file:' ? [openedAsFile] : [];
  if (running)
    return [
      ...opened,
      ok(`portal.js ${running.version}, de ${tellable(running.url)}`),
      ...(await copiesOf(running.url)),
    ];
  if (opened.length > 0) return opened;
  const [script] = scripts;
  if (!script) {
    const line = '<script type="module" src="https://…/portal.js"></script>';
    return [
      fault(
        'La página no tiene el <script> de portal.js.',
        'Péguelo una vez; si estaba, su gestor de contenidos lo quitó.',
        line,
      ),
    ];
  }
  return [await whyNot(script)];
}

const openedAsFile = fault(
  'La página se abrió como archivo (file://): así la API no le responde, y puede que el navegador no cargue los módulos.',
  'Publique la página en un servidor, o ábrala con uno de este equipo: en su carpeta,',
  'npx serve',
);

async function whyNot(script: HTMLScriptElement): Promise<Finding> {
  const address = tellable(script.src);
  if (script.type !== 'module') {
    const line = `<script type="module" src="${script.getAttribute('src')}"></script>`;
    return fault('Al <script> de portal.js le falta type="module".', 'Reemplácelo por esta línea.', line);
  }
  const { refusal, failed } = await probeScript(script.src, script.nonce);
  if (refusal) return forbiddenScript('portal.js', refusal, script.src);
  if (script.integrity && (await isChanged(script.src, script.integrity))) return changed(script.src);
  const probe = await probeFetch(script.src);
  switch (probe.kind) {
    case 'answer':
      return explain(script.src, probe.response, failed);
    case 'mixed':
      return mixed('portal.js');
    case 'cors': {
      // A server that says that there is no such file looks the same from here.
      const remedy =
        'Revise la ruta de src. Si es la correcta, un módulo de otro origen necesita esta cabecera en el servidor de los archivos.';
      return fault(`${address} responde, pero sin CORS.`, remedy, 'Access-Control-Allow-Origin: *');
    }
    case 'silence':
      return fault(
        `${new URL(script.src).host} no responde.`,
        'Corrija el servidor en src, o revise que esté encendido.',
      );
    case 'policy':
      return mute(address);
  }
}

const mute = (address: string): Finding =>
  fault(`${address} llega, pero no corrió.`, 'Recargue la página y mire el primer error de la consola.');

/** @param failed the browser did not take it for a script of this page */
function explain(src: string, { status, headers }: Response, failed: boolean): Finding {
  const address = tellable(src);
  const type = headers.get('content-type')?.split(';')[0] ?? 'sin tipo';
  if (status >= 400)
    return fault(`${address} responde ${status}.`, 'Corrija la ruta de src: allí no está portal.js.');
  if (!type.includes('javascript')) {
    const remedy = 'Corrija la ruta, o el Content-Type del servidor: text/javascript.';
    return fault(`${address} responde ${type}, que no es JavaScript.`, remedy);
  }
  // Firefox names no directive for a script that it was already asked for.
  return failed ? forbiddenScript('portal.js', undefined, src) : mute(address);
}

/** What the page's policy must allow, for a file or a call. */
export const forbidden = (what: string, directive: string, address: string): Finding =>
  fault(
    `La política de la página (${directive} en Content-Security-Policy) no deja llegar ${what}.`,
    'Añada este origen a esa directiva.',
    `${directive} ${new URL(address, location.href).origin}`,
  );

/**
 * The same for a script, which a policy may also know by a nonce: each answer of the server has another one, so that no origin
 * is to be added. @param refusal undefined where the browser does not tell
 */
export function forbiddenScript(what: string, refusal: Refusal | undefined, address: string): Finding {
  const directive = refusal?.directive ?? 'script-src';
  if (!(refusal ? hasNonce(refusal.policy) : [...document.scripts].some(({ nonce }) => nonce !== '')))
    return forbidden(what, directive, address);
  const loader = loaderScripts()[0]?.getAttribute('src') ?? 'https://…/portal.js';
  return fault(
    `La política de la página (${directive} con nonce en Content-Security-Policy) no deja llegar ${what}.`,
    'Ponga en el <script> de portal.js el nonce que su servidor da a los demás scripts en cada respuesta; el portal lo pasa a los que añade.',
    `<script type="module" nonce="…" src="${loader}"></script>`,
  );
}

/** Whether a policy knows scripts by a nonce: by the nearest of the directives that may say so. */
function hasNonce(policy: string): boolean {
  const words = ['script-src-elem', 'script-src', 'default-src'].map((name) => wordsOf(policy, name));
  return words.find(({ length }) => length > 0)?.some((word) => word.startsWith("'nonce-")) === true;
}

/** A file that the browser refuses, because it is not the one that the page or its loader was written for. */
export const changed = (address: string): Finding =>
  fault(
    `El archivo ${tellable(address)} no es el de esta versión, y el navegador no lo acepta.`,
    'Publique otra vez la carpeta dist/widgets entera. Si está bien publicada, algo cambia los archivos en el camino (un optimizador, una CDN, un proxy): excluya de él esa carpeta.',
  );

export const mixed = (what: string): Finding =>
  fault(`La página es https y ${what} es http: el navegador lo bloquea.`, 'Use la dirección https.');

/** Other copies of the loader: with the same version harmless, with another one a trap. */
async function copiesOf(used: string): Promise<Finding[]> {
  const others = [...new Set(loaderScripts().map(({ src }) => src))].filter(
    (src) =>
      new URL(src).pathname.split('/').slice(0, -1).join() !==
        new URL(used).pathname.split('/').slice(0, -1).join() || new URL(src).origin !== new URL(used).origin,
  );
  return Promise.all(
    others.map(async (src) => {
      const version = await versionAt(src);
      const running = runningLoader()?.version;
      const remedy = 'Deje un solo <script>: la página usa el primero que corre, con su versión.';
      return version === undefined || version === running
        ? warning(`Otra copia de portal.js: ${tellable(src)}`, remedy)
        : fault(`Dos versiones: ${running} (${tellable(used)}) y ${version} (${tellable(src)}).`, remedy);
    }),
  );
}

/** What the bundle beside a loader says of itself; undefined where it cannot be read. */
async function versionAt(loader: string): Promise<string | undefined> {
  const probe = await probeFetch(new URL('manifest.json', loader).href);
  if (probe.kind !== 'answer' || !probe.response.ok) return undefined;
  const made: unknown = await probe.response.json().catch(() => undefined);
  const version: unknown =
    typeof made === 'object' && made !== null ? Reflect.get(made, 'version') : undefined;
  return typeof version === 'string' ? version : undefined;
}
