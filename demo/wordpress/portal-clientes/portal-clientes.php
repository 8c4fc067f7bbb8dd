<?php
/**
 * Plugin Name:       Portal de clientes
 * Description:       Puts the client portal of an educational institution into pages: sign-in, public enrolment, client area, or all of it, as blocks and shortcodes.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       portal-clientes
 * Domain Path:       /languages
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

const VERSION     = '1.0.0';
const PLUGIN_FILE = __FILE__;

foreach ( array( 'language', 'options', 'tags', 'pages', 'palette', 'style', 'title-width', 'loader', 'words', 'terms', 'render', 'shortcodes', 'blocks', 'markup', 'written', 'content', 'kses', 'routes', 'hidden-pages', 'previous-release', 'policy', 'faults', 'diagnosis', 'api-check', 'site-health', 'settings', 'settings-page', 'steps', 'create-page', 'find-again' ) as $portal_clientes_part ) {
	require_once __DIR__ . '/includes/' . $portal_clientes_part . '.php';
}
unset( $portal_clientes_part );

register_activation_hook( __FILE__, __NAMESPACE__ . '\activate' );
register_deactivation_hook( __FILE__, __NAMESPACE__ . '\deactivate' );

/**
 * Finds the pages that have tags already, and gives the addresses below them to WordPress.
 *
 * @param bool $is_network Whether the whole network of sites gets the plugin.
 */
function activate( $is_network ) {
	on_sites(
		$is_network,
		function () {
			find_pages();
			// WordPress writes them anew at the site's next request.
			delete_option( 'rewrite_rules' );
		}
	);
	add_routes();
	flush_rewrite_rules();
}

/**
 * Takes the addresses back. Settings stay until the plugin is deleted.
 *
 * @param bool $is_network Whether the whole network of sites loses the plugin.
 */
function deactivate( $is_network ) {
	on_sites(
		$is_network,
		function () {
			delete_option( ROUTES_OPTION );
			delete_option( 'rewrite_rules' );
		}
	);
	remove_routes();
	flush_rewrite_rules();
}

/**
 * Carries something out on this site, or on each site of the network.
 *
 * @param bool     $is_network Whether on each.
 * @param callable $act        What is done.
 */
function on_sites( $is_network, $act ) {
	if ( ! $is_network ) {
		$act();
		return;
	}
	$all = array(
		'fields' => 'ids',
		'number' => 0,
	);
	foreach ( get_sites( $all ) as $site ) {
		switch_to_blog( $site );
		$act();
		restore_current_blog();
	}
}
