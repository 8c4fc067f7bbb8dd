// Tags in posts appear on the published page as the writer's rights allow.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ownSite } from '../journeys/support/site.ts';
import { tagOf } from '../journeys/support/solicitud.ts';
import { expectHeading, signIn } from '../journeys/support/steps.ts';
import { test } from '../journeys/support/test.ts';
import { enterEditor, publish, signInAs, visit } from './support/admin.ts';
import { php, type SetWordpress } from './support/openWordpress.ts';
import { readHtml, tagIn, wordpressOfFile } from './support/wordpressOfFile.ts';

let wordpress: SetWordpress;

wordpressOfFile((opened) => {
  wordpress = opened;
});

/** The page as a visitor's browser gets it, unread. */
const htmlOf = (path: string): Promise<string> => readHtml(wordpress, path);

describe('whoever writes', () => {
  for (const role of ['author', 'editor'] as const)
    test(`${role} inserts the block, publishes it, and visitors see the courses`, async ({ journey }) => {
      const there = await signInAs(role, journey, wordpress.url);
      const page = await there.open('/wp-admin/post-new.php');
      const canvas = await enterEditor(page);
      await canvas.getByRole('textbox', { name: 'Add title' }).fill(`Cursos de ${role}`);
      await page.keyboard.press('Enter');
      await page.keyboard.type('/Inscripción pública');
      await page.getByRole('option', { name: 'Inscripción pública' }).waitFor();
      await page.keyboard.press('Enter');
      await tagOf(canvas).getByRole('article').first().waitFor();
      // In words, not as HTML has them.
      await expect
        .poll(() => page.getByLabel('Letra').locator('option').allTextContents())
        .toEqual(['Lo habitual', 'La del portal', 'La del tema']);
      const address = await publish(page);
      const visitor = await visit(journey, wordpress.url);
      const seen = await visitor.open(address);
      await tagOf(seen).getByRole('article').first().waitFor();
    });

  test('an author’s HTML keeps the tag and loses the address of the API, style and handlers', async ({
    journey,
  }) => {
    const there = await signInAs('author', journey, wordpress.url);
    const page = await there.open('/wp-admin/post-new.php');
    await enterEditor(page);
    const content =
      '<portal-login api-base="https://evil.example" apiBase="https://evil.example" onclick="steal()" style="position:fixed" titulo="3" institucion="Quito > Loja" portal-href="https://evil.example/"><a href="/ayuda/">Ayuda</a></portal-login>';
    const saved = await page.evaluate(async (text) => {
      const { wp } = globalThis as unknown as {
        wp: { apiFetch(request: object): Promise<{ content: { raw: string }; link: string }> };
      };
      const data = { title: 'Pegado', status: 'publish', content: text };
      return wp.apiFetch({ path: '/wp/v2/posts', method: 'POST', data });
    }, content);
    expect(saved.content.raw).not.toMatch(/evil\.example"? [^p]|onclick|style/);
    const html = await htmlOf(new URL(saved.link).pathname);
    expect(html).not.toMatch(/evil\.example|steal/);
    expect(tagIn(html)).toContain('titulo="3"');
    expect(tagIn(html)).toContain('institucion="Quito &gt; Loja"');
    expect(tagIn(html)).toContain(`api-base="${ownSite().url}"`);
    expect(html).toContain('<a href="/ayuda/">Ayuda</a></portal-login>');
  });
});

test('each choice of a block has words in the editor, but for the levels of titles', async () => {
  const bare = await wordpress.run(`
    $bare = array();
    foreach ( PortalClientes\\tags() as $attributes )
      foreach ( array_intersect_key( $attributes, PortalClientes\\attribute_words() ) as $name => $attribute )
        foreach ( array_diff( $attribute['choices'] ?? array(), array_keys( PortalClientes\\choice_words()[ $name ] ?? array() ) ) as $choice )
          $bare[] = "$name $choice";
    echo implode( ', ', array_unique( $bare ) );`);
  expect(bare).toBe('titulo 1, titulo 2, titulo 3');
});

describe('the API is the one of the settings', () => {
  const evil = 'https://evil.example';
  const written = {
    'pasted as HTML by whoever may write any': `<portal-login api-base="${evil}" APIBASE="${evil}" apiBase='${evil}'></portal-login>`,
    'in a shortcode': `[portal-login api-base="${evil}" apibase="${evil}"]`,
    'in a block': `<!-- wp:portal-clientes/login {"api-base":"${evil}","apiBase":"${evil}"} /-->`,
    'in a block of HTML': `<!-- wp:html --><PORTAL-LOGIN Api-Base=${evil}></PORTAL-LOGIN><!-- /wp:html -->`,
    'in a tag whose quotes do not end': `<portal-login titulo="2" api-base="${evil}></portal-login><p>`,
    'after a value with >': `<portal-login institucion="a > b" api-base="${evil}"></portal-login>`,
    'inside another tag': `<portal-completo><portal-login api-base="${evil}"></portal-login></portal-completo>`,
    'with a loader of its own': `<script type="module" src="${evil}/widgets/portal.js"></script><portal-login api-base="${evil}"></portal-login>`,
  };
  for (const [place, content] of Object.entries(written))
    test(place, async () => {
      const slug = place.replaceAll(' ', '-').toLowerCase();
      await wordpress.publish(slug, content);
      const html = await htmlOf(`/${slug}/`);
      expect(html).not.toContain('evil.example');
      expect(tagIn(html)).toContain(`api-base="${ownSite().url}"`);
    });
});

describe('a value is what was written, whatever signs are in it', () => {
  const values = ['Quito > Guayaquil', 'Centro & "Sur" < 18', "Colegio d'Orsay [Sede 2]"];
  const escaped = (value: string) =>
    value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const inBrackets = (value: string) => escaped(value).replaceAll('[', '&#91;').replaceAll(']', '&#93;');
  const attributes = (value: string) => `institucion="${value}" curso="EXT-2026-024"`;
  const html = (value: string) => `<portal-login ${attributes(value)}>Inicio</portal-login>`;
  const written: Record<string, (value: string) => string> = {
    shortcode: (value) => `[portal-login ${attributes(inBrackets(value))}]`,
    'shortcode in a block': (value) =>
      `<!-- wp:shortcode -->[portal-login ${attributes(inBrackets(value))}]<!-- /wp:shortcode -->`,
    'block of HTML': (value) => `<!-- wp:html -->${html(escaped(value))}<!-- /wp:html -->`,
    'text of HTML': (value) => html(escaped(value)),
    'shortcode as people write it': (value) => `[portal-login ${attributes(value)}]`,
    'HTML as people write it': (value) => html(value),
    'block of HTML as people write it': (value) => `<!-- wp:html -->${html(value)}<!-- /wp:html -->`,
  };
  for (const [form, write] of Object.entries(written))
    test(form, async ({ journey }) => {
      // People write no more than `>` as it is.
      const given = form.endsWith('write it') ? values.slice(0, 1) : values;
      const slug = form.replaceAll(' ', '-').toLowerCase();
      await wordpress.publish(slug, given.map(write).join('\n\n'));
      const raw = await htmlOf(`/${slug}/`);
      const page = await journey.context.newPage();
      const seen = await page.evaluate((text) => {
        const read = new DOMParser().parseFromString(text, 'text/html');
        return [...read.querySelectorAll('portal-login')].map((tag) => tag.getAttribute('institucion'));
      }, raw);
      expect(seen).toEqual(given);
      expect(raw).not.toContain('EXT-2026');
    });
});

test('attributes stay attributes, whatever stands in them', async ({ journey }) => {
  const attack = '"><img src=x onerror=alert(1)>';
  await wordpress.publish(
    'ataques',
    `[portal-inscripcion-publica titulo='2" onmouseover=alert(1)' institucion='${attack}' help-href="javascript:alert(1)" portal-href="//evil.example" nombres="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"]
    <!-- wp:portal-clientes/login ${JSON.stringify({ institucion: attack, 'help-href': 'javascript:alert(1)', 'publico-href': 'https://evil.example' }).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')} /-->
    <portal-login institucion="&quot;&gt;&lt;img src=x onerror=alert(2)&gt;" login-href="https://evil.example"></portal-login>`,
  );
  const visitor = await visit(journey, wordpress.url);
  const page = await visitor.open('/ataques/');
  await tagOf(page).getByRole('article').first().waitFor();
  const made = await page.evaluate(() =>
    [...document.querySelectorAll('portal-login, portal-inscripcion-publica')].flatMap((tag) =>
      [...tag.attributes].map(({ name, value }) => ({
        name,
        origin: name.endsWith('-href') ? new URL(value, location.href).origin : location.origin,
      })),
    ),
  );
  expect(made.filter(({ name, origin }) => name.startsWith('on') || origin !== wordpress.url)).toEqual([]);
  expect(await page.locator('img[src=x]').count()).toBe(0);
});

describe('an element for page builders becomes its tag, with the settings and the loader', () => {
  const given =
    'data-titulo="3" data-api-base="https://evil.example" data-portal-href="https://evil.example/"';
  const link = '<a href="/ayuda/">Ayuda</a>';
  const written: Record<string, readonly [element: string, ends: string]> = {
    'a div': [
      `<div class="portal-compat" data-etiqueta="login" ${given}>${link}</div>`,
      `${link}</portal-login></div>`,
    ],
    'a div with others in it': [
      `<div class="wide portal-compat" data-etiqueta="login" ${given}><div><div>${link}</div></div></div>`,
      `<div><div>${link}</div></div></portal-login></div>`,
    ],
    'a paragraph': [
      `<p data-etiqueta="login" ${given} class=portal-compat>${link}</p>`,
      `${link}</portal-login></p>`,
    ],
    'a div that a slash is meant to end': [
      `<div class="portal-compat" data-etiqueta="login" ${given} /><p>Después</p>`,
      '</portal-login></div><p>Después</p>',
    ],
    'a div whose class is written with references to characters': [
      `<div class="port&#97l&#x2d;compat" data-etiqueta="login" ${given}>${link}</div>`,
      `${link}</portal-login></div>`,
    ],
    'a div with the whole name': [
      `<div class="portal-compat" data-etiqueta="portal-login" ${given}>${link}</div>`,
      `${link}</portal-login></div>`,
    ],
  };
  for (const [index, [what, [element, ends]]] of Object.entries(written).entries())
    test(what, async () => {
      await wordpress.publish(`elemento-${index}`, `<!-- wp:html -->${element}<!-- /wp:html -->`);
      const html = await htmlOf(`/elemento-${index}/`);
      expect(html).not.toMatch(/evil\.example|class="[^"]*compat/);
      expect(tagIn(html)).toContain('titulo="3"');
      expect(tagIn(html)).toContain(`api-base="${ownSite().url}"`);
      expect(html).toContain(ends);
      expect(html).toMatch(/<script\b[^>]*portal\.js/);
    });
});

