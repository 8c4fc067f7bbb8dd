<?php
/**
 * Which published posts have which tags: for links from one tag to the page of another, for the addresses below the portal, and
 * for the diagnosis.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

const PAGES_OPTION = 'portal_clientes_pages';

add_action( 'save_post', __NAMESPACE__ . '\note_page', 10, 2 );
add_action( 'deleted_post', __NAMESPACE__ . '\forget_page' );

/**
 * The tags of each page, by its id.
 *
 * @return array<int, string[]>
 */
function pages() {
	$pages = get_option( PAGES_OPTION, array() );
	return is_array( $pages ) ? $pages : array();
}

/**
 * Keeps in mind what tags a post has.
 *
 * @param int      $id   Of the post.
 * @param \WP_Post $post As it was saved.
 */
function note_page( $id, $post ) {
	if ( wp_is_post_revision( $id ) || wp_is_post_autosave( $id ) ) {
		return;
	}
	$seen  = 'publish' === $post->post_status && is_post_type_viewable( $post->post_type );
	$tags  = $seen ? tags_in( $post->post_content ) : array();
	$pages = pages();
	if ( array() === $tags ) {
		forget_page( $id );
	} elseif ( ( $pages[ $id ] ?? null ) !== $tags ) {
		$pages[ $id ] = $tags;
		update_option( PAGES_OPTION, $pages );
	}
}

/**
 * Of a page that is gone, or has no tag any more.
 *
 * @param int $id Of the post.
 */
function forget_page( $id ) {
	$pages = pages();
	if ( isset( $pages[ $id ] ) ) {
		unset( $pages[ $id ] );
		update_option( PAGES_OPTION, $pages );
	}
}

/** Looks through all published posts: tags may have been pasted before the plugin came. */
function find_pages() {
	global $wpdb;
	$like = '%' . $wpdb->esc_like( 'portal-' ) . '%';
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WP_Query has no search for a part of a word in the content alone.
	$found = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_content LIKE %s", $like ) );
	foreach ( $found as $id ) {
		note_page( (int) $id, get_post( $id ) );
	}
}

/**
 * The first page that has one of the tags, or 0.
 *
 * @param string[] $wanted Names of tags, the best first.
 */
function page_with( $wanted ) {
	foreach ( $wanted as $tag ) {
		foreach ( pages() as $id => $tags ) {
			if ( in_array( $tag, $tags, true ) ) {
				return $id;
			}
		}
	}
	return 0;
}
