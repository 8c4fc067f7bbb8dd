/** What the course costs today; while a discount is on, the usual price stands crossed out and its reason below. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { precioCurso } from '../../domain/precioCurso.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const Line = styled.p`
  font-size: 20px;
  font-weight: 700;
  line-height: 28px;

  > s {
    margin-inline-start: 8px;
    color: var(--portal-text-2);
    font-size: 14px;
    font-weight: 400;
  }
`;
const Why = styled.p`
  max-inline-size: 32ch;
  color: var(--portal-success);
  font-size: 14px;
  line-height: 20px;
`;

export function CoursePrice({ curso, hoy }: { readonly curso: Curso; readonly hoy: string }) {
  const t = useT('publico');
  const { date } = useFormat();
  const { valor, descuento } = precioCurso(curso, hoy);
  return (
    <>
      <Line>
        {valor === 0 ? t('gratuito') : <Amount valor={valor} moneda={curso.moneda} />}
        {descuento && (
          <s>
            <VisuallyHidden>{t('precioNormal')} </VisuallyHidden>
            <Amount valor={descuento.normal} moneda={curso.moneda} />
          </s>
        )}
      </Line>
      {descuento && (
        <Why>
          {t.rich('descuentoHasta', {
            motivo: <bdi key="motivo">{descuento.motivo}</bdi>,
            valor: <Amount key="valor" valor={descuento.ahorro} moneda={curso.moneda} />,
            fecha: date(descuento.hasta),
          })}
        </Why>
      )}
    </>
  );
}
