/** Stands in place of the area where the page shows something else: tells who is signed out how to get in. */
import { useStore } from '@nanostores/react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Card } from '../../ui/Card.tsx';
import { ElsewhereButton } from '../../ui/ElsewhereLink.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useHost } from '../../ui/host.ts';
import { PersonIcon } from '../../ui/icons/frame.tsx';
import { useElsewhere } from '../../ui/useElsewhere.ts';
import { loginPath, routes } from './parts/routes.ts';

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
    font-size: var(--portal-h2);
    line-height: 1.4;
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

export function SignInPrompt() {
  const t = useT('inicio');
  const { ubicacion, options } = useHost();
  const place = useStore(ubicacion.$location);
  // At sign-in already, on the way to somewhere: the button must not forget where.
  const here = place?.pathname === '/auth/login' ? place.pathname + place.search : loginPath(routes.inicio);
  const signIn = useElsewhere(options.loginHref, 'portal-login', here);
  // No title of a screen stands above it: below a title of the page, it comes in that one's place, and no level is left out.
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
