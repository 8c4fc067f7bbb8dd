/** The sign-in area: what each of its paths shows, and what the tag shows on a page with other paths. */
import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { $sesion } from '../../state/sesion.ts';
import { useElsewhere } from '../../ui/controls/useElsewhere.ts';
import { LoadingScreen } from '../../ui/feedback/LoadingScreen.tsx';
import { useHost } from '../../ui/hooks/host.ts';
import { lazyScreen } from '../../ui/routing/lazy.tsx';
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from '../../ui/routing/router.ts';
import { safeHref } from '../../ui/routing/safeHref.ts';
import { SimpleLayout } from '../../ui/shells/SimpleLayout.tsx';
import { portalPath, useHome, useReturnTo } from './authPaths.ts';
import { LoginPage } from './LoginPage.tsx';
import { SignedInCard } from './SignedInCard.tsx';

const RequestClavePage = lazyScreen(() =>
  import('./clave/RequestClavePage.tsx').then((m) => m.RequestClavePage),
);
const ChangeClavePage = lazyScreen(() =>
  import('./clave/ChangeClavePage.tsx').then((m) => m.ChangeClavePage),
);

interface AuthAreaProps {
  /** The page's location is not one of this area's: shows the sign-in or, once signed in, a card. */
  readonly foreign: boolean;
}

export function AuthArea({ foreign }: AuthAreaProps) {
  const { ownsPage } = useHost();
  const home = useHome();
  const sesion = useStore($sesion);
  const [token, forgetToken] = useLinkToken();
  const changeClave = <ChangeClavePage key={token} token={token} onForget={forgetToken} />;
  if (sesion.estado === 'cargando') return <LoadingScreen inline={!ownsPage} />;
  if (foreign)
    return sesion.estado === 'autenticado' ? <SignedInCard usuario={sesion.usuario} /> : <PageLogin />;
  return (
    <Routes>
      <Route path="/auth" element={<AnonymousOnly />}>
        <Route path="login" element={<LoginPage />} />
        <Route element={<SimpleLayout home={home} />}>
          <Route path="solicitud-cambio-clave" element={<RequestClavePage />} />
          <Route path="cambiar-clave" element={changeClave} />
        </Route>
        <Route path="*" element={<Navigate replace to="/404" />} />
        <Route index element={<Navigate replace to="/404" />} />
      </Route>
      <Route element={<SimpleLayout home={home} />}>
        <Route path="/cambiar-clave" element={changeClave} />
      </Route>
      <Route path="*" element={<Navigate replace to="/404" />} />
    </Routes>
  );
}

/** The sign-in on a page outside the portal's paths. Leads on to the portal if its address is known. */
function PageLogin() {
  const { options } = useHost();
  const navigate = useNavigate();
  const portal = useElsewhere(options.portalHref, 'portal-cliente', portalPath);
  const goOn = () => {
    if (portal?.href !== undefined) window.location.assign(portal.href);
    else if (portal !== undefined) navigate(portal.to);
    // Otherwise SignedInCard replaces the form.
  };
  return <LoginPage onSignedIn={goOn} />;
}

/** Everything under /auth is for visitors: sends whoever has signed in to `returnTo`, or else to /cliente (spec.md 2). */
function AnonymousOnly() {
  const sesion = useStore($sesion);
  if (sesion.estado !== 'autenticado') return <Outlet />;
  return <ToPortal reader={sesion.usuario.id} />;
}

/** Links to the portal; `portal-href` names it if it is on another page of the site. */
function ToPortal({ reader }: { readonly reader: string }) {
  const { options } = useHost();
  const returnTo = useReturnTo(reader);
  const href = safeHref(options.portalHref);
  useEffect(() => {
    if (href !== undefined) window.location.replace(href);
  }, [href]);
  return href === undefined ? <Navigate replace to={returnTo} /> : null;
}

const paths: ReadonlySet<string> = new Set(['/auth/cambiar-clave', '/cambiar-clave']);

/** The token, and a way to forget it. */
function useLinkToken(): readonly [token: string | undefined, forget: () => void] {
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
