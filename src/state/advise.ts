import { pageSlot } from './pageSlot.ts';

/** Shared by every copy of the bundle, so that each failure is told once per page. */
const page = () => pageSlot('advice', () => ({ help: '', told: new Set<string>() }));

/** @param where what an administrator does to read more, in Spanish, without a full stop */
export function setHelp(where: string): void {
  page().help = where;
}

/**
 * Warns in the console of a failure, once, for the site's administrator. The person is told to contact them.
 * @param failure in Spanish, in full sentences
 */
export function advise(failure: string): void {
  const { help, told } = page();
  if (told.has(failure)) return;
  told.add(failure);
  // biome-ignore lint/suspicious/noConsole: without it an administrator would read nothing
  console.warn(`Portal: ${failure} Para saber más, ${help}`);
}
