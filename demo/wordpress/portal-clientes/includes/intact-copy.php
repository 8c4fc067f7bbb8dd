<?php
/**
 * The second copy of the bundle's code, for pages that have changed JavaScript's own objects (Prototype, MooTools): the loader asks for
 * it in the folder intact/. It would make the archive twice as large, so the plugin brings what is different in it, and writes its
 * files where it stands.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/** In the folder of the bundle: of each file of the copy, what makes it of the file of that name outside the copy. */
const COPY_EDITS = 'intact.json';

/** Stands in that folder as soon as the copy of this very release does. */
const COPY_MADE = 'intact/made.json';

add_action( 'init', __NAMESPACE__ . '\make_copy' );

/** Whether the copy is there, or this plugin has none to make. */
function has_copy() {
	$bundle = bundle_folder();
	return is_file( $bundle . COPY_MADE ) || ! is_file( $bundle . COPY_EDITS );
}

/** Where the files of the portal are, with a slash at the end. */
function bundle_folder() {
	return dirname( PLUGIN_FILE ) . '/widgets/';
}

/** Writes the copy, unless it is there, or PHP may not write in the folder of the plugin: Site Health says so. */
function make_copy() {
	$bundle = bundle_folder();
	if ( has_copy() || ! wp_is_writable( $bundle ) ) {
		return;
	}
	$all = wp_json_file_decode( $bundle . COPY_EDITS, array( 'associative' => true ) );
	foreach ( is_array( $all ) ? $all : array() as $file => $edits ) {
		$original = is_readable( $bundle . $file ) ? file_get_contents( $bundle . $file ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
		if ( false !== $original && ! write_whole( $bundle . 'intact/' . $file, edited( $original, $edits ) ) ) {
			return;
		}
	}
	write_whole( $bundle . COPY_MADE, '{}' );
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
	return wp_mkdir_p( dirname( $path ) )
		&& strlen( $text ) === file_put_contents( $writing, $text )
		&& rename( $writing, $path );
	// phpcs:enable
}
