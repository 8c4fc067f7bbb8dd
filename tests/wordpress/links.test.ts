// The tags of a site lead people to pages that the institution chose, and to nothing that an author wrote.
import { describe, expect } from 'vitest';
import { test } from '../journeys/support/test.ts';
import { signInAs } from './support/admin.ts';
import { php, type SetWordpress } from './support/openWordpress.ts';
import { readHtml, tagIn, wordpressOfFile } from './support/wordpressOfFile.ts';

let wordpress: SetWordpress;

wordpressOfFile((opened) => {
  wordpress = opened;
});

const htmlOf = (path: string): Promise<string> => readHtml(wordpress, path);

describe('the addresses that tags lead to', () => {
  const linksOf = async (path: string) => {
    const tag = tagIn(await htmlOf(path));
    return Object.fromEntries(
      [...tag.matchAll(/ (portal|login|publico)-href="([^"]*)"/g)].map(([, name, url = '']) => [
        name,
        new URL(url).pathname,
      ]),
    );
  };

  test('are pages of the institution: no post of an author is taken for one, and the settings have the last word', async ({
    journey,
  }) => {
    await wordpress.publish('ingreso', '<!-- wp:portal-clientes/login /-->');
    await wordpress.publish('mi-area', '<!-- wp:portal-clientes/cliente /-->');
    await wordpress.publish('oferta', '<!-- wp:portal-clientes/inscripcion-publica /-->');
    await wordpress.run(`
      $author = get_user_by( 'login', 'author' )->ID;
      foreach ( array( 'login', 'completo', 'inscripcion-publica' ) as $tag ) {
        wp_insert_post( array( 'post_author' => $author, 'post_status' => 'publish', 'post_title' => "de-autor-$tag", 'post_content' => "[portal-$tag]" ) );
      }`);
    expect(await linksOf('/ingreso/')).toEqual({ portal: '/mi-area/', publico: '/oferta/' });
    expect(await linksOf('/mi-area/')).toEqual({ login: '/ingreso/' });

    const other = await wordpress.publish('estudiantes', 'Otra página');
    const admin = await signInAs('administrator', journey, wordpress.url);
    const page = await admin.open('/wp-admin/options-general.php?page=portal-clientes');
    const choice = page.getByLabel('Página del portal');
    await expect.poll(() => choice.locator(':checked').textContent()).toBe('La que se encontró: mi-area');
    await choice.selectOption('estudiantes');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    await expect.poll(() => choice.locator(':checked').textContent()).toBe('estudiantes');
    expect(await linksOf('/ingreso/')).toEqual({ portal: '/estudiantes/', publico: '/oferta/' });
    // A page that is no longer public leads nobody.
    await wordpress.run(`wp_update_post( array( 'ID' => ${other}, 'post_status' => 'draft' ) );`);
    expect(await linksOf('/ingreso/')).toEqual({ portal: '/mi-area/', publico: '/oferta/' });
  });

  test('as the first screen of the whole portal are paths of it', async () => {
    const landings = [
      '//evil.example',
      'https://evil.example/',
      '/\\\\evil.example',
      '/publico?orden=nombre',
    ];
    for (const [index, landing] of landings.entries())
      await wordpress.publish(`llegada-${index}`, `[portal-completo landing="${landing}"]`);
    const tags = await Promise.all(landings.map((_, index) => htmlOf(`/llegada-${index}/`).then(tagIn)));
    expect(tags.map((tag) => / landing="([^"]*)"/.exec(tag)?.[1])).toEqual([
      undefined,
      undefined,
      undefined,
      '/publico?orden=nombre',
    ]);
  });

  test('below a page of the institution stay its own, whatever post has the same address', async () => {
    await wordpress.publish('mi-portal', '<!-- wp:portal-clientes/completo /-->');
    await wordpress.run(`
      wp_insert_post( array( 'post_author' => get_user_by( 'login', 'author' )->ID, 'post_status' => 'publish', 'post_title' => 'De autor', 'post_name' => 'mi-portal', 'post_content' => 'Texto de autor [portal-completo]' ) );`);
    const html = await htmlOf('/mi-portal/cliente/cursos');
    expect(html).toContain('<portal-completo');
    expect(html).not.toContain('Texto de autor');
    const own = await wordpress.run(`echo get_permalink( get_page_by_title( 'De autor', OBJECT, 'post' ) );`);
    expect(new URL(own).pathname).toBe('/mi-portal/');
  });

  test('are the page itself in a site whose addresses begin with index.php, without a redirect', async () => {
    const permalinks = (structure: string): Promise<string> =>
      wordpress.run(`
        $GLOBALS['wp_rewrite']->set_permalink_structure( '${structure}' );
        flush_rewrite_rules( false );`);
    await wordpress.publish('con-indice', '<!-- wp:portal-clientes/completo /-->');
    await permalinks('/index.php/%postname%/');
    try {
      const answer = await fetch(`${wordpress.url}/index.php/con-indice/cliente/cursos`, {
        redirect: 'manual',
      });
      expect(answer.status).toBe(200);
      expect(tagIn(await answer.text())).toContain('base-path="/index.php/con-indice"');
    } finally {
      await permalinks('/%postname%/');
    }
  });

  test('are no list: an address with one is read as if it had none', async () => {
    const answer = await fetch(`${wordpress.url}/sample-page?portal_clientes_route[]=x`, {
      redirect: 'manual',
    });
    expect(answer.status).toBe(301);
    expect(await wordpress.warnings()).not.toContain('Array to string');
  });

  test('are nothing that an author hides in a field, in an excerpt or in a tag without end; what is text stays text', async () => {
    const tag = '<portal-login portal-href="https://evil.example/"></portal-login>';
    const text = `var a = '${tag}';`;
    const shown = JSON.parse(
      await wordpress.run(`
        $tag = '${tag}';
        $id  = wp_insert_post( array( 'post_author' => get_user_by( 'login', 'author' )->ID, 'post_status' => 'publish', 'post_title' => 'Escondido', 'post_content' => 'x', 'post_excerpt' => $tag ) );
        $GLOBALS['post'] = get_post( $id );
        setup_postdata( $GLOBALS['post'] );
        echo wp_json_encode( array(
          'field'   => apply_filters( 'the_content', '<textarea rows="1" title="x></textarea>"><!-- x> </textarea>' . $tag . ' -->' ),
          'excerpt' => apply_filters( 'the_excerpt', get_the_excerpt() ),
          'endless' => substr( PortalClientes\\rewrite_tags( '<portal-login' . str_repeat( ' a=1', 400000 ) . '></portal-login>' ), 0, 40 ),
          'script'  => PortalClientes\\rewrite_tags( '<script>' . ${JSON.stringify(text)} . '</script>' ),
        ) );`),
    ) as Record<'field' | 'excerpt' | 'endless' | 'script', string>;
    for (const html of [shown.field, shown.excerpt]) {
      expect(html).toContain('<portal-login');
      expect(html).not.toContain('evil.example');
    }
    expect(shown.endless).not.toContain('<portal-login a=1');
    expect(shown.script).toBe(`<script>${text}</script>`);
  });

  test('lead nowhere else if a theme prints what an author wrote as it is stored, such as the caption of a picture', async () => {
    const own = ['/portal/', `${wordpress.url}/portal/?a=1#b`, 'portal', '/página/'];
    const foreign = [
      'https://evil.example',
      '&#104;ttps://evil.example',
      '//evil.example',
      '/\\evil.example',
      '&#9;//evil.example',
      'https:evil.example',
      '/&#47;evil.example',
      `${wordpress.url}@evil.example`,
    ];
    const captions = JSON.parse(
      await wordpress.run(`
        wp_set_current_user( get_user_by( 'login', 'author' )->ID );
        $captions = array();
        foreach ( json_decode( ${php(JSON.stringify([...own, ...foreign]))} ) as $url ) {
          $id         = wp_insert_attachment( array( 'post_title' => 'Foto', 'post_excerpt' => wp_slash( '<portal-login titulo="3" portal-href="' . $url . '">Inicio</portal-login>' ) ) );
          $captions[] = get_post( $id )->post_excerpt;
        }
        echo wp_json_encode( $captions );`),
    ) as string[];
    const links = captions.map((caption) => / portal-href="([^"]*)"/.exec(caption)?.[1]);
    expect(links).toEqual([...own, ...foreign.map(() => undefined)]);
    expect(captions.every((caption) => caption.includes('titulo="3"'))).toBe(true);
    const help = await wordpress.run(
      `echo wp_kses_post( '<portal-login help-href="javascript:alert(1)"></portal-login><portal-completo landing="//evil.example"></portal-completo>' );`,
    );
    expect(help).toBe('<portal-login></portal-login><portal-completo></portal-completo>');
  });
});

