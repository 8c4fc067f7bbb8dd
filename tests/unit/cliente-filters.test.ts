import { describe, expect, it } from 'vitest';
import { facturaFilters } from '../../src/areas/cliente/cartera/facturaFilters.ts';
import { cursoFilters } from '../../src/areas/cliente/cursos/cursoFilters.ts';
import { inscripcionFilters } from '../../src/areas/cliente/inscripciones/inscripcionFilters.ts';
import { dayRanges, nameOfRange } from '../../src/areas/cliente/lists/dayRanges.ts';
import { queryOf } from '../../src/areas/cliente/lists/filters.ts';
import { clearParams, hasParams, readParams, writeParams } from '../../src/areas/cliente/lists/params.ts';
import { reciboFilters } from '../../src/areas/cliente/recibos/reciboFilters.ts';

const cursos = (search: string) => readParams(cursoFilters, new URLSearchParams(search));
const inscripciones = (search: string) => readParams(inscripcionFilters, new URLSearchParams(search));

describe('filters of the invoices', () => {
  const facturas = (search: string) =>
    queryOf(facturaFilters, readParams(facturaFilters, new URLSearchParams(search)));

  it('have one word of the client for several states of the API', () => {
    expect(facturas('estado=porPagar')).toEqual({
      orden: '-fechaEmision',
      estado: 'emitida',
      estadoPago: ['pendiente', 'parcial'],
      tipo: 'factura',
    });
  });

  it('follow the one that comes first in the table if two conflict', () => {
    expect(facturas('estado=porPagar&tipo=nota_credito')).toMatchObject({ tipo: 'factura' });
    expect(facturas('estado=pagadas&tipo=nota_credito')).toMatchObject({ tipo: 'nota_credito' });
  });

  it('ask for every bucket that is overdue, or for one', () => {
    const overdue = ['d1_30', 'd31_60', 'd61_90', 'd91_120', 'd121_mas'];
    expect(facturas('antiguedad=vencido')).toMatchObject({ antiguedad: overdue });
    expect(facturas('antiguedad=d31_60')).toMatchObject({ antiguedad: ['d31_60'] });
  });
});

describe('ranges of days by name', () => {
  it('are this year, and the three months that end today', () => {
    expect(dayRanges.thisYear('2026-11-22')).toEqual({ desde: '2026-01-01', hasta: '2026-12-31' });
    expect(dayRanges.threeMonths('2026-11-22')).toEqual({ desde: '2026-08-23', hasta: '2026-11-22' });
    expect(dayRanges.threeMonths('2026-05-31')).toEqual({ desde: '2026-03-01', hasta: '2026-05-31' });
  });

  it('are known again by their days', () => {
    expect(nameOfRange({ desde: '2026-01-01', hasta: '2026-12-31' }, '2026-11-22')).toBe('thisYear');
    expect(nameOfRange({ desde: '2026-08-23', hasta: '2026-11-22' }, '2026-11-22')).toBe('threeMonths');
    expect(nameOfRange({ desde: '2026-01-01', hasta: '' }, '2026-11-22')).toBeUndefined();
  });
});

describe('filters of the receipts', () => {
  const recibos = (search: string) =>
    queryOf(reciboFilters, readParams(reciboFilters, new URLSearchParams(search)));

  it('ask for a state of the API, or for those of which something is in favour', () => {
    expect(recibos('estado=reembolsado')).toEqual({ orden: '-fecha', estado: 'reembolsado' });
    expect(recibos('estado=aFavor')).toEqual({ orden: '-fecha', aFavor: true });
    expect(recibos('estado=otro')).toEqual({ orden: '-fecha' });
  });
});

describe('filters of the course list', () => {
  it('without anything in the URL show the courses that one can enrol in, now or later, the nearest first and full ones last', () => {
    expect(queryOf(cursoFilters, cursos(''))).toEqual({
      orden: 'oferta',
      estado: ['abierto', 'lleno', 'programado'],
    });
  });

  it('are read from the URL', () => {
    expect(
      queryOf(
        cursoFilters,
        cursos('q=+riego+&modalidad=virtual&estado=abierto&desde=2026-01-01&hasta=2026-12-31'),
      ),
    ).toEqual({
      q: 'riego',
      modalidad: 'virtual',
      estado: ['abierto'],
      desde: '2026-01-01',
      hasta: '2026-12-31',
      orden: 'inicio',
    });
  });

  it('by area and price are asked as the API has them, and a price that is none is left out', () => {
    expect(queryOf(cursoFilters, cursos('area=Idiomas&precio=10000'))).toMatchObject({
      area: ['Idiomas'],
      precioHasta: 10_000,
    });
    expect(queryOf(cursoFilters, cursos('precio=mucho'))).not.toHaveProperty('precioHasta');
  });

  it('show the latest first if past courses are among them', () => {
    expect(queryOf(cursoFilters, cursos('estado=finalizado')).orden).toBe('-inicio');
    expect(queryOf(cursoFilters, cursos('estado=todos'))).toEqual({ orden: '-inicio' });
  });

  it('leave out what they do not understand', () => {
    expect(cursos('estado=secreto&modalidad=astral&desde=2026-02-31&hasta=ayer')).toEqual(cursos(''));
  });

  it('cut words at the hundred characters that the API takes', () => {
    expect(cursos(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
  });
});

describe('filters of the enrolment list', () => {
  it('take several states and always order by date, the latest first', () => {
    expect(queryOf(inscripcionFilters, inscripciones('estado=anulada&estado=activa&estado=nada'))).toEqual({
      estado: ['activa', 'anulada'],
      orden: '-fecha',
    });
    expect(queryOf(inscripcionFilters, inscripciones(''))).toEqual({ orden: '-fecha' });
  });
});

describe('changing a filter', () => {
  const params = new URLSearchParams('q=riego&limite=50&pagina=3&cursor=abc');

  it('goes back to the first page and keeps the rest', () => {
    const next = writeParams(cursoFilters, params, { modalidad: 'hibrida' });
    expect(next.toString()).toBe('q=riego&limite=50&modalidad=hibrida');
  });

  it('writes no default', () => {
    expect(writeParams(cursoFilters, params, { q: '  ', estado: 'vigentes' }).toString()).toBe('limite=50');
  });

  it('leaves the given parameters alone', () => {
    writeParams(cursoFilters, params, { q: '' });
    expect(params.get('q')).toBe('riego');
  });

  it('is undone by clearing, which keeps the page size', () => {
    const several = new URLSearchParams('estado=activa&estado=anulada&q=x&limite=10&cursor=a&pagina=2');
    expect(clearParams(inscripcionFilters, several).toString()).toBe('limite=10');
  });

  it('tells whether anything is filtered; nonsense is not', () => {
    expect(hasParams(cursoFilters, new URLSearchParams('limite=50'))).toBe(false);
    expect(hasParams(cursoFilters, new URLSearchParams('estado=nada'))).toBe(false);
    expect(hasParams(cursoFilters, new URLSearchParams('desde=2026-01-01'))).toBe(true);
  });
});
