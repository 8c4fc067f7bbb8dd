import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CursoWithSesiones, renderCalendario } from '../../../demo/api/calendario/renderCalendario.ts';
import { readCalendario, readStrictly } from '../../api/support/calendario.ts';
import { today } from '../../api/support/today.ts';
import { anyCharacter } from '../../support/anyCharacter.ts';

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

describe('a calendar', () => {
  it('of a course without sessions has one event from the first to the last day', () => {
    const [event] = readCalendario(renderCalendario({ ...base, sesiones: [] }, context));
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe('2026-04-01');
    expect(event?.endDate.toString()).toBe('2026-04-04');
  });

  it('of a cancelled course cancels its events', () => {
    const [event] = readCalendario(renderCalendario({ ...base, canceladoEl: today }, context));
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('names its organizer, with any characters', () => {
    const text = renderCalendario(base, context);
    const [event] = readCalendario(text);
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
        const events = readCalendario(text);
        expect(events).toHaveLength(1);
        const expected = nombre.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
        expect(events[0]?.summary).toBe(expected);
      }),
      { numRuns: 100 },
    );
  });
});
