/** What cancelling an enrolment of this course costs and until when, in words: known before anything is filled in. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';

const Lines = styled.ul`
  display: grid;
  gap: 4px;
  padding-inline-start: 18px;
  color: var(--portal-text-2);
  font-size: 14px;
  line-height: 22px;
`;

interface CancellationPolicyProps {
  readonly curso: Pick<Curso, 'anulacion' | 'moneda' | 'precio'>;
  /** YYYY-MM-DD in the institution's zone. */
  readonly hoy: string;
}

export function CancellationPolicy({ curso, hoy }: CancellationPolicyProps) {
  const t = useT('publico');
  const { date, number } = useFormat();
  const { hasta, retencionValor, retencionPorcentaje, requiereAprobacion } = curso.anulacion;
  const late = hoy > hasta;
  const valor = <Amount key="valor" valor={retencionValor} moneda={curso.moneda} />;
  const porcentaje = number(retencionPorcentaje / 100, { style: 'percent', maximumFractionDigits: 2 });
  const kept =
    retencionValor > 0
      ? t.rich(retencionPorcentaje > 0 ? 'anular.retieneAmbos' : 'anular.retieneValor', { valor, porcentaje })
      : t(retencionPorcentaje > 0 ? 'anular.retienePorcentaje' : 'anular.sinCosto', { porcentaje });
  return (
    <Lines>
      <li>{t(late ? 'anular.tarde' : 'anular.hasta', { fecha: date(hasta) })}</li>
      {!late && curso.precio > 0 && <li>{kept}</li>}
      {!late && requiereAprobacion && <li>{t('anular.aprobacion')}</li>}
    </Lines>
  );
}
