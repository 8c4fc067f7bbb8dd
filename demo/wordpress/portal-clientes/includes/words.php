<?php
/**
 * Names each attribute in the editor. One without words here is for shortcodes and HTML only.
 *
 * @package PortalClientes
 */

namespace PortalClientes;

defined( 'ABSPATH' ) || exit;

/**
 * Label and help of each attribute, in the order of the panel.
 *
 * @return array<string, array{0: string, 1: string}>
 */
function attribute_words() {
	return array(
		'curso'        => array( __( 'Course', 'portal-clientes' ), __( 'Code of the course chosen beforehand. People may choose another.', 'portal-clientes' ) ),
		'curso-fijo'   => array( __( 'This course only', 'portal-clientes' ), __( 'Leaves out the list to choose another course from.', 'portal-clientes' ) ),
		'cursos'       => array( __( 'Courses on offer', 'portal-clientes' ), __( 'Codes separated by commas, in that order. Empty: all that are open.', 'portal-clientes' ) ),
		'titulo'       => array( __( 'Level of the title', 'portal-clientes' ), __( 'With 2 your page keeps a single main title.', 'portal-clientes' ) ),
		'marco'        => array( __( 'Frame', 'portal-clientes' ), '' ),
		'font'         => array( __( 'Font', 'portal-clientes' ), '' ),
		'tema'         => array( __( 'Light or dark', 'portal-clientes' ), '' ),
		'densidad'     => array( __( 'Density', 'portal-clientes' ), '' ),
		'idiomas'      => array( __( 'Menu of languages', 'portal-clientes' ), '' ),
		'ajustes'      => array( __( 'Settings of the reader', 'portal-clientes' ), __( 'Theme, colours and contrast, which each person may choose.', 'portal-clientes' ) ),
		'lang'         => array( __( 'Language', 'portal-clientes' ), __( 'As long as the person has not chosen one.', 'portal-clientes' ) ),
		'help-href'    => array( __( 'Help', 'portal-clientes' ), __( 'A page of this site or mailto:. Empty: the one of the settings.', 'portal-clientes' ) ),
		'terms-href'   => array( __( 'Terms of enrolment', 'portal-clientes' ), __( 'Empty: the ones of the settings.', 'portal-clientes' ) ),
		'portal-href'  => array( __( 'Page of the portal', 'portal-clientes' ), __( 'Of this site. Empty: the one of the settings.', 'portal-clientes' ) ),
		'login-href'   => array( __( 'Page of the sign-in', 'portal-clientes' ), __( 'Of this site. Empty: the one of the settings.', 'portal-clientes' ) ),
		'publico-href' => array( __( 'Page of the public enrolment', 'portal-clientes' ), __( 'Of this site. Empty: the one of the settings.', 'portal-clientes' ) ),
		'landing'      => array( __( 'First screen', 'portal-clientes' ), __( 'For example /publico. Empty: /cliente.', 'portal-clientes' ) ),
	);
}

/**
 * Names the values of the attributes that are a choice, as the panel shows them. The levels of titles are numbers there too.
 *
 * @return array<string, array<string, string>>
 */
function choice_words() {
	$shown = array(
		'si' => __( 'Shown', 'portal-clientes' ),
		'no' => __( 'Left out', 'portal-clientes' ),
	);
	return array(
		'titulo'   => array( 'ninguno' => __( 'No title', 'portal-clientes' ) ),
		'marco'    => array(
			'propio'  => __( 'Header and background of the portal', 'portal-clientes' ),
			'ninguno' => __( 'None: a part of the page', 'portal-clientes' ),
		),
		'font'     => array(
			'own'     => __( 'Font of the portal', 'portal-clientes' ),
			'inherit' => __( 'Font of the theme', 'portal-clientes' ),
		),
		'tema'     => array(
			'auto'   => __( 'As the page is', 'portal-clientes' ),
			'claro'  => __( 'Light', 'portal-clientes' ),
			'oscuro' => __( 'Dark', 'portal-clientes' ),
		),
		'densidad' => array(
			'amplia'   => __( 'Ample', 'portal-clientes' ),
			'compacta' => __( 'Compact', 'portal-clientes' ),
		),
		'idiomas'  => $shown,
		'ajustes'  => $shown,
		// Each by its own name, as in the menu of the portal.
		'lang'     => array(
			'es' => 'Español',
			'en' => 'English',
			'fr' => 'Français',
			'vi' => 'Tiếng Việt',
			'zh' => '中文',
			'ar' => 'العربية',
		),
	);
}

/**
 * The name of a tag for people.
 *
 * @param string $tag Name of the tag.
 */
function tag_title( $tag ) {
	$titles = array(
		'portal-login'               => _x( 'Client sign-in', 'block title', 'portal-clientes' ),
		'portal-inscripcion-publica' => _x( 'Public enrolment', 'block title', 'portal-clientes' ),
		'portal-cliente'             => _x( 'Client area', 'block title', 'portal-clientes' ),
		'portal-completo'            => _x( 'Whole client portal', 'block title', 'portal-clientes' ),
	);
	return $titles[ $tag ];
}
