<?php
/**
 * Settings › Client portal: three steps to a page with the portal, then the settings.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

const SETTINGS_PAGE = 'portal-clientes';

add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_action( 'admin_notices', __NAMESPACE__ . '\ask_for_settings' );
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\add_settings_link' );

/** The page, for administrators. */
function add_settings_page() {
	$title = __( 'Client portal', 'portal-clientes' );
	add_options_page( $title, $title, 'manage_options', SETTINGS_PAGE, __NAMESPACE__ . '\print_settings_page' );
}

/** Address of the page. */
function settings_url() {
	return admin_url( 'options-general.php?page=' . SETTINGS_PAGE );
}

/**
 * In the list of plugins.
 *
 * @param string[] $links Of this plugin.
 */
function add_settings_link( $links ) {
	array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( settings_url() ), esc_html__( 'Settings', 'portal-clientes' ) ) );
	return $links;
}

/** After activation, on the page where the administrator then is. */
function ask_for_settings() {
	$screen = get_current_screen();
	if ( '' !== api_base() || ! current_user_can( 'manage_options' ) || ! $screen || 'plugins' !== $screen->id ) {
		return;
	}
	printf(
		'<div class="notice notice-info"><p>%s <a href="%s">%s</a></p></div>',
		esc_html__( 'The client portal needs one thing more: the address of your API.', 'portal-clientes' ),
		esc_url( settings_url() ),
		esc_html__( 'Set it now', 'portal-clientes' )
	);
}

/** The whole page. */
function print_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
	print_steps();
	echo '<form action="options.php" method="post">';
	settings_fields( SETTINGS_GROUP );
	print_connection();
	print_links();
	print_look();
	submit_button();
	echo '</form></div>';
}

/** Prints the steps that are done, and those that come next. */
function print_steps() {
	$findings = isset( $_GET['settings-updated'] ) && is_ready() ? check_api() : array(); // phpcs:ignore WordPress.Security.NonceVerification -- reads nothing but that it is there.
	echo '<ol class="portal-clientes-steps">';
	printf( '<li><strong>%s</strong> %s%s</li>', esc_html( step_sign( is_ready() ) . __( 'Set the address of your API', 'portal-clientes' ) ), esc_html__( 'in the form below, and save.', 'portal-clientes' ), wp_kses_post( array() === $findings ? '' : findings_html( $findings ) ) );
	printf( '<li><strong>%s</strong> ', esc_html( step_sign( array() !== pages() ) . __( 'Put the portal into a page.', 'portal-clientes' ) ) );
	esc_html_e( 'Make a new one here, or open any page and add one of the blocks of the portal.', 'portal-clientes' );
	print_create_buttons();
	print_pages();
	echo '</li>';
	printf(
		'<li><strong>%s</strong> <a href="%s">%s</a></li></ol>',
		esc_html__( 'See whether all is well:', 'portal-clientes' ),
		esc_url( admin_url( 'site-health.php' ) ),
		esc_html__( 'Site Health looks at the API, the files and your pages', 'portal-clientes' )
	);
	echo '<details><summary>' . esc_html__( 'Shortcodes, for editors without blocks', 'portal-clientes' ) . '</summary><ul>';
	foreach ( array_keys( tags() ) as $tag ) {
		printf( '<li><code>[%s]</code> %s</li>', esc_html( $tag ), esc_html( tag_title( $tag ) ) );
	}
	echo '</ul></details>';
}

/**
 * Before a step.
 *
 * @param bool $done Whether it is.
 */
function step_sign( $done ) {
	return $done ? '✓ ' : '';
}

