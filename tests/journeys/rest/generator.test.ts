// The generator: what an institution copies into its page, and what its policy has to allow.
import { expect } from 'vitest';
import { test } from '../support/test.ts';

test('the generator writes for each kind of site, shows both widths, and finds what a policy lacks', async ({
  journey,
}) => {
  const page = await journey.open('/generador/');
  const { host } = new URL(journey.url);
  await page.getByRole('radio', { name: /^La inscripción pública/ }).check();
  await page.getByRole('textbox', { name: /^Institución/ }).fill('Quito > "Guayaquil"');
  const written = page.locator('#fragmento');
  const expected = {
    HTML: `<script type="module" src="http://${host}/widgets/portal.js"></script><portal-inscripcion-publica institucion="Quito &gt; &quot;Guayaquil&quot;">`,
    WordPress: '[portal-inscripcion-publica institucion="Quito &gt; &quot;Guayaquil&quot;"]',
    Drupal: '<portal-inscripcion-publica institucion="Quito &gt; &quot;Guayaquil&quot;">',
    Moodle: '<portal-inscripcion-publica institucion="Quito &gt; &quot;Guayaquil&quot;">',
    Joomla: `<script type="module" src="http://${host}/widgets/portal.js"></script><portal-inscripcion-publica`,
    React: `<portal-inscripcion-publica api-base="http://${host}" institucion="Quito &gt; &quot;Guayaquil&quot;" />`,
    Vue: `<portal-inscripcion-publica api-base="http://${host}" institucion="Quito &gt; &quot;Guayaquil&quot;"></portal-inscripcion-publica>`,
  };
  for (const [kind, text] of Object.entries(expected)) {
    await page.getByRole('combobox', { name: /^Para/ }).selectOption(kind);
    await expect.poll(() => written.textContent()).toContain(text);
  }
  // What search engines read of a course appears with its whole code.
  const course = page.getByRole('combobox', { name: /^Curso curso/ });
  // The sample beside asks for what is typed so far.
  journey.allow(/ \(?\S+\/api\/cliente\/cursos\/KICHWA-?\)?$/);
  await course.fill('KICHWA');
  await page.getByRole('heading', { name: 'Para los buscadores' }).waitFor({ state: 'hidden' });
  // The sample beside shows another screen at each letter, and leaves the field its focus.
  await course.pressSequentially('-1', { delay: 300 });
  await expect.poll(() => course.inputValue()).toBe('KICHWA-1');
  await expect
    .poll(() => page.locator('#curso-schema').textContent())
    .toContain('"@type":"Course","name":"Kichwa para principiantes"');
  await course.fill('');

  await page.getByRole('combobox', { name: /^Para/ }).selectOption('Drupal');
  await expect
    .poll(() => page.locator('#preparar').textContent())
    .toContain(`http://${host}/widgets/portal.js: { type: external, attributes: { type: module } }`);

  await page.getByRole('combobox', { name: /^Para/ }).selectOption('HTML');
  const styles = page.getByRole('checkbox', { name: /^Con los estilos dentro/ });
  await styles.waitFor({ state: 'hidden' });
  await page.getByRole('checkbox', { name: /^Al instante/ }).check();
  await styles.waitFor();
  await expect
    .poll(() => written.textContent())
    .toContain(`src="http://${host}/widgets/portal.js"></script><portal-`);
  await page.getByRole('checkbox', { name: /^Al instante/ }).uncheck();
  await page.getByRole('combobox', { name: /^Para/ }).selectOption('Moodle');
  await expect.poll(() => page.locator('#preparar').textContent()).toContain('/widgets/portal.js"></script>');
  await page.getByRole('combobox', { name: /^Para/ }).selectOption('Drupal');

  const { version, integrity } = await page.evaluate(async () => {
    const { version } = await (await fetch('/widgets/manifest.json')).json();
    return (await fetch(`/widgets/${version}/manifest.json`)).json();
  });
  await page.getByText('Desde dónde se sirve').click();
  const versions = page.getByRole('combobox', { name: /^Versión/ });
  await versions.selectOption(`Solo la ${version}, con integridad`);
  const pinned = `http://${host}/widgets/${version}/portal.js`;
  const checked = `integrity="${integrity['portal.js']}" crossorigin="anonymous"`;
  await expect
    .poll(() => page.locator('#preparar').textContent())
    .toContain(
      `${pinned}: { type: external, attributes: { type: module, integrity: ${integrity['portal.js']}, crossorigin: anonymous } }`,
    );
  await page.getByRole('combobox', { name: /^Para/ }).selectOption('HTML');
  await expect
    .poll(() => written.textContent())
    .toContain(`<script type="module" src="${pinned}" ${checked}></script><portal-`);
  const address = page.getByLabel('Dirección del cargador');
  await address.fill(`http://${host}/widgets/1/portal.js?x`);
  await expect
    .poll(() => written.textContent())
    .toContain(`/${version}/portal.js?x" integrity="${integrity['portal.js']}"`);
  await address.fill(`http://${host}/widgets/otro.js`);
  await page.getByText('Este servidor no tiene un archivo con ese nombre').waitFor();
  await expect.poll(() => written.textContent()).not.toContain('integrity');
  const [major] = version.split('.');
  await versions.selectOption(`La última ${major}.x`);
  await address.fill(`http://${host}/widgets/portal.js`);
  await expect
    .poll(() => written.textContent())
    .toContain(`http://${host}/widgets/${major}/portal.js"></script>`);
  await versions.selectOption('Siempre la última');
  await expect.poll(() => written.textContent()).toContain(`http://${host}/widgets/portal.js"></script>`);

  await page.getByRole('heading', { name: 'Si su página tiene CSP' }).click();
  const allowed = page.locator('#cors');
  await expect.poll(() => allowed.textContent()).toBe('CORS_ORIGINS=https://www.su-institucion.example');
  await page.getByLabel('Dirección de su página').fill('https://universidad.example/inscripciones/?a=1');
  await expect.poll(() => allowed.textContent()).toBe('CORS_ORIGINS=https://universidad.example');

  const sample = page.locator('#muestra');
  const width = () => sample.evaluate((element) => Number.parseFloat(getComputedStyle(element).inlineSize));
  await page.getByRole('button', { name: 'Teléfono' }).click();
  await expect.poll(width).toBe(360);
  await page.getByRole('button', { name: 'Escritorio' }).click();
  await expect.poll(width).toBe(1280);
  await expect
    .poll(() => page.locator('#marco-muestra').evaluate((frame) => frame.scrollWidth - frame.clientWidth))
    .toBeLessThanOrEqual(0);

  const review = page.locator('#revision li');
  const policy = page.getByLabel('Revise la política de su página');
  await policy.fill(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' http://${host}/widgets/; font-src *">`,
  );
  await expect
    .poll(() => review.allTextContents())
    .toEqual([
      `script-src permite http://${host}`,
      `font-src permite http://${host}`,
      `default-src no permite http://${host}. Escriba:connect-src 'self' http://${host};`,
    ]);
  await page.getByLabel('Dirección de su página').fill(journey.url);
  await expect.poll(() => review.allTextContents()).toContain(`default-src permite http://${host}`);
  await policy.fill("Content-Security-Policy: script-src 'strict-dynamic' 'nonce-x'; default-src 'none'");
  await expect
    .poll(async () => (await review.allTextContents())[0])
    .toContain("script-src usa 'strict-dynamic'");
  await expect
    .poll(async () => (await review.allTextContents())[2])
    .toContain(`Escriba:connect-src http://${host};`);
  await page.getByRole('checkbox', { name: /^Al instante/ }).check();
  await policy.fill(`default-src http://${host}; style-src http://${host} 'unsafe-inline'`);
  await expect.poll(() => review.allTextContents()).toContain("style-src permite 'unsafe-inline'");
  await expect.poll(() => written.textContent()).toContain('<style>');
  await policy.fill(`default-src http://${host}; style-src http://${host} 'unsafe-inline' 'nonce-x'`);
  await expect
    .poll(async () => (await review.allTextContents())[1])
    .toContain('Quite la marca “Con los estilos dentro”');
  await page.getByRole('checkbox', { name: /^Con los estilos dentro/ }).uncheck();
  await expect.poll(async () => (await review.allTextContents())[1]).toBe(`style-src permite http://${host}`);
  await expect.poll(() => written.textContent()).not.toContain('<style>');
  await policy.fill(`default-src http://${host}; sandbox allow-scripts allow-same-origin allow-forms`);
  await expect
    .poll(async () => (await review.allTextContents()).at(-1))
    .toBe(
      'sandbox no permite todo lo que hace el portal. Escriba:sandbox allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals;',
    );
  // As the settings of nginx, Apache and PHP have it.
  for (const pasted of [
    `add_header Content-Security-Policy "default-src 'none'; script-src http://${host}" always;`,
    `Header set Content-Security-Policy "default-src 'none'; script-src http://${host}"`,
    `header("Content-Security-Policy: default-src 'none'; script-src http://${host}");`,
  ]) {
    await policy.fill(pasted);
    await expect
      .poll(() => review.allTextContents())
      .toEqual([
        `script-src permite http://${host}`,
        `default-src no permite http://${host}. Escriba:style-src http://${host};`,
        `default-src no permite http://${host}. Escriba:font-src http://${host};`,
        `default-src no permite http://${host}. Escriba:connect-src http://${host};`,
      ]);
  }
  // A browser lets through what each policy allows: of several headers, of one with a comma. One that only reports stops nothing.
  const open = `default-src http://${host}`;
  const shut = "connect-src 'none'";
  for (const pasted of [
    `Content-Security-Policy: ${open}\nContent-Security-Policy: ${shut}`,
    `${open}, ${shut}`,
    `header("Content-Security-Policy: ${shut}");\nheader("Content-Security-Policy: ${open}");`,
  ]) {
    await policy.fill(pasted);
    await expect
      .poll(() => review.filter({ hasText: 'no permite' }).allTextContents())
      .toEqual([`connect-src no permite http://${host}. Escriba:connect-src http://${host};`]);
  }
  await policy.fill(`Content-Security-Policy-Report-Only: ${shut}\nContent-Security-Policy: ${open}`);
  await expect.poll(() => review.filter({ hasText: 'no permite' }).count()).toBe(0);
  await policy.fill("require-trusted-types-for 'script'; trusted-types dompurify");
  await expect
    .poll(() => review.last().textContent())
    .toBe(
      'trusted-types no permite la política del portal. Escriba:trusted-types dompurify portal-clientes;',
    );
  await policy.fill("require-trusted-types-for 'script'; trusted-types portal-clientes");
  await expect.poll(() => review.last().textContent()).toMatch(/^connect-src permite/);
  await policy.fill('hola');
  await expect.poll(() => review.allTextContents()).toEqual(['Esto no es una Content-Security-Policy.']);

  const help = page.getByRole('textbox', { name: /^Ayuda/ });
  await help.fill('javascript:alert(1)');
  await page.getByText('Escriba una dirección que empiece por https://, mailto: o tel:').waitFor();
  await expect.poll(() => written.textContent()).not.toContain('help-href');
  await help.fill('/ayuda');
  await expect.poll(() => written.textContent()).toContain('help-href="/ayuda"');
  await expect.poll(() => page.getByText('Escriba una dirección que empiece por').count()).toBe(0);
  await help.fill('');

  // Another tag and a reload keep what was typed.
  await page.getByRole('radio', { name: /^Solo el ingreso/ }).check();
  await page.getByRole('radio', { name: /^La inscripción pública/ }).check();
  await page.getByRole('combobox', { name: /^Para/ }).selectOption('Vue');
  await page.reload();
  await expect.poll(() => written.textContent()).toContain(expected.Vue);
  await expect.poll(() => policy.inputValue()).toBe('hola');
});

