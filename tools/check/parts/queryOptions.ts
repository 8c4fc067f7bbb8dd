/** Reads the parameters of a call's query from the contract. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import { endpointOf } from '../run.ts';

/** Returns the parameters of the call's query, with the allowed values of those that have a fixed list. */
export function valuesOf(call: EndpointKey): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(propertiesOf(call)).map(([name, schema]) => {
      const values = /"enum":(\[[^\]]*\])/.exec(JSON.stringify(schema))?.[1];
      return [name, values ? (JSON.parse(values) as unknown[]).filter((one) => typeof one === 'string') : []];
    }),
  );
}

/** True for a filter that may be repeated: `?estado=activa&estado=en_espera`. */
export function isRepeatable(call: EndpointKey, name: string): boolean {
  return JSON.stringify(propertiesOf(call)[name]).includes('"type":"array"');
}

function propertiesOf(call: EndpointKey) {
  const { query } = endpointOf(call);
  return query ? (toJsonSchema(query, { typeMode: 'input', errorMode: 'ignore' }).properties ?? {}) : {};
}
