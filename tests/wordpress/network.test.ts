// On a network of sites the plugin of all of them knows the pages of each.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SetWordpress } from './support/openWordpress.ts';
import { wordpressOfFile } from './support/wordpressOfFile.ts';

let wordpress: SetWordpress;

wordpressOfFile((opened) => {
  wordpress = opened;
});

const plugin = 'portal-clientes/portal-clientes.php';

/** Makes a network of the site, and a second site in it. */
async function makeNetwork(): Promise<void> {
  await wordpress.run(`
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    deactivate_plugins( '${plugin}' );
    global $wpdb;
    foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) { $wpdb->$table = $prefixed; }
    install_network();
    populate_network( 1, '127.0.0.1', 'administrator@wordpress.test', 'Universidad Andina', '/', false );`);
  const config = join(wordpress.site, 'wp-config.php');
  const constants = `
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '127.0.0.1' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
$table_prefix`;
  await writeFile(config, (await readFile(config, 'utf8')).replace('$table_prefix', constants));
  await wordpress.run(`
    $site = wp_insert_site( array( 'domain' => '127.0.0.1', 'path' => '/posgrado/', 'title' => 'Posgrado', 'user_id' => 1 ) );
    switch_to_blog( $site );
    wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ingreso', 'post_content' => '[portal-login]' ) );`);
}

test('activating it for the network finds the pages of every site, and deactivating it takes the addresses of every site back', async () => {
  await makeNetwork();
  const [active, found, routes, rules] = JSON.parse(
    await wordpress.run(`
      require ABSPATH . 'wp-admin/includes/plugin.php';
      activate_plugin( '${plugin}', '', true );
      $found = array_values( get_blog_option( 2, 'portal_clientes_pages', array() ) );
      update_blog_option( 2, 'portal_clientes_routes', array( '^portal/' => 'index.php' ) );
      update_blog_option( 2, 'rewrite_rules', array( '^portal/' => 'index.php' ) );
      $active = is_plugin_active_for_network( '${plugin}' );
      deactivate_plugins( '${plugin}', false, true );
      echo wp_json_encode( array( $active, $found, get_blog_option( 2, 'portal_clientes_routes', 'none' ), get_blog_option( 2, 'rewrite_rules', 'none' ) ) );`),
  ) as unknown[];
  expect(active).toBe(true);
  expect(found).toEqual([['portal-login']]);
  expect(routes).toBe('none');
  expect(rules).toBe('none');
});
