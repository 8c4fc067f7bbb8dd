// How attributes and properties of a tag become values: every kind, good and bad.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { attributeName, choice, flag, json, PropError, text } from '../../src/element/props.ts';

describe('a flag', () => {
  it.each([
    ['', true],
    ['curso-fijo', true],
    ['true', true],
    ['false', false],
  ])('reads attr="%s" as %s', (written, value) => {
    expect(flag().fromAttribute(written)).toBe(value);
  });

  it('is false when absent, and takes only booleans as a property', () => {
    expect(flag().fallback).toBe(false);
    expect(flag().fromProperty(true)).toBe(true);
    expect(() => flag().fromProperty('sí')).toThrow(PropError);
  });
});

describe('a choice', () => {
  const routing = choice(['hash', 'history', 'memory']);

  it('takes its words, and the first when absent', () => {
    expect(routing.fallback).toBe('hash');
    expect(routing.fromAttribute('memory')).toBe('memory');
    expect(routing.fromProperty(undefined)).toBe('hash');
  });

  it.each(['', 'MEMORY', 'teletransporte', ' hash'])('refuses "%s" and says what it takes', (word) => {
    expect(() => routing.fromAttribute(word)).toThrow('"hash", "history", "memory"');
  });
});

describe('a text', () => {
  it('is what was written, and undefined when absent', () => {
    expect(text().fromAttribute('')).toBe('');
    expect(text().fallback).toBe(undefined);
    expect(text().fromProperty(null)).toBe(undefined);
    expect(() => text().fromProperty(7)).toThrow(PropError);
  });
});

describe('JSON', () => {
  const datos = json(v.object({ nombres: v.string(), edades: v.array(v.number()) }));

  it('is parsed and checked by its schema', () => {
    expect(datos.fromAttribute('{"nombres":"Ana","edades":[3]}')).toEqual({ nombres: 'Ana', edades: [3] });
    expect(datos.fromProperty({ nombres: 'Ana', edades: [] })).toEqual({ nombres: 'Ana', edades: [] });
  });

  it.each(['', '{', 'null', '{"nombres":1,"edades":[]}'])('refuses %s readably', (written) => {
    expect(() => datos.fromAttribute(written)).toThrow(PropError);
  });

  it('says where in the value it is wrong', () => {
    expect(() => datos.fromAttribute('{"nombres":"Ana","edades":["tres"]}')).toThrow(/edades\.0/);
  });
});

it('writes a property as an attribute', () => {
  expect(['basePath', 'lang', 'tipoIdentificacion'].map(attributeName)).toEqual([
    'base-path',
    'lang',
    'tipo-identificacion',
  ]);
});
