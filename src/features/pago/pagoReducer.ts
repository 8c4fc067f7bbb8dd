/** A payment from what is to be paid to what came of it. Pure: makes no calls and holds no texts. */
import type { Aplicado } from '../../contract/aplicacion.ts';
import type { Enlace } from '../../contract/enlace.ts';
import type { Factura } from '../../contract/factura.ts';
import { enlaceHours } from '../../domain/deadlines.ts';
import {
  checkLineas,
  type Linea,
  type PorPagar,
  spreadFavor,
  type Typed,
} from '../../domain/pagos/lineas.ts';
import type { PagoMode, QuePagar } from './usePago.ts';

/** What was paid with what was in favour. */
export interface FavorUse {
  readonly aplicado: Aplicado;
  /** What is still in favour (minor units). */
  readonly left: number;
  /** The invoices that were paid, as they were before. */
  readonly facturas: readonly Factura[];
}

export type PagoStep =
  | { readonly name: PagoMode }
  | { readonly name: 'renovar'; readonly enlace: Enlace }
  | { readonly name: 'listo'; readonly enlace: Enlace; readonly mode: 'pagar' | 'enlace' }
  | { readonly name: 'recibido'; readonly enlace: Enlace }
  | { readonly name: 'usado'; readonly use: FavorUse };

/** What a person typed in one of the two forms. */
interface Draft {
  readonly typed: Typed;
  /** Somebody tried to send it: every fault shows. */
  readonly tried: boolean;
}

export interface PagoState {
  readonly que: QuePagar;
  readonly mode: PagoMode;
  readonly porPagar: readonly PorPagar<Factura>[] | undefined;
  readonly loadError: unknown;
  /** Grows when the invoices are to be read again. */
  readonly reads: number;
  readonly drafts: { readonly enlace: Draft; readonly favor: Draft };
  /** For how long a link is to be good. */
  readonly horas: number;
  /** What was in favour when the person began (minor units): a call that is repeated has to ask for the same. */
  readonly available: number | undefined;
  readonly enlace: Enlace | undefined;
  readonly paid: boolean;
  readonly use: FavorUse | undefined;
  /** Something was paid with what was in favour, now or before. */
  readonly usedFavor: boolean;
}

export type PagoEvent =
  | { readonly type: 'loaded'; readonly porPagar: readonly PorPagar<Factura>[] }
  | { readonly type: 'loadFailed'; readonly error: unknown }
  | { readonly type: 'retry' }
  /** Reads the invoices again while those that are known stay. */
  | { readonly type: 'refresh' }
  | { readonly type: 'choose'; readonly mode: PagoMode }
  /** @param texto what was typed; null leaves the invoice out */
  | {
      readonly type: 'typed';
      readonly form: keyof PagoState['drafts'];
      readonly numero: string;
      readonly texto: string | null;
    }
  | { readonly type: 'tried'; readonly form: keyof PagoState['drafts'] }
  | { readonly type: 'horas'; readonly horas: number }
  | { readonly type: 'available'; readonly valor: number | undefined }
  | { readonly type: 'made'; readonly enlace: Enlace }
  | { readonly type: 'paid'; readonly enlace: Enlace }
  | { readonly type: 'used'; readonly aplicado: Aplicado }
  /** What was in favour did not reach: the rest of the same invoices is paid by a link. */
  | { readonly type: 'payRest' };

const emptyDrafts = { enlace: { typed: {}, tried: false }, favor: { typed: {}, tried: false } };

export const startPago = ({ que, mode }: Pick<PagoState, 'que' | 'mode'>): PagoState => ({
  ...{ que, mode, porPagar: undefined, loadError: undefined, reads: 0, drafts: emptyDrafts },
  ...{ horas: enlaceHours, available: undefined, enlace: undefined, paid: false, use: undefined },
  usedFavor: false,
});

export function pagoReducer(state: PagoState, event: PagoEvent): PagoState {
  switch (event.type) {
    case 'loaded':
      return { ...state, porPagar: event.porPagar, loadError: undefined };
    case 'loadFailed':
      return state.porPagar ? state : { ...state, loadError: event.error };
    case 'retry':
      return { ...state, porPagar: undefined, loadError: undefined, reads: state.reads + 1 };
    case 'refresh':
      return { ...state, reads: state.reads + 1 };
    case 'choose':
      return { ...state, mode: event.mode };
    case 'typed': {
      const draft = state.drafts[event.form];
      const typed = { ...draft.typed, [event.numero]: event.texto };
      return { ...state, drafts: { ...state.drafts, [event.form]: { ...draft, typed } } };
    }
    case 'tried':
      return {
        ...state,
        drafts: { ...state.drafts, [event.form]: { ...state.drafts[event.form], tried: true } },
      };
    case 'horas':
      return { ...state, horas: event.horas };
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
            que: { pedidas: state.use.facturas.map(({ numero }) => ({ numero })) },
            ...{ mode: 'pagar', porPagar: undefined, drafts: emptyDrafts, use: undefined },
          }
        : state;
  }
}

function applyUse(state: PagoState, aplicado: Aplicado): PagoState {
  const left = (state.available ?? 0) - aplicado.valor;
  const paid = new Set(aplicado.aplicaciones.map(({ factura }) => factura));
  const facturas = (state.porPagar ?? [])
    .map(({ factura }) => factura)
    .filter(({ numero }) => paid.has(numero));
  return { ...state, available: left, use: { aplicado, left, facturas }, usedFavor: true };
}

export function stepOf({ que, mode, enlace, paid, use }: PagoState): PagoStep {
  if (enlace && paid) return { name: 'recibido', enlace };
  if (enlace) return { name: 'listo', enlace, mode: mode === 'enlace' ? 'enlace' : 'pagar' };
  if (use) return { name: 'usado', use };
  if ('renovar' in que) return { name: 'renovar', enlace: que.renovar };
  return { name: mode };
}

/** What a link would ask for. @param sign the decimal sign that amounts are written with */
export function enlaceLinesOf({ porPagar = [], drafts }: PagoState, sign: string): Linea<Factura>[] {
  return checkLineas(porPagar, drafts.enlace.typed, sign);
}

/** What would be paid with what is in favour: of what the link would ask for, as far as it reaches. */
export function favorLinesOf(state: PagoState, sign: string): Linea<Factura>[] {
  const porPagar = spreadFavor(enlaceLinesOf(state, sign), state.available ?? 0);
  return checkLineas(porPagar, state.drafts.favor.typed, sign);
}

/** What can be sent of these lines, or undefined where none is chosen or one is wrong. */
export function chosenOf(lines: readonly Linea<Factura>[]): { numero: string; valor: number }[] | undefined {
  const chosen = lines.filter(({ elegida }) => elegida);
  if (chosen.length === 0 || chosen.some(({ fault }) => fault)) return undefined;
  return chosen.map(({ factura: { numero }, valor }) => ({ numero, valor }));
}