describe('the document that people accept', () => {
  const own = 'https://uni.example/terminos.pdf';
  const other = 'https://otra.example/terminos.pdf';
  const forms = {
    shortcode: `[portal-inscripcion-publica terms-href="${other}"]`,
    block: `<!-- wp:portal-clientes/inscripcion-publica {"terms-href":"${other}"} /-->`,
    'pasted tag': `<!-- wp:html --><portal-inscripcion-publica terms-href="${other}"></portal-inscripcion-publica><!-- /wp:html -->`,
    element: `<div class="portal-compat" data-etiqueta="inscripcion-publica" data-terms-href="${other}"></div>`,
  };

  /** The document of the tag in a post of `role` that `last` changed afterwards. */
  const termsOf = async (content: string, role: string, last?: string): Promise<string | undefined> => {
    const html = await wordpress.run(`
      update_option( 'portal_clientes', array_merge( get_option( 'portal_clientes' ), array( 'terms_href' => '${own}' ) ) );
      $as = function ( $role ) { wp_set_current_user( get_users( array( 'role' => $role ) )[0]->ID ); kses_init(); };
      $as( '${role}' );
      $id = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Términos', 'post_content' => wp_slash( ${php(content)} ) ) );
      ${last ? `$as( '${last}' ); wp_update_post( array( 'ID' => $id, 'post_content' => wp_slash( ${php(`${content} <p>Después</p>`)} ) ) );` : ''}
      $GLOBALS['post'] = get_post( $id );
      setup_postdata( $GLOBALS['post'] );
      echo apply_filters( 'the_content', $GLOBALS['post']->post_content );`);
    return / terms-href="([^"]*)"/.exec(tagIn(html))?.[1];
  };

  for (const [form, content] of Object.entries(forms))
    test(`is the one of the settings, unless who may post scripts names another one in a ${form}`, async () => {
      expect(await termsOf(content, 'author')).toBe(own);
      expect(await termsOf(content, 'editor')).toBe(other);
      expect(await termsOf(content, 'editor', 'author')).toBe(own);
    });

  test('is told of if it does not count', async () => {
    const found = await wordpress.run(`
      $post = get_post( wp_insert_post( array( 'post_author' => get_user_by( 'login', 'author' )->ID, 'post_status' => 'publish', 'post_title' => 'Términos', 'post_content' => 'x' ) ) );
      $given = array( 'terms-href' => '${other}' );
      echo wp_json_encode( PortalClientes\\faults_of_terms( $post, 'portal-cliente', $given, '/aviso/' ) );`);
    expect(JSON.parse(found)).toEqual([
      {
        status: 'recommended',
        text: '/aviso/: «terms-href» en <portal-cliente> no se lee, porque quien lo escribió no tiene permiso para publicar scripts en este sitio.',
        remedy: 'Escriba el documento en Ajustes › Portal de clientes y quite el atributo de la página.',
      },
    ]);
  });
});
