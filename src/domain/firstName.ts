/** Returns the first word of a name, for a greeting; empty if the server gives an e-mail as the name, or none. */
export function firstName(displayName: string): string {
  const [first = ''] = displayName.trim().split(/\s+/u);
  return first.includes('@') ? '' : first;
}
