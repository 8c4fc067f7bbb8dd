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

foreach ( array( 'language', 'options', 'tags', 'pages', 'palette', 'style', 'loader', 'words', 'render', 'shortcodes', 'blocks', 'markup', 'written', 'content', 'kses', 'routes', 'previous-release', 'policy', 'faults', 'diagnosis', 'site-health', 'settings', 'settings-page', 'create-page' ) as $portal_clientes_part ) {
	require_once __DIR__ . '/includes/' . $portal_clientes_part . '.php';
}
unset( $portal_clientes_part );

register_activation_hook( __FILE__, __NAMESPACE__ . '\activate' );
register_deactivation_hook( __FILE__, __NAMESPACE__ . '\deactivate' );

/** Finds the pages that have tags already, and gives the addresses below them to WordPress. */
function activate() {
	find_pages();
	add_routes();
	flush_rewrite_rules();
}

/** Takes the addresses back. Settings stay until the plugin is deleted. */
function deactivate() {
	delete_option( ROUTES_OPTION );
	remove_routes();
	flush_rewrite_rules();
}
