import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { answers } from '../../../src/contract/examples/answers.ts';
import { faultOfAnswer } from '../../../src/contract/faultOfAnswer.ts';

const withExample = (endpoints as readonly Endpoint[]).flatMap((endpoint) => {
  const example: unknown = Reflect.get(answers, `${endpoint.method} ${endpoint.path}`);
  // A file has no fields.
  const isFile = endpoint.response.type === 'string';
  return example === undefined || isFile
    ? []
    : [{ call: `${endpoint.method} ${endpoint.path}`, endpoint, example }];
});
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe('an answer', () => {
  test.each(withExample)(
    'that the contract gives as an example of $call has no fault',
    ({ endpoint, example }) => {
      expect(faultOfAnswer(endpoint.response, example)).toBeUndefined();
    },
  );

  test.each(withExample)(
    'of another service is told from one of $call with a wrong field',
    ({ endpoint, example }) => {
      expect(faultOfAnswer(endpoint.response, { ok: true })?.isForeign).toBe(true);
      expect(faultOfAnswer(endpoint.response, '<html>')?.isForeign).toBe(true);
      if (!isObject(example)) return;
      for (const name of Object.keys(example)) {
        const fault = faultOfAnswer(endpoint.response, { ...example, [name]: Symbol.for('wrong') });
        expect([name, fault?.isForeign]).toEqual([name, false]);
      }
    },
  );

  test('with a field that the contract does not name has no fault, as of a newer server', () => {
    for (const { endpoint, example } of withExample)
      if (isObject(example))
        expect(faultOfAnswer(endpoint.response, { ...example, nuevo: { a: 1 } })).toBeUndefined();
  });

  test('that people wrote is never repeated in its fault', () => {
    const curso = withExample.find(({ call }) => call === 'GET /api/cliente/cursos/{id}');
    if (!curso || !isObject(curso.example)) throw new Error('There is no example of a course.');
    const { endpoint, example } = curso;
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{12,40} [a-z]{12,40}$/), (written) => {
        for (const wrong of [
          { anulacion: written },
          { sesiones: written },
          { nombre: { [written]: written } },
        ]) {
          const fault = faultOfAnswer(endpoint.response, { ...example, ...wrong });
          expect(JSON.stringify(fault)).not.toContain(written);
        }
      }),
    );
  });
});
