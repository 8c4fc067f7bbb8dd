// Terms are accepted only if they can be read: the page's document, or the institution's.
import { expect } from 'chai';
import { breakAt, deep, open, type TestPage, type } from './support.ts';

const TAG = 'portal-inscripcion-publica';

async function openForm(attributes = ''): Promise<TestPage> {
  const answer = await fetch('/api/cliente/cursos?estado=abierto&limite=20');
  const { resultados } = (await answer.json()) as { resultados: { id: string; precio: number }[] };
  const curso = resultados.find(({ precio }) => precio > 0)?.id;
  const body = `<${TAG} routing="memory" curso="${curso}" ${attributes}></${TAG}>`;
  const page = await open({ body, width: 1000 });
  await page.find('[name="participante.nombres"]');
  return page;
}

/** The address that opens in a window which knows nothing of this one. */
async function linkOf(page: TestPage): Promise<string> {
  const link = (await page.find('label a[target=_blank]')) as HTMLAnchorElement;
  expect(link.rel).to.include('noopener');
  return link.href;
}

it("are the institution's if the page names none, and the page's if it does", async () => {
  const page = await openForm();
  expect(new URL(await linkOf(page)).pathname).to.equal('/terminos/');
  expect(page.text(TAG)).to.include('Términos y envío');
  expect(new URL(await linkOf(await openForm('terms-href="/aqui.pdf"'))).pathname).to.equal('/aqui.pdf');
});

it('are not asked for if there is nothing to read, and are once the institution has a document', async () => {
  const place = `terms-${Date.now()}`;
  await breakAt(place, [{ path: '/api/cliente/cursos/', as: 'no-terms', times: 1 }]);
  const page = await openForm(`api-base="/fallo/${place}"`);
  expect(deep(page.document, '[name="terminos.version"]')).to.equal(null);
  await page.until('a heading that names no terms', () => !/Términos y envío/.test(page.text(TAG)));
  const typed = {
    identificacion: '1714307103',
    nombres: 'María José',
    apellidos: 'Peña',
    correo: `terms-${Date.now()}@ejemplo.com`,
    telefono: '099 123 4567',
  };
  for (const [name, value] of Object.entries(typed))
    type(await page.find(`[name="participante.${name}"]`), value);
  // The API that answers has a document by now, and says so.
  page.allow('422');
  (await page.find('form [type=submit]')).click();
  await page.until('the news', () => /términos cambiaron/.test(page.text(TAG)));
  expect(new URL(await linkOf(page)).pathname).to.equal('/terminos/');
  (await page.find('[name="terminos.version"]')).click();
  (await page.find('form [type=submit]')).click();
  await page.until('the application', () =>
    page.window.portalEvents.some(({ name }) => name === 'portal-inscripcion'),
  );
});
