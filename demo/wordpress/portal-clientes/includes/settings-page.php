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
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_settings_script' );
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

/**
 * Its script asks the API from the administrator's browser.
 *
 * @param string $screen That is shown.
 */
function enqueue_settings_script( $screen ) {
	if ( 'settings_page_' . SETTINGS_PAGE !== $screen || '' === api_base() ) {
		return;
	}
	wp_enqueue_script( 'portal-clientes-settings', plugins_url( 'assets/settings.js', PLUGIN_FILE ), array(), VERSION, true );
	$given = array(
		'base'  => api_base(),
		'call'  => api_base() . PUBLIC_CALL,
		'site'  => origin_of( home_url() ),
		'words' => browser_words(),
	);
	wp_add_inline_script( 'portal-clientes-settings', 'window.portalClientesSettings = ' . wp_json_encode( $given, JSON_HEX_TAG ) . ';', 'before' );
}

/**
 * What the script says of what the browser finds: text, and remedy if one is needed.
 *
 * @return array<string, array{0: string, 1?: string}>
 */
function browser_words() {
	$call = api_base() . PUBLIC_CALL;
	/* translators: %s: address */
	$open = sprintf( __( 'Open %s in another tab. If nothing opens there either, visitors do not know that name, or its certificate is not valid: use the address that opens. If it opens, an extension of this browser may block it.', 'portal-clientes' ), $call );
	return array(
		'asked'      => array( __( 'Your browser is asking the API…', 'portal-clientes' ) ),
		'reached'    => array( __( 'Your browser reaches the API too.', 'portal-clientes' ) ),
		'mixed'      => array( __( 'Your browser does not reach the API: this site is https and the API is http.', 'portal-clientes' ), __( 'Use the https address of the API.', 'portal-clientes' ) ),
		'redirected' => array( __( 'Your browser does not reach the API: its address redirects to another one.', 'portal-clientes' ), __( 'Use the address that does not redirect. Whoever looks after that server knows it.', 'portal-clientes' ) ),
		'blocked'    => array( __( 'Your browser does not reach the API: it does not let pages of this site call it (CORS), or its address redirects to another one.', 'portal-clientes' ), allow_remedy( origin_of( home_url() ) ) ),
		'unreached'  => array( __( 'Your browser does not reach the API: nothing answers at its address.', 'portal-clientes' ), $open ),
		'neither'    => array( __( 'Your browser does not reach the API either.', 'portal-clientes' ) ),
		'other'      => array( __( 'Your browser does not reach the API: something else answers at its address.', 'portal-clientes' ), correct_remedy() ),
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
	print_page_choice( 'fallback_page', __( 'Fallback page, if the portal does not open', 'portal-clientes' ), __( '— None —', 'portal-clientes' ), __( 'A page of this site with another way to enrol or to get help, for example a telephone number. People see a link to it while the portal loads, and where their browser cannot show it.', 'portal-clientes' ) );
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
	$chosen = (int) option( $name );
	if ( $chosen > 0 && 'publish' !== get_post_status( $chosen ) ) {
		/* translators: %s: title of a page */
		$help .= ' ' . sprintf( __( 'The page “%s” that was chosen is not published, so it does not count. Publish it, or choose another one: saving takes it out.', 'portal-clientes' ), get_the_title( $chosen ) );
	}
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
