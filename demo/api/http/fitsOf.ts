/**
 * Tells values that are exactly what a schema describes, with no other fields. ajv compiles the schema's JSON Schema to a function,
 * which needs a quarter of the time that valibot needs to copy every object and to make one more for each value.
 */
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { Ajv2020, type Format, type SchemaObject } from 'ajv/dist/2020.js';
import type * as v from 'valibot';

// It would say that it does not know `date`: such a format is checked by valibot's own rule, under a name made below.
const ajv = new Ajv2020({ strict: false, logger: false });

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'output',
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    isObject(valibotSchema)
      ? { ...jsonSchema, additionalProperties: false, required: namesOfRequired(valibotSchema) }
      : undefined,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const rule = ruleOf(valibotAction, jsonSchema);
    return rule && { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), rule] };
  },
};

function isObject(schema: { type: string }): schema is v.ObjectSchema<v.ObjectEntries, undefined> {
  return schema.type === 'object';
}

/** A field that valibot would fill in with its default must be there already. */
function namesOfRequired({ entries }: v.ObjectSchema<v.ObjectEntries, undefined>): string[] {
  return Object.entries(entries)
    .filter(
      ([, field]) => field.type !== 'optional' || (field as { default?: unknown }).default !== undefined,
    )
    .map(([name]) => name);
}

/** Returns what the conversion cannot say of an action, such as that a date exists. */
function ruleOf(
  { type, requirement }: { type: string; requirement?: unknown },
  checked: JsonSchema,
): JsonSchema | undefined {
  if (type === 'safe_integer')
    return { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
  if (type === 'check' || (requirement instanceof RegExp && type !== 'regex')) {
    return { format: addFormat(checked.type === 'string' ? 'string' : 'number', requirement) };
  }
  return undefined;
}

function addFormat(type: 'string' | 'number', requirement: unknown): string {
  const name = `rule ${Object.keys(ajv.formats).length}`;
  const validate = requirement instanceof RegExp ? (value: string) => requirement.test(value) : requirement;
  ajv.addFormat(name, { type, validate } as Format);
  return name;
}

/**
 * A value that fits is what valibot would make of it. False says nothing: nothing fits a schema that changes values, because it has no
 * JSON Schema.
 */
export function fitsOf(schema: v.GenericSchema): (value: unknown) => boolean {
  try {
    return ajv.compile(toJsonSchema(schema, conversion) as SchemaObject);
  } catch {
    return () => false;
  }
}
