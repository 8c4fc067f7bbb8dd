/** Shows who has signed in, if the sign-in tag is part of a page that shows something else. */
import styled from 'styled-components';
import type { Usuario } from '../../contract/auth.ts';
import { resolveAddress } from '../../domain/isWebAddress.ts';
import { useT } from '../../i18n/useT.ts';
import { apiOrigin } from '../../state/api.ts';
import { logout } from '../../state/sesion.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { ElsewhereButton } from '../../ui/controls/ElsewhereLink.tsx';
import { useElsewhere } from '../../ui/controls/useElsewhere.ts';
import { Avatar } from '../../ui/data/Avatar.tsx';
import { useHost } from '../../ui/hooks/host.ts';
import { SignOutIcon } from '../../ui/icons/actions.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Stack } from '../../ui/layout/Stack.ts';
import { portalPath } from './authPaths.ts';

const Box = styled(Card)`
  display: grid;
  gap: 20px;
  max-inline-size: 400px;
  margin-inline: auto;
`;
const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-inline-size: 0;

  > div {
    min-inline-size: 0;
  }
  [data-rank='2'] {
    line-height: 1.4;
  }
  p {
    overflow-wrap: anywhere;
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    line-height: var(--portal-table-line);
    /* Aligned like its neighbours, even if it runs the other way. */
    text-align: match-parent;
  }
`;

export function SignedInCard({ usuario }: { readonly usuario: Usuario }) {
  const t = useT('auth');
  const { options } = useHost();
  const portal = useElsewhere(options.portalHref, 'portal-cliente', portalPath);
  return (
    <Box>
      <Who>
        <Avatar
          name={usuario.displayName}
          lastName={usuario.lastName ?? undefined}
          photoURL={resolveAddress(usuario.photoURL ?? undefined, apiOrigin())}
        />
        <div>
          <Heading rank={2}>
            {t.rich('dentro.titulo', { nombre: <bdi key="nombre">{usuario.displayName}</bdi> })}
          </Heading>
          <p dir="ltr">{usuario.email}</p>
        </div>
      </Who>
      <Stack $row $fill $gap={12}>
        {portal && <ElsewhereButton place={portal}>{t('dentro.ir')}</ElsewhereButton>}
        <Button tone="outline" icon={<SignOutIcon />} onClick={() => void logout()}>
          {t('dentro.salir')}
        </Button>
      </Stack>
      <ButtonLink to="/cambiar-clave" tone="text" block>
        {t('dentro.clave')}
      </ButtonLink>
    </Box>
  );
}
