<?php
/**
 * Tags that somebody pasted as HTML. They are written anew like the others, so that they have the API of the settings whatever was
 * pasted, and the loader comes by itself.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

// After blocks (9) and shortcodes (11); what they wrote stays as it is when it is written again.
add_filter( 'the_content', __NAMESPACE__ . '\rewrite_tags', 20 );
add_filter( 'render_block', __NAMESPACE__ . '\rewrite_tags', 20 );
add_filter( 'widget_text', __NAMESPACE__ . '\rewrite_tags', 20 );
add_filter( 'widget_custom_html_content', __NAMESPACE__ . '\rewrite_tags', 20 );

/**
 * Writes each portal tag of a text anew, and leaves out loaders that came with it: the plugin brings one.
 *
 * @param string $html Of a post, a block or a widget.
 */
function rewrite_tags( $html ) {
	if ( ! is_string( $html ) || ! preg_match( '/<(?:' . tag_pattern() . ')[\s>\/]/i', $html ) ) {
		return $html;
	}
	$html = preg_replace( '#<script\b[^>]*\bsrc=["\'][^"\']*/portal(?:-login|-inscripcion-publica)?\.js(?:\?[^"\']*)?["\'][^>]*>\s*</script>#i', '', $html );
	$made = '';
	foreach ( wp_html_split( $html ) as $piece ) {
		$made .= preg_match( '/^<(' . tag_pattern() . ')(?=[\s>\/])(.*)>$/is', $piece, $found ) ? rewrite_tag( strtolower( $found[1] ), $found[2] ) : $piece;
	}
	return $made;
}

/**
 * An opening tag, written anew.
 *
 * @param string $tag  Name of the tag.
 * @param string $text Its attributes as they were pasted.
 */
function rewrite_tag( $tag, $text ) {
	if ( ! is_ready() ) {
		return not_ready_html() . '<' . $tag . '>';
	}
	enqueue_loader();
	$given = array();
	$kept  = array();
	foreach ( wp_kses_hair( rtrim( $text, '/' ), wp_allowed_protocols() ) as $attribute ) {
		$name  = strtolower( $attribute['name'] );
		$value = 'y' === $attribute['vless'] ? true : html_entity_decode( $attribute['value'], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		if ( in_array( $name, array( 'class', 'id', 'slot' ), true ) ) {
			$kept[ $name ] = $value;
		} else {
			$given[ $name ] = $value;
		}
	}
	return '<' . $tag . attributes_html( array_merge( $kept, tag_attributes( $tag, $given ) ) ) . '>';
}
