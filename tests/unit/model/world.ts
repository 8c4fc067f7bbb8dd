/**
 * A course with its enrolments and all of their money, in memory: what the API keeps in its database, moved by the same
 * functions of src/domain and by nothing else. It decides nothing itself, so what the tests find here is true of the rules.
 */
import type { QuotableCurso } from '../../../src/domain/cotizacion/quoteCurso.ts';
import type { Cuota } from '../../../src/domain/cuenta/deudas.ts';
import type { TipoMovimiento } from '../../../src/domain/cuenta/movimientos.ts';
import { type EstadoCurso, estadoCurso } from '../../../src/domain/estados/curso.ts';
import type { EstadoEnlace } from '../../../src/domain/estados/enlace.ts';
import type { EstadoFactura } from '../../../src/domain/estados/factura.ts';
import { type EstadoInscripcion, takesSeat } from '../../../src/domain/estados/inscripcion.ts';
import type { EstadoPago } from '../../../src/domain/estados/pago.ts';
import type { EstadoRecibo } from '../../../src/domain/estados/recibo.ts';
import { dayOf } from '../../../src/domain/fechas.ts';

export interface Curso extends QuotableCurso<'USD'> {
  inscripcionDesde: string;
  inscripcionHasta: string;
  cupo: number;
  requiereAprobacion: boolean;
  anulacion: {
    hasta: string;
    retencionValor: number;
    retencionPorcentaje: number;
    requiereAprobacion: boolean;
  };
}

export interface Inscripcion {
  numero: string;
  /** The participant. */
  persona: number;
  estado: EstadoInscripcion;
  steps: EstadoInscripcion[];
  valor: number;
  descuento: number;
  total: number;
  caducaEl: number | undefined;
  orden: number | undefined;
}

export interface Factura {
  numero: string;
  tipo: 'factura' | 'nota_credito';
  inscripcion: string;
  estado: EstadoFactura;
  total: number;
  subtotal: number;
  descuento: number;
  impuestos: number;
  cuotas: Cuota[];
  pagado: number;
  acreditado: number;
}

export interface Recibo {
  numero: string;
  valor: number;
  reembolsado: number;
  aplicado: number;
  estado: EstadoRecibo;
}

export interface Aplicacion {
  recibo: string;
  factura: string;
  valor: number;
  isInForce: boolean;
}

export interface Enlace {
  facturas: { numero: string; valor: number }[];
  valor: number;
  moneda: 'USD';
  estado: EstadoEnlace;
  caducaEl: number;
  recibo?: string;
}

export interface Pago {
  enlace: Enlace;
  valor: number;
  estado: EstadoPago;
  creadoEl: number;
  /** The number of times that its money was entered. */
  timesRecorded: number;
}

export interface Movimiento {
  tipo: TipoMovimiento;
  debe: number;
  haber: number;
}

export interface World {
  curso: Curso;
  now: number;
  inscripciones: Inscripcion[];
  facturas: Factura[];
  recibos: Recibo[];
  aplicaciones: Aplicacion[];
  enlaces: Enlace[];
  pagos: Pago[];
  movimientos: Movimiento[];
  lastOrden: number;
}

export function openWorld(curso: Curso, now: number): World {
  return {
    curso,
    now,
    inscripciones: [],
    facturas: [],
    recibos: [],
    aplicaciones: [],
    enlaces: [],
    pagos: [],
    movimientos: [],
    lastOrden: 0,
  };
}

export function todayOf(world: World): string {
  return dayOf(world.now);
}

export function seatsTaken(world: World): number {
  return world.inscripciones.filter(({ estado }) => takesSeat(estado)).length;
}

export function esperaOf(world: World): (Inscripcion & { orden: number })[] {
  return world.inscripciones.filter(
    (one): one is Inscripcion & { orden: number } => one.estado === 'en_espera' && one.orden !== undefined,
  );
}

export function estadoOf(world: World): EstadoCurso {
  const cuposDisponibles = world.curso.cupo - seatsTaken(world);
  return estadoCurso({ ...world.curso, cuposDisponibles, cancelado: false }, todayOf(world));
}

export function facturaOf(world: World, { numero }: Inscripcion): Factura | undefined {
  return world.facturas.find(({ inscripcion, tipo }) => inscripcion === numero && tipo === 'factura');
}
