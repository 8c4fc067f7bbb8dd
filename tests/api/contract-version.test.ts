/** The contract of each version, as a list of all that a client or a server may rely on. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractVersion } from '../../src/contract/version.ts';
import { json, openApi, type TestApi } from './support/api.ts';

interface Operation {
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: object;
  responses: Record<string, object>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

/** Keywords that explain a schema, or show a value, and promise nothing. */
const explaining = new Set(['description', 'summary', 'example', 'examples', 'title']);

/** Lists a schema's promises, a line each: the path of its keyword, and the value. */
function linesOf(node: unknown, path: string): string[] {
  if (Array.isArray(node) && node.every((one) => typeof one !== 'object')) {
    return [`${path}: ${node.map(String).toSorted().join(' ')}`];
  }
  if (typeof node !== 'object' || node === null) return [`${path}: ${node}`];
  return Object.entries(node).flatMap(([key, value]) => {
    // A property may have the name of such a keyword.
    if (explaining.has(key) && !path.endsWith('properties')) return [];
    return linesOf(value, `${path} ${key}`);
  });
}

const howToGoOn = `The contract is not what tests/api/contracts/${contractVersion}.txt says.
If nobody outside this repository has version ${contractVersion} (demo/docs/dev/commands.md), write the file anew: npx vitest run --project api contract-version -u
If it is released, raise the number in src/contract/version.ts, write a line into src/contract/CHANGELOG.md, and run this test again: it makes the new file.
`;

let api: TestApi;
beforeAll(async () => {
  api = await openApi({ base: 'empty' });
});
afterAll(() => api.close());

it('a contract that has more calls, filters, fields or values, or other ones, has another version', async () => {
  const { paths, components } = await json<Document>(await api.get('/api/openapi.json'));
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters, requestBody = {}, responses }]) => {
      const call = `${method.toUpperCase()} ${path}`;
      const { 200: ok, 201: created, 202: accepted } = responses;
      return [
        `${call} answers ${Object.keys(responses).join(' ')}`,
        ...parameters.flatMap(({ name, in: place, required = false, schema }) =>
          linesOf({ required, ...schema }, `${call} ${place} ${name}`),
        ),
        ...linesOf(requestBody, `${call} body`),
        ...linesOf({ ...ok, ...created, ...accepted }, call),
      ];
    }),
  );
  const records = linesOf(components.schemas, 'record');
  const promised = [...calls, ...records].toSorted();
  expect(promised.length).toBeGreaterThan(500);
  await expect(`${promised.join('\n')}\n`, howToGoOn).toMatchFileSnapshot(`contracts/${contractVersion}.txt`);
});
