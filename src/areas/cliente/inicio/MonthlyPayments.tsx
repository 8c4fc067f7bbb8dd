/** What the client paid in each of the last twelve months, and what came back. The drawing comes in a chunk of its own. */

import { Suspense } from 'react';
import { useT } from '../../../i18n/useT.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { lazyScreen } from '../../../ui/lazy.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useRead } from '../../../ui/useRead.ts';
import { recibosOf, seriesOf } from './months.ts';

const PaymentsChart = lazyScreen(() => import('./PaymentsChart.tsx').then((m) => m.PaymentsChart));

export function MonthlyPayments() {
  const t = useT('inicio');
  const { data, error, retry } = useRead('GET /api/cliente/balance');
  return (
    <Card>
      <CardHead title={t('pagos.titulo')}>
        <TextLink to={recibosOf(...(data?.[0]?.porMes ?? []))}>{t('pagos.verRecibos')}</TextLink>
      </CardHead>
      {data ? (
        <Charts series={seriesOf(data)} />
      ) : error === undefined ? (
        <ChartSkeleton />
      ) : (
        <ErrorState inline title={t('pagos.fallo')} error={error} onRetry={retry} />
      )}
    </Card>
  );
}

function Charts({ series }: { readonly series: ReturnType<typeof seriesOf> }) {
  const t = useT('inicio');
  if (series.length === 0) return <p>{t('pagos.vacio')}</p>;
  return (
    <Suspense fallback={<ChartSkeleton />}>
      {series.map((one) => (
        <PaymentsChart key={one.moneda} series={one} />
      ))}
    </Suspense>
  );
}

function ChartSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton $height="240px" />
    </SkeletonGroup>
  );
}
