<?php
/**
 * Files of the bundle that are nearly the same as another one: what the tags start with in each language, and the second copy of the
 * code, for pages that have changed JavaScript's own objects (Prototype, MooTools). They would make the archive larger than what
 * PHP takes, so the plugin brings what is different in them, and writes them where it stands.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/** In the folder of the bundle: of each of these files, its original and what makes it of that; originals come first. */
const EDITS = 'edits.json';

/** Stands in that folder as soon as all these files of this very release do. */
const ALL_MADE = 'made.json';

add_action( 'init', __NAMESPACE__ . '\make_files' );
add_action( 'init', __NAMESPACE__ . '\serve_unwritten', 20 );

/** Returns true if the files are there, or this plugin has none to make. */
function has_made_files() {
	$bundle = bundle_folder();
	return is_file( $bundle . ALL_MADE ) || ! is_file( $bundle . EDITS );
}

/** Returns the folder of the portal's files, with a slash at the end. */
function bundle_folder() {
	return dirname( PLUGIN_FILE ) . '/widgets/';
}

/**
 * Reads the list of edits of a bundle.
 *
 * @param string $bundle Its folder, with a slash at the end.
 * @return array<string, array{0: string, 1: array<int, mixed>}>
 */
function edits_in( $bundle ) {
	$all = is_readable( $bundle . EDITS ) ? wp_json_file_decode( $bundle . EDITS, array( 'associative' => true ) ) : array();
	return is_array( $all ) ? $all : array();
}

/** Writes the files, unless they are there, or PHP may not write in the folder of the plugin: Site Health says so. */
function make_files() {
	$bundle = bundle_folder();
	if ( has_made_files() || ! wp_is_writable( $bundle ) ) {
		return;
	}
	$all = edits_in( $bundle );
	foreach ( array_keys( $all ) as $file ) {
		$text = made_text( $bundle, $all, $file );
		if ( null !== $text && ! write_whole( $bundle . $file, $text ) ) {
			return;
		}
	}
	write_whole( $bundle . ALL_MADE, '{}' );
}

/**
 * Answers for a file that PHP could not write, or had not when it was asked for, where the server leaves addresses without a file to
 * WordPress.
 */
function serve_unwritten() {
	$path = isset( $_SERVER['REQUEST_URI'] ) ? (string) wp_parse_url( esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ), PHP_URL_PATH ) : '';
	$base = (string) wp_parse_url( plugins_url( 'widgets/', PLUGIN_FILE ), PHP_URL_PATH );
	if ( 0 !== strpos( $path, $base ) ) {
		return;
	}
	$bundle = bundle_folder();
	$text   = made_text( $bundle, edits_in( $bundle ), substr( $path, strlen( $base ) ) );
	if ( null === $text ) {
		return;
	}
	header( 'Content-Type: text/javascript; charset=utf-8' );
	header( 'Cache-Control: public, max-age=31536000, immutable' );
	// phpcs:ignore WordPress.Security.EscapeOutput -- a script of this plugin.
	echo $text;
	exit;
}

/**
 * The text of a file that is made; null where there is no such file.
 *
 * @param string                                                $bundle Folder of the bundle, with a slash at the end.
 * @param array<string, array{0: string, 1: array<int, mixed>}> $all    Of edits_in().
 * @param string                                                $file   Path in that folder.
 */
function made_text( $bundle, $all, $file ) {
	if ( ! isset( $all[ $file ] ) ) {
		return null;
	}
	list( $from, $edits ) = $all[ $file ];
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
	$original = is_file( $bundle . $from ) ? file_get_contents( $bundle . $from ) : made_text( $bundle, $all, $from );
	return is_string( $original ) ? edited( $original, $edits ) : null;
}

/**
 * The text with its edits made.
 *
 * @param string             $text  Of the original.
 * @param array<int, mixed>  $edits In turn: how many bytes to take over, how many to leave out then, and what to write.
 */
function edited( $text, $edits ) {
	$at   = 0;
	$made = '';
	foreach ( array_chunk( $edits, 3 ) as list( $same, $leave, $write ) ) {
		$made .= substr( $text, $at, $same ) . $write;
		$at   += $same + $leave;
	}
	return $made;
}

/**
 * Writes a file so that nobody reads a part of it. Whether that worked.
 *
 * @param string $path Of the file, whose folder may be missing.
 * @param string $text What is to stand there.
 */
function write_whole( $path, $text ) {
	$writing = $path . '.' . wp_generate_password( 8, false );
	// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem has no such guarantee, and asks for the password of FTP.
	$is_written = wp_mkdir_p( dirname( $path ) )
		&& strlen( $text ) === file_put_contents( $writing, $text )
		&& rename( $writing, $path );
	// phpcs:enable
	if ( ! $is_written && is_file( $writing ) ) {
		wp_delete_file( $writing );
	}
	return $is_written;
}
