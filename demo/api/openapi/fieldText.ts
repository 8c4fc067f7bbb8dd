/** Finds what a field of the OpenAPI document means. The texts stand by resource in `texts`. */
import { authText } from './texts/auth.ts';
import { balanceText } from './texts/balance.ts';
import { clienteText } from './texts/cliente.ts';
import { cotizacionText } from './texts/cotizacion.ts';
import { cursosText } from './texts/cursos.ts';
import { enlacesText } from './texts/enlaces.ts';
import { facturasText } from './texts/facturas.ts';
import { inscripcionesText } from './texts/inscripciones.ts';
import { movimientosText } from './texts/movimientos.ts';
import { pagosText } from './texts/pagos.ts';
import { personasText } from './texts/personas.ts';
import { problemasText } from './texts/problemas.ts';
import { recibosText } from './texts/recibos.ts';
import { saludText } from './texts/salud.ts';
import { sesionesText } from './texts/sesiones.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const texts: Texts = {
  ...authText,
  ...balanceText,
  ...clienteText,
  ...cotizacionText,
  ...cursosText,
  ...enlacesText,
  ...facturasText,
  ...inscripcionesText,
  ...movimientosText,
  ...pagosText,
  ...personasText,
  ...problemasText,
  ...recibosText,
  ...saludText,
  ...sesionesText,
};

/** What lists have around their records. */
const ofLists: Readonly<Record<string, string>> = {
  total: 'How many records match the filters, on all pages.',
  siguiente: 'The `cursor` of the next page; null on the last one.',
  resultados: 'The records of this page.',
};

/** A component that has all fields of another one. */
const wider: Readonly<Record<string, string>> = { CursoDetallado: 'Curso' };

/**
 * @param name of a component, or the call whose answer the field belongs to; `… body` for what a call takes
 * @param path of the field from there: `sesiones.inicio`
 */
export const fieldText = (name: string, path: string): string | undefined =>
  texts[name]?.[path] ?? texts[wider[name] ?? '']?.[path] ?? ofLists[path];
