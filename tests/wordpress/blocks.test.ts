// The editor offers the courses of the API, and says what the whole portal would hide.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ownSite } from '../journeys/support/site.ts';
import { type Journey, test } from '../journeys/support/test.ts';
import { enterEditor, signInAs } from './support/admin.ts';
import { php, type SetWordpress } from './support/openWordpress.ts';
import { wordpressOfFile } from './support/wordpressOfFile.ts';

let wordpress: SetWordpress;

wordpressOfFile((opened) => {
  wordpress = opened;
});

interface Editor {
  wp: {
    data: {
      select(store: string): { getBlocks(): { clientId: string; attributes: Record<string, string> }[] };
      dispatch(store: string): { selectBlock(id: string): void };
    };
  };
}

/** Opens the draft of a page with one block, which is selected. */
async function openBlock(admin: Journey, content: string): Promise<{ page: Page; id: string }> {
  // The preview shows what the tag says of a code that the API does not know.
  admin.allow(/answer 404: GET \S+PROXIMO-1$|status of 404 .*PROXIMO-1/);
  const id = await wordpress.run(
    `echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Cursos', 'post_content' => ${php(content)} ) );`,
  );
  const page = await admin.open(`/wp-admin/post.php?post=${id}&action=edit`);
  await enterEditor(page);
  await page.evaluate(() => {
    const { wp } = globalThis as unknown as Editor;
    const [block] = wp.data.select('core/block-editor').getBlocks();
    wp.data.dispatch('core/block-editor').selectBlock(block?.clientId ?? '');
  });
  return { page, id };
}

const attributesIn = (page: Page): Promise<Record<string, string> | undefined> =>
  page.evaluate(() => {
    const { wp } = globalThis as unknown as Editor;
    return wp.data.select('core/block-editor').getBlocks()[0]?.attributes;
  });

interface Course {
  nombre: string;
  identificacion: string;
}

async function openCourses(): Promise<[Course, Course]> {
  const answer = await fetch(`${ownSite().url}/api/cliente/cursos?estado=abierto&limite=2`);
  return ((await answer.json()) as { resultados: [Course, Course] }).resultados;
}

const block = '<!-- wp:portal-clientes/inscripcion-publica /-->';

test('courses are chosen by their names, and a code that is not in the list can be typed', async ({
  journey,
}) => {
  const [one, other] = await openCourses();
  const admin = await signInAs('administrator', journey, wordpress.url);
  const { page } = await openBlock(admin, block);
  const course = page.getByRole('combobox', { name: 'Curso', exact: true });
  await course.fill(one.nombre);
  await page.getByRole('option', { name: `${one.nombre} (${one.identificacion})` }).click();
  await expect.poll(async () => (await attributesIn(page))?.curso).toBe(one.identificacion);
  await expect.poll(() => course.inputValue()).toBe(`${one.nombre} (${one.identificacion})`);
  await course.fill('PROXIMO-1');
  await page.getByRole('option', { name: 'El código «PROXIMO-1»' }).click();
  await expect.poll(async () => (await attributesIn(page))?.curso).toBe('PROXIMO-1');

  const courses = page.getByRole('combobox', { name: 'Cursos que se ofrecen' });
  await courses.fill(other.identificacion);
  await page.getByRole('option', { name: `${other.nombre} (${other.identificacion})` }).click();
  await courses.fill('PROXIMO-1');
  await courses.press('Enter');
  await expect.poll(async () => (await attributesIn(page))?.cursos).toBe(`${other.identificacion},PROXIMO-1`);
});

test('codes are typed as before if the list cannot be loaded', async ({ journey }) => {
  const admin = await signInAs('administrator', journey, wordpress.url);
  admin.allow(/net::ERR_FAILED/);
  const list = (url: URL): boolean =>
    url.pathname === '/api/cliente/cursos' && url.searchParams.get('limite') === '100';
  await admin.context.route(list, (route) => route.abort());
  const { page } = await openBlock(admin, block);
  await page.getByRole('textbox', { name: 'Curso', exact: true }).fill('PROXIMO-1');
  await expect.poll(async () => (await attributesIn(page))?.curso).toBe('PROXIMO-1');
});

test('whoever puts the whole portal into a page is told which pages it will hide', async ({ journey }) => {
  const admin = await signInAs('administrator', journey, wordpress.url);
  const { page, id } = await openBlock(admin, '<!-- wp:portal-clientes/completo /-->');
  const warning = page
    .locator('.components-notice__content')
    .filter({ hasText: 'El portal de esta página tapa estas páginas del sitio' });
  await page.getByRole('combobox', { name: 'Letra' }).waitFor();
  expect(await warning.count()).toBe(0);
  await wordpress.run(
    `wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Oferta', 'post_name' => 'publico', 'post_parent' => ${id} ) );`,
  );
  await page.reload();
  await enterEditor(page);
  await page.evaluate(() => {
    const { wp } = globalThis as unknown as Editor;
    const [portal] = wp.data.select('core/block-editor').getBlocks();
    wp.data.dispatch('core/block-editor').selectBlock(portal?.clientId ?? '');
  });
  await warning.filter({ hasText: /: .*Oferta$/ }).waitFor();
});
