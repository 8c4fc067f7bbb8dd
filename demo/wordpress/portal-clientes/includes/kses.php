<?php
/**
 * Limits what authors may write. WordPress silently takes unknown tags out of what they save. The portal's tags stay, with
 * the attributes of tags.json; `api-base`, `terms-href`, `style` and everything that would run goes. Values are checked here too: themes
 * print the captions of pictures, say, as they are stored, without the filters that write a tag anew.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

add_filter( 'wp_kses_allowed_html', __NAMESPACE__ . '\allow_tags', 10, 2 );
add_filter( 'pre_kses', __NAMESPACE__ . '\escape_in_tags', 5 );

/**
 * WordPress lets a tag end at its first `>`, also if that is in a value, and the rest would be text.
 *
 * @param string $html Before it is filtered.
 */
function escape_in_tags( $html ) {
	if ( ! is_string( $html ) || ! preg_match( '/<(?:' . tag_pattern() . ')\s/i', $html ) ) {
		return $html;
	}
	$made = '';
	$at   = 0;
	foreach ( html_tags( $html ) as $tag ) {
		if ( ! $tag['is_end'] && isset( tags()[ $tag['name'] ] ) ) {
			$start = $tag['from'] + 1;
			$made .= substr( $html, $at, $start - $at ) . escape_in_values( substr( $html, $start, $tag['to'] - $start ) );
			$at    = $tag['to'];
		}
	}
	return $made . substr( $html, $at );
}

/**
 * Adds the tags to what a post may have. Comments may not.
 *
 * @param array<string, mixed> $allowed Tags and their attributes.
 * @param string|array         $context What is filtered.
 */
function allow_tags( $allowed, $context ) {
	if ( 'post' !== $context ) {
		return $allowed;
	}
	foreach ( tags() as $tag => $attributes ) {
		$allowed[ $tag ] = array_fill_keys( array( 'class', 'id' ), true );
		// WordPress filters what people without unfiltered_html write, and terms.php does not read their documents.
		foreach ( array_diff_key( $attributes, array( 'terms-href' => true ) ) as $name => $attribute ) {
			$allowed[ $tag ][ $name ] = array(
				'value_callback' => function ( $value ) use ( $name, $attribute ) {
					return may_stay( $name, $attribute, $value );
				},
			);
		}
	}
	// The logo and the picture that a tag takes from between its own.
	foreach ( array( 'a', 'img', 'span', 'div', 'p' ) as $tag ) {
		if ( isset( $allowed[ $tag ] ) && is_array( $allowed[ $tag ] ) ) {
			$allowed[ $tag ]['slot'] = true;
		}
	}
	return $allowed;
}

/**
 * Returns true if a value may stay as it is written. An empty one may: the tag takes no harm from it.
 *
 * @param string $name      Name of the attribute.
 * @param array  $attribute Its row of tags().
 * @param string $value     As HTML.
 */
function may_stay( $name, $attribute, $value ) {
	if ( '-href' !== substr( $name, -5 ) && 'landing' !== $name ) {
		return true;
	}
	$text = decode_value( $value );
	// Browsers take control characters and spaces around out of an address, and read a backslash as a slash.
	return '' === $text || ( ! preg_match( '/[\x00-\x20\x7f\\\\]/', $text ) && null !== clean_value( $name, $attribute, $text ) );
}
