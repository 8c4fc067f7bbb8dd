/** Decides where to go after signing in: `returnTo` if it is a path of the portal, or else /cliente. */
import { safeReturnTo } from '../../domain/safeReturnTo.ts';
import { useSearchParams } from '../../ui/router.ts';

export const portalPath = '/cliente';

export function useReturnTo(): string {
  const [search] = useSearchParams();
  return safeReturnTo(search.get('returnTo')) ?? portalPath;
}
