/** Why a course costs less today, or would for those who meet a condition; how much less and until when. Else nothing. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { precioCurso } from '../../domain/cotizacion/precioCurso.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';
import { DateText } from '../../ui/data/DateText.tsx';
import { Text } from '../../ui/Text.ts';
import { CursoText } from './CursoText.tsx';

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
  const { descuento, oferta } = precioCurso(curso, hoy);
  const rebaja = descuento ?? oferta;
  if (!rebaja) return null;
  const text = oferta && (oferta.condicion.tipo === 'codigo' ? 'descuentoConCodigo' : 'descuentoDeclarado');
  return (
    <Reason $tone={oferta ? 'muted' : 'success'}>
      {t.rich(text ?? 'descuentoHasta', {
        motivo: <CursoText>{rebaja.motivo}</CursoText>,
        valor: <Amount valor={rebaja.ahorro} moneda={curso.moneda} />,
        fecha: <DateText value={rebaja.hasta} show="day" />,
      })}
    </Reason>
  );
}
