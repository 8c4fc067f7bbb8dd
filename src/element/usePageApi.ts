// Binds the page to the tag's API base and starts the session once. Throws what configureApi throws, for the boundary.
import { useEffect } from 'react';
import { configureApi } from '../state/api.ts';
import { restoreSesion } from '../state/sesion.ts';

/** One API base per page: a tag with another one, or one that is no URL, fails with a readable ApiBaseError. */
export function usePageApi(apiBase: unknown): void {
  configureApi(typeof apiBase === 'string' ? apiBase : undefined);
  useEffect(() => {
    void restoreSesion();
  }, []);
}
