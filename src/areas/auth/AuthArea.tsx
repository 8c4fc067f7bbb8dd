/** The sign-in area: what each of its paths shows, and what the tag shows on a page with other paths. */
import { useStore } from '@nanostores/react';
import { $sesion } from '../../state/sesion.ts';
import { useHost } from '../../ui/host.ts';
import { LoadingScreen } from '../../ui/LoadingScreen.tsx';
import { lazyScreen } from '../../ui/lazy.tsx';
import { Navigate, Route, Routes } from '../../ui/router.ts';
import { SimpleLayout } from '../../ui/shells/SimpleLayout.tsx';
import { AnonymousOnly } from './AnonymousOnly.tsx';
import { LoginPage } from './LoginPage.tsx';
import { PageLogin } from './PageLogin.tsx';
import { SignedInCard } from './SignedInCard.tsx';
import { useHome } from './useHome.ts';
import { useLinkToken } from './useLinkToken.ts';

const RequestClavePage = lazyScreen(() =>
  import('./clave/RequestClavePage.tsx').then((m) => m.RequestClavePage),
);
const ChangeClavePage = lazyScreen(() =>
  import('./clave/ChangeClavePage.tsx').then((m) => m.ChangeClavePage),
);

interface AuthAreaProps {
  /** The page's location is not one of this area: shows the sign-in, or a card to whoever has signed in. */
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
