/** The filters of the receipts, in the order of their bar: kind, texts (locales, recibos.json) and query for the API. */
import { estadosRecibo, medios } from '../../../domain/estados/recibo.ts';
import { filtersFor } from '../lists/filters.ts';

const { search, choice, days, order } = filtersFor<'recibos', 'GET /api/cliente/recibos'>();

export const reciboFilters = {
  q: search('buscar', 'buscarEjemplo'),
  medio: choice({ options: medios, label: 'columna.medio', texts: 'medio', query: (medio) => ({ medio }) }),
  estado: choice({
    // The states of the API, and the receipts with a part that no invoice used.
    options: [...estadosRecibo, 'aFavor'],
    label: 'columna.estado',
    texts: 'estado',
    query: (estado) => (estado === 'aFavor' ? { aFavor: true } : { estado }),
  }),
  ...days('filtro.fechas'),
  orden: order(['-fecha', 'fecha', '-valor', 'valor'], 'orden'),
};
