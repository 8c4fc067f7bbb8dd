<?php
/**
 * Reads a Content-Security-Policy: whether it lets a page fetch something from an address.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/** Maps each directive to those that hold in its place, the nearest first. */
const FALLBACKS = array(
	'script-src'  => array( 'script-src-elem', 'script-src', 'default-src' ),
	'connect-src' => array( 'connect-src', 'default-src' ),
	'font-src'    => array( 'font-src', 'default-src' ),
);

/**
 * The directive that forbids it, or '' if none does. A nonce or hash is taken for a permission: WordPress writes it.
 *
 * @param string $policy    The header; several are joined by commas.
 * @param string $directive A key of FALLBACKS.
 * @param string $url       What is fetched.
 * @param string $page      Address of the page.
 */
function forbidding_directive( $policy, $directive, $url, $page ) {
	foreach ( array_filter( array_map( 'trim', explode( ',', $policy ) ) ) as $one ) {
		$directives = array();
		foreach ( explode( ';', $one ) as $line ) {
			$words = preg_split( '/\s+/', trim( $line ), -1, PREG_SPLIT_NO_EMPTY );
			$name  = strtolower( (string) array_shift( $words ) );
			if ( '' !== $name && ! isset( $directives[ $name ] ) ) {
				$directives[ $name ] = $words;
			}
		}
		foreach ( FALLBACKS[ $directive ] as $name ) {
			if ( isset( $directives[ $name ] ) ) {
				if ( ! is_allowed_by( $directives[ $name ], $url, $page ) ) {
					return $name;
				}
				break;
			}
		}
	}
	return '';
}

/**
 * Returns true if one of the sources allows the address.
 *
 * @param string[] $sources Of a directive.
 * @param string   $url     What is fetched.
 * @param string   $page    Address of the page.
 */
function is_allowed_by( $sources, $url, $page ) {
	$wanted = wp_parse_url( $url );
	foreach ( $sources as $source ) {
		if ( preg_match( "/^'(nonce-|sha\d+-|strict-dynamic)/i", $source ) ) {
			return true;
		}
		if ( "'self'" === strtolower( $source ) ) {
			if ( origin_of( $url ) === origin_of( $page ) ) {
				return true;
			}
			continue;
		}
		if ( '*' === $source || strtolower( $source ) === $wanted['scheme'] . ':' ) {
			return true;
		}
		if ( preg_match( '#^(?:(https?)://)?(\*\.)?([^/:*]+)(?::(\d+|\*))?(/.*)?$#i', $source, $found ) ) {
			$found      = array_pad( $found, 6, '' );
			$host       = strtolower( $wanted['host'] );
			$is_host    = '' === $found[2] ? strtolower( $found[3] ) === $host : substr( $host, -strlen( '.' . $found[3] ) ) === strtolower( '.' . $found[3] );
			$is_scheme  = '' === $found[1] || strtolower( $found[1] ) === $wanted['scheme'] || 'https' === $wanted['scheme'];
			$usual_port = 'https' === $wanted['scheme'] ? 443 : 80;
			$port       = isset( $wanted['port'] ) ? $wanted['port'] : $usual_port;
			$is_port    = '*' === $found[4] || ( '' === $found[4] ? $port === $usual_port : (int) $found[4] === $port );
			$path       = isset( $wanted['path'] ) ? $wanted['path'] : '/';
			$is_path    = '' === $found[5] || $path === $found[5] || ( '/' === substr( $found[5], -1 ) && 0 === strpos( $path, $found[5] ) );
			if ( $is_host && $is_scheme && $is_port && $is_path ) {
				return true;
			}
		}
	}
	return false;
}

/**
 * Scheme, host and port of an address.
 *
 * @param string $url Absolute.
 */
function origin_of( $url ) {
	$parts = wp_parse_url( $url );
	$port  = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	return strtolower( $parts['scheme'] . '://' . $parts['host'] ) . $port;
}
