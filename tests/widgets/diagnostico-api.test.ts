// The panel's findings about the API: each mistake on a page of its own.
import { expect } from 'chai';
import {
  brokenApi,
  diagnose,
  diagnoseNow,
  faultsOf,
  type Mistakes,
  otherOrigin,
  rowsOf,
  tag,
  tellsEach,
  wrongOf,
} from './diagnosis.ts';
import { portalOrigin } from './hostPage.ts';
import { inEveryEngine, open, ready } from './support.ts';

/** Each engine refuses these in its own way. */
const refusals: Mistakes = {
  'connect-src without the API': [
    async () => ({
      body: `<portal-login api-base="${await portalOrigin()}"></portal-login>`,
      csp: "connect-src 'self'",
      noise: [/^csp: connect-src/],
    }),
    /connect-src en Content-Security-Policy.*no deja llegar la API.*connect-src http:\/\//s,
  ],
  'an API that does not allow the origin of the page': [
    async () => ({ body: `<portal-login ${await brokenApi('closed', otherOrigin())}></portal-login>` }),
    /responde, pero no a páginas de http:\/\/.*CORS_ORIGINS/s,
  ],
  'an API that sends to another site': [
    async () => ({
      body: `<portal-login ${await brokenApi('away')}></portal-login>`,
      noise: [/CORS|origin/],
    }),
    /La API \(\S+\) manda la llamada a otra dirección, que no responde a esta página.*la dirección final/s,
  ],
};

const mistakes: Mistakes = {
  'an API that answers what a page reads, and refuses what it would send': [
    async () => ({ body: `<portal-login ${await brokenApi('reads', otherOrigin())}></portal-login>` }),
    /no acepta Authorization, Content-Type, Idempotency-Key, If-Match de páginas de http:.*OPTIONS.*Access-Control-Allow-Headers: /s,
  ],
  'an API that is down': [
    () => ({ body: '<portal-login api-base="http://127.0.0.1:1"></portal-login>' }),
    /La API \(http:\/\/127\.0\.0\.1:1\) no responde/,
  ],
  'an API that fails': [
    async () => ({ body: `<portal-login ${await brokenApi('problem')}></portal-login>` }),
    /La API falla: .* responde 500/,
  ],
  'a proxy whose API is down': [
    async () => ({ body: `<portal-login ${await brokenApi('gateway')}></portal-login>` }),
    /La API falla: .* responde 502\..*Avise a quien la administra/s,
  ],
  'a password before the API': [
    async () => ({ body: `<portal-login ${await brokenApi('locked')}></portal-login>` }),
    /cursos responde 401: pide una clave para una llamada que cualquiera puede hacer.*los visitantes no pasan/s,
  ],
  'an API that has moved': [
    async () => ({ body: `<portal-login ${await brokenApi('moved')}></portal-login>` }),
    /cursos redirige a http:\S+\/api\/cliente\/cursos: las inscripciones y el ingreso no llegarían.*api-base="http:\/\/[^/]+"/s,
  ],
  'an API of another contract': [
    async () => ({ body: `<portal-login ${await brokenApi('contract-2')}></portal-login>` }),
    /La API cumple la versión 2\.0 del contrato y este portal, la 1\.0.*Actualice/s,
  ],
  'a web page in place of the API': [
    async () => ({ body: `<portal-login ${await brokenApi('html')}></portal-login>` }),
    /responde una página web \(200 text\/html\), no la API.*Corrija api-base/s,
  ],
  'another service in place of the API': [
    async () => ({ body: `<portal-login ${await brokenApi('json')}></portal-login>` }),
    /responde otra cosa que la API del portal/,
  ],
  'a wrong base': [
    () => ({ body: '<portal-login api-base="/widgets"></portal-login>' }),
    /\/widgets\/api\/cliente\/cursos responde (404: allí no está la API|una página web \(404)/,
  ],
  'a base with the /api that each call adds': [
    () => ({ body: '<portal-login api-base="/api"></portal-login>' }),
    /\/api\/api\/cliente\/cursos responde .*Quite \/api del final de api-base.*api-base="http:\/\/[^/]+"/s,
  ],
  'a base with a folder that the API does not have': [
    () => ({ body: '<portal-login api-base="/api/cliente"></portal-login>' }),
    /Corrija api-base: una API del portal responde en (http:\/\/[^/]+)\. .*api-base="\1"/s,
  ],
  'a base that is no address': [
    () => ({
      body: '<portal-login api-base="portal.ejemplo"></portal-login>',
      noise: [/api-base/],
      neverShown: true,
    }),
    /api-base no es una dirección: portal\.ejemplo .*api-base="https:\/\/portal\.ejemplo"/s,
  ],
  'a base that is no address, beside one that is': [
    () => ({
      body: `<portal-inscripcion-publica routing="memory" api-base="${location.origin}"></portal-inscripcion-publica><portal-login api-base="${location.origin}?x=1"></portal-login>`,
      noise: [/api-base/],
      neverShown: true,
    }),
    /api-base no es una dirección: \S+\/?\?… .*api-base="http:\/\/[^"?]+"/s,
  ],
  'a password in the base': [
    () => ({
      body: '<portal-login api-base="http://admin:clave@portal.ejemplo/?ficha=clave"></portal-login>',
      noise: [/^(?!.*clave).*api-base/s],
      neverShown: true,
    }),
    /api-base no es una dirección: http:\/\/…@portal\.ejemplo\/\?…(?!.*clave)/s,
  ],
  'a second base': [
    () => ({
      body: `<portal-login api-base="${location.origin}"></portal-login><portal-inscripcion-publica routing="memory" api-base="/otra"></portal-inscripcion-publica>`,
      noise: [/api-base|API/],
      neverShown: true,
    }),
    /nombra otra API: \/otra\. La que usa es http:\/\/[^/]+\./,
  ],
};

