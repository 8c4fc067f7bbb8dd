/** Where the sign-in area leads. */
import { safeReturnTo } from '../../domain/safeReturnTo.ts';
import { useHost } from '../../ui/hooks/host.ts';
import { useLocation, useSearchParams } from '../../ui/routing/router.ts';

export const portalPath = '/cliente';

/** Returns where the logo leads: the start of the portal, or of this tag if it is alone. */
export const useHome = (): string => (useHost().ownsPage ? '/' : '/auth/login');

/**
 * Returns where to go after signing in: `returnTo` if it is a path of the portal, or else /cliente. Also /cliente if somebody
 * else was sent here: the path may name what is theirs, and `state.owner` says whose it is.
 * @param reader the id of who has signed in
 */
export function useReturnTo(reader: string): string {
  const [search] = useSearchParams();
  const { owner } = (useLocation().state ?? {}) as { owner?: unknown };
  if (owner !== undefined && owner !== reader) return portalPath;
  return safeReturnTo(search.get('returnTo')) ?? portalPath;
}
