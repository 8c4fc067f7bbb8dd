/** Which invoices are paid with what is in favour and how much of each; what is owed and in favour before and after. */
import styled from 'styled-components';
import { sumValores } from '../../domain/dinero.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Code } from '../../ui/data/Code.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { PlainList } from '../../ui/PlainList.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AntesYDespues } from './AntesYDespues.tsx';
import { AvisoEnProceso } from './AvisoEnProceso.tsx';
import { FormularioPago } from './FormularioPago.tsx';
import { describeFactura, Importe } from './Importe.tsx';
import { useEnProceso } from './useEnProceso.ts';
import type { Favor } from './useFavor.ts';
import type { CargaPorPagar } from './usePorPagar.ts';

const Facturas = styled(PlainList)`
  display: grid;
  gap: 8px;

  > li > :nth-child(2) {
    margin-block: 12px 8px;
    margin-inline-start: 34px;
  }
  /* Not under what stays in sight at the foot. */
  input {
    scroll-margin-block-end: 180px;
  }
`;
const Nota = styled.p`
  color: var(--portal-text-2);
  font-size: 14px;
  line-height: 22px;
`;
/** In sight however many invoices there are, down to the edge of the dialog's content. */
const Resumen = styled.div`
  position: sticky;
  inset-block-end: -24px;
  margin-block-end: -24px;
  padding-block: 12px 24px;
  border-block-start: 1px dashed var(--portal-line);
  background: var(--portal-float);

  > p[data-fallo] {
    padding-block-end: 8px;
    color: var(--portal-error);
    font-size: 14px;
    line-height: 20px;
  }
`;

interface Props {
  readonly id: string;
  readonly carga: CargaPorPagar;
  readonly favor: Favor;
}

export function ElegirFavor({ id, carga, favor }: Props) {
  const t = useT('pago');
  const { money } = useFormat();
  const enProceso = useEnProceso();
  const { elegido, disponible = 0 } = favor;
  const { lineas, total, moneda, write, probado } = elegido;
  const elegidas = lineas.filter(({ elegida }) => elegida);
  const deben = sumValores(elegidas.map(({ factura }) => factura.saldo));
  const resto = disponible - total;
  const problema =
    resto < 0
      ? t('excedeFavor', { valor: money(disponible, moneda) })
      : probado && elegidas.length === 0
        ? t('elijaUna')
        : undefined;
  const hay = favor.disponible !== undefined && carga.porPagar && carga.porPagar.length > 0;
  if (hay && disponible === 0) return <p>{t('sinFavor')}</p>;
  return (
    <FormularioPago
      id={id}
      hay={favor.disponible === undefined ? undefined : hay}
      error={carga.error ?? favor.error}
      onRetry={carga.error === undefined ? favor.retry : carga.retry}
      fallo={favor.fallo}
      tituloFallo={t('falloFavor')}
      onSubmit={favor.submit}
    >
      <Nota>{t('favorTexto')}</Nota>
      <AvisoEnProceso pagos={enProceso} numeros={elegidas.map(({ factura }) => factura.numero)} />
      <Facturas aria-label={t('facturas')}>
        {lineas.map((linea) => {
          const { factura, elegida, valor } = linea;
          const { numero, saldo } = factura;
          const toggle = () => write(factura, elegida ? null : resto > 0 ? Math.min(saldo, resto) : '');
          return (
            <li key={numero}>
              <Checkbox
                checked={elegida}
                onChange={toggle}
                label={t.rich('laFactura', { numero: <Code key="numero">{numero}</Code> })}
                hint={describeFactura(factura, t('saldo', { saldo: money(saldo, moneda) }))}
              />
              {elegida && <Importe linea={linea} onWrite={write} tope={resto + valor} />}
            </li>
          );
        })}
      </Facturas>
      <Resumen>
        <p role="status" tabIndex={-1} data-fallo={problema && ''}>
          {problema ?? (
            <VisuallyHidden>
              {t('usa')} {money(total, moneda)}
            </VisuallyHidden>
          )}
        </p>
        <AntesYDespues
          moneda={moneda}
          filas={[
            { nombre: t('aFavor'), antes: disponible, despues: Math.max(resto, 0) },
            {
              nombre: t('porPagar', { count: elegidas.length }),
              antes: deben,
              despues: Math.max(deben - total, 0),
            },
          ]}
        />
      </Resumen>
    </FormularioPago>
  );
}
