import { describe, expect, it } from 'vitest';
import { camposCursos, consultaCursos } from '../../src/areas/cliente/cursos/cursosFilters.ts';
import {
  camposInscripciones,
  consultaInscripciones,
} from '../../src/areas/cliente/inscripciones/filtrosInscripciones.ts';
import { clearParams, hasParams, readParams, writeParams } from '../../src/areas/cliente/lists/params.ts';
import { camposRecibos, consultaRecibos } from '../../src/areas/cliente/recibos/filtrosRecibos.ts';

const cursos = (search: string) => readParams(camposCursos, new URLSearchParams(search));
const inscripciones = (search: string) => readParams(camposInscripciones, new URLSearchParams(search));

describe('filters of the receipts', () => {
  const recibos = (search: string) => consultaRecibos(readParams(camposRecibos, new URLSearchParams(search)));

  it('ask for a state of the API, or for those of which something is in favour', () => {
    expect(recibos('estado=reembolsado')).toEqual({ orden: '-fecha', estado: 'reembolsado' });
    expect(recibos('estado=aFavor')).toEqual({ orden: '-fecha', aFavor: true });
    expect(recibos('estado=otro')).toEqual({ orden: '-fecha' });
  });
});

describe('filters of the course list', () => {
  it('without anything in the URL show the courses that one can enrol in, now or later, the nearest first', () => {
    expect(consultaCursos(cursos(''))).toEqual({
      orden: 'inicio',
      estado: ['abierto', 'lleno', 'programado'],
    });
  });

  it('are read from the URL', () => {
    expect(
      consultaCursos(cursos('q=+riego+&modalidad=virtual&estado=abierto&desde=2026-01-01&hasta=2026-12-31')),
    ).toEqual({
      q: 'riego',
      modalidad: 'virtual',
      estado: ['abierto'],
      desde: '2026-01-01',
      hasta: '2026-12-31',
      orden: 'inicio',
    });
  });

  it('show the latest first where past courses are among them', () => {
    expect(consultaCursos(cursos('estado=finalizado')).orden).toBe('-inicio');
    expect(consultaCursos(cursos('estado=todos'))).toEqual({ orden: '-inicio' });
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
    expect(consultaInscripciones(inscripciones('estado=anulada&estado=activa&estado=nada'))).toEqual({
      estado: ['activa', 'anulada'],
      orden: '-fecha',
    });
    expect(consultaInscripciones(inscripciones(''))).toEqual({ orden: '-fecha' });
  });
});

describe('changing a filter', () => {
  const params = new URLSearchParams('q=riego&limite=50&pagina=3&cursor=abc');

  it('goes back to the first page and keeps the rest', () => {
    const nuevos = writeParams(camposCursos, params, { modalidad: 'hibrida' });
    expect(nuevos.toString()).toBe('q=riego&limite=50&modalidad=hibrida');
  });

  it('writes no default', () => {
    expect(writeParams(camposCursos, params, { q: '  ', estado: 'vigentes' }).toString()).toBe('limite=50');
  });

  it('leaves the given parameters alone', () => {
    writeParams(camposCursos, params, { q: '' });
    expect(params.get('q')).toBe('riego');
  });

  it('is undone by clearing, which keeps the page size', () => {
    const varios = new URLSearchParams('estado=activa&estado=anulada&q=x&limite=10&cursor=a&pagina=2');
    expect(clearParams(camposInscripciones, varios).toString()).toBe('limite=10');
  });

  it('tells whether anything is filtered; nonsense is not', () => {
    expect(hasParams(camposCursos, new URLSearchParams('limite=50'))).toBe(false);
    expect(hasParams(camposCursos, new URLSearchParams('estado=nada'))).toBe(false);
    expect(hasParams(camposCursos, new URLSearchParams('desde=2026-01-01'))).toBe(true);
  });
});
