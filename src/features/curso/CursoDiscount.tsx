/**
 * Says why a course costs less today, or would for those who meet a condition; how much less and until when. Shows nothing
 * for other courses.
 */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { precioCurso } from '../../domain/cotizacion/precioCurso.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';
import { DateText } from '../../ui/data/DateText.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Text } from '../../ui/layout/Text.ts';
import { CursoText } from './CursoText.tsx';

const Reason = styled(Text)`
  max-inline-size: 32ch;
`;

export function CursoDiscount({ curso }: { readonly curso: Pick<Curso, 'precio' | 'descuento' | 'moneda'> }) {
  const t = useT('curso');
  const { today } = useNow();
  const { descuento, offer } = precioCurso(curso, today);
  const reduction = descuento ?? offer;
  if (!reduction) return null;
  const text = offer && (offer.condicion.tipo === 'codigo' ? 'descuentoConCodigo' : 'descuentoDeclarado');
  return (
    <Reason $tone={offer ? 'muted' : 'success'}>
      {t.rich(text ?? 'descuentoHasta', {
        motivo: <CursoText>{reduction.motivo}</CursoText>,
        valor: <Amount valor={reduction.saved} moneda={curso.moneda} />,
        fecha: <DateText value={reduction.hasta} show="day" />,
      })}
    </Reason>
  );
}
