<?php
/**
 * The colours of the theme: of theme.json and what an administrator made of it in the editor of the site, or of an older theme.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/** The colour that WordPress gives buttons if the theme says nothing. */
const USUAL_BUTTON = '#32373c';

/**
 * The palette of the site: what an administrator added, then the theme's colours.
 *
 * @return array<string, array{name: string, color: string}> By slug.
 */
function palette() {
	$found = array();
	foreach ( array( 'custom', 'theme' ) as $origin ) {
		foreach ( (array) wp_get_global_settings( array( 'color', 'palette', $origin ) ) as $entry ) {
			if ( isset( $entry['slug'], $entry['color'] ) && is_colour( $entry['color'] ) ) {
				$found[ $entry['slug'] ] = array(
					'name'  => isset( $entry['name'] ) ? $entry['name'] : $entry['slug'],
					'color' => $entry['color'],
				);
			}
		}
	}
	return $found;
}

/** The colour of buttons and links of the portal as CSS, or '' for the portal's own. */
function accent() {
	$chosen = option( 'accent' );
	if ( 'own' === option( 'look' ) || 'none' === $chosen ) {
		return '';
	}
	$palette = palette();
	if ( 'auto' !== $chosen ) {
		return isset( $palette[ $chosen ] ) ? $palette[ $chosen ]['color'] : '';
	}
	$styles = array(
		wp_get_global_styles( array( 'color', 'background' ), array( 'block_name' => 'core/button' ) ),
		wp_get_global_styles( array( 'elements', 'button', 'color', 'background' ) ),
	);
	foreach ( $styles as $style ) {
		$colour = to_colour( $style, $palette );
		if ( '' !== $colour && USUAL_BUTTON !== strtolower( $colour ) ) {
			return $colour;
		}
	}
	foreach ( array( 'primary', 'accent', 'accent-1' ) as $slug ) {
		if ( isset( $palette[ $slug ] ) ) {
			return $palette[ $slug ]['color'];
		}
	}
	return to_colour( wp_get_global_styles( array( 'elements', 'link', 'color', 'text' ) ), $palette );
}

/** The corners of the theme's buttons as CSS, or ''. Round ends are for buttons, and these are the corners of fields too. */
function radius() {
	if ( 'own' === option( 'look' ) ) {
		return '';
	}
	$styles = array(
		wp_get_global_styles( array( 'border', 'radius' ), array( 'block_name' => 'core/button' ) ),
		wp_get_global_styles( array( 'elements', 'button', 'border', 'radius' ) ),
	);
	foreach ( $styles as $radius ) {
		$text = is_scalar( $radius ) ? (string) $radius : '';
		if ( preg_match( '/^(\d+(?:\.\d+)?)(px|rem|em)?$/', $text, $found ) ) {
			$unit = isset( $found[2] ) ? $found[2] : 'px';
			$most = 'px' === $unit ? 16 : 1;
			return $found[1] <= $most ? $found[1] . $unit : '';
		}
	}
	return '';
}

/**
 * A colour from global styles, which may name one of the palette.
 *
 * @param mixed $value   `var(--wp--preset--color--primary)`, `var:preset|color|primary` or a colour.
 * @param array $palette Of palette().
 */
function to_colour( $value, $palette ) {
	if ( ! is_string( $value ) ) {
		return '';
	}
	if ( preg_match( '/^var(?::preset\|color\||\(--wp--preset--color--)([a-z0-9-]+)\)?$/i', $value, $named ) ) {
		return isset( $palette[ $named[1] ] ) ? $palette[ $named[1] ]['color'] : '';
	}
	return is_colour( $value ) ? $value : '';
}

/**
 * Returns true if a text is a colour of CSS, and nothing that could end the declaration.
 *
 * @param mixed $value From a theme.
 */
function is_colour( $value ) {
	return is_string( $value ) && 1 === preg_match( '/^(#[0-9a-f]{3,8}|(rgba?|hsla?|oklch)\([0-9a-z\s.,%\/-]+\))$/i', $value );
}
