/** Tells the other tabs of the site under which path of the contract data has changed. */
export type TellTabs = (path: string) => void;

/**
 * Opens the channel between tabs that use the API at `base`. Only paths are sent on it, so a script that posts to it can make
 * a tab read again and nothing else. If there is no BroadcastChannel, or an opaque origin forbids it, no tab is told.
 */
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
