// Checks the options of a tag that are JSON by their schemas.
import * as v from 'valibot';
import type { Options } from './shell/PortalShell.ts';

/** A schema for each property that is JSON. */
export type Schemas = Readonly<Record<string, v.GenericSchema>>;

interface CheckedOptions {
  readonly options: Options;
  /** The properties whose value does not fit, with the reason; `options` is without them. */
  readonly refused: readonly { readonly prop: string; readonly reason: string }[];
}

export function checkOptions(schemas: Schemas, given: Options): CheckedOptions {
  const options: Record<string, unknown> = { ...given };
  const refused: { prop: string; reason: string }[] = [];
  for (const [prop, schema] of Object.entries(schemas)) {
    if (given[prop] === undefined) continue;
    const result = v.safeParse(schema, given[prop]);
    options[prop] = result.success ? result.output : undefined;
    if (!result.success) refused.push({ prop, reason: reasonOf(result.issues[0]) });
  }
  return { options, refused };
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  const at = v.getDotPath(issue);
  return at ? `${at}: ${issue.message}` : issue.message;
}
