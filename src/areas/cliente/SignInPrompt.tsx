/** In place of the area, where the page shows something else: who is signed out is told how to get in. */

import { useStore } from '@nanostores/react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Card } from '../../ui/Card.tsx';
import { ElsewhereButton } from '../../ui/ElsewhereLink.tsx';
import { useHost } from '../../ui/host.ts';
import { PersonIcon } from '../../ui/icons/signs.tsx';
import { useElsewhere } from '../../ui/useElsewhere.ts';
import { loginPath, routes } from './parts/routes.ts';

const Marco = styled.div`
  padding: 24px 16px;
`;
const Tarjeta = styled(Card)`
  display: grid;
  justify-items: center;
  gap: 8px;
  max-inline-size: 440px;
  margin-inline: auto;
  text-align: center;

  > h2 {
    font-size: var(--portal-h2);
    line-height: 1.4;
  }
  > p {
    margin-block-end: 12px;
    color: var(--portal-text-2);
  }
`;
const Signo = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  margin-block-end: 8px;
  border-radius: 50%;
  background: var(--portal-tint);
  color: var(--portal-on-tint);
`;

export function SignInPrompt() {
  const t = useT('inicio');
  const { ubicacion, options } = useHost();
  const lugar = useStore(ubicacion.$location);
  // At sign-in already, on the way to somewhere: the button must not forget where.
  const aca = lugar?.pathname === '/auth/login' ? lugar.pathname + lugar.search : loginPath(routes.inicio);
  const ingreso = useElsewhere(options.loginHref, 'portal-login', aca);
  return (
    <Marco>
      <Tarjeta>
        <Signo>
          <PersonIcon size={32} />
        </Signo>
        <h2>{t('ingreso.titulo')}</h2>
        <p>{t('ingreso.texto')}</p>
        {ingreso && <ElsewhereButton place={ingreso}>{t('ingreso.accion')}</ElsewhereButton>}
      </Tarjeta>
    </Marco>
  );
}
