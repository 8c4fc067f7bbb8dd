/**
 * /cliente: the summary of today. Each part reads its own data, so one that fails does not hold back the others; if all fail, that is
 * said once. The parts below the balance appear with it, because an overdue alert that came later would move links while somebody
 * presses them.
 */
import styled from 'styled-components';
import { firstName } from '../../../domain/firstName.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { useUsuario } from '../../../ui/hooks/useUsuario.ts';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { ColumnInOrder, DetailColumn, InOrder } from '../parts/DetailColumns.ts';
import { BalanceCards } from './BalanceCards.tsx';
import { LatestInscripciones, useLatestInscripciones } from './LatestInscripciones.tsx';
import { LatestMovimientos, useLatestMovimientos } from './LatestMovimientos.tsx';
import { MonthlyPayments } from './MonthlyPayments.tsx';
import { NextClassCard } from './NextClassCard.tsx';
import { OverdueAlert } from './OverdueAlert.tsx';
import { QuickActions } from './QuickActions.tsx';

const Grid = styled(DetailColumn)`
  align-items: start;

  @container portal (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;
const Today = styled.time`
  display: block;

  &::first-letter {
    text-transform: uppercase;
  }
`;

export function InicioScreen() {
  const t = useT('inicio');
  const { date } = useFormat();
  const { today } = useNow();
  const balance = useRead('GET /api/cliente/balance');
  const parts = [balance, useLatestInscripciones(), useLatestMovimientos()];
  const areAllAway = parts.every(({ data, error }) => data === undefined && error !== undefined);
  const retryAll = () => {
    for (const { retry } of parts) retry();
  };
  const nombre = firstName(useUsuario()?.displayName ?? '');
  return (
    <>
      <PageHeader title={nombre ? t('saludo', { nombre }) : t('saludoSinNombre')}>
        <Today dateTime={today}>{date(today, 'long')}</Today>
      </PageHeader>
      {areAllAway ? (
        <DetailColumn>
          <ErrorCard error={balance.error} onRetry={retryAll} />
          <QuickActions />
        </DetailColumn>
      ) : (
        <Parts hidden={!balance.data && balance.error === undefined} />
      )}
    </>
  );
}

/** @param hidden true until the balance is known or has failed */
function Parts({ hidden }: { readonly hidden: boolean }) {
  return (
    <InOrder>
      <DetailColumn>
        <OverdueAlert />
        <BalanceCards />
        <DetailColumn hidden={hidden}>
          <NextClassCard />
          <Grid>
            <DetailColumn>
              <MonthlyPayments />
              <LatestInscripciones />
            </DetailColumn>
            <ColumnInOrder>
              <LatestMovimientos />
              <QuickActions />
            </ColumnInOrder>
          </Grid>
        </DetailColumn>
      </DetailColumn>
    </InOrder>
  );
}
