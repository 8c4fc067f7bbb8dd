// A form of enrolment sends these values; each of its steps holds some.
import { describe, expect, it } from 'vitest';
import type { Curso } from '../../../src/contract/curso.ts';
import { newInscripcionValues, toBody } from '../../../src/features/inscripcion/inscripcionValues.ts';
import { stepOfField, stepsOf } from '../../../src/features/inscripcion/steps.ts';
import { institutionHref } from '../../../src/features/inscripcion/useTermsHref.ts';

const curso = { id: 'c1', estado: 'abierto', terminos: { version: '2026-01' } } as Curso;
const values = newInscripcionValues({ terminos: { version: true } });

describe('what is sent', () => {
  it('names nobody if the API knows who takes part and who is billed', () => {
    expect(toBody(values, { curso, gratis: false, hasTerms: true, knownParticipante: true })).toEqual({
      curso: 'c1',
      terminos: { version: '2026-01' },
    });
  });

  it('names who takes part and who is billed if the API does not know them', () => {
    const body = toBody({ ...values, factura: 'otro' }, { curso, gratis: false, hasTerms: true });
    expect(body.participante?.identificacion).toBe('');
    expect(body.comprador?.razonSocial).toBe('');
  });

  it('has no invisible characters of copied text, except the joiners of names', () => {
    const seen = {
      nombres: 'Ana',
      apellidos: 'می\u200Cخواهم',
      correo: 'ana@ejemplo.com',
      telefono: '0991234567',
    };
    const copied = Object.fromEntries(
      Object.entries(seen).map(([name, text]) => [name, `\uFEFF\u202A${text}\u202C\u200B`]),
    );
    const send = (some: object) => {
      const participante = { ...values.participante, ...some };
      return toBody({ ...values, participante }, { curso, gratis: false, hasTerms: true }).participante;
    };
    expect(send(copied)).toEqual(send(seen));
    expect(send(copied)?.apellidos).toBe(seen.apellidos);
  });

  it('bills nobody for a course that costs nothing', () => {
    expect(
      toBody({ ...values, factura: 'otro' }, { curso, gratis: true, hasTerms: true }).comprador,
    ).toBeUndefined();
  });

  it('leaves the terms empty until they are accepted, so that the contract asks for them', () => {
    const body = toBody(newInscripcionValues(), { curso, gratis: false, hasTerms: true });
    expect(body.terminos).toEqual({ version: '' });
  });

  it('leaves out terms that can be read nowhere', () => {
    const body = toBody(newInscripcionValues(), { curso, gratis: false, hasTerms: false });
    expect(body).not.toHaveProperty('terminos');
  });

  it('asks for a place in the waiting list if the course is full or the person takes one', () => {
    const full = { ...curso, estado: 'lleno' } as Curso;
    expect(toBody(values, { curso: full, gratis: false, hasTerms: true }).aceptaEspera).toBe(true);
    expect(
      toBody({ ...values, aceptaEspera: true }, { curso, gratis: false, hasTerms: true }).aceptaEspera,
    ).toBe(true);
    expect(toBody(values, { curso, gratis: false, hasTerms: true }).aceptaEspera).toBeUndefined();
  });
});

describe("the institution's terms", () => {
  const origin = 'http://127.0.0.1:4173';

  it('are read by https, or at the origin of the API', () => {
    for (const url of ['https://otra.example/terminos.pdf', `${origin}/terminos/`])
      expect(institutionHref(url, origin)).toBe(url);
    expect(institutionHref('/terminos/', origin)).toBe(`${origin}/terminos/`);
  });

  it('are not a link if the address is anything else', () => {
    const others = ['javascript:alert(1)', 'data:text/html,x', 'http://otra.example/', 'mailto:a@b.ec'];
    for (const url of [...others, '//otra.example/x', '', ' ', 'https://', undefined])
      expect(institutionHref(url, origin)).toBeUndefined();
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
