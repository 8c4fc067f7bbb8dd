/** /cliente/recibos: the confirmed payments of the client; with `?recibo=` the one of that number. */
import type { ReactNode } from 'react';
import type { Answer } from '../../../client/call.ts';
import { PagarButton, payProximo } from '../../../features/pago/PagarButton.tsx';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { useSearchParams } from '../../../ui/routing/router.ts';
import { TableList } from '../lists/TableList.tsx';
import { useList } from '../lists/useList.ts';
import { InOrder } from '../parts/DetailColumns.ts';
import { routes } from '../parts/routes.ts';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { ReciboDetail } from './ReciboDetail.tsx';
import { reciboFilters } from './reciboFilters.ts';
import { useReciboColumns } from './useReciboColumns.tsx';

export function RecibosScreen() {
  const [params] = useSearchParams();
  const numero = params.get('recibo');
  return numero ? <ReciboDetail key={numero} numero={numero} /> : <Recibos />;
}

function Recibos() {
  const t = useT('recibos');
  const list = useList('GET /api/cliente/recibos', reciboFilters);
  const carteraLink = (tone: 'outline' | 'primary') => (
    <ButtonLink tone={tone} to={routes.cartera}>
      {t('verCartera')}
    </ButtonLink>
  );
  return (
    <InOrder>
      <PageHeader
        title={t('titulo')}
        crumbs={useCrumbs()}
        action={<Actions>{carteraLink('outline')}</Actions>}
      >
        {t('bajada')}
      </PageHeader>
      <TableList
        list={list}
        t={t}
        caption={t('titulo')}
        columns={useReciboColumns()}
        rowKey={({ numero }) => numero}
        rowLink={({ numero }) => routes.recibo(numero)}
        footer={{
          name: t('archivo'),
          load: (media) => api.file('GET /api/cliente/recibos', media, { query: list.whole }),
          children: <Totals totales={list.read.data?.totales} />,
        }}
        empty={
          <EmptyState title={t('vacio.titulo')} action={carteraLink('primary')}>
            {t('vacio.texto')}
          </EmptyState>
        }
        noMatches={{ title: t('sinCoincidencias.titulo'), text: t('sinCoincidencias.texto') }}
      />
    </InOrder>
  );
}

function Totals({ totales }: Pick<Answer<'GET /api/cliente/recibos'>, 'totales'>) {
  const t = useT('recibos');
  return totales?.map(({ moneda, cuantos, valor, reembolsado, reversado, sinAplicar }) => {
    const money = (minor: number) => <Amount key="valor" valor={minor} moneda={moneda} />;
    const parts = [
      ['totalReembolsado', reembolsado],
      ['totalReversado', reversado],
      ['totalAFavor', sinAplicar],
    ] as const;
    return (
      <p key={moneda}>
        {t.rich('total', { count: cuantos, valor: <strong key="valor">{money(valor)}</strong> })}
        {parts.map(
          ([text, part]) =>
            part > 0 && (
              <span key={text}>
                {' · '}
                {t.rich(text, { valor: money(part) })}
              </span>
            ),
        )}
      </p>
    );
  });
}

/** The buttons of the head, all at once: one that came later would move another that is being pressed. */
function Actions({ children }: { readonly children: ReactNode }) {
  const { data, error } = useRead('GET /api/cliente/balance');
  if (!data && error === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton $width="160px" $height="48px" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      {children}
      <PayDebts balances={data ?? []} />
    </>
  );
}

interface PayDebtsProps {
  readonly balances: Answer<'GET /api/cliente/balance'>;
}

/** Buttons that pay what is overdue or, if nothing is, what is due next: one for each currency with a debt. */
function PayDebts({ balances }: PayDebtsProps) {
  const t = useT('recibos');
  return balances.map(({ moneda, vencido, proximoVencimiento: next }) => {
    const what = vencido > 0 ? { overdueIn: moneda } : next && payProximo(next);
    return (
      what && (
        <PagarButton key={moneda} what={what} direct>
          {t(vencido > 0 ? 'pagarVencido' : 'pagarProximo')}
          {balances.length > 1 && ` (${moneda})`}
        </PagarButton>
      )
    );
  });
}
