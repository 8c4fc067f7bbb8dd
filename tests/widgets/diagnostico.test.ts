// The panel that tells a web administrator why a tag does not work: each mistake on a page of its own, and what it says of it.
import { expect } from 'chai';
import {
  brokenBundle,
  brokenPlace,
  diagnose,
  diagnoseNow,
  faultsOf,
  foreignHash,
  type Mistakes,
  otherOrigin,
  rootOf,
  rowsOf,
  tag,
  tellsEach,
  withIntegrity,
  wrongOf,
} from './diagnosis.ts';
import { portalOrigin } from './hostPage.ts';
import { deep, inEveryEngine, open, visibleText } from './support.ts';

/** Each engine refuses these in its own way. */
const refusals: Mistakes = {
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
  'code that comes as text': [
    async () => ({ ...(await brokenBundle('plain')), body: tag }),
    /chunks\/\S+\.js responde text\/plain, que no es JavaScript.*dist\/widgets entera.*Content-Type/s,
  ],
  'code that is not for other origins': [
    async () => ({ ...(await brokenBundle('closed', otherOrigin())), body: tag }),
    /chunks\/\S+\.js responde, pero sin CORS.*Access-Control-Allow-Origin: \*/s,
  ],
  'a hash that is not that of the loader': [
    () => ({
      loader: '',
      head: withIntegrity('1.0.0/', foreignHash),
      body: tag,
      noise: [/integrity|digest|hash|resource/i],
    }),
    /El integrity del <script> no es el de \S+\/1\.0\.0\/portal\.js: el navegador no lo acepta.*Reemplace.*integrity="sha384-[\w+/]{64}"/s,
  ],
};

