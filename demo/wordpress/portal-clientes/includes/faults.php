<?php
/**
 * Finds the faults in a tag as somebody wrote it, where visitors would see an error, or something else than what was meant.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/** Attributes of any element, and those that the settings decide. */
const NOT_OURS = array( 'class', 'id', 'slot', 'style', 'align', 'title', 'dir', 'hidden', 'api-base', 'apibase', 'base-path', 'basepath' );

/**
 * The findings about a tag.
 *
 * @param string               $tag   Its name.
 * @param array<string, mixed> $given Attributes as they were written.
 * @param string               $url   Of the page.
 */
function faults_of( $tag, $given, $url ) {
	$findings = array();
	foreach ( array_diff_key( $given, array_flip( NOT_OURS ) ) as $name => $value ) {
		if ( 0 === strpos( $name, 'data-' ) ) {
			continue;
		}
		$attribute = tags()[ $tag ][ $name ] ?? null;
		if ( null === $attribute ) {
			/* translators: 1: address, 2: name of a tag, 3: name of an attribute */
			$findings[] = finding( 'recommended', sprintf( __( '%1$s: <%2$s> has an attribute “%3$s” that is not read.', 'portal-clientes' ), $url, $tag, $name ), nearest_remedy( $tag, $name ) );
		} elseif ( 'flag' !== $attribute['kind'] && '' !== $value && null === clean_value( $name, $attribute, $value ) ) {
			$choices = 'choice' === $attribute['kind'] ? implode( ', ', $attribute['choices'] ) : '';
			/* translators: 1: address, 2: name of a tag, 3: name of an attribute */
			$text = sprintf( __( '%1$s: the value of “%3$s” in <%2$s> does not fit, so it is not read.', 'portal-clientes' ), $url, $tag, $name );
			/* translators: %s: list of values */
			$findings[] = finding( 'recommended', $text, '' === $choices ? __( 'Give a path of the portal or an address of this site.', 'portal-clientes' ) : sprintf( __( 'It is one of: %s.', 'portal-clientes' ), $choices ) );
		}
	}
	foreach ( cursos_of( $given ) as $code ) {
		if ( is_unknown_curso( $code ) ) {
			/* translators: 1: address, 2: name of a tag, 3: code of a course */
			$findings[] = finding( 'critical', sprintf( __( '%1$s: <%2$s> asks for the course “%3$s”, which the API does not know.', 'portal-clientes' ), $url, $tag, $code ), __( 'Correct the code; it is the one that the list of courses shows.', 'portal-clientes' ) );
		}
	}
	return $findings;
}

/**
 * Asks whether another name was meant.
 *
 * @param string $tag  Name of the tag.
 * @param string $name What was written.
 */
function nearest_remedy( $tag, $name ) {
	$nearest = nearest_name( $name, array_keys( tags()[ $tag ] ) );
	return '' === $nearest ? __( 'Take it out.', 'portal-clientes' ) : was_it_meant( $nearest );
}

/**
 * The name that differs least, in two letters at most; '' if there is none.
 *
 * @param string   $name  What was written.
 * @param string[] $known The names that there are.
 */
function nearest_name( $name, $known ) {
	$nearest = '';
	$least   = 3;
	foreach ( $known as $one ) {
		$distance = levenshtein( str_replace( array( '-', '_' ), '', strtolower( remove_accents( $name ) ) ), str_replace( '-', '', $one ) );
		if ( $distance < $least ) {
			list( $least, $nearest ) = array( $distance, $one );
		}
	}
	return $nearest;
}

/**
 * Asks for a name.
 *
 * @param string $name That somebody may have meant.
 */
function was_it_meant( $name ) {
	/* translators: %s: name of an attribute or a shortcode */
	return sprintf( __( 'Did you mean “%s”?', 'portal-clientes' ), $name );
}

/** The findings about misspelt shortcodes in what is published: WordPress shows them to visitors as they were written. */
function misspelt_shortcodes() {
	global $wpdb;
	$like = '%' . $wpdb->esc_like( '[portal' ) . '%';
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WP_Query has no search for a part of a word in the content alone.
	$posts    = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_content FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_content LIKE %s ORDER BY ID", $like ) );
	$findings = array();
	foreach ( $posts as $post ) {
		// With two brackets it is text about a shortcode.
		preg_match_all( '/(?<!\[)\[(portal[^\s\[\]\/<>="\']*)/i', $post->post_content, $written );
		foreach ( array_unique( $written[1] ) as $name ) {
			$nearest = shortcode_exists( $name ) ? '' : nearest_name( $name, array_keys( tags() ) );
			if ( '' !== $nearest ) {
				/* translators: 1: address, 2: name of a shortcode */
				$findings[] = finding( 'critical', sprintf( __( '%1$s: visitors see “[%2$s]”, which is no shortcode.', 'portal-clientes' ), get_permalink( $post->ID ), $name ), was_it_meant( $nearest ) );
			}
		}
	}
	return $findings;
}

/**
 * The codes of courses that a tag names.
 *
 * @param array<string, mixed> $given Attributes as they were written.
 * @return string[]
 */
function cursos_of( $given ) {
	$text = implode( ',', array_filter( array( $given['curso'] ?? '', $given['cursos'] ?? '' ), 'is_string' ) );
	return array_unique( array_filter( array_map( 'trim', explode( ',', $text ) ), 'strlen' ) );
}

/**
 * Returns true if the API says that it has no such course. Asks once for each, and not again if it does not answer.
 *
 * @param string $code Of a course.
 */
function is_unknown_curso( $code ) {
	static $statuses = array();
	if ( ! isset( $statuses[ $code ] ) ) {
		$is_silent         = in_array( 0, $statuses, true );
		$answer            = $is_silent ? null : ask_api( '/api/cliente/cursos/' . rawurlencode( $code ) );
		$statuses[ $code ] = (int) wp_remote_retrieve_response_code( $answer );
	}
	return 404 === $statuses[ $code ];
}
