// `npm run wordpress`: makes dist/portal-clientes-wordpress.zip, which an administrator uploads in Plugins › Add New.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBundle } from '../serve/ensureBundle.ts';
import { zipPlugin } from './zipPlugin.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');
const zip = join(dist, 'portal-clientes-wordpress.zip');

await ensureBundle(() => process.stdout.write('Building the bundle\n'));
const archive = await zipPlugin();
await mkdir(dist, { recursive: true });
await writeFile(zip, archive);
process.stdout.write(`${zip} (${(archive.length / 1e6).toFixed(1)} MB)\n`);
