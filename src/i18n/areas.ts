/** The text areas, i18next's namespaces: one JSON per language and area. The compiler checks keys against the Spanish files. */
import type { ParseKeys } from 'i18next';
import type ajustes from './locales/es/ajustes.json';
import type auth from './locales/es/auth.json';
import type cartera from './locales/es/cartera.json';
import type clave from './locales/es/clave.json';
import type comun from './locales/es/comun.json';
import type curso from './locales/es/curso.json';
import type cursos from './locales/es/cursos.json';
import type errores from './locales/es/errores.json';
import type inicio from './locales/es/inicio.json';
import type inscripciones from './locales/es/inscripciones.json';
import type libro from './locales/es/libro.json';
import type marco from './locales/es/marco.json';
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
  curso: typeof curso;
  cursos: typeof cursos;
  errores: typeof errores;
  inicio: typeof inicio;
  inscripciones: typeof inscripciones;
  libro: typeof libro;
  marco: typeof marco;
  pago: typeof pago;
  perfil: typeof perfil;
  persona: typeof persona;
  publico: typeof publico;
  recibos: typeof recibos;
  sesion: typeof sesion;
  solicitud: typeof solicitud;
}

export type Area = keyof SpanishTexts;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: SpanishTexts;
    defaultNS: false;
    nsSeparator: false;
  }
}

/** The keys of an area: `titulo`, `campos.correo`, … `cupos_one` and `cupos_other` are read as `cupos`, with a count. */
export type TextKey<A extends Area> = ParseKeys<A>;
