<?php
/**
 * A shortcode for each tag, by the tag's name: [portal-login help-href="/help/"].
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\add_shortcodes' );

/** `align="wide"` and `align="full"` make it as wide as the theme lets blocks be. */
function add_shortcodes() {
	foreach ( array_keys( tags() ) as $tag ) {
		add_shortcode( $tag, __NAMESPACE__ . '\render_shortcode' );
	}
}

/**
 * The HTML of a shortcode.
 *
 * @param array|string $given   Its attributes; a name alone is a value without a key.
 * @param string|null  $content What is between its tags.
 * @param string       $tag     Its name.
 */
function render_shortcode( $given, $content, $tag ) {
	$attributes = shortcode_attributes( $given );
	$html       = render_tag( $tag, $attributes, wp_kses_post( (string) $content ) );
	$align      = isset( $attributes['align'] ) ? $attributes['align'] : '';
	return in_array( $align, array( 'wide', 'full' ), true ) ? sprintf( '<div class="align%s">%s</div>', $align, $html ) : $html;
}

/**
 * Values by name; true for a name alone.
 *
 * @param array|string $given Attributes as WordPress reads them.
 * @return array<string, string|true>
 */
function shortcode_attributes( $given ) {
	$attributes = array();
	foreach ( array_filter( (array) $given, 'strlen' ) as $name => $value ) {
		if ( is_int( $name ) ) {
			$attributes[ strtolower( $value ) ] = true;
		} else {
			$attributes[ $name ] = $value;
		}
	}
	return $attributes;
}
