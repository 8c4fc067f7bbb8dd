<?php
/**
 * What is wrong in a tag as somebody wrote it, where visitors would see an error, or something else than what was meant.
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
	$nearest = '';
	$least   = 3;
	foreach ( array_keys( tags()[ $tag ] ) as $known ) {
		$distance = levenshtein( str_replace( array( '-', '_' ), '', $name ), str_replace( '-', '', $known ) );
		if ( $distance < $least ) {
			list( $least, $nearest ) = array( $distance, $known );
		}
	}
	/* translators: %s: name of an attribute */
	return '' === $nearest ? __( 'Take it out.', 'portal-clientes' ) : sprintf( __( 'Did you mean “%s”?', 'portal-clientes' ), $nearest );
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
 * Whether the API says that it has no such course. Asks once for each, and no more where it does not answer.
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
