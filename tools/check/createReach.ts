/** Decides from the answers so far whether this server can be checked at all, and whether to go on. */
import type { EndpointKey } from '../../src/contract/endpoints.ts';
import { type ServerAnswer, Silence } from './askServer.ts';

/** After this many calls without an answer, before any had one: there is nothing at that address. */
const unansweredMax = 2;
/** After this many answers that are not JSON, before any was: there is something else. */
const strangeMax = 3;
/** This many timeouts in a row, of half a minute each, end the check. */
const silentMax = 3;

export interface Reach {
  answered(answer: ServerAnswer): void;
  failed(cause: unknown): void;
  /** True once no further call would find anything out. */
  isOver(): boolean;
  /** True if the server gave any answer. */
  isThere(): boolean;
  /** False if calls were made and none had an answer of the contract: then nothing counts as right. */
  isOurs(): boolean;
  /** The first answer, and what it was, if none was the contract's. */
  stranger(): { call: EndpointKey; what: string } | undefined;
  /** Why the check did not run, or not to its end; undefined if it did. */
  stopped(): string | undefined;
}

export function createReach(): Reach {
  let [failures, silent, strangers, ours] = [0, 0, 0, 0];
  let stranger: ServerAnswer | undefined;
  const isSilent = () => silent >= silentMax;
  const isOther = () =>
    ours === 0 && (strangers >= strangeMax || (strangers === 0 && failures >= unansweredMax));
  return {
    answered(answer) {
      silent = 0;
      if (typeof answer.data === 'object') ours += 1;
      else {
        strangers += 1;
        stranger ??= answer;
      }
    },
    failed(cause) {
      failures += 1;
      if (cause instanceof Silence) silent += 1;
    },
    isOver: () => isSilent() || isOther(),
    isThere: () => ours + strangers > 0,
    isOurs: () => ours > 0 || failures + strangers === 0,
    stranger: () =>
      stranger && ours === 0
        ? { call: stranger.call, what: `no answer was one of the contract; ${describe(stranger)}` }
        : undefined,
    stopped() {
      if (ours + strangers === 0 && failures > 0)
        return 'no call had an answer: is the address right, and is the server running?';
      return isSilent() ? `${silentMax} calls in a row had no answer in time, so it stopped` : undefined;
    },
  };
}

function describe({ call, status, headers, text }: ServerAnswer): string {
  const to = headers.get('location');
  const isPage = /html/i.test(headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(text);
  const what =
    to !== null
      ? `leads to ${to}`
      : isPage
        ? 'is an HTML page'
        : text.trim() === ''
          ? 'is empty'
          : 'is not JSON';
  return `the first, to ${call}, is ${status} and ${what}: is the address the API’s, and is nothing in front of it?`;
}
