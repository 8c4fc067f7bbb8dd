// The public form on a phone: step by step, in both themes, in Spanish and from right to left, and axe objects to nothing.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { storeAsAnotherTab } from '../browser/storeAsAnotherTab.ts';
import { waitForLook } from '../browser/waitForLook.ts';
import { whenStill } from '../browser/whenStill.ts';
import { findViolations } from './support/axe.ts';
import { person } from './support/cliente.ts';
import { serveHostPage } from './support/hostPage.ts';
import { focused, tabTo } from './support/keyboard.ts';
import {
  acceptTerms,
  fillPerson,
  nextStep,
  onwardButton,
  openForm,
  readResult,
  sendButton,
  TAG,
  tagOf,
} from './support/solicitud.ts';
import { test as base } from './support/test.ts';

const test = base.extend({
  options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
});

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects that nothing is cut off and that axe finds nothing in the tag. The page around it belongs to somebody else. */
async function expectFine(page: Page): Promise<void> {
  await expect.poll(() => overflow(page)).toBe(0);
  expect((await findViolations(page)).filter((line) => line.includes(TAG))).toEqual([]);
}

async function expectFineInBothThemes(page: Page): Promise<void> {
  for (const themeMode of ['dark', 'light'] as const) {
    await storeAsAnotherTab(page, { settings: JSON.stringify({ themeMode }) });
    await waitForLook(page, { isDark: themeMode === 'dark', dir: 'ltr' });
    await whenStill(page);
    await expectFine(page);
  }
}

/** Expects the heading that the person arrived at to be in sight. */
async function expectInSight(page: Page, heading: string): Promise<void> {
  // Its place may be a fraction of a pixel off.
  const isInSight = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return top > -1 && bottom < innerHeight + 1;
  };
  const title = tagOf(page).getByRole('heading', { name: heading, exact: true });
  await expect.poll(() => title.evaluate(isInSight), { message: `${heading} is in sight` }).toBe(true);
}

test('on a phone the form goes step by step, back and forth, in light and dark, and what was sent cannot be reached again', async ({
  journey,
}) => {
  const page = await journey.open('/cms/');
  // In a frame of its own the tag is as the person chose.
  await tagOf(page).evaluate((tag) => tag.removeAttribute('marco'));
  const address = page.url();
  // The state that the page's own router keeps in its entries stays there.
  await page.evaluate(() => history.replaceState({ suyo: 1 }, ''));
  await openForm(page, /^Inscribirme: /, 'dblclick');
  const tag = tagOf(page);
  await tag.getByText('Paso 2 de 4').waitFor();
  await onwardButton(page).click();
  await tag.getByText('Hay 5 datos por corregir').waitFor();
  // What is mended counts no more, before anybody asks to go on again.
  await tag.getByLabel('Nombres').fill('Al Paso');
  await tag.getByText('Hay 4 datos por corregir').waitFor();
  await expectFineInBothThemes(page);
  const persona = person('Al Paso');
  await fillPerson(page, persona);
  await nextStep(page, 'factura');
  await tag.getByText('Paso 3 de 4').waitFor();
  // Deleting leaves an empty form, scrolled to its beginning.
  await tag.getByRole('button', { name: 'Borrar lo escrito' }).click();
  await tag.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expectInSight(page, 'Participante');
  await fillPerson(page, persona);
  await nextStep(page, 'factura');
  await tag.getByText('Paso 3 de 4').waitFor();
  await tag.getByLabel('A nombre de otra persona o de una empresa').check();
  await expectFineInBothThemes(page);
  await tag.getByRole('button', { name: 'Atrás' }).dblclick();
  await tag.getByText('Paso 2 de 4').waitFor();
  await expect.poll(() => tag.getByLabel('Nombres').inputValue()).toBe('Al Paso');
  await onwardButton(page).dblclick();
  await tag.getByText('Paso 3 de 4').waitFor();
  // A second press that comes when the next step is already drawn meets nothing of it, field or button.
  const own = tag.getByLabel('A nombre del participante');
  for (const at of [
    own,
    tag.getByLabel('Nombre o razón social'),
    tag.getByRole('button', { name: 'Atrás' }),
  ]) {
    await tag.getByRole('button', { name: 'Atrás' }).click();
    await tag.getByText('Paso 2 de 4').waitFor();
    await onwardButton(page).click();
    await tag.getByText('Paso 3 de 4').waitFor();
    await at.scrollIntoViewIfNeeded();
    await whenStill(page);
    const box = await at.boundingBox();
    if (!box) throw new Error('the next step is not drawn');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect([await own.isChecked(), await at.evaluate((one) => one.matches(':focus'))]).toEqual([
      false,
      false,
    ]);
  }
  await tag.getByText('Paso 3 de 4').waitFor();
  await own.check();
  await nextStep(page, 'revision');
  await tag.getByText('Paso 4 de 4').waitFor();
  await expectFineInBothThemes(page);
  // The browser's own buttons go through the steps, also after a reload, and to the list at last.
  await page.goBack();
  await tag.getByText('Paso 3 de 4').waitFor();
  await page.reload();
  await tag.getByText('Paso 3 de 4').waitFor();
  await page.goBack();
  await tag.getByText('Paso 2 de 4').waitFor();
  await expect.poll(() => tag.getByLabel('Nombres').inputValue()).toBe('Al Paso');
  await page.goBack();
  await tag.getByRole('heading', { level: 2, name: 'Cursos con inscripciones abiertas' }).waitFor();
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await tag.getByText('Paso 4 de 4').waitFor();
  await expect
    .poll(async () => [page.url(), await page.evaluate(() => history.state.suyo)])
    .toEqual([address, 1]);
  await tag.getByRole('button', { name: 'Cambiar' }).first().click();
  await tag.getByText('Paso 2 de 4').waitFor();
  await nextStep(page, 'factura');
  await tag.getByText('Paso 3 de 4').waitFor();
  await nextStep(page, 'revision');
  await acceptTerms(page);
  await sendButton(page).dblclick();
  const solicitud = await readResult(page);
  await expectInSight(page, 'Recibimos su solicitud');
  // The reload gave the tag back to the page's own frame.
  await tag.evaluate((element) => element.removeAttribute('marco'));
  await expectFineInBothThemes(page);
  await page.reload();
  expect(await readResult(page)).toBe(solicitud);
  // A sent form cannot be reached again: not by Back, however often, and not by Forward.
  await page.goBack();
  await tag.getByRole('heading', { level: 2, name: 'Cursos con inscripciones abiertas' }).waitFor();
  await page.goForward();
  expect(await readResult(page)).toBe(solicitud);
  await page.evaluate(() => {
    addEventListener('popstate', () =>
      document.body.append(Object.assign(document.createElement('i'), { className: 'moved' })),
    );
  });
  await page.goForward();
  // Forward, and back again by itself.
  await expect.poll(() => page.locator('i.moved').count()).toBe(2);
  expect(await readResult(page)).toBe(solicitud);
  await page.goBack();
  await tag.getByRole('heading', { level: 2, name: 'Cursos con inscripciones abiertas' }).waitFor();
  await expect.poll(() => page.evaluate(() => history.state['portal-inscripcion'][0].step)).toBeUndefined();
});

