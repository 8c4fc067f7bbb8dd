<?php
/**
 * Tags that somebody pasted as HTML. They are written anew like the others, so that they have the API of the settings whatever was
 * pasted, and the loader comes by itself.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

// Before typographic quotes (10), which a `>` in a value would let into the tag.
add_filter( 'the_content', __NAMESPACE__ . '\escape_in_shortcodes', 8 );
add_filter( 'the_content', __NAMESPACE__ . '\rewrite_tags', 8 );
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
	if ( is_string( $html ) && false !== strpos( $html, 'portal-compat' ) ) {
		$html = preg_replace_callback( '#<div\b(?=[^>]*\sclass=["\'][^"\'>]*\bportal-compat\b)([^>]*)>((?:(?!</?div\b).)*)</div>#is', __NAMESPACE__ . '\tag_of_element', $html );
	}
	if ( ! is_string( $html ) || ! preg_match( '/<(?:' . tag_pattern() . ')[\s>\/]/i', $html ) ) {
		return $html;
	}
	$html = preg_replace( '#<script\b[^>]*\bsrc=["\'][^"\']*/portal(?:-login|-inscripcion-publica)?\.js(?:\?[^"\']*)?["\'][^>]*>\s*</script>#i', '', $html );
	$made   = '';
	$pieces = wp_html_split( $html );
	while ( array() !== $pieces ) {
		$piece = array_shift( $pieces );
		if ( ! preg_match( '/^<(' . tag_pattern() . ')(?=[\s>\/])(.*)>$/is', $piece, $found ) ) {
			$made .= $piece;
			continue;
		}
		list( $text, $after, $taken ) = whole_tag( $piece, $pieces, $found[2] );
		$pieces                       = array_slice( $pieces, $taken );
		$made                        .= rewrite_tag( strtolower( $found[1] ), $text ) . $after;
	}
	return $made;
}

/** The attributes of a tag as browsers read them: up to a `>` that stands in no value. */
const ATTRIBUTES = '(?:[\s\/]*[^\s\/>=][^\s\/>=]*(?:\s*=\s*(?:"[^"]*"|\'[^\']*\'|[^\s"\'>][^\s>]*))?)*+[\s\/]*';

/** Of a text that a tag is looked for in whose quotes do not end. */
const MOST_PIECES = 100;

/**
 * WordPress lets a tag end at the first `>`, also where that stands in a value. Gives the text of its attributes, what follows
 * the tag in the last piece that it reaches into, and how many of the following pieces it takes.
 *
 * @param string   $piece Of wp_html_split(), beginning with the tag.
 * @param string[] $rest  The pieces after it.
 * @param string   $text  What to take for the attributes of a tag that never ends.
 */
function whole_tag( $piece, $rest, $text ) {
	$pattern = '/^<(?:' . tag_pattern() . ')(?=[\s>\/])(' . ATTRIBUTES . ')>(.*)$/is';
	$most    = min( count( $rest ), MOST_PIECES );
	for ( $taken = 0; $taken <= $most; $taken++ ) {
		$piece .= 0 === $taken ? '' : $rest[ $taken - 1 ];
		if ( preg_match( $pattern, $piece, $found ) ) {
			return array( $found[1], $found[2], $taken );
		}
	}
	return array( $text, '', 0 );
}

/**
 * Writes `>` and `<` in the values of this plugin's shortcodes as HTML has them: WordPress takes them for tags, and the quotes around
 * for those of a sentence.
 *
 * @param string $content Of a post.
 */
function escape_in_shortcodes( $content ) {
	if ( ! is_string( $content ) || false === strpos( $content, '[portal-' ) ) {
		return $content;
	}
	$value = '"[^"\[\]]*"|\'[^\'\[\]]*\'';
	return preg_replace_callback(
		'/\[(?:' . tag_pattern() . ')(?:\s+[\w-]+(?:\s*=\s*(?:' . $value . '|[^\s"\'\[\]<>]+))?)*+\s*\/?\]/',
		function ( $found ) use ( $value ) {
			return preg_replace_callback(
				'/' . $value . '/',
				function ( $quoted ) {
					return strtr( $quoted[0], array( '<' => '&lt;', '>' => '&gt;' ) );
				},
				$found[0]
			);
		},
		$content
	);
}

/**
 * The tag that an element for page builders stands for: it then has the settings, and the loader with it.
 *
 * @param string[] $found The element, its attributes and what is in it.
 */
function tag_of_element( $found ) {
	$given = array();
	foreach ( wp_kses_hair( $found[1], wp_allowed_protocols() ) as $attribute ) {
		$name = strtolower( $attribute['name'] );
		if ( 0 === strpos( $name, 'data-' ) ) {
			$given[ substr( $name, 5 ) ] = 'y' === $attribute['vless'] ? true : html_entity_decode( $attribute['value'], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}
	}
	$tag = 'portal-' . ( isset( $given['etiqueta'] ) ? $given['etiqueta'] : '' );
	return isset( tags()[ $tag ] ) ? '<div>' . render_tag( $tag, $given, $found[2] ) . '</div>' : $found[0];
}

/**
 * An opening tag, written anew.
 *
 * @param string $tag  Name of the tag.
 * @param string $text Its attributes as they were pasted.
 */
function rewrite_tag( $tag, $text ) {
	if ( ! is_ready() ) {
		// Without the tag, so that the next filter does not say it again.
		return not_ready_html();
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
