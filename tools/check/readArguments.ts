/** Reads the command line of the check. */
import { parseArgs } from 'node:util';
import { parseApiBase } from '../../src/client/parseApiBase.ts';
import type { EndpointKey } from '../../src/contract/endpoints.ts';
import { callsOf, type TagName, tagNames } from './levels.ts';
import type { CheckOptions } from './run.ts';

export const usage = `portal-clientes check URL [options]

  URL                the server, as https://api.su-institucion.example
  --user NAME        who signs in: e-mail or identification. The password comes from the variable
                     PORTAL_PASSWORD, or is asked for. Without it, what needs a session is not checked
  --tag TAG          only the calls of this tag (${tagNames.join(', ')}); may be repeated
  --call "CALL"      only this call, as "GET /api/cliente/facturas"; may be repeated
  --read-only        writes nothing: it signs in, also with made-up names, reads, asks what a course costs
                     and ends its session; what needs writing is not checked
  --origin SITE      a site whose pages may call the server. Without it CORS is not checked
  --curso CODE       the course to enrol in; by default the open one with the most seats
  --mailbox ADDRESS  where mails to made-up people go; each gets its own address by “+”
  --json, --junit    the report for programs
  --help             this text

It ends with
  0  all was checked, and all is right
  1  something is wrong
  2  it could not run: no call had an answer, or a part of the check broke off
  3  nothing is wrong, but what you asked for was not all checked: the last lines of the
     report say what, and which option checks it. What --read-only and --call leave out,
     and calls that a tag may do without, are no reason for 3
`;

export interface Command {
  options: CheckOptions;
  format: 'text' | 'json' | 'junit';
}

/** The caller asks for help instead of a check. */
export class HelpAsked extends Error {
  override readonly name = 'HelpAsked';
}

/** The message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help) throw new HelpAsked();
  const [url, ...rest] = positionals;
  if (url === undefined || rest.length > 0) throw new UsageError('Name one URL.');
  const base = /^https?:/i.test(url) ? parseApiBase(url, 'http://localhost') : undefined;
  if (base === undefined)
    // Does not repeat the argument, because it may be a password.
    throw new UsageError(
      'The URL must be the address of a server, without a user: https://api.su-institucion.example',
    );
  if (base.endsWith('/api'))
    throw new UsageError(
      `Leave out /api at the end of the URL: every call adds it. Write ${base.slice(0, -4)}`,
    );
  if (values.json && values.junit) throw new UsageError('Choose --json or --junit.');
  const { user, origin, curso, mailbox } = values;
  if (mailbox !== undefined && !/^[^\s@]+@[^\s@]+$/.test(mailbox))
    throw new UsageError('--mailbox wants an e-mail.');
  return {
    format: values.json ? 'json' : values.junit ? 'junit' : 'text',
    options: {
      base,
      readOnly: values['read-only'] ?? false,
      tags: (values.tag ?? []).map(readTag),
      ...(values.call && { calls: values.call.map(readCall) }),
      ...(user !== undefined && { user }),
      ...(origin !== undefined && { origin: readOrigin(origin) }),
      ...(curso !== undefined && { curso }),
      ...(mailbox !== undefined && { mailbox }),
    },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        user: { type: 'string' },
        tag: { type: 'string', multiple: true },
        call: { type: 'string', multiple: true },
        'read-only': { type: 'boolean' },
        origin: { type: 'string' },
        curso: { type: 'string' },
        mailbox: { type: 'string' },
        json: { type: 'boolean' },
        junit: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function readTag(text: string): TagName {
  const tag = tagNames.find((one) => one === text);
  if (tag === undefined) throw new UsageError(`--tag is one of ${tagNames.join(', ')}.`);
  return tag;
}

function readCall(text: string): EndpointKey {
  const call = [...callsOf(tagNames).keys()].find((one) => one === text);
  if (call === undefined) throw new UsageError(`The contract has no call ${text}.`);
  return call;
}

function readOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '')) return new URL(text).origin;
  throw new UsageError('--origin is a site without a path: https://www.su-institucion.example');
}
