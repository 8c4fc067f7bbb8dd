/** What the client paid in each of the last twelve months, and what came back. The drawing comes in a chunk of its own. */
import { Suspense } from 'react';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { consultaOf } from '../../../state/consultas.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { lazyScreen } from '../../../ui/lazy.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useAhora } from '../../../ui/useAhora.ts';
import { useTodas } from '../datos/useTodas.ts';
import { routes } from '../parts/routes.ts';
import { consultaMovimientos } from './consultasInicio.ts';
import { desdeOf, porMes, tiposPago } from './porMes.ts';

const Grafico = lazyScreen(() => import('./Grafico.tsx').then((m) => m.Grafico));

interface Consulta {
  readonly tipo: typeof tiposPago;
  readonly desde: string;
}

const read = (query: Consulta & { limite: number; cursor?: string }, signal: AbortSignal) =>
  api('GET /api/cliente/movimientos', { query, signal });

export function PagosPorMes() {
  const t = useT('inicio');
  const { hoy } = useAhora();
  return (
    <Card>
      <CardHead>
        <h2>{t('pagos.titulo')}</h2>
        <TextLink to={routes.recibosBetween(desdeOf(hoy), hoy)}>{t('pagos.verRecibos')}</TextLink>
      </CardHead>
      <Series />
    </Card>
  );
}

function Series() {
  const t = useT('inicio');
  const { hoy } = useAhora();
  const { data, error, retry } = useTodas<Awaited<ReturnType<typeof read>>['resultados'][number], Consulta>(
    { tipo: tiposPago, desde: desdeOf(hoy) },
    read,
    consultaOf('GET /api/cliente/movimientos', consultaMovimientos),
  );
  if (!data && error !== undefined) {
    return <ErrorState inline title={t('pagos.fallo')} error={error} onRetry={retry} />;
  }
  if (!data) return <Esqueleto />;
  const series = porMes(data, hoy);
  if (series.length === 0) return <p>{t('pagos.vacio')}</p>;
  return (
    <Suspense fallback={<Esqueleto />}>
      {series.map((serie) => (
        <Grafico key={serie.moneda} serie={serie} />
      ))}
    </Suspense>
  );
}

function Esqueleto() {
  return (
    <SkeletonGroup>
      <Skeleton $height="240px" />
    </SkeletonGroup>
  );
}
