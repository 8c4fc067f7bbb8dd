/** /cliente/perfil: one's own data, the password, and where the account is signed in. */

import { useStore } from '@nanostores/react';
import type { Cliente } from '../../../contract/cliente.ts';
import { useT } from '../../../i18n/useT.ts';
import { $sesion } from '../../../state/sesion.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useRead } from '../../../ui/useRead.ts';
import { DetailColumn, DetailColumns } from '../parts/DetailColumns.ts';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { ClaveCard } from './ClaveCard.tsx';
import { ContactoCard } from './ContactoCard.tsx';
import { Note } from './Note.ts';
import { SesionesCard } from './SesionesCard.tsx';

export function PerfilScreen() {
  const t = useT('perfil');
  const crumbs = useCrumbs();
  const { data, error, retry } = useRead('GET /api/cliente');
  return (
    <>
      <PageHeader title={t('titulo')} crumbs={crumbs}>
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
            <Card>{error === undefined ? <Loading /> : <ErrorState error={error} onRetry={retry} />}</Card>
          )}
        </DetailColumn>
        <SesionesCard />
      </DetailColumns>
    </>
  );
}

/** What is on invoices is not changed here. */
function PersonaCard({ cliente }: { readonly cliente: Cliente }) {
  const t = useT('perfil');
  const sesion = useStore($sesion);
  const account = sesion.estado === 'autenticado' ? sesion.usuario.displayName : '';
  const { nombres, apellidos, identificacion, razonSocial } = cliente;
  return (
    <Card>
      <CardHead title={t('persona.titulo')} />
      <DefinitionList
        items={[
          { name: t('persona.nombre'), value: <bdi>{`${nombres} ${apellidos}`.trim() || account}</bdi> },
          {
            name: t('persona.identificacion'),
            value: identificacion ? <Code>{identificacion}</Code> : t('persona.sin'),
          },
          { name: t('persona.razonSocial'), value: razonSocial && <bdi>{razonSocial}</bdi> },
        ]}
      />
      <Note>{t('persona.nota')}</Note>
    </Card>
  );
}

function Loading() {
  return (
    <SkeletonGroup>
      <Skeleton $width="200px" $height="28px" />
      <Skeleton $height="320px" />
    </SkeletonGroup>
  );
}
