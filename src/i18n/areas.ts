/** The text areas: one JSON per language and area. The Spanish file is the source, so keys are checked by the compiler. */
import type ajustes from './locales/es/ajustes.json';
import type auth from './locales/es/auth.json';
import type cartera from './locales/es/cartera.json';
import type clave from './locales/es/clave.json';
import type comun from './locales/es/comun.json';
import type cursos from './locales/es/cursos.json';
import type errores from './locales/es/errores.json';
import type inicio from './locales/es/inicio.json';
import type inscripciones from './locales/es/inscripciones.json';
import type libro from './locales/es/libro.json';
import type pago from './locales/es/pago.json';
import type perfil from './locales/es/perfil.json';
import type persona from './locales/es/persona.json';
import type publico from './locales/es/publico.json';
import type recibos from './locales/es/recibos.json';
import type sesion from './locales/es/sesion.json';
import type solicitud from './locales/es/solicitud.json';

interface SpanishTexts {
  ajustes: typeof ajustes;
  auth: typeof auth;
  cartera: typeof cartera;
  clave: typeof clave;
  comun: typeof comun;
  cursos: typeof cursos;
  errores: typeof errores;
  inicio: typeof inicio;
  inscripciones: typeof inscripciones;
  libro: typeof libro;
  pago: typeof pago;
  perfil: typeof perfil;
  persona: typeof persona;
  publico: typeof publico;
  recibos: typeof recibos;
  sesion: typeof sesion;
  solicitud: typeof solicitud;
}

export type Area = keyof SpanishTexts;

/** `cupos_one`, `cupos_many` and `cupos_other` are asked for as `cupos`, with a count. */
type WithoutPlural<K extends string> =
  K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K;

type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/** The keys of an area: `titulo`, `campos.correo`, … Nested groups are joined by a dot. */
export type TextKey<A extends Area> = Paths<SpanishTexts[A]>;
