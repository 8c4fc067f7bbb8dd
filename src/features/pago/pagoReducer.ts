/** The steps of a payment, from what is to be paid to its result. Pure: makes no calls and has no texts. */
import type * as v from 'valibot';
import type { Aplicado } from '../../contract/aplicacion.ts';
import type { Enlace } from '../../contract/enlace.ts';
import type { ConsultaFacturas, Factura } from '../../contract/factura.ts';
import { proposePago } from '../../domain/cuenta/deudas.ts';
import { enlaceHours } from '../../domain/deadlines.ts';
import { sumValores } from '../../domain/dinero.ts';
import { facturasMax } from '../../domain/pagos/enlace.ts';
import { checkLineas, type Linea, type Payable, spreadFavor, type Typed } from '../../domain/pagos/lineas.ts';
import { type FacturasPago, sumPendientes } from '../../domain/pagos/sumPendientes.ts';

export type WhatToPay =
  /** Invoices chosen from a list, all of one currency, as the list has them. Proposes what is due next of each. */
  | { readonly facturas: readonly Factura[] }
  /** Invoices by number. Proposes `valor` (minor units) of each, at most what is owed; without `valor`, what is due next. */
  | { readonly requested: readonly { readonly numero: string; readonly valor?: number }[] }
  /** All overdue amounts in a currency, without what is due later. */
  | { readonly overdueIn: Factura['moneda'] }
  /** All invoices with a balance in a currency. */
  | { readonly owedIn: Factura['moneda'] }
  /** Renews an expired link: another link asks for the rest, and the old address stays invalid. */
  | { readonly renew: Enlace };

/**
 * The way in which the person pays: now (`pagar`), by a link for somebody else (`enlace`), or with the client's credit
 * (`favor`).
 */
export type PagoMode = 'pagar' | 'enlace' | 'favor';

/** A payment with the client's credit. */
export interface FavorUse {
  readonly aplicado: Aplicado;
  /** The invoices that were paid, as they were before the payment. */
  readonly facturas: readonly Factura[];
}

export type PagoStep =
  | { readonly name: PagoMode }
  | { readonly name: 'renew'; readonly enlace: Enlace }
  | { readonly name: 'ready'; readonly enlace: Enlace; readonly mode: 'pagar' | 'enlace' }
  | { readonly name: 'received'; readonly enlace: Enlace }
  | { readonly name: 'used'; readonly use: FavorUse };

export type PagoFormName = 'enlace' | 'favor';

/** The typed values of one of the two forms. */
interface Draft {
  readonly typed: Typed;
  /** The person has tried to send it, so every fault shows. */
  readonly tried: boolean;
}

export interface PagoState {
  readonly what: WhatToPay;
  readonly mode: PagoMode;
  /** Goes to the payment page without a click, unless there is something to ask. */
  readonly direct: boolean;
  readonly payables: readonly Payable<Factura>[] | undefined;
  readonly loadError: unknown;
  /** Incremented to make the dialog read the invoices again. */
  readonly reads: number;
  readonly drafts: { readonly [form in PagoFormName]: Draft };
  /** There was something to ask before a link could be made, or making it failed: now it takes a click. */
  readonly asked: boolean;
  /** The number of hours that a new link is valid. */
  readonly hours: number;
  /** The credit when the person began, in minor units: a retry must ask for the same amounts. */
  readonly available: number | undefined;
  readonly enlace: Enlace | undefined;
  /** The person has been sent to the link's payment page. */
  readonly leaving: boolean;
  readonly paid: boolean;
  /** Something was paid by a link before what the dialog shows now. */
  readonly paidBefore: boolean;
  readonly use: FavorUse | undefined;
  /** The client's credit was used at least once in this dialog. */
  readonly usedFavor: boolean;
}

export type PagoEvent =
  /** @param today YYYY-MM-DD, by which amounts are due */
  | { readonly type: 'loaded'; readonly facturas: readonly Factura[]; readonly today: string }
  | { readonly type: 'loadFailed'; readonly error: unknown }
  | { readonly type: 'retry' }
  /** Reads the invoices again while the known ones stay on screen. */
  | { readonly type: 'refresh' }
  | { readonly type: 'choose'; readonly mode: PagoMode }
  /** @param text what was typed; null omits the invoice */
  | {
      readonly type: 'typed';
      readonly form: PagoFormName;
      readonly numero: string;
      readonly text: string | null;
    }
  | { readonly type: 'tried'; readonly form: PagoFormName }
  | { readonly type: 'asked' }
  | { readonly type: 'hours'; readonly hours: number }
  | { readonly type: 'available'; readonly valor: number | undefined }
  /** @param leaving true while the payment page loads */
  | { readonly type: 'made'; readonly enlace: Enlace; readonly leaving: boolean }
  /** The API made no link: somebody may have paid meanwhile. */
  | { readonly type: 'notMade' }
  | { readonly type: 'paid'; readonly enlace: Enlace }
  | { readonly type: 'used'; readonly aplicado: Aplicado }
  /** Something is left to pay: the person pays the rest of these invoices by a link. */
  | { readonly type: 'payRest'; readonly numeros: readonly string[] };

