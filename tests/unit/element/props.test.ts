// Proves how attributes and properties of a tag become values: every kind, good and bad.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkOptions } from '../../../src/element/checkOptions.ts';
import {
  attributeName,
  choice,
  flag,
  json,
  PropError,
  path,
  text,
} from '../../../src/element/shell/propTypes.ts';
import { DatosPrevios } from '../../../widgets/DatosPrevios.ts';

describe('a flag', () => {
  it.each([
    ['', true],
    ['curso-fijo', true],
    ['true', true],
    ['false', false],
  ])('reads attr="%s" as %s', (written, value) => {
    expect(flag().read(written)).toBe(value);
  });

  it('is false when absent, and takes no other property than a boolean or what the attribute may say', () => {
    expect(flag().fallback).toBe(false);
    expect(flag().read(true)).toBe(true);
    expect(() => flag().read(1)).toThrow(PropError);
  });
});

describe('a choice', () => {
  const routing = choice(['hash', 'history', 'memory']);

  it('takes its words, and the first when absent', () => {
    expect(routing.fallback).toBe('hash');
    expect(routing.read('memory')).toBe('memory');
    expect(routing.read(undefined)).toBe('hash');
  });

  it('is its first word if it is empty', () => {
    expect(routing.read('')).toBe('hash');
    expect(routing.read('')).toBe('hash');
  });

  it.each(['MEMORY', 'teletransporte', ' hash'])('refuses "%s" and says what it takes', (word) => {
    expect(() => routing.read(word)).toThrow('hash, history, memory');
  });
});

describe('a word', () => {
  it('may be a number or a boolean, as a template of Vue passes it', () => {
    expect(choice(['1', '2']).read(2)).toBe('2');
    expect(choice(['si', 'no']).read(false)).toBe('no');
    expect(choice(['no', 'si']).read(true)).toBe('si');
    expect(() => choice(['1', '2']).read(3)).toThrow(PropError);
    expect(() => choice(['1', '2']).read(Symbol('2'))).toThrow(PropError);
  });
});

describe('a text', () => {
  it('is what was written, and undefined when absent or empty', () => {
    expect(text().read(' Ana ')).toBe(' Ana ');
    expect(text().read('')).toBe(undefined);
    expect(text().read('  ')).toBe(undefined);
    expect(text().fallback).toBe(undefined);
    expect(text().read(null)).toBe(undefined);
    expect(() => text().read({})).toThrow(PropError);
    expect(text().read(7), 'as a template of Vue says it').toBe('7');
  });
});

describe('JSON', () => {
  it('is parsed in the attribute, and taken as it is in the property', () => {
    expect(json().read('{"nombres":"Ana"}')).toEqual({ nombres: 'Ana' });
    expect(json().read({ nombres: 'Ana' })).toEqual({ nombres: 'Ana' });
    expect(json().read(null)).toBe(undefined);
  });

  it('is undefined if the attribute is empty', () => {
    expect(json().read('')).toBe(undefined);
  });

  it.each(['{', 'Ana', "{'nombres':'Ana'}"])('refuses %s readably if it is not JSON', (written) => {
    expect(() => json().read(written)).toThrow(new PropError('JSON'));
  });

  const schemas = { datos: v.object({ nombres: v.string(), edades: v.array(v.number()) }) };

  it('that fits its schema is an option of the view', () => {
    const given = { curso: 'A1', datos: { nombres: 'Ana', edades: [3] } };
    expect(checkOptions(schemas, given)).toEqual({ options: given, refused: [] });
    expect(checkOptions(schemas, { datos: undefined }).refused).toEqual([]);
  });

  it.each([null, [], { nombres: 1, edades: [] }])(
    'that does not fit is left out with a reason: %j',
    (datos) => {
      const { options, refused } = checkOptions(schemas, { curso: 'A1', datos });
      expect(options).toEqual({ curso: 'A1', datos: undefined });
      expect(refused).toEqual([{ prop: 'datos', reason: expect.stringMatching(/\w/) }]);
    },
  );

  it.each(['[]', '5', '"Ana"', '{"nombre":"Ana"}', '{"__proto__":{"nombres":"Ana"}}'])(
    'is refused as what a page knows of the person, without the value in the reason: %s',
    (written) => {
      const { options, refused } = checkOptions({ datos: DatosPrevios }, { datos: json().read(written) });
      expect(options).toEqual({ datos: undefined });
      expect(refused).toEqual([{ prop: 'datos', reason: expect.not.stringContaining('received') }]);
    },
  );

  it('says where in the value it is wrong', () => {
    const { refused } = checkOptions(schemas, { datos: { nombres: 'Ana', edades: ['tres'] } });
    expect(refused[0]?.reason).toMatch(/edades\.0/);
  });
});

describe('a path', () => {
  it('is one of the portal, below its start', () => {
    for (const value of ['/publico', '/cliente/cursos?orden=nombre']) expect(path().read(value)).toBe(value);
    expect(path().read('')).toBeUndefined();
    for (const value of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://evil.example/',
      'publico',
      '/',
      '/?a',
      '/..',
    ])
      expect(() => path().read(value), value).toThrow(PropError);
  });
});

it('writes a property as an attribute', () => {
  expect(['basePath', 'lang', 'tipoIdentificacion'].map(attributeName)).toEqual([
    'base-path',
    'lang',
    'tipo-identificacion',
  ]);
});
