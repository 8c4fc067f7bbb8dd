<?php
/**
 * Reads the HTML of posts as browsers do: a `>` or the name of a tag within a value is a part of that value.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/** Of a tag, up to a `>` that stands in no value. Other spaces than these are letters to a browser. */
const ATTRIBUTES = '(?:[\t\n\f\r \/]*[^\t\n\f\r \/>=]+(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|\'[^\']*\'|[^\t\n\f\r "\'>][^\t\n\f\r >]*))?)*+[\t\n\f\r \/]*';

/**
 * Every element for page builders has this attribute. Its name has one spelling only; its class may be written with references to
 * characters.
 */
const ELEMENT_SIGN = 'data-etiqueta';

/** Elements whose contents are text to a browser, whatever looks like a tag or a comment there. */
const TEXT_ELEMENTS = array( 'textarea', 'script', 'style', 'xmp', 'iframe', 'noembed', 'noframes' );

/**
 * All tags of a text, in order: `name`, `attributes` as they are written, `is_end`, and where it is `from` and `to`. TEXT_ELEMENTS are
 * not among them. Where PHP gives up, there is none, and preg_last_error() says so.
 *
 * @param string $html Of a post.
 * @return array<int, array{name: string, attributes: string, is_end: bool, from: int, to: int}>
 */
function html_tags( $html ) {
	$name    = '([a-z][^\t\n\f\r \/>]*)';
	$comment = '<!--(?:-?>|.*?(?:--!?>|\z))';
	$texts   = array();
	foreach ( TEXT_ELEMENTS as $element ) {
		$texts[] = "<$element(?=[\t\n\f\r \/>])" . ATTRIBUTES . ">.*?(?:<\/$element(?=[\t\n\f\r \/>])|\z)";
	}
	// One whose quotes do not end goes to its first `>`.
	$pattern = "/$comment|" . implode( '|', $texts ) . "|<$name(" . ATTRIBUTES . ")>|<$name([^>]*)>|<\/$name" . '[^>]*>/is';
	preg_match_all( $pattern, $html, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
	$tags = array();
	foreach ( PREG_NO_ERROR === preg_last_error() ? $found : array() as $one ) {
		list( , $whole, $attributes, $broken, $rest, $end ) = array_pad( array_column( $one, 0 ), 6, '' );
		if ( '' !== $whole . $broken . $end ) {
			$tags[] = array(
				'name'       => strtolower( $whole . $broken . $end ),
				'attributes' => $attributes . $rest,
				'is_end'     => '' !== $end,
				'from'       => $one[0][1],
				'to'         => $one[0][1] + strlen( $one[0][0] ),
			);
		}
	}
	return $tags;
}

/**
 * The values of a tag by name; true is an attribute without a value.
 *
 * @param string $text Attributes as they are written.
 * @return array<string, string|true>
 */
function read_attributes( $text ) {
	$given = array();
	foreach ( wp_kses_hair( rtrim( $text, '/' ), wp_allowed_protocols() ) as $attribute ) {
		$given[ strtolower( $attribute['name'] ) ] = 'y' === $attribute['vless'] ? true : decode_value( $attribute['value'] );
	}
	return $given;
}

/**
 * A value as a browser reads it: the number of a character needs no semicolon at its end.
 *
 * @param string $value As it is written.
 */
function decode_value( $value ) {
	$ended = preg_replace( '/&#(x[0-9a-f]+|[0-9]+);?/i', '&#$1;', $value );
	return html_entity_decode( $ended, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/**
 * Finds the end of an element, or null if it has none.
 *
 * @param array $tags  Of html_tags().
 * @param int   $start Index of its start.
 * @return array{from: int, to: int}|null
 */
function end_of_element( $tags, $start ) {
	$depth = 0;
	foreach ( array_slice( $tags, $start ) as $tag ) {
		if ( $tag['name'] === $tags[ $start ]['name'] ) {
			$depth += $tag['is_end'] ? -1 : 1;
		}
		if ( 0 === $depth ) {
			return $tag;
		}
	}
	return null;
}

/**
 * Returns the tag and the attributes that an element for page builders (`class="portal-compat"`) stands for. Null for every
 * other one.
 *
 * @param string $attributes As they are written.
 * @return array{0: string, 1: array<string, string|true>}|null
 */
function read_element( $attributes ) {
	if ( false === stripos( $attributes, ELEMENT_SIGN ) ) {
		return null;
	}
	$all   = read_attributes( $attributes );
	$class = isset( $all['class'] ) && is_string( $all['class'] ) ? $all['class'] : '';
	if ( ! in_array( 'portal-compat', preg_split( '/\s+/', $class ), true ) ) {
		return null;
	}
	$given = array();
	foreach ( $all as $name => $value ) {
		if ( 0 === strpos( $name, 'data-' ) ) {
			$given[ substr( $name, strlen( 'data-' ) ) ] = $value;
		}
	}
	$word = isset( $given['etiqueta'] ) ? strtolower( trim( (string) $given['etiqueta'] ) ) : '';
	$tag  = 0 === strpos( $word, 'portal-' ) ? $word : 'portal-' . $word;
	unset( $given['etiqueta'] );
	return isset( tags()[ $tag ] ) ? array( $tag, $given ) : null;
}