/** The published pages with tags; many of them only if somebody wants to see them. */
function print_pages() {
	$is_long = count( pages() ) > 8;
	if ( $is_long ) {
		/* translators: %d: how many */
		printf( '<details><summary>%s</summary>', esc_html( sprintf( __( 'The %d pages and posts with the portal', 'portal-clientes' ), count( pages() ) ) ) );
	}
	echo '<ul>';
	foreach ( pages() as $id => $tags ) {
		printf( '<li><a href="%s">%s</a> — %s</li>', esc_url( get_permalink( $id ) ), esc_html( get_the_title( $id ) ), esc_html( implode( ', ', array_map( __NAMESPACE__ . '\tag_title', $tags ) ) ) );
	}
	echo '</ul>' . ( $is_long ? '</details>' : '' );
}

/** Prints the fields for the address of the API and that of the loader. */
function print_connection() {
	print_section( __( 'Connection', 'portal-clientes' ) );
	print_text( 'api_base', __( 'Address of the API', 'portal-clientes' ), 'https://portal.example.edu', __( 'The server of the portal: what stands before /api. Whoever looks after it knows the address. Only administrators set it, here: no page, block or shortcode can send the sign-in elsewhere.', 'portal-clientes' ), true );
	$help = has_bundle()
		? __( 'The script that shows the portal. Leave it empty to use the one that this plugin brings.', 'portal-clientes' )
		: __( 'This copy of the plugin brings no files, so the address of portal.js is needed.', 'portal-clientes' );
	print_text( 'loader', __( 'Address of portal.js', 'portal-clientes' ), 'https://portal.example.edu/widgets/portal.js', $help );
	echo '</table>';
}

/** Prints the fields for the addresses that the tags link to. */
function print_links() {
	print_section( __( 'Texts and links', 'portal-clientes' ) );
	print_text( 'institucion', __( 'Name of the institution', 'portal-clientes' ), get_bloginfo( 'name' ), __( 'Empty: the title of this site.', 'portal-clientes' ) );
	print_text( 'help_href', __( 'Help', 'portal-clientes' ), 'mailto:help@example.edu', __( 'Where people ask for help: a page or mailto:', 'portal-clientes' ) );
	print_text( 'terms_href', __( 'Terms of enrolment', 'portal-clientes' ), home_url( '/terms/' ), __( 'The document that people accept. Empty: the one that the API names.', 'portal-clientes' ) );
	print_linked_page( 'portal_page', __( 'Page of the portal', 'portal-clientes' ), __( 'Where people go on who have signed in or enrolled.', 'portal-clientes' ) );
	print_linked_page( 'login_page', __( 'Page of the sign-in', 'portal-clientes' ), __( 'Where the client area sends people who have to sign in.', 'portal-clientes' ) );
	print_linked_page( 'public_page', __( 'Page of the public enrolment', 'portal-clientes' ), __( 'What the sign-in offers to people without an account. Only pages are found by themselves, never posts, and only administrators choose here.', 'portal-clientes' ) );
	print_page_choice( 'fallback_page', __( 'Fallback page', 'portal-clientes' ), __( '— None —', 'portal-clientes' ), __( 'People see a link to it while the portal loads, and where their browser cannot show it.', 'portal-clientes' ) );
	echo '</table>';
}

/**
 * A page that tags lead to; as long as nobody chooses one, the page that is found.
 *
 * @param string $name  A key of LINKED_PAGES.
 * @param string $label For people.
 * @param string $help  What it is for.
 */
function print_linked_page( $name, $label, $help ) {
	$found = found_page( $name );
	/* translators: %s: title of a page */
	$usual = 0 === $found ? __( 'Found by itself: none yet', 'portal-clientes' ) : sprintf( __( 'Found by itself: %s', 'portal-clientes' ), get_the_title( $found ) );
	print_page_choice( $name, $label, $usual, $help );
}

/**
 * A choice among the published pages.
 *
 * @param string $name  Of the setting.
 * @param string $label For people.
 * @param string $none  What it says while none is chosen.
 * @param string $help  What it is for.
 */
function print_page_choice( $name, $label, $none, $help ) {
	print_row_start( $name, $label );
	wp_dropdown_pages(
		array(
			'name'              => esc_attr( OPTION . '[' . $name . ']' ),
			'id'                => esc_attr( 'portal-clientes-' . $name ),
			'selected'          => (int) option( $name ),
			'show_option_none'  => esc_html( $none ),
			'option_none_value' => 0,
		)
	);
	print_row_end( $help );
}