describe('the diagnosis of the API', () => {
  tellsEach(refusals, inEveryEngine);
  tellsEach(mistakes);

  it('names the base that is in force, which may be that of a later tag', async () => {
    const later = '<portal-inscripcion-publica routing="memory" api-base=""></portal-inscripcion-publica>';
    const page = await open({ body: later.replace('""', `"${location.origin}"`) });
    await ready(page, 'portal-inscripcion-publica');
    page.allow(/api-base|API/);
    page.document.body.insertAdjacentHTML('afterbegin', '<portal-login api-base="/otra"></portal-login>');
    await page.inside('portal-login', '[role=alert]');
    await diagnoseNow(page, true);
    const told = wrongOf(page).join('\n');
    expect(told).to.include(`nombra otra API: /otra. La que usa es ${location.origin}.`);
    expect(told).not.to.match(/allí no está la API/);
    expect(rowsOf(page).join('\n')).to.match(/ok.*<portal-inscripcion-publica> está en la página/);
  });

  it('warns of an API that some tags name and others do not', async () => {
    const page = await open({ body: `<portal-login api-base="${location.origin}"></portal-login>` });
    await ready(page);
    page.document.body.insertAdjacentHTML('beforeend', tag);
    await page.until('the second tag', () => page.document.querySelector('portal-login[listo] + [listo]'));
    await diagnoseNow(page);
    expect(wrongOf(page).join()).to.match(/^warning.*Unas etiquetas nombran la API .* y otras no/s);
  });

  it('says of a tag that it shows a failure', async () => {
    const page = await open({
      body: `<portal-inscripcion-publica ${await brokenApi('problem')}></portal-inscripcion-publica>`,
    });
    await page.inside('portal-inscripcion-publica', '[role=alert]');
    await ready(page, 'portal-inscripcion-publica');
    await diagnoseNow(page);
    const told = rowsOf(page).join('\n');
    expect(told).to.match(/warning.*<portal-inscripcion-publica> muestra un mensaje de error/);
    expect(told).not.to.match(/muestra su contenido/);
  });

  it('names a course that the API does not know, with the code that was meant', async () => {
    const answer = await fetch('/api/cliente/cursos?limite=1');
    const [{ identificacion }] = (await answer.json()).resultados;
    const misspelt = identificacion.replace('-', '_');
    const cursos = `cursos="${identificacion} ${misspelt}, nunca-existio"`;
    const page = await diagnose({
      body: `<portal-inscripcion-publica routing="memory" ${cursos}></portal-inscripcion-publica>`,
    });
    expect(faultsOf(page)).to.have.lengthOf(2);
    const [meant, never] = faultsOf(page);
    expect(meant)
      .to.include(`no conoce: ${misspelt}.`)
      .and.include(`cursos="${identificacion}, ${identificacion}, nunca-existio"`);
    expect(never).to.include('no conoce: nunca-existio.').and.include('la lista de cursos');
    const chosen = await diagnose({
      body: `<portal-inscripcion-publica routing="memory" curso="${misspelt}"></portal-inscripcion-publica>`,
    });
    expect(faultsOf(chosen).join()).to.include(`curso="${identificacion}"`);
  });
});
