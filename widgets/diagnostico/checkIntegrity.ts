// The hash that a page requires of its loader, which somebody has typed or copied.
import { type Finding, fault, warning } from './Finding.ts';
import { changed } from './messages.ts';
import { isChanged, tellable } from './probe.ts';
import { readMember } from './readMember.ts';

/** The browser ignores any other word in `integrity`, and then checks nothing. */
const isHash = (word: string): boolean => {
  const [, kind, sum] = /^sha(256|384|512)-([\w+/-]+)=*(?:\?.*)?$/i.exec(word) ?? [];
  return sum !== undefined && sum.length === Math.ceil(Number(kind) / 6);
};

/** Says what is wrong with the `integrity` of a loader's script; undefined if it has none, or the right one for a fixed version. */
export async function checkIntegrity(script: HTMLScriptElement): Promise<Finding | undefined> {
  const { src, integrity } = script;
  const words = integrity.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const { version, address, sum } = await publishedAt(src);
  const line = sum && `<script type="module" src="${address}" integrity="${sum}" crossorigin></script>`;
  const isPinned = version !== undefined;
  const isRefused = await isChanged(src, integrity);
  if (!(isRefused || words.some(isHash)))
    return warning(
      'El integrity del <script> no es ningún hash: el navegador no comprueba nada.',
      'Quítelo, o copie el que está en manifest.json de la carpeta de la versión.',
      line,
    );
  if (!isPinned) {
    const remedy = 'Quítelo, o escriba la dirección de una sola versión, con su integrity.';
    return isRefused
      ? fault(
          `El integrity del <script> no es el de ${tellable(src)}, que cambia con cada versión: el navegador no lo acepta.`,
          remedy,
          line,
        )
      : warning(
          `El <script> tiene integrity, y ${tellable(src)} cambia con cada versión: con la próxima el navegador no lo aceptará.`,
          remedy,
          line,
        );
  }
  if (!isRefused) return undefined;
  // The file is right if it has the hash that was published with it.
  if (sum === undefined || words.includes(sum) || (await isChanged(src, sum))) return changed(src);
  return fault(
    `El integrity del <script> no es el de ${tellable(src)}: el navegador no lo acepta.`,
    'Reemplace el <script> por esta línea, que tiene el de esa versión.',
    line,
  );
}

interface Published {
  /** The version in the address, if it names a full one. */
  readonly version: string | undefined;
  /** The address of the same file in its version's own folder. */
  readonly address?: string;
  readonly sum?: string;
}

/** Reads what the bundle publishes about a loader's hash. */
async function publishedAt(loader: string): Promise<Published> {
  const [, root = '', pinned, name = ''] =
    /^(.*?\/)(?:(\d+(?:\.\d+\.\d+)?)\/)?([^/?#]+)$/.exec(tellable(loader)) ?? [];
  const version = pinned?.includes('.') ? pinned : undefined;
  const wanted = version ?? (await readMember(`${root}manifest.json`, 'version'));
  if (typeof wanted !== 'string') return { version };
  const sums = await readMember(`${root}${wanted}/manifest.json`, 'integrity');
  const sum: unknown = typeof sums === 'object' && sums !== null ? Reflect.get(sums, name) : undefined;
  return { version, ...(typeof sum === 'string' && { address: `${root}${wanted}/${name}`, sum }) };
}
