<?php
/**
 * The one place where a tag is written, for shortcodes, blocks and tags that were pasted: what the post gives is checked, what the
 * settings say is added, everything is escaped.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/**
 * The HTML of a tag; or, as long as the settings lack the API's address, what stands in its place.
 *
 * @param string               $tag   Name of the tag.
 * @param array<string, mixed> $given Attributes by name, as a post has them.
 * @param string               $inner HTML between the tags, already filtered; '' for the link of the settings.
 */
function render_tag( $tag, $given, $inner = '' ) {
	if ( is_for_readers() ) {
		return link_for_readers() . $inner;
	}
	if ( ! is_ready() ) {
		return not_ready_html() . ( '' === $inner ? fallback_html() : $inner );
	}
	enqueue_loader();
	$attributes = tag_attributes( $tag, $given );
	return '<' . $tag . attributes_html( $attributes ) . '>' . ( '' === trim( $inner ) ? fallback_html() : $inner ) . '</' . $tag . '>';
}

/**
 * All attributes of a tag. What the post says wins over the settings, but for where the portal calls and what only some may choose.
 *
 * @param string               $tag   Name of the tag.
 * @param array<string, mixed> $given As a post has them.
 * @return array<string, string|true>
 */
function tag_attributes( $tag, $given ) {
	$given = clean_attributes( $tag, $given );
	if ( isset( $given['terms-href'] ) && ! may_name_terms( get_post() ) ) {
		unset( $given['terms-href'] );
	}
	$clean = array_merge( usual_attributes( $tag ), $given );
	if ( 'portal-completo' === $tag ) {
		$clean = array_merge( $clean, place_of( $clean['routing'] ?? '' ) );
	}
	$clean['api-base'] = api_base();
	return $clean;
}

/**
 * Returns the attributes of a tag that the settings and the site give.
 *
 * @param string $tag Name of the tag.
 */
function usual_attributes( $tag ) {
	$usual = array(
		'institucion' => '' !== option( 'institucion' ) ? option( 'institucion' ) : get_bloginfo( 'name' ),
		'help-href'   => option( 'help_href' ),
		'terms-href'  => option( 'terms_href' ),
		'titulo'      => '2',
	);
	$links = array(
		'portal-href'  => 'portal_page',
		'login-href'   => 'login_page',
		'publico-href' => 'public_page',
	);
	foreach ( array_intersect_key( $links, tags()[ $tag ] ) as $name => $setting ) {
		$usual[ $name ] = link_to( $setting );
	}
	if ( 'theme' === option( 'look' ) ) {
		$usual['marco'] = 'ninguno';
		$usual['font']  = 'inherit';
	}
	$filled = array_filter( $usual, 'strlen' );
	return array_intersect_key( $filled, tags()[ $tag ] );
}

/**
 * The address of a page that tags lead to, unless it is this one.
 *
 * @param string $setting A key of LINKED_PAGES.
 */
function link_to( $setting ) {
	$id = linked_page( $setting );
	return 0 === $id || get_the_ID() === $id ? '' : (string) get_permalink( $id );
}

/**
 * Attributes as HTML, each with a space before it.
 *
 * @param array<string, string|true> $attributes By name.
 */
function attributes_html( $attributes ) {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= true === $value ? ' ' . $name : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return $html;
}

/** Returns true if the markup goes to a reader of feeds or into the text of an excerpt, where no script ever runs. */
function is_for_readers() {
	return is_feed() || doing_filter( 'get_the_excerpt' );
}

/**
 * Returns what stands there for a tag: a link to the page in a feed, and nothing in an excerpt, which is text and has its own
 * link.
 */
function link_for_readers() {
	$url = doing_filter( 'get_the_excerpt' ) ? '' : (string) get_permalink();
	return '' === $url ? '' : sprintf( '<a href="%s">%s</a> ', esc_url( $url ), esc_html__( 'Open this part on the site', 'portal-clientes' ) );
}

/** Returns what a visitor sees while the tag loads or where no script runs: a way to the same thing without it. */
function fallback_html() {
	$page = (int) option( 'fallback_page' );
	if ( $page > 0 && 'publish' === get_post_status( $page ) && get_the_ID() !== $page ) {
		return sprintf( '<a href="%s">%s</a>', esc_url( get_permalink( $page ) ), esc_html( get_the_title( $page ) ) );
	}
	$help = option( 'help_href' );
	if ( '' !== $help ) {
		return sprintf( '<a href="%s">%s</a>', esc_url( $help ), esc_html__( 'If this does not open, ask for help', 'portal-clientes' ) );
	}
	return '<noscript>' . esc_html__( 'This part of the page needs JavaScript.', 'portal-clientes' ) . '</noscript>';
}

/** Tells whoever can mend it, and nobody else, why there is no portal here. */
function not_ready_html() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return '';
	}
	return sprintf(
		'<p class="portal-clientes-missing"><strong>%s</strong> <a href="%s">%s</a></p>',
		esc_html__( 'The portal is not shown yet: the address of its API is missing. Visitors do not see this line.', 'portal-clientes' ),
		esc_url( settings_url() ),
		esc_html__( 'Set it', 'portal-clientes' )
	);
}
