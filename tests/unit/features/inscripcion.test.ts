// What a form of enrolment sends, and which of its steps holds what.
import { describe, expect, it } from 'vitest';
import type { Curso } from '../../../src/contract/curso.ts';
import { newInscripcionValues, toBody } from '../../../src/features/inscripcion/inscripcionValues.ts';
import { stepOfField, stepsOf } from '../../../src/features/inscripcion/steps.ts';

const curso = { id: 'c1', estado: 'abierto', terminos: { version: '2026-01' } } as Curso;
const values = newInscripcionValues({ terminos: { version: true } });

describe('what is sent', () => {
  it('names nobody where the API knows who takes part and who is billed', () => {
    expect(toBody(values, { curso, gratis: false, knownParticipante: true })).toEqual({
      curso: 'c1',
      terminos: { version: '2026-01' },
    });
  });

  it('names who takes part and who is billed where the API does not know them', () => {
    const body = toBody({ ...values, factura: 'otro' }, { curso, gratis: false });
    expect(body.participante?.identificacion).toBe('');
    expect(body.comprador?.razonSocial).toBe('');
  });

  it('bills nobody for a course that costs nothing', () => {
    expect(toBody({ ...values, factura: 'otro' }, { curso, gratis: true }).comprador).toBeUndefined();
  });

  it('leaves the terms empty until they are accepted, so that the contract asks for them', () => {
    const body = toBody(newInscripcionValues(), { curso, gratis: false });
    expect(body.terminos).toEqual({ version: '' });
  });

  it('asks for a place in the waiting list where the course is full or the person takes one', () => {
    const full = { ...curso, estado: 'lleno' } as Curso;
    expect(toBody(values, { curso: full, gratis: false }).aceptaEspera).toBe(true);
    expect(toBody({ ...values, aceptaEspera: true }, { curso, gratis: false }).aceptaEspera).toBe(true);
    expect(toBody(values, { curso, gratis: false }).aceptaEspera).toBeUndefined();
  });
});

describe('the steps', () => {
  it('leave billing out of a course that costs nothing', () => {
    expect(stepsOf(true)).toEqual(['curso', 'participante', 'revision']);
  });

  it('hold each field in one of them', () => {
    expect(
      ['participante.correo', 'comprador.correo', 'factura', 'terminos.version'].map(stepOfField),
    ).toEqual(['participante', 'factura', 'factura', 'revision']);
  });
});
