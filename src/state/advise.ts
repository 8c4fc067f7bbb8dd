const advised = new Set<string>();

let help = '';

/** @param place where an administrator can read what to do: the address of a page, for example */
export function setHelp(place: string): void {
  help = place;
}

/** Logs a failure once, for the site's administrator. The person is told to contact them. */
export function advise(failure: string): void {
  if (advised.has(failure)) return;
  advised.add(failure);
  // biome-ignore lint/suspicious/noConsole: without it an administrator would read nothing; a warning would raise alarms in pages whose monitors count those
  console.info(`Portal: ${failure} See ${help}`);
}
