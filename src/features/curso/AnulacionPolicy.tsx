/** Shows the cost of cancelling an enrolment in a course, and the last day for it. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';
import { DateText } from '../../ui/data/DateText.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Text } from '../../ui/layout/Text.ts';

const Sentences = styled(Text)`
  display: grid;
  gap: 8px;
  padding-inline-start: 20px;
`;

export function AnulacionPolicy({
  curso,
}: {
  readonly curso: Pick<Curso, 'anulacion' | 'moneda' | 'precio'>;
}) {
  const t = useT('curso');
  const { today } = useNow();
  const { number } = useFormat();
  const { hasta, retencionValor, retencionPorcentaje, requiereAprobacion } = curso.anulacion;
  const late = today > hasta;
  const valor = <Amount valor={retencionValor} moneda={curso.moneda} />;
  const porcentaje = number(retencionPorcentaje / 100, { style: 'percent', maximumFractionDigits: 2 });
  const cost =
    retencionValor > 0
      ? t.rich(retencionPorcentaje > 0 ? 'anular.retencionAmbas' : 'anular.retencionValor', {
          valor,
          porcentaje,
        })
      : t(retencionPorcentaje > 0 ? 'anular.retencionPorcentaje' : 'anular.sinRetencion', { porcentaje });
  return (
    <Sentences as="ul" $tone="muted">
      <li>
        {t.rich(late ? 'anular.vencida' : 'anular.hasta', {
          fecha: <DateText value={hasta} show="day" />,
        })}
      </li>
      {!late && curso.precio > 0 && <li>{cost}</li>}
      {!late && requiereAprobacion && <li>{t('anular.requiereAprobacion')}</li>}
    </Sentences>
  );
}
