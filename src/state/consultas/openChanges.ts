/**
 * Tells the other tabs of the site which calls would now answer otherwise, so that they ask again. Only paths of the
 * contract travel: whoever speaks on the channel can make a tab read, and nothing else. Where there is no
 * BroadcastChannel, or an opaque origin forbids it, the tab stays by itself.
 */
export type TellTabs = (path: string) => void;

/** @param base of the API: pages of one site that use two APIs do not disturb each other */
export function openChanges(base: string, heard: (path: string) => void): TellTabs {
  try {
    const channel = new BroadcastChannel(`portal-clientes/1 cambios ${base}`);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string' && data.startsWith('/api/')) heard(data);
    };
    return (path) => channel.postMessage(path);
  } catch {
    return () => undefined;
  }
}
