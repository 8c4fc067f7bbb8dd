/** A payment link that was just made: follow it, or copy, share or show it to somebody else; and whether it was paid. */
import { useEffect } from 'react';
import styled from 'styled-components';
import type { Enlace } from '../../contract/enlace.ts';
import { useT } from '../../i18n/useT.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { DateText } from '../../ui/data/DateText.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { safeHref } from '../../ui/safeHref.ts';
import { useRead } from '../../ui/useRead.ts';
import { useWatch } from '../../ui/useWatch.ts';
import { CodigoQr } from './CodigoQr.tsx';
import { ShareButton } from './ShareButton.tsx';
import { useRecientes } from './useRecientes.ts';
import { useTextoEnlace } from './useTextoEnlace.ts';

const Partes = styled.div`
  display: grid;
  gap: 16px;

  summary {
    inline-size: fit-content;
    min-block-size: 32px;
    color: var(--portal-accent);
    font-weight: 600;
    line-height: 32px;
    cursor: pointer;
  }
`;
const Otra = styled.div`
  display: grid;
  gap: 16px;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  > bdi {
    padding: 12px;
    border-radius: var(--portal-radius);
    background: var(--portal-fill);
    font-size: 14px;
    overflow-wrap: anywhere;
  }
`;

interface Props {
  readonly enlace: Enlace;
  readonly modo: 'pagar' | 'enlace';
  readonly onPagado: (enlace: Enlace) => void;
}

export function EnlaceHecho({ enlace, modo, onPagado }: Props) {
  const t = useT('pago');
  const { url, valor, moneda, caducaEl } = enlace;
  const href = safeHref(url);
  const texto = useTextoEnlace(enlace);
  const cifras = {
    valor: <Amount key="valor" valor={valor} moneda={moneda} />,
    fecha: <DateText key="fecha" value={caducaEl} show="moment" />,
  };
  const compartir = (
    <Otra>
      <bdi dir="ltr">{url}</bdi>
      <div>
        <CopyButton text={url} />
        <ShareButton url={url} texto={texto} />
      </div>
      <CodigoQr text={url} />
    </Otra>
  );
  return (
    <Partes>
      <p>{t.rich(modo === 'pagar' ? 'seguir' : 'listoTexto', cifras)}</p>
      {href !== undefined && (
        <ButtonAnchor href={href} external block tone={modo === 'pagar' ? 'primary' : 'soft'}>
          {t('irAPagar')}
        </ButtonAnchor>
      )}
      <Espera enlace={enlace} onPagado={onPagado} />
      {modo === 'enlace' ? (
        compartir
      ) : (
        <details>
          <summary>{t('otraPersona')}</summary>
          {compartir}
        </details>
      )}
    </Partes>
  );
}

/** The other tab, or another person's telephone, is where it is paid: here one only hears of it. */
function Espera({ enlace, onPagado }: Omit<Props, 'modo'>) {
  const t = useT('pago');
  const recientes = useRecientes();
  const pagos = useRead('GET /api/cliente/pagos', {
    query: { enlace: enlace.id, orden: '-creadoEl', limite: 1 },
  });
  useWatch(true, () => Promise.all([recientes.reload(), pagos.reload()]));
  const actual = recientes.data?.resultados.find(({ id }) => id === enlace.id);
  useEffect(() => {
    if (actual?.estado !== 'pagado') return;
    invalidateCuenta();
    onPagado(actual);
  }, [actual, onPagado]);
  const estado = pagos.data?.resultados[0]?.estado;
  if (actual?.estado === 'activo' && actual.pendiente === 0) {
    return (
      <Alert live tone="warning">
        {t('yaSinSaldo')}
      </Alert>
    );
  }
  return (
    <Alert live tone={estado === 'fallido' ? 'warning' : 'info'}>
      {t(estado === 'fallido' ? 'rechazado' : estado === 'pendiente' ? 'enProceso' : 'esperando')}
    </Alert>
  );
}
