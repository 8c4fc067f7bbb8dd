// Finds the release of the bundle that a page gets, and the updates that the page accepts. The loader is in the bundle's
// folder (the last release), in a folder of its major version, or in one of its whole version, which never changes and so
// can have an integrity.

/** The folders that a loader's address may name, before the file. */
const folder = /\/(?:\d{1,3}(?:\.\d+\.\d+)?\/)?([^/?#]+)(?=$|[?#])/;

/**
 * Reads the server's answer about its bundle. Rejects if it cannot be read.
 * @returns {Promise<{version: string, integrity: Record<string, string>}>} the integrity of each loader by its name
 */
export async function readRelease() {
  const { version } = await read('/widgets/manifest.json');
  return read(`/widgets/${version}/manifest.json`);
}

async function read(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** The choices: value and words. */
export const versionChoices = ({ version }) => [
  { value: 'ultima', text: 'Siempre la última' },
  { value: 'mayor', text: `La última ${majorOf(version)}.x` },
  { value: 'fija', text: `Solo la ${version}, con integridad` },
];

/**
 * The loader of a choice. Only a whole version has an `integrity`, and only if this server has a file of that name.
 * @param {string} address of a loader, in any of its folders
 * @returns {{loader: string, integrity?: string}}
 */
export function loaderOf(address, choice, { version, integrity }) {
  const [, name = ''] = folder.exec(address) ?? [];
  if (choice === 'mayor') return { loader: within(address, majorOf(version)) };
  if (choice === 'fija') return { loader: within(address, version), integrity: integrity[name] };
  return { loader: address };
}

const within = (address, version) => address.replace(folder, (_, name) => `/${version}/${name}`);

const majorOf = (version) => version.split('.')[0];
