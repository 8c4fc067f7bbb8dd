<?php
/**
 * Finds the pages of a site whose addresses are screens of the portal: visitors see the portal there, and never the page.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/**
 * The findings about the pages that have the whole portal.
 *
 * @param array<int, string[]> $pages Tags by id.
 */
function hidden_findings( $pages ) {
	$findings = array();
	foreach ( $pages as $id => $tags ) {
		$links = in_array( 'portal-completo', $tags, true ) ? hidden_links( $id ) : array();
		if ( array() !== $links ) {
			/* translators: %s: title of a page */
			$text       = sprintf( __( 'The portal in “%s” hides these pages: at their addresses visitors see a screen of the portal.', 'portal-clientes' ), get_the_title( $id ) );
			$finding    = finding( 'publish' === get_post_status( $id ) ? 'critical' : 'recommended', $text, hidden_remedy() );
			$findings[] = array_merge( $finding, compact( 'links' ) );
		}
	}
	return $findings;
}

/** What to do about pages that are hidden. */
function hidden_remedy() {
	return __( 'Give them another address (in the editor of the page, at its URL), or put the portal into another page.', 'portal-clientes' );
}

/**
 * The titles of the pages that the portal in a page hides, by the addresses where they can be edited.
 *
 * @param int $id Of the page with the portal.
 * @return array<string, string>
 */
function hidden_links( $id ) {
	$links = array();
	foreach ( hidden_by( $id ) as $hidden ) {
		$links[ admin_url( 'post.php?action=edit&post=' . $hidden ) ] = get_the_title( $hidden );
	}
	return $links;
}

/**
 * The ids of what is published below a page at an address of the portal. Below the front page that is anything at the top of the site.
 *
 * @param int $id Of the page with the portal.
 * @return int[]
 */
function hidden_by( $id ) {
	if ( ! has_addresses_below( $id ) ) {
		return array();
	}
	$is_front = 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $id;
	$found    = get_posts(
		array(
			'post_type'      => $is_front ? get_post_types( array( 'public' => true ) ) : 'page',
			'post_parent'    => $is_front ? 0 : $id,
			'post_name__in'  => explode( '|', ROUTES ),
			'post_status'    => 'publish',
			'posts_per_page' => -1,
			'orderby'        => 'ID',
			'order'          => 'ASC',
			'fields'         => 'ids',
		)
	);
	$hidden   = array();
	foreach ( $found as $one ) {
		if ( $is_front && base_path( $one ) !== base_path( $id ) . '/' . get_post_field( 'post_name', $one ) ) {
			continue;
		}
		$below  = 'page' === get_post_type( $one ) ? get_pages( array( 'child_of' => $one ) ) : array();
		$hidden = array_merge( $hidden, array( $one ), wp_list_pluck( (array) $below, 'ID' ) );
	}
	return $hidden;
}
