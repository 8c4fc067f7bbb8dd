<?php
/**
 * A block for each tag, rendered on the server: what is stored in the post is its attributes only.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\register_blocks' );

/**
 * The name of a tag's block: portal-clientes/login for portal-login.
 *
 * @param string $tag Name of the tag.
 */
function block_name( $tag ) {
	return 'portal-clientes/' . substr( $tag, strlen( 'portal-' ) );
}

/** Blocks are described in blocks/, one folder each. */
function register_blocks() {
	wp_register_script( 'portal-clientes-editor', plugins_url( 'assets/editor.js', PLUGIN_FILE ), array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ), VERSION, true );
	foreach ( array_keys( tags() ) as $tag ) {
		register_block_type(
			dirname( PLUGIN_FILE ) . '/blocks/' . $tag,
			array(
				'render_callback' => function ( $attributes ) use ( $tag ) {
					return render_tag_block( $tag, $attributes );
				},
			)
		);
	}
}

add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\pass_to_editor' );

/**
 * The HTML of a block, in WordPress's own wrapper. It carries the alignment that was chosen; that with which a block begins is not
 * in the post, and WordPress forgets it.
 *
 * @param string               $tag        Name of the tag.
 * @param array<string, mixed> $attributes Of the block.
 */
function render_tag_block( $tag, $attributes ) {
	$class   = 'align' . ( $attributes['align'] ?? '' );
	$wrapper = get_block_wrapper_attributes();
	if ( 'align' !== $class && false === strpos( $wrapper, $class ) ) {
		$wrapper = get_block_wrapper_attributes( compact( 'class' ) );
	}
	return sprintf( '<div %s>%s</div>', $wrapper, render_tag( $tag, $attributes ) );
}

/** Gives the editor the words of each attribute, and the values that the live preview starts with. */
function pass_to_editor() {
	$tags = array();
	foreach ( tags() as $tag => $attributes ) {
		$fields = array();
		foreach ( array_intersect_key( attribute_words(), $attributes ) as $name => list( $label, $help ) ) {
			if ( 'terms-href' === $name && ! current_user_can( 'unfiltered_html' ) ) {
				continue;
			}
			$words    = choice_words()[ $name ] ?? array();
			$fields[] = array_merge( $attributes[ $name ], compact( 'name', 'label', 'help', 'words' ) );
		}
		$tags[ block_name( $tag ) ] = array(
			'tag'    => $tag,
			'fields' => $fields,
			// The editor's own address is not the page's: the preview keeps its place to itself.
			'usual'  => array_merge( usual_attributes( $tag ), array( 'api-base' => api_base() ) ),
			'hidden' => 'portal-completo' === $tag ? hidden_titles() : array(),
		);
	}
	$given = array(
		'tags'        => $tags,
		'apiBase'     => api_base(),
		'loader'      => is_ready() ? versioned_loader_url() : '',
		'style'       => style_rules(),
		'settingsUrl' => current_user_can( 'manage_options' ) ? settings_url() : '',
		'words'       => array(
			'portal'   => __( 'Client portal', 'portal-clientes' ),
			'usual'    => __( 'Usual', 'portal-clientes' ),
			'options'  => __( 'Options', 'portal-clientes' ),
			'missing'  => __( 'The address of the API is missing in the settings of the portal.', 'portal-clientes' ),
			'ask'      => __( 'Ask an administrator of this site to set it.', 'portal-clientes' ),
			'settings' => __( 'Open the settings', 'portal-clientes' ),
			'hides'    => __( 'The portal in this page hides these pages of the site: at their addresses visitors see a screen of the portal.', 'portal-clientes' ) . ' ' . hidden_remedy(),
			/* translators: %s: code of a course */
			'typed'    => __( 'The code “%s”', 'portal-clientes' ),
			'one'      => __( 'The course chosen beforehand: type a part of its name or its code. People may choose another.', 'portal-clientes' ),
			'several'  => __( 'Type a part of each name or code. They are offered in this order. Empty: all that are open.', 'portal-clientes' ),
		),
	);
	wp_add_inline_script( 'portal-clientes-editor', 'window.portalClientes = ' . wp_json_encode( $given, JSON_HEX_TAG ) . ';', 'before' );
}

/** The titles of the pages that the whole portal hides if it stands in the page that is edited. */
function hidden_titles() {
	$post = get_post();
	return $post ? array_values( hidden_links( $post->ID ) ) : array();
}
