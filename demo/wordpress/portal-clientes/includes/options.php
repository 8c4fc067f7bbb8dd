<?php
/**
 * The settings as they are stored, each with its default. Only administrators write them (settings.php).
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

const OPTION = 'portal_clientes';

/** All settings by name. */
function default_options() {
	return array(
		'api_base'      => '',
		'loader'        => '',
		'institucion'   => '',
		'help_href'     => '',
		'terms_href'    => '',
		'portal_page'   => 0,
		'login_page'    => 0,
		'public_page'   => 0,
		'fallback_page' => 0,
		'look'          => 'theme',
		'accent'        => 'auto',
	);
}

/**
 * One setting.
 *
 * @param string $name A key of default_options().
 */
function option( $name ) {
	$stored = get_option( OPTION );
	$all    = array_merge( default_options(), is_array( $stored ) ? $stored : array() );
	return $all[ $name ];
}

/** The address before /api in every call, or '' as long as nobody has set it. No post has a say in it. */
function api_base() {
	return option( 'api_base' );
}

/** Address of the loader: the settings', or the bundle inside this plugin. '' if there is neither. */
function loader_url() {
	if ( '' !== option( 'loader' ) ) {
		return option( 'loader' );
	}
	return has_bundle() ? plugins_url( 'widgets/portal.js', PLUGIN_FILE ) : '';
}

/** Returns true if this copy of the plugin brings the files of the portal. */
function has_bundle() {
	return is_readable( dirname( PLUGIN_FILE ) . '/widgets/portal.js' );
}

/** Returns true if tags can be shown at all. */
function is_ready() {
	return '' !== api_base() && '' !== loader_url();
}
