// Checks a tag's JSON options against their schemas.
import * as v from 'valibot';
import type { Options } from './shell/PortalShell.ts';

/** A schema for each property that is JSON. */
export type Schemas = Readonly<Record<string, v.GenericSchema>>;

interface CheckedOptions {
  readonly options: Options;
  /** The properties whose value does not fit, with the reason; `options` omits them. */
  readonly refused: readonly { readonly prop: string; readonly reason: string }[];
}

export function checkOptions(schemas: Schemas, given: Options): CheckedOptions {
  const options: Record<string, unknown> = { ...given };
  const refused: { prop: string; reason: string }[] = [];
  for (const [prop, schema] of Object.entries(schemas)) {
    if (given[prop] === undefined) continue;
    const checked = check(schema, given[prop]);
    options[prop] = checked.value;
    if (checked.reason !== undefined) refused.push({ prop, reason: checked.reason });
  }
  return { options, refused };
}

/** Reading an object of the page may run any code: what it throws is a reason to refuse it. */
function check(schema: v.GenericSchema, given: unknown): { value?: unknown; reason?: string } {
  try {
    const result = v.safeParse(schema, given);
    return result.success ? { value: result.output } : { reason: reasonOf(result.issues[0]) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : 'it cannot be read' };
  }
}

/** Omits the value, which may be personal data: pages and their monitors read the message. */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  const at = v.getDotPath(issue);
  const reason = issue.message.replace(/ but received .*/s, '');
  return at ? `${at}: ${reason}` : reason;
}
