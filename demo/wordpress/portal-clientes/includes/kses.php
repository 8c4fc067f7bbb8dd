<?php
/**
 * What authors may write: WordPress takes unknown tags out of what they save, and does so without a word. The tags stay, with the
 * attributes of tags.json; `api-base`, `style` and everything that would run goes.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

add_filter( 'wp_kses_allowed_html', __NAMESPACE__ . '\allow_tags', 10, 2 );
add_filter( 'pre_kses', __NAMESPACE__ . '\escape_in_tags', 5 );

/**
 * WordPress lets a tag end at its first `>`, also where that stands in a value, and the rest would be text.
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
		$allowed[ $tag ] = array_fill_keys( array_merge( array( 'class', 'id' ), array_keys( $attributes ) ), true );
	}
	// The logo and the picture that a tag takes from between its own.
	foreach ( array( 'a', 'img', 'span', 'div', 'p' ) as $tag ) {
		if ( isset( $allowed[ $tag ] ) && is_array( $allowed[ $tag ] ) ) {
			$allowed[ $tag ]['slot'] = true;
		}
	}
	return $allowed;
}