test('text in a value is no tag, whatever it says', async () => {
  const values = `<a title="1 > 0: <portal-login api-base=x>" href="/a/">A</a><a title='> <div class="portal-compat" data-etiqueta="login"></div>' href="/b/">B</a>`;
  const [made, tags] = JSON.parse(
    await wordpress.run(
      `echo wp_json_encode( array( PortalClientes\\rewrite_tags( ${php(values)} ), PortalClientes\\tags_in( ${php(values)} ) ) );`,
    ),
  );
  expect(made).toBe(values);
  expect(tags).toEqual([]);
});

describe('the whole portal in a page', () => {
  test('is as wide as the editor shows it: wide, or as was chosen', async () => {
    const widthOf = async (slug: string, attributes: string) => {
      await wordpress.publish(slug, `<!-- wp:portal-clientes/completo ${attributes}/-->`);
      return /<div class="([^"]*)"><portal-completo/.exec(await htmlOf(`/${slug}/`))?.[1];
    };
    const own = 'wp-block-portal-clientes-completo';
    expect(await widthOf('ancho', '')).toBe(`alignwide ${own}`);
    expect(await widthOf('ancho-todo', '{"align":"full"} ')).toBe(`alignfull ${own}`);
    expect(await widthOf('ancho-texto', '{"align":""} ')).not.toMatch(/alignwide|alignfull/);
  });

  test('its title begins and ends where the portal does in a page that begins with it, as in Twenty Twenty-Three', async ({
    journey,
  }) => {
    await wordpress.publish('con-titulo', '<!-- wp:portal-clientes/completo /-->');
    await wordpress.publish(
      'con-texto',
      '<!-- wp:paragraph --><p>Antes</p><!-- /wp:paragraph --><!-- wp:portal-clientes/completo /-->',
    );
    const visitor = await visit(journey, wordpress.url);
    const page = await visitor.open('/con-titulo/');
    const edges = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [left, right];
      });
    expect(await edges('h1')).toEqual(await edges('portal-completo'));
    await page.goto('/con-texto/');
    expect(await edges('h1')).toEqual(await edges('.wp-block-post-content > p'));
  });

  test('its screens have addresses, which can be opened and reloaded; other pages below it stay pages', async ({
    journey,
  }) => {
    const portal = await wordpress.publish('portal', '<!-- wp:portal-clientes/completo /-->');
    await wordpress.run(
      `wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Reglamento', 'post_name' => 'reglamento', 'post_parent' => ${portal} ) );`,
    );
    const visitor = await visit(journey, wordpress.url);
    const page = await visitor.open('/portal/cliente/cursos?orden=nombre');
    await signIn(page);
    await page.getByRole('heading', { level: 2, name: 'Cursos', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Cursos', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/portal/cliente/cursos');
    await expect.poll(() => page.locator('h1').allTextContents()).toEqual(['portal']);
    await page.goto('/portal/reglamento/');
    await expectHeading(page, 'Reglamento');
    expect((await fetch(`${wordpress.url}/portal/otra-cosa`)).status).toBe(404);
    // The page moves, and its addresses with it.
    await wordpress.run(`wp_update_post( array( 'ID' => ${portal}, 'post_name' => 'mi-portal' ) );`);
    await page.goto('/mi-portal/cliente/recibos');
    await page.getByRole('heading', { level: 2, name: /^Recibos/ }).waitFor();
  });

  test('stands below the bar of whoever is signed in to WordPress, at its three heights', async ({
    journey,
  }) => {
    await wordpress.publish('inscripciones', '[portal-inscripcion-publica]');
    const admin = await signInAs('administrator', journey, wordpress.url);
    const page = await admin.open('/inscripciones/');
    const top = () => tagOf(page).evaluate((tag) => getComputedStyle(tag).getPropertyValue('--portal-top'));
    for (const [width, height] of [
      [1280, '32px'],
      [700, '46px'],
      [500, '0px'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await top()).toBe(height);
    }
    // It is the accent of Twenty Twenty-Three's buttons.
    const accent = await tagOf(page).evaluate((tag) =>
      getComputedStyle(tag).getPropertyValue('--portal-accent'),
    );
    expect(accent.toLowerCase()).toBe('#9dff20');
  });
});