/** Colours and fonts. */
function print_look() {
	print_section( __( 'Look', 'portal-clientes' ) );
	$looks = array(
		'theme' => __( 'As part of your pages: font and colours of the theme, no header of its own', 'portal-clientes' ),
		'own'   => __( 'Its own: header, font and colours of the portal', 'portal-clientes' ),
	);
	echo '<tr><th scope="row">' . esc_html__( 'The portal looks', 'portal-clientes' ) . '</th><td><fieldset><legend class="screen-reader-text">' . esc_html__( 'The portal looks', 'portal-clientes' ) . '</legend>';
	foreach ( $looks as $value => $label ) {
		printf( '<label><input type="radio" name="%s[look]" value="%s"%s> %s</label><br>', esc_attr( OPTION ), esc_attr( $value ), checked( option( 'look' ), $value, false ), esc_html( $label ) );
	}
	echo '</fieldset></td></tr>';
	print_row_start( 'accent', __( 'Colour of buttons and links', 'portal-clientes' ) );
	printf( '<select name="%s[accent]" id="portal-clientes-accent">', esc_attr( OPTION ) );
	$choices = array(
		'auto' => __( 'That of the theme’s buttons', 'portal-clientes' ),
		'none' => __( 'That of the portal', 'portal-clientes' ),
	);
	foreach ( palette() as $slug => $entry ) {
		$choices[ $slug ] = $entry['name'] . ' (' . $entry['color'] . ')';
	}
	foreach ( $choices as $value => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( option( 'accent' ), $value, false ), esc_html( $label ) );
	}
	echo '</select> ';
	if ( '' !== accent() ) {
		printf( '<span class="portal-clientes-swatch" style="display:inline-block;width:2em;height:2em;vertical-align:middle;border:1px solid #8c8f94;border-radius:4px;background:%s"></span>', esc_attr( accent() ) );
	}
	print_row_end( __( 'Text on it is black or white, whichever is easier to read.', 'portal-clientes' ) );
	echo '</table>';
}

/**
 * A heading, and the table that follows.
 *
 * @param string $title For people.
 */
function print_section( $title ) {
	printf( '<h2>%s</h2><table class="form-table" role="presentation">', esc_html( $title ) );
}

/**
 * A field of text.
 *
 * @param string $name        Of the setting.
 * @param string $label       For people.
 * @param string $placeholder An example.
 * @param string $help        What it is for.
 * @param bool   $required    Whether it must be filled in.
 */
function print_text( $name, $label, $placeholder, $help, $required = false ) {
	print_row_start( $name, $label );
	printf(
		'<input type="text" class="regular-text code" id="portal-clientes-%1$s" name="%2$s[%1$s]" value="%3$s" placeholder="%4$s" aria-describedby="portal-clientes-%1$s-help"%5$s>',
		esc_attr( $name ),
		esc_attr( OPTION ),
		esc_attr( option( $name ) ),
		esc_attr( $placeholder ),
		$required ? ' required' : ''
	);
	print_row_end( $help, $name );
}

/**
 * Of a row with a label.
 *
 * @param string $name  Of the setting.
 * @param string $label For people.
 */
function print_row_start( $name, $label ) {
	printf( '<tr><th scope="row"><label for="portal-clientes-%s">%s</label></th><td>', esc_attr( $name ), esc_html( $label ) );
}

/**
 * Of a row with a label.
 *
 * @param string $help What it is for.
 * @param string $name Of the setting that says it by aria-describedby.
 */
function print_row_end( $help, $name = '' ) {
	$id = '' === $name ? '' : sprintf( ' id="portal-clientes-%s-help"', esc_attr( $name ) );
	printf( '<p class="description"%s>%s</p></td></tr>', $id, esc_html( $help ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
}
