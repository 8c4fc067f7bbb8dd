/** A course as the institution would describe it, without dates: those follow from today when the demo is seeded. */
import type { Modalidad } from '../../../../src/domain/estados/curso.ts';

export interface Ficha {
  nombre: string;
  descripcion: string;
  modalidad: Modalidad;
  lugar: string;
  /** 1 Monday … 7 Sunday. */
  dias: number[];
  desde: string;
  hasta: string;
  semanas: number;
  /** Cents of USD, tax included; 0 is free. */
  precio: number;
  cupo?: number;
  /** Percent of VAT within the price. */
  iva?: 0 | 15;
  cuotas?: number;
  requiereAprobacion?: true;
  descuento?: { motivo: string; valor: number };
  /** Cancelling keeps this much of what was billed, in percent. */
  retencion?: number;
  anulacionRequiereAprobacion?: true;
}

/** What a course's dates make of it today, and how the seed spreads the catalogue over that. */
export type Momento =
  | 'finalizado'
  | 'en_curso'
  | 'cerrado'
  | 'lleno'
  | 'abierto'
  | 'programado'
  | 'cancelado';
