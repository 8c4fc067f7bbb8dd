// Proves what an administrator may type into the settings, who else may, and what a site shows without them.
import { describe, expect } from 'vitest';
import { ownSite } from '../journeys/support/site.ts';
import { test } from '../journeys/support/test.ts';
import { enterEditor, signInAs } from './support/admin.ts';
import { php, type SetWordpress } from './support/openWordpress.ts';
import { readHtml, wordpressOfFile } from './support/wordpressOfFile.ts';

let wordpress: SetWordpress;

wordpressOfFile((opened) => {
  wordpress = opened;
});

/** The page as a visitor's browser gets it, unread. */
const htmlOf = (path: string): Promise<string> => readHtml(wordpress, path);

describe('settings', () => {
  const form = {
    option_page: 'portal_clientes',
    action: 'update',
    'portal_clientes[api_base]': 'https://evil.example',
  };

  test('an editor may neither see nor send them', async ({ journey }) => {
    const editor = await signInAs('editor', journey, wordpress.url);
    editor.allow(/answer 403|status of 403/);
    const page = await editor.open('/wp-admin/options-general.php?page=portal-clientes');
    expect(await page.locator('[name^=portal_clientes]').count()).toBe(0);
    const answer = await editor.context.request.post('/wp-admin/options.php', { form });
    expect(answer.status()).toBe(403);
    const health = await editor.context.request.get('/wp-json/portal-clientes/v1/health/api');
    expect(health.status()).toBe(401);
  });

  test('an administrator’s browser cannot be made to send them by another site', async ({ journey }) => {
    const admin = await signInAs('administrator', journey, wordpress.url);
    const sent = await admin.context.request.post('/wp-admin/options.php', { form });
    expect(sent.status()).toBe(403);
    const made = await admin.context.request.get(
      '/wp-admin/admin-post.php?action=portal_clientes_create_page&tag=portal-login',
    );
    expect(made.status()).toBe(403);
    expect(await wordpress.run(`echo get_option( 'portal_clientes' )['api_base'];`)).toBe(ownSite().url);
  });

  test('what is no address is told, and what was there stays', async ({ journey }) => {
    const admin = await signInAs('administrator', journey, wordpress.url);
    const page = await admin.open('/wp-admin/options-general.php?page=portal-clientes');
    for (const typed of ['https://user:clave@portal.example/?x', 'el portal']) {
      await page.getByLabel('Dirección de la API').fill(typed);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText(`«${typed}» no es una dirección`).waitFor();
      await page.getByText(/Queda lo que había antes/).waitFor();
      await expect.poll(() => page.getByLabel('Dirección de la API').inputValue()).toBe(ownSite().url);
    }
  });

  test('a host that somebody types by itself becomes an https address, as do /api and a slash behind it', async () => {
    const stored = await wordpress.run(`
      require_once ABSPATH . 'wp-admin/includes/template.php';
      foreach ( array( 'portal.example', 'HTTPS://Portal.Example', 'api', ' portal.example:8443/api/ ', 'portal.example/clientes', 'http://portal.example/', 'ftp://portal.example', 'javascript:alert(1)' ) as $typed )
        $found[] = PortalClientes\\checked_address( 'api_base', $typed, 'API' );
      echo implode( ' ', $found );`);
    expect(stored).toBe(
      [
        'https://portal.example',
        'https://portal.example',
        'https://api',
        'https://portal.example:8443',
        'https://portal.example/clientes',
        'http://portal.example',
        ownSite().url,
        ownSite().url,
      ].join(' '),
    );
  });

  test('a link is stored as people mean it, and what is none is refused with a word', async () => {
    const stored = await wordpress.run(`
      require_once ABSPATH . 'wp-admin/includes/template.php';
      $help = array( 'http', 'https', 'mailto', 'tel' );
      $found = array();
      foreach ( array( 'ayuda@uni.edu', 'HTTPS://WWW.Uni.EDU/Ayuda', 'www.uni.edu/ayuda', '/ayuda/', 'tel:+59321234567', 'ayuda', 'javascript:alert(1)' ) as $typed )
        $found[] = PortalClientes\\checked_link( 'help_href', $typed, 'Ayuda', $help );
      foreach ( array( 'terminos', 'mailto:a@uni.edu', 'https://uni.edu/t.pdf' ) as $typed )
        $found[] = PortalClientes\\checked_link( 'terms_href', $typed, 'Términos', array( 'http', 'https' ) );
      echo wp_json_encode( array( $found, array_column( get_settings_errors( 'portal_clientes' ), 'type' ) ) );`);
    expect(JSON.parse(stored)).toEqual([
      [
        'mailto:ayuda@uni.edu',
        'https://www.uni.edu/Ayuda',
        'https://www.uni.edu/ayuda',
        '/ayuda/',
        'tel:+59321234567',
        '',
        '',
        '',
        '',
        'https://uni.edu/t.pdf',
      ],
      ['info', 'info', 'info', 'error', 'error', 'error', 'error'],
    ]);
  });

  test('what is stored otherwise than it was typed is told', async () => {
    const told = await wordpress.run(`
      require_once ABSPATH . 'wp-admin/includes/template.php';
      PortalClientes\\sanitize_options( array( 'api_base' => 'Portal.example/api', 'institucion' => ' Escuela <b>Sur</b> ', 'terms_href' => 'mailto:a@uni.edu', 'help_href' => 'ayuda@uni.edu' ) );
      echo wp_json_encode( array_column( get_settings_errors( 'portal_clientes' ), 'message' ), JSON_UNESCAPED_UNICODE );`);
    expect(JSON.parse(told)).toEqual([
      'Dirección de la API se guardó como https://portal.example',
      'Nombre de la institución se guardó como Escuela Sur',
      'Ayuda se guardó como mailto:ayuda@uni.edu',
      'Términos de la inscripción: «mailto:a@uni.edu» no es una dirección web ni una ruta de este sitio. Escriba, por ejemplo, https://example.edu/pagina o /pagina/. Queda lo que había antes.',
    ]);
  });

  test('a page that was chosen and is not published any more is told before saving takes it out', async ({
    journey,
  }) => {
    const chosen = await wordpress.publish('antes-elegida', '[portal-login]');
    await wordpress.run(`
      update_option( 'portal_clientes', array_merge( get_option( 'portal_clientes' ), array( 'login_page' => ${chosen} ) ) );
      wp_update_post( array( 'ID' => ${chosen}, 'post_status' => 'draft' ) );`);
    const admin = await signInAs('administrator', journey, wordpress.url);
    const page = await admin.open('/wp-admin/options-general.php?page=portal-clientes');
    await page
      .getByText('La página elegida, «antes-elegida», no está publicada y por eso no cuenta.')
      .waitFor();
    // It is told of as a page that is still to be published, too.
    await page.getByText('Ingreso de clientes (todavía sin publicar)').waitFor();
    await wordpress.run(`
      wp_delete_post( ${chosen}, true );
      update_option( 'portal_clientes', array( 'api_base' => ${php(ownSite().url)} ) );`);
  });

  test('only who may post scripts changes the address of portal.js', async () => {
    const stored = await wordpress.run(`
      require_once ABSPATH . 'wp-admin/includes/template.php';
      $one = 'https://evil.example/portal.js';
      wp_set_current_user( get_users( array( 'role' => 'administrator' ) )[0]->ID );
      $found[] = PortalClientes\\checked_loader( $one );
      // As on a network of sites.
      add_filter( 'map_meta_cap', function ( $caps, $cap ) { return 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $caps; }, 10, 2 );
      $found[] = PortalClientes\\checked_loader( $one );
      echo wp_json_encode( $found );`);
    expect(JSON.parse(stored)).toEqual(['https://evil.example/portal.js', '']);
  });
});

