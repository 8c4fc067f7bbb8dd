// The panel that tells a web administrator why a tag does not work: each mistake on a page of its own, and what it says of it.
import { expect } from 'chai';
import { portalOrigin } from './bed.ts';
import { breakAt, deep, open, type TestPage, visibleText } from './support.ts';

const panelScript = '<script src="/widgets/portal-diagnostico.js"></script>';
const tag = '<portal-login></portal-login>';
/** How long the panel waits for a tag that does not show itself, in milliseconds (widgets/diagnostico/checkTags.ts). */
const patience = 8_000;
let place = 0;

interface Mistake {
  head?: string;
  body?: string;
  csp?: string;
  /** The address of the loader; '' leaves it out. */
  loader?: string;
  /** All of the page, with the panel, instead of what is made of the others. */
  whole?: string;
  /** What the page's own console says besides. */
  noise?: (string | RegExp)[];
  /** The tag never shows itself, so that the panel waits for it as long as it ever does. */
  neverShown?: boolean;
}

/** Opens a page with the panel on it, and waits for its verdict. */
async function diagnose({ noise = [], head = '', neverShown, whole, ...page }: Mistake): Promise<TestPage> {
  const path = whole && `/camas/pagina?d=${encodeURIComponent(JSON.stringify({ whole }))}`;
  const opened = await open(path ? { path } : { ...page, head: head + panelScript });
  for (const part of noise) opened.allow(part);
  if (neverShown) {
    // Only the panel's own: the loader's, which may be set before, would give the code up.
    const waits = await opened.until('the end of its patience', () => {
      const own = opened.window.longTimers.filter(({ delay }) => delay === patience);
      return own.length > 0 && own;
    });
    for (const { fire } of waits) fire();
  }
  await opened.until('the verdict', () => rowsOf(opened).length > 0);
  return opened;
}

const rootOf = (page: TestPage): ShadowRoot | null | undefined =>
  page.document.getElementById('portal-diagnostico-panel')?.shadowRoot;

const rowsOf = (page: TestPage): string[] =>
  [...(rootOf(page)?.querySelectorAll('li') ?? [])].map((row) => `${row.className} ${visibleText(row)}`);

const faultsOf = (page: TestPage): string[] => rowsOf(page).filter((row) => row.startsWith('fault'));

/** An API below a place of its own that goes wrong in this way, as an attribute. */
async function brokenApi(as: string, origin = ''): Promise<string> {
  const name = `diagnostico-${Date.now()}-${++place}`;
  await breakAt(name, [{ path: '/api/', as, times: 100 }]);
  return `api-base="${origin}/fallo/${name}"`;
}

const otherOrigin = (): string =>
  location.origin.replace(location.hostname, location.hostname === 'localhost' ? '127.0.0.1' : 'localhost');