test('the keyboard alone fills the form in, in Arabic, from right to left', async ({ journey }) => {
  await serveHostPage(
    journey.context,
    journey.url,
    (path) => path === '/pagina',
    `<main><${TAG} lang="ar" terms-href="/terminos"></${TAG}></main>`,
  );
  const page = await journey.open('/pagina');
  const tag = tagOf(page);
  const { keyboard } = page;
  const fill = async (label: string, text: string) => {
    await tabTo(page, label);
    await keyboard.type(text);
  };
  const press = async (button: string | RegExp) => {
    await tabTo(page, button);
    await keyboard.press('Enter');
  };
  const expectFocus = () => expect.poll(() => focused(page));
  const arriveAt = (heading: string) => expectFocus().toBe(heading);

  const enrol = await tag
    .getByRole('article')
    .filter({ hasText: '$' })
    .getByRole('button', { name: /التسجيل/ })
    .first()
    .getAttribute('aria-label');
  await press(enrol ?? '');
  await arriveAt('التسجيل');
  const persona = person('ليلى', 'حداد');
  // Changes the kind from the identity card to the passport.
  await tabTo(page, 'نوع الهوية');
  await keyboard.press('ArrowDown');
  await fill('رقم الهوية', persona.identificacion);
  await fill('الاسم', persona.nombres);
  await press('متابعة');
  // Missing fields are listed, and each line leads to its field.
  await expectFocus().toMatch(/^هناك \S+ حقول تحتاج إلى تصحيح/);
  await press(/^اكتبوا اسم العائلة/);
  await expect.poll(() => focused(page)).toBe('اسم العائلة');
  await keyboard.type(persona.apellidos);
  await fill('البريد الإلكتروني', persona.correo);
  // These digits come from an Arabic keyboard.
  await fill('الهاتف', '٠٩٩١٢٣٤٥٦٧');
  await press('متابعة');
  await arriveAt('الفوترة');
  await press('رجوع');
  await arriveAt('المشارك');
  await press('متابعة');
  await arriveAt('الفوترة');
  await press('متابعة');
  await arriveAt('المراجعة');
  await tag.getByText('+593991234567').waitFor();
  await expectFine(page);
  await tabTo(page, /^أوافق على /);
  await keyboard.press('Space');
  await press('إرسال الطلب');
  await arriveAt('استلمنا طلبكم');
  await expect.poll(() => overflow(page)).toBe(0);
});
