/** Everything under /auth is for visitors: sends who has signed in to `returnTo`, or else to /cliente (spec.md 2). */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $sesion } from '../../state/sesion.ts';
import { useHost } from '../../ui/host.ts';
import { Navigate, Outlet } from '../../ui/router.ts';
import { safeHref } from '../../ui/safeHref.ts';
import { useReturnTo } from './useReturnTo.ts';

export function AnonymousOnly() {
  const sesion = useStore($sesion);
  if (sesion.estado !== 'autenticado') return <Outlet />;
  return <ToPortal />;
}

/** Where the portal is on another page of the site, `portal-href` names it. */
function ToPortal() {
  const { options } = useHost();
  const returnTo = useReturnTo();
  const href = safeHref(options.portalHref);
  useEffect(() => {
    if (href !== undefined) window.location.replace(href);
  }, [href]);
  return href === undefined ? <Navigate replace to={returnTo} /> : null;
}
