/** The payment links of an enrolment, the latest first. */
import styled from 'styled-components';
import { EnlaceItem } from '../../../features/pago/EnlaceItem.tsx';
import { usePendingPagos } from '../../../features/pago/PendingPagosAlert.tsx';
import { useT } from '../../../i18n/useT.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { RuledList } from '../../../ui/layout/RuledList.ts';
import { Awaited } from '../parts/DetailColumns.ts';

/** Else a long list would begin on the next printed sheet. */
const Frame = styled(Card)`
  @media print {
    break-inside: auto;
  }
`;
const Items = styled(RuledList).attrs({ $space: 16 })`
  > li {
    break-inside: avoid;
  }
`;

export function EnlacesCard({ numero }: { readonly numero: string }) {
  const t = useT('pago');
  const { data, error, retry } = useEnlaces(numero);
  const pendingPagos = usePendingPagos();
  // A warning of pending payments goes above what a link offers.
  if ((!data && error === undefined) || (data?.resultados.length && !pendingPagos)) return <Awaited />;
  // Most enrolments have none.
  if (error === undefined && !data?.resultados.length) return null;
  return (
    <Frame>
      <CardHead title={t('enlaces.titulo')} />
      {error !== undefined && !data && <ErrorState inline error={error} onRetry={retry} />}
      <Items>
        {data?.resultados.map((enlace) => (
          <EnlaceItem key={enlace.id} enlace={enlace} pendingPagos={pendingPagos} />
        ))}
      </Items>
    </Frame>
  );
}

export const useEnlaces = (numero: string) =>
  useRead('GET /api/cliente/inscripciones/{id}/enlaces', {
    params: { id: numero },
    query: { limite: 20 },
  });
