<?php
/**
 * The button of the settings that looks for the pages with tags once more: what came by import or straight into the database was never
 * saved in WordPress.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

const FIND_ACTION = 'portal_clientes_find_pages';

add_action( 'admin_post_' . FIND_ACTION, __NAMESPACE__ . '\find_pages_again' );

/** The button, and after it was pressed what was found. */
function print_find_button() {
	$url = wp_nonce_url( admin_url( 'admin-post.php?action=' . FIND_ACTION ), FIND_ACTION );
	printf( '<p><a class="button" href="%s">%s</a> ', esc_url( $url ), esc_html__( 'Look for pages again', 'portal-clientes' ) );
	if ( isset( $_GET['pages-found'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- reads nothing but that it is there.
		/* translators: %d: how many */
		printf( '<span role="status">%s</span>', esc_html( sprintf( __( 'Published pages and posts with the portal: %d.', 'portal-clientes' ), count( pages() ) ) ) );
	}
	echo '</p>';
}

/** Looks at the pages that are known, and then at all others. */
function find_pages_again() {
	check_admin_referer( FIND_ACTION );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You may not change the settings of this site.', 'portal-clientes' ), 403 );
	}
	foreach ( array_keys( pages() ) as $id ) {
		$post = get_post( $id );
		if ( null === $post ) {
			forget_page( $id );
		} else {
			note_page( $id, $post );
		}
	}
	find_pages();
	wp_safe_redirect( add_query_arg( 'pages-found', '1', settings_url() ) );
	exit;
}
