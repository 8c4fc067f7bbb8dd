/** Tells the other tabs of the site under which path of the contract data has changed. */
export type TellTabs = (path: string) => void;

/**
 * Opens the channel between tabs that use the API at `base`. Only paths travel on it, so a script that speaks on it can make
 * a tab read again and nothing else. Where there is no BroadcastChannel, or an opaque origin forbids it, nobody is told.
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