const mistakes: Mistakes = {
  'a wrong path of the loader': [
    () => ({ loader: '/no-esta/portal.js', body: tag }),
    /no-esta\/portal\.js responde 404.*Corrija la ruta.*src="http:\/\/[^/]+\/widgets\/portal\.js"/s,
  ],
  'a page in place of the loader': [
    async () => ({ loader: `${await brokenPlace('/portal.js', 'html')}/portal.js`, body: tag }),
    /responde text\/html, que no es JavaScript/,
  ],
  'a wrong path of the loader at another origin': [
    async () => ({
      loader: `${await portalOrigin()}/no-esta/portal.js`,
      body: tag,
      noise: [/portal\.js|CORS/],
    }),
    /no-esta\/portal\.js responde, pero sin CORS.*Revise la ruta de src.*src="http:\/\/[^/]+\/widgets\/portal\.js"/s,
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
  'a loader that waits for consent': [
    () => ({
      loader: '',
      head: '<script type="text/plain" data-cookieconsent="marketing" src="/widgets/portal.js"></script>',
      body: tag,
    }),
    /tiene type="text\/plain", con el que el navegador no lo corre.*aviso de cookies.*<script type="module" src="\/widgets\/portal\.js">/s,
  ],
  'a loader whose address an optimizer keeps': [
    () => ({
      loader: '',
      head: '<script type="module" data-src="/widgets/portal.js"></script>',
      body: tag,
    }),
    /El <script> de portal\.js tiene data-src en lugar de src.*optimizador.*src="http:\/\/[^/]+\/widgets\/portal\.js"/s,
  ],
  'a loader that the server keeps from visitors': [
    async () => ({ loader: `${await brokenPlace('/portal.js', 'forbidden')}/widgets/portal.js`, body: tag }),
    /portal\.js responde 403.*El servidor no lo da a los visitantes/s,
  ],
  'a server of the files that fails': [
    async () => ({ loader: `${await brokenPlace('/portal.js', 'down')}/widgets/portal.js`, body: tag }),
    /portal\.js responde 503.*avise a quien lo administra/s,
  ],
  'another file in place of the loader': [
    () => ({ loader: '/widgets/portal.min.js', body: tag, noise: [/portal\.min|MIME/] }),
    /no tiene el <script> de portal\.js, y sí el de \S+\/widgets\/portal\.min\.js.*corrija el nombre/s,
  ],
  'a loader that the editor took for text': [
    () => ({
      loader: '',
      body: `&lt;script type="module" src="/widgets/portal.js"&gt;&lt;/script&gt;${tag}`,
    }),
    /El <script> de portal\.js está en la página como texto.*bloque de HTML/s,
  ],
  'no loader': [() => ({ loader: '', body: tag }), /no tiene el <script> de portal\.js/],
  'pages in place of the code': [
    async () => ({ ...(await brokenBundle('html')), body: tag }),
    /chunks\/\S+\.js responde text\/html, que no es JavaScript.*dist\/widgets entera.*Content-Type/s,
  ],
  'a hash of the loader that is none': [
    () => ({ loader: '', head: withIntegrity('1.0.0/', 'sha384-…'), body: tag }),
    /El integrity del <script> no es ningún hash.*src="\S+\/1\.0\.0\/portal\.js" integrity="sha384-[\w+/]{64}" crossorigin>/s,
  ],
  'a hash of a loader that each release changes': [
    () => ({
      loader: '',
      head: withIntegrity('', foreignHash),
      body: tag,
      noise: [/integrity|digest|hash|resource/i],
    }),
    /\/widgets\/portal\.js, que cambia con cada versión.*src="\S+\/1\.0\.0\/portal\.js" integrity="sha384-/s,
  ],
  'a misspelt tag': [
    () => ({
      body: '<portal-inscripcion-publico></portal-inscripcion-publico>',
      noise: ['no se conoce la etiqueta'],
    }),
    /<portal-inscripcion-publico> no es una etiqueta.*¿Quiso escribir <portal-inscripcion-publica>\?/s,
  ],
  'an element that stands for a tag that there is not': [
    () => ({ body: '<div class="portal-compat" data-etiqueta="ingreso"></div>', noise: [/ingreso/] }),
    /data-etiqueta="ingreso" no es ninguna etiqueta del portal.*login, inscripcion-publica/s,
  ],
  'an element that stands for a tag in a shadow root': [
    () => ({
      body: '<section><template shadowrootmode="open"><div class="portal-compat" data-etiqueta="login"></div></template></section>',
      noise: [/shadow root/],
    }),
    /data-etiqueta="login" está dentro de otro componente.*<portal-login><\/portal-login>/s,
  ],
  'an attribute as the element has it that stands for a tag': [
    () => ({ body: '<portal-login data-institucion="Politécnica"></portal-login>' }),
    /no conoce el atributo data-institucion.*Quite data-.*institucion="Politécnica"/s,
  ],
  'an attribute of another tag': [
    () => ({ body: '<portal-login landing="/cliente"></portal-login>' }),
    /<portal-login> no conoce el atributo landing: es de <portal-completo>/,
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
      noise: ['hay dos versiones'],
      neverShown: true,
    }),
    /Dos versiones: 0\.9\.0 \(.*\/viejo\/portal\.js\) y \d+\.\d+\.\d+ \(/,
  ],
  'a tag that the editor took out': [
    () => ({ body: '<p>Inscríbase aquí</p>' }),
    /no tiene ninguna etiqueta del portal.*la quitó al guardar/s,
  ],
  'a tag that the editor took for text': [
    () => ({ body: '<p>&lt;portal-login&gt;&lt;/portal-login&gt;</p>' }),
    /La etiqueta está en la página como texto.*bloque de HTML/s,
  ],
  'a tag that nobody closed': [
    () => ({ body: '<portal-login /><main>Todo lo demás</main>', noise: ['contiene el resto de la página'] }),
    /<portal-login> contiene el resto de la página.*<portal-login><\/portal-login>/s,
  ],
  'a tag closed by />, before what might as well be help for visitors': [
    () => ({ body: '<portal-login lang="es" /><p>Horario de atención: <a href="/horario">aquí</a></p>' }),
    /<portal-login> contiene el resto de la página.*<portal-login><\/portal-login>/s,
  ],
  'a misspelt name in the place of a tag, with the line to copy': [
    () => ({ body: '<div class="portal-compat" data-etiqueta="logn"></div>', noise: ['data-etiqueta'] }),
    /data-etiqueta="logn" no es ninguna.*data-etiqueta="login"/s,
  ],
  'a folder that is not that of the page': [
    () => ({
      body: '<portal-login routing="history" base-path="/alumnos"></portal-login>',
      noise: [/base-path/],
    }),
    /base-path de <portal-login> es \/alumnos, y la página está en \/prueba\/pagina.*base-path="\/prueba"/s,
  ],
  'the folder of a page whose address the tag leaves alone': [
    () => ({ body: '<portal-login base-path="/prueba"></portal-login>' }),
    /base-path de <portal-login> no hace nada sin routing="history"/,
  ],
  'no folder of the page': [
    () => ({ body: '<portal-login routing="history"></portal-login>', noise: [/base-path/] }),
    /<portal-login> con routing="history" le falta base-path: usa \/, y la página está en \/prueba\/pagina.*base-path="\/prueba"/s,
  ],
  'the root of the site in place of the folder of the page': [
    () => ({ body: '<portal-login routing="history" base-path="/"></portal-login>' }),
    /base-path de <portal-login> es \/, y la página está en \/prueba\/pagina.*base-path="\/prueba"/s,
  ],
  'a server that has the page at its own address only': [
    () => ({ body: '<portal-login routing="history" base-path="/prueba"></portal-login>' }),
    /El servidor responde 404 en \/prueba\/auth\/login.*routing="hash"/s,
  ],
  'two folders': [
    () => ({
      body: '<portal-login routing="history" base-path="/prueba"></portal-login><portal-inscripcion-publica routing="history" base-path="/prueba/pagina"></portal-inscripcion-publica>',
      noise: [/base-path/],
      neverShown: true,
    }),
    /base-path distintos: \/prueba, \/prueba\/pagina/,
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
function noncePage(portal: string, how: '' | 'import', policy = "script-src 'nonce-n0nce'"): string {
  const loader = `${portal}/widgets/portal.js`;
  const brought =
    how === 'import'
      ? `<script nonce="n0nce" type="module">import '${loader}'</script>`
      : `<script type="module" src="${loader}"></script>`;
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>x</title><meta http-equiv="Content-Security-Policy" content="${policy}"><script nonce="n0nce" src="/prueba/watcher.js"></script>${brought}<script nonce="n0nce" src="${portal}/widgets/portal-diagnostico.js"></script></head><body>${tag}</body></html>`;
}

/** Returns true if a document hears that a form of its own is sent. */
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
  tellsEach(refusals, inEveryEngine);
  tellsEach(mistakes);

  inEveryEngine(
    'reports a policy that trusts what its scripts add, and not the script of the loader in the page',
    async () => {
      const policy = "script-src 'nonce-n0nce' 'strict-dynamic'";
      const page = await diagnose({
        whole: noncePage(await portalOrigin(), '', policy),
        noise: [/^csp: script-src/],
      });
      // WebKit trusts each module of such a page.
      const isTrusted = page.window.customElements.get('portal-login') !== undefined;
      expect(faultsOf(page).join()).to.match(
        isTrusted
          ? /^$/
          : /script-src con nonce en Content-Security-Policy\) no deja llegar portal\.js.*<script type="module" nonce="…"/s,
      );
    },
  );

  it('warns of a storage that the browser does not give', async () => {
    const head = `<script>Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError') }</script>`;
    const page = await diagnose({ head, body: tag });
    expect(rowsOf(page).join('\n')).to.match(/warning.*no deja usar sessionStorage ni localStorage/s);
  });

  inEveryEngine(
    'names the frame that may not send forms, and the policies that Trusted Types lack',
    async () => {
      const page = await open({ loader: '' });
      const frame = page.document.createElement('iframe');
      frame.sandbox.add('allow-scripts', 'allow-same-origin');
      const portal = await portalOrigin();
      const policy = "require-trusted-types-for 'script'; trusted-types propia";
      frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script src="${portal}/widgets/portal-diagnostico.js"></script><body>`;
      page.document.body.append(frame);
      const rows = () => {
        const panel = frame.contentDocument?.getElementById('portal-diagnostico-panel')?.shadowRoot;
        return [...(panel?.querySelectorAll('li') ?? [])].map(
          (row) => `${row.className} ${visibleText(row)}`,
        );
      };
      await page.until('the verdict', () => rows().length > 0);
      const told = rows().join('\n');
      // WebKit tells the page of the form all the same, and leaves out only what the browser itself would send.
      if (!sendsForm(frame.contentDocument as Document))
        expect(told).to.match(/fault.*no deja enviar formularios.*allow-forms/);
      expect(told).not.to.match(/sin origen|api-base no es/);
      // Some browsers have no Trusted Types.
      if ('trustedTypes' in window)
        expect(told).to.match(/warning.*Trusted Types.*trusted-types propia portal-clientes/);
    },
  );

  inEveryEngine('warns of a typeface that the policy holds back', async () => {
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
    const sentOn = `${await brokenPlace('/portal.js', 'moved')}/widgets/portal.js`;
    const elsewhere = await open({ loader: sentOn, body: '<portal-login diagnostico></portal-login>' });
    await elsewhere.until('the verdict', () => rowsOf(elsewhere).length > 0);
    expect(wrongOf(elsewhere)).to.deep.equal([]);
    // The tag that it composes comes later than its own word that it is there.
    const whole = await open({ body: '<portal-completo routing="memory" diagnostico></portal-completo>' });
    await whole.until('the verdict', () => rowsOf(whole).length > 0);
    expect(wrongOf(whole)).to.deep.equal([]);
  });

  it('holds no secret: neither the token, nor the address after its path, nor what the page knows of a person', async () => {
    const page = await open({
      body: `${tag}<portal-inscripcion-publica routing="memory" nombre="Ana secreta" datos='{"correos":"secreto"}'></portal-inscripcion-publica>`,
    });
    page.allow('datos');
    page.allow('no conoce el atributo nombre.');
    page.window.sessionStorage.setItem('accessToken', 'secreto.de.ana');
    page.window.history.replaceState(null, '', '/prueba/pagina?clave=secreta#otra');
    const copied: string[] = [];
    Object.defineProperty(page.window.navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    await diagnoseNow(page);
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
