/** A discount with a condition: the sentence to declare, or the code to apply. Renders nothing if there is none. */
import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { precioCurso } from '../../domain/cotizacion/precioCurso.ts';
import type { Cotizacion } from '../../domain/cotizacion/quoteCurso.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Text } from '../../ui/layout/Text.ts';
import { CursoText } from '../curso/CursoText.tsx';
import { CodigoField } from './CodigoField.tsx';
import type { InscripcionValues } from './inscripcionValues.ts';

const Box = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px;
  border: 1px solid var(--portal-line);
  border-radius: var(--portal-radius);
`;

/** In a wide tag the whole price stands beside the form, so the total is said here too. */
const Total = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding-block-start: 8px;
  border-block-start: 1px solid var(--portal-line);
  font-weight: 700;

  @container portal (max-width: 899.98px) {
    display: none;
  }
`;

interface DescuentoFieldProps {
  readonly curso: Curso;
  readonly cotizacion: Pick<Cotizacion, 'total' | 'moneda'>;
  /** A code is checked without the client's session. */
  readonly anonymous?: boolean;
}

export function DescuentoField({ curso, cotizacion, anonymous = false }: DescuentoFieldProps) {
  const t = useT('solicitud');
  const { today } = useNow();
  const { date } = useFormat();
  const title = useId();
  const { offer } = precioCurso(curso, today);
  if (!offer) return null;
  const { condicion, motivo, saved, hasta } = offer;
  const valor: ReactNode = <Amount valor={saved} moneda={curso.moneda} />;
  return (
    <Box role="group" aria-labelledby={title}>
      <div>
        <Heading rank={3} id={title}>
          {t.rich('descuento.titulo', { motivo: <CursoText key="motivo">{motivo}</CursoText> })}
        </Heading>
        <Text $tone="muted">
          {t.rich(condicion.tipo === 'codigo' ? 'descuento.ofertaCodigo' : 'descuento.oferta', {
            valor,
            fecha: date(hasta),
          })}
        </Text>
      </div>
      {condicion.tipo === 'codigo' ? (
        <CodigoField curso={curso.id} saved={valor} anonymous={anonymous} />
      ) : (
        <Declaracion declaracion={condicion.declaracion} />
      )}
      <Total>
        {t('cotizacion.total')} <Amount valor={cotizacion.total} moneda={cotizacion.moneda} />
      </Total>
    </Box>
  );
}

function Declaracion({ declaracion }: { readonly declaracion: string }) {
  const t = useT('solicitud');
  const { control, setValue } = useFormContext<InscripcionValues>();
  const declared = useWatch({ control, name: 'condicion.declaracion' });
  return (
    <Checkbox
      name="condicion.declaracion"
      label={<CursoText>{declaracion}</CursoText>}
      hint={t('descuento.declaracionPista')}
      checked={declared === declaracion}
      onChange={({ target }) => setValue('condicion.declaracion', target.checked ? declaracion : '')}
    />
  );
}
