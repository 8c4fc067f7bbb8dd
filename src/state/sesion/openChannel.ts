/**
 * Tells the other tabs of the site that somebody signed in or out, or changed a password; and hands a session over to a new
 * tab that asks (createHandover.ts).
 *
 * The token is sent on it, because session storage is per tab and a tab that hears of a sign-in must be able to call.
 * That opens nothing new: a BroadcastChannel reaches only pages of the same origin (and storage partition), and any
 * script of that origin can already read the storage of each of its tabs by opening or framing them. The name holds
 * the API base, so that pages of one site that use two APIs never get each other's token. Messages are checked by schema,
 * because any script of the page may post to it.
 */
import * as v from 'valibot';
import { SesionNueva } from '../../contract/auth.ts';

const ChannelMessage = v.variant('kind', [
  v.object({ kind: v.literal('signedIn'), hasCredential: v.boolean(), ...SesionNueva.entries }),
  v.object({ kind: v.literal('signedOut') }),
  /** Somebody's password changed. The message does not say whose: each tab asks the server about its own session. */
  v.object({ kind: v.literal('claveChanged') }),
  /** A new tab has no session. A tab that has one answers with the same id. */
  v.object({ kind: v.literal('asked'), by: v.string() }),
  /** `instant` is the time by the server's clock, in milliseconds. */
  v.object({
    kind: v.literal('handedOver'),
    to: v.string(),
    accessToken: SesionNueva.entries.accessToken,
    instant: v.pipe(v.number(), v.finite()),
  }),
]);
export type ChannelMessage = v.InferOutput<typeof ChannelMessage>;

export interface Channel {
  post: (message: ChannelMessage) => void;
  close: () => void;
}

/** Opens the channel to the other tabs. Does nothing if the browser has no BroadcastChannel, or an opaque origin forbids it. */
export function openChannel(base: string, heard: (message: ChannelMessage) => void): Channel {
  try {
    const channel = new BroadcastChannel(`portal-clientes/1 ${base}`);
    channel.onmessage = (event: MessageEvent<unknown>) => {
      const message = v.safeParse(ChannelMessage, event.data);
      if (message.success) heard(message.output);
    };
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    return { post: () => undefined, close: () => undefined };
  }
}
