/**
 * Takes over, in a new tab, the session of a tab that is open: the new tab asks on the channel, and a signed-in tab answers
 * with its token. The new tab then starts with it as with a token of its own storage, so the server judges it first.
 *
 * This lets every script of the same origin ask as well, from any tab. Even without it, such a script reads the session storage
 * of the tabs that it runs in or opens, and hears each sign-in on the channel. A site that does not trust its own
 * scripts must put the portal on an origin of its own; no secret of a page can help against them.
 *
 * It opens nothing else: other origins, other storage partitions and other API bases never hear the question (openChannel.ts),
 * and a session that is over or was replaced is never handed over. A page on which the person signed out does not ask. After a
 * reload no tab answers, because each tab hears of the sign-out before it hears the question: a channel keeps the order, even
 * for a tab that slept. Besides, the server refuses a session that was signed out.
 */
import type { ReadableAtom } from 'nanostores';
import { isTokenValid } from '../../domain/token.ts';
import type { Life, Sesion } from './createLife.ts';
import type { ServerClock } from './createServerClock.ts';
import type { ChannelMessage } from './openChannel.ts';
import type { Presence } from './presence.ts';
import type { TokenStorage } from './tokenStorage.ts';

/** Milliseconds to wait for the answer of an open tab. It takes about ten; a frozen tab never answers. */
const limit = 800;
/** The limit if no other tab is known, in milliseconds. */
const shortLimit = 250;
/** Milliseconds for the browser to say whether somebody can answer: the sign-in page must not wait for it. */
const lookLimit = 250;

export interface Handover {
  /** The token of another tab's session; undefined if none is handed over in time. Never rejects. */
  ask: () => Promise<string | undefined>;
  /** A question or an answer of another tab. */
  hear: (message: ChannelMessage) => void;
}

export interface HandoverDeps {
  $sesion: ReadableAtom<Sesion>;
  life: Pick<Life, 'token'>;
  tokens: Pick<TokenStorage, 'read'>;
  clock: Pick<ServerClock, 'now' | 'hearToken'>;
  presence: () => Presence;
  tell: (message: ChannelMessage) => void;
}

export function createHandover(deps: HandoverDeps): Handover {
  const { $sesion, life, tokens, clock, presence, tell } = deps;
  let question: { readonly id: string; readonly answer: (token: string) => void } | undefined;
  $sesion.listen(({ estado }) => presence().set(estado === 'autenticado'));

  /** The token that may be handed over: in force, in storage, not expired. */
  const ownToken = () => {
    const token = life.token();
    if (token === undefined || $sesion.get().estado !== 'autenticado') return undefined;
    return token === tokens.read() && isTokenValid(token, clock.now()) ? token : undefined;
  };

  const look = () =>
    new Promise<Awaited<ReturnType<Presence['look']>>>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), lookLimit);
      void presence()
        .look()
        .then((seen) => {
          clearTimeout(timer);
          resolve(seen);
        });
    });

  return {
    async ask() {
      const seen = await look();
      if (seen === false) return undefined;
      const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
      return new Promise((resolve) => {
        const timer = setTimeout(() => answer(undefined), seen ? limit : shortLimit);
        const answer = (token: string | undefined) => {
          clearTimeout(timer);
          question = undefined;
          resolve(token);
        };
        question = { id, answer };
        tell({ kind: 'asked', by: id });
      });
    },
    hear(message) {
      if (message.kind === 'asked') {
        const accessToken = ownToken();
        if (accessToken !== undefined)
          tell({ kind: 'handedOver', to: message.by, accessToken, instant: clock.now() });
      } else if (message.kind === 'handedOver' && message.to === question?.id) {
        // The other tab knows the server's time; this one has called nothing yet.
        clock.hearToken(message.instant / 1000);
        if (isTokenValid(message.accessToken, clock.now())) question.answer(message.accessToken);
      }
    },
  };
}
