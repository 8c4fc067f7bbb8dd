/** Payment links without an invoice behind them. app.ts says who has such links; payments need no more of them than this. */
import type { Db } from '../db/db.ts';
import type { Moment } from '../http/moment.ts';
import type { Cobro, CobroFactura, PasarelaServices } from '../pasarela/pasarela.ts';

/** What a link asks for, and what is owed of it. */
export interface CobroPedida extends Omit<CobroFactura, 'referencia'> {
  /** Number of the invoice, or of the application where there is no invoice. */
  factura: string;
  solicitud: string | null;
  saldo: number;
}

type UnbilledLink = Pick<Cobro, 'estado' | 'caducaEl' | 'recibo' | 'moneda'> & { pedida: CobroPedida };

export interface UnbilledLinks {
  /** Undefined for an unknown code. */
  find(db: Db, codigo: string): Promise<UnbilledLink | undefined>;
  /** Bills what it asks for, where that is possible by now: the same code then opens a link like any other. Whether it did. */
  bill(tx: Db, codigo: string, moment: Moment): Promise<boolean>;
  /** The id of the client who pays it. */
  findPayer(tx: Db, codigo: string, moment: Moment): Promise<string>;
  /** Money came in by it, and stays in the client's favour. */
  receive(
    tx: Db,
    codigo: string,
    money: { recibo: string; valor: number; moneda: string },
    moment: Moment,
  ): Promise<void>;
}

/** What paying needs. */
export interface PagoServices extends PasarelaServices {
  unbilledLinks: UnbilledLinks;
}
