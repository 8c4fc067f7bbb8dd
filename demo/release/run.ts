// `npm run release`: writes dist/release/portal-clientes-<version>, or the folder RELEASE_FOLDER: all that is given to an institution.
import { execFileSync } from 'node:child_process';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipPlugin } from '../wordpress/zipPlugin.ts';
import { checksums } from './checksums.ts';
import { openApiDocument } from './openApiDocument.ts';
import { readme } from './readme.ts';
import { releaseNotes } from './releaseNotes.ts';

const root = join(import.meta.dirname, '..', '..');
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
const notes = releaseNotes(await readFile(join(root, 'CHANGELOG.md'), 'utf8'), version);
const folder = process.env.RELEASE_FOLDER ?? join(root, 'dist', 'release', `portal-clientes-${version}`);
const widgets = join(folder, 'widgets');
const packed = join(folder, 'package');

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const run = (file: string, variables: Readonly<Record<string, string>>): void => {
  execFileSync(process.execPath, [file], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BUNDLE_VERSION: version, ...variables },
  });
};

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
say('Building the bundle');
run('widgets/build/run.ts', { BUNDLE_FOLDER: widgets });
say('Making the package');
run('widgets/build/package/run.ts', { PACKAGE_FOLDER: packed });
execFileSync('npm', ['pack', packed, '--pack-destination', folder, '--silent'], { cwd: root });
await cp(join(packed, 'bin'), join(folder, 'comando'), { recursive: true });
// Node reads the command's files as modules only if a package says so.
await writeFile(join(folder, 'comando', 'package.json'), '{ "type": "module" }\n');
await rm(packed, { recursive: true });
say('Making the plugin and the papers');
await writeFile(join(folder, 'portal-clientes-wordpress.zip'), await zipPlugin(widgets));
await writeFile(join(folder, 'openapi.json'), await openApiDocument());
await writeFile(join(folder, 'LEAME.md'), readme(version, notes));
await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
await writeFile(join(folder, 'SHA256SUMS'), await checksums(folder));
say(folder);
// The database in memory leaves nothing open; what the API's clock started would.
process.exit();
