// The portal offers and promises only what the server says that it can do.
import { expect } from 'vitest';
import { intercept } from '../../browser/intercept.ts';
import { person } from '../support/cliente.ts';
import { openForm, sendSolicitud, tagOf } from '../support/solicitud.ts';
import { type Journey, test } from '../support/test.ts';

/** Answers `GET /api/institucion` for the page to come. @param capacidades of the server; undefined if it lacks the call */
async function serverWith(journey: Journey, capacidades: readonly string[] | undefined): Promise<void> {
  if (capacidades === undefined) journey.allow(/404/);
  await intercept(journey.context, '**/api/institucion', async (route) => {
    if (capacidades === undefined) {
      await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Cannot GET /api/institucion' });
      return;
    }
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), capacidades } });
  });
}

for (const [server, capacidades] of [
  ['that says so', ['registro', 'avisos']],
  ['that does not tell what it can do', undefined],
] as const) {
  test(`a server ${server} cannot change a forgotten password, and nobody is sent to ask it to`, async ({
    journey,
  }) => {
    await serverWith(journey, capacidades);
    const page = await journey.open('/portal/auth/login');
    await page.getByRole('button', { name: 'Ingresar' }).waitFor();
    await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).waitFor({ state: 'detached' });
    // Somebody may have kept the address.
    await page.goto('/portal/auth/solicitud-cambio-clave');
    await page.getByText('Si olvidó su contraseña, comuníquese con la institución.').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('link', { name: 'Volver al ingreso' }).click();
    await page.getByRole('button', { name: 'Ingresar' }).waitFor();
  });

  test(`after an application to a server ${server}, no account is offered${capacidades ? '' : ' and no mail is promised'}`, async ({
    journey,
  }) => {
    await serverWith(
      journey,
      capacidades?.filter((one) => one !== 'registro'),
    );
    const page = await journey.open('/portal/publico');
    await openForm(page);
    await sendSolicitud(page, person('Sin Cuenta'));
    const tag = tagOf(page);
    await tag.getByText(capacidades ? 'Le enviamos un correo a' : 'La institución le escribirá a').waitFor();
    expect(await tag.getByRole('heading', { name: 'Cree su cuenta (opcional)' }).count()).toBe(0);
    if (capacidades) return;
    await tag.getByText('La institución le escribe para decirle cómo pagar y confirmar su cupo.').waitFor();
    expect(await tag.getByText(/Le enviamos|Ver y pagar|correo no deseado|^Pague/).count()).toBe(0);
  });
}

test('a server that names no capabilities has all of them', async ({ journey }) => {
  await intercept(journey.context, '**/api/institucion', async (route) => {
    const response = await route.fetch();
    const { capacidades: _, ...json } = await response.json();
    await route.fulfill({ response, json });
  });
  const page = await journey.open('/portal/auth/login');
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await page.getByRole('button', { name: 'Enviar el enlace' }).waitFor();
});
