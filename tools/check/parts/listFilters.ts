/**
 * Says for each filter of each list of the contract which records match it, from the record itself. The compiler requires a row for
 * each parameter of a list's query but those that all lists share, for which lists.ts has separate rules.
 */
import type { GenericSchema } from 'valibot';
import type { QueryOf, ResponseOf } from '../../../src/contract/endpoint.ts';
import type { Endpoints } from '../../../src/contract/endpoints.ts';
import type { Factura } from '../../../src/contract/factura.ts';
import { deudasOf } from '../../../src/domain/cuenta/deudas.ts';
import { type AgeBucket, ageBucketOf } from '../../../src/domain/fechas.ts';

export interface ListFilter<R> {
  /** Returns values of the filter that this record matches: the check asks for some of them. */
  valuesOf(row: R): readonly string[];
  /** True if the record matches the filter with this value; undefined if the record alone cannot say. */
  leaves(row: R, value: string): boolean | undefined;
}

/** The parameters that every list has, or every list of records with a day, or with files. */
type Shared = 'limite' | 'cursor' | 'q' | 'orden' | 'desde' | 'hasta' | 'csv';

/** The names of a list's own filters. */
type FilterOf<K extends keyof Endpoints> = Endpoints[K] extends { query: GenericSchema }
  ? Exclude<keyof QueryOf<Endpoints[K]>, Shared>
  : never;

/** The calls that are lists with filters of their own. */
export type ListCall = {
  [K in keyof Endpoints]: [FilterOf<K>] extends [never] ? never : K;
}[keyof Endpoints];

type RowOf<K extends ListCall> = ResponseOf<Endpoints[K]> extends { resultados: (infer R)[] } ? R : never;

type Table = {
  readonly [K in ListCall]: {
    readonly [name in FilterOf<K>]: ListFilter<RowOf<K>>;
  };
};

/** A filter by the value of one field, or one sum, of the record; a record without it matches no value. */
const is = <R>(read: (row: R) => string | boolean | undefined): ListFilter<R> => ({
  valuesOf: (row) => [read(row)].filter((value) => value !== undefined).map(String),
  leaves: (row, value) => String(read(row)) === value,
});

/** An invoice may owe in several ages. Debts whose age depends on which of the days it is are not judged. */
function byAge(days: readonly string[]): ListFilter<Factura> {
  const agesOf = (factura: Factura): AgeBucket[][] =>
    days.map((day) => deudasOf([factura]).map(({ vence }) => ageBucketOf(vence, day)));
  return {
    valuesOf: (row) => agesOf(row).flat(),
    leaves(row, value) {
      const answers = new Set(agesOf(row).map((ages) => ages.includes(value as AgeBucket)));
      return answers.size === 1 ? answers.has(true) : undefined;
    },
  };
}

/** @param days one of them is the server's day, which decides how old a debt is */
export const listFilters = (days: readonly string[]): Table => ({
  'GET /api/cliente/cursos': {
    modalidad: is((curso) => curso.modalidad),
    estado: is((curso) => curso.estado),
    area: is((curso) => curso.area),
    precioHasta: {
      valuesOf: (curso) => [String(curso.precio)],
      leaves: (curso, value) => curso.precio <= Number(value),
    },
  },
  'GET /api/cliente/inscripciones': {
    estado: is((inscripcion) => inscripcion.estado),
    curso: is((inscripcion) => inscripcion.curso.id),
  },
  'GET /api/cliente/facturas': {
    tipo: is((factura) => factura.tipo),
    estado: is((factura) => factura.estado),
    estadoPago: is((factura) => factura.estadoPago),
    vencida: is((factura) => factura.vencida),
    antiguedad: byAge(days),
    numero: is((factura) => factura.numero),
    inscripcion: is((factura) => factura.inscripcion),
    refiere: is((factura) => factura.refiere),
    moneda: is((factura) => factura.moneda),
  },
  'GET /api/cliente/recibos': {
    estado: is((recibo) => recibo.estado),
    medio: is((recibo) => recibo.medio),
    moneda: is((recibo) => recibo.moneda),
    aFavor: is((recibo) => recibo.sinAplicar > 0),
  },
  'GET /api/cliente/pagos': {
    estado: is((pago) => pago.estado),
    moneda: is((pago) => pago.moneda),
    enlace: is((pago) => pago.enlaceId),
  },
  'GET /api/cliente/movimientos': {
    tipo: is((movimiento) => movimiento.tipo),
    moneda: is((movimiento) => movimiento.moneda),
  },
  'GET /api/cliente/enlaces': {
    estado: is((enlace) => enlace.estado),
  },
});
