/**
 * The secret of a mail's link: taken out of the address at once, before anything else is shown or loaded, and kept in
 * memory only, until the person leaves the pages that change a password.
 */
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../ui/router.ts';

const paths: ReadonlySet<string> = new Set(['/auth/cambiar-clave', '/cambiar-clave']);

/** The token, and what forgets it. */
export function useLinkToken(): readonly [token: string | undefined, forget: () => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [taken, setTaken] = useState<string>();
  const here = paths.has(pathname);
  const given = here ? (new URLSearchParams(search).get('token') ?? undefined) : undefined;
  // A link may have been cut off before its secret.
  const secret = given || undefined;
  if (given !== undefined && secret !== taken) setTaken(secret);
  if (!here && taken !== undefined) setTaken(undefined);

  useLayoutEffect(() => {
    if (given === undefined) return;
    const rest = new URLSearchParams(search);
    rest.delete('token');
    void navigate({ pathname, search: rest.toString() }, { replace: true });
  }, [given, pathname, search, navigate]);

  return [taken, () => setTaken(undefined)];
}
