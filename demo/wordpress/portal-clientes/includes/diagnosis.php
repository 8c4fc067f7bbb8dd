<?php
/**
 * Finds out from the server why tags would not work: settings, the API, the files, the pages. The panel that a page opens with
 * ?portal-diagnostico looks from the visitor's browser.
 *
 * A finding is an array of `status` (good, recommended, critical), `text` and `remedy`; it may have `links`, the titles of pages by their
 * addresses, and `address`, that of the API to use.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/** Seconds until a server that does not answer is given up. */
const PATIENCE = 8;

/**
 * A finding.
 *
 * @param string $status good, recommended or critical.
 * @param string $text   What is.
 * @param string $remedy What to do about it.
 */
function finding( $status, $text, $remedy = '' ) {
	return compact( 'status', 'text', 'remedy' );
}

/** The settings. */
function check_settings() {
	if ( '' === api_base() ) {
		return array( finding( 'critical', __( 'The address of the API is not set, so no tag is shown.', 'portal-clientes' ), __( 'Set it in Settings › Client portal.', 'portal-clientes' ) ) );
	}
	if ( '' === loader_url() ) {
		return array( finding( 'critical', __( 'This copy of the plugin does not bring the files of the portal.', 'portal-clientes' ), __( 'Install the complete plugin, or give the address of portal.js in the settings.', 'portal-clientes' ) ) );
	}
	$findings = array( finding( 'good', __( 'The address of the API is set.', 'portal-clientes' ) ) );
	$findings = array_merge( $findings, check_scheme() );
	if ( array() === pages() ) {
		$findings[] = finding( 'recommended', __( 'No published page has a tag of the portal yet.', 'portal-clientes' ), __( 'Add a block of the portal to a page.', 'portal-clientes' ) );
	}
	return $findings;
}

/** Checks that browsers get the loader as a script. */
function check_files() {
	$url = loader_url();
	if ( '' === $url ) {
		return check_settings();
	}
	$answer = wp_remote_get( $url, array( 'timeout' => PATIENCE ) );
	if ( is_wp_error( $answer ) ) {
		/* translators: %s: address */
		return array( finding( 'critical', sprintf( __( 'The file %s cannot be reached.', 'portal-clientes' ), $url ), __( 'Correct the address of portal.js, or let the server serve the folder of the plugin.', 'portal-clientes' ) . ' ' . $answer->get_error_message() ) );
	}
	$status = wp_remote_retrieve_response_code( $answer );
	$type   = (string) wp_remote_retrieve_header( $answer, 'content-type' );
	if ( 200 !== $status ) {
		/* translators: 1: address, 2: HTTP status */
		return array( finding( 'critical', sprintf( __( '%1$s answers %2$d.', 'portal-clientes' ), $url, $status ), __( 'Correct the address of portal.js, or let the server serve the folder of the plugin.', 'portal-clientes' ) ) );
	}
	if ( false === strpos( $type, 'javascript' ) ) {
		/* translators: 1: address, 2: media type */
		return array( finding( 'critical', sprintf( __( '%1$s comes as %2$s, and browsers refuse modules that are not JavaScript.', 'portal-clientes' ), $url, $type ), __( 'Let the server send .js files as text/javascript.', 'portal-clientes' ) ) );
	}
	if ( origin_of( $url ) !== origin_of( home_url() ) && '' === (string) wp_remote_retrieve_header( $answer, 'access-control-allow-origin' ) ) {
		return array( finding( 'critical', __( 'portal.js comes from another server without CORS.', 'portal-clientes' ), __( 'That server has to send Access-Control-Allow-Origin: *', 'portal-clientes' ) ) );
	}
	/* translators: %s: address */
	return array( finding( 'good', sprintf( __( 'The files of the portal come from %s.', 'portal-clientes' ), $url ) ) );
}

/** Of published pages, so that a site with hundreds gets an answer. */
const MOST_PAGES = 20;

/** Seconds after which no other page is begun. */
const LONGEST_LOOK = 20;

/**
 * Checks that the published pages reach visitors as they were written: first those of the settings, then pages, then what
 * authors publish.
 */
function check_pages() {
	$began    = microtime( true );
	$findings = array_merge( misspelt_shortcodes(), hidden_findings( pages() ) );
	$pages    = pages_by_weight();
	$looked   = 0;
	foreach ( array_slice( $pages, 0, MOST_PAGES, true ) as $id => $tags ) {
		if ( microtime( true ) - $began > LONGEST_LOOK ) {
			break;
		}
		$findings = array_merge( $findings, check_page( $id, $tags ) );
		++$looked;
	}
	if ( $looked < count( $pages ) ) {
		/* translators: 1: number of pages, 2: number of pages */
		$findings[] = finding( 'good', sprintf( __( 'Looked at %1$d of %2$d pages and posts with the portal.', 'portal-clientes' ), $looked, count( $pages ) ) );
	}
	return array() === $findings ? check_settings() : $findings;
}

