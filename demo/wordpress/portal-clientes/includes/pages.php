<?php
/**
 * Finds which published posts have which tags: for links from one tag to the page of another, for the addresses below the
 * portal, and for the diagnosis.
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
	foreach ( posts_to_read( array( 'publish' ) ) as $id ) {
		note_page( $id, get_post( $id ) );
	}
}

/**
 * The pages with tags that somebody is still to publish, by their ids.
 *
 * @return array<int, string[]>
 */
function unpublished_pages() {
	$pages = array();
	foreach ( posts_to_read( array( 'draft', 'pending', 'future' ) ) as $id ) {
		$tags = 'page' === get_post_type( $id ) ? tags_in( get_post( $id )->post_content ) : array();
		if ( array() !== $tags ) {
			$pages[ $id ] = $tags;
		}
	}
	return $pages;
}

/**
 * The ids of the posts that may have tags, the oldest first.
 *
 * @param string[] $statuses Of the posts.
 * @return int[]
 */
function posts_to_read( $statuses ) {
	global $wpdb;
	$places = implode( ', ', array_fill( 0, count( $statuses ), '%s' ) );
	$likes  = array( '%' . $wpdb->esc_like( 'portal-' ) . '%', '%' . $wpdb->esc_like( ELEMENT_SIGN ) . '%' );
	// phpcs:ignore WordPress.DB -- WP_Query has no search for a part of a word in the content alone; the places are made above.
	return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_status IN ( $places ) AND ( post_content LIKE %s OR post_content LIKE %s ) ORDER BY ID", array_merge( $statuses, $likes ) ) ) );
}

/**
 * The pages that tags lead to: the setting that names each, and the tags by which the page is found if nobody has chosen
 * one, the best first.
 */
const LINKED_PAGES = array(
	'portal_page' => array( 'portal-completo', 'portal-cliente' ),
	'login_page'  => array( 'portal-login' ),
	'public_page' => array( 'portal-inscripcion-publica' ),
);

/**
 * The page that the institution chose, or else the one that is found; 0 if there is none.
 *
 * @param string $setting A key of LINKED_PAGES.
 */
function linked_page( $setting ) {
	$chosen = (int) option( $setting );
	return $chosen > 0 && 'publish' === get_post_status( $chosen ) ? $chosen : found_page( $setting );
}

/**
 * The first page with one of its tags, or 0. Of pages only: authors publish posts, and would lead people on to their own.
 *
 * @param string $setting A key of LINKED_PAGES.
 */
function found_page( $setting ) {
	foreach ( LINKED_PAGES[ $setting ] as $tag ) {
		$found = first_page( posts_with( $tag ) );
		if ( $found > 0 ) {
			return $found;
		}
	}
	return 0;
}

/**
 * The ids of the posts that have a tag.
 *
 * @param string $tag Its name.
 */
function posts_with( $tag ) {
	return array_keys(
		array_filter(
			pages(),
			function ( $tags ) use ( $tag ) {
				return in_array( $tag, $tags, true );
			}
		)
	);
}

/**
 * The first of these posts that is a published page, or 0: one query however many posts there are, and none for the same posts again.
 *
 * @param int[] $ids Of posts.
 */
function first_page( $ids ) {
	static $known = array();
	$key = implode( ',', $ids );
	if ( '' !== $key && ! isset( $known[ $key ] ) ) {
		$found         = get_posts(
			array(
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post__in'       => $ids,
				'orderby'        => 'post__in',
				'posts_per_page' => 1,
				'fields'         => 'ids',
			)
		);
		$known[ $key ] = (int) reset( $found );
	}
	return '' === $key ? 0 : $known[ $key ];
}
