// A course costs less than its price: a discount with a condition shows once it is met; and this is what is billed.
import { expect } from 'vitest';
import { readMail } from './support/buzon.ts';
import { person } from './support/cliente.ts';
import { courseWith } from './support/courseWith.ts';
import { acceptTerms, fillPerson, readResult, sendButton, tagOf } from './support/solicitud.ts';
import { test } from './support/test.ts';

test('a visitor sees the price with the discount once the sentence is declared, also after a reload, and the mail asks for it', async ({
  journey,
}) => {
  const curso = await courseWith(journey.url, 'declaracion');
  const page = await journey.open('/portal/publico');
  const tag = tagOf(page);
  await tag.getByRole('button', { name: `Inscribirme: ${curso.nombre}` }).click();
  const persona = person('Con Hermana');
  await fillPerson(page, persona);
  const sentence = tag.getByLabel(curso.descuento?.condicion?.declaracion ?? '');
  const summary = tag.getByRole('complementary', { name: 'Curso elegido' });
  await summary.getByText('Total', { exact: true }).waitFor();
  const total = () =>
    summary
      .locator('div', { has: page.getByText('Total', { exact: true }) })
      .last()
      .textContent();
  await expect.poll(total).toContain('125,00');
  await expect.poll(() => sentence.isChecked()).toBe(false);
  await sentence.check();
  await expect.poll(total).toContain('110,00');
  await summary.getByText('Descuento: Hermanos').waitFor();

  // In another interface the institution's words are said to be in their own language.
  const speak = async (from: string, to: string) => {
    await page.getByRole('button', { name: `${from}: ` }).click();
    await page.getByRole('button', { name: to, exact: true }).click();
  };
  await speak('Idioma', 'English');
  await tag.getByRole('heading', { name: 'Discount: Hermanos' }).locator('[lang|="es"]').waitFor();
  await tag.locator('label [lang|="es"]').waitFor();
  await speak('Language', 'Español');
  await page.reload();
  await tag.getByText('Recuperamos lo que había escrito').waitFor();
  await expect.poll(() => sentence.isChecked()).toBe(true);
  await expect.poll(total).toContain('110,00');
  await acceptTerms(page);
  await sendButton(page).click();
  await readResult(page);
  expect(await readMail(journey.url, persona.correo, / · SOL-/)).toContain('110,00');
});
