<?php
/**
 * Finds out from the server whether browsers can call the API. Only a browser knows whether it reaches the API: the settings ask from
 * the administrator's (assets/settings.js).
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/** Where the courses are, which anybody may read. */
const CURSOS_PATH = '/api/cliente/cursos';

/** A call that anybody may make. */
const PUBLIC_CALL = CURSOS_PATH . '?limite=1';

/** Redirects that are followed to find the address behind them. */
const MOST_REDIRECTS = 5;

/** Checks that the API is there, is the portal's, and lets pages of this site call it. */
function check_api() {
	$base = api_base();
	if ( '' === $base ) {
		return check_settings();
	}
	$answer = ask_api( PUBLIC_CALL );
	if ( is_wp_error( $answer ) ) {
		/* translators: %s: address */
		$text = sprintf( __( 'The API at %s does not answer.', 'portal-clientes' ), $base );
		/* translators: 1: address, 2: what WordPress says of its try, in English */
		$remedy = sprintf( __( 'Correct the address, or ask whoever looks after that server. In a browser %1$s has to show a list of courses. This site could not reach it: %2$s', 'portal-clientes' ), $base . PUBLIC_CALL, $answer->get_error_message() );
		return array( finding( 'critical', $text, $remedy ) );
	}
	if ( '' !== redirect_of( $base . PUBLIC_CALL, $answer ) ) {
		return array( redirect_finding( $base, $answer ) );
	}
	$blocked = array_merge( check_scheme(), check_name( $base ) );
	return array() === $blocked ? judge_api( $base, origin_of( home_url() ), $answer ) : $blocked;
}

/** The finding about an http API of an https site; none if both may meet. */
function check_scheme() {
	if ( 'https' !== wp_parse_url( home_url(), PHP_URL_SCHEME ) || 'http' !== wp_parse_url( api_base(), PHP_URL_SCHEME ) ) {
		return array();
	}
	return array( finding( 'critical', __( 'This site is https and the API is http: browsers block its calls.', 'portal-clientes' ), __( 'Use the https address of the API.', 'portal-clientes' ) ) );
}

/**
 * The finding about a name that means the server itself, or something in its own network.
 *
 * @param string $base Of the API.
 */
function check_name( $base ) {
	if ( ! is_local_name( $base ) || is_local_name( home_url() ) ) {
		return array();
	}
	/* translators: %s: address */
	$text = sprintf( __( 'Only the server of this site reaches the API at %s: for the browsers of visitors that name is another machine, or none.', 'portal-clientes' ), $base );
	return array( finding( 'critical', $text, __( 'Use the address that visitors can open, for example https://portal.example.edu', 'portal-clientes' ) ) );
}

/**
 * Returns true if the host of an address is this machine, or has no dot in its name.
 *
 * @param string $url Absolute.
 */
function is_local_name( $url ) {
	$host = strtolower( trim( (string) wp_parse_url( $url, PHP_URL_HOST ), '[]' ) );
	return '::1' === $host || 1 === preg_match( '/^127\.|^[^.:]+$|\.localhost$/', $host );
}

/**
 * Calls the API as a page of this site does.
 *
 * @param string $path From the address of the API.
 * @return array|\WP_Error
 */
function ask_api( $path ) {
	return ask( api_base() . $path );
}

/**
 * Fetches an address as a page of this site does. Redirects are not followed: browsers follow none that lack CORS, and send no body
 * along.
 *
 * @param string $url Absolute.
 * @return array|\WP_Error
 */
function ask( $url ) {
	return wp_remote_get(
		$url,
		array(
			'timeout'     => PATIENCE,
			'redirection' => 0,
			'headers'     => array(
				'Origin' => origin_of( home_url() ),
				'Accept' => 'application/json',
			),
		)
	);
}

/**
 * Where an answer redirects to, or '' if it does not, or not by http(s).
 *
 * @param string $url    That was asked.
 * @param array  $answer Of ask().
 */
function redirect_of( $url, $answer ) {
	$to = wp_remote_retrieve_header( $answer, 'location' );
	$to = is_array( $to ) ? (string) end( $to ) : (string) $to;
	if ( '' === $to || 3 !== intdiv( (int) wp_remote_retrieve_response_code( $answer ), 100 ) ) {
		return '';
	}
	$address = \WP_Http::make_absolute_url( $to, $url );
	return preg_match( '#^https?://[^/]#i', $address ) ? $address : '';
}

