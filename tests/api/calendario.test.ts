/** The calendar of a course follows RFC 5545, and a calendar library can read it. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import type { Curso } from '../../src/contract/curso.ts';
import { json, openApi, type Problem, type TestApi } from './support/api.ts';
import { readCalendario } from './support/calendario.ts';

let api: TestApi;
let curso: Curso;

beforeAll(async () => {
  api = await openApi({ config: { publicUrl: 'https://portal.ejemplo.edu' } });
  const { resultados } = await json<{ resultados: Curso[] }>(
    await api.get('/api/cliente/cursos?estado=abierto&limite=100'),
  );
  const found = resultados.find(({ sesiones }) => sesiones.length > 1);
  if (!found) throw new Error('The seed has no open course of several sessions.');
  curso = found;
});
afterAll(() => api.close());

describe('GET /api/cliente/cursos/{id}/calendario.ics', () => {
  it('is public, by id and by code, as a file', async () => {
    const byId = await api.get(`/api/cliente/cursos/${curso.id}/calendario.ics`);
    const byCode = await api.get(`/api/cliente/cursos/${curso.identificacion}/calendario.ics`);
    expect(byId.status).toBe(200);
    expect(byId.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(byId.headers.get('content-disposition')).toBe(
      `attachment; filename="${curso.identificacion}.ics"`,
    );
    expect(byId.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await byId.text()).toBe(await byCode.text());
  });

  it('has one event for each session, with its time and place', async () => {
    const response = await api.get(`/api/cliente/cursos/${curso.id}/calendario.ics`);
    const events = readCalendario(await response.text());
    expect(
      events.map((event) => ({
        inicio: event.startDate.toJSDate().toISOString(),
        fin: event.endDate.toJSDate().toISOString(),
        lugar: event.location,
      })),
    ).toEqual(curso.sesiones);
    for (const event of events) {
      expect(event.summary).toBe(curso.nombre);
      expect(event.description).toContain(curso.descripcion);
      expect(event.component.getFirstPropertyValue('url')).toBe(
        `https://portal.ejemplo.edu/portal/cliente/cursos/${curso.identificacion}`,
      );
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('keeps its UIDs and raises SEQUENCE when the course changes', async () => {
    const read = async () =>
      readCalendario(await (await api.get(`/api/cliente/cursos/${curso.id}/calendario.ics`)).text());
    const before = await read();
    await api.database.db
      .update(cursos)
      .set({ nombre: 'Otro nombre', version: sql`${cursos.version} + 1` })
      .where(eq(cursos.id, curso.id));
    const after = await read();
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after.map(({ sequence }) => sequence)).toEqual(before.map(({ sequence }) => sequence + 1));
  });

  it('answers 404 for an unknown course', async () => {
    for (const id of ['NADA-1', '00000000-0000-4000-8000-000000000000', '%27%20or%201=1']) {
      const response = await api.get(`/api/cliente/cursos/${id}/calendario.ics`);
      expect(response.status).toBe(404);
      expect(await json<Problem>(response)).toMatchObject({ code: 'no_encontrado' });
    }
  });
});
