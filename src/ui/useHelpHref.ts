import { useHost } from './host.ts';
import { safeHref } from './safeHref.ts';

/** Where a person can ask for help: the tag's `help-href`, when the page's author gave a safe one. */
export const useHelpHref = (): string | undefined => safeHref(useHost().options.helpHref);
