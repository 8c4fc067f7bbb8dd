// The panel's findings about what an administrator has typed: each mistake on a page of its own, with the line to paste.
import { expect } from 'chai';
import {
  diagnose,
  diagnoseNow,
  faultsOf,
  type Mistakes,
  rowsOf,
  tag,
  tellsEach,
  wrongOf,
} from './diagnosis.ts';
import { open, ready } from './support.ts';

const publica = (attributes: string) =>
  `<portal-inscripcion-publica routing="memory" ${attributes}></portal-inscripcion-publica>`;

const mistakes: Mistakes = {
  'curso-fijo with the code of the course in it': [
    () => ({ body: publica('curso-fijo="KICHWA-1"') }),
    /curso-fijo de <portal-inscripcion-publica> no hace nada sin curso\..*curso="KICHWA-1" curso-fijo/s,
  ],
  'curso-fijo without a course': [
    () => ({ body: publica('curso-fijo') }),
    /curso-fijo de <portal-inscripcion-publica> no hace nada sin curso\..*Escriba también curso.*curso="…" curso-fijo/s,
  ],
  'curly quotes in the script of the loader': [
    () => ({ loader: '', head: '<script type=”module” src=”/widgets/portal.js”></script>', body: tag }),
    /El <script> de portal\.js tiene comillas tipográficas.*<script type="module" src="\/widgets\/portal\.js"><\/script>/s,
  ],
  'curly quotes in the type of the script only': [
    () => ({ loader: '', head: '<script type=“module” src="/widgets/portal.js"></script>', body: tag }),
    /El <script> de portal\.js tiene comillas tipográficas.*src="\/widgets\/portal\.js"/s,
  ],
  'curly quotes in a tag': [
    () => ({ body: '<portal-login tema=”oscuro”></portal-login>', noise: ['<portal-login tema>'] }),
    /<portal-login> tiene comillas tipográficas.*tema="oscuro"/s,
  ],
  'a tag that the editor took for text, with the tag that it was': [
    () => ({
      body: '<p>&lt;portal-inscripcion-publica curso="X"&gt;&lt;/portal-inscripcion-publica&gt;</p>',
    }),
    /La etiqueta está en la página como texto.*<portal-inscripcion-publica><\/portal-inscripcion-publica>/s,
  ],
  'another tag that the editor took for text, beside one that works': [
    () => ({ body: `${tag}<p>&lt;portal-cliente&gt;&lt;/portal-cliente&gt;</p>` }),
    /warning.*<portal-cliente> está en la página como texto.*<portal-cliente><\/portal-cliente>/s,
  ],
  'a shortcode that nobody reads': [
    () => ({ body: '<p>[portal-cliente tema="oscuro"]</p>' }),
    /El shortcode \[portal-cliente\] está en la página como texto.*plugin.*<portal-cliente><\/portal-cliente>/s,
  ],
  'no tag on a page that names one': [
    () => ({ body: '<p>Aquí va portal-completo.</p>' }),
    /no tiene ninguna etiqueta del portal, aunque nombra portal-completo.*<portal-completo><\/portal-completo>/s,
  ],
  'a misspelt attribute': [
    () => ({
      body: '<portal-login instituccion="Politécnica"></portal-login>',
      noise: ['no conoce el atributo instituccion'],
    }),
    /no conoce el atributo instituccion.*¿Quiso escribir institucion\?.*institucion="Politécnica"/s,
  ],
  'an attribute with a value that it does not take': [
    () => ({ body: '<portal-login routing="histori"></portal-login>', noise: [/routing/] }),
    /El atributo routing de <portal-login> tiene un valor que no sirve.*Su valor es hash, history o memory\..*routing="history"/s,
  ],
  'a misspelt value, with the line to copy': [
    () => ({ body: '<portal-login tema="obscuro"></portal-login>', noise: ['tema'] }),
    /El atributo tema de <portal-login>.*¿Quiso escribir oscuro\?.*tema="oscuro"/s,
  ],
  'a value in English': [
    () => ({ body: '<portal-login tema="dark"></portal-login>', noise: ['tema'] }),
    /El atributo tema de <portal-login>.*¿Quiso escribir oscuro\?.*tema="oscuro"/s,
  ],
  'a word of English for none': [
    () => ({ body: '<portal-login marco="none"></portal-login>', noise: ['marco'] }),
    /El atributo marco de <portal-login>.*¿Quiso escribir ninguno\?.*marco="ninguno"/s,
  ],
  'the name of a country': [
    () => ({ body: '<portal-login pais="Colombia"></portal-login>', noise: ['pais'] }),
    /¿Quiso escribir CO\?.*pais="CO"/s,
  ],
  'a name that is half in Spanish': [
    () => ({ body: publica('terminos-href="/terminos/"') }),
    /no conoce el atributo terminos-href.*¿Quiso escribir terms-href\?.*terms-href="\/terminos\/"/s,
  ],
  'a name in English': [
    () => ({
      body: '<portal-login theme="oscuro" idioma="es"></portal-login>',
      noise: ['no conoce el atributo idioma. ¿Quiso escribir lang?'],
    }),
    /¿Quiso escribir tema\?.*tema="oscuro".*¿Quiso escribir lang\?.*lang="es"/s,
  ],
  'a base of this device without its protocol': [
    () => ({
      body: '<portal-login api-base="localhost:3000"></portal-login>',
      noise: [/api-base/],
      neverShown: true,
    }),
    /api-base no es una dirección: localhost:3000 .*api-base="http:\/\/localhost:3000"/s,
  ],
  'a tag in a fold that is closed': [
    () => ({ body: `<details><summary>Ingreso</summary>${tag}</details>` }),
    /warning.*<portal-login> está dentro de un desplegable cerrado.*No es una falla/s,
  ],
  'a tag in a panel that the page hides': [
    () => ({ body: `<div id="panel-2" style="display: none"><section>${tag}</section></div>` }),
    /warning.*<portal-login> está oculta: la página no muestra <div id="panel-2">.*No es una falla/s,
  ],
  'a tag that is hidden itself': [
    () => ({ body: '<portal-login hidden></portal-login>' }),
    /warning.*<portal-login> está oculta: la página no muestra la etiqueta.*quite hidden/s,
  ],
  'a page in Spanish that says it is in English': [
    () => ({
      lang: 'en',
      body: `<p>Ingrese con su correo y con la clave que le dimos para el curso.</p>${tag}`,
    }),
    /warning.*parece estar en español, y dice que está en otro idioma \(lang="en"\).*<html lang="es">/s,
  ],
};