describe('the pages that the settings know', () => {
  const settings = '/wp-admin/options-general.php?page=portal-clientes';

  test('are looked for again at the press of a button, for those that came or went without WordPress', async ({
    journey,
  }) => {
    const gone = await wordpress.publish('desaparecida', '[portal-login]');
    await wordpress.run(`
      global $wpdb;
      $wpdb->delete( $wpdb->posts, array( 'ID' => ${gone} ) );
      $wpdb->insert( $wpdb->posts, array( 'post_title' => 'Importada', 'post_name' => 'importada', 'post_content' => '<div class="portal-compat" data-etiqueta="login"></div>', 'post_status' => 'publish', 'post_type' => 'page', 'post_author' => 1, 'post_date' => '2026-01-01 00:00:00', 'post_date_gmt' => '2026-01-01 00:00:00', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );`);
    const admin = await signInAs('administrator', journey, wordpress.url);
    const page = await admin.open(settings);
    const listed = page.locator('.portal-clientes-steps').getByRole('link', { name: 'Importada' });
    expect(await listed.count()).toBe(0);
    await page.getByRole('link', { name: 'Buscar páginas otra vez' }).click();
    await page.getByText(/^Páginas y entradas publicadas con el portal: \d+\.$/).waitFor();
    await listed.waitFor();
    const known = await wordpress.run(`echo isset( PortalClientes\\pages()[ ${gone} ] ) ? 'known' : '';`);
    expect(known).toBe('');
  });

  test('are told of before a second one with the same is made', async ({ journey }) => {
    await wordpress.publish('ingresos', '<!-- wp:portal-clientes/cliente /-->');
    const count = () =>
      wordpress.run(`echo array_sum( array_map( 'intval', (array) wp_count_posts( 'page' ) ) );`);
    const before = Number(await count());
    const admin = await signInAs('administrator', journey, wordpress.url);
    const page = await admin.open(settings);
    await page.getByRole('link', { name: 'Página nueva: Área de clientes' }).click();
    await page.getByText('La página «ingresos» ya tiene «Área de clientes».').waitFor();
    await page.getByRole('link', { name: 'Abrir «ingresos»' }).waitFor();
    expect(Number(await count())).toBe(before);
    await page.getByRole('link', { name: 'Crear otra' }).click();
    await enterEditor(page);
    expect(Number(await count())).toBe(before + 1);
  });
});

