/** The interface of a payment gateway. A real one implements it and replaces the stand-in; nothing else changes. */
import type { Recibo } from '../../../src/contract/recibo.ts';
import type { EstadoEnlace } from '../../../src/domain/estados/enlace.ts';
import type { Medio } from '../../../src/domain/estados/recibo.ts';
import type { Idioma } from '../../../src/domain/idiomas.ts';
import type { NoticeEstado } from '../../../src/domain/pagos/readNotice.ts';
import type { Pendientes } from '../../../src/domain/pagos/sumPendientes.ts';
import type { Result } from '../../../src/domain/result.ts';
import type { Services } from '../http/context.ts';

/** A payment attempt that begins. */
export interface Intento {
  /** The API's id of the attempt. */
  id: string;
  /** Minor units. */
  valor: number;
  moneda: string;
  /** The code of the link, to return to its page. */
  codigo: string;
}

/** A gateway's notice about an attempt. Notices may come late, twice or out of order. */
export interface Aviso {
  /** The gateway's id of the notice. A repeated notice is handled once. */
  evento: string;
  referencia: string;
  /** A payment that is voided after its confirmation is `reembolsado`. An `anulado` after a confirmation came too late. */
  estado: NoticeEstado;
  /**
   * Minor units, 1 to importeMax. In a confirmation: the received amount, which is entered even if another was requested.
   * In a refund: the sum of all refunds of the attempt so far. Other notices ignore it.
   */
  valor: number;
  moneda: string;
  medio: Medio;
}

export interface Pasarela {
  /** The name in `pagos.pasarela` and in the address for its notices. */
  readonly nombre: string;
  /** Announces the attempt to the gateway. Returns the gateway's reference and the page where the person pays. */
  start(intento: Intento): Promise<{ referencia: string; url: string }>;
  /** Checks the signature of a notice. Rejects one that the gateway did not sign, or signed too long ago. */
  readAviso(headers: Headers, body: string, now: number): Result<Aviso, AvisoFault>;
  /** Continues unfinished work after a start. A gateway on its own machines has nothing to do here. */
  resume(): Promise<void>;
  /** Stops sending notices. */
  close(): void;
}

/** The reasons to reject a notice, for the gateway's engineers: no signature, a wrong one, an old one, or no valid notice. */
export type AvisoFault = 'firma_ausente' | 'firma_distinta' | 'firma_vieja' | 'aviso_ilegible';

/** The data of a link that a payment page shows. */
export type Cobro = {
  estado: EstadoEnlace;
  caducaEl: Date;
  /** The receipt's number; null until the link is paid. */
  recibo: string | null;
  moneda: string;
  /** Undecided payments of the same debt. */
  enProceso: Pendientes | undefined;
} & (
  | { payable: true; valor: number; facturas: CobroFactura[] }
  | { payable: false; code: 'plazo_vencido' | 'estado_final' | 'factura_sin_saldo' }
);

export interface CobroFactura {
  /** The number of the application that the mail named, else that of the invoice. */
  referencia: string;
  descripcion: string;
  /** The amount that the link asks for now, and the total of the invoice. */
  valor: number;
  total: number;
  /** `covered` is what is paid of an instalment already, `now` what the link pays of it. */
  cuotas: { orden: number; vence: string; valor: number; covered: number; now: number }[];
}

/** The receipt, for the page of the person who paid. */
export interface CobroRecibo {
  recibo: Recibo;
  /** The text of each invoice's first line, by the invoice's number. */
  descripciones: ReadonlyMap<string, string>;
  /** Returns the receipt as PDF. */
  print(idioma: Idioma): Promise<Uint8Array<ArrayBuffer>>;
}

/** The functions of the API that a payment page uses. */
export interface Cobros {
  /** Undefined for an unknown code. */
  read(codigo: string): Promise<Cobro | undefined>;
  /**
   * Begins an attempt. Throws ProblemError if nothing can be paid. Returns `begun` if there is an attempt with this id already,
   * and `undecided` if another payment of the same debt is undecided and the person does not insist on paying again.
   */
  start(
    codigo: string,
    from: { address?: string; again: boolean; id?: string },
  ): Promise<{ id: string; referencia: string } | 'begun' | 'undecided'>;
  /** Returns the receipt of an attempt by this link; undefined if there is none. Only the payer knows the attempt's id. */
  receipt(codigo: string, pagoId: string): Promise<CobroRecibo | undefined>;
}

/** The services of an API with a gateway. */
export interface PasarelaServices extends Services {
  pasarela: Pasarela;
}
