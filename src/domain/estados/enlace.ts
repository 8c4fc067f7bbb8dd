/** States of a payment link. A payment to a closed link becomes saldo a favor, and the link stays closed. */
export const estadosEnlace = ['activo', 'pagado', 'caducado', 'revocado'] as const;

export type EstadoEnlace = (typeof estadosEnlace)[number];

export interface TimedEnlace {
  readonly estado: EstadoEnlace;
  /** Milliseconds. */
  readonly caducaEl: number;
}

/** The state at `now`, even if the stored state does not yet show that the link has expired. */
export function estadoEnlaceAt({ estado, caducaEl }: TimedEnlace, now: number): EstadoEnlace {
  return estado === 'activo' && now >= caducaEl ? 'caducado' : estado;
}