const mistakes: Readonly<Record<string, [page: () => Promise<Mistake> | Mistake, told: RegExp]>> = {
  'a wrong path of the loader': [
    () => ({ loader: '/no-esta/portal.js', body: tag }),
    /no-esta\/portal\.js responde 404.*Corrija la ruta/s,
  ],
  'a page in place of the loader': [
    async () => {
      const name = `diagnostico-${Date.now()}-${++place}`;
      await breakAt(name, [{ path: '/portal.js', as: 'html', times: 100 }]);
      return { loader: `/fallo/${name}/portal.js`, body: tag };
    },
    /responde text\/html, que no es JavaScript/,
  ],
  'a wrong path of the loader at another origin': [
    async () => ({
      loader: `${await portalOrigin()}/no-esta/portal.js`,
      body: tag,
      noise: [/portal\.js|CORS/],
    }),
    /no-esta\/portal\.js responde, pero sin CORS.*Revise la ruta de src/s,
  ],
  'no type="module"': [
    () => ({
      loader: '',
      head: '<script src="/widgets/portal.js"></script>',
      body: tag,
      noise: [/import\.meta|SyntaxError/i],
    }),
    /le falta type="module".*<script type="module" src="\/widgets\/portal\.js">/s,
  ],
  'no loader': [() => ({ loader: '', body: tag }), /no tiene el <script> de portal\.js/],
  'script-src without the origin of the loader': [
    async () => ({
      loader: `${await portalOrigin()}/widgets/portal.js`,
      body: tag,
      csp: "script-src 'self'",
      noise: [/^csp: script-src/],
    }),
    /script-src en Content-Security-Policy.*script-src http:\/\//s,
  ],
  'a nonce that the script of the loader does not have': [
    async () => ({
      whole: noncePage(await portalOrigin(), ''),
      noise: [/^csp: script-src/],
    }),
    /script-src con nonce en Content-Security-Policy\) no deja llegar portal\.js.*el nonce que su servidor da.*<script type="module" nonce="…" src="http\S+\/widgets\/portal\.js">/s,
  ],
  'a nonce that the loader cannot pass on, because another script brought it': [
    async () => ({
      whole: noncePage(await portalOrigin(), 'import'),
      noise: [/^csp: script-src/],
      neverShown: true,
    }),
    /script-src con nonce en Content-Security-Policy\) no deja llegar el código.*<script type="module" nonce="…"/s,
  ],
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
  'an API that is down': [
    () => ({ body: '<portal-login api-base="http://127.0.0.1:1"></portal-login>' }),
    /La API \(http:\/\/127\.0\.0\.1:1\) no responde/,
  ],
  'an API that fails': [
    async () => ({ body: `<portal-login ${await brokenApi('problem')}></portal-login>` }),
    /La API falla: .* responde 500/,
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
  'a base that is no address': [
    () => ({
      body: '<portal-login api-base="portal.ejemplo"></portal-login>',
      noise: [/api-base/],
      neverShown: true,
    }),
    /api-base no es una dirección: portal\.ejemplo/,
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
      body: `${tag}<portal-inscripcion-publica routing="memory" api-base="/otra"></portal-inscripcion-publica>`,
      noise: [/api-base|API/],
      neverShown: true,
    }),
    /nombra otra API: \/otra/,
  ],
  'a misspelt tag': [
    () => ({ body: '<portal-inscripcion-publico></portal-inscripcion-publico>' }),
    /<portal-inscripcion-publico> no es una etiqueta.*¿Quiso escribir <portal-inscripcion-publica>\?/s,
  ],
  'a misspelt attribute': [
    () => ({ body: '<portal-login instituccion="Politécnica"></portal-login>' }),
    /no conoce el atributo instituccion.*¿Quiso escribir institucion\?.*institucion="Politécnica"/s,
  ],
  'an attribute with a value that it does not take': [
    () => ({ body: '<portal-login routing="histori"></portal-login>', noise: [/routing/] }),
    /El atributo routing de <portal-login> tiene un valor que no sirve.*'hash' \| 'history' \| 'memory'/s,
  ],
  'a misspelt key of datos': [
    () => ({
      body: `<portal-inscripcion-publica datos='{"nombre":"Ana"}'></portal-inscripcion-publica>`,
      noise: [/datos/],
    }),
    /no conoce la clave nombre.*¿Quiso escribir nombres\?/s,
  ],
  'datos that is no JSON': [
    () => ({
      body: `<portal-inscripcion-publica datos="{nombres: 'Ana'}"></portal-inscripcion-publica>`,
      noise: [/datos/],
    }),
    /El atributo datos de <portal-inscripcion-publica> no es JSON/,
  ],
  'two versions': [
    () => ({
      head: `<script>window[Symbol.for('portal-clientes/1')] = new Map([['loader', { version: '0.9.0', url: location.origin + '/viejo/portal.js' }]])</script>`,
      body: tag,
      noise: ['stands aside'],
      neverShown: true,
    }),
    /Dos versiones: 0\.9\.0 \(.*\/viejo\/portal\.js\) y \d+\.\d+\.\d+ \(/,
  ],
  'a tag that the editor took out': [
    () => ({ body: '<p>Inscríbase aquí</p>' }),
    /no tiene ninguna etiqueta del portal.*la quitó al guardar/s,
  ],
  'a tag that nobody closed': [
    () => ({ body: '<portal-login /><main>Todo lo demás</main>', noise: ['holds the rest of the page'] }),
    /<portal-login> contiene el resto de la página.*<portal-login><\/portal-login>/s,
  ],
  'a folder that is not that of the page': [
    () => ({
      body: '<portal-login routing="history" base-path="/alumnos"></portal-login>',
      noise: [/base-path/],
    }),
    /base-path de <portal-login> es \/alumnos, y la página está en \/prueba\/pagina.*base-path="\/prueba"/s,
  ],
  'tags that keep their place in two ways': [
    () => ({
      body: `${tag}<portal-inscripcion-publica routing="history" base-path="/prueba"></portal-inscripcion-publica>`,
      noise: [/routing|base-path/],
    }),
    /Unas etiquetas usan el # de la dirección/,
  ],
};

