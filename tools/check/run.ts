/** The state that the parts of a check share: the server, the journal, who is signed in and which records have been made. */
import type { Usuario } from '../../src/contract/auth.ts';
import type { Curso } from '../../src/contract/curso.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointKey, endpoints } from '../../src/contract/endpoints.ts';
import { askServer, type Fetch, type Sending, type ServerAnswer } from './askServer.ts';
import { createJournal, type Journal } from './createJournal.ts';
import { createMade, type Made } from './createMade.ts';
import { createReach, type Reach } from './createReach.ts';
import { createSecrets } from './createSecrets.ts';
import { describeNoAnswer } from './describeNoAnswer.ts';
import { callsOf, type TagName, tagNames } from './levels.ts';

export interface CheckOptions {
  /** The address before `/api`, without a final slash. */
  base: string;
  /** The account that signs in. Without it and its password, nothing that needs a session is checked. */
  user?: string;
  password?: string;
  /** True if the check changes nothing, except that it signs in and out again. */
  readOnly?: boolean;
  /** Default: the whole contract. */
  tags?: readonly TagName[];
  /** Limits the check to these calls. */
  calls?: readonly EndpointKey[];
  /** A site whose pages may call the server. */
  origin?: string;
  /** The code of the course to enrol in; by default an open one with seats. */
  curso?: string;
  /** The mailbox for accounts and applications: each gets an address of its own with `+`. */
  mailbox?: string;
  /** Default: the network. */
  fetch?: Fetch;
  /** The clock by which answers are compared, in milliseconds. Default: the machine's. */
  now?: () => number;
}

/** The kinds of the user's records that somebody else asks for. */
export type OwnRecord = 'inscripcion' | 'factura' | 'recibo' | 'enlace' | 'sesion' | 'usuario';

export interface CheckRun extends Journal {
  options: CheckOptions;
  /** As {@link CheckOptions.now}. */
  now: () => number;
  /** The calls to judge. */
  calls: readonly EndpointKey[];
  /** False for calls that no chosen tag makes. */
  has(call: EndpointKey): boolean;
  /** True if the server lacks a call that the tags may do without; then the journal says what is missed. */
  lacks(answer: ServerAnswer): boolean;
  /** True for a call that the tags may do without. */
  mayLack(call: EndpointKey): boolean;
  /** Calls that the server turned out to lack. */
  missing: Set<EndpointKey>;
  /** What the check made on the server. */
  made: Made;
  /** Whether the server answers at all. */
  reach: Reach;
  /** True while a refusal for too many tries is an answer like others; otherwise it ends the part that made the call. */
  takesLimits: boolean;
  /** Rejects with NoAnswer, also after the check was told to stop. */
  send(call: EndpointKey, sending?: Sending): Promise<ServerAnswer>;
  /** Sends even after the check was told to stop. */
  sendAnyway(call: EndpointKey, sending?: Sending): Promise<ServerAnswer>;
  /** Marks a text that must never be printed. */
  secret(text: string): void;
  /** The status of the answer to the user's sign-in; undefined if there was none. */
  signInStatus?: number;
  /** The session of the account; undefined until it has signed in. */
  sesion?: { token: string; user: Usuario };
  /** The courses of the first page, and the one that the options name. */
  cursos: Curso[];
  /** Whether the list of courses was asked for, and its answer could be read. */
  cursosList: 'unasked' | 'unread' | 'read';
  /** Records of the user, to be asked for by another one. */
  own: Map<OwnRecord, string>;
  /** Calls that another user has asked for a record of the user. */
  strange: Set<EndpointKey>;
  /** An account that the check made. */
  another?: { token: string; email: string; password: string };
}

const byKey = new Map<string, Endpoint>(endpoints.map((one) => [`${one.method} ${one.path}`, one]));

export function endpointOf(call: EndpointKey): Endpoint {
  const endpoint = byKey.get(call);
  if (!endpoint) throw new Error(`The contract has no ${call}.`);
  return endpoint;
}

/** Ends the part of the check that made the call; the journal knows already. */
export class NoAnswer extends Error {
  override readonly name: string = 'NoAnswer';
}

/** The server wants the check to wait. */
export class Limited extends NoAnswer {
  override readonly name = 'Limited';
  readonly answer: ServerAnswer;

  constructor(answer: ServerAnswer) {
    super(answer.call);
    this.answer = answer;
  }
}

export function openRun(options: CheckOptions, stop?: AbortSignal): CheckRun {
  const secrets = createSecrets();
  if (options.password !== undefined) secrets.add(options.password);
  const journal = createJournal(secrets.hide);
  const calls = callsOf(options.tags?.length ? options.tags : tagNames);
  const missing = new Set<EndpointKey>();
  const server = { base: options.base, fetch: options.fetch ?? ((request: Request) => fetch(request)) };
  const has = (call: EndpointKey): boolean => calls.has(call) && (options.calls?.includes(call) ?? true);
  const made = createMade(secrets.add);
  const reach = createReach();
  const sendAnyway = async (call: EndpointKey, sending: Sending = {}): Promise<ServerAnswer> => {
    const answer = await askServer(server, call, sending).catch((cause: unknown) => {
      reach.failed(cause);
      made.unanswered(call, sending);
      const asked = { base: options.base, call, sending, hide: secrets.hide };
      journal.judge(call, 'reach', [describeNoAnswer(asked, cause)]);
      throw new NoAnswer(call, { cause });
    });
    reach.answered(answer);
    made.answered(answer, sending);
    return answer;
  };
  const run: CheckRun = {
    ...journal,
    options,
    now: options.now ?? (() => performance.now()),
    calls: [...calls.keys()].filter(has),
    cursos: [],
    cursosList: 'unasked',
    missing,
    own: new Map(),
    strange: new Set(),
    has,
    mayLack: (call) => calls.get(call) !== undefined,
    lacks: ({ call, status }) => {
      const without = calls.get(call);
      if (without === undefined || ![404, 405, 501].includes(status)) return false;
      missing.add(call);
      journal.skip(call, 'status', `the server has no such call; without it ${without}`);
      return true;
    },
    made,
    reach,
    takesLimits: false,
    sendAnyway,
    send: async (call, sending) => {
      if (stop?.aborted || reach.isOver()) throw new NoAnswer(call);
      const answer = await sendAnyway(call, sending);
      if (answer.status === 429 && !run.takesLimits) throw new Limited(answer);
      return answer;
    },
    secret: secrets.add,
  };
  return run;
}
