/** Roles decide only what the menu shows (spec.md 2 and 6). What a person may do is decided by the API. */

/** A user without a role counts as admin. */
export function roleOf(usuario: { role?: string | null | undefined }): string {
  return usuario.role ?? 'admin';
}

/** An item without a list of roles is for everybody. */
export function isAllowed(roles: readonly string[] | undefined, role: string): boolean {
  return roles === undefined || roles.includes(role);
}
