/** /cliente/cartera/factura/{numero}: one invoice or credit note, as on paper, and what became of it. */
import styled from 'styled-components';
import type { Factura } from '../../../contract/factura.ts';
import { AvisoEnProceso } from '../../../features/pago/AvisoEnProceso.tsx';
import { Pagar } from '../../../features/pago/Pagar.tsx';
import { useEnProceso } from '../../../features/pago/useEnProceso.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { BotonArchivo } from '../../../ui/BotonArchivo.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { DottedList } from '../../../ui/data/DottedList.tsx';
import { PrintIcon } from '../../../ui/icons/actions.tsx';
import { type Crumb, PageHeader } from '../../../ui/PageHeader.tsx';
import { useParams } from '../../../ui/router.ts';
import { useLectura } from '../../../ui/useLectura.ts';
import { DetailColumn, DetailColumns } from '../parts/Columns.ts';
import { DetailView } from '../parts/DetailView.tsx';
import { Letterhead } from '../parts/Letterhead.tsx';
import { routes } from '../parts/routes.ts';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { Aplicado } from './Aplicado.tsx';
import { CuentaFactura } from './CuentaFactura.tsx';
import { Cuotas } from './Cuotas.tsx';
import { Documento } from './Documento.tsx';
import { EstadoFactura } from './EstadoFactura.tsx';

const Hueco = styled.div`
  &:not(:empty) {
    margin-block-end: 24px;
  }
  @media print {
    display: none;
  }
`;

export function FacturaScreen() {
  const { numero = '' } = useParams();
  const t = useT('cartera');
  const crumbs = useCrumbs({ label: t('titulo'), to: routes.cartera });
  const lectura = useLectura('GET /api/cliente/facturas/{id}', { params: { id: numero } });
  return (
    <DetailView
      lectura={lectura}
      crumbs={crumbs}
      cosa={t('factura.una')}
      ausente={{
        titulo: t('noEncontrada.titulo'),
        texto: t('noEncontrada.texto'),
        accion: t('noEncontrada.accion'),
        to: routes.cartera,
      }}
    >
      {(factura) => <Detalle factura={factura} crumbs={crumbs} />}
    </DetailView>
  );
}

interface Props {
  readonly factura: Factura;
  readonly crumbs: readonly Crumb[];
}

function Detalle({ factura, crumbs }: Props) {
  const t = useT('cartera');
  const { numero, tipo, fechaEmision, fechaVencimiento } = factura;
  const isNota = tipo === 'nota_credito';
  const titulo = isNota ? 'factura.nota' : 'factura.titulo';
  return (
    <>
      <Letterhead />
      <PageHeader
        title={t(titulo, { numero })}
        heading={t.rich(titulo, { numero: <Code key="numero">{numero}</Code> })}
        crumbs={crumbs}
        aside={!isNota && <EstadoFactura factura={factura} />}
        action={
          <>
            {factura.saldo > 0 && <Pagar que={{ pedidas: [{ numero }] }}>{t('factura.pagar')}</Pagar>}
            <Button tone="outline" icon={<PrintIcon />} onClick={() => window.print()}>
              {t('factura.imprimir')}
            </Button>
            <BotonArchivo
              size="medium"
              nombre={`${numero}.pdf`}
              load={() =>
                api.file('GET /api/cliente/facturas/{id}', 'application/pdf', { params: { id: numero } })
              }
            >
              {t('descargar.pdf')}
            </BotonArchivo>
          </>
        }
      >
        <DottedList>
          <span>
            {t.rich('factura.emitida', { fecha: <DateText key="dia" value={fechaEmision} show="day" /> })}
          </span>
          {!isNota && (
            <span>
              {t.rich('factura.vence', { fecha: <DateText key="dia" value={fechaVencimiento} show="day" /> })}
            </span>
          )}
        </DottedList>
      </PageHeader>
      {factura.saldo > 0 && <EnProceso numero={numero} />}
      <DetailColumns>
        <CuentaFactura factura={factura} />
        <Documento factura={factura} />
        <DetailColumn>
          {(factura.cuotas.length > 1 || factura.saldo > 0) && <Cuotas factura={factura} />}
          {!isNota && <Aplicado factura={factura} />}
        </DetailColumn>
      </DetailColumns>
    </>
  );
}

/** Asked for only where something is owed. */
function EnProceso({ numero }: { readonly numero: string }) {
  return (
    <Hueco>
      <AvisoEnProceso pagos={useEnProceso()} numeros={[numero]} conVinculo />
    </Hueco>
  );
}
