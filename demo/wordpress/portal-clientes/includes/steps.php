<?php
/**
 * The steps at the top of the settings: which are done, what hinders them, and which pages there are.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/** Prints the steps that are done, and those that come next. */
function print_steps() {
	$findings = is_ready() ? check_api() : array();
	$is_well  = array() !== $findings && 'good' === worst_status( $findings );
	echo '<ol class="portal-clientes-steps">';
	printf( '<li><strong><span class="portal-clientes-sign">%s</span>%s</strong> %s', esc_html( step_sign( $is_well ) ), esc_html__( 'Set the address of your API', 'portal-clientes' ), esc_html__( 'in the form below, and save.', 'portal-clientes' ) );
	if ( array() !== $findings ) {
		echo wp_kses_post( findings_html( $findings ) );
		print_address_buttons( $findings );
		printf( '<p class="portal-clientes-browser" role="status" data-server="%s"></p>', esc_attr( worst_status( $findings ) ) );
	}
	printf( '</li><li><strong>%s</strong> ', esc_html( step_sign( array() !== pages() ) . __( 'Put the portal into a page.', 'portal-clientes' ) ) );
	esc_html_e( 'Make a new one here, or open any page and add one of the blocks of the portal.', 'portal-clientes' );
	print_create_buttons();
	print_pages();
	$hidden = hidden_findings( pages() + unpublished_pages() );
	echo wp_kses_post( array() === $hidden ? '' : findings_html( $hidden ) );
	print_find_button();
	echo '</li>';
	printf(
		'<li><strong>%s</strong> <a href="%s">%s</a></li></ol>',
		esc_html__( 'See whether all is well:', 'portal-clientes' ),
		esc_url( admin_url( 'site-health.php' ) ),
		esc_html__( 'Site Health looks at the API, the files and your pages', 'portal-clientes' )
	);
	echo '<details><summary>' . esc_html__( 'Shortcodes, for editors without blocks', 'portal-clientes' ) . '</summary><ul>';
	foreach ( array_keys( tags() ) as $tag ) {
		printf( '<li><code>[%s]</code> %s</li>', esc_html( $tag ), esc_html( tag_title( $tag ) ) );
	}
	echo '</ul></details>';
}

/**
 * Before a step.
 *
 * @param bool $done Whether it is.
 */
function step_sign( $done ) {
	return $done ? '✓ ' : '';
}

/**
 * A button for each address that a finding offers. The script of the page puts it into the field.
 *
 * @param array $findings Of a check.
 */
function print_address_buttons( $findings ) {
	foreach ( array_column( $findings, 'address' ) as $address ) {
		printf( '<p><button type="button" class="button" data-address="%s">%s</button></p>', esc_attr( $address ), esc_html__( 'Use this address', 'portal-clientes' ) );
	}
}

/** The published pages with tags, and those to be published; many of them only if somebody wants to see them. */
function print_pages() {
	$drafts = unpublished_pages();
	$count  = count( pages() ) + count( $drafts );
	if ( $count > 8 ) {
		/* translators: %d: how many */
		printf( '<details><summary>%s</summary>', esc_html( sprintf( __( 'The %d pages and posts with the portal', 'portal-clientes' ), $count ) ) );
	}
	echo '<ul>';
	foreach ( pages() as $id => $tags ) {
		printf( '<li><a href="%s">%s</a> — %s</li>', esc_url( get_permalink( $id ) ), esc_html( get_the_title( $id ) ), esc_html( tag_titles( $tags ) ) );
	}
	foreach ( $drafts as $id => $tags ) {
		/* translators: %s: names of blocks */
		printf( '<li><a href="%s">%s</a> — %s</li>', esc_url( (string) get_edit_post_link( $id, 'raw' ) ), esc_html( get_the_title( $id ) ), esc_html( sprintf( __( '%s (not published yet)', 'portal-clientes' ), tag_titles( $tags ) ) ) );
	}
	echo '</ul>' . ( $count > 8 ? '</details>' : '' );
}

/**
 * The names of tags for people.
 *
 * @param string[] $tags Their names.
 */
function tag_titles( $tags ) {
	return implode( ', ', array_map( __NAMESPACE__ . '\tag_title', $tags ) );
}
