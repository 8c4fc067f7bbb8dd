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
		'loader'        => checked_loader( $given['loader'] ),
		'institucion'   => checked_text( 'institucion', $given['institucion'], __( 'Name of the institution', 'portal-clientes' ) ),
		'help_href'     => checked_link( 'help_href', $given['help_href'], __( 'Help', 'portal-clientes' ), array( 'http', 'https', 'mailto', 'tel' ) ),
		'terms_href'    => checked_link( 'terms_href', $given['terms_href'], __( 'Terms of enrolment', 'portal-clientes' ), array( 'http', 'https' ) ),
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
 * A text without HTML, in one line.
 *
 * @param string $name  Of the setting.
 * @param string $value Of the form.
 * @param string $label For people.
 */
function checked_text( $name, $value, $label ) {
	$clean = sanitize_text_field( $value );
	tell_change( $name, $label, trim( $value ), $clean );
	return $clean;
}

/**
 * The address of portal.js, a script for every page. On a network of sites, who looks after one of them may not post scripts, and so may
 * not choose this one.
 *
 * @param string $value Of the form.
 */
function checked_loader( $value ) {
	$stored = option( 'loader' );
	if ( trim( $value ) !== $stored && ! current_user_can( 'unfiltered_html' ) ) {
		add_settings_error( OPTION, 'loader', esc_html__( 'Address of portal.js: only people who may post scripts on this site can change it. What was there before stays.', 'portal-clientes' ) );
		return $stored;
	}
	return checked_address( 'loader', $value, __( 'Address of portal.js', 'portal-clientes' ) );
}

/**
 * A link for people: an address, a path of this site, or an e-mail where that may be. What is stored otherwise than it was typed is told.
 *
 * @param string   $name    Of the setting.
 * @param string   $value   Of the form.
 * @param string   $label   For people.
 * @param string[] $schemes That the link may have.
 */
function checked_link( $name, $value, $label, $schemes ) {
	$typed = trim( $value );
	if ( '' === $typed || option( $name ) === $typed ) {
		return $typed;
	}
	$link = $typed;
	if ( is_email( $typed ) ) {
		$link = 'mailto:' . $typed;
	} elseif ( preg_match( '#^[\w-]+(\.[\w-]+)+(:\d+)?(/|$)#', $typed ) ) {
		// People write www.example.edu without https://.
		$link = 'https://' . $typed;
	}
	$link   = with_lower_host( $link );
	$scheme = (string) strstr( $link, ':', true );
	$fits   = '/' === $link[0] || in_array( $scheme, $schemes, true );
	$clean  = $fits ? esc_url_raw( $link, $schemes ) : '';
	if ( '' === $clean ) {
		/* translators: 1: name of a setting, 2: what was typed */
		$text = sprintf( __( '%1$s: “%2$s” is neither an address nor a path of this site. Type for example https://example.edu/page or /page/. What was there before stays.', 'portal-clientes' ), $label, $typed );
		add_settings_error( OPTION, $name, esc_html( $text ) );
		return option( $name );
	}
	tell_change( $name, $label, $typed, $clean );
	return $clean;
}

/**
 * An address whose scheme and host are in lower case, as browsers take them.
 *
 * @param string $address As it was typed.
 */
function with_lower_host( $address ) {
	return preg_replace_callback(
		'#^[a-z][a-z0-9+.-]*:(//[^/?\#]*)?#i',
		function ( $found ) {
			return strtolower( $found[0] );
		},
		$address
	);
}

/**
 * An address of the form as it is stored. What does not fit is told, and so is what is stored otherwise than it was typed.
 *
 * @param string $name  Of the setting.
 * @param string $value Of the form.
 * @param string $label For people.
 */
function checked_address( $name, $value, $label ) {
	$typed = trim( $value );
	if ( '' === $typed ) {
		return '';
	}
	$clean = clean_address( $name, $typed );
	if ( '' === $clean ) {
		/* translators: 1: name of a setting, 2: what was typed */
		$text = sprintf( __( '%1$s: “%2$s” is not an address such as https://portal.example.edu. What was there before stays.', 'portal-clientes' ), $label, $typed );
		add_settings_error( OPTION, $name, esc_html( $text ) );
		return option( $name );
	}
	tell_change( $name, $label, $typed, $clean );
	return $clean;
}

/**
 * An http(s) address without user, query and #, and without a slash at the end; '' if it is none. People write hosts without https://.
 *
 * @param string $name  Of the setting.
 * @param string $typed By a person, or by a server that redirects.
 */
function clean_address( $name, $typed ) {
	$value = with_lower_host( preg_match( '#^[a-z][a-z0-9+.-]*://#i', $typed ) ? $typed : 'https://' . $typed );
	$parts = wp_parse_url( $value );
	$fits  = is_array( $parts ) && isset( $parts['host'], $parts['scheme'] ) && in_array( $parts['scheme'], array( 'http', 'https' ), true )
		&& ! isset( $parts['user'] ) && ! isset( $parts['query'] ) && ! isset( $parts['fragment'] ) && esc_url_raw( $value ) === $value;
	if ( ! $fits || ( 'loader' === $name && '.js' !== substr( $value, -3 ) ) ) {
		return '';
	}
	// People copy the address of a call.
	return 'api_base' === $name ? preg_replace( '#(?<![:/])/+(api/*)?$#', '', $value ) : $value;
}

/**
 * Tells that something is stored otherwise than it was typed.
 *
 * @param string $name  Of the setting.
 * @param string $label For people.
 * @param string $typed By a person.
 * @param string $clean As it is stored.
 */
function tell_change( $name, $label, $typed, $clean ) {
	if ( $clean !== $typed ) {
		/* translators: 1: name of a setting, 2: what is stored */
		add_settings_error( OPTION, $name, esc_html( sprintf( __( '%1$s is stored as %2$s', 'portal-clientes' ), $label, '' === $clean ? '“”' : $clean ) ), 'info' );
	}
}
