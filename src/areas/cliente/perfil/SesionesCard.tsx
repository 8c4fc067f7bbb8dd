/** Where the account is signed in, and ending it everywhere else. Not shown where the service does not keep that. */

import styled from 'styled-components';
import type { SesionAbierta } from '../../../contract/sesiones.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { invalidateConsultas } from '../../../state/consultas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { PlainList } from '../../../ui/PlainList.ts';
import { Text } from '../../../ui/Text.ts';
import { useRead } from '../../../ui/useRead.ts';
import { useSendOnce } from '../../../ui/useSendOnce.ts';
import { isNotFound } from '../parts/isNotFound.ts';
import { Note } from './Note.ts';

const path = '/api/cliente/perfil/sesiones';

const Items = styled(PlainList)`
  display: grid;
  margin-block-start: 8px;

  > li {
    display: grid;
    gap: 2px;
    padding-block: 12px;
    border-block-end: 1px solid var(--portal-line);
  }
  + * {
    margin-block-start: 16px;
  }
`;
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  font-weight: 600;
`;

export function SesionesCard() {
  const t = useT('perfil');
  const toast = useToast();
  const { data, error, retry } = useRead(`GET ${path}`);
  const { send, sending, failure } = useSendOnce({
    call: () => api(`DELETE ${path}`),
    onDone() {
      invalidateConsultas(path);
      toast({ message: t('sesiones.cerradas'), tone: 'success' });
    },
  });
  if (isNotFound(error)) return null;
  const others = data?.resultados.some(({ actual }) => !actual) ?? false;
  return (
    <Card>
      <CardHead>
        <Heading rank={2}>{t('sesiones.titulo')}</Heading>
      </CardHead>
      {data && (
        <>
          <p>{t('sesiones.texto')}</p>
          <Items>
            {data.resultados.map((sesion) => (
              <Sesion key={sesion.id} sesion={sesion} />
            ))}
          </Items>
          {failure !== undefined && <ErrorState inline error={failure} />}
          {others ? (
            <Button tone="outline" block loading={sending} onClick={() => void send(null)}>
              {t('sesiones.cerrar')}
            </Button>
          ) : (
            <Note role="status">{t('sesiones.ninguna')}</Note>
          )}
        </>
      )}
      {!data && error !== undefined && <ErrorState inline error={error} onRetry={retry} />}
      {!data && error === undefined && (
        <SkeletonGroup>
          <Skeleton $height="120px" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function Sesion({ sesion: { dispositivo, inicio, ultimoUso, actual } }: { readonly sesion: SesionAbierta }) {
  const t = useT('perfil');
  const { dateTime } = useFormat();
  return (
    <li>
      <Name>
        <bdi>{dispositivo ?? t('sesiones.desconocido')}</bdi>
        {actual && <StateLabel $tone="success">{t('sesiones.actual')}</StateLabel>}
      </Name>
      <Text $tone="muted" $size="dense">
        {t('sesiones.inicio', { fecha: dateTime(inicio) })}
      </Text>
      {ultimoUso && !actual && (
        <Text $tone="muted" $size="dense">
          {t('sesiones.uso', { fecha: dateTime(ultimoUso) })}
        </Text>
      )}
    </li>
  );
}
