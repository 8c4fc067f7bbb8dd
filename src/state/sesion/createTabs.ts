/** Keeps the session in step with the other tabs of the site: follows what they say, and tells them what happens here. */
import { isTokenValid, readIat } from '../../domain/token.ts';
import type { Handover } from './createHandover.ts';
import type { Life } from './createLife.ts';
import type { ServerClock } from './createServerClock.ts';
import type { Channel, ChannelMessage } from './openChannel.ts';

export interface Tabs {
  /** Listens from now on. Later calls do nothing. */
  open: () => void;
  tell: (message: ChannelMessage) => void;
}

export interface TabsDeps {
  base: () => string;
  openChannel: (base: string, heard: (message: ChannelMessage) => void) => Channel;
  life: Pick<Life, 'begin' | 'end'>;
  clock: Pick<ServerClock, 'now' | 'hearToken'>;
  /** Asks the server whether the session still holds. */
  verify: () => Promise<void>;
  handover: Pick<Handover, 'hear'>;
}

export function createTabs({ base, openChannel, life, clock, verify, handover }: TabsDeps): Tabs {
  let channel: Channel | undefined;

  const hear = (message: ChannelMessage) => {
    if (message.kind === 'signedOut') life.end();
    else if (message.kind === 'claveChanged') void verify();
    else if (message.kind === 'asked' || message.kind === 'handedOver') handover.hear(message);
    else {
      const { accessToken, user, hasCredential } = message;
      // A new token tells the time to a tab that has called nothing yet.
      clock.hearToken(readIat(accessToken));
      if (isTokenValid(accessToken, clock.now())) life.begin(accessToken, user, hasCredential);
    }
  };

  const open = () => {
    channel ??= openChannel(base(), hear);
    return channel;
  };
  return { open: () => void open(), tell: (message) => open().post(message) };
}
