/**
 * The records of the seed before they are inserted, as objects that refer to each other. A field with the name of a column
 * means the same, but instants are milliseconds. seedDemo gives the numbers at the end, in order of time, so that they
 * have no gaps.
 */
import type { Condicion } from '../../../src/domain/cotizacion/condicion.ts';
import type { EstadoEnlace } from '../../../src/domain/estados/enlace.ts';
import type { EstadoInscripcion } from '../../../src/domain/estados/inscripcion.ts';
import type { EstadoPago } from '../../../src/domain/estados/pago.ts';
import type { EstadoRecibo, Medio } from '../../../src/domain/estados/recibo.ts';
import type { Actor } from '../inscripciones/changeEstado.ts';
import type { SeedPerson } from './people.ts';
import type { Dates } from './planDates.ts';
import type { CatalogueCurso } from './readCatalogue.ts';

export interface DraftCurso extends CatalogueCurso, Dates {
  id: string;
  identificacion: string;
  horas: number;
  canceladoEl: number | null;
  descuentoHasta: string | null;
  /** Seats that the seed may still give away. */
  free: number;
  /** Identifications of all people who enrolled, because nobody enrols twice in a course here. */
  enrolled: Set<string>;
  /** The time of the latest enrolment so far; 0 before the first. */
  lastTaken: number;
  ultimaEspera: number;
}

export interface DraftCliente extends SeedPerson {
  id: string;
  cuentaId: string;
  correo: string;
  direccion: string;
  creadoEl: number;
}

export interface DraftInscripcion {
  numero: string;
  cliente: DraftCliente;
  curso: DraftCurso;
  participante: SeedPerson;
  estado: EstadoInscripcion;
  fecha: number;
  valor: number;
  descuento: number;
  condicion: Condicion | null;
  total: number;
  caducaEl: number | null;
  ordenEspera: number | null;
  anuladaEl: number | null;
  anuladaMotivo: string | null;
  anuladaRetencion: number | null;
  canal: 'portal' | 'publico';
  historial: { de: EstadoInscripcion | null; a: EstadoInscripcion; fecha: number; actor: Actor }[];
}

export interface DraftFactura {
  numero: string;
  tipo: 'factura' | 'nota_credito';
  refiere: DraftFactura | null;
  inscripcion: DraftInscripcion;
  cliente: DraftCliente;
  estado: 'emitida' | 'anulada';
  creadaEl: number;
  anuladaEl: number | null;
  cuotas: { vence: string; valor: number }[];
  descripcion: string;
  tarifa: number;
  subtotal: number;
  descuento: number;
  impuestos: number;
  total: number;
  pagado: number;
  acreditado: number;
  /** Includes reverted ones. */
  aplicaciones: DraftAplicacion[];
}

export interface DraftRecibo {
  numero: string;
  cliente: DraftCliente;
  pago: DraftPago | null;
  creadoEl: number;
  valor: number;
  medio: Medio;
  referencia: string;
  estado: EstadoRecibo;
  reembolsado: number;
}

export interface DraftAplicacion {
  recibo: DraftRecibo;
  factura: DraftFactura;
  valor: number;
  fecha: number;
  revertidaEl: number | null;
}

export interface DraftEnlace {
  id: string;
  codigo: string;
  cliente: DraftCliente;
  factura: DraftFactura;
  valor: number;
  estado: EstadoEnlace;
  creadoEl: number;
  caducaEl: number;
  recibo: DraftRecibo | null;
}

export interface DraftPago {
  id: string;
  enlace: DraftEnlace;
  valor: number;
  estado: EstadoPago;
  referencia: string;
  creadoEl: number;
}

export interface DraftReembolso {
  id: string;
  recibo: DraftRecibo;
  valor: number;
  fecha: number;
  referencia: string;
}

export interface DraftMovimiento {
  cliente: DraftCliente;
  fecha: number;
  tipo: 'factura' | 'nota_credito' | 'recibo' | 'reembolso' | 'anulacion' | 'ajuste';
  documento: { numero: string };
  descripcion: string;
  debe: number;
  haber: number;
}

export interface Drafts {
  cursos: DraftCurso[];
  clientes: DraftCliente[];
  inscripciones: DraftInscripcion[];
  facturas: DraftFactura[];
  recibos: DraftRecibo[];
  aplicaciones: DraftAplicacion[];
  enlaces: DraftEnlace[];
  pagos: DraftPago[];
  reembolsos: DraftReembolso[];
  movimientos: DraftMovimiento[];
}
