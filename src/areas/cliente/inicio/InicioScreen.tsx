/**
 * /cliente: the summary of today. Each part reads its own data, so one that fails does not hold back the others; if all fail, that is
 * said once.
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
import { LatestInscripciones, useLatestInscripciones } from './LatestInscripciones.tsx';
import { LatestMovimientos, useLatestMovimientos } from './LatestMovimientos.tsx';
import { MonthlyPayments } from './MonthlyPayments.tsx';
import { NextClassCard } from './NextClassCard.tsx';
import { OweCards } from './OweCards.tsx';
import { QuickActions } from './QuickActions.tsx';
import { UnverifiedBand } from './UnverifiedBand.tsx';

const Grid = styled(DetailColumn)`
  align-items: start;

  @container portal (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;
/** Its height is not known before it is read: what is below waits for it, on wide screens too. */
const First = styled.div`
  &:has([data-outline]) ~ * {
    display: none;
  }
  &:not(:has(> :not([data-outline]))) {
    display: none;
  }
`;
/** What is owed, and the next class beside it. */
const Top = styled(First)`
  display: grid;
  gap: 16px;

  @container portal (min-width: 900px) {
    gap: 24px;
    grid-template-columns: repeat(auto-fit, minmax(400px, 1fr));
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
        <Parts />
      )}
    </>
  );
}

function Parts() {
  return (
    <InOrder>
      <DetailColumn>
        <First>
          <UnverifiedBand />
        </First>
        <Top>
          <OweCards />
          <NextClassCard />
        </Top>
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
    </InOrder>
  );
}