/**
 * All pages with tags, and those that the settings name, the most important first.
 *
 * @return array<int, string[]>
 */
function pages_by_weight() {
	$pages  = pages();
	$chosen = array_filter( array_map( __NAMESPACE__ . '\linked_page', array_keys( LINKED_PAGES ) ) );
	$first  = array();
	foreach ( $chosen as $id ) {
		$first[ $id ] = $pages[ $id ] ?? array();
	}
	$own = array_filter(
		$pages,
		function ( $id ) {
			return 'page' === get_post_type( $id );
		},
		ARRAY_FILTER_USE_KEY
	);
	return $first + $own + $pages;
}

/**
 * One page, as a visitor gets it, and what was written in it.
 *
 * @param int      $id   Of the post.
 * @param string[] $tags That it should have; none if only the settings name it.
 */
function check_page( $id, $tags ) {
	$url    = (string) get_permalink( $id );
	$answer = wp_remote_get( $url, array( 'timeout' => PATIENCE ) );
	if ( is_wp_error( $answer ) ) {
		/* translators: %s: address */
		return array( finding( 'recommended', sprintf( __( 'The page %s could not be looked at from here.', 'portal-clientes' ), $url ), $answer->get_error_message() ) );
	}
	$html     = wp_remote_retrieve_body( $answer );
	$findings = array();
	if ( array() === $tags && ! preg_match( '/<(?:' . tag_pattern() . ')[\s>]/', $html ) ) {
		/* translators: %s: address */
		return array( finding( 'critical', sprintf( __( 'The settings name %s, which has no tag of the portal.', 'portal-clientes' ), $url ), __( 'Add a block of the portal there, or choose another page in the settings.', 'portal-clientes' ) ) );
	}
	foreach ( written_tags( get_post( $id )->post_content ) as list( $tag, $given ) ) {
		$findings = array_merge( $findings, faults_of( $tag, $given, $url ), faults_of_terms( get_post( $id ), $tag, $given, $url ) );
	}
	foreach ( $tags as $tag ) {
		if ( ! preg_match( '/<' . $tag . '[\s>]/', $html ) ) {
			/* translators: 1: address, 2: name of a tag */
			$findings[] = finding( 'critical', sprintf( __( '%1$s comes without <%2$s>.', 'portal-clientes' ), $url, $tag ), __( 'Empty the page cache; if it stays so, another plugin takes the tag out.', 'portal-clientes' ) );
		}
	}
	if ( ! preg_match( '#<script\b(?=[^>]*\btype=["\']?module)[^>]*\bsrc=["\'][^"\']*portal\.js#', $html ) ) {
		/* translators: %s: address */
		$findings[] = finding( 'recommended', sprintf( __( '%s comes without the module script of the portal: an optimizer changed it.', 'portal-clientes' ), $url ), __( 'Exclude portal.js in the plugin that optimizes scripts. Until then the portal starts later.', 'portal-clientes' ) );
	}
	$policy = wp_remote_retrieve_header( $answer, 'content-security-policy' );
	$policy = is_array( $policy ) ? implode( ',', $policy ) : (string) $policy;
	foreach ( array(
		'script-src'  => loader_url(),
		'font-src'    => loader_url(),
		'connect-src' => api_base(),
	) as $directive => $needed ) {
		$forbidding = forbidding_directive( $policy, $directive, $needed, $url );
		if ( '' !== $forbidding ) {
			/* translators: 1: name of a directive, 2: address */
			$findings[] = finding( 'critical', sprintf( __( 'The policy of your site (%1$s of Content-Security-Policy) does not allow %2$s.', 'portal-clientes' ), $forbidding, origin_of( $needed ) ), $directive . ' ' . origin_of( $needed ) );
		}
	}
	if ( in_array( 'portal-completo', $tags, true ) && has_addresses_below( $id ) ) {
		$findings = array_merge( $findings, check_route( $url ) );
	}
	/* translators: %s: address */
	return array() === $findings ? array( finding( 'good', sprintf( __( '%s reaches visitors as it should.', 'portal-clientes' ), $url ) ) ) : $findings;
}

/**
 * Checks that an address below the page shows the page.
 *
 * @param string $url Of the page.
 */
function check_route( $url ) {
	$deep   = trailingslashit( $url ) . 'cliente/cursos';
	$answer = wp_remote_get(
		$deep,
		array(
			'timeout'     => PATIENCE,
			'redirection' => 0,
		)
	);
	$status = is_wp_error( $answer ) ? $answer->get_error_message() : wp_remote_retrieve_response_code( $answer );
	return 200 === $status ? array() : array(
		/* translators: 1: address, 2: HTTP status */
		finding( 'critical', sprintf( __( '%1$s answers %2$s: links into the portal do not work.', 'portal-clientes' ), $deep, $status ), __( 'Open Settings › Permalinks and save it once; the server has to send unknown addresses to WordPress.', 'portal-clientes' ) ),
	);
}
