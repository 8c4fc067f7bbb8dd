/**
 * Shows what the client paid in each of the last twelve months, and what was refunded; nothing if that is too little for a chart.
 * The chart is a chunk of its own.
 */
import { Suspense } from 'react';
import { useT } from '../../../i18n/useT.ts';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { ErrorBoundary } from '../../../ui/feedback/ErrorBoundary.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { Unread } from '../../../ui/feedback/Unread.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { lazyScreen } from '../../../ui/routing/lazy.tsx';
import { recibosOf, seriesOf } from './months.ts';

const PaymentsChart = lazyScreen(() => import('./PaymentsChart.tsx').then((m) => m.PaymentsChart));

const outline = <Skeleton $height="320px" />;

export function MonthlyPayments() {
  const t = useT('inicio');
  const read = useRead('GET /api/cliente/balance');
  const { data } = read;
  const series = data && seriesOf(data);
  if (series?.length === 0) return null;
  return (
    <Card>
      <CardHead title={t('pagos.titulo')}>
        <TextLink to={recibosOf(...(data?.[0]?.porMes ?? []))}>{t('pagos.verRecibos')}</TextLink>
      </CardHead>
      <Unread read={read} title={t('pagos.fallo')}>
        {outline}
      </Unread>
      <ErrorBoundary compact>
        <Suspense fallback={<SkeletonGroup>{outline}</SkeletonGroup>}>
          {series?.map((one) => (
            <PaymentsChart key={one.moneda} series={one} />
          ))}
        </Suspense>
      </ErrorBoundary>
    </Card>
  );
}
