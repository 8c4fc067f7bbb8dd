const advised = new Set<string>();

/** Says a failure in the console, once, for whoever looks after the page; the person is told to turn to them. */
export function advise(failure: string): void {
  if (advised.has(failure)) return;
  advised.add(failure);
  // biome-ignore lint/suspicious/noConsole: without it an administrator would read nothing; a warning would raise alarms in pages whose monitors count those
  console.info(`Portal: ${failure} See README.md#when-a-tag-does-not-work, ?portal-diagnostico`);
}
