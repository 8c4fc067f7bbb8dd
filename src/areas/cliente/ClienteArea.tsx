/**
 * The signed-in area, /cliente and below, as spec.md 4 guards it: nothing of it shows before the session is known, and
 * only to who is signed in with a credential; everyone else goes to sign in and comes back to where they wanted to be.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { leavePlace } from '../../state/leaving.ts';
import { $sesion, enterProtected, logout } from '../../state/sesion.ts';
import { useHost } from '../../ui/host.ts';
import { LoadingScreen } from '../../ui/LoadingScreen.tsx';
import { Navigate, useLocation, useNavigate } from '../../ui/router.ts';
import { useHoldSesion } from '../../ui/useHoldSesion.ts';
import { ProtectedArea } from './ProtectedArea.tsx';
import { loginPath } from './parts/routes.ts';
import { SignInPrompt } from './SignInPrompt.tsx';

export interface ClienteAreaProps {
  /** The page is somewhere that this tag does not show (`/publico`, say): its home stands here meanwhile. */
  readonly foreign: boolean;
}

export function ClienteArea({ foreign }: ClienteAreaProps) {
  const { ownsPage } = useHost();
  const sesion = useStore($sesion);
  const navigate = useNavigate();
  useHoldSesion();
  const { key } = useLocation();
  /** The place that the person signs out from, until they have left it. */
  const [leaving, setLeaving] = useState<string>();
  if (leaving !== undefined && leaving !== key) setLeaving(undefined);

  const noCredential = sesion.estado === 'autenticado' && !sesion.credencial;
  useEffect(() => {
    if (noCredential) void enterProtected();
  }, [noCredential]);

  // spec.md 2: to '/' on success, and a failure is ignored. The guard waits meanwhile: it would send the person to sign
  // in, and from there back to the very page that they leave.
  const signOut = () => {
    setLeaving(key);
    logout().then(
      () => navigate('/'),
      () => setLeaving(undefined),
    );
  };

  if (sesion.estado === 'cargando' || noCredential) return <LoadingScreen inline={!ownsPage} />;
  if (sesion.estado === 'autenticado') {
    const { usuario } = sesion;
    // Somebody else may sign in where one session ended: nothing that the first person typed is theirs.
    return <ProtectedArea key={usuario.id} usuario={usuario} onSignOut={() => leavePlace(signOut)} />;
  }
  if (foreign) return <SignInPrompt />;
  if (leaving !== undefined) return <LoadingScreen inline={!ownsPage} />;
  return <ToLogin />;
}

function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={loginPath(pathname + search)} />;
}