test('a tag on a site of many posts with tags asks the database no more often than on a site of few', async () => {
  const queries = () =>
    wordpress.run(`
      $before = $GLOBALS['wpdb']->num_queries;
      do_shortcode( '[portal-login]' );
      echo $GLOBALS['wpdb']->num_queries - $before;`);
  const few = Number(await queries());
  await wordpress.run(`
    global $wpdb;
    $pages = get_option( 'portal_clientes_pages', array() );
    for ( $i = 0; $i < 300; $i++ ) {
      $wpdb->insert( $wpdb->posts, array( 'post_title' => "Nota $i", 'post_name' => "nota-$i", 'post_content' => '[portal-completo]', 'post_status' => 'publish', 'post_type' => 'post', 'post_author' => 1, 'post_date' => '2026-01-01 00:00:00', 'post_date_gmt' => '2026-01-01 00:00:00', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
      $pages[ $wpdb->insert_id ] = array( 'portal-completo', 'portal-inscripcion-publica' );
    }
    update_option( 'portal_clientes_pages', $pages );`);
  expect(Number(await queries())).toBeLessThanOrEqual(few + 4);
});

test('without an API in the settings visitors see what stands in its place, and an administrator how to mend it', async ({
  journey,
}) => {
  await wordpress.publish('sin-api', '[portal-login]<a href="/ayuda/">Escríbanos</a>[/portal-login]');
  await wordpress.run(`update_option( 'portal_clientes', array() );`);
  try {
    const html = await htmlOf('/sin-api/');
    expect(html).toContain('Escríbanos');
    expect(html).not.toMatch(/<portal-login|portal\.js|falta la dirección/);
    const admin = await signInAs('administrator', journey, wordpress.url);
    const page = await admin.open('/sin-api/');
    await page.getByRole('link', { name: 'Escribirla' }).click();
    await page.getByRole('heading', { level: 1, name: 'Portal de clientes' }).waitFor();
  } finally {
    await wordpress.run(`update_option( 'portal_clientes', array( 'api_base' => ${php(ownSite().url)} ) );`);
  }
});
