<?php
/**
 * The tags and the attributes that a post may give them, from the portal's own description (tags.json). `api-base` is not among
 * them: an author could send the sign-in form to another server.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/** Attributes that lead a person on who signs in. They stay on this site, or on hosts that WordPress may redirect to. */
const OWN_LINKS = array( 'portal-href', 'login-href', 'publico-href' );

/**
 * Each tag's attributes, by name: `kind` is text, choice or flag; a choice has `choices`.
 *
 * @return array<string, array<string, array{kind: string, choices?: string[]}>>
 */
function tags() {
	static $tags = null;
	if ( null === $tags ) {
		$tags = wp_json_file_decode( dirname( PLUGIN_FILE ) . '/tags.json', array( 'associative' => true ) );
	}
	return $tags;
}

/** For regular expressions: any of the tags' names. */
function tag_pattern() {
	return implode( '|', array_keys( tags() ) );
}

/**
 * Returns those of the given attributes that the tag may have, each value checked. Text is not escaped yet.
 *
 * @param string                $tag   Name of a tag.
 * @param array<string, mixed>  $given Values by name; true is an attribute without a value.
 * @return array<string, string|true>
 */
function clean_attributes( $tag, $given ) {
	$clean = array();
	foreach ( tags()[ $tag ] as $name => $attribute ) {
		if ( ! isset( $given[ $name ] ) ) {
			continue;
		}
		$value = clean_value( $name, $attribute, $given[ $name ] );
		if ( null !== $value ) {
			$clean[ $name ] = $value;
		}
	}
	return $clean;
}

/**
 * The value, or null if it does not fit.
 *
 * @param string $name      Name of the attribute.
 * @param array  $attribute Its row of tags().
 * @param mixed  $value     As a post has it.
 */
function clean_value( $name, $attribute, $value ) {
	if ( 'flag' === $attribute['kind'] ) {
		return false === $value || in_array( $value, array( 'false', '0', 'no' ), true ) ? null : true;
	}
	$text = is_scalar( $value ) ? trim( wp_strip_all_tags( (string) $value ) ) : '';
	if ( '' === $text ) {
		return null;
	}
	if ( 'choice' === $attribute['kind'] ) {
		return in_array( $text, $attribute['choices'], true ) ? $text : null;
	}
	if ( 'landing' === $name ) {
		// A path of the portal below its start. With two slashes it would be another site's.
		return preg_match( '#^/[^/\\\\?\#.\s]\S*$#', $text ) ? $text : null;
	}
	if ( in_array( $name, OWN_LINKS, true ) ) {
		$text = wp_validate_redirect( $text, '' );
	}
	if ( '-href' === substr( $name, -5 ) ) {
		$text = esc_url_raw( $text, 'help-href' === $name ? array( 'http', 'https', 'mailto', 'tel' ) : array( 'http', 'https' ) );
	}
	return '' === $text ? null : $text;
}
