/** An address as it may be told, whatever somebody wrote: without a name and a password before its host, query and fragment. */
export const withoutSecrets = (address: string): string =>
  address.replace(/^(\w*:?\/\/)?.*@/s, '$1…@').replace(/([?#]).*/s, '$1…');
