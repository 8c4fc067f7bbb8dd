// The same client at two devices: what one of them changes, the other shows as soon as it learns of it.
import { expect } from 'vitest';
import { coursesIn, type Inscripcion, person, registerCliente } from './support/cliente.ts';
import { layerOf } from './support/steps.ts';
import { type Journey, test } from './support/test.ts';

/** A client with enrolments that are not paid, and a way to cancel one of them as another device would. */
async function enrolled({ url }: Journey, nombre: string, count = 1) {
  const cliente = await registerCliente(url, nombre);
  const cursos = (await coursesIn(url, 'abierto'))
    .filter(
      ({ precio, requiereAprobacion, cuposDisponibles = 99 }) =>
        precio > 0 && !requiereAprobacion && cuposDisponibles > 8,
    )
    .slice(-count);
  const inscripciones: Inscripcion[] = [];
  for (const curso of cursos) inscripciones.push(await cliente.enrol(curso, person(nombre)));
  const cancelElsewhere = async ({ numero }: Inscripcion) => {
    const path = `/api/cliente/inscripciones/${numero}/anular`;
    const { huella } = await cliente.get<{ huella: string }>(path);
    await cliente.post(path, { motivo: 'otro', huella });
  };
  return { token: cliente.token, inscripciones, cancelElsewhere };
}

test('an enrolment that was cancelled on another device is shown so at once where the dialog learns of it', async ({
  journey,
}) => {
  journey.allow(/^console error: Failed to load resource/);
  journey.allow(/^answer 4\d\d: POST/);
  const { token, inscripciones, cancelElsewhere } = await enrolled(journey, 'Olga');
  const [inscripcion] = inscripciones;
  if (!inscripcion) throw new Error('Nobody was enrolled.');
  const page = await journey.open(`/portal/cliente/inscripciones/${inscripcion.numero}`, { token });
  const open = page.getByRole('button', { name: 'Anular inscripción' });
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').selectOption('horario');
  await cancelElsewhere(inscripcion);
  await dialog.getByRole('button', { name: 'Anular inscripción' }).click();
  await dialog.getByText('Esta inscripción no se puede anular').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(/^Esta inscripción se anuló el /).waitFor();
  await expect.poll(() => open.count()).toBe(0);
});

test('an invoice that was settled on another device is offered for payment no longer once the dialog knows', async ({
  journey,
}) => {
  const { token, inscripciones, cancelElsewhere } = await enrolled(journey, 'Paula');
  const [inscripcion] = inscripciones;
  if (!inscripcion) throw new Error('Nobody was enrolled.');
  const page = await journey.open(`/portal/cliente/cartera/factura/${inscripcion.facturas[0]}`, { token });
  const pay = page.getByRole('button', { name: 'Pagar', exact: true });
  await pay.waitFor();
  await cancelElsewhere(inscripcion);
  await pay.click();
  await page.getByRole('dialog').getByText('Estas facturas ya no tienen saldo pendiente.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => layerOf(page)).toBeUndefined();
  await expect.poll(() => pay.count()).toBe(0);
});

test('of several invoices to pay, one that was settled on another device is left out, and the dialog says so', async ({
  journey,
}) => {
  const { token, inscripciones, cancelElsewhere } = await enrolled(journey, 'Quena', 2);
  const [inscripcion] = inscripciones;
  if (!inscripcion) throw new Error('Nobody was enrolled.');
  const page = await journey.open('/portal/cliente/cartera', { token });
  for (const { facturas } of inscripciones)
    await page.getByRole('checkbox', { name: new RegExp(`^Elegir .+, factura ${facturas[0]}`) }).check();
  await cancelElsewhere(inscripcion);
  await page
    .getByRole('region', { name: 'Facturas elegidas' })
    .getByRole('button', { name: 'Pagar' })
    .click();
  await page
    .getByRole('dialog')
    .getByText('Una de las facturas elegidas ya no tiene saldo pendiente y no está en este pago.')
    .waitFor();
  await page.getByRole('dialog').getByText('Total de 1 factura').waitFor();
});
