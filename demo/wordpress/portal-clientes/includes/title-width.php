<?php
/**
 * Makes the title of a page that begins with the whole portal as wide as the portal. Block themes keep titles as narrow as text, so it
 * would stand in the middle above the wide portal.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

add_filter( 'render_block_data', __NAMESPACE__ . '\widen_title' );

/**
 * Gives the title of the page that is shown the width of its portal, unless the theme has chosen one.
 *
 * @param array $block As a template has it.
 */
function widen_title( $block ) {
	if ( 'core/post-title' !== $block['blockName'] || isset( $block['attrs']['align'] ) || ! is_page() || get_the_ID() !== get_queried_object_id() ) {
		return $block;
	}
	if ( in_array( 'portal-completo', pages()[ get_the_ID() ] ?? array(), true ) && begins_wide( get_post()->post_content ) ) {
		$block['attrs']['align'] = 'wide';
	}
	return $block;
}

/**
 * Returns true if the first block is the whole portal in its usual width.
 *
 * @param string $content Of a page.
 */
function begins_wide( $content ) {
	foreach ( parse_blocks( $content ) as $block ) {
		if ( null !== $block['blockName'] || '' !== trim( $block['innerHTML'] ) ) {
			return block_name( 'portal-completo' ) === $block['blockName'] && 'wide' === ( $block['attrs']['align'] ?? 'wide' );
		}
	}
	return false;
}
