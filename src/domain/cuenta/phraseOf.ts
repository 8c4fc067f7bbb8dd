/**
 * Chooses the phrase for a line of the ledger when the reader's language is not the one in which its `descripcion` was
 * written. The texts themselves are in src/i18n and demo/api.
 */
import type { TipoMovimiento } from './movimientos.ts';

export interface MovimientoToTell {
  readonly tipo: TipoMovimiento;
  readonly documento: string;
  readonly debe: number;
  /** Of its document, where it is about one course. */
  readonly curso?: string | undefined;
}

/** The language of `descripcion`. */
export const ledgerIdioma = 'es';

const about = {
  factura: 'facturaDe',
  nota_credito: 'notaDe',
  anulacion: 'anulacionDe',
  recibo: 'reciboDe',
} as const;
const alone = {
  factura: 'factura',
  nota_credito: 'nota',
  anulacion: 'anulacion',
  recibo: 'recibo',
  reembolso: 'reembolso',
} as const;

export type MovimientoPhrase =
  | (typeof about)[keyof typeof about]
  | (typeof alone)[keyof typeof alone]
  | 'devuelto'
  | 'traslado'
  | 'ajuste';

/** Returns the key of the phrase. Phrases whose key ends in `De` name the course. */
export function phraseOf({ tipo, documento, debe, curso }: MovimientoToTell): MovimientoPhrase {
  if (tipo === 'ajuste') {
    if (documento === 'traslado') return 'traslado';
    // Money that a bank took back; see totalesOf.
    return debe > 0 ? 'devuelto' : 'ajuste';
  }
  return tipo !== 'reembolso' && curso !== undefined ? about[tipo] : alone[tipo];
}
