// Has a loader that carries a start carry what draws it too.
import type { Plugin } from 'vite';

export const carryDrawing = (): Plugin => ({
  name: 'portal:carried-drawing',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/firstView/carriedDrawing.ts')
      ? "export * as carriedDrawing from './drawFirstView.ts';"
      : undefined,
});
