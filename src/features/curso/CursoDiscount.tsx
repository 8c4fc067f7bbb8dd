/** Why a course costs less today, how much less and until when. Renders nothing where it does not. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { precioCurso } from '../../domain/precioCurso.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';
import { DateText } from '../../ui/data/DateText.tsx';
import { Text } from '../../ui/Text.ts';

const Reason = styled(Text)`
  max-inline-size: 32ch;
`;

interface CursoDiscountProps {
  readonly curso: Pick<Curso, 'precio' | 'descuento' | 'moneda'>;
  /** YYYY-MM-DD at the institution. */
  readonly hoy: string;
}

export function CursoDiscount({ curso, hoy }: CursoDiscountProps) {
  const t = useT('curso');
  const { descuento } = precioCurso(curso, hoy);
  if (!descuento) return null;
  return (
    <Reason $tone="success">
      {t.rich('descuentoHasta', {
        motivo: <bdi>{descuento.motivo}</bdi>,
        valor: <Amount valor={descuento.ahorro} moneda={curso.moneda} />,
        fecha: <DateText value={descuento.hasta} show="day" />,
      })}
    </Reason>
  );
}
