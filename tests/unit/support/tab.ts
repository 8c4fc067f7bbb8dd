/** A browser tab with a portal on it, as far as the session goes: real client, real channel, a storage of its own. */
import type { RequestListener } from 'node:http';
import { afterEach } from 'vitest';
import { type ApiError, isApiError } from '../../../src/client/apiError.ts';
import { createClient } from '../../../src/client/createClient.ts';
import type { PageApi } from '../../../src/state/api.ts';
import { createSafeStorage } from '../../../src/state/safeStorage.ts';
import type { Sesion } from '../../../src/state/sesion/createLife.ts';
import { createSesion, type PageSesion } from '../../../src/state/sesion/createSesion.ts';
import { type Channel, type ChannelMessage, openChannel } from '../../../src/state/sesion/openChannel.ts';
import { openPresence, type Presence } from '../../../src/state/sesion/presence.ts';
import { fakeStorage } from './fakeStorage.ts';
import { answering, type Listening, listen } from './server.ts';

export const user = { id: 'u1', displayName: 'Ana Pérez', email: 'ana@portal.test' };
export const registro = {
  email: 'ana@portal.test',
  password: 'demostracion-2026',
  firstName: 'Ana',
  lastName: 'Pérez',
};

/** The last thing said, which tests alone hear: on one channel, messages come in the order in which they were sent. */
const lastWord = { kind: 'signedIn', hasCredential: false, accessToken: 'the last word', user } as const;

const channels: Channel[] = [];
function open(base: string, heard: (message: ChannelMessage) => void): Channel {
  const channel = openChannel(base, heard);
  channels.push(channel);
  return channel;
}
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

export interface Tab {
  sesion: PageSesion;
  storage: Storage | undefined;
  bearer: Pick<PageApi, 'credential' | 'onUnauthorized' | 'onDate'>;
  client: ReturnType<typeof createClient>;
  /** Any call of the area, as a screen would make it. */
  call: () => Promise<unknown>;
  states: Sesion[];
  /** Resolves once this tab has heard all that others said before. A test that says "it hears nothing" waits for it. */
  caughtUp: () => Promise<void>;
}

/** A browser tab on a page that uses the API at `base`. `now` in milliseconds. */
export function openTab(
  base: string,
  storage: Storage | undefined = fakeStorage(),
  now: () => number = Date.now,
  presenceAt: (base: string) => Presence = openPresence,
): Tab {
  const bearer: Tab['bearer'] = { credential: undefined, onUnauthorized: undefined, onDate: undefined };
  const client = createClient({
    base: () => base,
    credential: () => bearer.credential,
    onUnauthorized: (credential, repeated) => bearer.onUnauthorized?.(credential, repeated),
    onDate: (instant) => bearer.onDate?.(instant),
  });
  const sesion = createSesion({
    client,
    bearer,
    base: () => base,
    storage: createSafeStorage(() => storage),
    openChannel: (name, heard) =>
      open(name, (message) => {
        if (message.kind === 'signedIn' && message.accessToken === lastWord.accessToken) onLastWord?.();
        else heard(message);
      }),
    openPresence: presenceAt,
    now,
  });
  let onLastWord: (() => void) | undefined;
  const caughtUp = async () => {
    const heard = new Promise<void>((resolve) => {
      onLastWord = resolve;
    });
    open(base, () => undefined).post(lastWord);
    await heard;
  };
  const states: Sesion[] = [];
  sesion.$sesion.subscribe((state) => states.push(state));
  return {
    sesion,
    storage,
    bearer,
    client,
    states,
    caughtUp,
    call: () => client('GET /api/cliente/balance'),
  };
}

/** The API as far as a session sees it. */
export function openApi(
  accessToken: string,
  me: RequestListener = answering(200, JSON.stringify({ user })),
): Promise<Listening> {
  return listen((request, response) => {
    if (request.url === '/api/auth/me') return me(request, response);
    if (request.url === '/api/auth/login')
      return answering(200, JSON.stringify({ accessToken, user }))(request, response);
    if (request.url === '/api/auth/register') {
      return answering(201, JSON.stringify({ accessToken, user }))(request, response);
    }
    return answering(200, '[]')(request, response);
  });
}

export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!isApiError(error)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
}

export const signedIn = { estado: 'autenticado', usuario: user, hasCredential: true };
export const anonymous = { estado: 'anonimo' };
