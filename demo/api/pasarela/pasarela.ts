/** What the API asks of a payment gateway. A real one takes the stand-in's place by implementing this, and nothing else changes. */
import type { Recibo } from '../../../src/contract/recibo.ts';
import type { EstadoEnlace } from '../../../src/domain/estados/enlace.ts';
import type { Medio } from '../../../src/domain/estados/recibo.ts';
import type { Idioma } from '../../../src/domain/idiomas.ts';
import type { NoticeEstado } from '../../../src/domain/pagos/readNotice.ts';
import type { Pendientes } from '../../../src/domain/pagos/sumPendientes.ts';
import type { Result } from '../../../src/domain/result.ts';
import type { Services } from '../http/context.ts';

/** An attempt that somebody is about to make. */
export interface Intento {
  /** Ours. */
  id: string;
  /** Minor units. */
  valor: number;
  moneda: string;
  /** The link's, where the person comes back to. */
  codigo: string;
}

/** What a gateway says about an attempt. It may say it late, twice, or out of order. */
export interface Aviso {
  /** The gateway's id of the notice: the same one is heard once. */
  evento: string;
  referencia: string;
  /** What was voided after it had been confirmed was given back: `reembolsado`. Afterwards, `anulado` is old news. */
  estado: NoticeEstado;
  /**
   * Minor units, 1 to importeMax. Of a confirmation, what it holds: this is entered, whatever was asked for. Of a refund,
   * what it has given back of the attempt so far, all together. Nothing is made of it otherwise.
   */
  valor: number;
  moneda: string;
  medio: Medio;
}

export interface Pasarela {
  /** As `pagos.pasarela` and the address of its notices say. */
  readonly nombre: string;
  /** Tells the gateway of the attempt: its reference there, and where the person pays. */
  start(intento: Intento): Promise<{ referencia: string; url: string }>;
  /** Refuses a notice that the gateway did not sign, or signed too long ago. */
  readAviso(headers: Headers, body: string, now: number): Result<Aviso, CodigoRechazo>;
  /** After a start: goes on with what was not finished. A gateway on machines of its own has nothing to do here. */
  resume(): Promise<void>;
  /** No more notices from here on. */
  close(): void;
}

/** Why a notice is not believed, for the gateway's engineers: not signed, by somebody else, too long ago, or no notice. */
export type CodigoRechazo = 'firma_ausente' | 'firma_distinta' | 'firma_vieja' | 'aviso_ilegible';

/** What a payment page shows of a link. */
export type Cobro = {
  estado: EstadoEnlace;
  caducaEl: Date;
  /** Of a link that was paid. */
  recibo: string | null;
  moneda: string;
  /** Other payments of the same debt that the gateway has not decided yet. */
  enProceso: Pendientes | undefined;
} & (
  | { pagable: true; valor: number; facturas: CobroFactura[] }
  | { pagable: false; code: 'plazo_vencido' | 'estado_final' | 'factura_sin_saldo' }
);

export interface CobroFactura {
  /** The application that it came of, as its mail called it; else the number of the invoice. */
  referencia: string;
  descripcion: string;
  /** What the link asks of it now, and what all of it comes to. */
  valor: number;
  total: number;
  cuotas: { orden: number; vence: string; valor: number }[];
}

/** What the payer of an attempt sees of its receipt. */
export interface CobroRecibo {
  recibo: Recibo;
  /** What each of its invoices is for, by number. */
  descripciones: ReadonlyMap<string, string>;
  /** The receipt as PDF. */
  print(idioma: Idioma): Promise<Uint8Array<ArrayBuffer>>;
}

/** What a payment page needs of the API. */
export interface Cobros {
  /** Undefined for an unknown code. */
  read(codigo: string): Promise<Cobro | undefined>;
  /**
   * Begins an attempt. Throws ProblemError if nothing can be paid. Returns undefined if another payment of the same debt is
   * undecided and the person does not insist on paying again.
   */
  start(
    codigo: string,
    from: { address?: string; again: boolean },
  ): Promise<{ id: string; referencia: string } | undefined>;
  /** The receipt of an attempt by this link. Undefined if there is none: the attempt's id is known to its payer only. */
  receipt(codigo: string, pagoId: string): Promise<CobroRecibo | undefined>;
}

/** The services of an API with a gateway. */
export interface PasarelaServices extends Services {
  pasarela: Pasarela;
}
