/** What cancelling an enrolment of this course costs and until when, in words. */
import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';

interface Props {
  readonly curso: Pick<Curso, 'anulacion' | 'moneda'>;
  /** YYYY-MM-DD */
  readonly hoy: string;
}

const Frases = styled.ul`
  display: grid;
  gap: 8px;
  padding-inline-start: 20px;
  color: var(--portal-text-2);
  font-size: 14px;
  line-height: 22px;
`;

export function PoliticaAnulacion(props: Props) {
  const t = useT('cursos');
  return (
    <Card>
      <CardHead>
        <h2>{t('detalle.politica')}</h2>
      </CardHead>
      <FrasesAnulacion {...props} />
    </Card>
  );
}

export function FrasesAnulacion({ curso, hoy }: Props) {
  const t = useT('cursos');
  const { number } = useFormat();
  const { hasta, retencionValor, retencionPorcentaje, requiereAprobacion } = curso.anulacion;
  const valor = <Amount key="valor" valor={retencionValor} moneda={curso.moneda} />;
  const porcentaje = number(retencionPorcentaje / 100, { style: 'percent', maximumFractionDigits: 2 });
  const retencion =
    retencionValor > 0
      ? t.rich(retencionPorcentaje > 0 ? 'detalle.retencionAmbas' : 'detalle.retencionValor', {
          valor,
          porcentaje,
        })
      : retencionPorcentaje > 0
        ? t('detalle.retencionPorcentaje', { porcentaje })
        : t('detalle.sinRetencion');
  const vencida = hoy > hasta;
  return (
    <Frases>
      <li>
        {t.rich(vencida ? 'detalle.politicaVencida' : 'detalle.politicaHasta', {
          fecha: <DateText key="fecha" value={hasta} show="day" />,
        })}
      </li>
      {!vencida && <li>{retencion}</li>}
      {!vencida && requiereAprobacion && <li>{t('detalle.requiereAprobacion')}</li>}
    </Frases>
  );
}
