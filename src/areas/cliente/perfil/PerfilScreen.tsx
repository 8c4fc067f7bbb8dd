/** /cliente/perfil: the client's data, the password, and where the account is signed in. */

import styled from 'styled-components';
import type { Cliente } from '../../../contract/cliente.ts';
import { fullName } from '../../../domain/fullName.ts';
import { useT } from '../../../i18n/useT.ts';
import { ElsewhereButton } from '../../../ui/controls/ElsewhereLink.tsx';
import { useElsewhere } from '../../../ui/controls/useElsewhere.ts';
import { Code } from '../../../ui/data/Code.tsx';
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Unread } from '../../../ui/feedback/Unread.tsx';
import { useHost } from '../../../ui/hooks/host.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { useUsuario } from '../../../ui/hooks/useUsuario.ts';
import { KeyIcon } from '../../../ui/icons/documents.tsx';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Text } from '../../../ui/layout/Text.ts';
import { DetailColumn, DetailColumns } from '../parts/DetailColumns.ts';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { ContactoCard } from './ContactoCard.tsx';
import { SesionesCard } from './SesionesCard.tsx';

export function PerfilScreen() {
  const t = useT('perfil');
  const read = useRead('GET /api/cliente');
  const { data } = read;
  return (
    <>
      <PageHeader title={t('titulo')} crumbs={useCrumbs()}>
        {t('bajada')}
      </PageHeader>
      <DetailColumns>
        <DetailColumn>
          <ClaveCard />
        </DetailColumn>
        <DetailColumn>
          {data && <PersonaCard cliente={data} />}
          {data && <ContactoCard cliente={data} />}
          {!data && (
            <Card>
              <Unread read={read} inline={false}>
                <Skeleton $width="200px" $height="28px" />
                <Skeleton $height="320px" />
              </Unread>
            </Card>
          )}
        </DetailColumn>
        <SesionesCard />
      </DetailColumns>
    </>
  );
}

const Note = styled(Text)`
  margin-block-start: 16px;
`;

/** Shows the data used on invoices, which cannot be changed here. */
function PersonaCard({ cliente }: { readonly cliente: Cliente }) {
  const t = useT('perfil');
  const account = useUsuario()?.displayName;
  const { identificacion, razonSocial } = cliente;
  return (
    <Card>
      <CardHead title={t('persona.titulo')} />
      <DefinitionList
        items={[
          { name: t('persona.nombre'), value: <bdi>{fullName(cliente) || account}</bdi> },
          {
            name: t('persona.identificacion'),
            value: identificacion ? <Code>{identificacion}</Code> : t('persona.sin'),
          },
          { name: t('persona.razonSocial'), value: razonSocial && <bdi>{razonSocial}</bdi> },
        ]}
      />
      <Note $tone="muted">{t('persona.nota')}</Note>
    </Card>
  );
}

const Explanation = styled.p`
  margin-block-end: 16px;
  color: var(--portal-text-2);
`;

/** Leads to the change of password, if this page has a link to it. */
function ClaveCard() {
  const t = useT('perfil');
  const { options } = useHost();
  const place = useElsewhere(options.loginHref, 'portal-login', '/cambiar-clave');
  if (place === undefined) return null;
  return (
    <Card>
      <CardHead title={t('clave.titulo')} />
      <Explanation>{t('clave.texto')}</Explanation>
      <ElsewhereButton place={place} tone="soft" block icon={<KeyIcon />}>
        {t('clave.cambiar')}
      </ElsewhereButton>
    </Card>
  );
}
