/** A payment link. Money that arrives for a closed link is not lost: it becomes saldo a favor, the link stays closed. */
export const estadosEnlace = ['activo', 'pagado', 'caducado', 'revocado'] as const;

export type EstadoEnlace = (typeof estadosEnlace)[number];

export interface TimedEnlace {
  readonly estado: EstadoEnlace;
  /** Milliseconds. */
  readonly caducaEl: number;
}

/** The state as it is at `ahora`, whether or not somebody has written down yet that the link ran out. */
export function estadoEnlaceAt({ estado, caducaEl }: TimedEnlace, ahora: number): EstadoEnlace {
  return estado === 'activo' && ahora >= caducaEl ? 'caducado' : estado;
}
