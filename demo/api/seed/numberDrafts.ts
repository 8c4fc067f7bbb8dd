import type { Drafts } from './drafts.ts';

/** Gives numbers in order of time and returns the last of each series. */
export function numberDrafts(drafts: Drafts): Record<string, number> {
  const last: Record<string, number> = {};
  const next = (serie: string, digits: number): string => {
    last[serie] = (last[serie] ?? 0) + 1;
    return String(last[serie]).padStart(digits, '0');
  };
  for (const inscripcion of drafts.inscripciones.sort((a, b) => a.fecha - b.fecha)) {
    inscripcion.numero = `INS-${next('inscripcion', 6)}`;
  }
  for (const factura of drafts.facturas.sort((a, b) => a.creadaEl - b.creadaEl)) {
    // Credit notes have their own emission point, so their numbers differ from those of invoices.
    const point = factura.tipo === 'factura' ? '001-001' : '001-002';
    factura.numero = `${point}-${next(point, 9)}`;
  }
  for (const recibo of drafts.recibos.sort((a, b) => a.creadoEl - b.creadoEl)) {
    recibo.numero = `REC-${next('recibo', 6)}`;
  }
  // The sort is stable: lines of the same instant keep their order.
  drafts.movimientos.sort((a, b) => a.fecha - b.fecha);
  return last;
}