/** A page whose policy knows scripts by a nonce. @param how the loader comes to it: by a tag, or imported by another script */
function noncePage(portal: string, how: '' | 'import'): string {
  const policy = "script-src 'nonce-n0nce'";
  const loader = `${portal}/widgets/portal.js`;
  const brought =
    how === 'import'
      ? `<script nonce="n0nce" type="module">import '${loader}'</script>`
      : `<script type="module" src="${loader}"></script>`;
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>x</title><meta http-equiv="Content-Security-Policy" content="${policy}"><script nonce="n0nce" src="/prueba/watcher.js"></script>${brought}<script nonce="n0nce" src="${portal}/widgets/portal-diagnostico.js"></script></head><body>${tag}</body></html>`;
}

/** Whether a document hears that a form of its own is sent. */
function sendsForm(page: Document): boolean {
  const form = page.createElement('form');
  let isSent = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isSent = true;
  });
  page.body.append(form);
  form.requestSubmit();
  form.remove();
  return isSent;
}

describe('the diagnosis', () => {
  for (const [mistake, [make, told]] of Object.entries(mistakes)) {
    it(`tells ${mistake}`, async () => {
      const page = await diagnose(await make());
      expect(faultsOf(page).join('\n')).to.match(told);
    });
  }

  it('warns of a storage that the browser does not give', async () => {
    const head = `<script>Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError') }</script>`;
    const page = await diagnose({ head, body: tag });
    expect(rowsOf(page).join('\n')).to.match(/warning.*no deja usar sessionStorage ni localStorage/s);
  });

  it('names the frame that may not send forms, and the policies that Trusted Types lack', async () => {
    const page = await open({ loader: '' });
    const frame = page.document.createElement('iframe');
    frame.sandbox.add('allow-scripts', 'allow-same-origin');
    const portal = await portalOrigin();
    const policy = "require-trusted-types-for 'script'; trusted-types propia";
    frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script src="${portal}/widgets/portal-diagnostico.js"></script><body>`;
    page.document.body.append(frame);
    const rows = () => {
      const panel = frame.contentDocument?.getElementById('portal-diagnostico-panel')?.shadowRoot;
      return [...(panel?.querySelectorAll('li') ?? [])].map((row) => `${row.className} ${visibleText(row)}`);
    };
    await page.until('the verdict', () => rows().length > 0);
    const told = rows().join('\n');
    // WebKit tells the page of the form all the same, and leaves out only what the browser itself would send.
    if (!sendsForm(frame.contentDocument as Document))
      expect(told).to.match(/fault.*no deja enviar formularios.*allow-forms/);
    expect(told).not.to.match(/sin origen|api-base no es/);
    // Not every browser has them.
    if ('trustedTypes' in window)
      expect(told).to.match(/warning.*Trusted Types.*trusted-types propia portal-clientes/);
  });

  it('warns of a typeface that the policy holds back', async () => {
    const page = await diagnose({ body: tag, csp: "font-src 'none'", noise: [/^csp: font-src/] });
    expect(rowsOf(page).join('\n')).to.match(/warning.*Public Sans no llega.*font-src http/s);
    expect(faultsOf(page)).to.deep.equal([]);
  });

  it('finds nothing wrong on a page that is right, and opens by the address of the page or by an attribute', async () => {
    const query = encodeURIComponent(
      JSON.stringify({ head: '<script type="module" src="/widgets/portal.js"></script>', body: tag }),
    );
    const byAddress = await open({ path: `/prueba/pagina?d=${query}&portal-diagnostico` });
    await byAddress.until('the verdict', () => rowsOf(byAddress).length > 0);
    expect(faultsOf(byAddress)).to.deep.equal([]);
    const byAttribute = await open({ body: '<portal-login diagnostico></portal-login>' });
    await byAttribute.until('the verdict', () => rowsOf(byAttribute).length > 0);
    expect(faultsOf(byAttribute)).to.deep.equal([]);
    // The tag that it composes comes later than its own word that it is there.
    const whole = await open({ body: '<portal-completo routing="memory" diagnostico></portal-completo>' });
    await whole.until('the verdict', () => rowsOf(whole).length > 0);
    expect(rowsOf(whole).filter((row) => !row.startsWith('ok'))).to.deep.equal([]);
  });

  it('holds no secret: neither the token, nor the address after its path, nor what the page knows of a person', async () => {
    const page = await open({
      body: `${tag}<portal-inscripcion-publica routing="memory" nombre="Ana secreta" datos='{"correos":"secreto"}'></portal-inscripcion-publica>`,
    });
    page.allow('datos');
    page.window.sessionStorage.setItem('accessToken', 'secreto.de.ana');
    page.window.history.replaceState(null, '', '/prueba/pagina?clave=secreta#otra');
    const copied: string[] = [];
    Object.defineProperty(page.window.navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    const script = page.document.createElement('script');
    script.src = '/widgets/portal-diagnostico.js';
    page.document.head.append(script);
    await page.until('the verdict', () => rowsOf(page).length > 0);
    const copy = [...(rootOf(page)?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Copiar el informe',
    );
    copy?.click();
    await page.until('the copy', () => copied.length > 0);
    expect(copied[0]).to.include('La API responde en');
    expect(`${copied[0]} ${rootOf(page)?.textContent}`).to.not.match(/secret/);
  });

  it('is closed by Escape, and leaves the page as it was', async () => {
    const page = await diagnose({ body: tag });
    const host = page.document.getElementById('portal-diagnostico-panel');
    const key = { key: 'Escape', bubbles: true, composed: true };
    deep(page.document, '[role=dialog]')?.dispatchEvent(new KeyboardEvent('keydown', key));
    expect(host?.isConnected).to.equal(false);
  });
});
