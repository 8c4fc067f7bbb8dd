/** Lists what settled an invoice: the receipts applied to it and the credit notes that correct it, each a link. */
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Factura } from '../../../contract/factura.ts';
import { phraseOf } from '../../../domain/cuenta/phraseOf.ts';
import { Named } from '../../../features/curso/Named.tsx';
import type { TextKey } from '../../../i18n/areas.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { RuledList } from '../../../ui/layout/RuledList.ts';
import { Text } from '../../../ui/layout/Text.ts';
import { routes } from '../parts/routes.ts';

const Items = styled(RuledList)`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: 0 12px;
  }
  /* On paper each is one line: name and number, day, amount. */
  @media print {
    > li {
      grid-template-columns: 1fr auto minmax(72pt, auto);
      padding-block: 3pt;
    }
    b {
      order: 1;
      text-align: end;
    }
  }
`;
/** Payments are expected only if the invoice is in force and nothing of it was credited. */
function withoutPagos({ estado, acreditado }: Factura): TextKey<'cartera'> {
  if (acreditado > 0) return 'factura.sinPagosYa';
  return estado === 'anulada' ? 'factura.sinPagosAnulada' : 'factura.sinPagos';
}

export function AppliedCards({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  const tLibro = useT('libro');
  const { aplicaciones, moneda } = factura;
  return (
    <>
      <Card data-print={aplicaciones.length === 0 ? 'none' : undefined}>
        <CardHead title={t('factura.pagos')} />
        {aplicaciones.length === 0 ? (
          <Text $size="body" $tone="muted">
            {t(withoutPagos(factura))}
          </Text>
        ) : (
          <Documentos
            rows={aplicaciones.map(({ recibo, fecha, valor, ...paid }) => ({
              name: <span>{tLibro(phraseOf({ ...paid, tipo: 'recibo', documento: recibo, debe: 0 }))}</span>,
              to: routes.recibo(recibo),
              numero: recibo,
              fecha,
              valor,
              moneda,
            }))}
          />
        )}
      </Card>
      {factura.acreditado > 0 && <NotasCard refiere={factura.numero} />}
    </>
  );
}

function NotasCard({ refiere }: { readonly refiere: string }) {
  const t = useT('cartera');
  const { data, error, retry } = useRead('GET /api/cliente/facturas', {
    query: { refiere, limite: 100 },
  });
  if (!data && error !== undefined) {
    return <ErrorCard inline title={t('factura.fallo')} error={error} onRetry={retry} />;
  }
  const notas = data?.resultados;
  if (!notas?.length) return null;
  return (
    <Card>
      <CardHead title={t('factura.notas')} />
      <Documentos
        rows={notas.map(({ numero, curso, fechaEmision, total, moneda }) => ({
          name: curso,
          to: routes.factura(numero),
          numero,
          fecha: fechaEmision,
          valor: total,
          moneda,
        }))}
      />
    </Card>
  );
}

interface Documento {
  readonly name: string | ReactElement | undefined;
  readonly to: string;
  readonly numero: string;
  readonly fecha: string;
  readonly valor: number;
  readonly moneda: string;
}

function Documentos({ rows }: { readonly rows: readonly Documento[] }) {
  return (
    <Items>
      {rows.map(({ name, to, numero, fecha, valor, moneda }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows of one receipt have nothing else to tell them apart, and equal keys lose a row
        <li key={`${numero} ${index}`}>
          <Named name={name} to={to}>
            {numero}
          </Named>
          <b>
            <Amount valor={valor} moneda={moneda} />
          </b>
          <small>
            <DateText value={fecha} show="day" />
          </small>
        </li>
      ))}
    </Items>
  );
}
