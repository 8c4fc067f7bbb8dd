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

/**
 * The page that has a tag already, also one that is to be published; 0 if there is none.
 *
 * @param string $tag Its name.
 */
function present_page( $tag ) {
	$published = first_page( posts_with( $tag ) );
	foreach ( $published > 0 ? array() : unpublished_pages() as $id => $tags ) {
		if ( in_array( $tag, $tags, true ) ) {
			return $id;
		}
	}
	return $published;
}

/**
 * Tells of the page that is there, asks whether a second one is meant, and ends.
 *
 * @param string $tag  Its name.
 * @param int    $page That has it.
 */
function ask_for_second( $tag, $page ) {
	$again = wp_nonce_url( admin_url( 'admin-post.php?action=' . CREATE_ACTION . '&second=1&tag=' . $tag ), CREATE_ACTION );
	/* translators: 1: title of a page, 2: name of a tag */
	$text = sprintf( __( 'The page “%1$s” has “%2$s” already. Two such pages confuse people: links lead to one of them only.', 'portal-clientes' ), get_the_title( $page ), tag_title( $tag ) );
	$html = sprintf(
		'<p>%s</p><p><a class="button" href="%s">%s</a> <a class="button" href="%s">%s</a> <a href="%s">%s</a></p>',
		esc_html( $text ),
		esc_url( (string) get_edit_post_link( $page, 'raw' ) ),
		/* translators: %s: title of a page */
		esc_html( sprintf( __( 'Open “%s”', 'portal-clientes' ), get_the_title( $page ) ) ),
		esc_url( $again ),
		esc_html__( 'Make a second one', 'portal-clientes' ),
		esc_url( settings_url() ),
		esc_html__( 'Back to the settings', 'portal-clientes' )
	);
	wp_die( $html, esc_html__( 'Client portal', 'portal-clientes' ), array( 'response' => 200 ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
}

/** Opens the editor with the new draft. */
function create_page() {
	check_admin_referer( CREATE_ACTION );
	$tag = isset( $_GET['tag'] ) ? sanitize_key( $_GET['tag'] ) : '';
	if ( ! current_user_can( 'manage_options' ) || ! current_user_can( 'edit_pages' ) || ! isset( tags()[ $tag ] ) ) {
		wp_die( esc_html__( 'You may not make pages on this site.', 'portal-clientes' ), 403 );
	}
	$present = isset( $_GET['second'] ) ? 0 : present_page( $tag );
	if ( $present > 0 ) {
		ask_for_second( $tag, $present );
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
