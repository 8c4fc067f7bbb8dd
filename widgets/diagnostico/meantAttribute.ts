import { nearestWord } from '../../src/element/nearestWord.ts';

/** Each attribute with what people write in its place: in the other language, or half in one and half in the other. */
const otherNames: readonly (readonly string[])[] = [
  ['ajustes', 'settings', 'configuracion', 'preferencias'],
  [
    'api-base',
    'api',
    'api-url',
    'url-api',
    'base-url',
    'base-api',
    'api-href',
    'servidor',
    'server',
    'endpoint',
  ],
  ['base-path', 'ruta-base', 'base', 'carpeta', 'path', 'base-ruta', 'path-base'],
  ['correo', 'email', 'e-mail', 'mail'],
  ['curso', 'course', 'codigo', 'codigo-curso', 'course-id', 'curso-id', 'id-curso'],
  ['cursos', 'courses', 'codigos', 'lista-cursos'],
  ['curso-fijo', 'fijo', 'fixed', 'course-fixed', 'fixed-course', 'curso-fixed', 'solo-curso'],
  ['datos', 'data', 'datos-previos', 'prefill', 'prefilled'],
  ['densidad', 'density'],
  ['font', 'fuente', 'letra', 'tipografia', 'typeface'],
  ['help-href', 'ayuda-href', 'ayuda', 'help', 'help-url', 'soporte'],
  ['identificacion', 'cedula', 'documento', 'id-number'],
  ['idiomas', 'languages', 'menu-idiomas'],
  ['institucion', 'institution', 'nombre-institucion', 'universidad', 'marca', 'brand'],
  ['landing', 'inicio', 'pantalla-inicial', 'home', 'start'],
  ['lang', 'idioma', 'language', 'lenguaje', 'locale'],
  ['login-href', 'ingreso-href', 'ingresar-href', 'acceso-href', 'login', 'login-url', 'signin-href'],
  ['marco', 'frame', 'borde', 'border'],
  ['nombres', 'first-name', 'name'],
  ['apellidos', 'last-name', 'surname'],
  ['pais', 'country'],
  ['portal-href', 'portal', 'portal-url', 'cliente-href', 'cuenta-href'],
  ['publico-href', 'public-href', 'publica-href', 'inscripcion-href', 'publico-url'],
  ['routing', 'router', 'rutas', 'direcciones', 'enrutamiento'],
  ['telefono', 'phone', 'tel', 'celular', 'movil'],
  ['tema', 'theme', 'color-scheme', 'modo', 'mode'],
  ['terms-href', 'terminos-href', 'terminos', 'terms', 'terms-url', 'terminos-url', 'condiciones-href'],
  ['tipo-identificacion', 'tipo-documento', 'id-type', 'tipo-id'],
  ['titulo', 'heading', 'title-level', 'nivel-titulo'],
];

/** The attribute that somebody meant; undefined if none is like it. @param names those that the tag has */
export function meantAttribute(typed: string, names: readonly string[]): string | undefined {
  const said = typed.toLowerCase().replaceAll('_', '-');
  const other = otherNames.find(([right = '', ...words]) => names.includes(right) && words.includes(said));
  return other?.[0] ?? nearestWord(said, names);
}
