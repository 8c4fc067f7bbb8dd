<?php
/**
 * Decides whose word counts on the document that people accept when they enrol (`terms-href`). Like portal.js it is the institution's:
 * who may not post scripts on this site does not choose another one.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/**
 * Returns true if the document that a post names counts: its author and whoever changed it last may post scripts. What stands in no
 * post, such as a template, only administrators write.
 *
 * @param \WP_Post|null $post That is shown.
 */
function may_name_terms( $post ) {
	if ( ! $post ) {
		return true;
	}
	if ( ! author_can( $post, 'unfiltered_html' ) ) {
		return false;
	}
	foreach ( wp_get_post_revisions( $post->ID ) as $revision ) {
		// What was saved by itself is not shown.
		if ( ! wp_is_post_autosave( $revision ) ) {
			return user_can( (int) $revision->post_author, 'unfiltered_html' );
		}
	}
	return true;
}

/**
 * The finding about a document that does not count.
 *
 * @param \WP_Post             $post  That has the tag.
 * @param string               $tag   Its name.
 * @param array<string, mixed> $given Attributes as they were written.
 * @param string               $url   Of the page.
 */
function faults_of_terms( $post, $tag, $given, $url ) {
	if ( ! isset( $given['terms-href'] ) || may_name_terms( $post ) ) {
		return array();
	}
	/* translators: 1: address, 2: name of a tag */
	$text = sprintf( __( '%1$s: “terms-href” in <%2$s> is not read, because whoever wrote it may not post scripts on this site.', 'portal-clientes' ), $url, $tag );
	return array( finding( 'recommended', $text, __( 'Name the document in Settings › Client portal, and take it out there.', 'portal-clientes' ) ) );
}
