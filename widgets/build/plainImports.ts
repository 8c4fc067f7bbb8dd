// Vite's helper around import() fires `vite:preloadError` at the host's window, so the bundle's own imports do not use it.
import type { Plugin } from 'vite';

export const plainImports = (): Plugin => ({
  name: 'portal:plain-imports',
  transform: (_code, id) =>
    id.includes('vite/preload-helper')
      ? { code: 'export const __vitePreload = (load) => load();', map: null }
      : undefined,
});
