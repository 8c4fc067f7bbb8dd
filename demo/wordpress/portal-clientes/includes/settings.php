<?php
/**
 * Checks the values that may be stored as settings. WordPress checks the nonce and manage_options before it calls this
 * (options.php).
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

const SETTINGS_GROUP = 'portal_clientes';

add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );

/** Not in the REST API: nobody needs it there. */
function register_settings() {
	register_setting(
		SETTINGS_GROUP,
		OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => __NAMESPACE__ . '\sanitize_options',
			'default'           => default_options(),
			'show_in_rest'      => false,
		)
	);
}

/**
 * Checked settings. What does not fit is told, and what was stored stays.
 *
 * @param mixed $given Of the form.
 */
function sanitize_options( $given ) {
	$given = array_merge( default_options(), is_array( $given ) ? only_texts( $given ) : array() );
	$looks = array( 'theme', 'own' );
	return array(
		'api_base'      => checked_address( 'api_base', $given['api_base'], __( 'Address of the API', 'portal-clientes' ) ),
		'loader'        => checked_address( 'loader', $given['loader'], __( 'Address of portal.js', 'portal-clientes' ) ),
		'institucion'   => sanitize_text_field( $given['institucion'] ),
		'help_href'     => esc_url_raw( trim( $given['help_href'] ), array( 'http', 'https', 'mailto', 'tel' ) ),
		'terms_href'    => esc_url_raw( trim( $given['terms_href'] ), array( 'http', 'https' ) ),
		'portal_page'   => absint( $given['portal_page'] ),
		'login_page'    => absint( $given['login_page'] ),
		'public_page'   => absint( $given['public_page'] ),
		'fallback_page' => absint( $given['fallback_page'] ),
		'look'          => in_array( $given['look'], $looks, true ) ? $given['look'] : 'theme',
		'accent'        => sanitize_key( $given['accent'] ),
	);
}

/**
 * Scalars as texts; anything else is empty.
 *
 * @param array $given By name.
 */
function only_texts( $given ) {
	return array_map(
		function ( $value ) {
			return is_scalar( $value ) ? (string) $value : '';
		},
		$given
	);
}

/**
 * An http(s) address without user, query and #, and without a slash at the end; '' stays ''. People write hosts without https://.
 *
 * @param string $name  Of the setting.
 * @param string $value Of the form.
 * @param string $label For people.
 */
function checked_address( $name, $value, $label ) {
	$value = trim( $value );
	if ( '' === $value ) {
		return '';
	}
	$typed = $value;
	$value = preg_match( '#^[a-z][a-z0-9+.-]*://#i', $typed ) ? $typed : 'https://' . $typed;
	$parts = wp_parse_url( $value );
	$fits  = is_array( $parts ) && isset( $parts['host'], $parts['scheme'] ) && in_array( strtolower( $parts['scheme'] ), array( 'http', 'https' ), true )
		&& ! isset( $parts['user'] ) && ! isset( $parts['query'] ) && ! isset( $parts['fragment'] ) && esc_url_raw( $value ) === $value;
	if ( $fits && 'loader' === $name && '.js' !== substr( $value, -3 ) ) {
		$fits = false;
	}
	if ( $fits ) {
		// People copy the address of a call.
		return 'api_base' === $name ? preg_replace( '#/+(api/*)?$#', '', $value ) : $value;
	}
	/* translators: 1: name of a setting, 2: what was typed */
	$text = sprintf( __( '%1$s: “%2$s” is not an address such as https://portal.example.edu. What was there before stays.', 'portal-clientes' ), $label, $typed );
	add_settings_error( OPTION, $name, esc_html( $text ) );
	return option( $name );
}
