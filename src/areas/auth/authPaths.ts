/** Where the sign-in area leads. */
import { safeReturnTo } from '../../domain/safeReturnTo.ts';
import { useHost } from '../../ui/host.ts';
import { useSearchParams } from '../../ui/router.ts';

export const portalPath = '/cliente';

/** Returns where the logo leads: the start of the portal, or of this tag where it stands alone. */
export const useHome = (): string => (useHost().ownsPage ? '/' : '/auth/login');

/** Returns where to go after signing in: `returnTo` if it is a path of the portal, or else /cliente. */
export function useReturnTo(): string {
  const [search] = useSearchParams();
  return safeReturnTo(search.get('returnTo')) ?? portalPath;
}
