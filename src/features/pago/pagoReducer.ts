/** The steps of a payment, from what is to be paid to its result. Pure: makes no calls and holds no texts. */
import type { Aplicado } from '../../contract/aplicacion.ts';
import type { Enlace } from '../../contract/enlace.ts';
import type { Factura } from '../../contract/factura.ts';
import { enlaceHours } from '../../domain/deadlines.ts';
import { checkLineas, type Linea, type Payable, spreadFavor, type Typed } from '../../domain/pagos/lineas.ts';
import type { PagoMode, WhatToPay } from './usePago.ts';

/** A payment with the client's credit. */
export interface FavorUse {
  readonly aplicado: Aplicado;
  /** The credit that is left, in minor units. */
  readonly left: number;
  /** The invoices that were paid, as they were before the payment. */
  readonly facturas: readonly Factura[];
}

export type PagoStep =
  | { readonly name: PagoMode }
  | { readonly name: 'renovar'; readonly enlace: Enlace }
  | { readonly name: 'listo'; readonly enlace: Enlace; readonly mode: 'pagar' | 'enlace' }
  | { readonly name: 'recibido'; readonly enlace: Enlace }
  | { readonly name: 'usado'; readonly use: FavorUse };

/** What the person typed in one of the two forms. */
interface Draft {
  readonly typed: Typed;
  /** The person tried to send it, so every fault shows. */
  readonly tried: boolean;
}

export interface PagoState {
  readonly what: WhatToPay;
  readonly mode: PagoMode;
  readonly payables: readonly Payable<Factura>[] | undefined;
  readonly loadError: unknown;
  /** Grows to make the dialog read the invoices again. */
  readonly reads: number;
  readonly drafts: { readonly enlace: Draft; readonly favor: Draft };
  /** There was something to ask before a link could be made, so that it takes a press. */
  readonly asked: boolean;
  /** How many hours a new link is valid. */
  readonly hours: number;
  /** The credit when the person began, in minor units: a repeated call must ask for the same amounts. */
  readonly available: number | undefined;
  readonly enlace: Enlace | undefined;
  readonly paid: boolean;
  readonly use: FavorUse | undefined;
  /** The client's credit was used at least once in this dialog. */
  readonly usedFavor: boolean;
}

export type PagoEvent =
  | { readonly type: 'loaded'; readonly payables: readonly Payable<Factura>[] }
  | { readonly type: 'loadFailed'; readonly error: unknown }
  | { readonly type: 'retry' }
  /** Reads the invoices again while the known ones stay on screen. */
  | { readonly type: 'refresh' }
  | { readonly type: 'choose'; readonly mode: PagoMode }
  /** @param text what was typed; null leaves the invoice out */
  | {
      readonly type: 'typed';
      readonly form: keyof PagoState['drafts'];
      readonly numero: string;
      readonly text: string | null;
    }
  | { readonly type: 'tried'; readonly form: keyof PagoState['drafts'] }
  | { readonly type: 'asked' }
  | { readonly type: 'hours'; readonly hours: number }
  | { readonly type: 'available'; readonly valor: number | undefined }
  | { readonly type: 'made'; readonly enlace: Enlace }
  | { readonly type: 'paid'; readonly enlace: Enlace }
  | { readonly type: 'used'; readonly aplicado: Aplicado }
  /** The credit was not enough: the person pays the rest of the same invoices by a link. */
  | { readonly type: 'payRest' };

const emptyDrafts = { enlace: { typed: {}, tried: false }, favor: { typed: {}, tried: false } };

export const startPago = ({ what, mode }: Pick<PagoState, 'what' | 'mode'>): PagoState => ({
  ...{ what, mode, payables: undefined, loadError: undefined, reads: 0, drafts: emptyDrafts },
  ...{ hours: enlaceHours, available: undefined, enlace: undefined, paid: false, use: undefined },
  ...{ usedFavor: false, asked: false },
});

export function pagoReducer(state: PagoState, event: PagoEvent): PagoState {
  switch (event.type) {
    case 'loaded':
      return { ...state, payables: event.payables, loadError: undefined };
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
      return { ...state, enlace: event.enlace };
    case 'paid':
      return { ...state, enlace: event.enlace, paid: true };
    case 'used':
      return applyUse(state, event.aplicado);
    case 'payRest':
      return state.use
        ? {
            ...state,
            what: { requested: state.use.facturas.map(({ numero }) => ({ numero })) },
            ...{ mode: 'pagar', payables: undefined, drafts: emptyDrafts, use: undefined, asked: false },
          }
        : state;
  }
}

function applyUse(state: PagoState, aplicado: Aplicado): PagoState {
  const left = (state.available ?? 0) - aplicado.valor;
  const paid = new Set(aplicado.aplicaciones.map(({ factura }) => factura));
  const facturas = (state.payables ?? [])
    .map(({ factura }) => factura)
    .filter(({ numero }) => paid.has(numero));
  return { ...state, available: left, use: { aplicado, left, facturas }, usedFavor: true };
}

export function stepOf({ what, mode, enlace, paid, use }: PagoState): PagoStep {
  if (enlace && paid) return { name: 'recibido', enlace };
  if (enlace) return { name: 'listo', enlace, mode: mode === 'enlace' ? 'enlace' : 'pagar' };
  if (use) return { name: 'usado', use };
  if ('renew' in what) return { name: 'renovar', enlace: what.renew };
  return { name: mode };
}

/** Returns what a link would ask for. @param sign the decimal sign of typed amounts */
export function enlaceLinesOf({ payables = [], drafts }: PagoState, sign: string): Linea<Factura>[] {
  return checkLineas(payables, drafts.enlace.typed, sign);
}

/** Returns what the credit would pay of the amounts that a link would ask for. */
export function favorLinesOf(state: PagoState, sign: string): Linea<Factura>[] {
  const payables = spreadFavor(enlaceLinesOf(state, sign), state.available ?? 0);
  return checkLineas(payables, state.drafts.favor.typed, sign);
}

/** Returns the lines to send, or undefined if none is chosen or a chosen one has a fault. */
export function chosenOf(lines: readonly Linea<Factura>[]): { numero: string; valor: number }[] | undefined {
  const chosen = lines.filter((line) => line.chosen);
  if (chosen.length === 0 || chosen.some(({ fault }) => fault)) return undefined;
  return chosen.map(({ factura: { numero }, valor }) => ({ numero, valor }));
}