test('sample and code stay in sight beside the last option, and rare options are folded until one has a value', async ({
  journey,
}) => {
  const page = await journey.open('/generador/');
  const fold = page.locator('#menos-usadas');
  const isOpen = () => fold.evaluate((details: HTMLDetailsElement) => details.open);
  await page.locator('portal-completo h1').waitFor();
  expect(await isOpen()).toBe(false);
  await page.getByRole('combobox', { name: /^Idioma/ }).scrollIntoViewIfNeeded();
  const isInWindow = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  for (const part of ['#titulo-muestra', '[data-copiar=fragmento]'])
    await expect.poll(() => page.locator(part).evaluate(isInWindow), { message: part }).toBe(true);
  // The sample is copied as one line, and wraps where it is shown.
  const code = page.locator('#fragmento');
  await expect.poll(() => code.textContent()).toMatch(/^<script [^\n]+<\/portal-completo>$/);
  await expect
    .poll(() =>
      code.evaluate(
        ({ parentElement }) => parentElement && parentElement.scrollWidth - parentElement.clientWidth,
      ),
    )
    .toBe(0);
  await fold.locator('summary').click();
  await page.getByRole('textbox', { name: /^Pantalla inicial/ }).fill('/cliente/cartera');
  await expect.poll(() => page.locator('#fragmento').textContent()).toContain('landing="/cliente/cartera"');
  await page.reload();
  await expect.poll(isOpen).toBe(true);
});

