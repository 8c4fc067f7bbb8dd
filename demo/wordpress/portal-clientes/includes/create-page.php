<?php
/**
 * The buttons of the settings that make a page with a block of the portal, as a draft to look at and publish.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

const CREATE_ACTION = 'portal_clientes_create_page';

add_action( 'admin_post_' . CREATE_ACTION, __NAMESPACE__ . '\create_page' );

/** One for each tag. */
function print_create_buttons() {
	echo '<p>';
	foreach ( array_keys( tags() ) as $tag ) {
		$url = wp_nonce_url( admin_url( 'admin-post.php?action=' . CREATE_ACTION . '&tag=' . $tag ), CREATE_ACTION );
		/* translators: %s: name of a tag */
		printf( '<a class="button" href="%s">%s</a> ', esc_url( $url ), esc_html( sprintf( __( 'New page: %s', 'portal-clientes' ), tag_title( $tag ) ) ) );
	}
	echo '</p><p class="description">' . esc_html__( 'The whole portal has the other three in it. Where people only enrol, the public enrolment is enough.', 'portal-clientes' ) . '</p>';
}

/** Opens the editor with the new draft. */
function create_page() {
	check_admin_referer( CREATE_ACTION );
	$tag = isset( $_GET['tag'] ) ? sanitize_key( $_GET['tag'] ) : '';
	if ( ! current_user_can( 'manage_options' ) || ! current_user_can( 'edit_pages' ) || ! isset( tags()[ $tag ] ) ) {
		wp_die( esc_html__( 'You may not make pages on this site.', 'portal-clientes' ), 403 );
	}
	$id = wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'draft',
			// Visitors read it: the whole portal is simply the portal to them.
			'post_title'   => 'portal-completo' === $tag ? __( 'Client portal', 'portal-clientes' ) : tag_title( $tag ),
			'post_content' => sprintf( '<!-- wp:%s /-->', block_name( $tag ) ),
		),
		true
	);
	if ( is_wp_error( $id ) ) {
		wp_die( esc_html( $id->get_error_message() ) );
	}
	wp_safe_redirect( get_edit_post_link( $id, 'raw' ) );
	exit;
}
