<?php
/**
 * Puts the loader into pages that have a tag, and into no other. It is a module; what optimizers do to scripts would break it, so it
 * carries the marks by which they leave it alone, and a second start for those that do not.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'portal-clientes';

/** Attributes by which Cloudflare, PageSpeed, LiteSpeed, WP Rocket, Autoptimize, SiteGround and others know what to leave alone. */
const MARKS = array(
	'data-cfasync'            => 'false',
	'data-pagespeed-no-defer' => '1',
	'data-no-optimize'        => '1',
	'data-no-defer'           => '1',
	'data-no-minify'          => '1',
	'data-noptimize'          => '1',
	'data-jetpack-boost'      => 'ignore',
);

/** Filters of optimizers whose value is a list of what they exclude. */
const EXCLUDING = array(
	'rocket_exclude_js',
	'rocket_exclude_defer_js',
	'rocket_delay_js_exclusions',
	'rocket_minify_excluded_external_js',
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'sgo_js_minify_exclude',
	'sgo_javascript_combine_exclude',
	'sgo_js_async_exclude',
	'perfmatters_delay_js_exclusions',
	'flying_press_exclude_from_delay:js',
	'wp-optimize-minify-default-exclusions',
);

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_early' );
add_action( 'wp_footer', __NAMESPACE__ . '\print_second_start', 100 );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\mark_script', 100, 2 );
add_filter( 'wp_script_attributes', __NAMESPACE__ . '\mark_module' );
add_filter( 'autoptimize_filter_js_exclude', __NAMESPACE__ . '\exclude_from_autoptimize' );
foreach ( EXCLUDING as $portal_clientes_filter ) {
	add_filter( $portal_clientes_filter, __NAMESPACE__ . '\exclude_from_list' );
}
unset( $portal_clientes_filter );

/** Asks for the loader at the top of a page whose post has a tag. */
function enqueue_early() {
	$post = is_singular() ? get_post() : null;
	if ( $post && is_ready() && array() !== tags_in( $post->post_content ) ) {
		enqueue_loader();
	}
}

/** Asks for the loader. Each place that writes a tag may call it, as often as it likes. */
function enqueue_loader() {
	enqueue_style();
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( HANDLE, loader_url(), array(), VERSION );
	} else {
		wp_enqueue_script( HANDLE, loader_url(), array(), VERSION, false );
	}
	is_loader_wanted( true );
}

/**
 * Returns true if this page has a tag.
 *
 * @param bool $now True once it has.
 */
function is_loader_wanted( $now = false ) {
	static $wanted = false;
	$wanted        = $wanted || $now;
	return $wanted;
}

/** Address of the loader as pages name it. */
function versioned_loader_url() {
	return add_query_arg( 'ver', VERSION, loader_url() );
}

/**
 * The script of WordPress 6.4 and older, written anew: whatever others made of it.
 *
 * @param string $html   As WordPress and plugins before this one wrote it.
 * @param string $handle Of the script.
 */
function mark_script( $html, $handle ) {
	if ( HANDLE !== $handle ) {
		return $html;
	}
	$attributes = array_merge(
		array(
			'type' => 'module',
			'src'  => versioned_loader_url(),
			'id'   => HANDLE . '-js',
		),
		MARKS
	);
	// phpcs:ignore WordPress.WP.EnqueuedResources -- this is how the enqueued script is written.
	return '<script' . attributes_html( $attributes ) . "></script>\n";
}

/**
 * The module of WordPress 6.5 and newer.
 *
 * @param array<string, mixed> $attributes Of a script tag.
 */
function mark_module( $attributes ) {
	$id = isset( $attributes['id'] ) ? $attributes['id'] : '';
	return HANDLE . '-js-module' === $id ? array_merge( $attributes, MARKS ) : $attributes;
}

/** Imports the module again if an optimizer took `type="module"` away or put the script into a file of its own. */
function print_second_start() {
	if ( ! is_loader_wanted() ) {
		return;
	}
	$names = wp_json_encode( array_keys( tags() )[0] );
	$url   = wp_json_encode( versioned_loader_url(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
	$code  = "(function(){function go(){if(!customElements.get($names))import($url)}"
		. "document.readyState==='loading'?document.addEventListener('DOMContentLoaded',go):go()})();";
	wp_print_inline_script_tag( $code, array_merge( array( 'id' => HANDLE . '-start' ), MARKS ) );
}

/**
 * Adds the loader and the second start to a list.
 *
 * @param mixed $list Parts of addresses or of code.
 */
function exclude_from_list( $list ) {
	return is_array( $list ) ? array_merge( $list, array( 'portal.js', HANDLE ) ) : $list;
}

/**
 * The same for Autoptimize, whose list is a text.
 *
 * @param mixed $list Parts of addresses or of code, by comma.
 */
function exclude_from_autoptimize( $list ) {
	return is_string( $list ) ? $list . ', portal.js, ' . HANDLE : exclude_from_list( $list );
}
