/** Chooses which of a client's payment links pays an enrolment. */
import type { EstadoEnlace } from '../estados/enlace.ts';

interface AskingEnlace {
  readonly estado: EstadoEnlace;
  /** The sum that can still be paid by the link, in minor units. */
  readonly pendiente: number;
  readonly facturas: readonly { readonly numero: string }[];
}

/**
 * Returns the link that asks for most, of those that can still be paid and that ask only for these invoices; undefined if there
 * is none.
 */
export function ownEnlace<E extends AskingEnlace>(
  enlaces: readonly E[],
  /** The numbers of the enrolment's invoices. */
  facturas: readonly string[],
): E | undefined {
  return enlaces
    .filter(
      ({ estado, pendiente, facturas: asked }) =>
        estado === 'activo' && pendiente > 0 && asked.every(({ numero }) => facturas.includes(numero)),
    )
    .toSorted((a, b) => b.pendiente - a.pendiente)[0];
}
