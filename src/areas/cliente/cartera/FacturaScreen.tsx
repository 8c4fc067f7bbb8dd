/** /cliente/cartera/factura/{numero}: one invoice or credit note, as on paper, and what happened to it. */
import styled from 'styled-components';
import type { Factura } from '../../../contract/factura.ts';
import { nextVence } from '../../../domain/cuenta/deudas.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useT } from '../../../i18n/useT.ts';
import { documentoPdf } from '../../../state/documentoPdf.ts';
import { Code } from '../../../ui/data/Code.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { DottedList } from '../../../ui/data/DottedList.tsx';
import { FileButton } from '../../../ui/data/FileButton.tsx';
import { PrintButton } from '../../../ui/data/PrintButton.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { useParams } from '../../../ui/routing/router.ts';
import { CuotasCard } from '../parts/CuotasCard.tsx';
import { DetailColumn, DetailColumns, OneBelowAnother } from '../parts/DetailColumns.ts';
import { type DetailProps, DetailView } from '../parts/DetailView.tsx';
import { Letterhead } from '../parts/Letterhead.tsx';
import { RecordHeading, titleOf } from '../parts/RecordHeading.tsx';
import { routes } from '../parts/routes.ts';
import { AppliedCards } from './AppliedCards.tsx';
import { FacturaAccount } from './FacturaAccount.tsx';
import { FacturaBand } from './FacturaBand.tsx';
import { FacturaPaper } from './FacturaPaper.tsx';
import { FacturaState } from './FacturaState.tsx';

/**
 * On paper the document comes first, then the account beside the instalments, then what was paid at full width, so that
 * it fits on one sheet.
 */
const Sheet = styled(DetailColumns)`
  @media print {
    grid-template: auto / 1fr 1fr;

    > :nth-child(1) {
      grid-area: 2 / 1;
    }
    > :nth-child(2) {
      grid-area: 1 / 1 / 2 / 3;
    }
    > :nth-child(3) {
      display: contents;
    }
    > :nth-child(3) > :first-child {
      grid-area: 2 / 2;
    }
    > :nth-child(3) > :not(:first-child) {
      grid-column: 1 / 3;
    }
  }
`;

export function FacturaScreen() {
  const { numero = '' } = useParams();
  const t = useT('cartera');
  const read = useRead('GET /api/cliente/facturas/{id}', { params: { id: numero } });
  // The paper begins with who issued it. If it came later, it would move all that is below; if it fails, the paper stands without it.
  const issuer = useRead('GET /api/institucion');
  const complete = issuer.data !== undefined || issuer.error !== undefined;
  return (
    <DetailView
      area="cartera"
      list={routes.cartera}
      read={complete ? read : { ...read, data: undefined }}
      kind={t('factura.una')}
      Detail={Detail}
    />
  );
}

function Detail({ data: factura, crumbs }: DetailProps<Factura>) {
  const t = useT('cartera');
  const { numero, tipo, curso, fechaEmision } = factura;
  const isNota = tipo === 'nota_credito';
  const titleKey = isNota ? 'factura.nota' : 'factura.titulo';
  return (
    <>
      <Letterhead />
      <PageHeader
        title={titleOf(curso, numero, t(titleKey, { numero }))}
        heading={
          <RecordHeading name={curso === undefined ? undefined : <CursoText>{curso}</CursoText>}>
            {t.rich(titleKey, { numero: <Code key="numero">{numero}</Code> })}
          </RecordHeading>
        }
        crumbs={crumbs}
        aside={!isNota && <FacturaState factura={factura} />}
        action={
          <>
            <PrintButton>{t('factura.imprimir')}</PrintButton>
            <FileButton size="medium" {...documentoPdf(tipo, numero)}>
              {t('descargar.pdf')}
            </FileButton>
          </>
        }
      >
        <DottedList>
          <span>
            {t.rich('factura.emitida', { fecha: <DateText key="dia" value={fechaEmision} show="day" /> })}
          </span>
          {factura.saldo > 0 && (
            <span>
              {t.rich('factura.vence', {
                fecha: <DateText key="dia" value={nextVence(factura)} show="day" />,
              })}
            </span>
          )}
        </DottedList>
      </PageHeader>
      <OneBelowAnother>
        {factura.saldo > 0 && <FacturaBand factura={factura} />}
        <Sheet>
          <FacturaAccount factura={factura} />
          <FacturaPaper factura={factura} />
          <DetailColumn>
            <CuotasCard factura={factura} />
            {!isNota && <AppliedCards factura={factura} />}
          </DetailColumn>
        </Sheet>
      </OneBelowAnother>
    </>
  );
}
