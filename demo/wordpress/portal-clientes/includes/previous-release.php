<?php
/**
 * Files of the release before, which an update would delete. Pages that are open, and loaders in the caches of browsers, still ask for
 * them; so they go into the new release, and stay until the next one.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/** In the folder of the bundle: which of its files are of the release before. */
const KEPT_LIST = 'kept.json';

// The new release is unpacked, and this one still in its place.
add_filter( 'upgrader_source_selection', __NAMESPACE__ . '\keep_release', 20 );

/**
 * Puts the files of this release that the new one has no more into it.
 *
 * @param string|\WP_Error $source The folder with what was unpacked.
 */
function keep_release( $source ) {
	global $wp_filesystem;
	$here = dirname( PLUGIN_FILE );
	if ( ! is_string( $source ) || basename( $source ) !== basename( $here ) || ! $wp_filesystem->exists( trailingslashit( $source ) . 'widgets/portal.js' ) ) {
		return $source;
	}
	$bundle = $here . '/widgets/';
	$new    = trailingslashit( $source ) . 'widgets/';
	$kept   = kept_files( $bundle );
	$gone   = array_filter(
		array_diff( files_below( $bundle ), $kept, array( KEPT_LIST ) ),
		function ( $file ) use ( $wp_filesystem, $new ) {
			return ! $wp_filesystem->exists( $new . $file );
		}
	);
	// The same release once more: what it kept stays.
	$keep   = array() === $gone ? $kept : $gone;
	$copied = array();
	foreach ( $keep as $file ) {
		$content = is_readable( $bundle . $file ) ? file_get_contents( $bundle . $file ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
		if ( false !== $content && make_folder( $new, dirname( $file ) ) && $wp_filesystem->put_contents( $new . $file, $content, FS_CHMOD_FILE ) ) {
			$copied[] = $file;
		}
	}
	$wp_filesystem->put_contents( $new . KEPT_LIST, wp_json_encode( $copied ), FS_CHMOD_FILE );
	return $source;
}

/**
 * Lists the files that this release keeps of the one before.
 *
 * @param string $bundle Its folder, with a slash at the end.
 * @return string[]
 */
function kept_files( $bundle ) {
	$list = is_readable( $bundle . KEPT_LIST ) ? wp_json_file_decode( $bundle . KEPT_LIST, array( 'associative' => true ) ) : array();
	return is_array( $list ) ? array_filter( $list, 'is_string' ) : array();
}

/**
 * The paths of all files in a folder, from there.
 *
 * @param string $folder With a slash at the end.
 * @return string[]
 */
function files_below( $folder ) {
	$files = array();
	if ( is_dir( $folder ) ) {
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $folder, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$files[] = str_replace( '\\', '/', substr( $file->getPathname(), strlen( $folder ) ) );
		}
	}
	return $files;
}

/**
 * Makes the folder unless it exists, and returns true if it is there now.
 *
 * @param string $base Of the new bundle, with a slash at the end.
 * @param string $path From there.
 */
function make_folder( $base, $path ) {
	global $wp_filesystem;
	if ( '.' === $path || $wp_filesystem->is_dir( $base . $path ) ) {
		return true;
	}
	return make_folder( $base, dirname( $path ) ) && $wp_filesystem->mkdir( $base . $path, FS_CHMOD_DIR );
}
