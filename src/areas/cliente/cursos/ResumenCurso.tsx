/** Price, seats and enrolment period of a course, and the way to enrol, or why there is none. */
import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import { precioCurso } from '../../../domain/precioCurso.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Card } from '../../../ui/Card.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { type Definition, DefinitionList } from '../../../ui/data/DefinitionList.tsx';
import { Formatted } from '../../../ui/data/Formatted.tsx';
import { CalendarLink } from '../parts/CalendarLink.tsx';
import { AccionCurso } from './AccionCurso.tsx';
import { Cupos } from './Cupos.tsx';
import { Precio } from './Precio.tsx';
import { recibe } from './recibe.ts';
import { useLugar } from './useLugar.ts';

interface Props {
  readonly curso: Curso;
  /** YYYY-MM-DD */
  readonly hoy: string;
}

const Resumen = styled(Card)`
  display: grid;
  gap: 20px;
`;
const Valor = styled.div`
  display: grid;
  gap: 4px;

  > :first-child {
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.01em;
  }
  s {
    font-size: 16px;
  }
  > p {
    color: var(--portal-success);
    font-size: 14px;
    line-height: 20px;
  }
`;
const Barra = styled.span<{ $lleno: number }>`
  display: block;
  block-size: 6px;
  margin-block-start: 8px;
  border-radius: 3px;
  overflow: hidden;
  background: var(--portal-fill);

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: ${({ $lleno }) => $lleno}%;
    border-radius: inherit;
    background: var(--portal-accent);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &::before {
      background: Highlight;
    }
  }
`;

export function ResumenCurso({ curso, hoy }: Props) {
  const t = useT('cursos');
  const { dateRange } = useFormat();
  const lugar = useLugar()(curso);
  const { descuento } = precioCurso(curso, hoy);
  const { cupo, cuposDisponibles } = curso;
  const datos: Definition[] = [
    {
      name: t('detalle.inscripciones'),
      value: <Formatted>{dateRange(curso.inscripcionDesde, curso.inscripcionHasta)}</Formatted>,
    },
    { name: t('lugar'), value: lugar && <bdi>{lugar}</bdi> },
    {
      name: t('cupos'),
      value: recibe(curso) ? (
        <>
          <Cupos curso={curso} />
          {cupo !== undefined && cupo > 0 && cuposDisponibles !== undefined && (
            <Barra aria-hidden="true" $lleno={Math.round(100 * (1 - cuposDisponibles / cupo))} />
          )}
        </>
      ) : undefined,
    },
  ];
  return (
    <Resumen aria-label={t('detalle.inscripcion')}>
      <Valor>
        <Precio curso={curso} hoy={hoy} />
        {descuento && (
          <p>
            {t.rich('descuentoHasta', {
              motivo: <bdi key="motivo">{descuento.motivo}</bdi>,
              valor: <Amount key="valor" valor={descuento.ahorro} moneda={curso.moneda} />,
              fecha: <DateText key="fecha" value={descuento.hasta} show="day" />,
            })}
          </p>
        )}
      </Valor>
      <DefinitionList items={datos} />
      <AccionCurso curso={curso} />
      {curso.sesiones.length > 0 && recibe(curso) && <CalendarLink block curso={curso.identificacion} />}
    </Resumen>
  );
}
