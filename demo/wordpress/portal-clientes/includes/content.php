<?php
/**
 * Tags that somebody pasted as HTML. They are written anew like the others, so that they have the API of the settings whatever was
 * pasted, and the loader comes by itself.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

// Before typographic quotes (10), which a `>` in a value would let into the tag.
add_filter( 'the_content', __NAMESPACE__ . '\escape_in_shortcodes', 8 );
add_filter( 'the_content', __NAMESPACE__ . '\rewrite_before_paragraphs', 8 );
// After paragraphs, whose filter is older and of the same number; before shortcodes (11), which may stand in an element.
add_filter( 'the_content', __NAMESPACE__ . '\put_elements_back', 10 );
// After blocks (9) and shortcodes (11); what they wrote stays as it is when it is written again.
add_filter( 'the_content', __NAMESPACE__ . '\rewrite_tags', 20 );
add_filter( 'render_block', __NAMESPACE__ . '\rewrite_tags', 20 );
add_filter( 'the_excerpt', __NAMESPACE__ . '\rewrite_tags', 20 );
add_filter( 'the_excerpt_rss', __NAMESPACE__ . '\rewrite_tags', 20 );
add_filter( 'widget_text', __NAMESPACE__ . '\rewrite_tags', 20 );
add_filter( 'widget_custom_html_content', __NAMESPACE__ . '\rewrite_tags', 20 );

/**
 * Writes each portal tag of a text anew, and leaves out loaders that came with it: the plugin brings one.
 *
 * @param string $html Of a post, a block or a widget.
 */
function rewrite_tags( $html ) {
	if ( is_string( $html ) && false !== stripos( $html, ELEMENT_SIGN ) ) {
		$html = rewrite_elements( $html );
	}
	if ( ! is_string( $html ) || ! preg_match( '/<(?:' . tag_pattern() . ')[\s>\/]/i', $html ) ) {
		return $html;
	}
	$html = preg_replace( '#<script\b[^>]*\bsrc=["\'][^"\']*/portal(?:-login|-inscripcion-publica)?\.js(?:\?[^"\']*)?["\'][^>]*>\s*</script>#i', '', $html );
	$made = '';
	$at   = 0;
	$tags = html_tags( $html );
	if ( PREG_NO_ERROR !== preg_last_error() ) {
		// Too much to read: no tag in it may work as it is written.
		return esc_html( $html );
	}
	foreach ( $tags as $tag ) {
		if ( ! isset( tags()[ $tag['name'] ] ) || ( $tag['is_end'] && ! is_for_readers() ) ) {
			continue;
		}
		$made .= substr( $html, $at, $tag['from'] - $at ) . ( $tag['is_end'] ? '' : rewrite_tag( $tag['name'], $tag['attributes'] ) );
		$at    = $tag['to'];
	}
	return $made . substr( $html, $at );
}

/**
 * The same before WordPress makes paragraphs, which it does of text without blocks: it would add some to elements for page builders,
 * and ends of some that never began.
 *
 * @param string $html Of a post.
 */
function rewrite_before_paragraphs( $html ) {
	if ( is_string( $html ) && false !== stripos( $html, ELEMENT_SIGN ) && ! has_blocks( $html ) ) {
		$html = rewrite_elements( $html, __NAMESPACE__ . '\put_element_aside' );
	}
	return rewrite_tags( $html );
}

/**
 * The elements that were put aside, by the number in their place.
 *
 * @return string[]
 */
function &elements_aside() {
	static $elements = array();
	return $elements;
}

/**
 * Keeps an element, and gives an empty one to stand in its place.
 *
 * @param string $element As HTML.
 */
function put_element_aside( $element ) {
	$aside   = &elements_aside();
	$aside[] = $element;
	return sprintf( '<div data-portal-aside="%d"></div>', count( $aside ) - 1 );
}

/**
 * Puts the elements back into their places.
 *
 * @param string $html Of a post.
 */
function put_elements_back( $html ) {
	return ! is_string( $html ) ? $html : preg_replace_callback(
		'/<div data-portal-aside="(\d+)"><\/div>/',
		function ( $found ) {
			return elements_aside()[ (int) $found[1] ] ?? '';
		},
		$html
	);
}

/**
 * Puts the tag into each element for page builders: it then has the settings, and the loader with it.
 *
 * @param string        $html Of a post, a block or a widget.
 * @param callable|null $keep Takes each element that was made, and gives what stands in its place.
 */
function rewrite_elements( $html, $keep = null ) {
	$made = '';
	$at   = 0;
	$tags = html_tags( $html );
	foreach ( $tags as $index => $start ) {
		$element = $start['is_end'] || $start['from'] < $at ? null : read_element( $start['attributes'] );
		$end     = null === $element ? null : end_of_element( $tags, $index );
		if ( null !== $element && null === $end && '/' === substr( rtrim( $start['attributes'] ), -1 ) ) {
			// Written as if a slash could end it.
			$end = array_merge( $start, array( 'from' => $start['to'] ) );
		}
		if ( null === $end ) {
			continue;
		}
		$inner = substr( $html, $start['to'], $end['from'] - $start['to'] );
		$made .= substr( $html, $at, $start['from'] - $at );
		$whole = '<' . $start['name'] . '>' . render_tag( $element[0], $element[1], $inner ) . '</' . $start['name'] . '>';
		$made .= null === $keep ? $whole : $keep( $whole );
		$at    = $end['to'];
	}
	return $made . substr( $html, $at );
}

/**
 * Writes `>` and `<` in the values of this plugin's shortcodes as HTML has them: WordPress takes them for tags, and the quotes around
 * for those of a sentence.
 *
 * @param string $content Of a post.
 */
function escape_in_shortcodes( $content ) {
	if ( ! is_string( $content ) || false === strpos( $content, '[portal-' ) ) {
		return $content;
	}
	$value = '"[^"\[\]]*"|\'[^\'\[\]]*\'';
	return preg_replace_callback(
		'/\[(?:' . tag_pattern() . ')(?:\s+[\w-]+(?:\s*=\s*(?:' . $value . '|[^\s"\'\[\]<>]+))?)*+\s*\/?\]/',
		function ( $found ) {
			return escape_in_values( $found[0] );
		},
		$content
	);
}

/**
 * Writes `>` and `<` in values between quotes as HTML has them.
 *
 * @param string $text Of a tag or a shortcode.
 */
function escape_in_values( $text ) {
	return preg_replace_callback(
		'/"[^"]*"|\'[^\']*\'/',
		function ( $quoted ) {
			return strtr(
				$quoted[0],
				array(
					'<' => '&lt;',
					'>' => '&gt;',
				)
			);
		},
		$text
	);
}

/**
 * An opening tag, written anew.
 *
 * @param string $tag  Name of the tag.
 * @param string $text Its attributes as they were pasted.
 */
function rewrite_tag( $tag, $text ) {
	if ( is_for_readers() ) {
		return link_for_readers();
	}
	if ( ! is_ready() ) {
		// Without the tag, so that the next filter does not say it again.
		return not_ready_html();
	}
	enqueue_loader();
	$all  = read_attributes( $text );
	$kept = array_intersect_key( $all, array_flip( array( 'class', 'id', 'slot' ) ) );
	return '<' . $tag . attributes_html( array_merge( $kept, tag_attributes( $tag, array_diff_key( $all, $kept ) ) ) ) . '>';
}
