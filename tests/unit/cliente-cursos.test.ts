import { describe, expect, it } from 'vitest';
import { loginPath, routes } from '../../src/areas/cliente/parts/routes.ts';
import type { Curso } from '../../src/contract/curso.ts';
import { precioCurso } from '../../src/domain/cotizacion/precioCurso.ts';
import { nextClass } from '../../src/domain/nextClass.ts';

const curso = (id: string, cambio: Partial<Curso> = {}): Curso => ({
  id,
  identificacion: `EXT-${id}`,
  nombre: `Curso ${id}`,
  descripcion: '',
  modalidad: 'presencial',
  sesiones: [],
  inicio: '2026-11-23',
  fin: '2026-12-18',
  inscripcionDesde: '2026-10-01',
  inscripcionHasta: '2026-11-20',
  precio: 12_000,
  moneda: 'USD',
  anulacion: { hasta: '2026-11-20', retencionValor: 0, retencionPorcentaje: 10, requiereAprobacion: false },
  estado: 'en_curso',
  ...cambio,
});
const sesion = (inicio: string, fin: string) => ({ inicio, fin, lugar: 'Aula 1' });

describe('the next class', () => {
  const now = new Date('2026-11-24T23:30:00Z');
  const today = '2026-11-24';
  const yesterday = sesion('2026-11-23T23:00:00Z', '2026-11-24T01:00:00Z');
  const underWay = sesion('2026-11-24T23:00:00Z', '2026-11-25T01:00:00Z');
  const later = sesion('2026-11-26T23:00:00Z', '2026-11-27T01:00:00Z');

  it('is the first one that is not over, of any course', () => {
    const far = curso('a', { sesiones: [later] });
    const near = curso('b', { sesiones: [yesterday, later, underWay] });
    expect(nextClass([far, near], now, today)).toEqual({ curso: near, sesion: underWay, now: true });
  });

  it('compares instants, not their text', () => {
    const withZone = sesion('2026-11-25T01:00:00+05:00', '2026-11-25T06:00:00+05:00');
    expect(nextClass([curso('a', { sesiones: [underWay, withZone] })], now, today)?.sesion).toBe(withZone);
  });

  it('passes over cancelled courses', () => {
    expect(nextClass([curso('a', { estado: 'cancelado', sesiones: [later] })], now, today)).toBeUndefined();
  });

  it('is the start of a course whose sessions are not announced yet', () => {
    const lateOne = curso('a', { inicio: '2027-01-10' });
    const soon = curso('b', { inicio: '2026-11-30' });
    expect(nextClass([lateOne, soon], now, today)).toEqual({
      curso: soon,
      sesion: undefined,
      now: false,
    });
  });

  it('is none when all is over', () => {
    expect(nextClass([curso('a', { sesiones: [yesterday] })], now, today)).toBeUndefined();
    expect(nextClass([], now, today)).toBeUndefined();
  });
});

describe('the price of a course', () => {
  const descuento = { motivo: 'Pronto pago', valor: 2_000, hasta: '2026-11-10' };

  it('is lower up to the last day of the discount, that day included', () => {
    expect(precioCurso(curso('a', { descuento }), '2026-11-10')).toEqual({
      valor: 10_000,
      descuento: { normal: 12_000, saved: 2_000, motivo: 'Pronto pago', hasta: '2026-11-10' },
    });
    expect(precioCurso(curso('a', { descuento }), '2026-11-11')).toEqual({ valor: 12_000 });
  });

  it('never falls below nothing', () => {
    const gift = { ...descuento, valor: 99_000 };
    expect(precioCurso(curso('a', { descuento: gift }), '2026-11-01').valor).toBe(0);
  });
});

describe('paths', () => {
  it('keep codes in one segment, and returnTo whole', () => {
    expect(routes.curso('EXT/2026 ñ')).toBe('/cliente/cursos/EXT%2F2026%20%C3%B1');
    expect(routes.registro('EXT-1')).toBe('/cliente/inscripciones/registro?curso=EXT-1');
    expect(routes.registro()).toBe('/cliente/inscripciones/registro');
    expect(loginPath('/cliente/cursos?q=a&estado=abierto')).toBe(
      '/auth/login?returnTo=%2Fcliente%2Fcursos%3Fq%3Da%26estado%3Dabierto',
    );
  });
});