describe('the diagnosis of what was typed', () => {
  tellsEach(mistakes);

  it('finds nothing wrong with the language of a page in English', async () => {
    const page = await diagnose({
      lang: 'en',
      body: `<p>Sign in with your e-mail and the password that we sent to you for the course.</p>${tag}`,
    });
    expect(wrongOf(page).join()).not.to.include('idioma');
  });

  it('says of an element that stands for a tag that it came after the loader had looked', async () => {
    const page = await open({ body: tag });
    await ready(page);
    await page.until('the end of its load', () => page.document.readyState === 'complete');
    page.document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="portal-compat" data-etiqueta="cliente"></div>',
    );
    await diagnoseNow(page);
    const [told] = faultsOf(page);
    expect(told).to.match(
      /data-etiqueta="cliente" llegó cuando portal\.js ya había terminado.*<portal-cliente><\/portal-cliente>/s,
    );
  });

  it('shows no mark of Markdown or TypeScript to an administrator', async () => {
    const wrong =
      'routing="x" font="x" marco="x" tema="x" densidad="x" idiomas="x" ajustes="x" pais="x" titulo="x"';
    const page = await diagnose({
      body: publica(`${wrong} terms-href="javascript:1" help-href="javascript:1" tipo-identificacion="x"`),
      noise: [/<portal-inscripcion-publica [\w-]+>/],
    });
    const told = rowsOf(page).join('\n');
    expect(told).to.match(/Su valor es amplia o compacta/);
    expect(told).not.to.match(/`| \| |string|undefined|boolean/);
  });
});
