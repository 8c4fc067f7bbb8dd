/**
 * Says what each parameter of a query does, for the OpenAPI document. The compiler asks for a text for each parameter that the
 * contract names, in its list or once for all lists.
 */
import type { GenericSchema } from 'valibot';
import type { QueryOf } from '../../../src/contract/endpoint.ts';
import type { Endpoints } from '../../../src/contract/endpoints.ts';

/** Those that mean the same in every list. */
const shared = {
  limite: 'How many records a page has at most.',
  cursor: 'The next page: `siguiente` of the one before.',
  hasta: 'The last day, included; before `desde` it is 422 rango_invertido.',
  moneda: 'The currency (ISO 4217).',
  csv:
    'For `text/csv` only: `datos` has the names and values of this document, `,` between cells, `.` in amounts and no byte order mark, ' +
    'for programs. Without it the file has the words, separator and decimal sign of the language in Accept-Language, for spreadsheets.',
  orden: 'What the list is sorted by; a minus turns the order round. Without it, the first of these.',
};

type Shared = keyof typeof shared;

type NameOf<K extends keyof Endpoints> = Endpoints[K] extends { query: GenericSchema }
  ? keyof QueryOf<Endpoints[K]>
  : never;

type Texts = {
  readonly [K in keyof Endpoints as [NameOf<K>] extends [never] ? never : K]: {
    readonly [name in Exclude<NameOf<K>, Shared>]: string;
  } & { readonly [name in Shared]?: string };
};

const texts: Texts = {
  'GET /api/cliente/cursos': {
    q: 'Words of its code, name, description or area, or of who teaches it.',
    desde: 'The first day of `inicio`, included.',
    modalidad: 'How it is taught.',
    estado: 'Its state today.',
    area: 'Its area, exactly as `opciones.areas` has it.',
    precioHasta: 'The highest `precio`, in minor units; 0 gives those without cost.',
    orden:
      'What the list is sorted by; a minus turns the order round. Without it, the first of these. `oferta` is by the first day, ' +
      'courses that are full last.',
  },
  'GET /api/cliente/inscripciones': {
    q: 'Words of its number, its course or its participant.',
    desde: 'The first day of `fecha`, included.',
    estado: 'Its state.',
    curso: 'The id or the code of its course.',
  },
  'GET /api/cliente/inscripciones/{id}/enlaces': {
    q: 'A part of the number of an invoice that it asks to be paid.',
  },
  'GET /api/cliente/facturas': {
    q: 'Words of its number or its buyer, or of its enrolment: number, course or participant.',
    desde: 'The first day of `fechaEmision`, included.',
    tipo: 'Invoices or credit notes.',
    estado: 'In force or annulled.',
    estadoPago: 'How much of it is paid. A credit note is `acreditada`.',
    vencida: 'True gives those with an overdue instalment, false the others.',
    antiguedad:
      'Those with debts of these ages, by the days since each instalment fell due, as in the balance. One in instalments may have several. ' +
      'The totals then have `enAntiguedad`, the part of `saldo` of these ages.',
    numero: 'Exactly these invoices; those that do not exist are left out.',
    inscripcion: 'The number of its enrolment.',
    refiere: 'The credit notes that correct the invoice of this number.',
    orden:
      'What the list is sorted by; a minus turns the order round. Without it, the first of these. `proximoVencimiento` is the day of the ' +
      'oldest instalment that is owed, or `fechaVencimiento` if none is; credit notes come last in both directions.',
  },
  'GET /api/cliente/recibos': {
    q: 'Words of its number, its reference, or a course that it pays.',
    desde: 'The first day of `fecha`, included.',
    estado: 'Its state.',
    medio: 'How it was paid.',
    aFavor: 'True gives those with money in the client’s favour (`sinAplicar`), false the others.',
  },
  'GET /api/cliente/pagos': {
    q: 'Words of its id, its gateway or its reference.',
    desde: 'The first day of `creadoEl` in the institution’s time zone, included.',
    estado: 'Its state.',
    enlace: 'The id of its payment link.',
  },
  'GET /api/cliente/movimientos': {
    q: 'Words of its document, its description or its course.',
    desde: 'The first day of `fecha`, included.',
    tipo: 'The kind of entry.',
  },
  'GET /api/cliente/enlaces': {
    q: 'A part of the number of an invoice that it asks to be paid.',
    estado: 'Its state now; an expired one is `caducado`.',
  },
};

/**
 * Returns what a parameter of a query does; undefined for one that is not in the contract.
 * @param call as `GET /api/cliente/cursos`
 */
export function parameterText(call: string, name: string): string | undefined {
  const ofCall: Readonly<Record<string, string>> | undefined = (
    texts as Readonly<Record<string, Readonly<Record<string, string>>>>
  )[call];
  return ofCall?.[name] ?? (shared as Readonly<Record<string, string>>)[name];
}
