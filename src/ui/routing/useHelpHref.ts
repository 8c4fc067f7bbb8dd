import { useHost } from '../hooks/host.ts';
import { safeHref } from './safeHref.ts';

/** Returns the tag's `help-href`, the address where a person can ask for help, if the page's author gave a safe one. */
export const useHelpHref = (): string | undefined => safeHref(useHost().options.helpHref);
