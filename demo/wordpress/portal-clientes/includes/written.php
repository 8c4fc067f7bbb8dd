<?php
/**
 * Finds the tags that people have written into a post: as HTML, as elements for page builders, as shortcodes or as blocks.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/**
 * The names of the tags in a text, each once.
 *
 * @param string $content Content of a post.
 * @return string[]
 */
function tags_in( $content ) {
	return array_values( array_intersect( array_keys( tags() ), array_column( written_tags( $content ), 0 ) ) );
}

/**
 * Each tag of a text with the attributes that it was given.
 *
 * @param string $content Content of a post.
 * @return array<int, array{0: string, 1: array<string, mixed>}>
 */
function written_tags( $content ) {
	if ( false === stripos( $content, 'portal-' ) && false === stripos( $content, ELEMENT_SIGN ) ) {
		return array();
	}
	$written = written_blocks( parse_blocks( $content ) );
	foreach ( html_tags( $content ) as $tag ) {
		if ( ! $tag['is_end'] ) {
			$written[] = isset( tags()[ $tag['name'] ] ) ? array( $tag['name'], read_attributes( $tag['attributes'] ) ) : read_element( $tag['attributes'] );
		}
	}
	preg_match_all( '/' . get_shortcode_regex( array_keys( tags() ) ) . '/', escape_in_shortcodes( $content ), $shortcodes, PREG_SET_ORDER );
	foreach ( $shortcodes as $one ) {
		// With two brackets it is text about a shortcode.
		if ( '[' !== $one[1] || ']' !== $one[6] ) {
			$written[] = array( $one[2], shortcode_attributes( shortcode_parse_atts( $one[3] ) ) );
		}
	}
	return array_values( array_filter( $written ) );
}

/**
 * The same of blocks, also of those in others.
 *
 * @param array $blocks Of parse_blocks().
 */
function written_blocks( $blocks ) {
	$names   = array_combine( array_map( __NAMESPACE__ . '\block_name', array_keys( tags() ) ), array_keys( tags() ) );
	$written = array();
	foreach ( $blocks as $block ) {
		$tag = $names[ (string) $block['blockName'] ] ?? null;
		if ( null !== $tag ) {
			// The editor has attributes of its own.
			$written[] = array( $tag, array_intersect_key( $block['attrs'], tags()[ $tag ] ) );
		}
		$written = array_merge( $written, written_blocks( $block['innerBlocks'] ) );
	}
	return $written;
}
