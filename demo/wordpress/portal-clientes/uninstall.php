<?php
/**
 * Deletes all that the plugin stored, on each site of the network.
 *
 * @package PortalClientes
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$portal_clientes_sites = is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( 0 );
foreach ( $portal_clientes_sites as $portal_clientes_site ) {
	if ( is_multisite() ) {
		switch_to_blog( $portal_clientes_site );
	}
	foreach ( array( 'portal_clientes', 'portal_clientes_pages', 'portal_clientes_routes' ) as $portal_clientes_option ) {
		delete_option( $portal_clientes_option );
	}
	// Taken back here too: a plugin that was deleted without being deactivated leaves no address behind.
	delete_option( 'rewrite_rules' );
	if ( is_multisite() ) {
		restore_current_blog();
	}
}
