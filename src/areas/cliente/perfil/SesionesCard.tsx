/** Lists the sessions of the account, and ends one or all others. Hidden if the service keeps no list of sessions. */
import { useRef } from 'react';
import styled from 'styled-components';
import { isNotFound } from '../../../client/isNotFound.ts';
import type { SesionAbierta } from '../../../contract/sesiones.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useIdioma } from '../../../i18n/useIdioma.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { invalidateConsultas } from '../../../state/consultas.ts';
import { logout } from '../../../state/sesion.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { Unread } from '../../../ui/feedback/Unread.tsx';
import { useIdempotentSend } from '../../../ui/forms/useIdempotentSend.ts';
import { useToast } from '../../../ui/hooks/toast.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { PlainList } from '../../../ui/layout/PlainList.ts';
import { Text } from '../../../ui/layout/Text.ts';
import { useNavigate } from '../../../ui/routing/router.ts';

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
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  > div {
    min-inline-size: 0;
  }
`;
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  font-weight: 600;
`;

export function SesionesCard() {
  const t = useT('perfil');
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const read = useRead(`GET ${path}`);
  const { data } = read;
  const { send, sending, failure } = useIdempotentSend({
    call: () => api(`DELETE ${path}`),
    onDone() {
      invalidateConsultas(path);
      toast({ message: t('sesiones.cerradas'), tone: 'success' });
    },
  });
  if (isNotFound(read.error)) return null;
  const others = data?.resultados.some(({ actual }) => !actual) ?? false;
  return (
    <Card>
      <CardHead title={t('sesiones.titulo')} ref={heading} tabIndex={-1} />
      {data && (
        <>
          <p>{t('sesiones.texto')}</p>
          <Items>
            {data.resultados.map((sesion) => (
              <Sesion key={sesion.id} sesion={sesion} onEnded={() => heading.current?.focus()} />
            ))}
          </Items>
          {failure !== undefined && <CallFailure error={failure} />}
          {others ? (
            <Button tone="outline" block loading={sending} onClick={() => void send(null)}>
              {t('sesiones.cerrar')}
            </Button>
          ) : (
            <Text $tone="muted" role="status">
              {t('sesiones.ninguna')}
            </Text>
          )}
        </>
      )}
      <Unread read={read}>
        <Skeleton $height="120px" />
      </Unread>
    </Card>
  );
}

/** Returns the place as the server writes it, or the country in the person's language. */
function usePlace({ lugar, pais }: SesionAbierta): string | undefined {
  const { locale } = useIdioma();
  if (lugar !== undefined || pais === undefined) return lugar;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(pais);
}

interface SesionProps {
  readonly sesion: SesionAbierta;
  /** Its line is about to disappear: the focus has to move. */
  readonly onEnded: () => void;
}

function Sesion({ sesion, onEnded }: SesionProps) {
  const { id, dispositivo, inicio, ultimoUso, actual } = sesion;
  const t = useT('perfil');
  const { dateTime } = useFormat();
  const lugar = usePlace(sesion);
  const toast = useToast();
  const navigate = useNavigate();
  const nombre = dispositivo ?? t('sesiones.desconocido');
  const ended = () => {
    onEnded();
    invalidateConsultas(path);
    toast({ message: t('sesiones.cerrada', { nombre }), tone: 'success' });
  };
  const { send, sending, failure } = useIdempotentSend({
    call: () => api(`DELETE ${path}/{id}`, { params: { id } }),
    onDone: ended,
    onFailure(error) {
      // It had already ended.
      if (isNotFound(error)) ended();
    },
  });
  // Signs out in the same way as the account menu.
  const signOut = () =>
    logout().then(
      () => navigate('/'),
      () => undefined,
    );
  return (
    <li>
      <Line>
        <div>
          <Name>
            <bdi>{nombre}</bdi>
            {actual && <StateLabel $tone="success">{t('sesiones.actual')}</StateLabel>}
          </Name>
          {lugar && (
            <Text $tone="muted" $size="dense">
              <bdi>{lugar}</bdi>
            </Text>
          )}
          <Text $tone="muted" $size="dense">
            {t('sesiones.inicio', { fecha: dateTime(inicio) })}
          </Text>
          {ultimoUso && !actual && (
            <Text $tone="muted" $size="dense">
              {t('sesiones.uso', { fecha: dateTime(ultimoUso) })}
            </Text>
          )}
        </div>
        <Button
          tone="outline"
          size="small"
          loading={sending}
          aria-label={
            actual ? t('sesiones.cerrarActual') : t('sesiones.cerrarDe', { nombre, fecha: dateTime(inicio) })
          }
          onClick={() => void (actual ? signOut() : send(null))}
        >
          {t('sesiones.cerrarUna')}
        </Button>
      </Line>
      {failure !== undefined && !isNotFound(failure) && <CallFailure error={failure} />}
    </li>
  );
}