const emptyDrafts = { enlace: { typed: {}, tried: false }, favor: { typed: {}, tried: false } };

export type StartOfPago = Pick<PagoState, 'what' | 'mode' | 'direct'>;

/** @param today YYYY-MM-DD, by which amounts are due */
export const beginPago = ({ what, mode, direct }: StartOfPago, today: string): PagoState => ({
  what,
  mode,
  direct,
  payables: 'facturas' in what ? payablesOf(what, what.facturas, today) : undefined,
  loadError: undefined,
  reads: 0,
  drafts: emptyDrafts,
  hours: enlaceHours,
  available: undefined,
  enlace: undefined,
  leaving: false,
  paid: false,
  paidBefore: false,
  use: undefined,
  usedFavor: false,
  asked: false,
});

export function pagoReducer(state: PagoState, event: PagoEvent): PagoState {
  switch (event.type) {
    case 'loaded':
      return {
        ...state,
        payables: payablesOf(state.what, event.facturas, event.today),
        loadError: undefined,
      };
    case 'loadFailed':
      return state.payables ? state : { ...state, loadError: event.error };
    case 'retry':
      return { ...state, payables: undefined, loadError: undefined, reads: state.reads + 1 };
    case 'refresh':
      return { ...state, reads: state.reads + 1 };
    case 'choose':
      return { ...state, mode: event.mode };
    case 'typed': {
      const draft = state.drafts[event.form];
      const typed = { ...draft.typed, [event.numero]: event.text };
      return { ...state, drafts: { ...state.drafts, [event.form]: { ...draft, typed } } };
    }
    case 'tried':
      return {
        ...state,
        drafts: { ...state.drafts, [event.form]: { ...state.drafts[event.form], tried: true } },
      };
    case 'asked':
      return { ...state, asked: true };
    case 'hours':
      return { ...state, hours: event.hours };
    case 'available':
      return { ...state, available: event.valor };
    case 'made':
      return { ...state, enlace: event.enlace, leaving: event.leaving };
    case 'notMade':
      return { ...state, asked: true, reads: state.reads + 1 };
    case 'paid':
      return { ...state, enlace: event.enlace, paid: true };
    case 'used':
      return applyUse(state, event.aplicado);
    case 'payRest':
      // A link that waits for its payment stays.
      if (!(state.enlace ? state.paid : state.use)) return state;
      return {
        ...state,
        what: { requested: event.numeros.map((numero) => ({ numero })) },
        mode: 'pagar',
        payables: undefined,
        drafts: emptyDrafts,
        enlace: undefined,
        paid: false,
        paidBefore: state.paidBefore || state.paid,
        use: undefined,
        asked: false,
      };
  }
}

function applyUse(state: PagoState, aplicado: Aplicado): PagoState {
  const paid = new Set(aplicado.aplicaciones.map(({ factura }) => factura));
  const facturas = (state.payables ?? [])
    .map(({ factura }) => factura)
    .filter(({ numero }) => paid.has(numero));
  // A credit that the answer omits is not offered.
  return { ...state, available: aplicado.saldoAFavor ?? 0, use: { aplicado, facturas }, usedFavor: true };
}

/** The number of invoices requested by number on which nothing is owed any more; 0 until they are read. */
export function countSettled({ what, payables }: Pick<PagoState, 'what' | 'payables'>): number {
  if (!payables || !('facturas' in what || 'requested' in what)) return 0;
  return new Set(requestedOf(what)).size - payables.length;
}

/**
 * Says whether the screen that asked for these invoices shows older data than `facturas`, which were read for the dialog:
 * somebody paid or cancelled elsewhere.
 */
export function isOutdated(what: WhatToPay, facturas: readonly Factura[]): boolean {
  if ('renew' in what) return false;
  if (!('facturas' in what)) return facturas.every(({ saldo }) => saldo === 0);
  return what.facturas.some(
    ({ numero, saldo }) => facturas.find((factura) => factura.numero === numero)?.saldo !== saldo,
  );
}

