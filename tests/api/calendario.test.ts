/** The calendar of a course follows RFC 5545, and a calendar library can read it. */
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CursoWithSesiones, renderCalendario } from '../../demo/api/calendario/renderCalendario.ts';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import type { Curso } from '../../src/contract/curso.ts';
import { anyCharacter } from '../support/anyCharacter.ts';
import { json, openApi, type Problem, type TestApi } from './support/api.ts';
import { today } from './support/today.ts';

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

const context = {
  institucion: { nombre: 'Educación; "Continua", ^SA', correo: 'ec@portal.test' },
  now: today,
};
const base: CursoWithSesiones = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  identificacion: 'EXT-1',
  nombre: 'Curso',
  descripcion: 'Descripción',
  modalidad: 'presencial',
  inicio: '2026-04-01',
  fin: '2026-04-03',
  canceladoEl: null,
  version: 3,
  sesiones: [
    {
      orden: 1,
      inicio: new Date('2026-04-01T23:00:00Z'),
      fin: new Date('2026-04-02T01:00:00Z'),
      lugar: 'Aula 2',
    },
  ],
};

/** Returns the unfolded lines. Fails if one breaks the grammar of content lines (RFC 5545, 3.1). */
function readStrictly(text: string): string[] {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const folded = text.slice(0, -2).split('\r\n');
  for (const line of folded) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  const param = '[A-Z-]+=(?:"[^"\\p{Cc}]*"|[^";:,\\p{Cc}]*)';
  for (const line of lines) expect(line).toMatch(new RegExp(`^[A-Z-]+(?:;${param})*:[^\\p{Cc}]*$`, 'u'));
  return lines;
}

function parse(text: string): ICAL.Event[] {
  readStrictly(text);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  const events = calendar.getAllSubcomponents('vevent');
  for (const event of events) {
    // RFC 5545 and, for METHOD:PUBLISH, RFC 5546 require each of these once.
    for (const name of ['uid', 'dtstamp', 'dtstart', 'summary', 'organizer', 'sequence']) {
      expect(event.getAllProperties(name)).toHaveLength(1);
    }
  }
  return events.map((event) => new ICAL.Event(event));
}

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
    const events = parse(await response.text());
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
      parse(await (await api.get(`/api/cliente/cursos/${curso.id}/calendario.ics`)).text());
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

describe('a calendar', () => {
  it('of a course without sessions has one event from the first to the last day', () => {
    const [event] = parse(renderCalendario({ ...base, sesiones: [] }, context));
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe('2026-04-01');
    expect(event?.endDate.toString()).toBe('2026-04-04');
  });

  it('of a cancelled course cancels its events', () => {
    const [event] = parse(renderCalendario({ ...base, canceladoEl: today }, context));
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('names its organizer, with any characters', () => {
    const text = renderCalendario(base, context);
    const [event] = parse(text);
    expect(readStrictly(text)).toContain(
      `ORGANIZER;CN="Educación; ^'Continua^', ^^SA":mailto:ec@portal.test`,
    );
    expect(event?.organizer).toBe('mailto:ec@portal.test');
  });

  it('contains the texts of the course unchanged, with any characters', () => {
    const nasty = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 200 }),
      fc.constantFrom(
        'a\r\nEND:VEVENT\r\nBEGIN:VEVENT',
        'x;y,z\\n',
        'á'.repeat(200),
        '👩‍👩‍👧‍👦'.repeat(40),
        '\u202Eevil\u0000',
      ),
    );
    fc.assert(
      fc.property(nasty, nasty, nasty, (nombre, descripcion, lugar) => {
        const [sesion] = base.sesiones;
        if (!sesion) throw new Error('no session');
        const text = renderCalendario(
          { ...base, nombre, descripcion, sesiones: [{ ...sesion, lugar }] },
          context,
        );
        const events = parse(text);
        expect(events).toHaveLength(1);
        const expected = nombre.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
        expect(events[0]?.summary).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });
});
