// Site Health tells what is wrong with the pages of a site.
import { describe, expect, test } from 'vitest';
import { ownSite } from '../journeys/support/site.ts';
import type { SetWordpress } from './support/openWordpress.ts';
import { wordpressOfFile } from './support/wordpressOfFile.ts';

let wordpress: SetWordpress;

wordpressOfFile((opened) => {
  wordpress = opened;
});

describe('Site Health', () => {
  const findingsOf = async (slug: string, content: string): Promise<string[]> => {
    const id = await wordpress.publish(slug, content);
    const found = await wordpress.run(
      `echo wp_json_encode( PortalClientes\\check_page( ${id}, PortalClientes\\pages()[ ${id} ] ?? array() ) );`,
    );
    return (JSON.parse(found) as { status: string; text: string; remedy: string }[]).map(
      ({ status, text, remedy }) => `${status}: ${text.replace(/\S+:\/\/\S+\/(?=:| )/, slug)} ${remedy}`,
    );
  };

  test.each([
    [
      '[portal-inscripcion-publica curso="NO-HAY"]',
      'critical: salud: <portal-inscripcion-publica> pide el curso «NO-HAY», que la API no conoce. Corrija el código: es el que muestra la lista de cursos.',
    ],
    [
      '<!-- wp:html --><portal-login instituicion="Andina"></portal-login><!-- /wp:html -->',
      'recommended: salud: <portal-login> tiene un atributo «instituicion» que no se lee. ¿Quiso decir «institucion»?',
    ],
    [
      '<!-- wp:html --><div class="portal-compat" data-etiqueta="login" data-tema="azul"></div><!-- /wp:html -->',
      'recommended: salud: el valor de «tema» en <portal-login> no es válido, así que no se lee. Puede ser: auto, claro, oscuro.',
    ],
    [
      '<!-- wp:portal-clientes/inscripcion-publica {"curso":"EXT-2026-024"} /-->',
      'good: salud llega bien a los visitantes. ',
    ],
  ])('says what is wrong in %s', async (content, finding) => {
    expect(await findingsOf('salud', content)).toEqual([finding]);
  });

  test('says of an API that does not answer what to correct, whom to ask and what to open', async () => {
    const found = await wordpress.run(`
      update_option( 'portal_clientes', array( 'api_base' => 'http://127.0.0.1:1' ) );
      echo wp_json_encode( PortalClientes\\check_api() );
      update_option( 'portal_clientes', array( 'api_base' => '${ownSite().url}' ) );`);
    const [{ status, text, remedy } = { status: '', text: '', remedy: '' }] = JSON.parse(found);
    expect(`${status}: ${text}`).toBe('critical: La API en http://127.0.0.1:1 no responde.');
    expect(remedy).toMatch(
      /^Corrija la dirección o pregunte a quien cuida ese servidor\. En un navegador http:\/\/127\.0\.0\.1:1\/api\/cliente\/cursos\?limite=1 debe/,
    );
  });

  test('names the shortcode that was meant if visitors see a misspelt one', async () => {
    await wordpress.publish(
      'mal-escrito',
      '[portal_logn] [portal-inscripcion-pública] [portal_completo titulo="2"]x[/portal_completo] [[portal_login]] [portal_noticias] [portal-cliente]',
    );
    const found = await wordpress.run('echo wp_json_encode( PortalClientes\\check_pages() );');
    const findings = JSON.parse(found) as { text: string; remedy: string }[];
    expect(
      findings
        .filter(({ text }) => text.includes('mal-escrito'))
        .map(({ text, remedy }) => `${text} ${remedy}`.replace(/^\S+ /, '')),
    ).toEqual([
      'los visitantes ven «[portal_logn]», que no es un shortcode. ¿Quiso decir «portal-login»?',
      'los visitantes ven «[portal-inscripcion-pública]», que no es un shortcode. ¿Quiso decir «portal-inscripcion-publica»?',
      'los visitantes ven «[portal_completo]», que no es un shortcode. ¿Quiso decir «portal-completo»?',
      'llega bien a los visitantes. ',
    ]);
  });

  describe('names the pages that the whole portal hides, with links', () => {
    interface Hiding {
      status: string;
      text: string;
      links: Record<string, string>;
    }
    const parse = (found: string): [string, string, string[]][] =>
      (JSON.parse(found) as Hiding[]).map(({ status, text, links }) => [status, text, Object.values(links)]);
    const child = (title: string, slug: string, parent: string): string =>
      `wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => '${title}', 'post_name' => '${slug}', 'post_parent' => ${parent} ) )`;
    const text = (title: string): string =>
      `El portal de «${title}» tapa estas páginas: en sus direcciones los visitantes ven una pantalla del portal.`;

    test('below its page, before it is published and after', async () => {
      const found = await wordpress.run(`
        $portal = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Tapadera', 'post_content' => '[portal-completo]' ) );
        $hidden = ${child('Oferta', 'publico', '$portal')};
        ${child('Requisitos', 'requisitos', '$hidden')};
        ${child('Reglamento', 'reglamento', '$portal')};
        $draft = PortalClientes\\hidden_findings( PortalClientes\\unpublished_pages() );
        wp_publish_post( $portal );
        $published = array_filter( PortalClientes\\check_pages(), function ( $one ) { return isset( $one['links'] ); } );
        echo wp_json_encode( array_merge( $draft, array_values( $published ) ) );
        echo "\n", PortalClientes\\findings_html( $published );
        wp_delete_post( $hidden, true );
        wp_delete_post( $portal, true );`);
      const [json = '', html] = found.split('\n');
      const pages = ['Oferta', 'Requisitos'];
      expect(parse(json)).toEqual([
        ['recommended', text('Tapadera'), pages],
        ['critical', text('Tapadera'), pages],
      ]);
      expect(html).toMatch(/<a href="[^"]*post\.php\?action=edit[^"]*">Oferta<\/a>, <a /);
    });

    test('at the top of the site, if it is the front page', async () => {
      const found = await wordpress.run(`
        $front = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Portada', 'post_content' => '[portal-completo]' ) );
        update_option( 'show_on_front', 'page' );
        update_option( 'page_on_front', $front );
        ${child('Clientela', 'cliente', '0')};
        $other = ${child('Otra', 'otra', '0')};
        ${child('Más abajo', 'auth', '$other')};
        wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Noticia', 'post_name' => 'publico' ) );
        echo wp_json_encode( PortalClientes\\hidden_findings( array( $front => array( 'portal-completo' ) ) ) );
        update_option( 'show_on_front', 'posts' );
        wp_delete_post( $front, true );`);
      expect(parse(found)).toEqual([['critical', text('Portada'), ['Clientela', 'Noticia']]]);
    });
  });

  test('looks at the pages of the settings first, then at pages, then at posts, and says how many it left out', async () => {
    const empty = await wordpress.publish('sin-etiqueta', 'Otra página');
    const order = await wordpress.run(`
      $options = get_option( 'portal_clientes' );
      update_option( 'portal_clientes', array_merge( $options, array( 'login_page' => ${empty} ) ) );
      for ( $one = 0; $one < PortalClientes\\MOST_PAGES; $one++ ) {
        wp_insert_post( array( 'post_status' => 'publish', 'post_title' => "muchas-$one", 'post_content' => '[portal-login]' ) );
      }
      $kinds = array_map( 'get_post_type', array_keys( PortalClientes\\pages_by_weight() ) );
      $found = PortalClientes\\check_pages();
      update_option( 'portal_clientes', $options );
      echo wp_json_encode( array( array_search( 'post', $kinds, true ) > array_search( 'page', array_reverse( $kinds, true ), true ), array_column( $found, 'text' ) ) );`);
    const [pagesFirst, texts] = JSON.parse(order) as [boolean, string[]];
    expect(pagesFirst).toBe(true);
    expect(texts.find((text) => text.includes('no tiene ninguna etiqueta del portal'))).toContain(
      '/sin-etiqueta/',
    );
    expect(texts.at(-1)).toMatch(/^Se miraron 20 de \d+ páginas y entradas con el portal\.$/);
  });
});
