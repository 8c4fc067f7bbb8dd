/**
 * The signed-in area, /cliente and below, as spec.md 4 guards it: nothing of it shows before the session is known, and
 * only to those signed in with a credential; everyone else goes to sign in and comes back to where they wanted to be.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { leavePlace } from '../../state/leaving.ts';
import { $sesion, enterProtected, logout } from '../../state/sesion.ts';
import { ElsewhereButton } from '../../ui/controls/ElsewhereLink.tsx';
import { useElsewhere } from '../../ui/controls/useElsewhere.ts';
import { LoadingScreen } from '../../ui/feedback/LoadingScreen.tsx';
import { useHoldSesion } from '../../ui/forms/useHoldSesion.ts';
import { useHost } from '../../ui/hooks/host.ts';
import { PersonIcon } from '../../ui/icons/frame.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Navigate, useLocation, useNavigate } from '../../ui/routing/router.ts';
import { ProtectedArea } from './ProtectedArea.tsx';
import { loginPath, routes } from './parts/routes.ts';
import { usePlaceOwner } from './usePlaceOwner.ts';

export interface ClienteAreaProps {
  /** The page's location is not this tag's (`/publico`, say): the tag shows its home meanwhile. */
  readonly foreign: boolean;
}

export function ClienteArea({ foreign }: ClienteAreaProps) {
  const { ownsPage } = useHost();
  const sesion = useStore($sesion);
  const navigate = useNavigate();
  const { owner, isOthers } = usePlaceOwner(sesion);
  useHoldSesion();
  const { key } = useLocation();
  /** The place that the person signs out from, until they have left it. */
  const [leaving, setLeaving] = useState<string>();
  if (leaving !== undefined && leaving !== key) setLeaving(undefined);

  const noCredential = sesion.estado === 'autenticado' && !sesion.hasCredential;
  useEffect(() => {
    if (noCredential) void enterProtected();
  }, [noCredential]);

  // Success leads to '/', and a failure is ignored (spec.md 2). The guard waits meanwhile: it would send the person
  // to sign in, and from there back to the very page that they are leaving.
  const signOut = () => {
    setLeaving(key);
    logout().then(
      () => navigate('/'),
      () => setLeaving(undefined),
    );
  };

  if (sesion.estado === 'cargando' || noCredential) return <LoadingScreen inline={!ownsPage} />;
  if (isOthers && !foreign) return <Navigate replace to={routes.inicio} />;
  if (sesion.estado === 'autenticado') {
    const { usuario } = sesion;
    // Somebody else may sign in after a session ended: they must not see what the first person typed.
    return <ProtectedArea key={usuario.id} usuario={usuario} onSignOut={() => leavePlace(signOut)} />;
  }
  if (foreign) return <SignInPrompt />;
  if (leaving !== undefined) return <LoadingScreen inline={!ownsPage} />;
  return <ToLogin owner={owner} />;
}

function ToLogin({ owner }: { readonly owner: string | undefined }) {
  const { pathname, search } = useLocation();
  return <Navigate replace to={loginPath(pathname + search)} state={{ owner }} />;
}

const Frame = styled.div`
  padding: 24px 16px;
`;
const Prompt = styled(Card)`
  display: grid;
  justify-items: center;
  gap: 8px;
  max-inline-size: 440px;
  margin-inline: auto;
  text-align: center;

  > [data-rank] {
    font-size: 20px;
    line-height: 28px;
  }
  > p {
    margin-block-end: 12px;
    color: var(--portal-text-2);
  }
`;
const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  margin-block-end: 8px;
  border-radius: 50%;
  background: var(--portal-tint);
  color: var(--portal-on-tint);
`;

/** Replaces the area for people who are not signed in, if the page shows something else: says how to get in. */
function SignInPrompt() {
  const t = useT('inicio');
  const { ubicacion, options } = useHost();
  const place = useStore(ubicacion.$location);
  // The sign-in's address already says where the person wants to go: the button keeps that.
  const here = place?.pathname === '/auth/login' ? place.pathname + place.search : loginPath(routes.inicio);
  const signIn = useElsewhere(options.loginHref, 'portal-login', here);
  // No screen's title is above it. Below a title of the page it takes the level of a screen's title, so that no level is skipped.
  const rank = options.titulo === '2' || options.titulo === '3' ? 1 : 2;
  return (
    <Frame>
      <Prompt>
        <Sign>
          <PersonIcon size={32} />
        </Sign>
        <Heading rank={rank}>{t('ingreso.titulo')}</Heading>
        <p>{t('ingreso.texto')}</p>
        {signIn && <ElsewhereButton place={signIn}>{t('ingreso.accion')}</ElsewhereButton>}
      </Prompt>
    </Frame>
  );
}