test('the colour is that of the theme’s buttons, wherever the theme says it, and WordPress’s own is none', async () => {
  const accentWith = (styles: string) =>
    wordpress.run(`
      add_filter( 'wp_theme_json_data_theme', function ( $theme ) {
        return $theme->update_with( array( 'version' => 2, 'styles' => ${styles} ) );
      } );
      WP_Theme_JSON_Resolver::clean_cached_data();
      echo PortalClientes\\accent(), ' ', PortalClientes\\radius();`);
  const button = (style: string) => `array( 'blocks' => array( 'core/button' => array( ${style} ) ) )`;
  expect(
    await accentWith(
      button(
        "'color' => array( 'background' => 'var(--wp--preset--color--secondary)' ), 'border' => array( 'radius' => '4px' )",
      ),
    ),
  ).toBe('#345C00 4px');
  expect(await accentWith(button("'border' => array( 'radius' => '9999px' )"))).toBe('#9DFF20 ');
  expect(
    await accentWith(
      "array( 'elements' => array( 'button' => array( 'color' => array( 'background' => '#32373c' ) ) ) )",
    ),
  ).toMatch(/^#9DFF20/);
  // No value of a theme can end the rule.
  expect(
    await accentWith(button("'color' => array( 'background' => '#fff; } body { display: none' )")),
  ).toMatch(/^#9DFF20/);
});

test('pages without a tag get nothing of the plugin', async () => {
  expect(await htmlOf('/sample-page/')).not.toContain('portal-clientes');
});

describe('optimizers', () => {
  const LOADER = /<script\b[^>]*src=["'][^"']*portal\.js[^>]*><\/script>/g;
  /** Each makes this of a page; those that know no marks leave a script that cannot run. */
  const optimizers: Record<string, { code: string; breaks?: true }> = {
    'defer every script': { code: `return str_replace( '<script ', '<script defer ', $html );` },
    'delay scripts without a mark until the page is there': {
      code: `return preg_replace( '#<script(?![^>]*data-no-defer)([^>]*)\\ssrc=#', '<script$1 data-src=', $html );`,
    },
    'join all scripts with an address to one': {
      code: `
        preg_match_all( '#<script[^>]*src=[^>]*></script>#', $html, $found );
        foreach ( $found[0] as $one ) { $html = str_replace( $one, '', $html ); }
        return str_replace( '</body>', '<script src="/wp-content/joined.js"></script></body>', $html );`,
      breaks: true,
    },
    'strip type=module': {
      code: `return preg_replace( '#(<script[^>]*) type=.module.#', '$1', $html );`,
      breaks: true,
    },
    'serve the page of the last release': {
      code: `return str_replace( 'ver=1.0.0', 'ver=0.9.0', $html );`,
    },
  };

  async function showsCourses(page: Page): Promise<void> {
    await tagOf(page).getByRole('article').first().waitFor();
  }

  for (const [what, { code, breaks }] of Object.entries(optimizers))
    test(`one that would ${what} does not keep the courses from visitors`, async ({ journey }) => {
      await wordpress.publish('optimizada', '[portal-inscripcion-publica]');
      const content = join(wordpress.site, 'wp-content');
      const plugin = join(content, 'mu-plugins', 'optimizer.php');
      await mkdir(join(content, 'mu-plugins'), { recursive: true });
      await writeFile(
        plugin,
        `<?php add_action( 'template_redirect', function () { ob_start( function ( $html ) { ${code} } ); } );`,
      );
      const loader = await fetch(`${wordpress.url}/wp-content/plugins/portal-clientes/widgets/portal.js`);
      await writeFile(join(content, 'joined.js'), await loader.text());
      const visitor = await visit(journey, wordpress.url);
      if (breaks) visitor.allow(/import\.meta|outside a module|Unexpected token|^uncaught: $/);
      try {
        await showsCourses(await visitor.open('/optimizada/'));
        const html = await htmlOf('/optimizada/');
        expect(html.match(LOADER)?.length ?? 0).toBe(what.startsWith('join') ? 0 : 1);
      } finally {
        await rm(plugin);
      }
    });
});
