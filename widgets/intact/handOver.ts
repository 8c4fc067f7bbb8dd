/**
 * Runs another loader in the place of this one, unless it is not the one that this one was built with. The build writes this function
 * in front of the loader's code, so it uses nothing from outside.
 */
export const handOver = (file: string, integrity: string): void => {
  // The page may have a `URL` of its own.
  const address = import.meta.resolve(file);
  let nonce = '';
  for (const script of document.scripts) if (script.src === import.meta.url) nonce = script.nonce;
  const tell = (): void => {
    // biome-ignore lint/suspicious/noConsole: nothing else of the portal runs that could tell an administrator
    console.info(
      `Portal: Loading chunk ${address} failed (error). See ${import.meta.resolve('./ayuda.html')}`,
    );
  };
  const add = (name: string, attributes: object): void => {
    const element = document.createElement(name);
    const onload = (): void => element.remove();
    // The page's own `assign` may know one source only.
    Object.assign(element, { integrity, nonce, onload, crossOrigin: 'anonymous', ...attributes });
    // The page may have an `append` of its own.
    document.head.appendChild(element);
  };
  try {
    add('script', { type: 'module', src: address, onerror: tell });
  } catch {
    // A module may still be imported where no address of a script may be set.
    add('link', { rel: 'modulepreload', href: address });
    import(address).catch(tell);
  }
};
