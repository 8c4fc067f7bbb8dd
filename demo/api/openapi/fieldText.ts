/** Finds what a field of the OpenAPI document means. The texts stand by resource in `texts`. */
import { authFields } from './texts/authFields.ts';
import { balanceFields } from './texts/balanceFields.ts';
import { clienteFields } from './texts/clienteFields.ts';
import { cotizacionFields } from './texts/cotizacionFields.ts';
import { cursosFields } from './texts/cursosFields.ts';
import { enlacesFields } from './texts/enlacesFields.ts';
import { facturasFields } from './texts/facturasFields.ts';
import { inscripcionesFields } from './texts/inscripcionesFields.ts';
import { movimientosFields } from './texts/movimientosFields.ts';
import { pagosFields } from './texts/pagosFields.ts';
import { personasFields } from './texts/personasFields.ts';
import { problemFields } from './texts/problemFields.ts';
import { recibosFields } from './texts/recibosFields.ts';
import { saludFields } from './texts/saludFields.ts';
import { sesionesFields } from './texts/sesionesFields.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const texts: Texts = {
  ...authFields,
  ...balanceFields,
  ...clienteFields,
  ...cotizacionFields,
  ...cursosFields,
  ...enlacesFields,
  ...facturasFields,
  ...inscripcionesFields,
  ...movimientosFields,
  ...pagosFields,
  ...personasFields,
  ...problemFields,
  ...recibosFields,
  ...saludFields,
  ...sesionesFields,
};

/** What lists have around their records. */
const ofLists: Readonly<Record<string, string>> = {
  total: 'How many records match the filters, on all pages.',
  siguiente: 'The `cursor` of the next page; null on the last one.',
  resultados: 'The records of this page.',
};

/** A component that has all fields of another one, by its name. */
export const wider: Readonly<Record<string, string>> = { CursoDetallado: 'Curso' };

/**
 * @param name of a component, or the call whose answer the field belongs to; `… body` for what a call takes
 * @param path of the field from there: `sesiones.inicio`
 */
export const fieldText = (name: string, path: string): string | undefined =>
  texts[name]?.[path] ?? texts[wider[name] ?? '']?.[path] ?? ofLists[path];
