<?php
/**
 * Gives the tags the theme's colours as custom properties, and the height of WordPress's own bar.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\register_style' );

/** A style sheet without a file: colours are the site's. */
function register_style() {
	wp_register_style( 'portal-clientes', false, array(), VERSION ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters
}

/** Puts the rules into the page, once. */
function enqueue_style() {
	if ( ! wp_style_is( 'portal-clientes' ) ) {
		wp_add_inline_style( 'portal-clientes', style_rules() );
		wp_enqueue_style( 'portal-clientes' );
	}
}

/** The rules. The bar stays on top of the window, and on phones (600 px) scrolls away. */
function style_rules() {
	$tags  = implode( ', ', array_keys( tags() ) );
	$looks = array_filter(
		array(
			'--portal-accent' => accent(),
			'--portal-radius' => radius(),
		)
	);
	$rules = '';
	foreach ( $looks as $property => $value ) {
		$rules .= $property . ': ' . $value . '; ';
	}
	return ":where($tags) { display: block; $rules}\n"
		. ".admin-bar { --portal-top: 32px; }\n"
		. "@media (max-width: 782px) { .admin-bar { --portal-top: 46px; } }\n"
		. '@media (max-width: 600px) { .admin-bar { --portal-top: 0px; } }';
}
