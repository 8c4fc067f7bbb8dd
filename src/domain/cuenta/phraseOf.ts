/**
 * Chooses the name of a line of the ledger by what happened, never by the Spanish words in which it was recorded. The
 * names of its courses follow. The texts themselves are in src/i18n and demo/api.
 */
import type { Medio } from '../estados/recibo.ts';
import type { TipoMovimiento } from './movimientos.ts';

export interface MovimientoToTell {
  readonly tipo: TipoMovimiento;
  readonly documento: string;
  readonly debe: number;
  /** The means of a payment. */
  readonly medio?: Medio | undefined;
  readonly enLinea?: boolean | undefined;
}

const phrases = {
  factura: 'factura',
  nota_credito: 'nota',
  anulacion: 'anulacion',
  reembolso: 'reembolso',
} as const;

export type MovimientoPhrase =
  | (typeof phrases)[keyof typeof phrases]
  | 'enLinea'
  | Medio
  | 'devuelto'
  | 'traslado'
  | 'ajuste';

/** Returns the key of the phrase. */
export function phraseOf({ tipo, documento, debe, medio, enLinea }: MovimientoToTell): MovimientoPhrase {
  if (tipo === 'recibo') return enLinea ? 'enLinea' : (medio ?? 'otro');
  if (tipo !== 'ajuste') return phrases[tipo];
  if (documento === 'traslado') return 'traslado';
  // A bank took this money back; see totalesOf.
  return debe > 0 ? 'devuelto' : 'ajuste';
}
