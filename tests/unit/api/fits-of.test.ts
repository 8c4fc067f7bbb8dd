import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fitsOf } from '../../../demo/api/http/fitsOf.ts';
import { type EndpointKey, endpoints } from '../../../src/contract/endpoints.ts';
import { answers } from '../../../src/contract/examples/answers.ts';

const examples = endpoints.flatMap(({ method, path, response }) => {
  const key = `${method} ${path}` as EndpointKey;
  const answer: unknown = answers[key];
  return answer === undefined ? [] : [{ key, answer, schema: response as v.GenericSchema }];
});

/** Reads that the bench measures: their answers go out as they are. */
const measured = [
  'GET /api/cliente/inscripciones',
  'GET /api/cliente/facturas',
  'GET /api/cliente/facturas/{id}',
  'GET /api/cliente/movimientos',
  'GET /api/cliente/recibos',
  'GET /api/cliente/balance',
];

const odd = [undefined, null, '', 'x'.repeat(65), '2026-02-30', -1, 1.5, 2 ** 53, Number.NaN, true, [], {}];

/** Every value with one thing in it that is another one, lacks, or is too much. */
function* changed(value: unknown): Generator<unknown> {
  yield* odd;
  if (Array.isArray(value)) {
    yield [...value, 'too much'];
    // With a hole at its end.
    yield Object.assign([...value], { length: value.length + 1 });
    for (const [i, inner] of value.entries()) {
      for (const other of changed(inner)) yield value.with(i, other);
    }
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, deMas: 1 };
    for (const [name, inner] of Object.entries(value)) {
      const { [name]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const other of changed(inner)) yield { ...value, [name]: other };
    }
  }
}

describe('a value that fits', () => {
  test.each(examples)('is what valibot makes of it: $key', ({ answer, schema }) => {
    const fits = fitsOf(schema);
    for (const value of [answer, ...changed(answer)].filter(fits)) {
      expect(v.parse(schema, value)).toStrictEqual(value);
    }
  });

  test.each(measured)('is the example of %s', (key) => {
    const example = examples.find((one) => one.key === key);
    expect(example && fitsOf(example.schema)(example.answer)).toBe(true);
  });
});

test('a value with a field that valibot would change or fill in does not fit', () => {
  const Trimmed = v.object({ a: v.pipe(v.string(), v.trim()) });
  const Default = v.object({ a: v.optional(v.string(), 'x') });
  expect(fitsOf(Trimmed)({ a: ' x' })).toBe(false);
  expect(fitsOf(Default)({})).toBe(false);
  expect(fitsOf(Default)({ a: undefined })).toBe(false);
  expect(fitsOf(v.pipe(v.pipe(v.number(), v.minValue(1)), v.maxValue(3)))(0)).toBe(false);
});
