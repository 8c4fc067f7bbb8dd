/** The address of a file of the bundle, by its path relative to the loader. */
export const urlOf = (path: string): string =>
  new URL(path, new URL(/* @vite-ignore */ '.', import.meta.url)).href;
