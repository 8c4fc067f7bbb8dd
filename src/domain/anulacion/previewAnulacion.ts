/**
 * Computes what cancelling would do now. The preview shows the result and cancelling carries it out, so both are equal, or their
 * fingerprints differ.
 */
import { digestOf } from '../digestOf.ts';
import type { CountedFactura } from '../estados/factura.ts';
import {
  canAnular,
  type EstadoInscripcion,
  type MotivoNoAnulable,
  takesSeat,
} from '../estados/inscripcion.ts';
import { addDays } from '../fechas.ts';
import { noRetencion, type Retencion, type Settlement, settleFactura } from './settleFactura.ts';

export interface CursoAnulable {
  /** YYYY-MM-DD */
  readonly inicio: string;
  readonly anulacion: Retencion & { readonly hasta: string; readonly requiereAprobacion: boolean };
}

export interface AnulacionAsked<M extends string> {
  readonly numero: string;
  readonly estado: EstadoInscripcion;
  readonly moneda: M;
  readonly curso: CursoAnulable;
  /** The one in force; omitted if nothing was billed. */
  readonly factura?: CountedFactura | undefined;
}

/** AnulacionPreview of the contract. */
export interface AnulacionPreview<M extends string> extends Settlement {
  readonly numero: string;
  readonly estado: EstadoInscripcion;
  readonly puedeAnular: boolean;
  readonly motivoNoAnulable?: MotivoNoAnulable;
  readonly anulableHasta: string;
  readonly liberaCupo: boolean;
  readonly moneda: M;
  readonly huella: string;
}

/** The last day on which a client may cancel: that of the policy, but always before the course begins. */
export function anulableHasta({ inicio, anulacion }: CursoAnulable): string {
  return anulacion.hasta < inicio ? anulacion.hasta : addDays(inicio, -1);
}

/**
 * Only an active enrolment pays for cancelling: a person without a seat owes nothing for it, and keeps what they paid on account.
 * If cancelling is not possible, the amounts are 0.
 * @param today YYYY-MM-DD
 */
export function previewAnulacion<M extends string>(
  { numero, estado, moneda, curso, factura }: AnulacionAsked<M>,
  today: string,
): AnulacionPreview<M> {
  const verdict = canAnular({ estado }, curso, today);
  const policy = estado === 'activa' ? curso.anulacion : noRetencion;
  const settlement = settleFactura(verdict.ok ? factura : undefined, policy);
  const preview = {
    numero,
    estado,
    puedeAnular: verdict.ok,
    ...(verdict.ok ? {} : { motivoNoAnulable: verdict.code }),
    anulableHasta: anulableHasta(curso),
    ...settlement,
    liberaCupo: verdict.ok && takesSeat(estado),
    moneda,
  };
  return { ...preview, huella: fingerprint(preview) };
}

/** Sorts by name, so that the order of an object's fields does not matter. */
function fingerprint(preview: Omit<AnulacionPreview<string>, 'huella'>): string {
  return digestOf([
    preview.numero,
    preview.estado,
    preview.motivoNoAnulable ?? '',
    preview.anulableHasta,
    preview.pagado,
    preview.retencion,
    preview.notaCredito,
    preview.saldoAFavor,
    preview.anulaFactura,
    preview.liberaCupo,
    preview.moneda,
  ]);
}
