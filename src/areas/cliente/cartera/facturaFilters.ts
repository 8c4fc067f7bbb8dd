/** The filters of the invoices, in the order of their bar: kind, texts (locales, cartera.json) and query for the API. */
import type * as v from 'valibot';
import type { ConsultaFacturas } from '../../../contract/factura.ts';
import { ageBucketsOf, debtAges } from '../../../domain/cuenta/antiguedad.ts';
import { monedas } from '../../../domain/moneda.ts';
import { filtersFor } from '../lists/filters.ts';

const { search, choice, days, order } = filtersFor<'cartera', 'GET /api/cliente/facturas'>();

type Query = v.InferInput<typeof ConsultaFacturas>;

/** States in the words of a client; each maps to one or more states of the API. */
const states: {
  readonly [state in 'porPagar' | 'vencidas' | 'pagadas' | 'acreditadas' | 'anuladas']: Query;
} = {
  porPagar: { estado: 'emitida', estadoPago: ['pendiente', 'parcial'], tipo: 'factura' },
  vencidas: { vencida: true },
  pagadas: { estadoPago: 'pagada' },
  acreditadas: { estado: 'emitida', estadoPago: 'acreditada', tipo: 'factura' },
  anuladas: { estado: 'anulada' },
};

export const facturaFilters = {
  q: search('buscar', 'buscarEjemplo'),
  estado: choice({
    options: ['porPagar', 'vencidas', 'pagadas', 'acreditadas', 'anuladas'],
    label: 'filtro.estado',
    texts: 'ver',
    query: (state) => states[state],
  }),
  tipo: choice({
    options: ['factura', 'nota_credito'],
    label: 'filtro.tipo',
    texts: 'tipo',
    query: (tipo) => ({ tipo }),
  }),
  antiguedad: choice({
    options: debtAges,
    label: 'filtro.antiguedad',
    texts: 'antiguedad',
    query: (age) => ({ antiguedad: [...ageBucketsOf(age)] }),
  }),
  moneda: choice({ options: monedas, label: 'filtro.moneda', query: (moneda) => ({ moneda }) }),
  ...days('filtro.emision'),
  orden: order(
    [
      '-fechaEmision',
      'fechaEmision',
      'proximoVencimiento',
      '-proximoVencimiento',
      '-saldo',
      'saldo',
      '-total',
      'total',
    ],
    'orden',
  ),
};