export function stepOf({ what, mode, enlace, paid, use }: PagoState): PagoStep {
  if (enlace && paid) return { name: 'received', enlace };
  if (enlace) return { name: 'ready', enlace, mode: mode === 'enlace' ? 'enlace' : 'pagar' };
  if (use) return { name: 'used', use };
  if ('renew' in what) return { name: 'renew', enlace: what.renew };
  return { name: mode };
}

/**
 * Says whether the link is made without a click. Waits until nothing can be left to ask: no other payment of the same
 * invoices is undecided, all of them are still owed, and the client has no credit to use first. Once the person has been
 * asked, sending takes a click, whatever is read later.
 * @param favor the credit in minor units; undefined until it is known
 * @param undecided the client's undecided payments; undefined until they are known
 */
export function canSkipForm(
  { what, direct, asked, enlace, loadError, payables }: PagoState,
  favor: number | undefined,
  undecided: readonly FacturasPago[] | undefined,
): 'no' | 'wait' | 'send' | 'ask' {
  if (!direct || asked || enlace || loadError !== undefined) return 'no';
  if (!payables || favor === undefined || !undecided) return 'wait';
  const numeros = payables.map(({ factura }) => factura.numero);
  const isAsExpected = numeros.length > 0 && countSettled({ what, payables }) === 0;
  return favor === 0 && isAsExpected && !sumPendientes(undecided, numeros) ? 'send' : 'ask';
}

/** The values that one of the two forms shows. */
export interface PagoFormValues {
  readonly lines: readonly Linea<Factura>[];
  readonly moneda: string;
  /** Minor units, without the lines that have a fault. */
  readonly total: number;
  /** True if an amount cannot be paid as typed, so that there is no total yet. */
  readonly hasFault: boolean;
  /** The person has tried to send, so every fault shows. */
  readonly tried: boolean;
}

/** No amount is shown before the invoices are read. */
export const monedaOf = ({ payables }: PagoState): string => payables?.[0]?.factura.moneda ?? 'USD';

/** @param sign the decimal sign that proposals are written with */
export function readForm(state: PagoState, form: PagoFormName, sign: string): PagoFormValues {
  const { payables = [], drafts, available = 0 } = state;
  // The credit pays what a link would ask for, as far as it lasts.
  const enlaceLines = checkLineas(payables, drafts.enlace.typed, sign);
  const lines =
    form === 'enlace'
      ? enlaceLines
      : checkLineas(spreadFavor(enlaceLines, available), drafts.favor.typed, sign);
  return {
    lines,
    moneda: monedaOf(state),
    total: sumValores(lines.map(({ valor }) => valor)),
    hasFault: lines.some(({ fault }) => fault),
    tried: drafts[form].tried,
  };
}

const owed = {
  estado: 'emitida',
  estadoPago: ['pendiente', 'parcial'],
  tipo: 'factura',
} satisfies v.InferInput<typeof ConsultaFacturas>;

/** Returns which invoices to read: those on screen may be paid already. Undefined if a link is only renewed. */
export function facturasQuery(what: WhatToPay): v.InferInput<typeof ConsultaFacturas> | undefined {
  if ('renew' in what) return undefined;
  if ('facturas' in what || 'requested' in what) return { numero: requestedOf(what), limite: facturasMax };
  const filter =
    'overdueIn' in what ? { vencida: true, moneda: what.overdueIn } : { ...owed, moneda: what.owedIn };
  return { ...filter, orden: 'fechaVencimiento', limite: facturasMax };
}

const requestedOf = (what: Extract<WhatToPay, { facturas: unknown } | { requested: unknown }>): string[] =>
  ('facturas' in what ? what.facturas : what.requested).map(({ numero }) => numero);

/**
 * Returns what is still owed. Invoices requested by number keep the order of the request.
 * @param today YYYY-MM-DD
 */
function payablesOf(what: WhatToPay, facturas: readonly Factura[], today: string): Payable<Factura>[] {
  const place = new Map(
    'facturas' in what || 'requested' in what
      ? requestedOf(what).map((numero, index) => [numero, index])
      : [],
  );
  return facturas
    .filter(({ saldo }) => saldo > 0)
    .toSorted((a, b) => (place.get(a.numero) ?? 0) - (place.get(b.numero) ?? 0))
    .map((factura) => ({ factura, proposed: proposeOf(what, factura, today) }));
}

/** Credit is offered for the whole debt, and pays as much of it as there is. */
function proposeOf(what: WhatToPay, factura: Factura, today: string): number {
  if ('owedIn' in what) return factura.saldo;
  const requested = 'requested' in what ? what.requested : [];
  const asked = requested.find(({ numero }) => numero === factura.numero)?.valor;
  return Math.min(asked ?? proposePago(factura, today), factura.saldo);
}
