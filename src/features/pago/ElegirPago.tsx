/** How much of each invoice is paid; for a link to pass on, also until when it is good. */
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { AvisoEnProceso } from './AvisoEnProceso.tsx';
import { FormularioPago } from './FormularioPago.tsx';
import { Importe } from './Importe.tsx';
import { Plazo } from './Plazo.tsx';
import type { Elegido } from './useElegido.ts';
import type { EnlaceNuevo } from './useEnlaceNuevo.ts';
import { useEnProceso } from './useEnProceso.ts';
import type { CargaPorPagar } from './usePorPagar.ts';

/** In sight however many invoices there are, down to the edge of what scrolls: its box has 24 px of padding. */
const Total = styled.p`
  position: sticky;
  inset-block-end: -24px;
  margin-block-end: -24px;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  padding-block: 12px 24px;
  background: var(--portal-float);
  border-block-start: 1px dashed var(--portal-line);
  font-size: 18px;
  font-weight: 600;
`;

interface Props {
  readonly id: string;
  readonly carga: CargaPorPagar;
  readonly elegido: Elegido;
  readonly enlace: EnlaceNuevo;
  /** `enlace`: somebody else is to pay. */
  readonly modo: 'pagar' | 'enlace';
  /** What could pay it without any money coming in (minor units). */
  readonly aFavor: number;
  readonly onFavor: () => void;
}

export function ElegirPago({ id, carga, elegido, enlace, modo, aFavor, onFavor }: Props) {
  const t = useT('pago');
  const { lineas, total, moneda, write, check } = elegido;
  const enProceso = useEnProceso();
  const submit = () => {
    const facturas = check();
    if (facturas) enlace.send(facturas, modo);
    return facturas !== undefined;
  };
  return (
    <FormularioPago
      id={id}
      hay={carga.porPagar && carga.porPagar.length > 0}
      error={carga.error}
      onRetry={carga.retry}
      fallo={enlace.fallo}
      tituloFallo={t('fallo')}
      onSubmit={submit}
    >
      {modo === 'pagar' && aFavor > 0 && (
        <Alert
          tone="info"
          action={
            <Button tone="outline" size="small" onClick={onFavor}>
              {t('favor')}
            </Button>
          }
        >
          {t.rich('tieneFavor', { valor: <Amount key="valor" valor={aFavor} moneda={moneda} /> })}
        </Alert>
      )}
      <AvisoEnProceso pagos={enProceso} numeros={lineas.map(({ factura }) => factura.numero)} />
      {lineas.map((linea) => (
        <Importe key={linea.factura.numero} linea={linea} onWrite={write} describe />
      ))}
      {modo === 'enlace' && <Plazo horas={enlace.horas} onHoras={enlace.setHoras} />}
      <Total role="status">
        <span>{t('total', { count: lineas.length })}</span>
        <Amount valor={total} moneda={moneda} />
      </Total>
    </FormularioPago>
  );
}