/**
 * The address of the API behind redirects, checked like one that is typed; '' if no API is there.
 *
 * @param string          $url    That was asked.
 * @param array|\WP_Error $answer Of ask().
 */
function address_behind( $url, $answer ) {
	for ( $followed = 0; $followed <= MOST_REDIRECTS && ! is_wp_error( $answer ); $followed++ ) {
		$next = redirect_of( $url, $answer );
		if ( '' === $next ) {
			return is_list_of_courses( $answer ) ? clean_address( 'api_base', (string) strstr( $url, CURSOS_PATH, true ) ) : '';
		}
		$url    = $next;
		$answer = ask( $url );
	}
	return '';
}

/**
 * The finding about an address that redirects.
 *
 * @param string $base   Of the API.
 * @param array  $answer Of ask().
 */
function redirect_finding( $base, $answer ) {
	$to     = redirect_of( $base . PUBLIC_CALL, $answer );
	$behind = address_behind( $base . PUBLIC_CALL, $answer );
	/* translators: 1: address, 2: address */
	$text = sprintf( __( 'The API at %1$s redirects to %2$s: browsers block calls that are redirected.', 'portal-clientes' ), $base, '' === $behind ? $to : $behind );
	if ( '' === $behind ) {
		return finding( 'critical', $text, __( 'Use the address that does not redirect. Whoever looks after that server knows it.', 'portal-clientes' ) );
	}
	/* translators: %s: address */
	$remedy = sprintf( __( 'Use %s as the address of the API.', 'portal-clientes' ), $behind );
	return array_merge( finding( 'critical', $text, $remedy ), array( 'address' => $behind ) );
}

/**
 * Returns true if an answer is what the API says to PUBLIC_CALL.
 *
 * @param array $answer Of ask().
 */
function is_list_of_courses( $answer ) {
	$body = json_decode( wp_remote_retrieve_body( $answer ), true );
	return 200 === wp_remote_retrieve_response_code( $answer ) && is_array( $body ) && isset( $body['resultados'] );
}

/**
 * Judges an answer of the API that does not redirect.
 *
 * @param string $base   Of the API.
 * @param string $origin Of this site.
 * @param array  $answer Of ask().
 */
function judge_api( $base, $origin, $answer ) {
	$status = wp_remote_retrieve_response_code( $answer );
	$body   = json_decode( wp_remote_retrieve_body( $answer ), true );
	$code   = is_array( $body ) && isset( $body['code'] ) ? $body['code'] : '';
	if ( 'origen_no_permitido' === $code ) {
		return array( finding( 'critical', __( 'The API does not let pages of this site call it.', 'portal-clientes' ), allow_remedy( $origin ) ) );
	}
	if ( $status >= 500 ) {
		/* translators: %d: HTTP status */
		return array( finding( 'critical', sprintf( __( 'The API fails: it answers %d.', 'portal-clientes' ), $status ), __( 'Tell whoever looks after it.', 'portal-clientes' ) ) );
	}
	if ( ! is_list_of_courses( $answer ) ) {
		/* translators: 1: address, 2: HTTP status */
		$text = sprintf( __( '%1$s answers %2$d, but not as the API of the portal.', 'portal-clientes' ), $base . PUBLIC_CALL, $status );
		return array( finding( 'critical', $text, correct_remedy() ) );
	}
	$allowed = wp_remote_retrieve_header( $answer, 'access-control-allow-origin' );
	if ( origin_of( $base ) !== $origin && '*' !== $allowed && $allowed !== $origin ) {
		return array( finding( 'critical', __( 'The API answers, but not to pages of this site.', 'portal-clientes' ), allow_remedy( $origin ) ) );
	}
	/* translators: %s: address */
	return array( finding( 'good', sprintf( __( 'The API answers at %s.', 'portal-clientes' ), $base ) ) );
}

/**
 * What to do about an API that does not let pages of a site call it.
 *
 * @param string $origin Of the site.
 */
function allow_remedy( $origin ) {
	/* translators: %s: address of this site */
	return sprintf( __( 'Add %s to the sites that may call the API (in the reference API, CORS_ORIGINS).', 'portal-clientes' ), $origin );
}

/** What to do about an address at which something else answers. */
function correct_remedy() {
	return __( 'Correct the address: it is what stands before /api, for example https://portal.example.edu', 'portal-clientes' );
}
