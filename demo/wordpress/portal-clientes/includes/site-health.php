<?php
/**
 * The diagnosis in Tools › Site Health: what WordPress asks there, and how it is shown.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

add_filter( 'site_status_tests', __NAMESPACE__ . '\add_health_tests' );
add_filter( 'debug_information', __NAMESPACE__ . '\add_health_facts' );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_health_route' );

/** Each check: its title when all is well, and its function. */
function health_checks() {
	return array(
		'settings' => array( __( 'The client portal is set up', 'portal-clientes' ), __NAMESPACE__ . '\check_settings' ),
		'api'      => array( __( 'The API of the client portal answers this site', 'portal-clientes' ), __NAMESPACE__ . '\check_api' ),
		'files'    => array( __( 'The files of the client portal can be fetched', 'portal-clientes' ), __NAMESPACE__ . '\check_files' ),
		'pages'    => array( __( 'Pages with the client portal reach visitors', 'portal-clientes' ), __NAMESPACE__ . '\check_pages' ),
	);
}

/**
 * The settings are looked at at once; what asks a server is asked for by the browser.
 *
 * @param array $tests Of WordPress and other plugins.
 */
function add_health_tests( $tests ) {
	foreach ( health_checks() as $name => list( $title ) ) {
		$run  = function () use ( $name ) {
			return run_health_check( $name );
		};
		$test = array(
			'label' => $title,
			'test'  => $run,
		);
		if ( 'settings' === $name ) {
			$tests['direct'][ 'portal_clientes_' . $name ] = $test;
			continue;
		}
		$tests['async'][ 'portal_clientes_' . $name ] = array_merge(
			$test,
			array(
				'test'              => rest_url( 'portal-clientes/v1/health/' . $name ),
				'has_rest'          => true,
				'async_direct_test' => $run,
			)
		);
	}
	return $tests;
}

/** For those who may see Site Health. */
function register_health_route() {
	register_rest_route(
		'portal-clientes/v1',
		'/health/(?P<name>api|files|pages)',
		array(
			'methods'             => 'GET',
			'callback'            => function ( $request ) {
				return run_health_check( $request['name'] );
			},
			'permission_callback' => function () {
				return current_user_can( 'view_site_health_checks' );
			},
		)
	);
}

/**
 * The result as Site Health wants it.
 *
 * @param string $name Of a check.
 */
function run_health_check( $name ) {
	list( $title, $check ) = health_checks()[ $name ];
	$findings              = $check();
	$status                = worst_status( $findings );
	return array(
		'label'       => 'good' === $status ? $title : worst_finding( $findings )['text'],
		'status'      => $status,
		'badge'       => array(
			'label' => __( 'Client portal', 'portal-clientes' ),
			'color' => 'good' === $status ? 'blue' : 'red',
		),
		'description' => findings_html( $findings ),
		'actions'     => health_links( $name ),
		'test'        => 'portal_clientes_' . $name,
	);
}

/**
 * Prints the ways to go on: the settings, and the panel that looks from the browser.
 *
 * @param string $name Of a check.
 */
function health_links( $name ) {
	$links = array( settings_url() => __( 'Settings of the client portal', 'portal-clientes' ) );
	foreach ( 'pages' === $name ? array_keys( pages() ) : array() as $id ) {
		/* translators: %s: title of a page */
		$links[ add_query_arg( 'portal-diagnostico', '', get_permalink( $id ) ) ] = sprintf( __( 'Look at “%s” from this browser', 'portal-clientes' ), get_the_title( $id ) );
	}
	$html = '';
	foreach ( $links as $url => $text ) {
		$html .= sprintf( '<li><a href="%s">%s</a></li>', esc_url( $url ), esc_html( $text ) );
	}
	return '<ul>' . $html . '</ul>';
}

/**
 * The first of the worst findings.
 *
 * @param array $findings Of a check.
 */
function worst_finding( $findings ) {
	foreach ( array( 'critical', 'recommended' ) as $status ) {
		foreach ( $findings as $one ) {
			if ( $status === $one['status'] ) {
				return $one;
			}
		}
	}
	return $findings[0];
}

/**
 * Good if all of them are.
 *
 * @param array $findings Of a check.
 */
function worst_status( $findings ) {
	return worst_finding( $findings )['status'];
}

/**
 * The findings as a list.
 *
 * @param array $findings Of a check.
 */
function findings_html( $findings ) {
	$signs = array(
		'good'        => '✓',
		'recommended' => '!',
		'critical'    => '✗',
	);
	$html  = '';
	foreach ( $findings as $one ) {
		$remedy = '' === $one['remedy'] ? '' : '<br>' . esc_html( $one['remedy'] );
		$links  = array();
		foreach ( $one['links'] ?? array() as $url => $title ) {
			$links[] = sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $title ) );
		}
		$listed = array() === $links ? '' : '<br>' . implode( ', ', $links );
		$html  .= sprintf( '<li><span aria-hidden="true">%s</span> %s%s%s</li>', $signs[ $one['status'] ], esc_html( $one['text'] ), $listed, $remedy );
	}
	return '<ul class="portal-clientes-findings">' . $html . '</ul>';
}

/**
 * For the page of facts that people copy for support.
 *
 * @param array $facts Of WordPress and other plugins.
 */
function add_health_facts( $facts ) {
	$fields = array();
	foreach ( array(
		__( 'Version', 'portal-clientes' )            => VERSION,
		__( 'Address of the API', 'portal-clientes' ) => api_base(),
		'portal.js'                                   => loader_url(),
		__( 'Look', 'portal-clientes' )               => option( 'look' ) . ' ' . accent(),
		__( 'Pages', 'portal-clientes' )              => implode( ', ', array_map( 'get_permalink', array_keys( pages() ) ) ),
	) as $label => $value ) {
		$fields[ sanitize_title( $label ) ] = compact( 'label', 'value' );
	}
	$facts['portal-clientes'] = array(
		'label'  => __( 'Client portal', 'portal-clientes' ),
		'fields' => $fields,
	);
	return $facts;
}
