<?php
/**
 * The texts in Spanish. There is one translation, es_EC, and it serves every Spanish of WordPress.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\load_texts', 1 );
add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\spanish_file', 10, 2 );

/** Loads the translation that the plugin brings. */
function load_texts() {
	load_plugin_textdomain( 'portal-clientes', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
}

/**
 * The file of es_EC if there is none for another Spanish.
 *
 * @param string $file   Absolute path of the .mo file that WordPress wants.
 * @param string $domain Text domain.
 */
function spanish_file( $file, $domain ) {
	$is_spanish = 'portal-clientes' === $domain && preg_match( '/-es_[^\/]*\.mo$/', $file );
	return $is_spanish && ! is_readable( $file ) ? dirname( PLUGIN_FILE ) . '/languages/portal-clientes-es_EC.mo' : $file;
}
