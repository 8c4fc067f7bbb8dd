/** Shows the price of a course on a day. During a discount, the usual price is crossed out beside it. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { precioCurso } from '../../domain/cotizacion/precioCurso.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 8px;

  > b {
    font-weight: 700;
  }
  > s {
    color: var(--portal-text-2);
    font-size: 0.875em;
  }
`;

export function CursoPrice({ curso }: { readonly curso: Pick<Curso, 'precio' | 'descuento' | 'moneda'> }) {
  const t = useT('curso');
  const { today } = useNow();
  const { valor, descuento } = precioCurso(curso, today);
  return (
    <Line>
      <b>{valor === 0 ? t('gratuito') : <Amount valor={valor} moneda={curso.moneda} />}</b>
      {descuento && (
        <s>
          <VisuallyHidden>{t('precioNormal')} </VisuallyHidden>
          <Amount valor={descuento.normal} moneda={curso.moneda} />
        </s>
      )}
    </Line>
  );
}
