/** The payment links of the client, the latest first: pass them on while they are good, or revoke them. */
import { useState } from 'react';
import styled from 'styled-components';
import type { Enlace } from '../../../contract/enlace.ts';
import { estadosEnlace } from '../../../domain/estados/enlace.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { invalidateConsultas } from '../../../state/consultas.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { FilterBar } from '../../../ui/data/FilterBar.tsx';
import { FilterSelect } from '../../../ui/data/FilterSelect.tsx';
import { TableSkeleton } from '../../../ui/data/TableSkeleton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { lazyScreen } from '../../../ui/lazy.tsx';
import { PlainList } from '../../../ui/PlainList.ts';
import { safeHref } from '../../../ui/safeHref.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useSendOnce } from '../../../ui/useSendOnce.ts';
import { useLectura } from '../datos/useLectura.ts';
import { ShareButton } from '../inscripciones/enlaces/ShareButton.tsx';
import { uno } from '../listas/filtros.ts';
import { Listado } from '../listas/Listado.tsx';
import { SinCoincidencias } from '../listas/SinCoincidencias.tsx';
import { useListado } from '../listas/useListado.ts';
import { rutas } from '../rutas.ts';
import { rutasCartera } from './rutasCartera.ts';

const tonos = { activo: 'warning', pagado: 'success', caducado: 'neutral', revocado: 'neutral' } as const;

const campos = { estado: uno(['', ...estadosEnlace]) } as const;

const Qr = lazyScreen(() => import('../inscripciones/enlaces/CodigoQr.tsx').then((m) => m.CodigoQr));

const Lista = styled(PlainList)`
  opacity: ${({ 'aria-busy': busy }) => (busy ? 0.5 : 1)};

  > li {
    display: grid;
    gap: 8px;
    padding: 16px;
    border-block-start: 1px solid var(--portal-line);
  }
  > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
  b {
    font-size: 18px;
    font-weight: 700;
  }
  p {
    color: var(--portal-text-2);
    font-size: 14px;
    line-height: 22px;
  }
  @container portal (min-width: 600px) {
    > li {
      padding-inline: 24px;
    }
  }
`;

export function Enlaces() {
  const t = useT('cartera');
  const listado = useListado(campos);
  const { limite, cursor } = listado.pagina;
  const { estado } = listado.filtros;
  const lectura = useLectura('GET /api/cliente/enlaces', {
    query: {
      orden: '-creadoEl',
      limite,
      ...(estado && { estado }),
      ...(cursor !== undefined && { cursor }),
    },
  });
  return (
    <Listado
      listado={listado}
      lectura={lectura}
      filtros={
        <FilterBar>
          <FilterSelect
            label={t('filtro.estado')}
            value={estado}
            onChange={(valor) => listado.choose('estado', valor)}
            options={estadosEnlace.map((este) => ({ value: este, label: t(`enlaceEstado.${este}`) }))}
          />
        </FilterBar>
      }
      esqueleto={<TableSkeleton columns={3} />}
      vacio={
        <EmptyState
          title={t('sinEnlaces.titulo')}
          action={<ButtonLink to={rutasCartera.porPagar}>{t('sinEnlaces.accion')}</ButtonLink>}
        >
          {t('sinEnlaces.texto')}
        </EmptyState>
      }
      sinCoincidencias={<SinCoincidencias titulo={t('sinEnlaces.filtrados')} onClear={listado.clear} />}
    >
      {(enlaces, busy) => (
        <Lista aria-busy={busy}>
          {enlaces.map((enlace) => (
            <UnEnlace key={enlace.id} enlace={enlace} />
          ))}
        </Lista>
      )}
    </Listado>
  );
}

function UnEnlace({ enlace }: { readonly enlace: Enlace }) {
  const t = useT('cartera');
  const [abierto, setAbierto] = useState<'qr' | 'revocar'>();
  const { url, valor, moneda, estado, creadoEl, caducaEl, facturas, recibo } = enlace;
  const href = safeHref(url);
  return (
    <li>
      <div>
        <b>
          <Amount valor={valor} moneda={moneda} />
        </b>
        <StateLabel $tone={tonos[estado]}>{t(`enlaceEstado.${estado}`)}</StateLabel>
        {recibo !== undefined && (
          <TextLink to={rutas.recibo(recibo)}>
            <Code>{recibo}</Code>
          </TextLink>
        )}
      </div>
      <p>
        {t.rich('enlace.fechas', {
          creado: <DateText key="creado" value={creadoEl} show="day" />,
          caduca: <DateText key="caduca" value={caducaEl} show="moment" />,
        })}
      </p>
      <div>
        {facturas.map(({ numero }) => (
          <TextLink key={numero} to={rutas.factura(numero)}>
            <Code>{numero}</Code>
          </TextLink>
        ))}
      </div>
      {estado === 'activo' && (
        <div>
          {href !== undefined && (
            <ButtonAnchor href={href} external size="small">
              {t('enlace.pagar')}
            </ButtonAnchor>
          )}
          <CopyButton text={url} />
          <ShareButton url={url} />
          <Button tone="outline" size="small" onClick={() => setAbierto('qr')}>
            {t('enlace.qr')}
          </Button>
          <Button tone="text" size="small" onClick={() => setAbierto('revocar')}>
            {t('enlace.revocar')}
          </Button>
        </div>
      )}
      <Dialog open={abierto === 'qr'} onClose={() => setAbierto(undefined)} title={t('enlace.qr')}>
        <Qr text={url} />
      </Dialog>
      {abierto === 'revocar' && <Revocar id={enlace.id} onClose={() => setAbierto(undefined)} />}
    </li>
  );
}

function Revocar({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useT('cartera');
  const toast = useToast();
  const envio = useSendOnce({
    call: (enlace: string) => api('DELETE /api/cliente/enlaces/{id}', { params: { id: enlace } }),
    onDone: () => {
      invalidateConsultas('/api/cliente/enlaces');
      invalidateConsultas('/api/cliente/inscripciones');
      toast({ message: t('enlace.revocado'), tone: 'success' });
      onClose();
    },
    onFailure: () => invalidateConsultas('/api/cliente/enlaces'),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('enlace.revocarTitulo')}
      actions={
        <Button tone="danger" loading={envio.sending} onClick={() => void envio.send(id)}>
          {t('enlace.revocar')}
        </Button>
      }
    >
      <p>{t('enlace.revocarTexto')}</p>
      {envio.failure !== undefined && <ErrorState inline error={envio.failure} />}
    </Dialog>
  );
}
