/** How to greet: the first word of the name that the server shows; nothing where that is an e-mail or missing. */
export function primerNombre(displayName: string): string {
  const [primero = ''] = displayName.trim().split(/\s+/u);
  return primero.includes('@') ? '' : primero;
}
