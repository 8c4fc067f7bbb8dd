/** Makes any text safe to show as an address: removes name and password before the host, the query and the fragment. */
export const withoutSecrets = (address: string): string =>
  address.replace(/^(\w*:?\/\/)?.*@/s, '$1…@').replace(/([?#]).*/s, '$1…');
