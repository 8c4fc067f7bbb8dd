/** Payment links without an invoice. app.ts sets who provides them; payments know only this interface. */
import type { Db } from '../db/db.ts';
import type { Moment } from '../http/momentOf.ts';
import type { Cobro, CobroFactura, PasarelaServices } from '../pasarela/pasarela.ts';

/** The amount that a link asks for, and the debt behind it. */
export interface CobroAmount extends Omit<CobroFactura, 'referencia' | 'cuotas'> {
  /** The invoice's number, or the application's if there is no invoice. */
  factura: string;
  solicitud: string | null;
  saldo: number;
  cuotas: { orden: number; vence: string; valor: number }[];
}

type UnbilledLink = Pick<Cobro, 'estado' | 'caducaEl' | 'recibo' | 'moneda'> & { asked: CobroAmount };

export interface UnbilledLinks {
  /** Undefined for an unknown code. */
  find(db: Db, codigo: string): Promise<UnbilledLink | undefined>;
  /**
   * Bills the link's amount if that is possible now; the code then opens an ordinary link. Returns whether it billed.
   */
  bill(tx: Db, codigo: string, moment: Moment): Promise<boolean>;
  /** Returns the id of the client who pays. */
  findPayer(tx: Db, codigo: string, moment: Moment): Promise<string>;
  /** Records that money came in by the link and stays in the client's favour. */
  receive(
    tx: Db,
    codigo: string,
    money: { clienteId: string; recibo: string; valor: number; moneda: string },
    moment: Moment,
  ): Promise<void>;
}

export interface PagoServices extends PasarelaServices {
  unbilledLinks: UnbilledLinks;
}
