// From the archive to a published form in a WordPress that has never seen it, by the plugin's own words; and without a trace
// back again.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { pluginFiles } from '../../demo/wordpress/pluginFiles.ts';
import { zipFiles, zipPlugin } from '../../demo/wordpress/zipPlugin.ts';
import { person } from '../journeys/support/cliente.ts';
import { openForm, sendSolicitud, tagOf } from '../journeys/support/solicitud.ts';
import { type Journey, test } from '../journeys/support/test.ts';
import { enterEditor, publish, signInAs, visit } from './support/admin.ts';
import { startWordpress, type Wordpress } from './support/startWordpress.ts';

let wordpress: Wordpress;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugin-'));
  await writeFile(join(folder, 'portal-clientes.zip'), await zipPlugin());
  wordpress = await startWordpress();
});

afterAll(async () => {
  await wordpress?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Uploads the archive and activates the plugin. */
async function install(admin: Journey): Promise<void> {
  const page = await admin.open('/wp-admin/plugin-install.php?tab=upload');
  await page.getByLabel('Plugin zip file').setInputFiles(join(folder, 'portal-clientes.zip'));
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await page.getByText('Al portal de clientes le falta una cosa: la dirección de su API.').waitFor();
  await page.close();
}

/** A release in which `file` of the bundle has another name, as after a change. */
async function laterRelease(name: string, file: string): Promise<{ archive: string; file: string }> {
  const renamed = file.replace(/\.js$/, `-${name}.js`);
  const inArchive = (path: string) => `portal-clientes/widgets/${path}`;
  const { [inArchive(file)]: content, ...others } = await pluginFiles();
  if (!content) throw new Error(`There is no ${file}.`);
  const archive = join(folder, `${name}.zip`);
  await writeFile(archive, zipFiles({ ...others, [inArchive(renamed)]: content }));
  return { archive, file: renamed };
}

/** The files of a bundle with code, from there. */
const chunksIn = async (bundle: string): Promise<string[]> =>
  (await readdir(join(bundle, 'chunks'), { recursive: true }))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `chunks/${name}`)
    .toSorted();

const bundleOf = ({ site }: Wordpress): string =>
  join(site, 'wp-content', 'plugins', 'portal-clientes', 'widgets');

/** Puts it in the place of the installed release. */
async function update(page: Page, archive: string): Promise<void> {
  await page.goto(`${wordpress.url}/wp-admin/plugin-install.php?tab=upload`);
  await page.getByLabel('Plugin zip file').setInputFiles(archive);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Replace current with uploaded' }).click();
  await page.getByText('Plugin updated successfully.').waitFor();
}

test('an administrator goes from the archive to a published form, a visitor enrols, and nothing of it stays behind', async ({
  journey,
}) => {
  const admin = await signInAs('administrator', journey, wordpress.url);
  await install(admin);

  const page = await admin.open('/wp-admin/plugins.php');
  await page.getByRole('link', { name: 'Escribirla ahora' }).click();
  await page.getByRole('heading', { level: 1, name: 'Portal de clientes' }).waitFor();
  // People copy it so: with the beginning of a call.
  await page.getByLabel('Dirección de la API').fill(`${journey.url}/api/`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText(`La API responde en ${journey.url}.`).waitFor();
  await page.getByRole('link', { name: 'Página nueva: Inscripción pública' }).click();
  const canvas = await enterEditor(page);
  // Live, and only to look at.
  await tagOf(canvas).getByRole('article').first().waitFor();
  await expect.poll(() => tagOf(canvas).getAttribute('routing')).toBe('memory');
  const address = await publish(page);

  const visitor = await visit(journey, wordpress.url);
  const form = await visitor.open(address);
  await openForm(form);
  await expect.poll(() => form.locator('h1').allTextContents()).toEqual(['Inscripción pública']);
  expect(await sendSolicitud(form, person('Desde WordPress'))).toMatch(/^SOL-/);

  await page.goto(`${wordpress.url}/wp-admin/site-health.php`);
  // The page listens to the button once it has written its first checks.
  await page.locator('#health-check-issues-good .health-check-accordion-trigger').first().waitFor({
    state: 'attached',
  });
  await page.getByRole('button', { name: 'Passed tests' }).click();
  for (const passed of [
    'El portal de clientes está configurado',
    'La API del portal de clientes responde a este sitio',
    'Los archivos del portal de clientes se pueden descargar',
    'Las páginas con el portal de clientes llegan a los visitantes',
  ])
    await page.getByRole('button', { name: passed }).waitFor();

  const bundle = bundleOf(wordpress);
  // The panel compares the release that came with the one that is there.
  const { version } = JSON.parse(await readFile(join(bundle, 'manifest.json'), 'utf8')) as {
    version: string;
  };
  await readFile(join(bundle, version, 'manifest.json'));
  const before = await chunksIn(bundle);
  const [file = ''] = before;
  const others = before.filter((name) => name !== file);
  const next = await laterRelease('proxima', file);
  await update(page, next.archive);
  // The files that open pages still ask for, and the new release's own; also after a second upload.
  expect(await chunksIn(bundle)).toEqual([...others, file, next.file].toSorted());
  await update(page, next.archive);
  expect(await chunksIn(bundle)).toEqual([...others, file, next.file].toSorted());
  const last = await laterRelease('ultima', file);
  await update(page, last.archive);
  expect(await chunksIn(bundle)).toEqual([...others, next.file, last.file].toSorted());

  await page.goto(`${wordpress.url}/wp-admin/plugins.php`);
  await page.getByRole('link', { name: 'Deactivate Portal de clientes' }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('link', { name: 'Delete Portal de clientes' }).click();
  await page.getByText(/was successfully deleted/).waitFor();
  // WordPress itself keeps for a week which plugins were active.
  const left = await wordpress.run(`
    global $wpdb;
    echo implode( ' ', $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE ( option_name LIKE '%portal%' OR option_value LIKE '%portal_clientes%' ) AND option_name <> 'recently_activated'" ) ),
      is_dir( WP_PLUGIN_DIR . '/portal-clientes' ) ? ' the folder' : '';`);
  expect(left).toBe('');
  expect(await wordpress.warnings()).not.toMatch(/portal-clientes/);
});
