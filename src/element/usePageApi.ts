// Binds the page to the tag's API base and starts the session once. Throws what configureApi throws, for the boundary.
import { useEffect } from 'react';
import { configureApi } from '../state/api.ts';
import { restoreSesion } from '../state/sesion.ts';

/**
 * One API base per page: a tag with another one, or one that is no address, fails with a readable ApiBaseError.
 * A tag that names none uses the page's, whichever tag set it, or else the page's own origin.
 */
export function usePageApi(apiBase: unknown): void {
  if (typeof apiBase === 'string') configureApi(apiBase);
  useEffect(() => {
    void restoreSesion();
  }, []);
}
