/** Shows what an enrolment costs: price, discount, total, the tax in it, and when it has to be paid. */
import styled from 'styled-components';
import type { Cotizacion } from '../../domain/cotizacion/quoteCurso.ts';
import { whenToPayOf } from '../../domain/cotizacion/whenToPay.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';
import { SumRow, Sums } from '../../ui/data/Sums.tsx';
import { Text } from '../../ui/layout/Text.ts';
import { CuotasPlan } from '../curso/CuotasPlan.tsx';
import { CursoText } from '../curso/CursoText.tsx';

const When = styled(Text).attrs({ $tone: 'muted' })`
  margin-block-start: 12px;
`;
const Space = styled.div`
  margin-block-start: 12px;
`;

interface Props {
  readonly curso: Parameters<typeof whenToPayOf>[0];
  readonly cotizacion: Cotizacion;
}

export function QuoteTable({ curso, cotizacion }: Props) {
  const t = useT('solicitud');
  const { date, number } = useFormat();
  const { valor, descuento, rebaja, total, desglose, cuotas, moneda } = cotizacion;
  const percent = (tarifa: number) => number(tarifa / 100, { style: 'percent', maximumFractionDigits: 2 });
  if (total === 0 && valor === 0) return <p>{t('cotizacion.gratuito')}</p>;
  const [first] = cuotas;
  const cuando = whenToPayOf(curso);
  const money = (minor: number) => <Amount valor={minor} moneda={moneda} />;
  return (
    <div>
      <Sums>
        <SumRow name={t('cotizacion.precio')}>{money(valor)}</SumRow>
        {rebaja && (
          <SumRow
            name={
              <>
                {t.rich('cotizacion.descuento', { motivo: <CursoText>{rebaja.motivo}</CursoText> })}
                <Text as="div" $tone="muted" $size="dense">
                  {t('cotizacion.descuentoHasta', { fecha: date(rebaja.hasta) })}
                </Text>
              </>
            }
          >
            {money(-descuento)}
          </SumRow>
        )}
        <SumRow name={t('cotizacion.total')} total>
          {money(total)}
        </SumRow>
        {desglose.lineas
          .filter((line) => line.valor > 0)
          .map((line) => (
            <SumRow
              key={line.codigo}
              name={t('cotizacion.incluye', { impuesto: line.codigo, tarifa: percent(line.tarifa) })}
            >
              {money(line.valor)}
            </SumRow>
          ))}
      </Sums>
      {first && cuando !== 'ahora' && <When>{t(`cotizacion.${cuando}`)}</When>}
      {first && cuando === 'ahora' && cuotas.length === 1 && (
        <When>{t('cotizacion.unPago', { fecha: date(first.vence) })}</When>
      )}
      {cuotas.length > 1 && (
        <Space>
          <CuotasPlan cuotas={cuotas} moneda={moneda} cuando={cuando} />
        </Space>
      )}
    </div>
  );
}
