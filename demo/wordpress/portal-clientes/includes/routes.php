<?php
/**
 * The addresses below a page with <portal-completo>: /portal/cliente/cursos is the page /portal, whose tag shows the courses.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/** The option that keeps the rules last given to WordPress, to know when to give them again. */
const ROUTES_OPTION = 'portal_clientes_routes';
const ROUTE_VAR     = 'portal_clientes_route';

/** The beginnings of the portal's own addresses. Child pages of other names stay what they are. */
const ROUTES = 'cliente|auth|publico|cambiar-clave|404';

add_action( 'init', __NAMESPACE__ . '\add_routes', 20 );
add_action( 'wp_loaded', __NAMESPACE__ . '\flush_when_changed' );
add_filter( 'query_vars', __NAMESPACE__ . '\add_query_var' );
add_filter( 'redirect_canonical', __NAMESPACE__ . '\keep_address' );

/**
 * The rules: what the address has to be, and what WordPress makes of it. Posts have none: an author may give one the address of a
 * page, and would show their own text below it.
 *
 * @return array<string, string>
 */
function routes() {
	$routes = array();
	foreach ( pages() as $id => $tags ) {
		if ( ! in_array( 'portal-completo', $tags, true ) || ! has_addresses_below( $id ) ) {
			continue;
		}
		$home    = trailingslashit( (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ) );
		$folder  = substr( base_path( $id ) . '/', strlen( $home ) );
		$root    = index_root();
		// WordPress looks for an address with and without index.php/.
		$start   = '' === $root ? '' : '(?:' . preg_quote( $root, '/' ) . ')?';
		$pattern = '^' . $start . preg_quote( substr( $folder, strlen( $root ) ), '/' ) . '((?:' . ROUTES . ')(?:/.*)?)$';

		$routes[ $pattern ] = 'index.php?page_id=' . $id . '&' . ROUTE_VAR . '=$matches[1]';
	}
	return $routes;
}

/** What each address of the site begins with where the web server knows no others: `index.php/`, or ''. */
function index_root() {
	global $wp_rewrite;
	return $wp_rewrite->using_index_permalinks() ? $wp_rewrite->index . '/' : '';
}

/** Gives the rules to WordPress. */
function add_routes() {
	foreach ( routes() as $pattern => $query ) {
		add_rewrite_rule( $pattern, $query, 'top' );
	}
}

/** Takes the rules out of what WordPress writes next. */
function remove_routes() {
	global $wp_rewrite;
	foreach ( array_keys( routes() ) as $pattern ) {
		unset( $wp_rewrite->extra_rules_top[ $pattern ] );
	}
}

/** A page was published, moved or deleted. */
function flush_when_changed() {
	$routes = routes();
	if ( get_option( ROUTES_OPTION, array() ) !== $routes ) {
		update_option( ROUTES_OPTION, $routes );
		flush_rewrite_rules( false );
	}
}

/**
 * Lets the rules say which screen was asked for.
 *
 * @param string[] $names Of query variables.
 */
function add_query_var( $names ) {
	$names[] = ROUTE_VAR;
	return $names;
}

/**
 * WordPress would send the person to the page's own address.
 *
 * @param string $to Where to.
 */
function keep_address( $to ) {
	$route = get_query_var( ROUTE_VAR );
	return is_string( $route ) && '' !== $route ? false : $to;
}

/**
 * The path of a page without a slash at the end: /portal, or '' for the front page of a site at the root.
 *
 * @param int $id Of the post.
 */
function base_path( $id ) {
	return untrailingslashit( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
}

/**
 * Returns true if the screens of the portal have addresses below the page: on pages, in a site whose addresses have names. The front
 * page has none below it where all other addresses begin with the name of a PHP file.
 *
 * @param int $id Of the post.
 */
function has_addresses_below( $id ) {
	$is_named = 'page' === get_post_type( $id ) && '' !== (string) get_option( 'permalink_structure' );
	return $is_named && ( '' === index_root() || false !== strpos( base_path( $id ) . '/', '/' . index_root() ) );
}

/**
 * Decides where <portal-completo> keeps its place: in the address if a page is its own, else behind the #.
 *
 * @param string $routing What the post says, or ''.
 * @return array<string, string>
 */
function place_of( $routing ) {
	if ( in_array( $routing, array( 'hash', 'memory' ), true ) ) {
		return array( 'routing' => $routing );
	}
	$id     = get_the_ID();
	$is_own = is_singular() && get_queried_object_id() === $id && isset( pages()[ $id ] ) && has_addresses_below( $id );
	if ( ! $is_own ) {
		return array( 'routing' => 'hash' );
	}
	return array(
		'routing'   => 'history',
		'base-path' => '' === base_path( $id ) ? '/' : base_path( $id ),
	);
}