test('the courses of the API are offered by their names, and a code that it does not know is told at the field', async ({
  journey,
}) => {
  const page = await journey.open('/generador/');
  await page.getByRole('radio', { name: /^La inscripción pública/ }).check();
  const offered = page.locator('#cursos-de-la-api option[value="KICHWA-1"]');
  await expect.poll(() => offered.textContent()).toBe('Kichwa para principiantes');
  const course = page.getByRole('combobox', { name: /^Curso curso/ });
  journey.allow(/ \(?\S+\/api\/cliente\/cursos\/NOPE-9\)?$/);
  await course.fill('NOPE-9');
  await course.press('Tab');
  const told = page.getByText('La API no conoce el curso NOPE-9.');
  await told.waitFor();
  expect(await course.getAttribute('aria-describedby')).toContain((await told.getAttribute('id')) ?? '?');
  // It may be a course of tomorrow.
  await expect.poll(() => page.locator('#fragmento').textContent()).toContain('curso="NOPE-9"');
  await course.fill('KICHWA-1');
  await course.press('Tab');
  await told.waitFor({ state: 'hidden' });
});

test('what has the focus is in sight at 1280 px, in the options, in the sample and after it', async ({
  journey,
}) => {
  const page = await journey.open('/generador/');
  await page.locator('portal-completo h1').waitFor();
  const look = () =>
    page.evaluate(() => {
      let element = document.activeElement ?? document.body;
      while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      const { left, top, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode() as Document | ShadowRoot;
      const hit = root.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = hit !== null && (element.contains(hit) || hit.contains(element));
      return { what: `${element.localName} ${element.textContent?.trim()}`, isSeen };
    });
  const last = 'summary Si su página es de otro sitio que la API';
  const covered: string[] = [];
  for (const [key, end] of [
    ['Tab', last],
    ['Shift+Tab', 'summary Otras opciones'],
  ] as const) {
    let what = '';
    for (let press = 0; press < 100 && what !== end; press++) {
      await page.keyboard.press(key);
      const found = await look();
      what = found.what;
      if (!found.isSeen) covered.push(`${key}: ${what}`);
    }
    expect(what).toBe(end);
  }
  expect(covered).toEqual([]);
});
