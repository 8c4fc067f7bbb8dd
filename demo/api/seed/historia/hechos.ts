/**
 * What happened, as objects that point at each other. Numbers are given at the end, in order of time, so that documents
 * count without gaps and a later one never has a smaller number. Instants are milliseconds, amounts minor units.
 */
import type { Modalidad } from '../../../../src/domain/estados/curso.ts';
import type { EstadoEnlace } from '../../../../src/domain/estados/enlace.ts';
import type { EstadoInscripcion } from '../../../../src/domain/estados/inscripcion.ts';
import type { EstadoPago } from '../../../../src/domain/estados/pago.ts';
import type { EstadoRecibo, Medio } from '../../../../src/domain/estados/recibo.ts';
import type { Fechas } from '../calendario.ts';
import type { Ficha, Momento } from '../catalogo/tipos.ts';
import type { Persona } from '../nombres.ts';

export interface CursoHecho extends Fechas {
  id: string;
  codigo: string;
  ficha: Ficha;
  modalidad: Modalidad;
  momento: Momento;
  canceladoEl?: number;
  descuentoHasta?: string;
  /** Seats that the seed may still give away. */
  libres: number;
  /** Identifications of all who ever enrolled: nobody comes back in these stories. */
  ocupadoPor: Set<string>;
  /** When the last of its seats and places in the waiting list was given so far; 0 before the first. */
  ultima: number;
  espera: number;
}

export interface ClienteHecho extends Persona {
  id: string;
  correo: string;
  direccion: string;
  creadoEl: number;
  cuentaId: string;
}

export interface InscripcionHecha {
  numero: string;
  cliente: ClienteHecho;
  curso: CursoHecho;
  participante: Persona & { correo: string };
  estado: EstadoInscripcion;
  fecha: number;
  valor: number;
  descuento: number;
  total: number;
  caducaEl?: number;
  ordenEspera?: number;
  anulada?: { fecha: number; motivo: string; retencion: number };
  canal: 'portal' | 'publico';
  pasos: Paso[];
}

interface Paso {
  de: EstadoInscripcion | null;
  a: EstadoInscripcion;
  fecha: number;
  actor: 'cliente' | 'institucion' | 'sistema';
}

export interface FacturaHecha {
  numero: string;
  tipo: 'factura' | 'nota_credito';
  refiere?: FacturaHecha;
  inscripcion: InscripcionHecha;
  cliente: ClienteHecho;
  emitidaEl: number;
  anuladaEl?: number;
  fechaEmision: string;
  cuotas: { vence: string; valor: number }[];
  descripcion: string;
  precioUnitario: number;
  descuento: number;
  tarifa: number;
  base: number;
  impuesto: number;
  total: number;
  pagado: number;
  acreditado: number;
  /** Those that still stand, and those that were ended. */
  aplicaciones: AplicacionHecha[];
}

export interface ReciboHecho {
  numero: string;
  cliente: ClienteHecho;
  pago?: PagoHecho;
  recibidoEl: number;
  valor: number;
  medio: Medio;
  referencia: string;
  estado: EstadoRecibo;
  reembolsado: number;
}

export interface AplicacionHecha {
  recibo: ReciboHecho;
  factura: FacturaHecha;
  valor: number;
  fecha: number;
  revertidaEl?: number;
}

export interface EnlaceHecho {
  id: string;
  codigo: string;
  cliente: ClienteHecho;
  factura: FacturaHecha;
  valor: number;
  estado: EstadoEnlace;
  creadoEl: number;
  caducaEl: number;
  recibo?: ReciboHecho;
}

export interface PagoHecho {
  id: string;
  enlace: EnlaceHecho;
  valor: number;
  estado: EstadoPago;
  referencia: string;
  creadoEl: number;
}

export interface ReembolsoHecho {
  id: string;
  recibo: ReciboHecho;
  valor: number;
  fecha: number;
  referencia: string;
}

export interface MovimientoHecho {
  cliente: ClienteHecho;
  fecha: number;
  tipo: 'factura' | 'nota_credito' | 'recibo' | 'reembolso' | 'anulacion' | 'ajuste';
  documento: { numero: string };
  descripcion: string;
  debe: number;
  haber: number;
}

export interface Hechos {
  cursos: CursoHecho[];
  clientes: ClienteHecho[];
  inscripciones: InscripcionHecha[];
  facturas: FacturaHecha[];
  recibos: ReciboHecho[];
  aplicaciones: AplicacionHecha[];
  enlaces: EnlaceHecho[];
  pagos: PagoHecho[];
  reembolsos: ReembolsoHecho[];
  movimientos: MovimientoHecho[];
}

export function openHechos(): Hechos {
  return {
    cursos: [],
    clientes: [],
    inscripciones: [],
    facturas: [],
    recibos: [],
    aplicaciones: [],
    enlaces: [],
    pagos: [],
    reembolsos: [],
    movimientos: [],
  };
}

/** Gives numbers in order of time and answers the last of each series. */
export function numberAll(hechos: Hechos): Record<string, number> {
  const last: Record<string, number> = {};
  const next = (serie: string): number => {
    last[serie] = (last[serie] ?? 0) + 1;
    return last[serie];
  };
  hechos.inscripciones.sort((a, b) => a.fecha - b.fecha);
  for (const inscripcion of hechos.inscripciones) {
    inscripcion.numero = `INS-${String(next('inscripcion')).padStart(6, '0')}`;
  }
  hechos.facturas.sort((a, b) => a.emitidaEl - b.emitidaEl);
  for (const factura of hechos.facturas) {
    // Credit notes have an emission point of their own: their numbers never meet those of invoices.
    const punto = factura.tipo === 'factura' ? '001-001' : '001-002';
    factura.numero = `${punto}-${String(next(punto)).padStart(9, '0')}`;
  }
  hechos.recibos.sort((a, b) => a.recibidoEl - b.recibidoEl);
  for (const recibo of hechos.recibos) recibo.numero = `REC-${String(next('recibo')).padStart(6, '0')}`;
  // Stable: what happened at one instant stays in the order in which it was told.
  hechos.movimientos.sort((a, b) => a.fecha - b.fecha);
  return last;
}
