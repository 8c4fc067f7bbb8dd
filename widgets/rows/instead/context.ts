// Tells the rows about the tag around them, in the place of React's contexts and the app's stores.
import { languages } from '../../../src/domain/idiomas.ts';
import type { RowsContext } from '../RowsContext.ts';

export let context: RowsContext;

export const setContext = (now: RowsContext): void => {
  context = now;
};

export const useHost = (): Pick<RowsContext, 'options'> => context;
export const useIdioma = () => ({ ...languages[context.idioma], idioma: context.idioma });
export const $apiBase = { get: (): string => context.base };
export const useStore = <T>(store: { get(): T }): T => store.get();

/** Rows that were just drawn show nothing of what is opened later. */
export const lazyScreen = (): object => ({});
/** They lead nowhere. */
export const Link = (): null => null;
/** Empty, because only clients who have signed in keep drafts there. */
export const tabStorage = {};
